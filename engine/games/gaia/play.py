"""Playing a card: where to, and for Nature and Life cards what comes of it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Literal

from engine.agenda import Agenda, Question, Task
from engine.event import Args, tell
from engine.prompt import Answer, Barred, Option, Place, Placed, Prompt, Tone
from engine.record import record
from engine.text import Text

from .aim import Shift, aim
from .calls import turn_call
from .cards import FACE, Animals, Card, CityCard, ElementCard, Nature
from .chart import NAMES
from .cities import next_to
from .claiming import Reach, claims, left_open
from .foresight import shaken
from .hindrance import cells_barred
from .hints import colour, loss, rest_of_turn, told
from .options import CARD
from .pieces import HERD
from .protection import unopposed
from .settling import settle
from .spots import spots
from .state import Gaia
from .telling import laid
from .trial import answered, chosen
from .words import name
from .words import told as in_words


@record
class PlaceCard(Question[Gaia]):
    seat: int
    card: Card
    kind: Literal["place_card"] = "place_card"

    def prompt(self, state: Gaia) -> Place:
        cells = spots(state, self.card)
        return Place("at", CARD[self.card], cells if isinstance(cells, tuple) else tuple(sorted(cells)))

    def hint(self, state: Gaia, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        """An earthquake tells the best second tile, as far as there is one to choose."""
        trial = unopposed(chosen(state, self, prompt, option))
        if isinstance(trial.question, Shift):
            return shaken(state, self.seat, option.id)
        return told(state, trial, self.seat)

    def ahead(self, state: Gaia, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return rest_of_turn(state, agenda, self.seat)

    def terms(self, state: Gaia) -> Args:
        match face := FACE[self.card]:
            case ElementCard(element):
                return (("what", element), ("name", name(self.card)))
            case CityCard():
                return (("what", "city"), ("name", face.called))
            case Nature() | Animals():
                return (("what", face.back), ("name", name(self.card)))

    def call(self, state: Gaia) -> Text | None:
        return turn_call(state)

    def waste(self, state: Gaia, agenda: Agenda[Any], prompt: Prompt, answer: Answer) -> Text | None:
        return loss(state, unopposed(answered(state, self, answer)), self.seat)

    def barred(self, state: Gaia, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        return cells_barred(state, self.card)

    def tempting(self, state: Gaia, agenda: Agenda[Any], answers: Sequence[Answer]) -> Text | None:
        return left_open(answers)

    def tone(self, state: Gaia, option: Option) -> Tone:
        return colour(state, unopposed(answered(state, self, Placed(option.id))), self.seat)

    def take(self, state: Gaia, answer: Placed) -> list[Task]:
        seat, card, cell = self.seat, self.card, answer.spot
        match FACE[card]:
            case Nature():
                return lay(state, seat, card, cell)
            case ElementCard():
                return aim(state, seat, (cell,), card)
            case Animals():
                return herd(state, seat, card, cell)
            case CityCard():
                return found(state, seat, card, cell)


@lru_cache(maxsize=1024)
def place_card(seat: int, card: Card) -> PlaceCard:
    """A task never changes, so it is made once."""
    return PlaceCard(seat, card)


def lay(state: Gaia, seat: int, card: Card, cell: int) -> list[Task]:
    """Rules 4.1: the tile beside the map, the card in front of the player."""
    state.hands[seat].remove(card)
    state.played[seat].append(card)
    put_tile(state, card, cell)
    state.news.append(laid(seat, card, cell))
    first = settle(state, seat, next_to(state, cell))
    return [*first, Reach(seat)] if first else claims(state, seat)


def put_tile(state: Gaia, land: str, cell: int) -> None:
    state.supply[land] -= 1  # type: ignore[index]
    state.last = (cell,)
    shore = [*state.shore, *state.lay(cell, land)]  # type: ignore[arg-type]
    shore.remove(cell)
    shore.sort()
    state.shore = tuple(shore)


def herd(state: Gaia, seat: int, card: Card, cell: int) -> list[Task]:
    """Rules 4.3."""
    state.hands[seat].remove(card)
    state.discards.append(card)
    state.animals -= HERD
    state.roam(cell)
    state.last = (cell,)
    tell(state, "roamed", seat, land=name(state.lands[cell]), cell=NAMES[cell])
    return settle(state, seat, next_to(state, cell))


def found(state: Gaia, seat: int, card: Card, cell: int) -> list[Task]:
    """Rules 5.6 and 5.7: it covers its tile, so its neighbours are looked at too."""
    state.hands[seat].remove(card)
    state.build(cell, card)
    state.last = (cell,)
    tell(state, "founded", seat, card=in_words(card), cell=NAMES[cell])
    return settle(state, seat, {cell, *next_to(state, cell)})
