"""Random matches: the short form of the benchmark, and what holds in every position."""

from itertools import islice

import pytest

from engine import Match, RandomBot
from engine.games.earth import GAME
from engine.games.earth.catalogue import SLOTS, TRUNKS
from engine.games.earth.tableau import column, row
from tests.bench.matches import counted
from tests.contract.tables import whole

TABLES = whole(GAME)


def test_all_ways_to_play() -> None:
    assert len(TABLES) == 16 + 12 + 12 + 24 + 12
    for number, table in enumerate(islice(TABLES, 0, None, 7)):
        counted(table, str(number))


@pytest.mark.parametrize("seed", range(3))
def test_what_holds_in_every_position(seed: int) -> None:
    match, bot = Match.new(GAME, 2 + seed, str(seed)), RandomBot(seed)
    while waiting := match.waiting:
        match.play(waiting[-1], bot.answer(match, waiting[-1]))
        for player in match.state.players:
            assert player.soil >= 0
            assert len(player.cards) == len(player.cells) == len(player.sprouts) == len(player.growth) <= 16
            rows = zip(player.cards, player.sprouts, player.growth, strict=True)
            assert all(0 <= s <= SLOTS[card] and 0 <= g <= TRUNKS[card] for card, s, g in rows)
            assert len(set(player.cells)) == len(player.cells)
            for line in (row, column):
                places = [line(cell) for cell in player.cells]
                assert not places or max(places) - min(places) < 4
