"""How a table likes to play besides the game's own options and its pace: whether it counts for ratings, whether there
are hints, and how fast bots answer. Knows no Discord and no database.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, assert_never

from .rating import may_count

if TYPE_CHECKING:
    from bot.store import MatchRow

Custom: TypeAlias = Literal["rating", "hints", "rhythm"]
# What can be chosen, the usual first.
CUSTOMS: dict[Custom, tuple[str, str]] = {
    "rating": ("rated", "casual"), "hints": ("allowed", "none"), "rhythm": ("at-once", "unhurried"),
}


class NoSuchCustom(Exception):
    """No table can choose that."""


def chosen(row: MatchRow, custom: Custom) -> str:
    """What counts for ratings is played without hints, whatever was chosen for them."""
    match custom:
        case "rating":
            return CUSTOMS[custom][not row.rated]
        case "hints":
            return CUSTOMS[custom][may_count(row) or not row.hints]
        case "rhythm":
            return CUSTOMS[custom][row.unhurried]
        case _:
            assert_never(custom)


def telling(row: MatchRow) -> list[Custom]:
    """What those who sit down should know: what is not as usual, and whether the match counts, for bots never do."""
    odd = [custom for custom, (usual, _) in CUSTOMS.items() if chosen(row, custom) != usual]
    if may_count(row):
        return ["rating", *[custom for custom in odd if custom == "rhythm"]]
    return [custom for custom in odd if custom != "rating" or not any(seat.bot for seat in row.seats)]


def after(row: MatchRow, name: str, value: str) -> dict[str, bool]:
    """What holds at the table when that is chosen, for the store. Who wants hints where a match would count wants it to
    be casual.
    """
    found = next((custom for custom in CUSTOMS if custom == name), None)
    if found is None or value not in CUSTOMS[found]:
        raise NoSuchCustom(f"{name!r} cannot be {value!r}")
    usual = value == CUSTOMS[found][0]
    now = {"hints": row.hints, "unhurried": row.unhurried, "rated": row.rated}
    match found:
        case "rating":
            return now | {"rated": usual}
        case "hints":
            return now | {"hints": usual, "rated": row.rated and not (usual and may_count(row))}
        case "rhythm":
            return now | {"unhurried": not usual}
        case _:
            assert_never(found)
