"""Who comes and who goes while a match runs, in a pause too: one change of seat is one transaction, and the position
stays as it is.

A bot keeps a seat for its owner, or has it until somebody sits down. Knows no Discord.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.store import AlreadySeated, NotSeated
from engine import Result

from .bots import USUAL
from .lobby import NAME
from .outcome import Outcome
from .posts import Changed
from .session import sheets

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.store import Ballot, Rule, SeatRow

    from .posts import What
    from .session import Session
    from .sessions import Sessions

ANYBODY = 0
STAND_INS: tuple[What, ...] = ("once", "kept", "kicked", "expelled", "resigned")  # after these a bot plays for somebody


class NotOffered(Exception):
    """Nobody, or not this person, may sit down there."""


class NotKept(Exception):
    """No bot keeps the seat for this person: somebody else has it, or he has it himself."""


class SeatKept(Exception):
    """A bot keeps a seat for this person, who cannot have another."""


class HadAnother(Exception):
    """Somebody has sat elsewhere in the match, and knows what is hidden there."""


class Alone(Exception):
    """Without this person the match would be played by bots alone."""


def kept(seat: SeatRow) -> SeatRow:
    """A bot plays until the owner is back."""
    return replace(seat, user=None, bot=USUAL, owner=seat.user, offered=None, former=None, lent=None)


def left(seat: SeatRow) -> SeatRow:
    """A bot plays until somebody sits down."""
    return replace(seat, user=None, bot=USUAL, owner=None, offered=ANYBODY, former=seat.named, lent=None)


def taken(seat: SeatRow, user: int, name: str) -> SeatRow:
    return replace(seat, user=user, bot=None, name=name[:NAME], owner=None, offered=None, former=None, lent=None)


def mine(session: Session, user: int) -> SeatRow:
    """The one that a bot keeps for somebody is theirs, too."""
    found = next((seat for seat in session.row.seats if user in (seat.user, seat.owner)), None)
    if found is None:
        raise NotSeated(f"{user} has no seat in match {session.row.id}")
    return found


def change(what: What, seat: SeatRow, to: int = 0) -> Changed:
    return Changed(what, seat.seat, seat.named or 0, to, level=USUAL if what in STAND_INS else "")


async def reseat(
    sessions: Sessions, session: Session, seat: SeatRow, changed: Changed, ballot: Ballot | None = None,
    needs: Rule | None = None,
) -> None:
    """The seat is as given from now on; if a bot has it, the bot does what is asked of it at once, or after a pause."""
    back = returned(session, seat)
    told = [change("returned", other) for other in back]
    outcome = Outcome(ballot, (seat, *back), (changed, *told), needs=needs)
    match = session.match.copy()
    if session.row.paused is not None:
        await sessions.commit(session, match, None, [], outcome)
        return
    moves, stopped = sessions.ordered(session, match, [], outcome.seated(session.row))
    await sessions.commit(session, match, None, moves, replace(outcome, stopped=stopped))


def returned(session: Session, seat: SeatRow) -> tuple[SeatRow, ...]:
    """The seats that are their owners' again when `seat` is as given, because else bots would play alone."""
    if seat.user is not None or session.people - {seat.seat}:
        return ()
    others = [other for other in session.row.seats if other.seat != seat.seat]
    return tuple([taken(other, other.owner, other.name) for other in others if other.owner is not None])


def last(session: Session, seat: int) -> bool:
    """Whether nobody else plays, and no bot keeps a seat for anybody."""
    return session.people == {seat} and not any(other.owner is not None for other in session.row.seats)


def ends_by(session: Session, seat: int) -> bool:
    """Whether the match is over when this one goes: of two, or where nobody else is left."""
    return len(session.row.seats) == 2 or last(session, seat)


async def resign(sessions: Sessions, match_id: int, user: int) -> None:
    """A bot goes on until somebody sits down; or the match ends, and who stays has won."""
    async with sessions.lock(match_id):
        session = await sessions.unfinished(match_id)
        seat = mine(session, user)
        if ends_by(session, seat.seat):
            others = [other.seat for other in session.row.seats if other is not seat]
            await finish(sessions, session, others, change("conceded", seat))
        else:
            await reseat(sessions, session, left(seat), change("resigned", seat))


async def offer(sessions: Sessions, match_id: int, user: int, to: int) -> None:
    """Somebody offers his own seat to one person, and plays on until that one sits down."""
    async with sessions.lock(match_id):
        session = await sessions.unfinished(match_id)
        seat = mine(session, user)
        if session.seat_of(to) is not None or session.kept_for(to) is not None:
            raise AlreadySeated(f"{to} already has a seat in match {match_id}")
        if seat.offered == to:
            return  # once asked is asked
        await check_new(sessions, session, to, seat.seat)
        await reseat(sessions, session, replace(seat, offered=to), change("offered", seat, to))


async def sit(sessions: Sessions, match_id: int, number: int, user: int, name: str) -> None:
    async with sessions.lock(match_id):
        session = await sessions.unfinished(match_id)
        if session.seat_of(user) is not None:
            raise AlreadySeated(f"{user} already has a seat in match {match_id}")
        if session.kept_for(user) is not None:
            raise SeatKept(f"a bot keeps a seat of match {match_id} for {user}")
        seat = seat_at(session, number)
        if seat.offered not in (ANYBODY, user):
            raise NotOffered(f"seat {number} of match {match_id} is not free")
        await check_new(sessions, session, user, number)
        await reseat(sessions, session, taken(seat, user, name), change("sat", seat, user))


async def check_new(sessions: Sessions, session: Session, user: int, number: int) -> None:
    """Nobody may have seen two hands; whoever has left a seat may sit down there again."""
    held = {row.seat for row in await sessions.store.held(session.row.id) if row.user == user}
    left = {seat.seat for seat in session.row.seats if seat.former == user}
    if (held | left) - {number}:
        raise HadAnother(f"{user} has had another seat in match {session.row.id}")


async def come_back(sessions: Sessions, match_id: int, number: int, user: int) -> None:
    async with sessions.lock(match_id):
        session = await sessions.unfinished(match_id)
        seat = seat_at(session, number)
        if seat.owner != user:
            raise NotKept(f"seat {number} of match {match_id} is not kept for {user}")
        await reseat(sessions, session, taken(seat, user, seat.name), change("back", seat))


async def kick(sessions: Sessions, match_id: int, user: int, by: int) -> None:
    """By whoever has the right to; the table does it by a vote."""
    async with sessions.lock(match_id):
        session = await sessions.unfinished(match_id)
        seat = mine(session, user)
        if last(session, seat.seat):
            raise Alone(f"nobody else plays match {match_id}")
        await reseat(sessions, session, left(seat), change("expelled", seat, by))


async def close(sessions: Sessions, match_id: int, by: int) -> None:
    """By whoever has the right to; the table does it by consent."""
    async with sessions.lock(match_id):
        session = await sessions.unfinished(match_id)
        await finish(sessions, session, range(len(session.row.seats)), Changed("closed", to=by))


def seat_at(session: Session, number: int) -> SeatRow:
    if number >= len(session.row.seats):
        raise NotOffered(f"match {session.row.id} has no seat {number}")
    return session.row.seats[number]


async def finish(
    sessions: Sessions, session: Session, contenders: Iterable[int], changed: Changed, ballot: Ballot | None = None
) -> None:
    """The match ends as it stands; the best of the contenders has won. Alone there is nobody to be better than."""
    scored = sheets(session.position)
    able = list(contenders) if len(session.row.seats) > 1 else []
    best = max([scored[seat].total for seat in able], default=0)
    winners = tuple([seat for seat in able if scored[seat].total == best])
    outcome = Outcome(ballot, posts=(changed,), result=Result(scored, winners))
    await sessions.commit(session, session.match, None, [], outcome)
