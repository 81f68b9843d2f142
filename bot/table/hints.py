"""What a strong bot would do in somebody's place, for whoever asks, where the table allows it. No Discord.

Its ideas come from a copy in which everything is dealt anew that the seat cannot know: they tell nothing hidden.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from engine import Refused, advise, known

from .bots import key
from .outcome import MatchPaused
from .rating import counts

if TYPE_CHECKING:
    from bot.store import MatchRow
    from engine import Answer, Idea, Match

    from .session import Session

LEVEL = "hard"  # whose ideas they are


class NoHints(Exception):
    """The table plays without them."""


class NoneRated(Exception):
    """The match counts for ratings, and none such has hints."""


class NothingAsked(Exception):
    """There is nothing that a hint could be about."""


class NobodyKnows(Exception):
    """The game is played by chance, which has no ideas."""


class Adviser(Protocol):
    """Has ideas for a seat that is asked something, from a match that looks to it like the true one."""

    async def ideas(self, match: Match, seat: int, key: str, begun: tuple[Answer, ...] = ()) -> tuple[Idea, ...]:
        """The best one first; what was begun goes on."""


class Quick:
    """Looks no further than what lies there, and keeps everybody waiting meanwhile: for tests."""

    async def ideas(self, match: Match, seat: int, key: str, begun: tuple[Answer, ...] = ()) -> tuple[Idea, ...]:
        return advise(match, seat, key, "easy", begun)


def allowed(row: MatchRow) -> bool:
    """Whether anybody at the table can ask for one."""
    return row.hints and not counts(row) and known(row.game)


async def hints(adviser: Adviser, session: Session, seat: int) -> tuple[Idea, ...]:
    """The same for as long as the position is the same, and the first is what such a bot would do there: whoever has
    begun to do as it said hears how it goes on.
    """
    row, position = session.row, session.position
    if counts(row):
        raise NoneRated(f"match {row.id} counts for ratings")
    if not row.hints:
        raise NoHints(f"match {row.id} is played without hints")
    if row.paused is not None:
        raise MatchPaused(f"match {row.id} is paused")
    if not session.goes_on or position.match.prompt(seat) is None:
        raise NothingAsked(f"seat {seat} of match {row.id} is not asked anything")
    if not known(row.game):
        raise NobodyKnows(f"{row.game} has no judgement")
    if seat not in position.ideas:
        own = key(row, position.match, seat)
        found = await adviser.ideas(position.match.redealt(seat, own), seat, own, begun(session, seat))
        position.ideas[seat] = found
        if found:
            session.advised[seat] = position.match, found[0].answers
    return position.ideas[seat]


def begun(session: Session, seat: int) -> tuple[Answer, ...]:
    """What is left of the last idea that the seat was given, if just that has been done since."""
    if seat not in session.advised:
        return ()
    (match, answers), now = session.advised[seat], session.match.save()
    twin = match.copy()
    for number, answer in enumerate(answers[:-1], 1):
        try:
            twin.play(seat, answer)
        except Refused:
            return ()
        if twin.save() == now:
            return answers[number:]
    return ()
