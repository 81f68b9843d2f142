"""Matches being played: one lock each, the last few in memory, every move saved before it counts.

What people answer ends in `Sessions.play`, what bots do in `thinking`, both in `commit`. Knows no Discord.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from bot.store import UNDO_WINDOW, Decision, NewMove, NoSuchMatch, Score, StaleVersion, Uncertain
from engine import EVENTS, Match, MatchOver
from engine import StaleVersion as Stale

from .bots import Bots, asked, given_back
from .game import game_of
from .legacy import heard as events_of
from .legacy import left
from .moves import ORDER, UNSEEN, step
from .needs import Needed, both, renewed
from .orders import act, given, revoked
from .outcome import PLAIN, MatchPaused, Outcome, paused, people, present
from .pending import Pending
from .posts import Named, Opened, Undone, farewell, owed, written
from .pride import proud, totals
from .rating import rate
from .rewind import NeedsConsent, NothingToUndo, Rewind, Trail, free_at_all, last_move, lengthen, play_again
from .rhythm import unhurried
from .session import Session, Untold
from .since import Since, later, own, own_move, remembered

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Mapping, Sequence

    from bot.store import MatchRow, Store
    from engine import Answer, Event, View

    from .bots import Thinker

LIVE = 1024  # matches kept in memory, some 10 kB each; the others cost nothing but their row


class Sessions:
    def __init__(self, store: Store, bots: Mapping[str, Thinker]) -> None:
        self.store, self.bots, self.pending = store, Bots(bots), Pending()
        self.live: OrderedDict[int, Session] = OrderedDict()
        self.locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.panels: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()
        self.forgotten = 0  # times; what was read before the last of them may be old

    def lock(self, match_id: int) -> asyncio.Lock:
        return self.locks.setdefault(match_id, asyncio.Lock())

    def panel(self, match_id: int, seat: int) -> asyncio.Lock:
        """Whoever shows the seat its panel holds this, so that what is shown last is how things are."""
        return self.panels.setdefault((match_id, seat), asyncio.Lock())

    async def get(self, match_id: int) -> Session:
        """A running or finished match. Whoever changes it holds its lock."""
        await self.notice(match_id)
        while match_id not in self.live:
            before = self.forgotten
            session = await self.read(match_id)
            if match_id not in self.live and before == self.forgotten:
                return self.keep(session)
        self.live.move_to_end(match_id)
        return self.live[match_id]

    async def notice(self, match_id: int) -> None:
        """Where several processes share the database, what another has moved is read anew. Should one be quicker after
        this, the version refuses what was meant for an earlier position.
        """
        if self.store.shards.are_all or match_id not in self.live:
            return
        version = await self.store.version(match_id)
        known = self.live.get(match_id)
        if known is not None and known.row.version < version:
            self.forget(match_id)

    async def read(self, match_id: int) -> Session:
        row = await self.store.match(match_id)
        if row is None or row.snapshot is None:
            raise NoSuchMatch(f"There is no running match {match_id}.")
        game = game_of(row)
        untold = [
            Untold.of(move) for move in await self.store.untold(match_id) if move.seat is not None
        ]
        given = tuple(await self.store.orders(match_id))
        coach = await self.store.coach(match_id)
        return Session(row, Match.load(game, row.snapshot), untold, orders=given, coach=coach)

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

    def turn(self, row: MatchRow, *, thinks: bool) -> None:
        """Bots think in the process that has the server of their match; it hears of what others have moved."""
        self.pending.turn(row.id, thinks=thinks and self.store.shards.have(row.guild))

    @asynccontextmanager
    async def saving(self, row: MatchRow) -> AsyncIterator[None]:
        """Whatever keeps a change from being saved, what is in memory may no longer be what the row says; and if it may
        have been saved all the same, bots may be asked.
        """
        try:
            yield
        except Uncertain:
            self.forget(row.id)
            self.turn(row, thinks=True)
            raise
        except BaseException:
            self.forget(row.id)
            raise

    async def start(self, row: MatchRow, channel: int) -> Session:
        """The lobby becomes a match in `channel`."""
        game = game_of(row)
        match = Match.new(game, len(row.seats), row.seed, row.options)
        coach = await self.store.coach(row.id)
        session = Session(replace(row, channel=channel, status="running"), match, coach=coach)
        # What the setup tells belongs to no move: nobody should seem to take it back with his first one.
        opening = match.opening()
        due = [Opened(tuple([event for event in opening if not event.quiet])), *owed([], frozenset(), None, over=False)]
        # Where it is played there may have been another, whose winner the thread is called by.
        name = [] if row.channel is None else [written(Named(row.id))]
        version = await self.store.start(
            row.id, version=row.version, snapshot=match.save(), rules_version=game.meta.rules, channel=channel,
            outbox=[*[written(post) for post in due], *name],
            needs=Needed.of(session.row, frozenset(), session.waiting, None).rule,
        )
        session.row = replace(session.row, version=version, snapshot=None, changed=self.store.database.now())
        session.trails = {seat: Trail() for seat in range(match.seats)}
        session.since = {seat: Since() for seat in range(match.seats)}
        self.turn(row, thinks=bool(asked(row, match)))
        return self.keep(session)

    async def play(
        self, match_id: int, seat: int, answers: Sequence[Answer], *, count: int | None = None, always: bool = False
    ) -> list[Event]:
        """All of the answers or none. Raises `Refused` for what the rules refuse; then nothing has changed.

        `always`: the first of them is also an order for every time that the seat is asked the same.
        """
        async with self.lock(match_id):
            session = await self.running(match_id)
            match = session.match.copy()
            moves: list[NewMove] = []
            events: list[Event] = []
            fresh = count in (None, match.count(seat))  # an answer to what is asked no more is refused below
            order = given(match, seat, session.users[seat], answers[0]) if always and fresh else None
            for number, answer in enumerate(answers):
                moves.append(step(match, seat, answer, count if number == 0 else None, events))
            more, stopped = self.ordered(session, match, events)
            outcome = present(session.row, seat)
            if order or stopped:
                outcome = replace(outcome, order=order, stopped=stopped)
            await self.commit(session, match, seat, [*moves, *more], outcome)
            return events

    def ordered(
        self, session: Session, match: Match, events: list[Event], row: MatchRow | None = None
    ) -> tuple[list[NewMove], tuple[int, ...]]:
        """What people have ordered once for all, and which orders have stopped. `row`: as everybody sits then."""
        users = {seat.seat: seat.user for seat in (row or session.row).seats}
        acted = act(match, [order for order in session.orders if users.get(order.seat) == order.user], events)
        return acted.moves, tuple(sorted(acted.stopped))

    async def unfinished(self, match_id: int) -> Session:
        """One that has not ended; it may be paused."""
        session = await self.get(match_id)
        if session.row.status != "running":
            raise MatchOver("the match is over")
        return session

    async def running(self, match_id: int) -> Session:
        """One in which something can be done now."""
        session = await self.unfinished(match_id)
        if session.row.paused is not None:
            raise MatchPaused(f"match {match_id} is paused")
        return session

    async def commit(
        self, session: Session, match: Match, mover: int | None, moves: Sequence[NewMove], outcome: Outcome = PLAIN,
        *, renewing: bool = False,
    ) -> None:
        """Save first, then let it count. While bots think, nothing more is told, for what they do belongs to it; unless
        they take their time, or somebody is called by it, who has to know why.

        `renewing`: somebody may look at a panel that says less than there is now.
        """
        row, result = session.row, outcome.result or match.result
        after = outcome.seated(row)
        thinks = not result and bool(asked(after, match)) and not paused(row, outcome)
        untold = [*session.untold, *[Untold.of(move) for move in moves if move.seat is not None]]
        before, needed = session.waiting, people(after).intersection(() if result else match.waiting)
        anew = renewed(session.match, match, needed)
        calling = Needed.of(after, before - outcome.changed(row), needed, mover, anew)
        quiet = (thinks and not unhurried(row) and calling.anew <= calling.facing) or outcome.result is not None
        complete = [] if quiet else [part for part in untold if result or part.complete(match)]
        done = {part.seat for part in complete}
        heard = [(part.seat, part.events) for part in complete]
        told = [event for part in complete for event in part.events]
        ordered = frozenset([part.seat for part in complete if part.ordered])
        stale = before - (needed - anew - outcome.changed(row))
        bots = [seat.seat for seat in row.seats if seat.bot is not None and seat.seat in done]
        boast = proud(session.totals or totals(session.match), match, bots) if bots else None
        due = owed(
            told, stale, mover, over=bool(result), ordered=ordered, version=row.version + 1, renewing=renewing,
            proud=boast, lent={part.seat for part in complete if part.bot and row.seats[part.seat].bot is None},
        )
        due = [*outcome.posts, *due]
        scores = [
            Score(seat.seat, result.sheets[seat.seat].total, seat.seat in result.winners) for seat in row.seats
        ] if result else []
        leaving = farewell(row.id, self.store.database.now()) if result else []
        events = events_of([*await self.store.moves(row.id), *moves]) if match.result else []
        legacies = left(match, result, events, whole=bool(match.result)) if result else []
        async with self.saving(row):
            version = await self.store.save(
                row.id, version=row.version, snapshot=match.save(),
                moves=[replace(move, told=0) for move in moves],
                outbox=[*[written(post) for post in due], *leaving], status="over" if result else None, scores=scores,
                tell=[(part.seat, part.beat) for part in complete], decision=outcome.decision,
                needs=both(outcome.needs, calling.rule), legacies=legacies, rater=rate,
            )
        self.turn(row, thinks=thinks)
        if outcome is not PLAIN:
            self.forget(row.id)
            return
        session.row = replace(
            row, version=version, snapshot=None, status="over" if result else row.status,
            changed=self.store.database.now(),
        )
        if told:
            session.totals = totals(match)
        session.match, session.untold = match, [part for part in untold if part not in complete]
        session.facing = session.facing if mover is None else mover
        lengthen(session.trails, moves)
        meta = match.game.meta
        for seat, since in session.since.items():
            part = [event for own in untold if own.seat == seat for event in own.events]
            moved = any(own(move, seat) for move in moves)
            session.since[seat] = (own_move(seat, part, meta) if moved else since).followed(seat, heard, meta)
        self.keep(session)

    async def recall(self, match_id: int) -> None:
        """Whom a match waits for is written down if nobody has done so."""
        async with self.lock(match_id):
            session = await self.get(match_id)
            needed = Needed.of(session.row, session.waiting, session.waiting, None)
            await self.store.revise(match_id, needed.rule)

    async def is_free(self, session: Session, seat: int) -> bool:
        """Whether the seat's last move can be taken back without asking anybody; for looking, `rewind` decides."""
        if session.row.status != "running":
            return False
        trail, version = session.trails.get(seat), session.row.version
        if trail is None:
            trail, newest = await self.trail(session.row.id, seat)
            if newest <= version == session.row.version:  # nobody has moved meanwhile
                session.trails[seat] = trail
        return trail.is_free(session.match.game)

    async def since(self, session: Session, seat: int) -> Since:
        """What has happened since the seat's last move; read once, then followed."""
        found, version = session.since.get(seat), session.row.version
        if found is None:
            log = await self.store.last_moves(session.row.id, UNDO_WINDOW)
            found = remembered(log, seat, session.match.game.meta)
            if version == session.row.version and all(move.version <= version for move in log):
                session.since[seat] = found
        return found

    async def seen(self, session: Session, seat: int) -> View | None:
        """What the seat could see when it had moved last and nobody had moved after it, as long as that is kept."""
        log = await self.store.last_moves(session.row.id, UNDO_WINDOW)
        after = next((move for move in later(log, seat)), None)
        before = await self.store.before(session.row.id, after.number) if after else None
        return Match.load(session.match.game, before).view(seat) if before else None

    async def trail(self, match_id: int, seat: int) -> tuple[Trail, int]:
        """From the log, with the version of the newest move in it."""
        try:
            move, later = await last_move(self.store, match_id, seat)
        except NothingToUndo:
            return Trail(), 0
        before = await self.store.before(match_id, move.number) if free_at_all(move) else None
        return Trail.of(move, before, later), max([other.version for other in (move, *later)])

    async def rewind(self, session: Session, seat: int) -> Rewind:
        """What taking back the seat's last move would do; `NeedsConsent` if it is not free."""
        move, later = await last_move(self.store, session.row.id, seat)
        before = await self.store.before(session.row.id, move.number)
        if before is None or not free_at_all(move) or session.row.status != "running":
            raise NeedsConsent(move)
        match = Match.load(session.match.game, before)
        again = play_again(match, later)
        if again is None:
            raise NeedsConsent(move)
        return Rewind(move, match, again, (move,))

    async def undo(
        self, match_id: int, seat: int, *, version: int | None = None, count: int | None = None
    ) -> Rewind:
        """Take back the seat's last move, if that is free; `version` or `count` say how things were when asked."""
        async with self.lock(match_id):
            session = await self.at(match_id, version)
            if session.row.paused is not None:
                raise MatchPaused(f"match {match_id} is paused")
            if count is not None and count != session.match.count(seat):
                raise Stale(f"seat {seat} is at {session.match.count(seat)}, the answer is for {count}")
            found = await self.rewind(session, seat)
            await self.restore(session, found, seat, seat)
            return found

    async def undo_by_consent(self, match_id: int, number: int, version: int) -> Rewind:
        """Back to before that move, and everything after it goes too; agreed to when the match was at `version`."""
        async with self.lock(match_id):
            return await self.go_back(await self.at(match_id, version), number)

    async def go_back(self, session: Session, number: int, decision: Decision | None = None) -> Rewind:
        log = await self.store.moves(session.row.id, since=number - 1)
        before = await self.store.before(session.row.id, number)
        if before is None or not log or log[0].seat is None:
            raise NothingToUndo(f"move {number} can no longer be taken back")
        found = Rewind(log[0], Match.load(session.match.game, before), (), tuple(log))
        # Nobody has the question in front of him, not even who asked for this a while ago; unless he asked nobody.
        alone = session.people == {log[0].seat}
        await self.restore(session, found, log[0].seat, log[0].seat if alone else None, decision)
        return found

    async def at(self, match_id: int, version: int | None) -> Session:
        session = await self.get(match_id)
        if version is not None and version != session.row.version:
            raise StaleVersion(f"Match {match_id} is at version {session.row.version}, not {version}.")
        return session

    async def restore(
        self, session: Session, found: Rewind, seat: int, mover: int | None, decision: Decision | None = None
    ) -> None:
        row, match = session.row, found.match
        match.renew(session.match, seat)
        before, after = session.waiting, session.people.intersection(match.waiting)
        told = [event for move in found.dropped if move.told for event in EVENTS.validate_json(move.events)]
        loud = tuple([event for event in told if not event.quiet])
        # Whoever has to do again what was told of him is needed anew, unless he takes it back here and now.
        again = frozenset([move.seat for move in found.dropped if move.told and move.seat in after])
        anew = (again | renewed(session.match, match, after)) - {mover}
        stale = before - (after - anew)
        # Whoever was called to go on is told, too, that it was too early, even where the move itself tells nothing.
        undone = [Undone(loud, seat)] if loud or stale - {seat} else []
        due = [*undone, *owed([], stale, mover, over=False, renewing=True)]
        due += [Named(row.id)] if row.status == "over" else []
        if found.move.made in (ORDER, UNSEEN):
            decision = replace(decision or Decision(), stopped=revoked(session, match, seat))
        if back := given_back(row, match):
            decision = replace(decision or Decision(), seats=back)
        async with self.saving(row):
            await self.store.rewind(
                row.id, version=row.version, snapshot=match.save(), drop_from=found.move.number, moves=found.again,
                outbox=[written(post) for post in due], decision=decision,
                needs=Needed.of(row, before, after, mover, anew).rule, rater=rate,
            )
        self.turn(row, thinks=bool(asked(row, match)) and row.paused is None)
        self.forget(row.id)
