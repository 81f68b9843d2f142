"""What a turn's end cuts off: what could still be done that would come too late a moment after. Knows no question."""

from collections.abc import Sequence
from functools import lru_cache

from .catalogue import EVENTS, GOAL, INSTANT, REWARD
from .conversion import soil_in_sight
from .effects import Effect
from .fauna import COUNT, FLEETING
from .prices import SOIL, SPROUTS, can_pay
from .state import SIZE, Earth, Player

# The fauna whose goals an event or sprouts turned in can bring nearer at all: see `reach`.
SWAYED = FLEETING.union(id_ for id_, goal in GOAL.items() if goal.measure.of in ("event", "set"))


@lru_cache  # a match keeps its four
def swayed(*fauna: int) -> tuple[int, ...]:
    return tuple([each for each in fauna if each in SWAYED])


def ending(state: Earth) -> bool:
    """Whether the match may be over with this turn."""
    gaia = state.gaia
    if gaia is not None and not gaia.deck and gaia.passes == 2:
        return True
    if not state.stirred and state.still and (state.active + 1) % len(state.players) == state.first:
        return gaia is None
    if state.last:
        return True
    for player in state.players:  # noqa: SIM110 - asked of every part
        if len(player.cards) == SIZE:
            return True
    return False


def matters(state: Earth, seat: int) -> bool:
    """Rules 5.5: whether a fauna could still be reached, for which the player has not ended a part before."""
    return bool(within_reach(state, seat, state.players[seat].declined))


def within_reach(state: Earth, seat: int, but: Sequence[int] = ()) -> list[int]:
    """The fauna that an event or sprouts turned in could still reach in this turn, `but` these.

    For anything else they serve as well in the next.
    """
    goals = swayed(*state.fauna)
    if not goals:
        return []
    player = state.players[seat]
    settled = [*player.met, *[leaf.fauna for leaf in player.leaves], *but]
    waiting = [fauna for fauna in goals if fauna not in settled]
    if not waiting:
        return []
    events = [
        each for card in EVENTS.intersection(player.hand)
        if can_pay(player, (each := INSTANT[card][0]).pay) or soil_in_sight(player, each.pay)
    ]
    turned_in = sum(player.sprouts) // SPROUTS
    if not events and not turned_in:
        return []
    nearer = [(fauna, reach(player, fauna, events, turned_in)) for fauna in waiting]
    return [fauna for fauna, most in nearer if most and 0 < missing(player, fauna) <= most]


def missing(player: Player, fauna: int) -> int:
    count, how = COUNT[fauna]
    return count - how(player)


def reach(  # noqa: PLR0911 - one for each kind of goal
    player: Player, fauna: int, events: list[Effect], turned_in: int
) -> int:
    """The most that all of it together could bring towards the goal."""
    goal = GOAL[fauna].measure
    gains = [*events, *REWARD[player.island] * len(events)]
    match goal.of:
        case "soil":
            return brought(gains, "soil") + turned_in * SOIL
        case "hand":
            return brought(gains, "card", "dig")
        case "compost":
            return brought(gains, "compost", "bury")
        case "event" | "set":
            return len(events)
        case _ if goal.trait == "empty":
            return turned_in * SPROUTS + sum([n for each in events for _, n in each.pay])
        case _ if goal.trait == "full" or goal.attribute in ("sprout", "growth"):
            return brought(gains, "sprout", "growth")
        case _:
            return 0


def brought(gains: list[Effect], *goods: str) -> int:
    return sum([n for each in gains for good, n in each.gain if good in goods])
