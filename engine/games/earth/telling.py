"""How it is told: happenings that come up again and again, and who hears which cards."""

from functools import cache
from typing import Any

from engine.event import Event
from engine.text import Text, text

from .catalogue import NAME
from .state import Earth
from .terms import Piece


@cache
def amount(kind: str, seat: int, n: int) -> Event:
    return Event(kind, seat, (("n", n),))


@cache
def composted(seat: int, n: int, *, scarce: bool) -> Event:
    return Event("composted", seat, (("n", n),), reveals=scarce)


@cache
def ability(kind: str, seat: int, card: int) -> Event:
    """A card is used, or passed over because it cannot be paid for, or has nothing to copy."""
    return Event(kind, seat, (("card", NAME[card]),))


@cache
def pieces(piece: Piece, n: int) -> Text:
    """So many of them, in words."""
    return text(f"earth-gain-{piece}", n=n)


@cache
def no_room(seat: int, piece: Piece, n: int) -> Event:
    """Rules 2.10: pieces that find no place are lost."""
    return Event("no-room", seat, (("pieces", pieces(piece, n)),))


def known(cards: list[int]) -> tuple[tuple[str, Any], ...]:
    return (("cards", tuple(map(NAME.__getitem__, cards))),)


def readers(state: Earth, seat: int) -> tuple[int, ...]:
    """Rules 9.4: partners see each other's cards."""
    return (seat, (seat + 2) % 4) if state.teams else (seat,)
