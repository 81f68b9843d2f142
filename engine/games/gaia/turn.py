"""A turn: feeding the own cities, then two actions, each taking a card or playing one."""

from typing import Literal

from engine.agenda import Step, Task
from engine.record import record

from .action import CHOOSE
from .feeding import feedable, meals
from .protection import Window
from .state import Gaia
from .telling import began

ACTIONS = 2


@record
class Turn(Step[Gaia]):
    """Rules 2.1."""

    player: int
    seat: None = None
    kind: Literal["turn"] = "turn"

    def run(self, state: Gaia) -> list[Task]:
        if state.winner is not None:
            return []
        player = self.player
        if state.lap and player < state.turn:
            state.lap += 1
        state.turn, state.left = player, ACTIONS
        state.news.append(began(player))
        following = TURN[(player + 1) % len(state.hands)]
        return [*meals(state, player, feedable(state, player)), CHOOSE[player], NEXT[player], following]


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
    if state.winner is not None or state.left == 1:
        return []
    state.left -= 1
    return [CHOOSE[player], NEXT[player]]


TURN = tuple([Turn(player) for player in range(5)])
NEXT = tuple([Next(player) for player in range(5)])
