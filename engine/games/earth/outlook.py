"""Forecasts and losses in words."""

from engine.text import Text, text

from .benefits import TWO
from .effects import Effect
from .forecast import Amounts, Forecast, after, of_action
from .places import Lost, lost
from .state import Earth, Player
from .telling import pieces
from .terms import Action


def sums(amounts: Amounts) -> tuple[Text, ...]:
    """Each with its sign: `+4 soil`, `−1 compost`."""
    return tuple([text(f"earth-sum-{good}", sign="+" if n > 0 else "−", n=abs(n)) for good, n in amounts])


def of_losses(found: Lost) -> tuple[Text, ...]:
    return tuple([pieces(piece, n) for piece, n in found])


def action(player: Player, colour: Action, *, alone: bool) -> Text:
    """What the action gives, to whom, and what one's own abilities make of it."""
    found = of_action(player, colour)
    return text(
        f"earth-hint-action-{colour}", n=sum(each.used for each in found.acting), sum=sums(found.total),
        copies=found.copies, lost=of_losses(found.lost), losses=len(found.lost), alone=int(alone),
    )


def share(player: Player, colour: Action, good: str) -> Text:
    """A small benefit, and all that can be used after it."""
    return in_all(after(player, colour, TWO[good], chosen=False))


def in_all(found: Forecast, how: str = "all") -> Text:
    return text(
        f"earth-hint-{how}", n=sum(each.used for each in found.acting), sum=sums(found.total), copies=found.copies,
        goods=len(found.total),
    )


def spilled(found: Lost) -> Text | None:
    return text("earth-waste-room", pieces=of_losses(found)) if found else None


def wasted(state: Earth, seat: int, effect: Effect, plot: int | None = None) -> Text | None:
    """Rules 2.10: what of a gain would find no place; a team's side takes anything."""
    return None if state.teams else spilled(lost(state.players[seat], effect, plot))
