"""Cities and who lives in them: which needs are covered, and what a change of their number does to the meeples."""

from collections.abc import Iterable
from typing import Literal

from engine.agenda import Question, Task
from engine.event import tell
from engine.prompt import Option, Pick, Picked
from engine.record import record

from .cards import FACE, CityCard
from .chart import NAMES, NEAR
from .pieces import Need
from .state import City, Gaia

BESIDE = Option("word", word="beside")
SECOND, SINGLE = Option("word", word="second"), Option("word", word="single")
SEATS = tuple([Option("seat", seat) for seat in range(5)])


def covered(state: Gaia, cell: int, needs: tuple[Need, ...]) -> int:
    """Rules 5.3 to 5.6: how many needs the tiles beside a cell cover; a tile under a city offers nothing."""
    lands, cities, herds = state.lands, state.cities, state.herds
    offered: list[Need] = []
    for near in NEAR[cell]:
        if near in lands and near not in cities:
            offered.append(lands[near])
            if near in herds:
                offered.append("animal")
    count = 0
    for need in needs:
        if need in offered:
            offered.remove(need)
            count += 1
    return count


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
    cities = state.cities
    return {near for cell in cells for near in NEAR[cell] if near in cities}


def settle(state: Gaia, seat: int, touched: set[int]) -> list[Task]:
    """Rules 6.1 to 6.7: compare every city that may have changed, again and again until nothing changes.

    What falls goes first: a meeple that comes home is there to be placed again by the same action.
    """
    cities = state.cities
    while touched and not state.over:
        now = [(cell, covered(state, cell, city_card(cities[cell]).needs)) for cell in sorted(touched)]
        risen, gone = [], []
        for cell, count in now:
            city = cities[cell]
            if count > city.covered:
                cities[cell] = City(city.card, count, city.meeples)
                risen.append(cell)
            elif count < city.covered:
                fall(state, cell, count)
                if not count:
                    gone.append(cell)
        touched = beside(state, gone)
        if risen and (tasks := rise(state, seat, tuple(risen), tuple(sorted(touched)))):
            return tasks
    return []


def rise(state: Gaia, seat: int, risen: tuple[int, ...], then: tuple[int, ...]) -> list[Task]:
    """Rules 6.2: a meeple for each city that rose; stops where there is something to choose."""
    for number, cell in enumerate(risen):
        if state.over:
            break
        city, rest = state.cities[cell], risen[number + 1 :]
        if state.capture and settlers(state, seat, city) and any(other != seat for other in city.meeples):
            return [Capture(seat, cell, rest, then)]
        if move_in(state, seat, cell, least=int(seat not in city.meeples)):
            return [Second(seat, cell, rest, then)]
    return []


def move_in(state: Gaia, seat: int, cell: int, least: int) -> bool:
    """Puts meeples on the city, or tells that first it must be asked whether one more than the least comes.

    The last one of all comes without a question: it wins.
    """
    room = settlers(state, seat, state.cities[cell])
    if room <= least or room == state.meeples[seat]:
        put(state, seat, cell, room)
        return False
    return True


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
    tell(state, "settled", seat, city=city_card(city).name, cell=NAMES[cell], count=count, covered=city.covered)
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
    for seat in stay:
        if city.meeples.count(seat) > 1:
            home(state, seat, cell, 1)
    state.cities[cell] = City(city.card, count, stay)


def home(state: Gaia, seat: int, cell: int, count: int) -> None:
    state.meeples[seat] += count
    tell(state, "left", seat, city=city_card(state.cities[cell]).name, cell=NAMES[cell], count=count)


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
    state.discards.append(city.card)
    tell(state, "abandoned", None, city=city_card(city).name, cell=NAMES[cell])


@record
class Capture(Question[Gaia]):
    """Rules 8.1: someone else's meeple may make room. `risen` and `then` are the cities still to look at."""

    seat: int
    cell: int
    risen: tuple[int, ...]
    then: tuple[int, ...]
    kind: Literal["capture"] = "capture"

    def prompt(self, state: Gaia) -> Pick:
        others = [SEATS[seat] for seat in dict.fromkeys(state.cities[self.cell].meeples) if seat != self.seat]
        return Pick("capture", (BESIDE, *others), about=Option("cell", self.cell))

    def take(self, state: Gaia, answer: Picked) -> list[Task]:
        seat, cell, chosen = self.seat, self.cell, answer.options[0]
        if chosen != BESIDE:
            replace(state, cell, chosen.id)
        comes = chosen != BESIDE or seat not in state.cities[cell].meeples
        if move_in(state, seat, cell, least=int(comes)):
            return [Second(seat, cell, self.risen, self.then)]
        return go_on(state, seat, self.risen, self.then)


def replace(state: Gaia, cell: int, other: int) -> None:
    """Rules 8.1 and 8.2: one meeple is sent home, whoever's it is."""
    city = state.cities[cell]
    meeples = list(city.meeples)
    meeples.remove(other)
    home(state, other, cell, 1)
    state.cities[cell] = City(city.card, city.covered, tuple(meeples))


def go_on(state: Gaia, seat: int, risen: tuple[int, ...], then: tuple[int, ...]) -> list[Task]:
    """With the cities still to look at, after a question about one of them."""
    return rise(state, seat, risen, then) or settle(state, seat, set(then))


@record
class Second(Question[Gaia]):
    """Rules 8.3: a city with all its needs may get two meeples. `risen` and `then` are the cities still to look at."""

    seat: int
    cell: int
    risen: tuple[int, ...]
    then: tuple[int, ...]
    kind: Literal["second"] = "second"

    def prompt(self, state: Gaia) -> Pick:
        return Pick("second", (SECOND, SINGLE), about=Option("cell", self.cell))

    def take(self, state: Gaia, answer: Picked) -> list[Task]:
        room = settlers(state, self.seat, state.cities[self.cell])
        put(state, self.seat, self.cell, room if answer.options[0] == SECOND else room - 1)
        return go_on(state, self.seat, self.risen, self.then)
