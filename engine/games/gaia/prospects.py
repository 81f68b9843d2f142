"""What map and goals of Gaïa hold ready for a seat: where a tile would bring a meeple, how near its goals are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import FACE, Animals, CityCard, Nature
from .chart import NEAR
from .cities import city_card
from .goals import held, wanted
from .spots import city_spots

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .cards import Card
    from .pieces import Need
    from .state import Gaia

HELD = 0.75  # a card in the hand towards a goal, against one laid
STEEP = 1.5  # how much more the last cards of a goal count than its first


def missing(state: Gaia, cell: int) -> list[Need]:
    """The needs of a city that nothing beside it covers."""
    needs = list(city_card(state.cities[cell]).needs)
    for near in NEAR[cell]:
        if near in state.lands and near not in state.cities:
            for offer in (state.lands[near], "animal" if near in state.herds else None):
                if offer in needs:
                    needs.remove(offer)
    return needs


def risers(state: Gaia, seat: int) -> dict[Need, set[int]]:
    """By what they lack: the free cells beside cities that would rise and let the seat settle."""
    found: dict[Need, set[int]] = {}
    for cell, city in state.cities.items():
        if (seat in city.meeples and not state.four) or city.covered < 1:
            continue
        free = [near for near in NEAR[cell] if near not in state.lands]
        for need in set(missing(state, cell)):
            found.setdefault(need, set()).update(free)
    return found


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
    played = state.played[seat]
    return any(
        goal.owner is None and dict(wanted(goal.cards)).get(card, 0) - held(played, card) > 0 for goal in state.goals
    )


def playable_cities(state: Gaia, hand: Sequence[Card]) -> tuple[int, int]:
    """Cities in the hand that could be founded now, and those that could not."""
    now = later = 0
    for card in dict.fromkeys(hand):
        face = FACE[card]
        if isinstance(face, CityCard):
            if next(city_spots(state, face), None) is not None:
                now += 1
            else:
                later += 1
    return now, later


def rising(state: Gaia, seat: int, hand: Sequence[Card]) -> int:
    """Lands and animals in the hand that would make a city rise."""
    found = risers(state, seat)
    kinds = {face.land if isinstance(face, Nature) else "animal" if isinstance(face, Animals) else ""
             for face in map(FACE.__getitem__, hand)}
    return len(kinds & found.keys())
