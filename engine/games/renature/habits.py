"""What a player of Renature mostly does: the place whose banks want a plant most, and the plant that they want."""

from __future__ import annotations

from itertools import compress
from math import inf
from typing import TYPE_CHECKING

from engine.prompt import Pick, Picked, Place, Placed

from .board import NEAR, upright
from .options import AGAIN, DONE, GATHER, SKIP
from .turn import ChooseCell, ChooseDomino, ChoosePlant, EndTurn, MakeRoom
from .wants import Want, balance, closing, leading, scored

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from engine.match import Match
    from engine.prompt import Answer

    from .pieces import Slot
    from .state import Renature

CLOUD, TOKEN = 1.5, 2.5
UPRIGHT = tuple([upright(place) for place in range(4 * len(NEAR))])


class Banks:
    """What each plant would bring in each area, worked out once for a question."""

    def __init__(self, state: Renature, seat: int, slots: Sequence[Slot] | None = None) -> None:
        self.state, self.seat = state, seat
        held = state.slots[seat]
        self.slots = tuple(compress(range(len(held)), held) if slots is None else slots)
        self.open: dict[int, Want] = {}
        self.worths: dict[int, float] = {}

    def best(self, area: int, *, closed: bool) -> Want:
        """The plant that the area wants most."""
        token, grove = self.state.flowers[area], self.state.groves[area]
        if token < 0:
            return scored(grove.points, self.slots)
        flower = self.state.land.sunflowers[token]
        if closed:
            return closing(flower.main, flower.secondary, self.seat, grove.strengths, grove.points, self.slots)
        return leading(flower.main, self.seat, grove.strengths, grove.points, self.slots)

    def bare(self, area: int) -> float:
        """What a completed area brings as it stands."""
        flower = self.state.land.sunflowers[self.state.flowers[area]]
        return balance(flower.main, flower.secondary, self.seat, self.state.groves[area].strengths)

    def completed(self, place: int) -> list[int]:
        """Rules 6.1: the areas of its banks that a domino there completes."""
        land, flowers = self.state.land, self.state.flowers
        clear, landings = self.state.waters.clear & ~land.bed.lying[place].on, land.landings
        return [area for area in land.washed[place] if not landings[area] & clear and flowers[area] >= 0]

    def place(self, place: int, least: float = 0.0) -> tuple[float, int, int]:
        """Worth, slot and cell of the best plant on the free banks of a domino that lies there, above the least."""
        land, plants, clouds = self.state.land, self.state.plants, self.state.clouds
        completed, known = self.completed(place), self.open
        best, slot, bank = least, -1, -1
        for cell in land.banks[place]:
            if cell not in plants:
                area = land.area[cell]
                if area in completed:
                    found = self.best(area, closed=True)
                elif area in known:
                    found = known[area]
                else:
                    found = known[area] = self.best(area, closed=False)
                worth = found[0] + CLOUD * clouds[cell] if cell in clouds else found[0]
                if worth > best:
                    best, slot, bank = worth, found[1], cell
        if completed:
            best += sum([TOKEN + self.bare(area) for area in completed])
        return best, slot, bank

    def worth(self, place: int) -> float:
        """Of the place, with the best plant if one is worth planting."""
        found = self.worths.get(UPRIGHT[place])
        if found is None:
            found = self.worths[UPRIGHT[place]] = self.place(place)[0]
        return found


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
            if isinstance(task, ChooseCell) and state.fresh is not None:
                return Placed(Banks(state, seat, [task.slot]).place(state.fresh, -inf)[2])
            banks = Banks(state, seat)
            ways = zip(prompt.spots, prompt.turns, strict=True)
            return Placed(*max(ways, key=lambda way: banks.worth(4 * way[0] + way[1])))
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
    return max(map(banks.worth, state.waters.places(state.joker, domino)))
