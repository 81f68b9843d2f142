"""Turning three sprouts into two soil: when it would help, and doing it."""

from engine.agenda import Task

from .effects import Effect, Goods, effect
from .fauna import look
from .goods import Gain
from .pieces import TakeBack
from .places import area, lost
from .prices import SOIL, SPROUTS, can_pay
from .state import Earth, Player

TWO_SOIL = effect(f"{SOIL} soil")


def soil_in_sight(player: Player, price: Goods) -> bool:
    """Rules 5.4: sprouts turned in just before would bring the soil that is missing."""
    missing = dict(price).get("soil", 0) - player.soil
    if missing <= 0 or sum(player.sprouts) < SPROUTS:
        return False
    turned_in = -(-missing // SOIL) * SPROUTS
    rest = tuple([each for each in price if each[0] not in ("soil", "sprout")])
    return turned_in + dict(price).get("sprout", 0) <= sum(player.sprouts) and can_pay(player, rest)


def crowded(player: Player, effect: Effect, plot: int | None, n: int) -> bool:
    """Rules 5.4: sprouts turned in just before would make room for some that would be lost."""
    if sum(player.sprouts) < SPROUTS or "sprout" not in dict(lost(player, effect, plot, n)):
        return False
    return not effect.area or plot is None or any(player.sprouts[each] for each in area(player, effect, plot))


def convert(state: Earth, seat: int) -> list[Task]:
    state.players[seat].firm = True
    look(state, seat)
    return [TakeBack(seat, "sprout", SPROUTS), Gain(seat, TWO_SOIL)]
