"""Comparing the cities after a change: who moves in where needs are covered, and what is asked about it."""

from typing import Any, Literal

from engine.agenda import Agenda, Question, Task
from engine.event import Args
from engine.prompt import Option, Pick, Picked, Prompt, Tone
from engine.record import record
from engine.text import Text

from .calls import rest_call
from .cities import beside, city_card, covered, fall, put, replace, settlers
from .hints import rest_of_turn, told
from .options import BESIDE, CELL, SEATS, SECOND, SINGLE
from .state import City, Gaia
from .trial import chosen


def settle(state: Gaia, seat: int, touched: set[int]) -> list[Task]:
    """Rules 6.1 to 6.7: compare every city that may have changed, again and again until nothing changes.

    What falls goes first: a meeple that comes home is there to be placed again by the same action.
    """
    cities = state.cities
    while touched and not state.over:
        changed = []
        for cell in sorted(touched):
            count = covered(state, cell, city_card(cities[cell]).needs)
            if count != cities[cell].covered:
                changed.append((cell, count))
        if not changed:
            break
        risen, gone = [], []
        for cell, count in changed:
            city = cities[cell]
            if count > city.covered:
                cities[cell] = City(city.card, count, city.meeples)
                risen.append(cell)
            else:
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
        return Pick("capture", (BESIDE, *others), about=CELL[self.cell])

    def hint(self, state: Gaia, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        return told(state, chosen(state, self, prompt, option), self.seat)

    def ahead(self, state: Gaia, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return rest_of_turn(state, agenda, self.seat)

    def terms(self, state: Gaia) -> Args:
        return (("city", city_card(state.cities[self.cell]).called),)

    def call(self, state: Gaia) -> Text | None:
        return rest_call(state, self.seat)

    def take(self, state: Gaia, answer: Picked) -> list[Task]:
        seat, cell, chosen = self.seat, self.cell, answer.options[0]
        if chosen != BESIDE:
            replace(state, cell, chosen.id)
        comes = chosen != BESIDE or seat not in state.cities[cell].meeples
        if move_in(state, seat, cell, least=int(comes)):
            return [Second(seat, cell, self.risen, self.then)]
        return go_on(state, seat, self.risen, self.then)


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
        return Pick("second", (SECOND, SINGLE), about=CELL[self.cell])

    def hint(self, state: Gaia, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        return told(state, chosen(state, self, prompt, option), self.seat)

    def ahead(self, state: Gaia, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return rest_of_turn(state, agenda, self.seat)

    def terms(self, state: Gaia) -> Args:
        return (("city", city_card(state.cities[self.cell]).called), ("home", state.meeples[self.seat]))

    def call(self, state: Gaia) -> Text | None:
        return rest_call(state, self.seat)

    def tone(self, state: Gaia, option: Option) -> Tone:
        return "good" if option == SECOND else "plain"

    def take(self, state: Gaia, answer: Picked) -> list[Task]:
        room = settlers(state, self.seat, state.cities[self.cell])
        put(state, self.seat, self.cell, room if answer.options[0] == SECOND else room - 1)
        return go_on(state, self.seat, self.risen, self.then)
