"""Goals of the fauna: who has reached one, and the leaf for it.

Whoever takes goods away, or puts pieces on a flora, looks here first, and the close of the turn looks again: so every
moment that could count is seen. Goals that only planting or an event can meet wait for the close.
"""

from functools import lru_cache

from engine.event import tell

from .catalogue import GOAL, NAME
from .counting import Count, counter
from .state import Earth, Leaf, Player

STEPS = (15, 11, 8, 6, 5)
BEGINNER = 10
Goal = tuple[int, int, Count]  # whose it is, and how much of what it takes
COUNT = {id_: (goal.count, counter(goal.measure)) for id_, goal in GOAL.items()}
# Goals that can be met for a moment: goods and pieces come and go.
FLEETING = frozenset(
    id_ for id_, goal in GOAL.items()
    if goal.measure.of in ("soil", "hand", "compost")
    or goal.measure.attribute in ("sprout", "growth")
    or goal.measure.trait in ("full", "empty")
)
# Rules 4.8: of those, the ones that a face-down planting cannot bring about; what it does can still be taken back.
CERTAIN = frozenset(id_ for id_ in FLEETING if GOAL[id_].measure.of != "compost" and not GOAL[id_].measure.trait)


@lru_cache  # a match keeps its four
def sought(*fauna: int) -> tuple[Goal, ...]:
    return tuple([(each, *COUNT[each]) for each in fauna])


@lru_cache
def fleeting(*fauna: int) -> tuple[Goal, ...]:
    return tuple([goal for goal in sought(*fauna) if goal[0] in FLEETING])


def is_met(player: Player, fauna: int) -> bool:
    count, how = COUNT[fauna]
    return how(player) >= count


def look(state: Earth, seat: int, *, leaving: bool = False) -> None:
    """Rules 6.3: remember the goals that are met at this moment; any goal, if a card is about to leave the tableau."""
    player = state.players[seat]
    for fauna, count, how in sought(*state.fauna) if leaving else fleeting(*state.fauna):
        if player.sealed and fauna not in CERTAIN:
            continue
        if fauna not in player.met and how(player) >= count:
            player.met.append(fauna)


def steps(state: Earth, fauna: int) -> int:
    """Rules 6.2: what the next leaf beside it is worth."""
    if state.mode == "beginner":
        return BEGINNER
    rows = [player.leaves for player in state.players] + ([state.gaia.leaves] if state.gaia else [])
    return STEPS[sum(leaf.fauna == fauna for leaves in rows for leaf in leaves)]


def place_leaves(state: Earth, seat: int) -> None:
    player = state.players[seat]
    grown = player.planted or player.firm  # other goals stand still without a planting or an event
    goals = sought(*state.fauna) if grown else fleeting(*state.fauna)
    held = [leaf.fauna for leaf in player.leaves] if goals and player.leaves else []
    for fauna, count, how in goals:
        if fauna not in held and (fauna in player.met or how(player) >= count):
            points = steps(state, fauna)
            player.leaves.append(Leaf(fauna, points))
            tell(state, "leaf", seat, fauna=NAME[fauna], points=points)
    player.met.clear()

