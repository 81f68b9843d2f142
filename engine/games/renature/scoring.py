"""Points for plants, areas and the end. Knows plants and tokens, not turns."""

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache

from engine.game import HiddenLine, Line, Sheet
from engine.record import record
from engine.text import Text

from .grove import grove
from .pieces import NEUTRAL, SLOT_VALUE, Plant
from .state import LINES

LINE = tuple(Text(f"renature-line-{name}") for name in LINES)


@record
class Award:
    """Who gets an area's points: a colour each, or None where they are lost. The same colour may get both."""

    totals: tuple[int, ...]  # by colour
    main: int | None
    second: int | None
    cancelled: tuple[tuple[int, ...], ...]  # Rules 7.2: colours with the same total together, the highest first


def award(plants: Iterable[Plant]) -> Award:
    return decided(grove(plants).strengths)


@lru_cache(maxsize=4096)
def decided(totals: tuple[int, ...]) -> Award:
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
    equal = sorted({total for total in totals if total and totals.count(total) > 1}, reverse=True)
    cancelled = tuple([tuple([colour for colour, own in enumerate(totals) if own == total]) for total in equal])
    return Award(totals, None if main == NEUTRAL else main, None if second == NEUTRAL else second, cancelled)


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
