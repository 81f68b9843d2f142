"""Dealing out: everything as it lies before the first choice."""

from collections.abc import Mapping
from typing import cast

from engine.rng import Rng

from .catalogue import CARDS, CLIMATES, DECK, ECOSYSTEMS, FAUNA, GAIA, ISLANDS
from .state import Earth, Gaia, Level, Mode, Player, Side


def numbers(sides: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted({CARDS[side].number for side in sides}))


BOXES = (numbers(FAUNA), DECK, numbers(ISLANDS), numbers(CLIMATES), numbers(ECOSYSTEMS))  # in the order of dealing


def dealt(rng: Rng, cards: tuple[int, ...]) -> list[int]:
    pile = list(cards)
    rng.shuffle(pile)
    return pile


def sides(cards: list[int]) -> list[int]:
    return [card * 10 + side for card in sorted(cards) for side in (0, 1)]


def any_side(rng: Rng, cards: list[int]) -> list[int]:
    return [card * 10 + rng.below(2) for card in cards]


def table(rng: Rng, seats: int, options: Mapping[str, str]) -> Earth:
    """Rules 1: everything as it lies before the first choice."""
    mode = cast("Mode", options["mode"])
    fauna, deck, islands, climates, ecosystems = [dealt(rng, box) for box in BOXES]
    each = 2 if mode == "advanced" else 1
    shared = [] if mode == "beginner" else [ecosystems.pop() for _ in range(2)]
    players = []
    for _ in range(seats):
        offered = [islands.pop() for _ in range(each)] + [climates.pop() for _ in range(each)]
        offered += [] if mode == "beginner" else [ecosystems.pop() for _ in range(each)]
        players.append(Player(sides(offered)))
    state = Earth(rng, players, deck, any_side(rng, fauna[:4]), any_side(rng, shared), mode)
    state.sealing = options["planting"] == "sealed" and seats > 1
    state.teams = options["teams"] == "yes" and seats == 4
    state.everything = options["automatic"] == "off"
    if state.teams:
        state.sides = [Side(), Side()]
    elif seats > 1:
        state.first = rng.below(seats)
    if seats == 1:
        hers = list(GAIA)
        rng.shuffle(hers)
        state.gaia = Gaia(cast("Level", options["level"]), hers)
    return state
