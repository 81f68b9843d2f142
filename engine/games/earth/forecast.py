"""What abilities would bring if every one that can be paid is used, pieces filled in from the first card on.

Numbers alone, from what the player knows: cards to come are counted and have no names. A copy and what hangs on cards
still to be planted bring nothing here, and are told apart.
"""

from collections.abc import Sequence

from engine.record import record

from .abilities import Copy
from .activation import Active, beside, in_tableau, times
from .benefits import LARGE
from .effects import Effect, Goods
from .options import AFTER
from .pieces import filled, reading, room
from .places import Lost, aimed, lost
from .precedence import order
from .prices import can_pay
from .state import Player
from .terms import Action, Good, Piece

UNKNOWN = 0  # a card that is still to come
Amounts = tuple[tuple[Good, int], ...]


@record
class Acting:
    """An ability as it would act: how often, and whether it would."""

    active: Active
    times: int
    used: bool


@record
class Forecast:
    """`total` is what is gained less what is paid, `lost` the pieces of it that would find no place."""

    acting: tuple[Acting, ...]
    total: Amounts
    lost: Lost

    @property
    def copies(self) -> int:
        return sum(isinstance(each.active.rule, Copy) for each in self.acting)


def of_action(player: Player, colour: Action) -> Forecast:
    """For whoever is about to choose it: the large benefit and all that follows; of a planting, what is drawn."""
    return after(player, colour, LARGE[colour], chosen=True)


def after(player: Player, colour: Action, benefit: Effect, *, chosen: bool) -> Forecast:
    """The benefit and all that follows."""
    twin = player.copy()
    spilled = earn(twin, benefit, None, 1)
    edge, tableau = beside(twin, colour, chosen=chosen), in_tableau(twin, colour)
    last = bool(tableau) and order(twin, edge, tableau) == AFTER
    acting, more = run(twin, [*tableau, *edge] if last else [*edge, *tableau], chosen=chosen)
    return Forecast(acting, change(player, twin), summed(spilled + more))


def of_abilities(player: Player, abilities: Sequence[Active], *, chosen: bool) -> Forecast:
    """These alone, one after another."""
    twin = player.copy()
    acting, spilled = run(twin, abilities, chosen=chosen)
    return Forecast(acting, change(player, twin), summed(spilled))


def run(player: Player, abilities: Sequence[Active], *, chosen: bool) -> tuple[tuple[Acting, ...], Lost]:
    acting: list[Acting] = []
    spilled: Lost = ()
    for each in abilities:
        rule = each.rule
        n = times(player, rule, chosen=chosen) if isinstance(rule, Effect) else 1
        used = isinstance(rule, Effect) and n > 0 and (not rule.pay or is_worth(player, rule, each.plot))
        acting.append(Acting(each, n, used))
        if used and isinstance(rule, Effect):
            spend(player, rule.pay)
            spilled += earn(player, rule, each.plot, n)
    return tuple(acting), spilled


def is_worth(player: Player, effect: Effect, plot: int | None) -> bool:
    """Whether it can be paid, and nothing of it is lost."""
    return can_pay(player, effect.pay) and not lost(player, effect, plot)


def spend(player: Player, goods: Goods) -> None:
    for good, n in goods:
        match good:
            case "soil":
                player.soil -= n
            case "sprout" | "growth":
                take_back(player, good, n)
            case "bury":
                bury(player, n)
            case _:
                del player.compost[-n:]


def take_back(player: Player, piece: Piece, n: int) -> None:
    held = player.pieces(piece)
    for plot, some in filled(reading(player, held), held, n):
        held[plot] -= some


def bury(player: Player, n: int) -> None:
    n = min(n, len(player.hand))
    player.compost += [UNKNOWN] * n
    del player.hand[len(player.hand) - n :]


def earn(player: Player, effect: Effect, plot: int | None, n: int) -> Lost:
    spilled: Lost = ()
    for good, one in effect.gain:
        match good:
            case "soil":
                player.soil += one * n
            case "card":
                player.hand += [UNKNOWN] * (one * n)
            case "compost":
                player.compost += [UNKNOWN] * (one * n)
            case "bury":
                bury(player, one * n)
            case "dig":
                if player.compost:
                    player.hand.append(player.compost.pop())
            case _:
                spilled += put(player, good, one * n, effect, plot)
    return spilled


def put(player: Player, piece: Piece, printed: int, effect: Effect, plot: int | None) -> Lost:
    n, plots, each = aimed(player, printed, effect, plot)
    held = player.pieces(piece)
    free = room(player, piece, plots, each)
    for where, some in filled(reading(player, free), free, n):
        held[where] += some
        n -= some
    return ((piece, n),) if n else ()


def summed(spilled: Lost) -> Lost:
    found: dict[Piece, int] = {}
    for piece, n in spilled:
        found[piece] = found.get(piece, 0) + n
    return tuple(found.items())


def held(player: Player) -> tuple[tuple[Good, int], ...]:
    return (
        ("soil", player.soil), ("sprout", sum(player.sprouts)), ("growth", sum(player.growth)),
        ("card", len(player.hand)), ("compost", len(player.compost)),
    )


def change(before: Player, now: Player) -> Amounts:
    pairs = zip(held(before), held(now), strict=True)
    return tuple([(good, late - early) for (good, early), (_, late) in pairs if late != early])
