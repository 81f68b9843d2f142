"""Cities and who lives in them: which needs are covered, who may come, and who goes home. Asks nothing."""

from collections.abc import Iterable

from engine.event import tell

from .cards import FACE, CityCard
from .chart import NAMES, NEAR
from .ground import COVERAGE, bare
from .pieces import Need
from .state import City, Gaia
from .words import needs_text


def covered(state: Gaia, cell: int, needs: tuple[Need, ...]) -> int:
    """Rules 5.3 to 5.6: how many needs the tiles beside a tile cover; one under a city offers nothing."""
    return COVERAGE[needs][state.ground.offers[cell]]


def cover(state: Gaia, cell: int, needs: tuple[Need, ...]) -> tuple[int | None, ...]:
    """For each need the tile that covers it; a need printed twice takes two tiles."""
    found: list[int | None] = []
    for number, need in enumerate(needs):
        used = [by for by, other in zip(found, needs[:number], strict=True) if other == need]
        fitting = [
            near
            for near in NEAR[cell]
            if near in state.lands
            and near not in state.cities
            and near not in used
            and (near in state.herds if need == "animal" else state.lands[near] == need)
        ]
        found.append(fitting[0] if fitting else None)
    return tuple(found)


def city_card(city: City) -> CityCard:
    card = FACE[city.card]
    if not isinstance(card, CityCard):
        raise TypeError(f"{city.card} is no city")
    return card


def beside(state: Gaia, cells: Iterable[int]) -> set[int]:
    """The cells of the cities that a change at these cells may touch."""
    found = state.cities
    return {near for cell in cells for near in NEAR[cell] if near in found}


def next_to(state: Gaia, cell: int) -> set[int]:
    """The same for one cell, where most changes are."""
    return state.cities.keys() & NEAR[cell]


def settlers(state: Gaia, seat: int, city: City) -> int:
    """Rules 6.2 and 8.3: how many meeples at most the seat puts on a city that it made rise."""
    if city.covered < 2:
        return 0
    most = 2 if state.four and city.covered == len(city_card(city).needs) else 1
    return min(most - city.meeples.count(seat), state.meeples[seat])


def put(state: Gaia, seat: int, cell: int, count: int) -> None:
    if count <= 0:
        return
    city = state.cities[cell]
    state.cities[cell] = City(city.card, city.covered, city.meeples + (seat,) * count)
    state.meeples[seat] -= count
    tell(state, "settled", seat, city=city_card(city).called, cell=NAMES[cell], count=count, covered=city.covered)
    win(state, seat)


def win(state: Gaia, seat: int) -> None:
    """Rules 9.1."""
    if not state.meeples[seat]:
        state.winner = seat
        tell(state, "won", seat)


def fall(state: Gaia, cell: int, count: int) -> None:
    """Rules 6.4, 6.5 and 8.4."""
    if not count:
        abandon(state, cell)
        return
    if count == 1:
        state.cities[cell] = City(clear(state, cell).card, count)
        return
    city = state.cities[cell]
    stay = tuple(dict.fromkeys(city.meeples)) if state.four else city.meeples
    weaken(state, cell, count)
    for seat in stay:
        if city.meeples.count(seat) > 1:
            home(state, seat, cell, 1)
    state.cities[cell] = City(city.card, count, stay)


def weaken(state: Gaia, cell: int, count: int) -> None:
    """Everybody who lives there is told which needs are not covered now."""
    city, card = state.cities[cell], city_card(state.cities[cell])
    before, needs = city.covered, needs_text(bare(card.needs, state.ground.offers[cell]))
    for seat in dict.fromkeys(city.meeples):
        tell(state, "weakened", seat, city=card.called, cell=NAMES[cell], before=before, after=count, needs=needs)


def home(state: Gaia, seat: int, cell: int, count: int) -> None:
    state.meeples[seat] += count
    tell(state, "left", seat, city=city_card(state.cities[cell]).called, cell=NAMES[cell], count=count)


def clear(state: Gaia, cell: int) -> City:
    """Everyone goes home, and the city is taken from the map without yet being anywhere else."""
    city = state.cities[cell]
    for seat in dict.fromkeys(city.meeples):
        home(state, seat, cell, city.meeples.count(seat))
    del state.cities[cell]
    return city


def abandon(state: Gaia, cell: int) -> None:
    """The city's card is discarded, its tile is free again."""
    city = clear(state, cell)
    state.ground.open(cell, state.lands[cell])
    state.discards.append(city.card)
    tell(state, "abandoned", None, city=city_card(city).called, cell=NAMES[cell])


def replace(state: Gaia, cell: int, other: int) -> None:
    """Rules 8.1 and 8.2: one meeple is sent home, whoever's it is."""
    city = state.cities[cell]
    meeples = list(city.meeples)
    meeples.remove(other)
    home(state, other, cell, 1)
    state.cities[cell] = City(city.card, city.covered, tuple(meeples))
