"""What clouds buy: another joker, a plant back, another turn."""

from typing import Literal

from engine.agenda import Question, Task
from engine.event import tell
from engine.prompt import Option, Pick, Picked
from engine.record import record

from .pieces import AGAIN, JOKER, PLANT_NAME, RETURN, VALUE, animal_name, slot_of
from .state import Renature
from .valley import NAMES, Cell

JOKER_COST, AGAIN_COST = 2, 3
CELL = tuple(Option("cell", cell) for cell in range(len(NAMES)))


def pay(state: Renature, seat: int, clouds: int) -> None:
    state.purse[seat] -= clouds
    state.sky += clouds


def spendable(state: Renature, seat: int) -> int:
    """Rules 8.3: what an announced turn costs is set aside, but stays on the board until the end of this one."""
    return state.purse[seat] - AGAIN_COST if state.again else state.purse[seat]


def returnable(state: Renature, seat: int) -> list[Cell]:
    """Rules 8.4: own and neutral plants anywhere, paid by value, if the slot for one is empty."""
    purse, slots, room = spendable(state, seat), state.slots[seat], state.land.slots
    if not purse:
        return []
    found = []
    for cell, plant in state.plants.items():
        if VALUE[plant] <= purse:
            slot = slot_of(seat, plant)
            if slot is not None and slots[slot] < room[slot]:
                found.append(cell)
    return sorted(found)


def can_again(state: Renature, seat: int) -> bool:
    """Rules 8.3: only with a domino left to play."""
    dominoes = len(state.hands[seat]) + len(state.stocks[seat]) - (state.phase == "lay")
    return state.purse[seat] >= AGAIN_COST and not state.again and dominoes > 0


def spending(state: Renature, seat: int) -> tuple[Option, ...]:
    """What can be paid for on the spot."""
    if not state.purse[seat]:
        return ()
    joker = (JOKER,) if spendable(state, seat) >= JOKER_COST else ()
    return (*joker, RETURN) if returnable(state, seat) else joker


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


def buy_turn(state: Renature, seat: int) -> None:
    pay(state, seat, AGAIN_COST)
    tell(state, "again", seat)


@record
class ChooseJoker(Question[Renature]):
    """Rules 8.2."""

    seat: int
    kind: Literal["choose_joker"] = "choose_joker"

    def prompt(self, state: Renature) -> Pick:
        jokers = state.land.jokers
        return Pick("animal", jokers[: state.joker] + jokers[state.joker + 1 :])

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

    def always(self, state: Renature) -> bool:
        return True

    def prompt(self, state: Renature) -> Pick:
        return Pick("from", tuple([CELL[cell] for cell in returnable(state, self.seat)]))

    def take(self, state: Renature, answer: Picked) -> list[Task]:
        cell = answer.options[0].id
        plant = state.plants.pop(cell)
        slot = slot_of(self.seat, plant)
        if slot is None:
            raise ValueError(f"seat {self.seat} has no slot for the plant on {NAMES[cell]}")
        pay(state, self.seat, VALUE[plant])
        state.slots[self.seat][slot] += 1
        if state.planted == cell:
            state.planted = None
        tell(state, "returned", self.seat, plant=PLANT_NAME[slot], cell=NAMES[cell], cost=VALUE[plant])
        return []
