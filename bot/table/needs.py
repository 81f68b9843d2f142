"""Whom a match waits for, and when they are called: a ping, then reminders at their own interval, outside their quiet
hours and never on vacation. Rules for the store, which asks them inside its transactions. Knows no Discord.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta, tzinfo
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.store import Calls, NeedRow
from engine import record

from .posts import Last, Ping, Reminder, Silent, Turn, Unping, written

if TYPE_CHECKING:
    from bot.store import MatchRow, Rule, UserRow, Waiting
    from engine import Match

    from .posts import Post

HOUR = 3600.0
PING, REMINDERS = 1, 3
SILENCE = PING + REMINDERS  # calls after which nobody is called again, and the table is told
DAY = 24 * 60  # minutes


@record
class Needed:
    """Whom a match needs after a change: the people by their seats.

    `anew`: whose need begins with it, even if he was needed before. `facing`: who has the question in front of him
    already. `last`: whom alone the table still waits for, of several. `pace`: seconds that a part may take.
    """

    match: int
    people: Mapping[int, int]
    anew: frozenset[int]
    facing: frozenset[int] = frozenset()
    last: int | None = None
    pace: float | None = None

    @classmethod
    def of(
        cls, row: MatchRow, before: frozenset[int], after: frozenset[int], mover: int | None,
        done: frozenset[int] = frozenset(),
    ) -> Needed:
        """Of people's seats only. `done`: whose parts are over, so that whatever is asked of them is new."""
        users = {seat.seat: seat.user for seat in row.seats if seat.user is not None}
        alone = len(before) > len(after) == 1 and after <= before - done and len(users) > 2
        return cls(
            row.id, {seat: users[seat] for seat in sorted(after)}, anew=after - before | after & done,
            facing=frozenset() if mover is None else frozenset([mover]), last=min(after) if alone else None,
            pace=pace_of(row),
        )

    def rule(self, waiting: Waiting) -> Calls:
        """For the store."""
        found: list[NeedRow] = []
        owed: list[Post] = []
        for seat, user in sorted(self.people.items()):
            need, person = waiting.needs.get(seat), waiting.people[user]
            if need is None or need.user != user or seat in self.anew:
                need, posts = begun(self, seat, person, waiting)
            elif seat == self.last:
                need, posts = pressed(need, person, waiting.now)
            else:
                posts = []
            found.append(self.timed(need, person, waiting))
            owed += posts
        return Calls(tuple(found), tuple([written(post) for post in owed]), answers=self.answered(waiting))

    def timed(self, need: NeedRow, person: UserRow, waiting: Waiting) -> NeedRow:
        """Whoever is alone now keeps nobody waiting; for who was alone the time begins when there is company."""
        if self.pace is None:
            return replace(need, due=None, late=False)
        return need if need.due is not None else replace(need, due=deadline(person, clock(need, waiting), self.pace))

    def answered(self, waiting: Waiting) -> tuple[tuple[int, float], ...]:
        """Who has just done his part, and how long he took, as far as the clock ran."""
        over = [need for seat, need in waiting.needs.items()
                if seat in self.facing and (seat not in self.people or seat in self.anew)]
        return tuple([(need.user, max(0.0, waiting.now - need.began)) for need in over])


def renewed(before: Match, after: Match, needed: frozenset[int]) -> frozenset[int]:
    """Whose needs are about another part than before: with a beat everybody's part is over, whoever has done it, and
    whether or not the table has heard of it yet.
    """
    return needed if after.beats != before.beats else frozenset()


def both(first: Rule | None, then: Rule) -> Rule:
    """One rule after the other."""
    if first is None:
        return then

    def rule(waiting: Waiting) -> Calls:
        found = first(waiting)
        last = then(replace(waiting, needs={need.seat: need for need in found.needs}))
        return replace(last, posts=(*found.posts, *last.posts), votes=(*found.votes, *last.votes))

    return rule


def pace_of(row: MatchRow) -> float | None:
    """Who plays alone keeps nobody waiting."""
    alone = len([seat for seat in row.seats if seat.user is not None]) < 2
    return None if row.pace_hours is None or alone else row.pace_hours * HOUR


def begun(needed: Needed, seat: int, person: UserRow, waiting: Waiting) -> tuple[NeedRow, list[Post]]:
    """Whoever must not be called yet is called when he may be, and nobody in a pause."""
    now = waiting.now
    need = NeedRow(
        needed.match, seat, person.id, now, due=deadline(person, now, needed.pace), began=back(person, now)
    )
    known = seat in needed.facing or seat not in needed.anew
    if not known and person.pings and (waiting.paused is not None or may_call(person, now) > now):
        return planned(need, person, now), []
    return called(need, person, now), [] if known else [Ping(seat, now)]


def pressed(need: NeedRow, person: UserRow, now: float) -> tuple[NeedRow, list[Post]]:
    """That the table waits for nobody else is said to who has been called, wants to hear it, and does not sleep."""
    if not need.calls or need.muted or may_call(person, now) > now:
        return need, []
    return planned(replace(need, called=now), person, now), [Last(need.seat, need.since)]


def resettled(before: UserRow, after: UserRow) -> Rule:
    """Somebody has changed his preferences: he is called at other times, and the table sees whether he is away."""

    def rule(waiting: Waiting) -> Calls:
        mine = [need for need in waiting.needs.values() if need.user == after.id]
        moved = {
            need.seat: planned(shifted(need, before, after, clock(need, waiting)), after, waiting.now) for need in mine
        }
        owed: list[Post] = [Unping(need.seat) for need in mine if need.late and not moved[need.seat].late]
        if before.away_until != after.away_until:
            owed.append(Turn())
        return Calls(tuple({**waiting.needs, **moved}.values()), tuple([written(post) for post in owed]))

    return rule


def clock(need: NeedRow, waiting: Waiting) -> float:
    """What the clock of a part shows: in a pause it has stood still since that began."""
    return waiting.now if waiting.paused is None else max(waiting.paused, need.since)


def shifted(need: NeedRow, before: UserRow, after: UserRow, at: float) -> NeedRow:
    """The clock stands still while its person is away; who is late is not so until he is back, and has no time left."""
    ends = back(after, at)
    need = replace(need, began=need.began + ends - back(before, at))
    if need.due is None or (need.late and ends <= at):
        return need
    return replace(need, due=ends + max(0.0, need.due - back(before, at)), late=False)


def muted(seat: int, since: float) -> Rule:
    """The person wants to hear no more of this need."""

    def rule(waiting: Waiting) -> Calls:
        return Calls(tuple([
            replace(need, muted=True, next=None) if (need.seat, need.since) == (seat, since) else need
            for need in waiting.needs.values()
        ]))

    return rule


def postponed(seat: int, since: float) -> Rule:
    """A call came out too late to be made now: it is made when the person may be called again."""

    def rule(waiting: Waiting) -> Calls:
        return Calls(tuple([
            uncalled(need, waiting.people[need.user], waiting.now)
            if (need.seat, need.since) == (seat, since) and need.calls else need for need in waiting.needs.values()
        ]))

    return rule


def uncalled(need: NeedRow, person: UserRow, now: float) -> NeedRow:
    """As if the last call had not been made: the one before it was an interval ago."""
    before = (need.called or need.since) - person.reminder_hours * HOUR
    return planned(replace(need, calls=need.calls - 1, called=before), person, now)


def overdue(waiting: Waiting) -> Calls:
    """The time has come to call somebody, unless he has changed his mind about it."""
    found: list[NeedRow] = []
    owed: list[Post] = []
    for need in waiting.needs.values():
        person = waiting.people[need.user]
        if need.next is None or need.next > waiting.now:
            found.append(need)
            continue
        now = planned(need, person, waiting.now)
        if now.next is None or now.next > waiting.now:
            found.append(now)
            continue
        found.append(called(need, person, waiting.now))
        owed += [Turn(), call(need)]
    return Calls(tuple(found), tuple([written(post) for post in owed]))


def call(need: NeedRow) -> Post:
    """The next one."""
    if need.calls < PING:
        return Ping(need.seat, need.since)
    if need.calls < SILENCE:
        return Reminder(need.seat, need.since, need.calls)
    return Silent(need.seat, need.since)


def called(need: NeedRow, person: UserRow, now: float) -> NeedRow:
    return planned(replace(need, calls=need.calls + 1, called=now), person, now)


def planned(need: NeedRow, person: UserRow, now: float) -> NeedRow:
    """With the time of the next call, as things are."""
    return replace(need, next=next_call(need, person, now))


def next_call(need: NeedRow, person: UserRow, now: float) -> float | None:
    if need.muted or not person.pings or need.calls > SILENCE:
        return None
    if not need.calls:
        return may_call(person, now)
    if not person.reminder_hours:
        return None
    return may_call(person, max(now, (need.called or need.since) + person.reminder_hours * HOUR))


def deadline(person: UserRow, now: float, pace: float | None) -> float | None:
    """The time for a part runs from when the person is back."""
    return None if pace is None else back(person, now) + pace


def back(person: UserRow, now: float) -> float:
    """When a vacation ends; now, if there is none."""
    return max(now, person.away_until or 0.0)


def may_call(person: UserRow, at: float) -> float:
    """The first moment from `at` on that is in nobody's vacation and quiet hours."""
    free = back(person, at)
    return max(free, morning(person, free))


def morning(person: UserRow, at: float) -> float:
    """The end of the quiet hours that `at` lies in; else `at`. The clock of the wall decides, whatever it jumps."""
    begin, end = person.quiet_from, person.quiet_to
    if begin is None or end is None or begin == end:
        return at
    zone = zone_of(person)
    local = datetime.fromtimestamp(at, zone)
    minute = local.hour * 60 + local.minute
    if not (begin <= minute < end if begin < end else minute >= begin or minute < end):
        return at
    day = local.date() + timedelta(days=begin > end and minute >= begin)
    wall = datetime(day.year, day.month, day.day, end // 60 % 24, end % 60, tzinfo=zone) + timedelta(days=end // DAY)
    # When the clock is set back it shows the same time twice, and the first may be over.
    return next((when for fold in (0, 1) if (when := wall.replace(fold=fold).timestamp()) > at), at)


def zone_of(person: UserRow) -> tzinfo:
    try:
        return ZoneInfo(person.time_zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):  # it was known once
        return UTC
