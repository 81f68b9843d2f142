"""A turn: feeding the own cities, then two actions, each taking a card or playing one."""

from collections.abc import Sequence
from typing import Literal

from engine.agenda import Question, Step, Task
from engine.event import tell
from engine.prompt import Pick, Picked
from engine.record import record

from .action import CHOOSE
from .chart import NAMES, NEAR
from .cities import beside, city_card, settle
from .protection import Window
from .state import Gaia
from .words import CELL

ACTIONS = 2


@record
class Turn(Step[Gaia]):
    """Rules 2.1."""

    player: int
    seat: None = None
    kind: Literal["turn"] = "turn"

    def run(self, state: Gaia) -> list[Task]:
        if state.over:
            return []
        player = self.player
        state.turn, state.left = player, ACTIONS
        tell(state, "turn", player, quiet=True)
        hungry = feedable(state, player)
        first: list[Task] = [Feed(player, hungry)] if hungry else []
        return [*first, CHOOSE[player], NEXT[player], TURN[(player + 1) % len(state.hands)]]


@record
class Next(Step[Gaia]):
    """After an action. An element first waits for its opponents, so the rest of the turn goes to the table."""

    seat: int
    kind: Literal["next"] = "next"

    def run(self, state: Gaia) -> list[Task]:
        return another(state, self.seat) if state.cast is None else [Window(), Again(self.seat)]


@record
class Again(Step[Gaia]):
    """After an element."""

    player: int
    seat: None = None
    kind: Literal["again"] = "again"

    def run(self, state: Gaia) -> list[Task]:
        return another(state, self.player)


def another(state: Gaia, player: int) -> list[Task]:
    """Rules 2.2: two actions, while nobody has won."""
    if state.over or state.left == 1:
        return []
    state.left -= 1
    return [CHOOSE[player], NEXT[player]]


TURN = tuple([Turn(player) for player in range(5)])
NEXT = tuple([Next(player) for player in range(5)])


def feedable(state: Gaia, seat: int, cells: tuple[int, ...] | None = None) -> tuple[int, ...]:
    """Rules 2.3: which of the cities, of these or of all, the seat has to feed and can."""
    cities, herds = state.cities, state.herds
    if not herds:
        return ()
    own = [cell for cell, city in cities.items() if seat in city.meeples and (cells is None or cell in cells)]
    return tuple(sorted([cell for cell in own if "animal" in city_card(cities[cell]).needs and food(state, cell)]))


def food(state: Gaia, cell: int) -> list[int]:
    return [near for near in NEAR[cell] if near in state.herds]


def plenty(state: Gaia, cells: tuple[int, ...]) -> bool:
    """No herd can run out, whatever is fed first from where: the order does not matter."""
    hungry = set(cells)
    return all(
        state.herds.get(near, 5) > len(hungry.intersection(NEAR[near])) for cell in cells for near in NEAR[cell]
    )


@record
class Feed(Step[Gaia]):
    """Rules 2.3 to 2.5: goes on until no city is left that can be fed."""

    seat: int
    cells: tuple[int, ...]
    kind: Literal["feed"] = "feed"

    def run(self, state: Gaia) -> list[Task]:
        cells = () if state.over else feedable(state, self.seat, self.cells)
        if not cells:
            return []
        if len(cells) == 1 or plenty(state, cells):
            return [FeedFrom(self.seat, cells[0]), Feed(self.seat, cells[1:])]
        return [FeedWhich(self.seat, cells)]


@record
class FeedWhich(Question[Gaia]):
    """Rules 2.4: where animals run short, the order is the player's choice."""

    seat: int
    cells: tuple[int, ...]
    kind: Literal["feed_which"] = "feed_which"

    def prompt(self, state: Gaia) -> Pick:
        return Pick("city", tuple([CELL[cell] for cell in self.cells]))

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

    def take(self, state: Gaia, answer: Picked) -> list[Task]:
        return feed(state, self.seat, self.cell, answer.options[0].id)


def hungry(stack: Sequence[Task]) -> int:
    """How many cities wait to be fed after the one that is asked about."""
    waiting = sum([len(task.cells) for task in stack if isinstance(task, Feed | FeedWhich)])
    return waiting - 1 if isinstance(stack[-1], FeedWhich) else waiting


def feed(state: Gaia, seat: int, cell: int, tile: int) -> list[Task]:
    """Rules 2.5: one animal goes back to the reserve; the cities are compared when it was the last."""
    left = state.herds[tile] - 1
    state.animals += 1
    tell(state, "fed", seat, city=city_card(state.cities[cell]).name, cell=NAMES[cell], tile=NAMES[tile], left=left)
    state.last = (tile,)
    if left:
        state.herds[tile] = left
        return []
    del state.herds[tile]
    return settle(state, seat, beside(state, (tile,)))
