"""Which abilities act with an action, how often, and in which order. Asks nothing and changes nothing."""

from collections.abc import Iterable
from functools import cache
from itertools import compress

from engine.record import record

from .abilities import Copy
from .catalogue import ACTIVE, TRAITS
from .effects import Effect
from .places import PLACED, in_vain
from .prices import can_pay
from .state import SIZE, Player
from .terms import Action

PLOTS = range(SIZE)


@record
class Active:
    """An ability and whose it is; `plot` is None for island and climate."""

    card: int
    rule: Effect | Copy
    plot: int | None


@cache  # an ability never changes, so those of a place are made once
def actives(colour: Action, card: int, plot: int | None) -> tuple[Active, ...]:
    return tuple([Active(card, rule, plot) for rule in ACTIVE[colour][card]])


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
    cards, active = player.cards, ACTIVE[colour]
    lies = [*compress(PLOTS, map(active.__contains__, cards))]
    lies.sort(key=player.cells.__getitem__)
    return [each for plot in lies for each in actives(colour, cards[plot], plot)]


def beside(player: Player, colour: Action, *, chosen: bool) -> list[Active]:
    """Rules 3.3: island, then climate."""
    active = ACTIVE[colour]
    return [
        each
        for card in (player.island, player.climate)
        if card in active
        for each in actives(colour, card, None)
        if isinstance(each.rule, Effect) and (not each.rule.when or times(player, each.rule, chosen=chosen))
    ]


def asks(player: Player, colour: Action) -> bool:
    """Whether, for one who did not choose the action, an ability waits that can be paid now or has pieces to place, and
    something would come of it.
    """
    active = ACTIVE[colour]
    for plot, card in enumerate(player.cards):
        if card in active and acts(player, active[card], plot):
            return True
    island, climate = active.get(player.island, ()), active.get(player.climate, ())
    return acts(player, island, None) or acts(player, climate, None)


def acts(player: Player, rules: Iterable[Effect | Copy], plot: int | None) -> bool:
    for rule in rules:
        if (
            isinstance(rule, Effect)
            and (not rule.when or times(player, rule, chosen=False))
            and (can_pay(player, rule.pay) if rule.pay else not PLACED.isdisjoint(dict(rule.gain)))
            and not in_vain(player, rule, plot)
        ):
            return True
    return False
