"""What is at stake: where clouds could still change something, and what an answer would throw away.

Whether a player is asked may hang only on what everybody sees.
"""

from collections.abc import Iterator, Sequence

from engine.text import Text, text

from .areas import banks, completed, free_banks
from .board import NAMES, Cell
from .outlook import Planting, due, plantings, share
from .pieces import VALUE, Slot, slot_of
from .purse import JOKER_COST, can_again, returnable, room, spendable, spending
from .scoring import award
from .state import Renature
from .words import PLANT_NAME


def may_plant(state: Renature, seat: int) -> bool:
    """Whether there is a plant and a cell for it, or would be after taking a plant back (Rules 8.4)."""
    if free_banks(state):
        return any(state.slots[seat]) or bool(returnable(state, seat))
    return not set(banks(state)).isdisjoint(returnable(state, seat))


def balance(state: Renature, seat: int, area: int, taken: Sequence[Cell] = ()) -> int:
    """What the area would bring the seat, less what it would bring the others, without the plants that are taken."""
    token = state.land.sunflowers[state.flowers[area]]
    found = award([state.plants[cell] for cell in state.land.areas[area] if cell in state.plants and cell not in taken])
    parts = ((found.main, token.main), (found.second, token.secondary))
    return sum([points if who == seat else -points for who, points in parts if who is not None])


def takings(state: Renature, seat: int, cells: Sequence[Cell]) -> Iterator[tuple[Cell, ...]]:
    """All that the seat could take back together: its clouds pay for it, and every plant finds a slot (Rules 8.4)."""
    slots, full = state.slots[seat], state.land.slots

    def further(taken: tuple[Cell, ...], clouds: int, rest: Sequence[Cell]) -> Iterator[tuple[Cell, ...]]:
        for at, cell in enumerate(rest):
            plant = state.plants[cell]
            slot, alike = slot_of(seat, plant), sum([state.plants[other] == plant for other in taken])
            if VALUE[plant] <= clouds and slot is not None and slots[slot] + alike < full[slot]:
                yield (*taken, cell)
                yield from further((*taken, cell), clouds - VALUE[plant], rest[at + 1 :])

    return further((), spendable(state, seat), cells)


def better(state: Renature, seat: int, areas: Sequence[int]) -> bool:
    """Whether taking plants back would leave the seat better off against the others in one of these areas."""
    open_ = [area for area in areas if state.flowers[area] >= 0]
    back = returnable(state, seat) if open_ else []
    for area in open_ if back else ():
        cells = [cell for cell in state.land.areas[area] if cell in back]
        if cells:
            now = balance(state, seat, area)
            if any(balance(state, seat, area, taken) > now for taken in takings(state, seat, cells)):
                return True
    return False


def at_the_end(state: Renature, seat: int, *, late: bool) -> bool:
    """Rules 8.6. `late`: nothing was asked since the domino was laid, so that everything is still to be decided."""
    if can_again(state, seat):
        return True
    if late:
        others = any(hand for other, hand in enumerate(state.hands) if other != seat)
        joker = others and spendable(state, seat) >= JOKER_COST
        return joker or better(state, seat, range(len(state.flowers)))
    return state.planted is not None and better(state, seat, [state.land.area[state.planted]])


def lost_clouds(state: Renature, seat: int, cell: Cell) -> Text | None:
    """Rules 4.5: asked at the cell only where nothing could be spent to make room; else that is the next question."""
    lost = state.clouds.get(cell, 0) - room(state, seat)
    return text("renature-waste-clouds", lost=lost) if lost > 0 and not spending(state, seat) else None


def every_planting(state: Renature, seat: int) -> list[Planting]:
    return [*plantings(state, seat, *[slot for slot, count in enumerate(state.slots[seat]) if count])]


def best(found: Sequence[Planting]) -> Planting:
    return max(found, key=lambda planting: planting.total)


def lost_planting(state: Renature, seat: int) -> Text | None:
    """The most that a plant would bring now, or an area that would be the seat's by it."""
    found = every_planting(state, seat)
    if not found:
        return None
    as_it_stands = tuple([(area, share(state, seat, area)) for area in completed(state)])
    missed = lost_area(state, as_it_stands, due(state, seat), best(found))
    return missed or text("renature-waste-planting", points=max([planting.points for planting in found]))


def lost_by_plant(state: Renature, seat: int, slot: Slot) -> Text | None:
    """Wherever it grows, a completed area brings nothing, and another plant would get something from it."""
    own = best([*plantings(state, seat, slot)])
    return lost_area(state, own.areas, own.total, best(every_planting(state, seat)))


def lost_by_cell(state: Renature, seat: int, slot: Slot, cell: Cell) -> Text | None:
    """The same of a cell, where the plant is chosen."""
    found = [*plantings(state, seat, slot)]
    own = next(planting for planting in found if planting.cell == cell)
    return lost_area(state, own.areas, own.total, best(found))


def lost_area(state: Renature, areas: tuple[tuple[int, int], ...], total: int, better: Planting) -> Text | None:
    """A completed area goes to nobody or to others, though the better planting would get something from it."""
    gets = dict(better.areas)
    missed = [area for area, points in areas if not points and gets[area]]
    if not missed or better.total <= total:
        return None
    area = max(missed, key=lambda area: gets[area])
    return text(
        "renature-waste-area", area=state.land.titles[area], plant=PLANT_NAME[better.slot], cell=NAMES[better.cell],
        points=gets[area],
    )  # fmt: skip


def lost_turn(state: Renature, seat: int) -> Text | None:
    """A domino is given up though one could be laid."""
    fitting = sum([state.waters.fits(state.joker, domino) for domino in state.hands[seat]])
    return text("renature-waste-domino", count=fitting) if fitting else None
