"""Which abilities act with an action, how often, and in which order. Asks nothing and changes nothing."""

from engine.record import record

from .abilities import Copy
from .catalogue import ACTIVE, TRAITS
from .effects import Effect
from .places import PLACED, in_vain
from .prices import can_pay
from .state import Player
from .terms import Action


@record
class Active:
    """An ability and whose it is; `plot` is None for island and climate."""

    card: int
    rule: Effect | Copy
    plot: int | None


def times(player: Player, effect: Effect, *, chosen: bool) -> int:
    """How often its condition is met; `chosen` says that its owner has chosen the action."""
    match effect.when:
        case "chosen":
            return int(chosen)
        case "planted":
            return sum(effect.trait in TRAITS[card] for card in planted(player))
        case _:
            return 1


def planted(player: Player) -> list[int]:
    """Rules 3.9: the cards of this turn, those too that another has replaced since."""
    return [*[player.cards[plot] for plot in dict.fromkeys(player.planted)], *player.outgrown]


def in_tableau(player: Player, colour: Action) -> list[Active]:
    """Rules 3.2: reading order."""
    cards, cells, active = player.cards, player.cells, ACTIVE[colour]
    return [
        Active(cards[plot], rule, plot)
        for _, plot in sorted([(cells[plot], plot) for plot, card in enumerate(cards) if card in active])
        for rule in active[cards[plot]]
    ]


def beside(player: Player, colour: Action, *, chosen: bool) -> list[Active]:
    """Rules 3.3: island, then climate."""
    active = ACTIVE[colour]
    return [
        Active(card, rule, None)
        for card in (player.island, player.climate)
        if card in active
        for rule in active[card]
        if isinstance(rule, Effect) and times(player, rule, chosen=chosen)
    ]


def asks(player: Player, colour: Action) -> bool:
    """Whether, for one who did not choose the action, an ability waits that can be paid now or has pieces to place, and
    something would come of it.
    """
    active = ACTIVE[colour]
    own = [(card, plot) for plot, card in enumerate(player.cards) if card in active]
    beside = [(card, None) for card in (player.island, player.climate) if card in active]
    for card, plot in (*own, *beside):
        for rule in active[card]:
            if (
                isinstance(rule, Effect)
                and (not rule.when or times(player, rule, chosen=False))
                and (can_pay(player, rule.pay) if rule.pay else not PLACED.isdisjoint(dict(rule.gain)))
                and not in_vain(player, rule, plot)
            ):
                return True
    return False
