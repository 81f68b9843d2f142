"""Small happenings that come up again and again, each told with the same event."""

from functools import cache

from engine.event import Event

from .catalogue import NAME


@cache
def amount(kind: str, seat: int, n: int) -> Event:
    return Event(kind, seat, (("n", n),))


@cache
def ability(kind: str, seat: int, card: int) -> Event:
    """A card is used, or passed over because it cannot be paid for."""
    return Event(kind, seat, (("card", NAME[card]),), quiet=kind == "unpaid")
