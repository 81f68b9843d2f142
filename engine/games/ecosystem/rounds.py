"""Two rounds: ten cards each, and after every choice all are shown at once and the hands pass on."""

from typing import Literal

from engine.agenda import Step, Task
from engine.event import tell
from engine.record import record

from .draft import ChooseCard, show
from .state import CARDS_A_ROUND, Ecosystem
from .words import NAME


@record
class Reveal(Step[Ecosystem]):
    """Rules 3.3: everything at once, then the hands pass: to the left in round 1, to the right in round 2."""

    seat: None = None
    kind: Literal["reveal"] = "reveal"

    def run(self, state: Ecosystem) -> list[Task]:
        seats = len(state.grids)
        for seat, choice in enumerate(state.choices):
            if choice is not None:
                show(state, seat, choice, reveals=True)
        state.choices = [None] * seats
        if state.neutral is not None:
            hand = state.hands[seats]
            card = hand.pop(state.rng.below(len(hand)))
            state.neutral.append(card)
            tell(state, "neutral", None, reveals=True, card=NAME[card])
        if not state.hands[0]:
            return [Round(state.round + 1)]
        way = 1 if state.round == 1 else -1
        state.hands = state.hands[-way:] + state.hands[:-way]
        return ask(state)


def ask(state: Ecosystem) -> list[Task]:
    return [*[ChooseCard(seat) for seat in range(len(state.grids))], Reveal()]


@record
class Round(Step[Ecosystem]):
    """Rules 3.1 and 3.5: ten cards each, twice."""

    number: int
    seat: None = None
    kind: Literal["round"] = "round"

    def run(self, state: Ecosystem) -> list[Task]:
        if self.number > 2:
            state.over = True
            tell(state, "over", None, reveals=True)
            return []
        state.round = self.number
        state.hands = [[state.deck.pop() for _ in range(CARDS_A_ROUND)] for _ in state.hands]
        if state.neutral is None:
            tell(state, "round", None, reveals=True, number=self.number)
        else:  # Rules 7.1: the third hand sits between the second player and the first
            giver = 0 if self.number == 1 else 1
            tell(state, "round-of-two", None, reveals=True, number=self.number, one_seat=giver, other_seat=1 - giver)
        return ask(state)
