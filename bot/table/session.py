"""Matches being played: one lock each, the last few in memory, every move saved before it counts.

Buttons, menus, typed commands and bots all end in `Sessions.play`. Knows no Discord.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from bot.store import MatchRow, MoveRow, NewMove, NoSuchMatch, Score, StaleVersion, Store
from engine import ANSWER, EVENTS, Answer, Event, Match, MatchOver, RandomBot, Refused, games
from engine import StaleVersion as Stale
from engine.record import record

from .posts import Needed, Undone, owed, written

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence


LIVE = 256  # matches kept in memory; the others cost nothing but their row


class NothingToUndo(ValueError):
    """The seat has made no move that could be taken back."""


class NeedsConsent(ValueError):
    """Something was learnt from the move, or others have built on it: the table must agree."""

    def __init__(self, move: MoveRow) -> None:
        super().__init__(f"move {move.number} is not free to take back")
        self.move = move


@record
class Untold:
    seat: int
    events: tuple[Event, ...]


@dataclass(slots=True)
class Session:
    """A match, its row, and what of it has not been told yet because a part is not complete."""

    row: MatchRow
    match: Match
    untold: list[Untold] = field(default_factory=list)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple([seat.name for seat in self.row.seats])

    @property
    def people(self) -> frozenset[int]:
        return frozenset([seat.seat for seat in self.row.seats if seat.user is not None])

    @property
    def waiting(self) -> frozenset[int]:
        return self.people.intersection(self.match.waiting)

    def seat_of(self, user: int) -> int | None:
        return next((seat.seat for seat in self.row.seats if seat.user == user), None)


@record
class Rewind:
    """Where an undo goes: the move it takes back, the match then, and the later moves played again."""

    move: MoveRow
    match: Match
    again: tuple[NewMove, ...]
    dropped: tuple[MoveRow, ...]


class Sessions:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.live: OrderedDict[int, Session] = OrderedDict()
        self.locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.forgotten = 0  # times; what was read before the last of them may be old

    def lock(self, match_id: int) -> asyncio.Lock:
        return self.locks.setdefault(match_id, asyncio.Lock())

    async def get(self, match_id: int) -> Session:
        """A running or finished match. Whoever changes it holds its lock."""
        while match_id not in self.live:
            before = self.forgotten
            session = await self.read(match_id)
            if match_id not in self.live and before == self.forgotten:
                return self.keep(session)
        self.live.move_to_end(match_id)
        return self.live[match_id]

    async def read(self, match_id: int) -> Session:
        row = await self.store.match(match_id)
        if row is None or row.snapshot is None:
            raise NoSuchMatch(f"There is no running match {match_id}.")
        untold = [
            Untold(move.seat, tuple(EVENTS.validate_json(move.events)))
            for move in await self.store.untold(match_id)
            if move.seat is not None
        ]
        return Session(row, Match.load(games()[row.game], row.snapshot), untold)

    def keep(self, session: Session) -> Session:
        self.live[session.row.id] = session
        self.live.move_to_end(session.row.id)
        if len(self.live) > LIVE:
            self.live.popitem(last=False)
        return session

    def forget(self, match_id: int) -> None:
        """It will be read again from its row."""
        self.live.pop(match_id, None)
        self.forgotten += 1

    @asynccontextmanager
    async def saving(self, match_id: int) -> AsyncIterator[None]:
        """Whatever keeps a change from being saved, what is in memory may no longer be what the row says."""
        try:
            yield
        except BaseException:
            self.forget(match_id)
            raise

    async def start(self, row: MatchRow, channel: int) -> Session:
        """The lobby becomes a match in `channel`."""
        game = games()[row.game]
        match = Match.new(game, len(row.seats), row.seed, row.options)
        session = Session(replace(row, channel=channel, status="running"), match)
        # What the setup tells belongs to no move: nobody should seem to take it back with his first one.
        opening = match.opening()
        moves, events = self.bots(session, match)
        due = owed([*opening, *events], Needed(session.people, frozenset(), session.waiting), None, over=False)
        version = await self.store.start(
            row.id, version=row.version, snapshot=match.save(), rules_version=game.meta.rules, channel=channel,
            moves=moves, outbox=[written(post) for post in due],
        )
        session.row = replace(session.row, version=version, snapshot=None)
        return self.keep(session)

    async def play(
        self, match_id: int, seat: int, answers: Sequence[Answer], *, count: int | None = None
    ) -> list[Event]:
        """All of the answers or none. Raises `Refused` for what the rules refuse; then nothing has changed."""
        async with self.lock(match_id):
            session = await self.get(match_id)
            if session.row.status != "running":
                raise MatchOver("the match is over")
            match = session.match.copy()
            moves: list[NewMove] = []
            events: list[Event] = []
            for number, answer in enumerate(answers):
                moves.append(step(match, seat, answer, count if number == 0 else None, events))
            more, news = self.bots(session, match)
            await self.commit(session, match, seat, [*moves, *more])
            return [*events, *news]

    def bots(self, session: Session, match: Match) -> tuple[list[NewMove], list[Event]]:
        """Bots answer at once, until the match needs a person or is over."""
        seats = {seat.seat for seat in session.row.seats if seat.bot is not None}
        bot = RandomBot(secrets.randbits(64))
        moves: list[NewMove] = []
        events: list[Event] = []
        while asked := seats.intersection(match.waiting):
            seat = min(asked)
            moves.append(step(match, seat, bot.answer(match, seat), None, events))
        return moves, events

    async def commit(self, session: Session, match: Match, mover: int, moves: Sequence[NewMove]) -> None:
        """Save first, then let it count."""
        waiting = set() if match.beats != session.match.beats or match.result else set(match.waiting)
        untold = [*session.untold, *[Untold(move.seat, events_of(move)) for move in moves if move.seat is not None]]
        told = [event for part in untold if part.seat not in waiting for event in part.events]
        row, result = session.row, match.result
        needed = Needed(session.people, session.waiting, session.people.intersection(match.waiting))
        scores = [
            Score(seat.seat, result.sheets[seat.seat].total, seat.seat in result.winners) for seat in row.seats
        ] if result else []
        async with self.saving(row.id):
            version = await self.store.save(
                row.id, version=row.version, snapshot=match.save(),
                moves=[replace(move, told=move.seat not in waiting) for move in moves],
                outbox=[written(post) for post in owed(told, needed, mover, over=result is not None)],
                status="over" if result else None, scores=scores, tell=sorted({part.seat for part in untold} - waiting),
            )
        session.row = replace(row, version=version, snapshot=None, status="over" if result else row.status)
        session.match, session.untold = match, [part for part in untold if part.seat in waiting]
        self.keep(session)

    async def rewind(self, session: Session, seat: int) -> Rewind:
        """What taking back the seat's last move would do; `NeedsConsent` if it is not free."""
        log = await self.store.last_moves(session.row.id, 64)
        at = max((i for i, move in enumerate(log) if move.seat == seat), default=None)
        if at is None or not log[at].undoable:
            raise NothingToUndo(f"seat {seat} has no move to take back")
        found = await self.replayed(session, log[at], log[at + 1 :])
        if found is None:
            raise NeedsConsent(log[at])
        return found

    async def replayed(self, session: Session, move: MoveRow, later: Sequence[MoveRow]) -> Rewind | None:
        """The match as if the move had not been made, if all that others did since stays the same to the letter."""
        before = await self.store.before(session.row.id, move.number)
        if before is None or move.reveals or session.row.status != "running":
            return None
        match = Match.load(session.match.game, before)
        again = []
        for other in later:
            if other.seat is None:
                return None
            try:
                played = step(match, other.seat, ANSWER.validate_json(other.answer), None, [])
            except Refused:
                return None
            if played.events != other.events:
                return None
            again.append(replace(played, told=other.told))
        return Rewind(move, match, tuple(again), (move,))

    async def undo(
        self, match_id: int, seat: int, *, version: int | None = None, count: int | None = None
    ) -> Rewind:
        """Take back the seat's last move, if that is free; `version` or `count` say how things were when asked."""
        async with self.lock(match_id):
            session = await self.at(match_id, version)
            if count is not None and count != session.match.count(seat):
                raise Stale(f"seat {seat} is at {session.match.count(seat)}, the answer is for {count}")
            found = await self.rewind(session, seat)
            await self.restore(session, found, seat, seat)
            return found

    async def undo_by_consent(self, match_id: int, number: int, version: int) -> Rewind:
        """Back to before that move, and everything after it goes too; agreed to when the match was at `version`."""
        async with self.lock(match_id):
            session = await self.at(match_id, version)
            log = await self.store.moves(match_id, since=number - 1)
            before = await self.store.before(match_id, number)
            if before is None or not log or log[0].seat is None:
                raise NothingToUndo(f"move {number} can no longer be taken back")
            found = Rewind(log[0], Match.load(session.match.game, before), (), tuple(log))
            # Nobody has the question in front of him, not even who asked for this a while ago.
            await self.restore(session, found, log[0].seat, None)
            return found

    async def at(self, match_id: int, version: int | None) -> Session:
        session = await self.get(match_id)
        if version is not None and version != session.row.version:
            raise StaleVersion(f"Match {match_id} is at version {session.row.version}, not {version}.")
        return session

    async def restore(self, session: Session, found: Rewind, seat: int, mover: int | None) -> None:
        row, match = session.row, found.match
        match.renew(session.match, seat)
        needed = Needed(session.people, session.waiting, session.people.intersection(match.waiting))
        told = [event for move in found.dropped if move.told for event in EVENTS.validate_json(move.events)]
        loud = tuple([event for event in told if not event.quiet])
        due = [*([Undone(loud, seat)] if loud else []), *owed([], needed, mover, over=False)]
        async with self.saving(row.id):
            await self.store.rewind(
                row.id, version=row.version, snapshot=match.save(), drop_from=found.move.number, moves=found.again,
                outbox=[written(post) for post in due],
            )
        self.forget(row.id)


def step(match: Match, seat: int, answer: Answer, count: int | None, events: list[Event]) -> NewMove:
    """One answer on a match that may be thrown away, and its line in the log."""
    before = match.save()
    news = match.play(seat, answer, count)
    events += news
    reveals = any(event.reveals for event in news)
    return NewMove(seat, ANSWER.dump_json(answer), EVENTS.dump_json(news), reveals, before)


def events_of(move: NewMove) -> tuple[Event, ...]:
    return tuple(EVENTS.validate_json(move.events))
