"""What the page's first screen shows, besides what any channel has: games to begin, and matches of whoever looks.

The playground knows neither; the program behind it may fulfil this, with every sentence worded for its reader.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

Turn: TypeAlias = Literal["you", "others", "bots", "paused", "lobby", "kept", "over"]
Way: TypeAlias = Literal["play", "learn", "open", "watch"]


@dataclass(frozen=True, slots=True)
class GameCard:
    """`levels`: how well bots can play, as value and words. `commands`: what to type; the page fills in `{level}`.

    `alt`: what its cover shows.
    """

    name: str
    title: str
    mood: str
    players: str
    minutes: str
    designers: str
    alt: str
    levels: tuple[tuple[str, str], ...]
    commands: Mapping[Way, str]


@dataclass(frozen=True, slots=True)
class SeatCard:
    """`person`: a Discord id; None: a bot. `turn`: the match waits for it. `said`: what it does, if anything.

    `points`: so far, as whoever looks may know them, without what only the end counts; empty before a match begins.
    `face`: of a bot's level, if it has one.
    """

    name: str
    person: str | None
    turn: bool
    said: str = ""
    points: str = ""
    face: str = ""


@dataclass(frozen=True, slots=True)
class MatchCard:
    """`turn`: for whom it waits, seen by whoever looks; `said` says it in words, `stage` what it is at, `since` since
    when. `channel`: where it is played, or where its table is open. `watched`: only bots play it.
    `post`: the message at which one sits down, while it is open. `learnt`: whoever looks is walked through it.
    """

    match: int
    game: str
    title: str
    seats: tuple[SeatCard, ...]
    stage: str
    turn: Turn
    said: str
    since: float
    channel: str
    watched: bool = False
    post: str = ""
    learnt: bool = False


class Home(Protocol):
    """`panel`: the command that shows somebody what a match asks."""

    panel: str

    def about(self, locale: str) -> str:
        """What all of it is, in a sentence."""

    def games(self, locale: str) -> Sequence[GameCard]: ...

    async def matches(self, user: int, locale: str) -> Sequence[MatchCard]:
        """Those that wait for them first, and of these the longest wait."""

    async def tables(self, user: int, locale: str) -> Sequence[MatchCard]:
        """Those that are open, and at which they do not sit; their hosts are mentioned."""

    async def match_in(self, channel: str, user: int, locale: str) -> MatchCard | None:
        """The newest of the channel, whoever looks; one that is over, too."""

    async def state(self, locale: str) -> str:
        """How the bot is, in a line."""

    def gallery(self, locale: str) -> Mapping[str, str]:
        """The pictures of the first screen that are there, each with its edition."""

    async def art(self, name: str) -> bytes | None:
        """One of them by its edition, as WebP; by its name, one without a title."""
