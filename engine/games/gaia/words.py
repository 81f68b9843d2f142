"""Options that every part of the game names: made once."""

from engine.prompt import Option

from .chart import NAMES
from .pieces import BACKS, Back

CELL = tuple([Option("cell", cell) for cell in range(len(NAMES))])
DECK: dict[Back, Option] = {back: Option("deck", word=back) for back in BACKS}
END: dict[Back, Option] = {back: Option("end", word=back) for back in BACKS}
BACK: dict[tuple[int, Back], Option] = {
    (seat, back): Option("back", seat, back) for seat in range(5) for back in BACKS
}
