"""What the store gives and takes. Snapshots, answers and events are bytes that it does not read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Literal, TypeAlias, TypedDict

from engine import record

Json: TypeAlias = "Mapping[str, Json] | Sequence[Json] | str | int | float | bool | None"
Status: TypeAlias = Literal["lobby", "running", "over", "abandoned"]
Stewards: TypeAlias = Literal["nobody", "moderators", "hosts"]  # who may close and kick without a vote


@record
class SeatRow:
    """A person (`user`) or a bot (`bot` is its strength). `total` and `won` are None until the match is over.

    `owner`: the person for whom the bot keeps it. `offered`: the user who may sit down there; 0: anybody; None: nobody.
    `former`: the person who has left it, while it still bears their name. `lent`: the beat of the table in which a bot
    does the part of the person who has it.
    """

    seat: int
    user: int | None
    bot: str | None
    name: str
    total: int | None = None
    won: bool | None = None
    owner: int | None = None
    offered: int | None = None
    former: int | None = None
    lent: int | None = None

    @property
    def named(self) -> int | None:
        """The person whose name it bears."""
        return self.user or self.owner or self.former


@record
class HeldRow:
    """Whose name a seat bore until the match came to a later version; `user` 0: somebody who is forgotten."""

    seat: int
    user: int
    name: str
    until: int


@record
class MatchRow:
    """`channel` is where it is played: None while its thread is still to be opened. `snapshot`: None in a lobby.

    `pace_hours`: for one part. `paused`: since when. `rematch`: the match that it plays once more. `hints`: whoever is
    asked something may ask for one. `unhurried`: bots take their time. `tempo`: seconds before each part of a match
    that only bots play, for its host to watch. `rated`: the table wants it to count for ratings.
    """

    id: int
    guild: int | None
    channel: int | None
    lobby_channel: int
    game: str
    options: Mapping[str, str]
    seed: str
    rules_version: int
    version: int
    snapshot: bytes | None
    status: Status
    host: int
    locale: str
    created: float
    changed: float
    seats: tuple[SeatRow, ...]
    pace_hours: int | None = None
    paused: float | None = None
    rematch: int | None = None
    hints: bool = True
    unhurried: bool = False
    tempo: float | None = None
    rated: bool = True


@record
class NewMove:
    """`seat` None: done to the table. `before`: the snapshot that undoing this move goes back to.

    `told`: the version of the match when the table was told of it, 0 as long as it is not: the moves of a part are told
    together when it is complete; 1 of what nobody knows when, for no match has moves at version 1. `made`: "bot",
    "order", "unseen" (an order that nobody is told of), "table" (passed over), or None for the person who has the seat.
    `beat`: of the table when it was made.
    """

    seat: int | None
    answer: bytes
    events: bytes
    reveals: bool
    before: bytes | None
    told: int = 1
    made: str | None = None
    beat: int | None = None


@record
class MoveRow:
    """`undoable`: its `before` is still kept."""

    match: int
    number: int
    version: int
    seat: int | None
    answer: bytes
    events: bytes
    reveals: bool
    undoable: bool
    at: float
    told: int = 1
    made: str | None = None
    beat: int | None = None

    @property
    def own(self) -> bool:
        """Whoever had the seat has made it, or has given the order for it."""
        return self.made in (None, "order", "unseen")


@record
class ChangeRow:
    """What happened at the table after the move `after`, besides moves."""

    match: int
    after: int
    at: float
    details: Mapping[str, Json]


@record
class NewOrder:
    """A seat's answer to every question of that key, given in the light of what it `knows`.

    `said` is the condition in words, `offered` what could have been answered: both JSON.
    """

    seat: int
    user: int
    key: str
    knows: str
    said: str
    offered: str
    answer: bytes


@record
class OrderRow:
    id: int
    match: int
    seat: int
    user: int
    key: str
    knows: str
    said: str
    offered: str
    answer: bytes
    given: float
    stopped: float | None


@record
class CoachRow:
    """Somebody is walked through a match. `said`, by kind of question: how often it was explained, and at which count
    of the seat's question and which beat of the table last.
    """

    match: int
    user: int
    quiet: bool = False
    said: Mapping[str, tuple[int, int, int]] = field(default_factory=dict)


@record
class Score:
    seat: int
    total: int
    won: bool


@record
class ResultRow:
    """One seat of one finished match."""

    match: int
    guild: int | None
    game: str
    seat: int
    user: int | None
    bot: str | None
    name: str
    total: int
    won: bool
    ended: float


@record
class NewLegacy:
    """What a match leaves behind of a seat: points by line of its sheet, traces as name, count and of what, and the
    achievements that were reached. `whole`: it came to its end.
    """

    seat: int
    lines: Mapping[str, int]
    traces: tuple[tuple[str, int, str], ...] = ()
    achievements: tuple[str, ...] = ()
    whole: bool = True


@record
class LegacyRow:
    """The same of a person, with how it ended. `whole`: nobody else has had the seat, either. `lasted`: seconds from
    the first move to the last.
    """

    match: int
    guild: int | None
    game: str
    seat: int
    user: int
    total: int
    won: bool
    ended: float
    whole: bool
    lines: Mapping[str, int]
    traces: tuple[tuple[str, int, str], ...]
    achievements: tuple[str, ...]
    moves: int
    lasted: float
    seats: int
    bots: int


@record
class RatingRow:
    """How well somebody plays a game on a server; `sigma`: how uncertain that is."""

    guild: int
    game: str
    user: int
    mu: float
    sigma: float
    matches: int
    wins: int
    name: str = ""


@record
class PostRow:
    """The message that plays the role `purpose` for a match."""

    match: int
    purpose: str
    channel: int
    message: int


@record
class NewPost:
    """Something owed to Discord, one message each; `due` 0: at once, in the order it was written. `alone`: in no line,
    so that the match does not wait for it.
    """

    kind: str
    payload: Mapping[str, Json]
    due: float = 0.0
    alone: bool = False


@record
class OutboxRow:
    """`doubtful`: an earlier attempt ended without a verdict, so the message with this `nonce` may be out already."""

    id: int
    match: int | None
    kind: str
    payload: Mapping[str, Json]
    due: float
    attempts: int
    doubtful: bool
    nonce: str
    sent: float | None
    message: int | None
    parked: float | None
    reason: str | None


@record
class VoteRow:
    """A question to the table. `ballots` by user. Open while `closed` is None; `outcome` None: nothing came of it.

    `until`: up to when it waits for those who do not play just now.
    """

    id: int
    match: int
    kind: str
    matter: Mapping[str, Json]
    opened: float
    closed: float | None
    outcome: str | None
    ballots: Mapping[int, str]
    until: float | None = None


@record
class NewVote:
    """With what the one who asks says to it, if somebody asks."""

    kind: str
    matter: Mapping[str, Json]
    user: int | None = None
    choice: str = ""
    until: float | None = None


@record
class Ballot:
    """`outcome`: what the vote has come to by it; None while it stays open."""

    vote: int
    user: int
    choice: str
    outcome: str | None = None


@record
class NeedRow:
    """The match waits for a person. `calls` 0: he has not been called yet; 1: pinged; each more is a reminder.

    `next`: when he is to be called again. `due`: when his part should be done, by the table's pace; `late`: it was not,
    and the table knows. `began`: `since`, moved by all the time in which no clock ran.
    """

    match: int
    seat: int
    user: int
    since: float
    calls: int = 0
    called: float | None = None
    next: float | None = None
    due: float | None = None
    muted: bool = False
    late: bool = False
    began: float = 0.0


@record
class Decision:
    """What is written with a change of the match, besides its position and its log: the ballot that decided it, the
    seats that are others' now, what is to be remembered, whether the match goes on and how fast (`pause`, `tempo` None:
    as before), and an order that is given.
    """

    ballot: Ballot | None = None
    seats: tuple[SeatRow, ...] = ()
    changes: tuple[Mapping[str, Json], ...] = ()
    pause: bool | None = None
    order: NewOrder | None = None
    stopped: tuple[int, ...] = ()  # orders
    tempo: float | None = None


@record
class HindranceRow:
    """`missing`: names of permissions, if Discord says which. `written`, `shown`: the ways in which the host knows."""

    match: int
    channel: int
    missing: tuple[str, ...]
    since: float
    written: bool
    shown: bool


@record
class UserRow:
    """`locale` None: as Discord says; `theme` None: as the host. Quiet hours: minutes of the day in `time_zone`.

    `direct`: called by direct message. `careful`: is asked once more before something is wasted.
    `orders`: is offered standing orders. `spoken`: what Discord said of their language when they last chose something.
    """

    id: int
    locale: str | None = None
    theme: str | None = None
    pings: bool = True
    reminder_hours: int = 24
    time_zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None
    away_until: float | None = None
    guided: bool = False
    direct: bool = False
    careful: bool = True
    orders: bool = True
    spoken: str | None = None


class UserChanges(TypedDict, total=False):
    locale: str | None
    theme: str | None
    pings: bool
    reminder_hours: int
    time_zone: str
    quiet_from: int | None
    quiet_to: int | None
    away_until: float | None
    guided: bool
    direct: bool
    careful: bool
    orders: bool
    spoken: str | None


@record
class GuildRow:
    """`channels`: where tables may open; none: everywhere. `barred`: games that are not played here."""

    id: int
    locale: str | None = None
    pace_hours: int | None = None
    channels: tuple[int, ...] = ()
    barred: tuple[str, ...] = ()
    stewards: Stewards = "moderators"


class GuildChanges(TypedDict, total=False):
    locale: str | None
    pace_hours: int | None
    channels: tuple[int, ...]
    barred: tuple[str, ...]
    stewards: Stewards


@record
class ChoiceRow:
    """Who has set something for a server."""

    guild: int
    setting: str
    user: int
    at: float
