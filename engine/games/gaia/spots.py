"""Where a card may be played: for every kind of card the cells that it can go to or take effect on."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from .cards import FACE, Animals, Card, CityCard, ElementCard, Face, Nature
from .chart import NEAR
from .ground import COVERAGE
from .pieces import HERD, LANDS, Base, Element, Land
from .state import Gaia

SUN: dict[Land, Land] = {"swamp": "plain", "plain": "desert"}
RAIN: dict[Land, Land] = {"desert": "plain", "plain": "swamp"}
WEATHER: dict[Element, dict[Land, Land]] = {"sun": SUN, "rain": RAIN}
# What a star stands for: animals roam everywhere, and no city is built on the sea unless it says so.
ROAMED: dict[Base, tuple[Land, ...]] = {**{land: (land,) for land in LANDS}, "star": LANDS}
BUILT_ON: dict[Base, tuple[Land, ...]] = {**ROAMED, "star": tuple([land for land in LANDS if land != "sea"])}
BURNT: frozenset[Land] = frozenset(("plain", "forest", "swamp"))


def spots(state: Gaia, card: Card) -> Iterable[int]:
    """A tuple is in reading order."""
    found = FACE[card]
    return SPOTS[type(found)](state, found)


def nature_spots(state: Gaia, card: Nature) -> Iterable[int]:
    """Rules 4.1 and 4.2."""
    return state.shore if state.supply[card.land] else ()


def animal_spots(state: Gaia, card: Animals) -> Iterator[int]:
    """Rules 4.3 and 4.4."""
    if state.animals >= HERD:
        for land in ROAMED[card.land]:
            yield from state.ground.free[land]


def can_found(state: Gaia, city: CityCard) -> bool:
    """Whether there is a spot for it at all: asked far more often than where."""
    free, offers, coverage = state.ground.free, state.ground.offers, COVERAGE[city.needs]
    for land in BUILT_ON[city.base]:
        for cell in free[land]:
            if coverage[offers[cell]] >= 2:
                return True
    return False


def city_spots(state: Gaia, city: CityCard) -> Iterator[int]:
    """Rules 5.1 and 5.2."""
    free, offers, coverage = state.ground.free, state.ground.offers, COVERAGE[city.needs]
    for land in BUILT_ON[city.base]:
        for cell in free[land]:
            if coverage[offers[cell]] >= 2:
                yield cell


def element_spots(state: Gaia, card: ElementCard) -> Iterable[int]:
    """Rules 10.4: only where it takes effect."""
    match card.element:
        case "sun" | "rain":
            turned, supply, cities = WEATHER[card.element], state.supply, state.cities
            return (
                cell
                for cell, land in state.lands.items()
                if land in turned and supply[turned[land]] and cell not in cities
            )
        case "earthquake":
            return (cell for cell in state.lands if any(swaps(state, cell)))
        case "lightning":
            return (cell for cell in state.lands if cell in state.cities or cell in state.herds)
        case "volcano":
            return (cell for cell, land in state.lands.items() if land == "mountain" and erupts(state, cell))
        case "tornado" | "protection":
            return ()


SPOTS: dict[type[Face], Callable[[Gaia, Any], Iterable[int]]] = {
    Nature: nature_spots, Animals: animal_spots, CityCard: city_spots, ElementCard: element_spots,
}  # fmt: skip


def swaps(state: Gaia, cell: int) -> Iterator[int]:
    """The tiles beside `cell` that it can change places with so that something changes."""
    lands, herds, cities = state.lands, state.herds, state.cities
    for near in NEAR[cell]:
        if near in lands and (
            lands[near] != lands[cell]
            or herds.get(near) != herds.get(cell)
            or near in cities
            or cell in cities
        ):
            yield near


def reach(state: Gaia, cell: int) -> list[int]:
    """A volcano's tile and those beside it."""
    return [cell, *[near for near in NEAR[cell] if near in state.lands]]


def burning(state: Gaia, cell: int) -> list[int]:
    """The tiles that a volcano there turns into desert."""
    return [near for near in reach(state, cell) if state.lands[near] in BURNT]


def erupts(state: Gaia, cell: int) -> bool:
    burnt = len(burning(state, cell))
    if burnt:
        return burnt <= state.supply["desert"]
    return any(near in state.cities or near in state.herds for near in reach(state, cell))


def robbed(state: Gaia, seat: int) -> list[int]:
    """Rules 10.9: the opponents a tornado can take a card from, clockwise."""
    seats = len(state.hands)
    return [other for step in range(1, seats) if state.hands[other := (seat + step) % seats]]


def playable(state: Gaia, seat: int, card: Card) -> bool:
    if card in state.supply:
        return state.supply[card] > 0
    if card == "tornado":
        return bool(robbed(state, seat))
    found = FACE[card]
    if type(found) is CityCard:
        return can_found(state, found)
    for _ in SPOTS[type(found)](state, found):
        return True
    return False


def playables(state: Gaia, seat: int) -> list[Card]:
    """The cards of the hand that can be played, of those that are alike one."""
    supply, found = state.supply, []
    for card in dict.fromkeys(state.hands[seat]):
        if supply[card] if card in supply else playable(state, seat, card):
            found.append(card)  # noqa: PERF401 - asked before every action, and a comprehension costs more
    return found


def any_playable(state: Gaia, seat: int) -> bool:
    """Looks at Nature cards first: they are quickly told."""
    hand, supply = state.hands[seat], state.supply
    if any(supply[land] for land in supply.keys() & hand):
        return True
    return any(playable(state, seat, card) for card in hand)
