"""Goals: laying down sets of played cards for a place to put a meeple."""

from functools import lru_cache
from typing import Literal

from engine.agenda import Question, Step, Task
from engine.event import tell
from engine.prompt import Option, Pick, Picked
from engine.record import record

from .cards import MEANING, back, goal_name
from .cities import win
from .state import Gaia, Goal

KEEP = Option("word", word="keep")


@lru_cache(maxsize=64)
def wanted(cards: str) -> tuple[tuple[str, int], ...]:
    """Which cards, and how many of each, a goal asks for."""
    return tuple([(MEANING[sign], cards.count(sign)) for sign in dict.fromkeys(cards)])


@lru_cache(maxsize=64)
def goal_option(number: int, cards: str) -> Option:
    return Option("goal", number, cards)


def reached(played: list[str], goal: Goal) -> bool:
    if len(played) < len(goal.cards):
        return False
    for card, count in wanted(goal.cards):
        have = sum([back(one) == "element" for one in played]) if card == "element" else played.count(card)
        if have < count:
            return False
    return True


def free(state: Gaia, seat: int) -> list[Option]:
    """Rules 7.1: the goals that the seat could claim now, and of those that are alike only one."""
    played = state.played[seat]
    found: dict[str, Option] = {}
    for number, goal in enumerate(state.goals):
        if goal.owner is None and goal.cards not in found and reached(played, goal):
            found[goal.cards] = goal_option(number, goal.cards)
    return list(found.values())


def claims(state: Gaia, seat: int) -> list[Task]:
    """Asks who played a card whether to claim what it completed."""
    return [Claim(seat)] if not state.over and free(state, seat) else []


@record
class Reach(Step[Gaia]):
    """The same, when something else is asked before."""

    seat: int
    kind: Literal["reach"] = "reach"

    def run(self, state: Gaia) -> list[Task]:
        return claims(state, self.seat)


@record
class Claim(Question[Gaia]):
    """Rules 7.2: the cards are discarded, a meeple stands on the goal; it may be left for later."""

    seat: int
    kind: Literal["claim"] = "claim"

    def prompt(self, state: Gaia) -> Pick:
        return Pick("goal", (*free(state, self.seat), KEEP))

    def take(self, state: Gaia, answer: Picked) -> list[Task]:
        chosen, seat = answer.options[0], self.seat
        if chosen == KEEP:
            return []
        goal, played = state.goals[chosen.id], state.played[seat]
        for card, count in wanted(goal.cards):
            for _ in range(count):
                one = next(one for one in played if one == card or (card == "element" and back(one) == "element"))
                played.remove(one)
                state.discards.append(one)
        state.goals[chosen.id] = Goal(goal.cards, seat)
        state.meeples[seat] -= 1
        tell(state, "claimed", seat, goal=goal_name(goal.cards))
        win(state, seat)
        return claims(state, seat)
