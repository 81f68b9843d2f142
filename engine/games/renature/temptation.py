"""Why the largest figure of a planting need not be the best choice: it counts only what comes at once."""

from engine.prompt import Answer, Picked, Placed
from engine.text import Text, text

from .board import NAMES, Cell
from .options import SKIP
from .outlook import best_of, plantings
from .pieces import Slot
from .state import Renature
from .words import PLANT_NAME


def larger(state: Renature, seat: int, chosen: tuple[Slot, Cell] | None, *slots: Slot) -> Text | None:
    """Which of these plants would bring most at once, and on which cell, if what is chosen brings less."""
    found = [*plantings(state, seat, *slots)]
    own = [planting for planting in found if (planting.slot, planting.cell) == chosen]
    if not own:
        return None
    best = best_of(state, seat, found)
    if best.total <= own[0].total:
        return None
    return text("renature-tempting", plant=PLANT_NAME[best.slot], cell=NAMES[best.cell], points=best.total)


def planting(answers: tuple[Answer, ...]) -> tuple[Slot, Cell] | None:
    """The plant and the cell of answers from the plant on, if they go as far."""
    match answers:
        case (Picked((plant,)), Placed() as placed, *_) if plant != SKIP:
            return plant.id, placed.spot
        case _:
            return None
