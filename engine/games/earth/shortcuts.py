"""A card and the place that brings most, as one choice. Knows the state and not the questions."""

from collections.abc import Mapping, Sequence

from engine.prompt import Picked, Placed, Shortcut
from engine.text import text

from .catalogue import NAME
from .hints import standing
from .options import CARD
from .state import Earth
from .tableau import CELL

FEW = 5


def plantings(state: Earth, seat: int, places: Mapping[int, Sequence[int]]) -> tuple[Shortcut, ...]:
    """The cards that bring most points at once, each at its best place by what the hint says there; of equals the
    first. With one place alone the card is the whole choice; where it could cover a terrain for nothing, points are
    not all that speaks for a place.
    """
    player, found = state.players[seat], []
    now = standing(state, player)
    for card, cells in places.items():
        if len(cells) > 1 and not set(cells).intersection(player.cells):
            brought = [standing(state, player, card, cell) - now for cell in cells]
            found.append((max(brought), card, cells[brought.index(max(brought))]))
    found.sort(key=lambda each: -each[0])
    return tuple([planting(*each) for each in found[:FEW]])


def planting(brought: int, card: int, cell: int) -> Shortcut:
    sign, points = "+" if brought >= 0 else "−", abs(brought)
    said = text("earth-shortcut-plant", card=NAME[card], cell=CELL[cell], sign=sign, points=points)
    return Shortcut((Picked((CARD[card],)), Placed(cell)), said)
