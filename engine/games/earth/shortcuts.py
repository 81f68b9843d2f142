"""A card and the place that suits it best, as one choice. Knows players as they lie, not the questions."""

from collections.abc import Collection, Sequence

from engine.prompt import Picked, Placed, Shortcut
from engine.record import record
from engine.text import text

from .hints import standing
from .options import CARD
from .prices import open_cells
from .state import Player
from .tableau import BESIDE, CELL, CORNER, column, row

FEW, FEWER = 4, 2  # two rows on a phone, or one where cards take several themselves
MANY = 4  # cards


@record
class Best:
    """`better`: elsewhere the card brings fewer points at once."""

    card: int
    cell: int
    brought: int
    better: bool


def bests(player: Player, shared: Sequence[int], cards: Collection[int]) -> tuple[Best, ...]:
    """Of these cards those that bring most points at once, each where it does; of equal places the snuggest.

    With one place alone the card is the whole choice; where it could cover a terrain for nothing, points are not all
    that speaks for a place.
    """
    found, now = [], standing(player, shared)
    for card in cards:
        cells = open_cells(player, card)
        if len(cells) > 1 and not set(cells).intersection(player.cells):
            brought = {cell: standing(player, shared, card, cell) - now for cell in cells}
            most = max(brought.values())
            equal = [cell for cell in cells if brought[cell] == most]
            found.append(Best(card, max(equal, key=lambda cell: snugness(player, cell)), most, len(equal) < len(cells)))
    found.sort(key=lambda each: -each.brought)
    return tuple(found[: FEW if len(cards) <= MANY else FEWER])


def snugness(player: Player, cell: int) -> tuple[int, int, int]:
    """A tableau that spreads late stays open: four by four may still come to lie anywhere around it. Then whatever
    counts neighbours has some.
    """
    cells = {*player.cells, cell}
    rows, columns = [row(each) for each in cells], [column(each) for each in cells]
    spread = max(rows) - min(rows) + max(columns) - min(columns)
    return -spread, len(BESIDE[cell] & cells), len(CORNER[cell] & cells)


def shortcut(best: Best, letter: str) -> Shortcut:
    """Points are named where they speak for the place."""
    sign, points, cell = "+" if best.brought >= 0 else "−", abs(best.brought), CELL[best.cell]
    said = text("earth-shortcut-plant", letter=letter, cell=cell, sign=sign, points=points, better=int(best.better))
    return Shortcut((Picked((CARD[best.card],)), Placed(best.cell)), said)
