"""What a card of the tableau sees from its place: its row, its column, its sides and corners, a path through it."""

from collections.abc import Callable
from functools import cache

from .catalogue import KIND, TRAITS
from .counting import cells_with
from .goals import Measure
from .paths import longest
from .state import Player
from .tableau import BESIDE, CORNER, WIDTH

Seen = Callable[[Player, int], int]


def sees_area(measure: Measure) -> bool:
    return measure.where in ("row", "column", "side", "corner", "path") or measure.of == "empty neighbour"


def inside(where: str, here: int, cell: int) -> bool:
    match where:
        case "row":
            return cell // WIDTH == here // WIDTH
        case "column":
            return cell % WIDTH == here % WIDTH
        case "side":
            return cell in BESIDE[here]
        case _:
            return cell in CORNER[here]


@cache
def seen(measure: Measure) -> Seen:
    """Counts from the plot of the card that asks."""
    trait = measure.trait
    if measure.of == "empty neighbour":
        # Rules 7.8: cells outside the frame are empty.
        return lambda player, plot: 4 - len(BESIDE[player.cells[plot]].intersection(player.cells))
    if measure.where == "path":
        return lambda player, plot: longest(cells_with(player, trait), player.cells[plot])

    def count(player: Player, plot: int) -> int:
        here = player.cells[plot]
        return sum(
            inside(measure.where, here, cell) and KIND[card] == "flora" and trait in TRAITS[card]
            for card, cell in zip(player.cards, player.cells, strict=True)
        )

    return count
