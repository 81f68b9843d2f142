"""Drawing several cards to keep one."""

from typing import Any, Literal

from engine.agenda import Agenda, Question, Step, Task
from engine.event import Args, tell, whisper
from engine.prompt import Barred, Option, Pick, Picked, Prompt
from engine.record import record
from engine.text import Text, text

from .barring import unfinished
from .calls import in_turn
from .hints import following, held
from .options import of_cards
from .state import Earth
from .telling import known, readers


@record
class Look(Step[Earth]):
    """Rules 2.4: draw `n` cards to keep one."""

    seat: int
    n: int
    kind: Literal["look"] = "look"

    def run(self, state: Earth) -> list[Task]:
        cards = state.draw(self.n)
        if not cards:
            tell(state, "no-cards", self.seat, reveals=True)
            return []
        whisper(state, "drawn", self.seat, readers(state, self.seat), known(cards), reveals=True, n=len(cards))
        return [Keep(self.seat, tuple(cards))]

    def coming(self, state: Earth) -> tuple[Text, ...]:
        return (text("earth-ahead-look", n=self.n),)


@record
class Keep(Question[Earth]):
    seat: int
    cards: tuple[int, ...]
    kind: Literal["keep"] = "keep"

    def always(self, state: Earth) -> bool:
        return state.everything

    def prompt(self, state: Earth) -> Pick:
        return Pick("keep", of_cards(self.cards))

    def hint(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text:
        return held(state.players[self.seat], option.id)

    def ahead(self, state: Earth, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return following(state, agenda, self.seat)

    def terms(self, state: Earth) -> Args:
        return (("n", len(self.cards)), ("gaia", int(state.gaia is not None)))

    def call(self, state: Earth) -> Text:
        return in_turn(state, self.seat)

    def barred(self, state: Earth, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        return unfinished(state.players[self.seat])

    def take(self, state: Earth, answer: Picked) -> list[Task]:
        kept, player = answer.options[0].id, state.players[self.seat]
        rest = [card for card in self.cards if card != kept]
        player.hand.append(kept)
        player.cards_drawn += 1
        if state.teams:
            player.drawn.append(kept)
        whisper(state, "kept", self.seat, readers(state, self.seat), known([kept]))
        if state.gaia is None:
            state.discard += rest
        elif rest:
            # Rules 8.4: what the player does not keep scores for Gaia, on every level.
            state.gaia.pile += rest
            tell(state, "gaia-pile", None, reveals=True, cards=known(rest)[0][1])
        return []
