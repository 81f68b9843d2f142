"""What is kept beside the map says the same as the map."""

from collections.abc import Iterator

import pytest

from engine import Match, RandomBot
from engine.games.gaia import GAME
from engine.games.gaia.cards import FACE, CityCard
from engine.games.gaia.cities import cover, covered
from engine.games.gaia.ground import Ground, bare
from engine.games.gaia.state import Gaia

from .table import ALL, CITIES

NEEDS = [face.needs for card in CITIES.values() if isinstance(face := FACE[card], CityCard)]


def states(seed: int) -> Iterator[Gaia]:
    match, bot = Match.new(GAME, 4, str(seed), ALL), RandomBot(seed)
    while waiting := match.waiting:
        match.play(waiting[0], bot.answer(match, waiting[0]))
        yield match.state


@pytest.mark.parametrize("seed", range(12))
def test_it_follows_every_move(seed: int) -> None:
    for state in states(seed):
        told, seen = state.ground, Ground(state.lands, state.herds, state.cities)
        assert told.offers == seen.offers
        assert [sorted(cells) for cells in told.free.values()] == [sorted(cells) for cells in seen.free.values()]


@pytest.mark.parametrize("seed", range(3))
def test_it_covers_what_tiles_cover(seed: int) -> None:
    for state in states(seed):
        for cell in state.lands:
            for needs in NEEDS:
                by = cover(state, cell, needs)
                assert covered(state, cell, needs) == len(needs) - by.count(None)
                assert bare(needs, state.ground.offers[cell]) == tuple(
                    [need for need, tile in zip(needs, by, strict=True) if tile is None]
                )
