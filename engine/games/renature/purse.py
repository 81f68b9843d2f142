"""A seat's clouds: how many find room, what they could pay for, and paying. Knows no question."""

from engine.event import tell
from engine.prompt import Option

from .board import Cell
from .options import JOKER, RETURN
from .pieces import CLOUD_SPACES, PLANTED, SLOT_VALUE, Plant
from .state import Renature

JOKER_COST, AGAIN_COST = 2, 3
# By clouds: the slots whose plants so many pay for.
WITHIN = tuple([
    tuple([slot for slot, value in enumerate(SLOT_VALUE) if value <= clouds]) for clouds in range(CLOUD_SPACES + 1)
])  # fmt: skip


def room(state: Renature, seat: int) -> int:
    return CLOUD_SPACES - state.purse[seat]


def gather(state: Renature, seat: int, cell: Cell) -> None:
    """Rules 4.5: what finds no room goes back to the box."""
    count = state.clouds.pop(cell)
    kept = min(count, room(state, seat))
    state.purse[seat] += kept
    state.sky += count - kept
    tell(state, "gathered", seat, count=kept, lost=count - kept)


def pay(state: Renature, seat: int, clouds: int) -> None:
    state.purse[seat] -= clouds
    state.sky += clouds


def spendable(state: Renature, seat: int) -> int:
    """Rules 8.3: what an announced turn costs is set aside, but stays on the board until the end of this one."""
    return state.purse[seat] - AGAIN_COST if state.again else state.purse[seat]


def wanted_back(state: Renature, seat: int) -> list[Plant]:
    """Rules 8.4: own and neutral plants, paid by value, if the slot for one is empty."""
    if not state.purse[seat]:
        return []
    planted, slots, full = PLANTED[seat], state.slots[seat], state.land.slots
    return [planted[slot] for slot in WITHIN[spendable(state, seat)] if slots[slot] < full[slot]]


def returnable(state: Renature, seat: int) -> list[Cell]:
    """Rules 8.4: such plants may stand anywhere."""
    back = wanted_back(state, seat)
    return sorted([cell for cell, plant in state.plants.items() if plant in back]) if back else []


def can_return(state: Renature, seat: int) -> bool:
    return not set(wanted_back(state, seat)).isdisjoint(state.plants.values())


def spending(state: Renature, seat: int) -> tuple[Option, ...]:
    """What can be paid for on the spot."""
    if not state.purse[seat]:
        return ()
    joker = (JOKER,) if spendable(state, seat) >= JOKER_COST else ()
    return (*joker, RETURN) if can_return(state, seat) else joker


def can_again(state: Renature, seat: int) -> bool:
    """Rules 8.3: only with a domino left to play."""
    if state.purse[seat] < AGAIN_COST or state.again:
        return False
    return len(state.hands[seat]) + len(state.stocks[seat]) > (state.phase == "lay")


def buy_turn(state: Renature, seat: int) -> None:
    pay(state, seat, AGAIN_COST)
    tell(state, "again", seat)
