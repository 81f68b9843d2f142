"""Where a card may be played: for every kind of card the cells that it can go to or take effect on."""

from collections.abc import Iterator

from .cards import Animals, Card, CityCard, ElementCard, Nature, face
from .chart import NEAR, START
from .cities import covered
from .pieces import HERD, Element, Land
from .state import Gaia

SUN: dict[Land, Land] = {"swamp": "plain", "plain": "desert"}
RAIN: dict[Land, Land] = {"desert": "plain", "plain": "swamp"}
WEATHER: dict[Element, dict[Land, Land]] = {"sun": SUN, "rain": RAIN}
BURNT: frozenset[Land] = frozenset(("plain", "forest", "swamp"))


def spots(state: Gaia, card: Card) -> Iterator[int]:
    """In reading order, except that a new tile's cells come sorted anyway."""
    match face(card):
        case Nature(land):
            # Rules 4.1 and 4.2.
            return iter((state.shore or (START,)) if state.supply[land] else ())
        case Animals(land):
            # Rules 4.3 and 4.4.
            herds, cities = state.herds, state.cities
            if state.animals < HERD:
                return iter(())
            return (
                cell
                for cell, found in state.lands.items()
                if land in (found, "star") and cell not in herds and cell not in cities
            )
        case CityCard() as city:
            return city_spots(state, city)
        case ElementCard(element):
            return element_spots(state, element)


def city_spots(state: Gaia, city: CityCard) -> Iterator[int]:
    """Rules 5.1 and 5.2."""
    base, needs, herds, cities = city.base, city.needs, state.herds, state.cities
    for cell, land in state.lands.items():
        if (
            (land == base or (base == "star" and land != "sea"))
            and cell not in herds
            and cell not in cities
            and covered(state, cell, needs) >= 2
        ):
            yield cell


def element_spots(state: Gaia, element: Element) -> Iterator[int]:
    """Rules 10.5 to 10.11: only where it takes effect."""
    match element:
        case "sun" | "rain":
            turned, supply, cities = WEATHER[element], state.supply, state.cities
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
            return iter(())


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
    if card == "tornado":
        return bool(robbed(state, seat))
    return next(spots(state, card), None) is not None
