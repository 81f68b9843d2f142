"""What grows in an area, as far as points go. It never changes, so copies of a match share it; it is never saved."""

from collections.abc import Iterable

from engine.record import record

from .pieces import NEUTRAL, VALUE, Plant

HEIGHTS = max(VALUE)
RAISES = tuple([range(value, HEIGHTS + 1) for value in VALUE])  # by plant: what it brings more for


@record
class Grove:
    strengths: tuple[int, ...]  # Rules 7.1: by colour, the neutral one last
    points: tuple[int, ...]  # Rules 5.1: by height, what a plant would bring: one for itself, one for each no taller

    def changed(self, plant: Plant, count: int) -> "Grove":
        """With so many of the plant more, or fewer."""
        strengths, points = [*self.strengths], [*self.points]
        strengths[plant // 4] += count * VALUE[plant]
        for height in RAISES[plant]:
            points[height] += count
        return Grove(tuple(strengths), tuple(points))


def stronger(strengths: tuple[int, ...], colour: int, by: int) -> tuple[int, ...]:
    return *strengths[:colour], strengths[colour] + by, *strengths[colour + 1 :]


BARE = Grove((0,) * (NEUTRAL + 1), (1,) * (HEIGHTS + 1))


def grove(plants: Iterable[Plant]) -> Grove:
    found = BARE
    for plant in plants:
        found = found.changed(plant, 1)
    return found
