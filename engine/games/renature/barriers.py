"""What is not offered and why, with the rule's number: dominoes, places, plants, cells, and what clouds would buy."""

from typing import Any

from engine.agenda import Agenda, Question
from engine.prompt import Barred, Option, Prompt
from engine.text import Text, text

from .areas import banks
from .board import NEAR, STEP, Cell, bits, covered
from .options import AGAIN, CELL, JOKER, PLANT, RETURN
from .pieces import ANIMALS, PAIRS, VALUE, Domino, slot_of
from .purse import AGAIN_COST, JOKER_COST, can_again, returnable, spendable
from .state import Renature
from .words import PLANT_TOLD, animal_name

MANY = 24  # places are no more than this


def dominoes(state: Renature, seat: int) -> tuple[Barred, ...]:
    """Those of the hand that fit nowhere: for want of an animal like theirs, or because of another one beside it."""
    found = []
    for domino in state.hands[seat]:
        if state.waters.fits(state.joker, domino):
            continue
        beside, (first, second) = animals_beside(state), PAIRS[domino]
        near = matching(state, beside, first) | matching(state, beside, second)
        cause, rule = ("clash", "3.4") if state.waters.open() & near else ("apart", "3.3")
        found.append(Barred(state.land.dominoes[domino], Text(f"renature-barred-{cause}"), rule))
    return tuple(found)


def animals_beside(state: Renature) -> list[int]:
    """By animal: the cells next to one that lies."""
    found = [0] * ANIMALS
    for domino, place in state.laid.items():
        for cell, animal in zip(covered(place), PAIRS[domino], strict=True):
            found[animal] |= bits(NEAR[cell])
    return found


def matching(state: Renature, beside: list[int], animal: int) -> int:
    """Rules 3.3: the cells that are start cells or next to an animal that this one matches."""
    found = bits(state.land.starts)
    for other, cells in enumerate(beside):
        if other == animal or state.joker in (animal, other):
            found |= cells
    return found


def places(state: Renature, domino: Domino) -> tuple[Barred, ...]:
    """Where one half would lie as Rules 3.3 asks, and yet something beside the domino does not match."""
    free, pair, beside = state.waters.free, PAIRS[domino], animals_beside(state)
    allowed = set(state.waters.places(state.joker, domino))
    near = tuple([matching(state, beside, animal) for animal in pair])
    found = []
    for cell in range(len(NEAR)):
        for turn, step in enumerate(STEP):
            other, place = cell + step, 4 * cell + turn
            if other not in NEAR[cell] or place in allowed or (pair[0] == pair[1] and step < 0):
                continue
            if not (free >> cell & free >> other & 1) or not (near[0] >> cell | near[1] >> other) & 1:
                continue
            if (cause := clash(state, beside, (cell, other), pair)) is not None:
                found.append(Barred(Option("cell", cell, str(turn)), cause, "3.4"))
    return tuple(found[:MANY])


def clash(state: Renature, beside: list[int], cells: tuple[Cell, Cell], pair: tuple[int, int]) -> Text | None:
    """The first animal of the domino that would lie beside one it does not match."""
    for cell, animal in zip(cells, pair, strict=True):
        if animal == state.joker:
            continue
        for other, near in enumerate(beside):
            if other not in (animal, state.joker) and near >> cell & 1:
                names = state.land.animals
                return text("renature-barred-match", animal=animal_name(names[animal]), other=animal_name(names[other]))
    return None


def plants(state: Renature, seat: int) -> tuple[Barred, ...]:
    """Rules 4.1: kinds that the board had once."""
    slots, full = state.slots[seat], state.land.slots
    gone = [slot for slot, count in enumerate(slots) if full[slot] and not count]
    return tuple([Barred(PLANT[slot], Text("renature-barred-none-left"), "4.1") for slot in gone])


def cells(state: Renature) -> tuple[Barred, ...]:
    """Rules 4.2: cells next to the domino where something stands."""
    taken = [cell for cell in banks(state) if cell in state.plants]
    return tuple([Barred(CELL[cell], Text("renature-barred-planted"), "4.2") for cell in taken])


def jokers(state: Renature) -> tuple[Barred, ...]:
    return (Barred(state.land.jokers[state.joker], Text("renature-barred-joker"), "8.2"),)


def returns(state: Renature, seat: int) -> tuple[Barred, ...]:
    """Plants that the seat might like to take back, and what keeps it from it."""
    back, found = set(returnable(state, seat)), []
    for cell, plant in sorted(state.plants.items()):
        if cell not in back:
            found.append(Barred(CELL[cell], kept_there(state, seat, plant), "8.4"))
    return tuple(found)


def kept_there(state: Renature, seat: int, plant: int) -> Text:
    slot = slot_of(seat, plant)
    if slot is None:
        return Text("renature-barred-others")
    if state.slots[seat][slot] >= state.land.slots[slot]:
        return text("renature-barred-slot", plant=PLANT_TOLD[slot])
    return costs(state, seat, VALUE[plant])


def costs(state: Renature, seat: int, clouds: int) -> Text:
    """What is set aside for another turn cannot pay for anything else (Rules 8.3)."""
    kind = "aside" if state.again else "cost"
    return text(f"renature-barred-{kind}", cost=clouds, have=spendable(state, seat))


def spending(state: Renature, seat: int) -> tuple[Barred, ...]:
    """What clouds would buy at any time of the turn."""
    found = []
    if spendable(state, seat) < JOKER_COST:
        found.append(Barred(JOKER, costs(state, seat, JOKER_COST), "8.2"))
    if not returnable(state, seat):
        found.append(Barred(RETURN, nothing_back(state, seat), "8.4"))
    if not can_again(state, seat):
        found.append(Barred(AGAIN, no_other_turn(state, seat), "8.3"))
    return tuple(found)


def unpaid(
    task: Question[Renature], state: Renature, agenda: Agenda[Any], prompt: Prompt,  # noqa: ARG001 - a Question's own
) -> tuple[Barred, ...]:  # fmt: skip
    """For questions that bar nothing else."""
    return spending(state, task.seat)


def making_room(state: Renature, seat: int) -> tuple[Barred, ...]:
    """Another turn makes no room: it is paid for at the end of this one (Rules 8.3)."""
    found = [barred for barred in spending(state, seat) if barred.option != AGAIN]
    return (*found, Barred(AGAIN, Text("renature-barred-no-room"), "8.3"))


def nothing_back(state: Renature, seat: int) -> Text:
    """Why no plant at all can be taken back: none stands, none has a slot, or the cheapest that has is too dear."""
    slots, full = state.slots[seat], state.land.slots
    known = [(plant, slot) for plant in state.plants.values() if (slot := slot_of(seat, plant)) is not None]
    fitting = [VALUE[plant] for plant, slot in known if slots[slot] < full[slot]]
    if fitting:
        return costs(state, seat, min(fitting))
    return Text("renature-barred-slots" if known else "renature-barred-no-plants")


def no_other_turn(state: Renature, seat: int) -> Text:
    if state.again:
        return Text("renature-barred-announced")
    if state.purse[seat] < AGAIN_COST:
        return costs(state, seat, AGAIN_COST)
    return Text("renature-barred-no-domino")
