"""What a player of Renature mostly does: the place whose banks want a plant most, and the plant that they want."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.prompt import Pick, Picked, Place, Placed

from .options import AGAIN, DONE, GATHER, SKIP
from .pieces import NEUTRAL as COLOURS
from .pieces import SLOT_VALUE, VALUE
from .turn import ChooseCell, ChooseDomino, ChoosePlant, EndTurn, MakeRoom

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from engine.match import Match
    from engine.prompt import Answer

    from .state import Renature

LEAD, FAR = 0.12, 4  # of the main points for each point of a lead, and how much of a lead matters
OWN, NEUTRAL = 0.25, 0.1  # what a point of a plant's height is worth elsewhere
SPOILT, RIVALS = 0.1, 0.05  # of the main points: what a neutral plant costs whoever leads, and costs the others
CLOUD = 1.0


class Banks:
    """What each plant would bring in each area, worked out once for a question."""

    def __init__(self, state: Renature, seat: int, slots: Sequence[int] | None = None) -> None:
        self.state, self.seat = state, seat
        held = state.slots[seat]
        self.slots = [slot for slot in range(len(held)) if held[slot]] if slots is None else slots
        self.known: dict[int, tuple[float, int]] = {}

    def best(self, area: int) -> tuple[float, int]:
        """The worth and the slot of the plant that the area wants most."""
        found = self.known.get(area)
        if found is None:
            found = self.known[area] = max(zip(self.worths(area), self.slots, strict=True), default=(0.0, -1))
        return found

    def worths(self, area: int) -> list[float]:
        """What the plant of each slot would bring there."""
        state, strength, no_taller = self.state, [0] * (COLOURS + 1), [1, 1, 1, 1, 1]
        for cell in state.land.areas[area]:
            plant = state.plants.get(cell)
            if plant is not None:
                value = VALUE[plant]
                strength[plant // 4] += value
                for height in range(value, 5):
                    no_taller[height] += 1
        if state.flowers[area] < 0:
            return [no_taller[SLOT_VALUE[slot]] for slot in self.slots]
        main, own = state.land.sunflowers[state.flowers[area]].main, strength[self.seat]
        strength[self.seat] = 0
        before = own - max(strength)
        spoilt = SPOILT * main if own else 0.0
        rivals = 0.0 if own else RIVALS * main
        lead, now = min(FAR, before), LEAD * main
        return [
            no_taller[value] + now * (min(FAR, before + value) - lead) - OWN * value if slot < 4
            else no_taller[value] + rivals - (spoilt + NEUTRAL) * value
            for slot in self.slots for value in (SLOT_VALUE[slot],)
        ]

    def place(self, place: int) -> tuple[float, int, int]:
        """Worth, slot and cell of the best plant on the free banks of a domino that lies there."""
        state, best = self.state, (0.0, -1, -1)
        for cell in state.land.banks[place]:
            if cell not in state.plants:
                worth, slot = self.best(state.land.area[cell])
                worth += CLOUD * state.clouds.get(cell, 0)
                if worth > best[0]:
                    best = (worth, slot, cell)
        return best


def worth(state: Renature, seat: int, place: int | None, slots: Sequence[int] | None = None) -> tuple[float, int, int]:
    return (0.0, -1, -1) if place is None else Banks(state, seat, slots).place(place)


def habit(match: Match, seat: int, chance: Random) -> Answer | None:
    state, task, prompt = match.state, match.agenda.seats[seat][-1], match.prompt(seat)
    match prompt:
        case Pick(options=(only,)):
            return Picked((only,))
        case Pick():
            return picked(state, seat, task, prompt, chance)
        case Place():
            if isinstance(task, ChooseCell):
                return Placed(worth(state, seat, state.fresh, [task.slot])[2])
            banks = Banks(state, seat)
            ways = zip(prompt.spots, prompt.turns, strict=True)
            return Placed(*max(ways, key=lambda way: banks.place(4 * way[0] + way[1])[0]))
        case _:
            return None


def picked(state: Renature, seat: int, task: object, prompt: Pick, chance: Random) -> Picked:
    options = prompt.options
    match task:
        case ChooseDomino():
            banks = Banks(state, seat)
            return Picked((max(options[:-1], key=lambda option: laid(state, option.id, banks)),))
        case ChoosePlant():
            slot = worth(state, seat, state.fresh)[1]
            return Picked((next((option for option in options if option.kind == "plant" and option.id == slot), SKIP),))
        case EndTurn():
            return Picked((AGAIN if AGAIN in options else DONE,))
        case MakeRoom():
            return Picked((GATHER,))
        case _:
            return Picked((chance.choice(options),))


def laid(state: Renature, domino: int, banks: Banks) -> float:
    """What the best place of a domino brings."""
    return max([banks.place(place)[0] for place in state.waters.places(state.joker, domino)])
