"""What bots of Ecosystem like at a glance."""

from random import Random

import pytest

from engine import Match, Picked, games
from engine.games.ecosystem.cards import CARDS
from engine.games.ecosystem.habits import beside, brought, habit
from engine.games.ecosystem.liking import LIKINGS, Liking
from engine.games.ecosystem.options import CARD

CELL = 22
liking = pytest.mark.parametrize("liking", LIKINGS.values(), ids=LIKINGS)


@liking
def test_every_card_is_wanted_by_some_measure(liking: Liking) -> None:
    assert set(liking.want) == set(CARDS)


@liking
def test_a_pair_is_liked_from_both_sides_and_counted_once(liking: Liking) -> None:
    for card, others in liking.pair.items():
        for other, points in others.items():
            assert liking.beside(card, other) == liking.beside(other, card) == points
            assert card == other or card not in liking.pair.get(other, {})


def test_a_fox_is_kept_from_bears_and_wolves_a_bee_is_not_from_meadows() -> None:
    for whose in LIKINGS:
        alone, by_bear, by_wolf, by_meadow = [beside(whose, near) for near in (None, "bear", "wolf", "meadow")]
        assert max(by_bear["fox"], by_wolf["fox"]) < alone["fox"]
        assert by_meadow["bee"] > alone["bee"]


def test_alone_a_player_likes_other_things_than_at_a_table() -> None:
    for seats, whose in ((1, "alone"), (2, "table")):
        match = Match.new(games()["ecosystem"], seats, "likings")
        match.state.hands[0], match.state.grids[0] = ["bear", "bee", "stream"], {CELL: "meadow"}
        match.asked = [None] * seats
        brings = {card: max(points) for card, points in brought(whose, {CELL: "meadow"}, (CELL + 1,), CARDS).items()}
        liking = LIKINGS[whose]
        best = max(match.state.hands[0], key=lambda card: brings[card] + liking.new * liking.want[card])
        assert habit(match, 0, Still()) == Picked((CARD[best],))
    assert LIKINGS["alone"] != LIKINGS["table"]


class Still(Random):
    def random(self) -> float:
        return 0.0
