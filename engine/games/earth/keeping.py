"""Drawing several cards to keep one."""

from typing import Literal

from engine.agenda import Question, Step, Task
from engine.event import tell, whisper
from engine.prompt import Pick, Picked
from engine.record import record

from .options import CARD
from .questions import known, readers
from .state import Earth


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


@record
class Keep(Question[Earth]):
    seat: int
    cards: tuple[int, ...]
    kind: Literal["keep"] = "keep"

    def always(self, state: Earth) -> bool:
        return state.everything

    def prompt(self, state: Earth) -> Pick:
        return Pick("keep", tuple([CARD[card] for card in self.cards]))

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
