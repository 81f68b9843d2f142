"""How what happens in every turn is told: made at once, because collecting names for it costs twice as much."""

from engine.event import Event
from engine.text import Text

from .board import NAMES, Cell
from .pieces import Slot
from .words import PLANT_TOLD


def laid(seat: int, domino: Text, first: Cell, second: Cell) -> Event:
    return Event("laid", seat, (("domino", domino), ("first", NAMES[first]), ("second", NAMES[second])))


def planted(seat: int, slot: Slot, cell: Cell, points: int) -> Event:
    return Event("planted", seat, (("plant", PLANT_TOLD[slot]), ("cell", NAMES[cell]), ("points", points)))


def discarded(seat: int, domino: Text) -> Event:
    return Event("discarded", seat, (("domino", domino),))


def drew(seat: int, domino: Text, left: int) -> Event:
    """Only the seat hears which one."""
    secret = (("domino", domino),)
    return Event("drew", seat, (("left", left),), secret, (seat,), True, True)  # noqa: FBT003 - naming them costs more
