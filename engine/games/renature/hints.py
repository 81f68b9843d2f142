"""What a choice would bring now, and what is still to come in a turn. Worked out only when somebody looks.

Knows the state and not the questions: each of them says which of this is its own.
"""

from typing import Literal

from engine.text import Text, text

from .areas import completed, free_banks, standing
from .board import Cell, Place
from .pieces import VALUE, Domino, Slot, planted, slot_of
from .purse import room
from .scoring import award, plant_points
from .state import Renature
from .words import PLANT_NAME


def coming(state: Renature, seat: int, *steps: Literal["plant", "score", "draw"]) -> tuple[Text, ...]:
    """These steps of the turn, drawing only while there is a stock, and another turn if one is announced."""
    found = [Text(f"renature-ahead-{step}") for step in steps if step != "draw" or state.stocks[seat]]
    return (*found, Text("renature-ahead-again")) if state.again else tuple(found)


def places(state: Renature, domino: Domino) -> Text:
    return text("renature-hint-places", places=len(state.waters.places(state.joker, domino)))


def laid(state: Renature, seat: int, domino: Domino, place: Place) -> Text:
    """Which areas the domino would complete there, and how many cells it would open to a plant, if one is left."""
    twin = state.copy()
    twin.lay(domino, place)
    areas = [twin.land.titles[area] for area in completed(twin)]
    cells = len(free_banks(twin)) if any(twin.slots[seat]) else 0
    if areas:
        return text("renature-hint-completes", areas=", ".join(areas), count=len(areas), cells=cells)
    return text("renature-hint-beside", cells=cells)


def gain(state: Renature, seat: int, slot: Slot, cell: Cell) -> int:
    return plant_points(standing(state, state.land.area[cell]), planted(seat, slot))


def plant(state: Renature, seat: int, slot: Slot) -> Text:
    points = [gain(state, seat, slot, cell) for cell in free_banks(state)]
    return text("renature-hint-plant", least=min(points), most=max(points))


def plant_in(state: Renature, seat: int, slot: Slot, cell: Cell) -> Text:
    points, clouds = gain(state, seat, slot, cell), state.clouds.get(cell, 0)
    kept = min(clouds, room(state, seat))
    return text("renature-hint-cell", points=points, clouds=clouds, kept=kept, lost=clouds - kept)


def gathered(state: Renature, seat: int, cell: Cell) -> Text:
    clouds = state.clouds[cell]
    return text("renature-hint-gather", kept=min(clouds, room(state, seat)), clouds=clouds)


def scored(state: Renature, seat: int) -> Text:
    """What the completed areas would bring the seat if they were scored as they are."""
    land, points = state.land, 0
    areas = completed(state)
    for area in areas:
        token, found = land.sunflowers[state.flowers[area]], award(standing(state, area))
        points += token.main * (found.main == seat) + token.secondary * (found.second == seat)
    titles = ", ".join([land.titles[area] for area in areas])
    return text("renature-hint-score", areas=titles, count=len(areas), points=points)


def joker(state: Renature, seat: int, animal: int) -> Text:
    fitting = sum(state.waters.fits(animal, domino) for domino in state.hands[seat])
    return text("renature-hint-joker", dominoes=fitting)


def returned(state: Renature, seat: int, cell: Cell) -> Text:
    plant = state.plants[cell]
    return text("renature-hint-cost", plant=PLANT_NAME[slot_of(seat, plant) or 0], clouds=VALUE[plant])
