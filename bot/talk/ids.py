"""Every custom_id of ours: what a button, a menu or a form means, made and read by the same records.

`t:{match}:{seat}:{count}:{verb}[:{object}]`, with `-` for a seat or a count that does not matter; a menu's verb has a
`#` before it, that of a menu of channels a `@`, so that a button can't be taken for one. Whatever was ever posted stays
readable: no verb is renamed.
"""

from __future__ import annotations

import re
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from engine import record

from .verbs import MENUS, PLACES, VERBS, Verb

if TYPE_CHECKING:
    from collections.abc import Callable

DIGITS = 18
HEAD = r"t:(?P<match>\d{1,18}):(?P<seat>\d{1,3}|-):(?P<count>\d{1,9}|-):"
BUTTON, MENU, PLACE = HEAD + r"(?P<what>[^#@].*)", HEAD + r"#(?P<what>.+)", HEAD + r"@(?P<what>.+)"
WHOLE = re.compile(HEAD + r"(?P<menu>[#@]?)(?P<what>[^#@].*)")


@record
class Press:
    """What was pressed, and what was chosen in a menu or written into a form."""

    match: int
    seat: int | None
    count: int | None
    act: Verb
    values: tuple[str, ...] = ()


@record
class Tag:
    """Whose question, and at which count: makes the ids of one message."""

    match: int
    seat: int | None = None
    count: int | None = None

    def id(self, act: Verb) -> str:
        seat, count = ("-" if number is None else str(number) for number in (self.seat, self.count))
        parts = [str(getattr(act, field.name)) for field in fields(act)]
        what = f"{act.word}:{'.'.join(parts)}" if parts else act.word
        return f"t:{self.match}:{seat}:{count}:{menu(act)}{what}"


def menu(act: Verb) -> str:
    """The mark of a menu."""
    return "#" if isinstance(act, MENUS) else "@" if isinstance(act, PLACES) else ""


def read(custom_id: str, values: tuple[str, ...] = ()) -> Press | None:
    """What the id says; None if it is none of ours, or says what none of ours ever said."""
    found = WHOLE.fullmatch(custom_id)
    act = act_of(found["what"]) if found else None
    if found is None or act is None or found["menu"] != menu(act):
        return None
    seat, count = (None if found[part] == "-" else int(found[part]) for part in ("seat", "count"))
    return Press(int(found["match"]), seat, count, act, values)


def act_of(what: str) -> Verb | None:
    word, _, given = what.partition(":")
    verb: Any = VERBS.get(word)
    if verb is None:
        return None
    wanted = fields(verb)
    parts = given.split(".", max(len(wanted) - 1, 0)) if given else []  # the last field may hold dots
    if len(parts) > len(wanted):
        return None
    try:  # an id that is older than a verb's last fields gets their usual values
        found: Verb = verb(*[reader(field.type)(part) for field, part in zip(wanted, parts, strict=False)])
    except (TypeError, ValueError):
        return None
    return found


def number(part: str) -> int:
    """No button of ours carries one that the database could not take."""
    if not part.isdecimal() or len(part) > DIGITS:
        raise ValueError(f"{part!r} is not a number")
    return int(part)


READERS: dict[str, Callable[[str], int | str]] = {"int": number, "str": str}


def reader(kind: Any) -> Callable[[str], int | str]:
    return READERS[getattr(kind, "__name__", kind)]
