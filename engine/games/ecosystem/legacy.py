"""What a match of Ecosystem leaves behind of a player."""

from collections.abc import Sequence

from engine.event import Event
from engine.traces import Trace, chosen, counted, done

from .cards import CARDS
from .scoring import fox, groups, longest, tally, wolves
from .state import Ecosystem
from .words import NAME

COUNTS = ("gaps", "kinds", "stream-length", "meadow-size", "wolves", "foxes", "content-foxes", "swaps")
CHOICES = ("card",)


def traces(state: Ecosystem, seat: int, events: Sequence[Event]) -> list[Trace]:
    grid = state.grids[seat]
    lying = list(grid.values())
    foxes = [cell for cell, card in grid.items() if card == "fox"]
    return [
        *counted(
            gaps=tally(state.grids, state.neutral, state.rival)[seat].gaps,
            kinds=sum(card in lying for card in CARDS), stream_length=longest(grid),
            meadow_size=max(map(len, groups(grid, "meadow")), default=0), wolves=wolves(grid), foxes=len(foxes),
            content_foxes=sum(fox(grid, cell) > 0 for cell in foxes), swaps=len(done(events, seat, "swapped")),
        ),
        *chosen("card", [NAME[card].id for card in lying]),
    ]
