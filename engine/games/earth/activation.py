"""Which abilities act with an action, how often, and in which order. Asks nothing and changes nothing."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import compress

from .abilities import Copy
from .catalogue import ACTIVE, TRAITS
from .effects import Effect
from .places import in_vain
from .prices import can_pay
from .state import PLOTS, Player
from .terms import Action


@dataclass(slots=True, eq=False)
class Active:
    """An ability and whose it is; `plot` is None for island and climate. One of a place is like no other."""

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
    if not lies:
        return []
    lies.sort(key=player.cells.__getitem__)
    return [each for plot in lies for each in actives(colour, cards[plot], plot)]


@cache
def edge(colour: Action, island: int, climate: int) -> tuple[Active, ...]:
    """Rules 3.3: island, then climate."""
    beside = [each for card in (island, climate) if card in ACTIVE[colour] for each in actives(colour, card, None)]
    return tuple([each for each in beside if isinstance(each.rule, Effect)])


def beside(player: Player, colour: Action, *, chosen: bool) -> list[Active]:
    """What acts of the edge this time."""
    found = []
    for each in edge(colour, player.island, player.climate):
        rule = each.rule
        if isinstance(rule, Effect) and (not rule.when or times(player, rule, chosen=chosen)):
            found.append(each)
    return found


def worth_asking(rules: Iterable[Effect | Copy]) -> tuple[Effect, ...]:
    """Those with a price, or with pieces to place."""
    return tuple([rule for rule in rules if isinstance(rule, Effect) and (rule.pay or rule.placed)])


ASKING = {
    colour: {card: found for card, rules in active.items() if (found := worth_asking(rules))}
    for colour, active in ACTIVE.items()
}


def asks(player: Player, colour: Action) -> bool:
    """Whether, for one who did not choose the action, an ability waits that can be paid now or has pieces to place, and
    something would come of it.
    """
    asking, cards = ASKING[colour], player.cards
    for plot in compress(PLOTS, map(asking.__contains__, cards)):
        if acts(player, asking[cards[plot]], plot):
            return True
    for card in (player.island, player.climate):  # noqa: SIM110 - asked for every small benefit
        if card in asking and acts(player, asking[card], None):
            return True
    return False


def acts(player: Player, rules: Iterable[Effect], plot: int | None) -> bool:
    for rule in rules:
        if (
            (not rule.when or times(player, rule, chosen=False))
            and (not rule.pay or can_pay(player, rule.pay))
            and not in_vain(player, rule, plot)
        ):
            return True
    return False
