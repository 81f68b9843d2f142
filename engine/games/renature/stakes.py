"""What is at stake: where clouds could still change something, and what an answer would throw away.

Whether a player is asked may hang only on what everybody sees.
"""

from collections.abc import Sequence

from engine.text import Text, text

from .areas import banks, completed, has_free_bank
from .board import NAMES, Cell
from .grove import stronger
from .outlook import Planting, due, plantings, share
from .pieces import VALUE, Plant, Slot, slot_of
from .purse import JOKER_COST, can_again, can_return, room, spendable, spending, wanted_back
from .scoring import decided
from .state import Renature
from .valley import Sunflower
from .words import PLANT_NAME


def may_plant(state: Renature, seat: int) -> bool:
    """Whether there is a plant and a cell for it, or would be after taking a plant back (Rules 8.4)."""
    if has_free_bank(state):
        return any(state.slots[seat]) or can_return(state, seat)
    back = wanted_back(state, seat)
    return any(state.plants[cell] in back for cell in banks(state))


def balance(token: Sunflower, seat: int, strengths: tuple[int, ...]) -> int:
    """What an area that stands so would bring the seat, less what it would bring the others."""
    found = decided(strengths)
    parts = ((found.main, token.main), (found.second, token.secondary))
    return sum([points if who == seat else -points for who, points in parts if who is not None])


def takings(state: Renature, seat: int, area: int, plants: Sequence[Plant]) -> list[tuple[int, ...]]:
    """How strong all could be left in the area: of these plants the seat takes back what its clouds pay for together,
    and every plant finds a slot (Rules 8.4).
    """
    slots, full = state.slots[seat], state.land.slots
    none: tuple[Plant, ...] = ()
    ways = [(state.groves[area].strengths, spendable(state, seat), none)]
    for plant in plants:
        slot, value = slot_of(seat, plant), VALUE[plant]
        if slot is not None:
            ways += [
                (stronger(strengths, plant // 4, -value), clouds - value, (*taken, plant))
                for strengths, clouds, taken in ways
                if value <= clouds and slots[slot] + taken.count(plant) < full[slot]
            ]
    return [strengths for strengths, _, taken in ways if taken]


def better(state: Renature, seat: int, areas: Sequence[int]) -> bool:
    """Whether taking plants back would leave the seat better off against the others in one of these areas."""
    back = wanted_back(state, seat)
    return bool(back) and any(better_without(state, seat, area, back) for area in areas if state.flowers[area] >= 0)


def better_without(state: Renature, seat: int, area: int, back: Sequence[Plant]) -> bool:
    """The same of one area and these plants."""
    land, plants = state.land, state.plants
    there = [plants[cell] for cell in land.areas[area] if cell in plants and plants[cell] in back]
    if not there:
        return False
    token = land.sunflowers[state.flowers[area]]
    now = balance(token, seat, state.groves[area].strengths)
    return any(balance(token, seat, left) > now for left in takings(state, seat, area, there))


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
    fitting = len(state.waters.fitting(state.joker, state.hands[seat]))
    return text("renature-waste-domino", count=fitting) if fitting else None
