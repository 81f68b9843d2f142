"""How the log is written: a line for people, or a JSON object for what collects logs. Nobody's account stands in it."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Literal

Form = Literal["text", "json"]
LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"
FIELDS = "fields"  # under which a record carries its parts one by one


def traceless(record: logging.LogRecord) -> bool:
    """That Discord is out of reach is one line for each attempt: where the library met it tells nobody anything."""
    if record.exc_info and str(record.msg).startswith("Attempting a reconnect"):
        record.msg = f"{record.msg} (%r)"
        record.args = (*(record.args if isinstance(record.args, tuple) else ()), record.exc_info[1])
        record.exc_info = None
    return True


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname, "logger": record.name, "message": record.getMessage(),
            **getattr(record, FIELDS, {}),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def begin(level: str, form: Form) -> None:
    handler = logging.StreamHandler()
    handler.addFilter(traceless)
    handler.setFormatter(Json() if form == "json" else logging.Formatter(LINE))
    logging.basicConfig(level=level, handlers=[handler])
    if level == "INFO":
        logging.getLogger("discord").setLevel(logging.WARNING)  # it tells every step of logging in
