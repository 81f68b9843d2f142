"""What the bot had no words for since a test began: it logs that, and no test may end with any."""

import logging

from bot import speech


class Unworded(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(record.getMessage())


UNWORDED = Unworded()
logging.getLogger(speech.__name__).addHandler(UNWORDED)
