"""Whom a message mentions. Nobody is mentioned whom allowed_mentions does not allow."""

import re
from collections.abc import Collection

from .form import Form, Path
from .wire import Payload

MENTION = re.compile(r"<@!?(\d+)>")


def check_allowed(form: Form, allowed: Payload | None, path: Path) -> None:
    if allowed is None:
        return
    form.length((*path, "users"), allowed.get("users"), 0, 100)
    if "users" in (allowed.get("parse") or []) and allowed.get("users"):
        form.wrong(path, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                   'parse:["users"] and users: [ids...] are mutually exclusive.')


def mentioned(text: str, allowed: Payload | None, known: Collection[str]) -> list[str]:
    named = [person for person in dict.fromkeys(MENTION.findall(text)) if person in known]
    if allowed is None or "users" in (allowed.get("parse") or []):
        return named
    listed = set(map(str, allowed.get("users") or []))
    return [person for person in named if person in listed]


def everyone(text: str, allowed: Payload | None) -> bool:
    may = allowed is None or "everyone" in (allowed.get("parse") or [])
    return may and ("@everyone" in text or "@here" in text)
