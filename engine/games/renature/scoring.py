"""Points for plants, areas and the end. Knows plants and tokens, not turns."""

from collections.abc import Collection, Iterable, Sequence

from engine.game import HiddenLine, Line, Sheet
from engine.record import record
from engine.text import Text

from .pieces import NEUTRAL, SLOT_VALUE, VALUE, Plant
from .state import LINES

LINE = tuple(Text(f"renature-line-{name}") for name in LINES)


@record
class Award:
    """Who gets an area's points: a colour each, or None where they are lost. The same colour may get both."""

    totals: tuple[int, ...]  # by colour
    main: int | None
    second: int | None


def plant_points(there: Iterable[Plant], plant: Plant) -> int:
    """Rules 5.1: one for itself, one for each plant already there that is no taller."""
    value = VALUE[plant]
    return 1 + sum([VALUE[other] <= value for other in there])


def award(plants: Iterable[Plant]) -> Award:
    totals = [0] * (NEUTRAL + 1)
    for plant in plants:
        totals[plant // 4] += VALUE[plant]
    return decided(totals)


def decided(totals: Sequence[int]) -> Award:
    """By colour, the neutral one last."""
    # Rules 7.2: equal totals cancel each other out.
    present = sorted([(t, colour) for colour, t in enumerate(totals) if t and totals.count(t) == 1], reverse=True)
    match [colour for _, colour in present]:
        case []:
            main = second = NEUTRAL
        case [only]:
            main = second = only  # Rules 7.3
        case [main, second, *_]:
            pass
    return Award(tuple(totals), None if main == NEUTRAL else main, None if second == NEUTRAL else second)


def cancelled(found: Award) -> list[list[int]]:
    """Rules 7.2: the colours that cancel each other out, those with the same total together."""
    totals = found.totals
    equal = sorted({total for total in totals if total and totals.count(total) > 1}, reverse=True)
    return [[colour for colour, own in enumerate(totals) if own == total] for total in equal]


def left(slots: Sequence[int]) -> int:
    """Rules 9.3: what the plants on a board cost."""
    return sum([count * value for count, value in zip(slots, SLOT_VALUE, strict=True)])


def sheet(points: Sequence[int], *hidden: int) -> Sheet:
    """`hidden`: the lines that the reader may not know."""
    lines = [HiddenLine(text) if at in hidden else Line(text, points[at]) for at, text in enumerate(LINE)]
    return Sheet(tuple(lines), sum(points))


def winners(totals: Sequence[int], tokens: Sequence[Collection[object]]) -> tuple[int, ...]:
    """Rules 9.5 and 9.6: most points, then most sunflower tokens, then shared."""
    ranks = [(total, len(own)) for total, own in zip(totals, tokens, strict=True)]
    return tuple([seat for seat, rank in enumerate(ranks) if rank == max(ranks)])
