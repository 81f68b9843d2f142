"""Options that every part of the game names: made once."""

from functools import lru_cache

from engine.prompt import Option

from .cards import Card
from .chart import NAMES
from .pieces import BACKS, Back


class Cards(dict[Card, Option]):
    def __missing__(self, card: Card) -> Option:
        found = self[card] = Option("card", word=card)
        return found


CARD = Cards()
CELL = tuple([Option("cell", cell) for cell in range(len(NAMES))])
DECK: dict[Back, Option] = {back: Option("deck", word=back) for back in BACKS}
END: dict[Back, Option] = {back: Option("end", word=back) for back in BACKS}
BACK: dict[tuple[int, Back], Option] = {
    (seat, back): Option("back", seat, back) for seat in range(5) for back in BACKS
}
SEATS = tuple([Option("seat", seat) for seat in range(5)])
TAKE, PLAY, GO_ON, STOP = (Option("word", word=word) for word in ("take", "play", "go-on", "stop"))
BESIDE, SECOND, SINGLE, KEEP = (Option("word", word=word) for word in ("beside", "second", "single", "keep"))
PROTECT, PASS, HEED = (Option("word", word=word) for word in ("protect", "pass", "heed"))


@lru_cache(maxsize=64)
def goal_option(number: int, cards: str) -> Option:
    return Option("goal", number, cards)
