"""Why the cell with the largest figure need not be the best one for a card: it counts the tableau as it lies now."""

from engine.prompt import Answer, Picked, Placed
from engine.text import Text, text

from .catalogue import NAME
from .hints import gained
from .options import PASS
from .prices import open_cells
from .state import Earth
from .tableau import CELL


def larger(state: Earth, seat: int, answers: tuple[Answer, ...]) -> Text | None:
    """Where the card of these answers would bring more at once than on their cell, if they go as far."""
    match answers:
        case (Picked((option,)), Placed() as placed, *_) if option != PASS:
            card = option.id
        case _:
            return None
    found = {cell: gained(state, seat, card, cell) for cell in open_cells(state.players[seat], card)}
    best = max(found, key=lambda cell: found[cell], default=placed.spot)
    if found.get(best, 0) <= max(0, found.get(placed.spot, 0)):
        return None
    return text("earth-tempting", card=NAME[card], cell=CELL[best], points=found[best])
