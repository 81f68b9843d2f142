"""How it is told: happenings that come up again and again, made once."""

from functools import cache, lru_cache

from engine.event import Event
from engine.text import Text

from .cards import Card
from .chart import NAMES
from .pieces import Back
from .words import name, told


@cache
def began(seat: int) -> Event:
    return Event("turn", seat, quiet=True)


@cache
def drew(seat: int, kind: Back, card: Card) -> Event:
    """Only the seat hears which one."""
    back = (("back", Text(f"gaia-back-{kind}")),)
    return Event("drew", seat, back, (("card", told(card)),), (seat,), reveals=True)


@lru_cache(maxsize=4096)
def took(seat: int, card: Card, following: Card) -> Event:
    return Event("took", seat, (("card", told(card)), ("next", told(following))), reveals=True)


@lru_cache(maxsize=4096)
def laid(seat: int, card: Card, cell: int) -> Event:
    return Event("laid", seat, (("land", name(card)), ("cell", NAMES[cell])))
