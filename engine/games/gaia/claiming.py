"""Claiming goals: laying down sets of played cards for a place to put a meeple."""

from collections.abc import Sequence
from typing import Any, Literal

from engine.agenda import Agenda, Question, Step, Task
from engine.event import Args, tell
from engine.prompt import Answer, Barred, Option, Pick, Picked, Prompt, Tone
from engine.record import record
from engine.text import Text, text

from .calls import rest_call
from .cities import win
from .goals import free, lacking, spent
from .hints import rest_of_turn
from .options import KEEP, goal_option
from .state import Gaia, Goal
from .words import goal_name, goal_parts, together


def claims(state: Gaia, seat: int) -> list[Task]:
    """Asks who played a card whether to claim what it completed."""
    return [Claim(seat)] if not state.over and free(state, seat) else []


def left_open(answers: Sequence[Answer]) -> Text | None:
    """Beside a hint that leaves a goal for later, though a place for a meeple is what all are after."""
    return Text("gaia-tempting") if Picked((KEEP,)) in answers else None


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
        return None if option == KEEP else text("gaia-hint-claims", left=state.meeples[self.seat] - 1)

    def ahead(self, state: Gaia, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return rest_of_turn(state, agenda, self.seat)

    def terms(self, state: Gaia) -> Args:
        found = free(state, self.seat)
        return (("count", len(found)), ("goal", goal_name(found[0].word)))

    def call(self, state: Gaia) -> Text | None:
        return rest_call(state, self.seat)

    def waste(self, state: Gaia, agenda: Agenda[Any], prompt: Prompt, answer: Answer) -> Text | None:
        return Text("gaia-waste-win") if answer == Picked((KEEP,)) and state.meeples[self.seat] == 1 else None

    def barred(self, state: Gaia, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        """Rules 7.1 and 7.2: goals that are taken, and those whose cards do not all lie here."""
        found, offered = [], {option.word for option in free(state, self.seat)}
        for number, goal in enumerate(state.goals):
            option = goal_option(number, goal.cards)
            if goal.owner is not None:
                found.append(Barred(option, text("gaia-why-claimed", seat=goal.owner), "7.2"))
            elif goal.cards not in offered:
                lack = together(goal_parts(lacking(state.played[self.seat], goal)))
                found.append(Barred(option, text("gaia-why-lacking", cards=lack), "7.1"))
        return tuple(found)

    def tempting(self, state: Gaia, agenda: Agenda[Any], answers: Sequence[Answer]) -> Text | None:
        return left_open(answers)

    def tone(self, state: Gaia, option: Option) -> Tone:
        return "plain" if option == KEEP else "good"

    def take(self, state: Gaia, answer: Picked) -> list[Task]:
        chosen, seat = answer.options[0], self.seat
        if chosen == KEEP:
            return []
        goal, played = state.goals[chosen.id], state.played[seat]
        for card in spent(played, goal.cards):
            played.remove(card)
            state.discards.append(card)
        state.goals[chosen.id] = Goal(goal.cards, seat)
        state.meeples[seat] -= 1
        tell(state, "claimed", seat, goal=goal_name(goal.cards))
        win(state, seat)
        return claims(state, seat)
