"""How it is told: happenings that come up again and again, made once."""

from functools import cache

from engine.event import Event
from engine.text import Text

from .cards import Card
from .pieces import Back
from .words import told


@cache
def began(seat: int) -> Event:
    return Event("turn", seat, quiet=True)


@cache
def drew(seat: int, kind: Back, card: Card) -> Event:
    """Only the seat hears which one."""
    back = (("back", Text(f"gaia-back-{kind}")),)
    return Event("drew", seat, back, (("card", told(card)),), (seat,), reveals=True)
