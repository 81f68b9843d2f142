"""The cards of a hand: taking an open one or the top of a deck, and the limits of a hand."""

from typing import Any, Literal

from engine.agenda import Agenda, Question, Task
from engine.event import Args, tell
from engine.prompt import Barred, Option, Pick, Picked, Prompt
from engine.record import record
from engine.text import Text

from .calls import turn_call
from .cards import FACE, Card, back
from .hints import rest_of_turn
from .options import CARD
from .pieces import ELEMENTS_IN_HAND, HAND, Back
from .prospect import prospect
from .state import Gaia
from .telling import drew, took
from .words import told


def draw(state: Gaia, seat: int, kind: Back) -> None:
    card = state.decks[kind].pop()
    state.hands[seat].append(card)
    state.news.append(drew(seat, kind, card))


def take_open(state: Gaia, seat: int, card: Card) -> None:
    """Rules 3.2: the place is filled at once, while the deck lasts."""
    kind = FACE[card].back
    row, deck = state.shown[kind], state.decks[kind]
    place = row.index(card)
    state.hands[seat].append(card)
    if deck:
        row[place] = deck.pop()
        state.news.append(took(seat, card, row[place]))
    else:
        del row[place]
        tell(state, "took-last", seat, card=told(card))


def crowded(state: Gaia, seat: int) -> bool:
    """Rules 3.4: whether the hand has room for no further Element."""
    return sum([back(card) == "element" for card in state.hands[seat]]) >= ELEMENTS_IN_HAND


def overflow(state: Gaia, seat: int) -> list[Task]:
    """Rules 3.3 and 3.4, after a card was taken: a third Element first, as it leaves six cards behind."""
    hand = state.hands[seat]
    if FACE[hand[-1]].back == "element" and sum([back(card) == "element" for card in hand]) > ELEMENTS_IN_HAND:
        return [Discard(seat, elements=True)]
    return [Discard(seat, elements=False)] if len(hand) > HAND else []


@record
class Discard(Question[Gaia]):
    seat: int
    elements: bool  # only they are too many
    kind: Literal["discard"] = "discard"

    def prompt(self, state: Gaia) -> Pick:
        hand = dict.fromkeys(state.hands[self.seat])
        return Pick("discard", tuple([CARD[card] for card in hand if not self.elements or back(card) == "element"]))

    def hint(self, state: Gaia, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        return prospect(state, self.seat, option.word)

    def ahead(self, state: Gaia, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return rest_of_turn(state, agenda, self.seat)

    def terms(self, state: Gaia) -> Args:
        return (("many", "elements" if self.elements else "cards"),)

    def call(self, state: Gaia) -> Text | None:
        return turn_call(state)

    def barred(self, state: Gaia, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        """Rules 3.4: where Elements are too many, one of them goes."""
        others = dict.fromkeys([card for card in state.hands[self.seat] if self.elements and back(card) != "element"])
        return tuple([Barred(CARD[card], Text("gaia-why-elements"), "3.4") for card in others])

    def take(self, state: Gaia, answer: Picked) -> list[Task]:
        card = answer.options[0].word
        state.hands[self.seat].remove(card)
        state.discards.append(card)
        tell(state, "discarded", self.seat, card=told(card))
        return []
