"""Goals: which cards they ask for, and who could lay them down."""

from collections.abc import Sequence
from functools import lru_cache

from engine.prompt import Option

from .cards import MEANING, back
from .options import goal_option
from .state import Gaia, Goal


@lru_cache(maxsize=64)
def wanted(cards: str) -> tuple[tuple[str, int], ...]:
    """Which cards, and how many of each, a goal asks for."""
    return tuple([(MEANING[sign], cards.count(sign)) for sign in dict.fromkeys(cards)])


def reached(played: list[str], goal: Goal) -> bool:
    for card, count in wanted(goal.cards):  # noqa: SIM110 - asked after every card, and a generator costs more
        if held(played, card) < count:
            return False
    return True


def held(played: list[str], card: str) -> int:
    return sum([back(one) == "element" for one in played]) if card == "element" else played.count(card)


def lacking(played: list[str], goal: Goal) -> list[tuple[str, int]]:
    """Which cards, and how many of each, are not there yet."""
    missing = [(card, count - held(played, card)) for card, count in wanted(goal.cards)]
    return [(card, count) for card, count in missing if count > 0]


def spent(played: Sequence[str], cards: str) -> list[str]:
    """Rules 7.2: which of the played cards a goal that is reached takes; of Elements the first."""
    left, found = list(played), []
    for card, count in wanted(cards):
        for _ in range(count):
            one = next(one for one in left if one == card or (card == "element" and back(one) == "element"))
            left.remove(one)
            found.append(one)
    return found


def free(state: Gaia, seat: int) -> list[Option]:
    """Rules 7.1: the goals that the seat could claim now, and of those that are alike only one."""
    played = state.played[seat]
    most = len(played)
    found: dict[str, Option] = {}
    for number, goal in enumerate(state.goals):
        if goal.owner is None and len(goal.cards) <= most and goal.cards not in found and reached(played, goal):
            found[goal.cards] = goal_option(number, goal.cards)
    return list(found.values())
