"""Dealing out: the deck shuffled, and what comes first."""

from collections.abc import Mapping

from engine.agenda import Task
from engine.rng import Rng

from .cards import DECK, Card
from .draft import ChooseCard
from .rounds import Round
from .state import CARDS_A_ROUND, Ecosystem

MARGIN = {"easy": 30, "medium": 50, "hard": 70}


def setup(rng: Rng, seats: int, options: Mapping[str, str]) -> tuple[Ecosystem, list[Task]]:
    deck = list(DECK)
    rng.shuffle(deck)
    hands: list[list[Card]] = [[] for _ in range(3 if seats == 2 else seats)]
    state = Ecosystem(rng, deck, hands, [{} for _ in range(seats)], [None] * seats, [None] * seats)
    if seats == 1:
        state.rival, state.margin = [], MARGIN[options["level"]]
        state.hands = [[deck.pop() for _ in range(CARDS_A_ROUND)]]
        return state, [ChooseCard(0)]
    if seats == 2:
        state.neutral = []
    return state, [Round(1)]
