"""Why the largest figure on the buttons need not be the best choice: it counts all grids as they lie now."""

from collections.abc import Sequence

from engine.prompt import Answer, Picked, Placed
from engine.text import Text, text

from .board import NAMES
from .cards import CARDS, Card
from .hints import best, brings, compared, signed
from .scoring import Score
from .state import Choice, Ecosystem
from .words import NAME


def larger(state: Ecosystem, seat: int, choice: Choice, *cards: Card) -> Text | None:
    """Which of these cards would bring most at once, and on which cell, if this choice brings less; and what makes it
    so. Not of a rabbit: its figure does not count what it moves.
    """
    found = [(*best(state, seat, card), card) for card in dict.fromkeys(cards) if card != "rabbit"]
    points, cell, card = max(found, key=lambda each: each[0], default=(0, 0, choice.card))
    if choice.card == "rabbit" or points <= brings(state, seat, choice)[0]:
        return None
    kind = mostly(*compared(state, seat, Choice(card, cell)))
    alone = int(state.rival is not None)
    return text("ecosystem-tempting", card=NAME[card], cell=NAMES[cell], points=signed(points), kind=kind, alone=alone)


def mostly(before: Score, after: Score) -> str:
    """The part of a change that is not settled before the end, if it is at least half of it."""
    gained: dict[Card, int] = dict(zip(CARDS, map(int.__sub__, after.points, before.points), strict=True))
    open_ = {"stream": gained["stream"], "wolf": gained["wolf"], "variety": after.biodiversity - before.biodiversity}
    kind = max(open_, key=lambda name: open_[name])
    return kind if 2 * open_[kind] >= after.total - before.total else "other"


def placing(answers: Sequence[Answer]) -> Choice | None:
    """The card and the cell of answers from the card on, if they go as far."""
    match answers:
        case [Picked((card,)), Placed() as placed, *_]:
            return Choice(card.word, placed.spot)  # type: ignore[arg-type]
        case _:
            return None
