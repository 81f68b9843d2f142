"""Areas in play: what stands in one, where the next plant may stand, which are completed, who gets their points."""

from engine.event import tell, whisper

from .board import Cell
from .grove import Grove
from .pieces import Plant
from .scoring import decided
from .state import MAIN, SECOND, UNFINISHED, Renature
from .words import colour_name


def standing(state: Renature, area: int, *more: Plant) -> Grove:
    """The area's plants, with some more."""
    grove = state.groves[area]
    for plant in more:
        grove = grove.changed(plant, 1)
    return grove


def banks(state: Renature) -> tuple[Cell, ...]:
    return () if state.fresh is None else state.land.banks[state.fresh]


def free_banks(state: Renature) -> list[Cell]:
    """Rules 4.2: the free area cells next to the domino just laid."""
    plants = state.plants
    return [cell for cell in banks(state) if cell not in plants]


def has_free_bank(state: Renature) -> bool:
    plants = state.plants
    for cell in () if state.fresh is None else state.land.banks[state.fresh]:  # noqa: SIM110 - a generator costs more
        if cell not in plants:
            return True
    return False


def completed(state: Renature) -> list[int]:
    """Rules 6.1: areas that still have their token and no open stream cell beside them. It is the domino laid last that
    has completed them: those of the dominoes before it have lost their tokens. A cell is open where a domino could lie.
    """
    if state.fresh is None:
        return []
    clear, landings, flowers = state.waters.clear, state.land.landings, state.flowers
    return [area for area in state.land.touched[state.fresh] if not landings[area] & clear and flowers[area] >= 0]


def harvest(state: Renature, seat: int, areas: list[int]) -> None:
    """Rules 6.4 and 7.5: each completed area for itself, its token to the player who completed it."""
    for area in areas:
        token = state.flowers[area]
        give(state, area, late=False)
        state.flowers[area] = -1
        state.taken[seat].append(token)
        secret = (("points", state.land.sunflowers[token].back),)
        whisper(state, "token", seat, (seat,), secret, reveals=True, area=state.land.titles[area])


def give(state: Renature, area: int, *, late: bool) -> None:
    """Main and secondary points of one area."""
    land = state.land
    token, title = land.sunflowers[state.flowers[area]], land.titles[area]
    found = decided(state.groves[area].strengths)
    for equals in found.cancelled:
        *others, last = [colour_name(colour) for colour in equals]
        tell(state, "cancelled", None, area=title, others=tuple(others), last=last)
    for seat, points, line in ((found.main, token.main, MAIN), (found.second, token.secondary, SECOND)):
        if seat is not None:
            state.tally[seat][UNFINISHED if late else line] += points
    if found.main is not None and found.main == found.second:
        tell(state, "both", found.main, area=title, points=token.main + token.secondary)
        return
    if found.main is None and found.second is None:
        tell(state, "nobody", None, area=title)
    if found.main is not None:
        tell(state, "main", found.main, area=title, points=token.main)
    if found.second is not None:
        tell(state, "second", found.second, area=title, points=token.secondary)
