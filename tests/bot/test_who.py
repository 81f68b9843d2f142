"""How fast somebody usually answers, and whether they are away."""

from functools import partial

import pytest

from bot.store import Calls, NeedRow, UserRow, Waiting
from bot.table.needs import Needed
from bot.talk.who import lasting
from engine import text
from tests.bot.club import Club, words


def line(club_words: str, name: str) -> str:
    return next(part for part in club_words.splitlines() if part.startswith(f"**{name}**"))


async def test_who_tells_how_fast_each_usually_answers_and_who_is_away(club: Club) -> None:
    await club.begin("ecosystem", "Ada", "Bela", bots=1, here=True)
    said = words(await club.slash("Chidi", "general", "who"))
    assert "too new to know" in line(said, "Bela")
    assert "bot" in said.splitlines()[2]
    for _ in range(3):
        await club.part("Ada", "general")
        await club.later(2)
        await club.part("Bela", "general")
        await club.quiet()
    said = words(await club.slash("Chidi", "general", "who"))
    assert "usually answers within a minute" in line(said, "Ada")
    assert "usually answers within 2 hours" in line(said, "Bela")
    assert "asked <t:" in line(said, "Bela")
    await club.slash("Bela", "general", "settings", away="2025-07-01")
    said = words(await club.slash("Ada", "general", "who", player="Bela"))
    assert "away until <t:" in said
    assert "Ada" not in said
    assert "no seat at this table" in words(await club.slash("Ada", "general", "who", player="Chidi"))


def given(found: Calls, _: Waiting) -> Calls:
    return found


async def test_only_the_last_answers_are_kept(club: Club) -> None:
    await club.begin("ecosystem", "Ada", bots=1, here=True)
    for number in range(40):
        found = Calls((), answers=((7, float(number)),))
        await club.store.revise(1, partial(given, found))
    assert await club.store.answers(7) == [39.0 - number for number in range(30)]
    assert await club.store.answers(8) == []


def test_neither_a_vacation_nor_a_pause_counts_as_slowness() -> None:
    needed = Needed(1, {}, frozenset(), frozenset([0]))
    for began, took in ((1000.0, 4000.0), (3000.0, 2000.0), (9000.0, 0.0)):
        need = NeedRow(1, 0, 11, 1000.0, began=began)
        assert needed.rule(Waiting(5000.0, {0: need}, {11: UserRow(11)})).answers == ((11, took),)


def test_who_did_nothing_has_not_answered() -> None:
    need = NeedRow(1, 0, 11, 1000.0)
    assert Needed(1, {}, frozenset()).rule(Waiting(5000.0, {0: need}, {11: UserRow(11)})).answers == ()


@pytest.mark.parametrize(("seconds", "unit", "count"), [
    (0.0, "minutes", 1), (61.0, "minutes", 2), (5400.0, "minutes", 90), (5401.0, "hours", 2),
    (48 * 3600.0, "hours", 48), (48 * 3600.0 + 1, "days", 3),
])
def test_a_time_is_said_in_the_unit_that_tells_it_well(seconds: float, unit: str, count: int) -> None:
    assert lasting(seconds) == text(f"lasting-{unit}", count=count)
