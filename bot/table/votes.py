"""What a table can be asked, who may say something to it, and what decides. Knows no Discord and no database."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias, assert_never, cast

from pydantic import Field, TypeAdapter

from bot.store import NewVote
from engine import record

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from bot.store import VoteRow

Choice: TypeAlias = Literal["agree", "refuse", "wait", "once", "keep", "open", "skip"]


class VoteOver(Exception):
    """It is decided, or what it was about has passed."""


class NotNow(Exception):
    """What somebody asks for makes no sense as things are: `kind` says what it is."""

    def __init__(self, kind: str) -> None:
        super().__init__(f"{kind} cannot be asked now")
        self.kind = kind


class NoVoice(Exception):
    """Whoever votes is not asked: a stranger, or the one it is about."""


class VotedAlready(Exception):
    """The same was said before."""


@record
class Undo:
    """`seat` would like to take back a move; agreed to is the match as it was at `version`."""

    move: int
    version: int
    seat: int
    kind: Literal["undo"] = "undo"


@record
class Late:
    """`seat` was needed since then, and has not done its part within the table's pace. `user`: who has it; 0 of what an
    earlier version asked, and of somebody who is forgotten.
    """

    seat: int
    since: float
    user: int = 0
    kind: Literal["late"] = "late"


@record
class Kick:
    """Whether a bot, or whoever sits down, goes on for the person who has the seat."""

    seat: int
    user: int
    kind: Literal["kick"] = "kick"


@record
class End:
    """The match, scored as it stands."""

    kind: Literal["end"] = "end"


@record
class Pause:
    kind: Literal["pause"] = "pause"


@record
class Resume:
    kind: Literal["resume"] = "resume"


Matter: TypeAlias = Undo | Late | Kick | End | Pause | Resume
AnyMatter = Annotated[Matter, Field(discriminator="kind")]
MATTER: TypeAdapter[Matter] = TypeAdapter(cast("type[Matter]", AnyMatter))


def read(row: VoteRow) -> Matter:
    return MATTER.validate_python({**row.matter, "kind": row.kind})


def asked(matter: Matter, user: int | None = None, until: float | None = None) -> NewVote:
    """Who asks the table agrees himself."""
    payload = MATTER.dump_python(matter, mode="json")
    return NewVote(payload.pop("kind"), payload, user, "agree" if user is not None else "", until)


def choices(matter: Matter, *, skip: bool = False) -> tuple[Choice, ...]:
    """`skip`: the rules would let the part be passed over."""
    match matter:
        case Late():
            return ("wait", "once", "keep", "open", *(("skip",) if skip else ()))
        case Undo() | Kick() | End() | Pause() | Resume():
            return ("agree", "refuse")
        case _:
            assert_never(matter)


def voices(
    matter: Matter, people: Mapping[int, int], late: frozenset[int], owners: Collection[int] = ()
) -> frozenset[int]:
    """The users who may vote; `people` are the users by their seats, `late` the seats that are, `owners` the users for
    whom a bot keeps the seat: their match does not end without them, as long as the vote waits for them.

    About a seat those decide who are not late: who is late is waited for, and must not be waited for here too. A kick
    asks the one it is about as well, so that of two neither can throw out the other.
    """
    punctual = frozenset([user for seat, user in people.items() if seat not in late])
    match matter:
        case Late(seat):
            return punctual - {people.get(seat, 0)}
        case Kick():
            return punctual
        case End():
            return frozenset([*people.values(), *owners])
        case Undo() | Pause() | Resume():
            return frozenset(people.values())
        case _:
            assert_never(matter)


def decided(matter: Matter, voices: frozenset[int], ballots: Mapping[int, str]) -> str | None:
    """What the vote has come to; None while it is open. What was said by somebody who has no voice does not count."""
    said = Counter([choice for user, choice in ballots.items() if user in voices])
    match matter:
        case Late():
            return next((choice for choice, count in said.items() if 2 * count > len(voices)), None)
        case Kick():
            if 2 * said["agree"] > len(voices):
                return "agree"
            return "refuse" if said["refuse"] and 2 * said["refuse"] >= len(voices) else None
        case Undo() | End() | Pause() | Resume():
            if said["refuse"]:
                return "refuse"
            return "agree" if voices and said["agree"] == len(voices) else None
        case _:
            assert_never(matter)
