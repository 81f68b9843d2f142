"""Claiming goals: laying down sets of played cards for a place to put a meeple."""

from typing import Any, Literal

from engine.agenda import Agenda, Question, Step, Task
from engine.event import tell
from engine.prompt import Option, Pick, Picked, Prompt
from engine.record import record
from engine.text import Text

from .cards import back
from .cities import win
from .goals import free, wanted
from .hints import rest_of_turn
from .options import KEEP
from .state import Gaia, Goal
from .words import goal_name


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

    def hint(self, state: Gaia, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        return None

    def ahead(self, state: Gaia, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return rest_of_turn(state, agenda, self.seat)

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
