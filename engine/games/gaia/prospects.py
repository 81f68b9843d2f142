"""What map and goals of Gaïa hold ready for a seat: where a tile would bring a meeple, how near its goals are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import FACE, SIGN, Animals, CityCard, Nature
from .chart import NEAR
from .cities import city_card
from .goals import held, wanted
from .ground import bare
from .pieces import HERD
from .spots import can_found

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from .cards import Card
    from .pieces import Need
    from .state import Gaia

HELD = 0.75  # a card in the hand towards a goal, against one laid
STEEP = 1.5  # how much more the last cards of a goal count than its first


def rises(state: Gaia, seat: int) -> list[dict[Need, list[int]]]:
    """Of every city that would let the seat settle if it rose: by what it lacks, the cells where that could go."""
    lands, herds, cities = state.lands, state.herds, state.cities
    rising = []
    for cell, city in cities.items():
        if (seat in city.meeples and not state.four) or city.covered < 1:
            continue
        free = [near for near in NEAR[cell] if near not in lands]
        found: dict[Need, list[int]] = {}
        for need in bare(city_card(city).needs, state.ground.offers[cell]):
            if need == "animal":
                cells = [near for near in NEAR[cell] if near in lands and near not in herds and near not in cities]
                if cells and state.animals >= HERD:
                    found[need] = cells
            elif free and state.supply[need]:
                found[need] = free
        rising.append(found)
    return rising


def risers(state: Gaia, seat: int) -> dict[Need, dict[int, int]]:
    """By what is laid: the cells where it would let cities rise and the seat settle, and how many of them."""
    found: dict[Need, dict[int, int]] = {}
    for city in rises(state, seat):
        for need, cells in city.items():
            counts = found.setdefault(need, {})
            for cell in cells:
                counts[cell] = counts.get(cell, 0) + 1
    return found


def offered(state: Gaia, cities: Sequence[Mapping[Need, Sequence[int]]]) -> int:
    """How many of the cities that could rise an open card would raise at once."""
    shown = {kind(card) for cards in state.shown.values() for card in cards}
    cells = [(need, cell) for city in cities for need in city.keys() & shown for cell in city[need]]
    return max([cells.count(cell) for cell in cells], default=0)


def kind(card: Card) -> Need | None:
    """What a card lays beside cities."""
    match FACE[card]:
        case Nature(land):
            return land
        case Animals():
            return "animal"
        case _:
            return None


def nearness(state: Gaia, seat: int) -> list[float]:
    """Of the goals still free, the nearest first: 0 … 1 by the cards laid and held."""
    played, hand, found = state.played[seat], state.hands[seat], []
    for goal in state.goals:
        if goal.owner is None:
            have = 0.0
            for card, count in wanted(goal.cards):
                laid = min(count, held(played, card))
                have += laid + HELD * min(count - laid, held(hand, card))
            found.append((have / len(goal.cards)) ** STEEP)
    found.sort(reverse=True)
    return found


def of_use(state: Gaia, seat: int, card: Card) -> bool:
    """Whether the land counts towards a goal that the seat has not all the cards for."""
    sign, laid = SIGN[card], held(state.played[seat], card)
    return any(goal.owner is None and goal.cards.count(sign) > laid for goal in state.goals)


def playable_cities(state: Gaia, hand: Sequence[Card]) -> tuple[int, int]:
    """Cities in the hand that could be founded now, and those that could not."""
    now = later = 0
    for card in dict.fromkeys(hand):
        face = FACE[card]
        if isinstance(face, CityCard):
            if can_found(state, face):
                now += 1
            else:
                later += 1
    return now, later


def rising(cities: Sequence[Mapping[Need, Sequence[int]]], hand: Sequence[Card]) -> int:
    """Lands and animals in the hand that would make one of the cities rise that could."""
    return len({kind(card) for card in hand} & {need for city in cities for need in city})
