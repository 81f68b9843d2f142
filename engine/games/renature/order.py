"""The order of turns, until nobody has a domino left."""

from typing import Literal

from engine.agenda import Step, Task
from engine.record import record

from .end import finish
from .state import Renature
from .turn import begin


@record
class NextTurn(Step[Renature]):
    """Rules 2.5 and 2.6: clockwise, over those who still have dominoes."""

    seat: None = None
    kind: Literal["next_turn"] = "next_turn"

    def run(self, state: Renature) -> list[Task]:
        hands, seat = state.hands, state.turn
        for _ in hands:
            seat = (seat + 1) % len(hands)
            if hands[seat]:
                return [begin(state, seat), self]
        finish(state)
        return []
