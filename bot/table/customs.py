"""How a table likes to play besides the game's own options and its pace: whether there are hints, and how fast bots
answer. Knows no Discord and no database.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, assert_never

if TYPE_CHECKING:
    from bot.store import MatchRow

Custom: TypeAlias = Literal["hints", "rhythm"]
# What can be chosen, the usual first.
CUSTOMS: dict[Custom, tuple[str, str]] = {"hints": ("allowed", "none"), "rhythm": ("at-once", "unhurried")}


class NoSuchCustom(Exception):
    """No table can choose that."""


def chosen(row: MatchRow, custom: Custom) -> str:
    match custom:
        case "hints":
            return CUSTOMS[custom][not row.hints]
        case "rhythm":
            return CUSTOMS[custom][row.unhurried]
        case _:
            assert_never(custom)


def after(row: MatchRow, name: str, value: str) -> dict[str, bool]:
    """What holds at the table when that is chosen, for the store."""
    found = next((custom for custom in CUSTOMS if custom == name), None)
    if found is None or value not in CUSTOMS[found]:
        raise NoSuchCustom(f"{name!r} cannot be {value!r}")
    usual = value == CUSTOMS[found][0]
    match found:
        case "hints":
            return {"hints": usual, "unhurried": row.unhurried}
        case "rhythm":
            return {"hints": row.hints, "unhurried": not usual}
        case _:
            assert_never(found)
