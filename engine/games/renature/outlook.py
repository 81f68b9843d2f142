"""What completed areas are about to bring, as they stand or with one more plant: in points and in words."""

from collections.abc import Iterator, Sequence

from engine.record import record
from engine.text import Text, text

from .areas import completed, free_banks, standing
from .board import Cell
from .pieces import NEUTRAL, VALUE, Plant, Slot, planted
from .purse import room
from .scoring import decided
from .state import Renature


@record
class Planting:
    """A plant put into a cell: its own points, and by completed area what the seat then gets from it."""

    slot: Slot
    cell: Cell
    points: int
    areas: tuple[tuple[int, int], ...]

    @property
    def total(self) -> int:
        return self.points + sum([points for _, points in self.areas])


def shares(state: Renature, area: int, *more: Plant) -> list[tuple[int, int]]:
    """Who would get how much from the area, the strongest first."""
    token, found = state.land.sunflowers[state.flowers[area]], decided(standing(state, area, *more).strengths)
    if found.main is not None and found.main == found.second:
        return [(found.main, token.main + token.secondary)]
    return [(seat, n) for seat, n in ((found.main, token.main), (found.second, token.secondary)) if seat is not None]


def share(state: Renature, seat: int, area: int, *more: Plant) -> int:
    return sum([points for who, points in shares(state, area, *more) if who == seat])


def given(state: Renature, area: int) -> int:
    """What the area would bring all players together."""
    return sum([points for _, points in shares(state, area)])


def outcome(state: Renature, seat: int, area: int, *more: Plant, yet: bool = False) -> Text:
    """The same in words for the seat. `yet`: a plant may still change it."""
    title = state.land.titles[area]
    if parts := shares(state, area, *more):
        said = [
            text("renature-share-own", points=points) if who == seat
            else text("renature-share-other", seat=who, points=points)
            for who, points in parts
        ]  # fmt: skip
        return text("renature-area-shares", area=title, yet=int(yet), shares=tuple(said))
    equal = decided(standing(state, area, *more).strengths).cancelled
    return text("renature-area-nobody", area=title, yet=int(yet), equal=len(equal))


def standing_of(state: Renature, seat: int, area: int, *more: Plant, again: bool = False) -> Text:
    """An area that is still open: what it is worth, and how strong everybody is there; the seat itself first. `again`:
    another one before it has said what the two figures are.
    """
    token, totals = state.land.sunflowers[state.flowers[area]], standing(state, area, *more).strengths
    colours = sorted(range(len(totals)), key=lambda colour: (colour != seat, colour))
    strong = [strength(colour, totals[colour], own=colour == seat) for colour in colours if totals[colour]]
    return text(
        "renature-area-open", area=state.land.titles[area], main=token.main, second=token.secondary,
        count=len(strong), strong=tuple(strong), again=int(again),
    )  # fmt: skip


def strength(colour: int, value: int, *, own: bool) -> Text:
    if own:
        return text("renature-strong-own", value=value)
    if colour == NEUTRAL:
        return text("renature-strong-neutral", value=value)
    return text("renature-strong-other", seat=colour, value=value)


def outcomes(state: Renature, seat: int, cell: Cell | None = None, slot: Slot = 0) -> tuple[Text, ...]:
    """Of all completed areas, with the plant of the slot in the cell, if there is one."""
    there = -1 if cell is None else state.land.area[cell]
    return tuple([
        outcome(state, seat, area, *([planted(seat, slot)] if area == there else [])) for area in completed(state)
    ])  # fmt: skip


def due(state: Renature, seat: int) -> int:
    """What the completed areas bring the seat as they stand."""
    return sum([share(state, seat, area) for area in completed(state)])


def plantings(state: Renature, seat: int, *slots: Slot) -> Iterator[Planting]:
    """Every plant of these slots on every cell where it could grow now."""
    land, areas = state.land, completed(state)
    bare = {area: share(state, seat, area) for area in areas}
    for cell in free_banks(state):
        here = land.area[cell]
        for slot in slots:
            plant = planted(seat, slot)
            with_it = {here: share(state, seat, here, plant)} if here in bare else {}
            yield Planting(slot, cell, state.groves[here].points[VALUE[plant]], tuple((bare | with_it).items()))


def best_of(state: Renature, seat: int, found: Sequence[Planting]) -> Planting:
    """Most points; of equals the one that brings most clouds, and then the first."""
    return max(found, key=lambda planting: worth(state, seat, planting))


def outstanding(state: Renature, seat: int, found: Sequence[Planting]) -> bool:
    """Whether one area is better for it than the others: the cells of one area are much alike."""
    best = worth(state, seat, best_of(state, seat, found))
    equal = [planting for planting in found if worth(state, seat, planting) == best]
    return len(equal) < len(found) and len({state.land.area[planting.cell] for planting in equal}) == 1


def worth(state: Renature, seat: int, planting: Planting) -> tuple[int, int]:
    return planting.total, min(state.clouds.get(planting.cell, 0), room(state, seat))
