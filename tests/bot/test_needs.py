"""When a person may be called, and when he is: on the clock of his own wall."""

from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.store import Calls, MatchRow, NeedRow, SeatRow, UserRow, Waiting
from bot.table import needs, pace
from bot.table.needs import HOUR, Needed, may_call

RIGA = "Europe/Riga"
ADA, BELA, CHIDI = UserRow(11), UserRow(12), UserRow(13)
NOON = datetime(2026, 6, 1, 12, tzinfo=ZoneInfo("UTC")).timestamp()
ROW = MatchRow(
    1, 5, 7, 7, "earth", {}, "moss", 1, 1, None, "running", 11, "en", 0.0, 0.0,
    tuple([SeatRow(seat, user, None, "") for seat, user in enumerate((11, 12, 13))]),
)


def at(text: str, zone: str = RIGA, fold: int = 0) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()


def sleeper(begin: int, end: int, zone: str = RIGA) -> UserRow:
    return replace(BELA, time_zone=zone, quiet_from=begin * 60, quiet_to=end * 60)


def waiting(*found: NeedRow, now: float = NOON, people: tuple[UserRow, ...] = (ADA, BELA, CHIDI)) -> Waiting:
    return Waiting(now, {need.seat: need for need in found}, {person.id: person for person in people})


def kinds(calls: Calls) -> list[tuple[str, object]]:
    return [(post.kind, post.payload.get("seat")) for post in calls.posts]


@pytest.mark.parametrize(("time", "free"), [
    ("2026-06-01 21:59", "2026-06-01 21:59"),
    ("2026-06-01 22:00", "2026-06-02 08:00"),
    ("2026-06-01 23:59", "2026-06-02 08:00"),
    ("2026-06-02 00:00", "2026-06-02 08:00"),
    ("2026-06-02 07:59", "2026-06-02 08:00"),
    ("2026-06-02 08:00", "2026-06-02 08:00"),
])
def test_quiet_hours_last_over_midnight(time: str, free: str) -> None:
    assert may_call(sleeper(22, 8), at(time)) == at(free)


@pytest.mark.parametrize(("time", "free"), [
    ("2026-06-01 12:59", "2026-06-01 12:59"), ("2026-06-01 13:00", "2026-06-01 15:00"),
    ("2026-06-01 14:59", "2026-06-01 15:00"), ("2026-06-01 15:00", "2026-06-01 15:00"),
])
def test_quiet_hours_within_a_day(time: str, free: str) -> None:
    assert may_call(sleeper(13, 15), at(time)) == at(free)


def test_quiet_hours_until_midnight_end_at_midnight() -> None:
    assert may_call(sleeper(20, 24), at("2026-06-01 21:00")) == at("2026-06-02 00:00")
    assert may_call(sleeper(20, 0), at("2026-06-01 21:00")) == at("2026-06-02 00:00")


def test_the_night_in_which_the_clock_is_set_forward_is_an_hour_shorter() -> None:
    evening = at("2026-03-28 22:00")
    assert may_call(sleeper(22, 8), evening) == at("2026-03-29 08:00") == evening + 9 * HOUR


def test_the_night_in_which_the_clock_is_set_back_is_an_hour_longer() -> None:
    evening = at("2026-10-24 22:00")
    assert may_call(sleeper(22, 8), evening) == at("2026-10-25 08:00") == evening + 11 * HOUR


def test_a_morning_that_the_clock_skips_comes_when_it_has_jumped() -> None:
    """In Riga there is no half past three on that day."""
    person = replace(sleeper(22, 3), quiet_to=3 * 60 + 30)
    free = may_call(person, at("2026-03-29 02:00"))
    assert free == at("2026-03-29 04:30")
    assert may_call(person, free) == free


def test_an_hour_that_comes_twice_is_quiet_twice() -> None:
    person = replace(sleeper(22, 3), quiet_to=3 * 60 + 30)
    first, second = at("2026-10-25 03:10"), at("2026-10-25 03:10", fold=1)
    assert second == first + HOUR
    assert may_call(person, first) == at("2026-10-25 03:30")
    assert may_call(person, second) == at("2026-10-25 03:30", fold=1)


def test_a_vacation_that_ends_at_night_lasts_until_the_morning() -> None:
    person = replace(sleeper(22, 8), away_until=at("2026-06-10 00:00"))
    assert may_call(person, at("2026-06-01 12:00")) == at("2026-06-10 08:00")
    assert may_call(person, at("2026-06-11 12:00")) == at("2026-06-11 12:00")


def test_a_zone_that_is_no_longer_known_is_the_worlds() -> None:
    person = sleeper(22, 8, "Atlantis/Poseidonis")
    assert may_call(person, at("2026-06-01 23:00", "UTC")) == at("2026-06-02 08:00", "UTC")


def test_whoever_is_needed_is_pinged_unless_he_faces_the_question() -> None:
    found = Needed.of(ROW, frozenset(), frozenset([0, 1]), 0).rule(waiting())
    assert kinds(found) == [("ping", 1)]
    assert [(need.seat, need.since, need.calls, need.next) for need in found.needs] == [
        (0, NOON, 1, NOON + 24 * HOUR), (1, NOON, 1, NOON + 24 * HOUR),
    ]


def test_a_need_that_goes_on_is_left_alone() -> None:
    old = NeedRow(1, 1, 12, NOON - 5, 2, NOON - 3, NOON + 9)
    found = Needed.of(ROW, frozenset([0, 1, 2]), frozenset([1, 2]), 0).rule(waiting(old, NeedRow(1, 2, 13, 1.0)))
    assert (found.needs[0], kinds(found)) == (old, [])


def test_a_part_that_is_done_ends_the_need_even_if_the_next_one_follows_at_once() -> None:
    old = NeedRow(1, 1, 12, NOON - 5, 3, NOON - 3, NOON + 9, muted=True)
    found = Needed.of(ROW, frozenset([1]), frozenset([1]), 1, frozenset([1])).rule(waiting(old))
    assert found.needs == (NeedRow(1, 1, 12, NOON, 1, NOON, NOON + 24 * HOUR, began=NOON),)
    assert kinds(found) == []


def test_another_person_on_the_seat_is_needed_anew() -> None:
    old = NeedRow(1, 1, 99, NOON - 5, 3, NOON - 3, NOON + 9)
    needed = replace(Needed.of(ROW, frozenset([1]), frozenset([1]), None), anew=frozenset([1]))
    found = needed.rule(waiting(old))
    assert ([need.user for need in found.needs], kinds(found)) == ([12], [("ping", 1)])


def test_the_last_one_is_told_so_unless_he_sleeps_or_has_muted_it() -> None:
    needed, old = Needed.of(ROW, frozenset([0, 1]), frozenset([1]), 0), NeedRow(1, 1, 12, NOON - 5, 1, NOON - 5)
    assert kinds(needed.rule(waiting(old))) == [("last", 1)]
    assert kinds(needed.rule(waiting(replace(old, muted=True)))) == []
    assert kinds(needed.rule(waiting(old, people=(ADA, sleeper(14, 16), CHIDI)))) == []
    assert kinds(needed.rule(waiting(replace(old, calls=0)))) == []


def test_whoever_sleeps_is_pinged_in_the_morning() -> None:
    night = at("2026-06-01 23:00")
    people = (ADA, sleeper(22, 8), CHIDI)
    found = Needed.of(ROW, frozenset(), frozenset([1]), None).rule(waiting(now=night, people=people))
    assert (found.needs[0].calls, found.needs[0].next, kinds(found)) == (0, at("2026-06-02 08:00"), [])
    early = needs.overdue(waiting(*found.needs, now=at("2026-06-02 07:59"), people=people))
    assert (early.needs, kinds(early)) == (found.needs, [])
    late = needs.overdue(waiting(*found.needs, now=at("2026-06-02 08:00"), people=people))
    assert kinds(late) == [("turn", None), ("ping", 1)]
    assert late.needs[0].next == at("2026-06-03 08:00")


def test_three_reminders_then_the_table_is_told_then_silence() -> None:
    person = replace(BELA, reminder_hours=6)
    need, now, heard = NeedRow(1, 1, 12, NOON, 1, NOON, NOON + 6 * HOUR), NOON, []
    while need.next is not None:
        now = need.next
        found = needs.overdue(waiting(need, now=now, people=(ADA, person, CHIDI)))
        [need] = found.needs
        heard += [((now - NOON) / HOUR, kind) for kind, seat in kinds(found) if seat is not None]
    assert heard == [(6, "reminder"), (12, "reminder"), (18, "reminder"), (24, "silent")]


def test_two_reminders_are_an_interval_apart_even_if_the_first_waited_for_the_morning() -> None:
    person = replace(sleeper(22, 8), reminder_hours=6)
    evening = at("2026-06-01 20:00")
    need = NeedRow(1, 1, 12, evening, 1, evening)
    need = needs.planned(need, person, evening)
    assert need.next == at("2026-06-02 08:00")
    [need] = needs.overdue(waiting(need, now=need.next, people=(ADA, person, CHIDI))).needs
    assert need.next == at("2026-06-02 14:00")


def test_whoever_wants_no_reminders_gets_none() -> None:
    need = NeedRow(1, 1, 12, NOON, 1, NOON)
    assert needs.next_call(need, replace(BELA, reminder_hours=0), NOON) is None
    assert needs.next_call(need, replace(BELA, pings=False), NOON) is None
    assert needs.next_call(replace(need, muted=True), BELA, NOON) is None


def test_a_shorter_interval_counts_from_the_last_call() -> None:
    need = NeedRow(1, 1, 12, NOON, 1, NOON, NOON + 48 * HOUR)
    before, after = replace(BELA, reminder_hours=48), replace(BELA, reminder_hours=6)
    [found] = needs.resettled(before, after)(waiting(need, now=NOON + HOUR, people=(after,))).needs
    assert found.next == NOON + 6 * HOUR
    [found] = needs.resettled(before, after)(waiting(need, now=NOON + 9 * HOUR, people=(after,))).needs
    assert found.next == NOON + 9 * HOUR, "it is time already"


def test_a_vacation_moves_the_calls_and_stops_the_pace() -> None:
    need = NeedRow(1, 1, 12, NOON, 1, NOON, NOON + 24 * HOUR, due=NOON + 24 * HOUR)
    away = replace(BELA, away_until=NOON + 100 * HOUR)
    gone = needs.resettled(BELA, away)(waiting(need, now=NOON + 10 * HOUR, people=(away,)))
    assert (gone.needs[0].next, gone.needs[0].due) == (NOON + 100 * HOUR, NOON + 114 * HOUR)
    assert kinds(gone) == [("turn", None)], "the table sees it"
    back = needs.resettled(away, BELA)(waiting(*gone.needs, now=NOON + 50 * HOUR, people=(BELA,)))
    assert (back.needs[0].next, back.needs[0].due) == (NOON + 50 * HOUR, NOON + 64 * HOUR)


def test_a_vacation_in_a_pause_and_a_pause_in_a_vacation_are_counted_once() -> None:
    """Ten of 24 hours have passed at the pause, which lasts to the hour 60; whatever the vacation, 14 are left then."""
    need = NeedRow(1, 1, 12, NOON, 1, NOON, None, due=NOON + 24 * HOUR, began=NOON)
    paused, resumed = NOON + 10 * HOUR, NOON + 60 * HOUR
    for begins, ends in [(5, 40), (5, 90), (20, 40), (20, 90), (50, 55), (50, 90)]:
        away = replace(BELA, away_until=NOON + ends * HOUR)
        when = Waiting(NOON + begins * HOUR, {1: need}, {12: away}, paused if begins > 10 else None)
        [gone] = needs.resettled(BELA, away)(when).needs
        [after] = pace.resumed(paused)(waiting(gone, now=resumed, people=(away,))).needs
        left = 19 if begins == 5 else 14
        assert after.due == NOON + (max(60, ends) + left) * HOUR, (begins, ends)
        assert after.began == after.due - 24 * HOUR
        [here] = needs.resettled(away, BELA)(waiting(after, now=NOON + 70 * HOUR, people=(BELA,))).needs
        assert here.due == (NOON + (70 + left) * HOUR if ends == 90 else after.due)


def test_who_is_late_and_goes_away_is_late_again_when_he_is_back() -> None:
    need = NeedRow(1, 1, 12, NOON, 1, NOON, None, due=NOON + 24 * HOUR, late=True, began=NOON)
    away, now = replace(BELA, away_until=NOON + 90 * HOUR), NOON + 30 * HOUR
    gone = needs.resettled(BELA, away)(waiting(need, now=now, people=(ADA, away)))
    assert (gone.needs[0].late, gone.needs[0].due) == (False, NOON + 90 * HOUR)
    assert kinds(gone) == [("unping", 1), ("turn", None)], "nobody is asked about him any more"
    assert not pace.struck(waiting(*gone.needs, now=NOON + 89 * HOUR, people=(ADA, away))).votes
    assert pace.struck(waiting(*gone.needs, now=NOON + 90 * HOUR, people=(ADA, away))).votes
    back = needs.resettled(away, BELA)(waiting(*gone.needs, now=NOON + 40 * HOUR, people=(ADA, BELA)))
    assert pace.struck(waiting(*back.needs, now=NOON + 40 * HOUR, people=(ADA, BELA))).votes
    other = replace(BELA, reminder_hours=6)
    same = needs.resettled(BELA, other)(waiting(need, now=now, people=(ADA, other)))
    assert (same.needs[0].late, same.needs[0].due, kinds(same)) == (True, NOON + 24 * HOUR, [])


def test_of_others_nothing_changes() -> None:
    other = NeedRow(1, 0, 11, NOON, 1, NOON, NOON + HOUR)
    after = replace(BELA, reminder_hours=6)
    assert needs.resettled(BELA, after)(waiting(other, people=(ADA, after))).needs == (other,)


def test_muting_is_of_one_need() -> None:
    need = NeedRow(1, 1, 12, NOON, 1, NOON, NOON + HOUR)
    assert needs.muted(1, NOON)(waiting(need)).needs == (replace(need, muted=True, next=None),)
    assert needs.muted(1, NOON - 1)(waiting(need)).needs == (need,)


def test_a_call_that_comes_out_at_night_is_made_in_the_morning() -> None:
    night = at("2026-06-01 23:00")
    need, person = NeedRow(1, 1, 12, night - HOUR, 2, night - HOUR, night + HOUR), sleeper(22, 8)
    [found] = needs.postponed(1, night - HOUR)(waiting(need, now=night, people=(person,))).needs
    assert (found.calls, found.next) == (1, at("2026-06-02 08:00"))
    morning = needs.overdue(waiting(found, now=at("2026-06-02 08:00"), people=(person,)))
    assert kinds(morning) == [("turn", None), ("reminder", 1)]
    assert morning.needs[0].calls == 2
