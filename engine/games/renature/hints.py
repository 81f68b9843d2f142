"""What a choice would bring now, and what is still to come in a turn. Worked out only when somebody looks.

Knows the state and not the questions: each of them says which of this is its own.
"""

from typing import Literal, assert_never

from engine.agenda import Question
from engine.event import Args
from engine.text import Text, text

from .areas import completed, free_banks, standing
from .board import NAMES, Cell, Place
from .pieces import PAIRS, VALUE, Domino, Slot, planted, slot_of
from .purse import room
from .scoring import award, plant_points
from .setup import DEAL
from .state import Renature
from .words import PLANT_NAME, animal_name

Coming = Literal["place", "plant", "cell", "score", "draw"]


def coming(state: Renature, seat: int, *steps: Coming) -> tuple[Text, ...]:
    """These steps of the turn as far as they will come: scoring what is completed, drawing while there is a stock."""
    found = [Text(f"renature-ahead-{step}") for step in steps if still(state, seat, step)]
    return (*found, Text("renature-ahead-again")) if state.again else tuple(found)


def still(state: Renature, seat: int, step: Coming) -> bool:
    match step:
        case "draw":
            return bool(state.stocks[seat])
        case "score":
            return state.phase == "lay" or bool(completed(state))
        case "cell":
            return len(free_banks(state)) > 1
        case "place" | "plant":
            return True
        case _:
            assert_never(step)


def call(task: Question[Renature], state: Renature) -> Text:
    """What everybody may read: which of its turns this is, and what it is about. The same for all that is asked."""
    dealt, seat = DEAL[len(state.hands)], task.seat
    left = len(state.hands[seat]) + len(state.stocks[seat]) - (state.phase == "lay")
    return text(f"renature-call-{state.phase}", turn=dealt - left, turns=dealt)


def joker_name(state: Renature) -> Text:
    return animal_name(state.land.animals[state.joker])


def halves(state: Renature, domino: Domino) -> Args:
    first, second = (animal_name(state.land.animals[animal]) for animal in PAIRS[domino])
    return ("first", first), ("second", second), ("double", int(first == second))


def planting(state: Renature, seat: int) -> Args:
    return ("cells", len(free_banks(state))), ("plants", sum(state.slots[seat]))


def cloudy(state: Renature, seat: int, cell: Cell) -> Args:
    return ("clouds", state.clouds[cell]), ("room", room(state, seat)), ("cell", NAMES[cell])


def finished(state: Renature) -> Args:
    titles = [state.land.titles[area] for area in completed(state)]
    return ("areas", ", ".join(titles)), ("count", len(titles))


def completing(state: Renature, domino: Domino, place: Place) -> list[str]:
    """The areas that the domino would complete there."""
    twin = state.copy()
    twin.lay(domino, place)
    return [twin.land.titles[area] for area in completed(twin)]


def places(state: Renature, domino: Domino) -> Text:
    """In how many ways it could lie, and which areas one of them would complete."""
    found = state.waters.places(state.joker, domino)
    areas = sorted({title for place in found for title in completing(state, domino, place)})
    return text("renature-hint-places", places=len(found), count=len(areas), areas=", ".join(areas))


def laid(state: Renature, seat: int, domino: Domino, place: Place) -> Text:
    """Which areas the domino would complete there, and how many cells it would open to a plant, if one is left."""
    cells = [cell for cell in state.land.banks[place] if cell not in state.plants] if any(state.slots[seat]) else []
    if areas := completing(state, domino, place):
        return text("renature-hint-completes", areas=", ".join(areas), count=len(areas), cells=len(cells))
    return text("renature-hint-beside", cells=len(cells))


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
    kept = min(clouds, room(state, seat))
    return text("renature-hint-gather", kept=kept, lost=clouds - kept)


def scored(state: Renature, seat: int) -> Text:
    """What the completed areas would bring the seat if they were scored as they are."""
    land, points = state.land, 0
    areas = completed(state)
    for area in areas:
        token, found = land.sunflowers[state.flowers[area]], award(standing(state, area))
        points += token.main * (found.main == seat) + token.secondary * (found.second == seat)
    titles = ", ".join([land.titles[area] for area in areas])
    return text("renature-hint-score", areas=titles, count=len(areas), points=points)


def fitting(state: Renature, seat: int) -> Text:
    """How many dominoes of the hand could be laid in another turn."""
    return joker(state, seat, state.joker)


def joker(state: Renature, seat: int, animal: int) -> Text:
    fitting = sum(state.waters.fits(animal, domino) for domino in state.hands[seat])
    return text("renature-hint-joker", dominoes=fitting)


def returned(state: Renature, seat: int, cell: Cell) -> Text:
    plant = state.plants[cell]
    return text("renature-hint-cost", plant=PLANT_NAME[slot_of(seat, plant) or 0], clouds=VALUE[plant])
