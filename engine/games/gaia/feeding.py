"""Feeding the own cities at the beginning of a turn: which ones, in which order, and from which tile."""

from typing import Any, Literal

from engine.agenda import Agenda, Question, Step, Task
from engine.event import Args, tell
from engine.prompt import Answer, Barred, Option, Pick, Picked, Prompt, choices
from engine.record import record
from engine.text import Text, text

from .chart import NAMES, NEAR
from .cities import city_card, next_to
from .ground import ANIMALS
from .hints import NOT_YET, NOTHING, balance, loss, rest_of_turn, told
from .options import CELL
from .settling import settle
from .state import Gaia
from .trial import answered, chosen


def feedable(state: Gaia, seat: int, cells: tuple[int, ...] | None = None) -> tuple[int, ...]:
    """Rules 2.3: which of the cities, of these or of all, the seat has to feed and can."""
    if not state.herds:
        return ()
    offers, found = state.ground.offers, []
    for cell, city in state.cities.items():
        if offers[cell] >= ANIMALS and seat in city.meeples and "animal" in city_card(city).needs:
            found.append(cell)
    if not found:
        return ()
    return tuple(sorted(found if cells is None else {*cells}.intersection(found)))


def food(state: Gaia, cell: int) -> list[int]:
    return [near for near in NEAR[cell] if near in state.herds]


def contested(state: Gaia, cells: tuple[int, ...]) -> bool:
    """Rules 2.4: whether the order matters. A herd that can run out feeds several of the cities; or it is the last need
    of some city, which then frees its tile for others.
    """
    hungry = set(cells)
    for tile, count in state.herds.items():
        eaters = len(hungry.intersection(NEAR[tile]))
        if eaters >= count and (eaters > 1 or any(state.cities[cell].covered == 1 for cell in next_to(state, tile))):
            return True
    return False


def meals(state: Gaia, seat: int, cells: tuple[int, ...]) -> list[Task]:
    """The next of the cities that can be fed, and then the others; or which one that is to be."""
    if not cells:
        return []
    if len(cells) > 1 and contested(state, cells):
        return [FeedWhich(seat, cells)]
    return [FeedFrom(seat, cells[0]), Feed(seat, cells[1:])]


@record
class Feed(Step[Gaia]):
    """Rules 2.3 to 2.5: goes on until no city is left that can be fed."""

    seat: int
    cells: tuple[int, ...]
    kind: Literal["feed"] = "feed"

    def run(self, state: Gaia) -> list[Task]:
        if state.over or not self.cells:
            return []
        return meals(state, self.seat, feedable(state, self.seat, self.cells))


@record
class FeedWhich(Question[Gaia]):
    """Rules 2.4: where animals run short, the order is the player's choice."""

    seat: int
    cells: tuple[int, ...]
    kind: Literal["feed_which"] = "feed_which"

    def prompt(self, state: Gaia) -> Pick:
        return Pick("city", tuple([CELL[cell] for cell in self.cells]))

    def hint(self, state: Gaia, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        """With several tiles to eat from, that is first asked."""
        return None if len(food(state, option.id)) > 1 else fed(state, agenda, self, prompt, option)

    def ahead(self, state: Gaia, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return rest_of_turn(state, agenda, self.seat, hungry=len(self.cells) - 1)

    def call(self, state: Gaia) -> Text | None:
        return text("gaia-call-feed", number=state.lap)

    def waste(self, state: Gaia, agenda: Agenda[Any], prompt: Prompt, answer: Answer) -> Text | None:
        return needless(state, agenda, self, prompt, answer)

    def barred(self, state: Gaia, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        """Rules 2.3: the other cities of the seat."""
        own = [cell for cell, city in state.cities.items() if self.seat in city.meeples and cell not in self.cells]
        return tuple([Barred(CELL[cell], unfed(state, cell), "2.3") for cell in sorted(own)])

    def take(self, state: Gaia, answer: Picked) -> list[Task]:
        cell = answer.options[0].id
        rest = tuple([other for other in self.cells if other != cell])
        return [FeedFrom(self.seat, cell), Feed(self.seat, rest)]


@record
class FeedFrom(Question[Gaia]):
    seat: int
    cell: int
    kind: Literal["feed_from"] = "feed_from"

    def prompt(self, state: Gaia) -> Pick:
        return Pick("from", tuple([CELL[near] for near in food(state, self.cell)]), about=CELL[self.cell])

    def hint(self, state: Gaia, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        return fed(state, agenda, self, prompt, option)

    def ahead(self, state: Gaia, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return rest_of_turn(state, agenda, self.seat)

    def terms(self, state: Gaia) -> Args:
        return (("city", city_card(state.cities[self.cell]).called),)

    def call(self, state: Gaia) -> Text | None:
        return text("gaia-call-feed", number=state.lap)

    def waste(self, state: Gaia, agenda: Agenda[Any], prompt: Prompt, answer: Answer) -> Text | None:
        return needless(state, agenda, self, prompt, answer)

    def take(self, state: Gaia, answer: Picked) -> list[Task]:
        return feed(state, self.seat, self.cell, answer.options[0].id)


def fed(
    state: Gaia, agenda: Agenda[Any], question: FeedWhich | FeedFrom, prompt: Prompt, option: Option
) -> Text:
    """Told with all the feeding that follows without a question."""
    trial = chosen(state, question, prompt, option, feeding(agenda, question.seat))
    found = told(state, trial, question.seat)
    return NOT_YET if found == NOTHING and trial.question else found


def feeding(agenda: Agenda[Any], seat: int) -> list[Feed]:
    """What is still to be fed after the question on top."""
    return [task for task in reversed(agenda.seats[seat]) if isinstance(task, Feed)]


def needless(
    state: Gaia, agenda: Agenda[Any], question: FeedWhich | FeedFrom, prompt: Prompt, given: Answer
) -> Text | None:
    """What of the seat's own is sent home where another choice would keep it."""
    seat, later = question.seat, feeding(agenda, question.seat)
    others = [chosen(state, question, prompt, option, later) for option in choices(prompt)]
    best = max([balance(state, trial, seat) for trial in others])
    return loss(state, answered(state, question, given, later), seat, best)


def unfed(state: Gaia, cell: int) -> Text:
    """Why a city is not fed now."""
    if "animal" not in city_card(state.cities[cell]).needs:
        return Text("gaia-why-no-hunger")
    return Text("gaia-why-fed" if food(state, cell) else "gaia-why-no-food")


def feed(state: Gaia, seat: int, cell: int, tile: int) -> list[Task]:
    """Rules 2.5: one animal goes back to the reserve; the cities are compared when it was the last."""
    left = state.herds[tile] - 1
    state.animals += 1
    tell(state, "fed", seat, city=city_card(state.cities[cell]).called, cell=NAMES[cell], tile=NAMES[tile], left=left)
    state.last = (tile,)
    if left:
        state.herds[tile] = left
        return []
    state.scatter(tile)
    return settle(state, seat, next_to(state, tile))
