"""Cards that come to the hand and leave it: drawn, dug out of the compost, composted."""

from typing import Any, Literal

from engine.agenda import Agenda, Question, Task
from engine.event import Args, Event, tell, whisper
from engine.prompt import Barred, Option, Pick, Picked, Prompt
from engine.record import record
from engine.text import Text

from .barring import unfinished
from .calls import in_turn
from .catalogue import NAME
from .fauna import look
from .hints import following, held
from .options import of_cards
from .state import Earth
from .telling import known, readers


def draw(state: Earth, seat: int, n: int, *, counted: bool) -> None:
    player, cards = state.players[seat], state.draw(n)
    if not cards:
        tell(state, "no-cards", seat, reveals=True)
        return
    player.hand += cards
    if counted:
        player.cards_drawn += len(cards)
    if state.teams:
        player.drawn += cards
    state.news.append(Event("drew", seat, (("n", len(cards)),), known(cards), readers(state, seat), reveals=True))


def bury(state: Earth, seat: int, cards: list[int]) -> None:
    look(state, seat)
    player = state.players[seat]
    for card in cards:
        player.hand.remove(card)
    player.compost += cards
    player.compost_gained += len(cards)
    state.news.append(Event("buried", seat, (("n", len(cards)),), known(cards), readers(state, seat)))


@record
class Bury(Question[Earth]):
    """Compost from `least` to `most` cards of the hand."""

    seat: int
    least: int
    most: int
    kind: Literal["bury"] = "bury"

    def always(self, state: Earth) -> bool:
        """What may be left undone altogether is no question to an empty hand."""
        return state.everything and self.least > 0

    def prompt(self, state: Earth) -> Pick:
        hand = state.players[self.seat].hand
        return Pick("bury", of_cards(hand), min(self.least, len(hand)), min(self.most, len(hand)))

    def hint(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text:
        return held(state.players[self.seat], option.id)

    def ahead(self, state: Earth, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return following(state, agenda, self.seat)

    def terms(self, state: Earth) -> Args:
        return (("held", len(state.players[self.seat].hand)), ("start", int(not state.turn)))

    def call(self, state: Earth) -> Text:
        return in_turn(state, self.seat)

    def barred(self, state: Earth, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        return unfinished(state.players[self.seat]) if state.turn else ()

    def take(self, state: Earth, answer: Picked) -> tuple[Task, ...]:
        if answer.options:
            bury(state, self.seat, [option.id for option in answer.options])
        return ()


@record
class Dig(Question[Earth]):
    """Look at the top `n` cards of the own compost and take one."""

    seat: int
    n: int
    kind: Literal["dig"] = "dig"

    def always(self, state: Earth) -> bool:
        return True

    def prompt(self, state: Earth) -> Pick:
        return Pick("dig", of_cards(state.players[self.seat].compost[-self.n :]))

    def hint(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text:
        return held(state.players[self.seat], option.id)

    def ahead(self, state: Earth, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return following(state, agenda, self.seat)

    def call(self, state: Earth) -> Text:
        return in_turn(state, self.seat)

    def barred(self, state: Earth, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        return unfinished(state.players[self.seat])

    def take(self, state: Earth, answer: Picked) -> tuple[Task, ...]:
        player, card = state.players[self.seat], answer.options[0].id
        look(state, self.seat)
        player.compost.remove(card)
        player.hand.append(card)
        whisper(state, "dug", self.seat, readers(state, self.seat), (("card", NAME[card]),))
        return ()
