"""What a choice would bring now, and what is still to come in a turn. Worked out only when somebody looks.

Knows the state and not the questions: each of them says which of this is its own.
"""

from typing import Literal, assert_never

from engine.agenda import Question
from engine.event import Args
from engine.text import Text, text

from .areas import completed, free_banks, standing
from .board import NAMES, Cell, Place, covered
from .outlook import best_of, due, given, outcome, outcomes, plantings, share, standing_of
from .pieces import PAIRS, VALUE, Domino, Slot, planted, slot_of
from .purse import JOKER_COST, room, spendable
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


def laying(state: Renature, seat: int) -> Args:
    """What is the joker, how many dominoes of the hand fit, and whether another joker could be paid for."""
    joker = int(spendable(state, seat) >= JOKER_COST)
    return ("joker", joker_name(state)), ("fitting", fitting(state, seat)), ("another", joker)


def fitting(state: Renature, seat: int) -> int:
    """How many dominoes of the hand could be laid now."""
    return len(state.waters.fitting(state.joker, state.hands[seat]))


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


def completing(state: Renature, domino: Domino, place: Place) -> list[int]:
    """The areas that the domino would complete there."""
    twin = state.copy()
    twin.lay(domino, place)
    return completed(twin)


def gainful(state: Renature, seat: int, domino: Domino, place: Place) -> bool:
    """Whether it would complete areas there that, as they stand, bring the others no more than the seat."""
    areas = completing(state, domino, place)
    return bool(areas) and 2 * sum([share(state, seat, area) for area in areas]) >= sum(
        [given(state, area) for area in areas]
    )


def places(state: Renature, seat: int, domino: Domino) -> Text:
    """In how many ways it could lie, the most that one of them could bring at once with a plant beside it, which areas
    they would complete, and who would get those as they stand.
    """
    found = state.waters.places(state.joker, domino)
    best, most = max([(place, at_once(state, seat, domino, place)) for place in found], key=lambda each: each[1])
    areas = sorted({area for place in found for area in completing(state, domino, place)})
    done = [state.land.titles[area] for area in completing(state, domino, best)]
    said = tuple([outcome(state, seat, area, yet=True) for area in areas])
    first, second = (NAMES[cell] for cell in covered(best))
    return text(
        "renature-hint-places", places=len(found), count=len(areas), outcomes=said, most=most, first=first,
        second=second, done=len(done), areas=", ".join(done),
    )  # fmt: skip


def at_once(state: Renature, seat: int, domino: Domino, place: Place) -> int:
    """What the domino could bring there in this turn: its best plant, and the areas that are then completed."""
    twin = state.copy()
    twin.lay(domino, place)
    slots = [slot for slot, left in enumerate(state.slots[seat]) if left]
    return max([planting.total for planting in plantings(twin, seat, *slots)], default=due(twin, seat))


def laid(state: Renature, seat: int, domino: Domino, place: Place) -> Text:
    """Which areas the domino would complete there, who would get them as they stand, and how many cells it would open
    to a plant, if one is left, and the most that one brings there at once. A button has no room for names: it says what
    the seat gets, and what others do.
    """
    cells = [cell for cell in state.land.banks[place] if cell not in state.plants] if any(state.slots[seat]) else []
    most = at_once(state, seat, domino, place)
    if areas := completing(state, domino, place):
        titles = ", ".join([state.land.titles[area] for area in areas])
        said = tuple([outcome(state, seat, area, yet=True) for area in areas])
        own, all_ = sum([share(state, seat, area) for area in areas]), sum([given(state, area) for area in areas])
        return text(
            "renature-hint-completes", areas=titles, count=len(areas), outcomes=said, cells=len(cells), own=own,
            others=all_ - own, seats=len(state.hands), most=most, more=int(most > own),
        )  # fmt: skip
    there = sorted({state.land.area[cell] for cell in cells})
    said = tuple([standing_of(state, seat, area, again=area != there[0]) for area in there])
    return text("renature-hint-beside", cells=len(cells), most=most, where=said)


def plant(state: Renature, seat: int, slot: Slot) -> Text:
    """The most that it could bring at once, where, and with what completed areas then bring; or that every cell brings
    the same.
    """
    found = [*plantings(state, seat, slot)]
    best, least = best_of(state, seat, found), min([planting.total for planting in found])
    said, cell = outcomes(state, seat, best.cell, slot), NAMES[best.cell]
    return text(
        "renature-hint-plant", most=best.total, least=least, same=int(best.total == least), cell=cell, count=len(said),
        outcomes=said, **against(state, seat, slot, state.land.area[best.cell]),
    )  # fmt: skip


def against(state: Renature, seat: int, slot: Slot, area: int) -> dict[str, str | int]:
    """How strong the seat would be in the area with the plant, and the strongest other; `open` 0 if it is scored now or
    has been.
    """
    totals = standing(state, area, planted(seat, slot)).strengths
    others = max([total for colour, total in enumerate(totals) if colour != seat])
    still = state.flowers[area] >= 0 and area not in completed(state)
    return {"open": int(still), "area": state.land.titles[area], "own": totals[seat], "others": others}


def plant_in(state: Renature, seat: int, slot: Slot, cell: Cell) -> Text:
    found = next(found for found in plantings(state, seat, slot) if found.cell == cell)
    said, clouds = outcomes(state, seat, cell, slot), state.clouds.get(cell, 0)
    kept, area = min(clouds, room(state, seat)), state.land.area[cell]
    yet = () if area in completed(state) else (standing_of(state, seat, area, planted(seat, slot)),)
    return text(
        "renature-hint-cell", points=found.points, total=found.total, count=len(said), outcomes=said, clouds=clouds,
        kept=kept, lost=clouds - kept, open=len(yet), standing=yet,
    )  # fmt: skip


def skipped(state: Renature, seat: int) -> Text:
    said = outcomes(state, seat)
    return text("renature-hint-skip", count=len(said), outcomes=said, total=due(state, seat))


def gathered(state: Renature, seat: int, cell: Cell) -> Text:
    clouds = state.clouds[cell]
    kept = min(clouds, room(state, seat))
    return text("renature-hint-gather", kept=kept, lost=clouds - kept)


def scored(state: Renature, seat: int) -> Text:
    """What the completed areas would bring the seat if they were scored as they are."""
    return Text("renature-hint-score", (*finished(state), ("points", due(state, seat))))


def another_turn(state: Renature, seat: int) -> Text:
    """How many dominoes of the hand could be laid in it as all lies, and in how many places."""
    return Text("renature-hint-again", opened(state, seat, state.joker))


def joker(state: Renature, seat: int, animal: int) -> Text:
    return Text("renature-hint-joker", opened(state, seat, animal))


def opened(state: Renature, seat: int, joker: int) -> Args:
    found = [len(state.waters.places(joker, domino)) for domino in state.hands[seat]]
    return ("dominoes", sum(map(bool, found))), ("places", sum(found))


def returned(state: Renature, seat: int, cell: Cell) -> Text:
    """What it costs, and how its area stands without it, if that is not scored yet."""
    plant, area, twin = state.plants[cell], state.land.area[cell], state.copy()
    twin.uproot(cell)
    done = area in completed(state)
    yet = () if state.flowers[area] < 0 else (outcome(twin, seat, area) if done else standing_of(twin, seat, area),)
    name = PLANT_NAME[slot_of(seat, plant) or 0]
    return text("renature-hint-cost", plant=name, clouds=VALUE[plant], open=len(yet), standing=yet)
