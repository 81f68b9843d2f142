"""Bots in processes of their own: the same plan as here, and what becomes of one whose process dies or hangs."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.crew.worker import Late, Lost
from bot.mind.minds import Minds
from bot.store import MatchRow
from bot.table.bots import Bots, by_lot
from engine import LEVELS, Inquiry, Match, games, inquire, think
from tests.bot.ideas import muse

RECORDINGS = Path(__file__).parents[1] / "recordings"
ROW = MatchRow(
    id=1, guild=1, lobby_channel=1, channel=1, game="ecosystem", options={}, seed="minds", host=1, locale="en",
    rules_version=1, version=1, snapshot=None, status="running", created=0.0, changed=0.0, seats=(),
)


@pytest.fixture(scope="module")
def minds() -> Iterator[Minds]:
    """One for all tests: hiring takes a second."""
    found = Minds(1, limit=60, act=muse)
    yield found
    found.close()


def asked() -> Match:
    return Match.new(games()["ecosystem"], 2, "minds", {}).redealt(0, "key")


@pytest.mark.parametrize("level", ["easy", "medium"])
async def test_a_plan_is_the_same_in_every_process(minds: Minds, level: str) -> None:
    match = asked()
    assert await minds.thinkers()[level].plan(match, 0, "key") == think(level, match, 0, "key")


async def test_a_piece_of_an_analysis_is_the_same_in_every_process(minds: Minds) -> None:
    order = Inquiry("ecosystem", (RECORDINGS / "ecosystem-1.json").read_bytes(), "course")
    assert await minds.study(order) == inquire(order)


def test_every_level_has_a_thinker(minds: Minds) -> None:
    assert minds.thinkers().keys() == {"random", *LEVELS} == by_lot().keys()


async def test_who_dies_over_a_thought_is_replaced_and_a_weaker_one_plays(
    minds: Minds, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(Lost):
        await minds.thinkers()["medium"].plan(asked(), 0, "deadly easy")
    bots = Bots(minds.thinkers())
    found = await bots.planned(ROW, asked(), 0, "medium", "deadly easy")
    assert found == (think("easy", asked(), 0, "deadly easy"), "easy")
    assert "easy plays for seat 0" in caplog.text


async def test_who_thinks_for_ever_is_given_up(minds: Minds, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minds.crew, "limit", lambda _: 0.0)
    with pytest.raises(Late):
        await minds.thinkers()["easy"].plan(asked(), 0, "endless")
    monkeypatch.setattr(minds.crew, "limit", lambda _: 60.0)
    assert (await minds.thinkers()["easy"].plan(asked(), 0, "key")).steps
