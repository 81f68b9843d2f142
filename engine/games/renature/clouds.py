"""What clouds buy in a turn: another joker, a plant back, another turn."""

from typing import Any, Literal

from engine.agenda import Agenda, Question, Task
from engine.event import Args, tell
from engine.prompt import Barred, Option, Pick, Picked, Prompt
from engine.record import record
from engine.text import Text

from . import barriers, hints
from .board import NAMES
from .options import AGAIN, CELL
from .pieces import VALUE, slot_of
from .purse import JOKER_COST, can_again, pay, returnable, spendable, spending
from .state import Renature
from .words import PLANT_TOLD, animal_name


def actions(state: Renature, seat: int) -> tuple[Option, ...]:
    """Rules 8.1: at any time of the own turn. At its end the question itself offers another one."""
    if state.turn != seat or state.over:
        return ()
    found = spending(state, seat)
    return (*found, AGAIN) if state.phase != "end" and can_again(state, seat) else found


def act(state: Renature, seat: int, option: Option) -> list[Task]:
    match option:
        case Option(word="joker"):
            return [ChooseJoker(seat)]
        case Option(word="return"):
            return [ChooseReturn(seat)]
        case _:
            state.again = True
            tell(state, "announced", seat)
            return []


def after_spending(state: Renature, agenda: Agenda[Any], seat: int) -> tuple[Text, ...]:
    """Clouds are spent in between: what comes then is what follows the question that waits below."""
    below = [task for task in agenda.seats[seat] if not isinstance(task, ChooseJoker | ChooseReturn)]
    found: tuple[Text, ...] = below[-1].ahead(state, agenda) if below else ()
    return found


@record
class ChooseJoker(Question[Renature]):
    """Rules 8.2."""

    seat: int
    kind: Literal["choose_joker"] = "choose_joker"
    call = hints.call

    def prompt(self, state: Renature) -> Pick:
        jokers = state.land.jokers
        return Pick("animal", jokers[: state.joker] + jokers[state.joker + 1 :])

    def hint(self, state: Renature, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text:
        return hints.joker(state, self.seat, option.id)

    def ahead(self, state: Renature, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return after_spending(state, agenda, self.seat)

    def barred(self, state: Renature, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        return barriers.jokers(state)

    def take(self, state: Renature, answer: Picked) -> list[Task]:
        pay(state, self.seat, JOKER_COST)
        state.joker = answer.options[0].id
        tell(state, "joker", self.seat, animal=animal_name(answer.options[0].word))
        return []


@record
class ChooseReturn(Question[Renature]):
    """Asked even for a single plant, so that nobody pays for one unseen."""

    seat: int
    kind: Literal["choose_return"] = "choose_return"
    call = hints.call

    def always(self, state: Renature) -> bool:
        return True

    def prompt(self, state: Renature) -> Pick:
        return Pick("from", tuple([CELL[cell] for cell in returnable(state, self.seat)]))

    def hint(self, state: Renature, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text:
        return hints.returned(state, self.seat, option.id)

    def ahead(self, state: Renature, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return after_spending(state, agenda, self.seat)

    def terms(self, state: Renature) -> Args:
        return (("clouds", spendable(state, self.seat)),)

    def barred(self, state: Renature, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        return barriers.returns(state, self.seat)

    def take(self, state: Renature, answer: Picked) -> list[Task]:
        cell = answer.options[0].id
        plant = state.uproot(cell)
        slot = slot_of(self.seat, plant)
        if slot is None:
            raise ValueError(f"seat {self.seat} has no slot for the plant on {NAMES[cell]}")
        pay(state, self.seat, VALUE[plant])
        state.slots[self.seat][slot] += 1
        if state.planted == cell:
            state.planted = None
        tell(state, "returned", self.seat, plant=PLANT_TOLD[slot], cell=NAMES[cell], cost=VALUE[plant])
        return []
