"""What a move owes to Discord: a closed set of posts, worked out before the move is saved, so that both are one
transaction. Knows no Discord; a row of the outbox becomes one of these again when it is delivered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias, cast

from pydantic import Field, TypeAdapter

from bot.store import NewPost
from engine import Event, record

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from bot.store import ChangeRow, Json, OutboxRow

SHELVED = 3 * 24 * 3600.0  # seconds without a word, after which a thread goes out of the way


@record
class News:
    """What is complete. `ordered`: the seats for which a standing order has answered. `version`: of the match then;
    0 of a post that was owed before this was written down. `proud`: the bot that says a word about it. `lent`: the
    seats of people for whom a bot has played.
    """

    events: tuple[Event, ...]
    mover: int | None
    ordered: tuple[int, ...] = ()
    version: int = 0
    proud: int | None = None
    lent: tuple[int, ...] = ()
    kind: Literal["news"] = "news"


@record
class Opened:
    """The match begins: what the setup told, and what bots did before anybody was asked."""

    events: tuple[Event, ...]
    kind: Literal["opened"] = "opened"


@record
class Undone:
    """What was told and is taken back."""

    events: tuple[Event, ...]
    mover: int
    kind: Literal["undone"] = "undone"


@record
class Turn:
    """The standing message, as things are when it goes out. `renewing`: something was taken back, which panels show."""

    renewing: bool = False
    kind: Literal["turn"] = "turn"


# Whatever calls somebody names the need it is about by its time, and is void when that is gone; 0: any that there is.
@record
class Ping:
    seat: int
    since: float = 0.0
    kind: Literal["ping"] = "ping"


@record
class Last:
    """The seat is the last one that the table waits for."""

    seat: int
    since: float = 0.0
    kind: Literal["last"] = "last"


@record
class Reminder:
    seat: int
    since: float
    number: int
    kind: Literal["reminder"] = "reminder"


@record
class Silent:
    """The seat was reminded as often as may be: the table is told."""

    seat: int
    since: float
    kind: Literal["silent"] = "silent"


@record
class Unping:
    seat: int
    kind: Literal["unping"] = "unping"


@record
class Consent:
    """As questions to the table were written when they could only be about taking back a move."""

    move: int
    version: int
    seat: int
    kind: Literal["consent"] = "consent"


@record
class Question:
    """A vote is open."""

    vote: int
    kind: Literal["question"] = "question"


What: TypeAlias = Literal[
    "waited", "once", "skipped", "kept", "opened", "kicked", "expelled", "resigned", "forgotten", "offered", "sat",
    "back", "ended", "closed", "conceded", "paused", "resumed", "returned", "weaker",
]


@record
class Changed:
    """Something that happened at the table besides moves. `user`: whose seat it is or was; `to`: who has it now, is
    asked to take it, or has done this; 0: nobody, or somebody who is forgotten. `name`: of a bot. `level`: how well it
    plays; empty of what an earlier version wrote, and of chance. `bot`: how well the one plays that was replaced.
    """

    what: What
    seat: int | None = None
    user: int = 0
    to: int = 0
    name: str = ""
    level: str = ""
    bot: str = ""
    kind: Literal["changed"] = "changed"


@record
class Over:
    kind: Literal["over"] = "over"


@record
class Lobby:
    """The table that somebody has opened: posted by who opens it, or after a restart if that was cut short."""

    kind: Literal["lobby"] = "lobby"


@record
class Invited:
    """These are asked to a table that has not begun."""

    users: tuple[int, ...]
    kind: Literal["invited"] = "invited"


About: TypeAlias = Literal["question", "offered", "over", "invited"]


@record
class Recall:
    """The post of the row `of` could not call this person when it went out, or not there: called when they may be.

    `number`: of the vote, or of the seat that is offered.
    """

    of: int
    match: int
    user: int
    about: About
    number: int = 0
    kind: Literal["recall"] = "recall"


@record
class Homecoming:
    """The vacation of this person ends then: the tables where they sit no longer show it."""

    user: int
    kind: Literal["homecoming"] = "homecoming"


@record
class Stale:
    """The lobby is closed because nobody started it."""

    kind: Literal["stale"] = "stale"


# These stand alone, each in a line of its own: Discord may keep a new name waiting for ten minutes.
@record
class Named:
    """The thread of the match is to be called as things are when this goes out."""

    match: int
    kind: Literal["named"] = "named"


@record
class Shelved:
    """The thread of a match that is over goes out of the way, if nobody has written there since the message `seen`; 0:
    since the last of the match.
    """

    match: int
    seen: int = 0
    kind: Literal["shelved"] = "shelved"


Post: TypeAlias = (
    News | Opened | Undone | Turn | Ping | Last | Reminder | Silent | Unping | Consent | Question | Changed | Over
    | Lobby | Invited | Recall | Homecoming | Stale | Named | Shelved
)
AnyPost = Annotated[Post, Field(discriminator="kind")]
POST: TypeAdapter[Post] = TypeAdapter(cast("type[Post]", AnyPost))


def remembered(post: Changed) -> dict[str, Json]:
    """For the log."""
    details: dict[str, Json] = POST.dump_python(post, mode="json")
    return {name: value for name, value in details.items() if name != "kind"}


def recalled(row: ChangeRow) -> Changed:
    found = POST.validate_python({**row.details, "kind": "changed"})
    assert isinstance(found, Changed)  # noqa: S101 - so says its kind
    return found


def written(post: Post, due: float = 0.0) -> NewPost:
    """For the outbox."""
    payload = POST.dump_python(post, mode="json")
    return NewPost(payload.pop("kind"), payload, due, alone=isinstance(post, Named | Shelved))


def farewell(match: int, now: float) -> list[NewPost]:
    """What the thread of a match that has just ended is owed."""
    return [written(Named(match)), written(Shelved(match), now + SHELVED)]


def read(row: OutboxRow) -> Post:
    """ValueError for a row that no version of ours has written."""
    return POST.validate_python({**row.payload, "kind": row.kind})


def owed(
    told: Sequence[Event], stale: frozenset[int], mover: int | None, *, over: bool,
    ordered: frozenset[int] = frozenset(), version: int = 0, renewing: bool = False, proud: int | None = None,
    lent: Collection[int] = (),
) -> list[Post]:
    """One post tells what is complete; then stale calls go, and the standing message follows. New calls come last."""
    found: list[Post] = []
    loud = tuple([event for event in told if not event.quiet])
    if loud:
        found.append(News(loud, mover, tuple(sorted(ordered)), version, proud, tuple(sorted(lent))))
    found += [Unping(seat) for seat in sorted(stale)]
    return [*found, Turn(renewing), Over()] if over else [*found, Turn(renewing)]
