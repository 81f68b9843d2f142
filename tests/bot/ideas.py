"""Thoughts that go wrong, named by the question's key. Every process that thinks reads this file, so it is small."""

import os
import signal

from bot.mind.minds import Question, ponder
from engine import Inquiry


def muse(question: Question | Inquiry) -> bytes:
    if isinstance(question, Inquiry):
        return ponder(question)
    kind, _, spared = question.key.partition(" ")
    if question.level != spared:
        match kind:
            case "deadly":
                os.kill(os.getpid(), signal.SIGKILL)
            case "endless":
                while True:
                    signal.pause()
    return ponder(question)
