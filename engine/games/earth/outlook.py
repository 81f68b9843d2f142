"""Forecasts and losses in words."""

from engine.text import Text, text

from .benefits import TWO
from .catalogue import NAME
from .effects import Effect
from .forecast import Amounts, Forecast, after, of_action
from .places import Lost, lost
from .prices import plantable
from .state import Earth, Player
from .telling import pieces
from .terms import PIECES, Action


def sums(amounts: Amounts) -> tuple[Text, ...]:
    """Each with its sign: `+4 soil`, `−1 compost`."""
    return tuple([text(f"earth-sum-{good}", sign="+" if n > 0 else "−", n=abs(n)) for good, n in amounts])


def of_losses(found: Lost) -> tuple[Text, ...]:
    return tuple([pieces(piece, n) for piece, n in found])


def action(player: Player, colour: Action, *, alone: bool) -> Text:
    """What the action gives, to whom, and what one's own abilities make of it."""
    found = of_action(player, colour)
    used = [each.active.card for each in found.acting if each.used]
    return text(
        f"earth-hint-action-{colour}", n=len(used), cards=tuple([NAME[card] for card in dict.fromkeys(used)]),
        sum=sums(found.total), copies=found.copies, lost=of_losses(found.lost), losses=len(found.lost),
        alone=int(alone), plantable=len(plantable(player)),
    )


def share(player: Player, colour: Action, good: str) -> Text:
    """A small benefit, and all that can be used after it."""
    return in_all(after(player, colour, TWO[good], chosen=False))


def in_all(found: Forecast, how: str = "all") -> Text:
    return text(
        f"earth-hint-{how}", n=sum(each.used for each in found.acting), sum=sums(found.total), copies=found.copies,
        goods=len(found.total), pieces=int(places(found)), lost=of_losses(found.lost), losses=len(found.lost),
    )


def places(found: Forecast) -> bool:
    """Whether there are pieces to place."""
    rules = [each.active.rule for each in found.acting if each.used]
    goods = {good for rule in rules if isinstance(rule, Effect) for good, _ in rule.gain}
    return not (goods | dict(found.total).keys()).isdisjoint(PIECES)


def losses(state: Earth, seat: int, effect: Effect, plot: int | None = None) -> Lost:
    """Rules 2.10: what of a gain would find no place; a team's side takes anything."""
    return () if state.teams else lost(state.players[seat], effect, plot)


def wasted(state: Earth, seat: int, effect: Effect, plot: int | None = None) -> Text | None:
    found = losses(state, seat, effect, plot)
    return text("earth-waste-room", pieces=of_losses(found)) if found else None


def losing(said: Text, found: Lost) -> Text:
    """What a choice does, and what of it would be lost."""
    return text("earth-hint-losing", what=said, lost=of_losses(found)) if found else said
