"""What a choice would bring now, for who is asked. Worked out only when somebody looks."""

from typing import Any

from engine.agenda import Agenda
from engine.prompt import Option, Pick, Place, Prompt
from engine.text import Text, text

from .pieces import GATHER, PLANT_NAME, VALUE, planted, slot_of
from .scoring import award, plant_points
from .state import Renature
from .turn import completed, free_banks, room
from .valley import Cell


def brings(state: Renature, seat: int, slot: int, cell: Cell) -> int:
    land = state.land
    there = [state.plants[c] for c in land.areas[land.area[cell]] if c in state.plants]
    return plant_points(there, planted(seat, slot))


def completes(state: Renature, seat: int, domino: int, place: int) -> Text:
    """Which areas the domino would complete there, and how many cells it would open to a plant, if one is left."""
    twin = state.copy()
    twin.lay(domino, place)
    areas = [twin.land.titles[area] for area in completed(twin)]
    cells = len(free_banks(twin)) if any(twin.slots[seat]) else 0
    if areas:
        return text("renature-hint-completes", areas=", ".join(areas), count=len(areas), cells=cells)
    return text("renature-hint-beside", cells=cells)


def scores(state: Renature, seat: int) -> Text:
    """What the completed areas would bring the seat if they were scored as they are."""
    land, points = state.land, 0
    areas = completed(state)
    for area in areas:
        token = land.sunflowers[state.flowers[area]]
        found = award([state.plants[cell] for cell in land.areas[area] if cell in state.plants])
        points += token.main * (found.main == seat) + token.secondary * (found.second == seat)
    titles = ", ".join([land.titles[area] for area in areas])
    return text("renature-hint-score", areas=titles, count=len(areas), points=points)


def hint(state: Renature, agenda: Agenda[Any], seat: int, prompt: Prompt, option: Option) -> Text | None:
    found = None
    match prompt, option.kind:
        case Pick(ask="domino"), "card":
            found = text("renature-hint-places", places=len(state.waters.places(state.joker, option.id)))
        case Place(ask="at"), "cell":
            found = completes(state, seat, prompt.piece.id, 4 * option.id + int(option.word))
        case Pick(ask="plant"), "plant":
            points = [brings(state, seat, option.id, cell) for cell in free_banks(state)]
            found = text("renature-hint-plant", least=min(points), most=max(points))
        case Place(ask="in"), "cell":
            gain, clouds = brings(state, seat, prompt.piece.id, option.id), state.clouds.get(option.id, 0)
            kept = min(clouds, room(state, seat))
            found = text("renature-hint-cell", points=gain, clouds=clouds, kept=kept, lost=clouds - kept)
        case Pick(ask="gather"), "word" if option == GATHER:
            clouds = state.clouds[agenda.seats[seat][-1].cell]
            found = text("renature-hint-gather", kept=min(clouds, room(state, seat)), clouds=clouds)
        case Pick(ask="score"), "word":
            found = scores(state, seat)
        case Pick(ask="animal"), "animal":
            fitting = sum(state.waters.fits(option.id, domino) for domino in state.hands[seat])
            found = text("renature-hint-joker", dominoes=fitting)
        case Pick(ask="from"), "cell":
            plant = state.plants[option.id]
            name = PLANT_NAME[slot_of(seat, plant) or 0]
            found = text("renature-hint-cost", plant=name, clouds=VALUE[plant])
    return found
