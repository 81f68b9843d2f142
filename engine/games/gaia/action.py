"""An action: choosing between taking a card and playing one, what can be taken, and the end when a kind is used up."""

from typing import Literal

from engine.agenda import Question, Task
from engine.event import tell
from engine.prompt import Option, Pick, Picked
from engine.record import record
from engine.text import Text

from .cards import CARD
from .hand import draw, overflow, take_open
from .pieces import Back
from .play import PLAY, PlayCard
from .spots import any_playable
from .state import Gaia
from .words import DECK, END

TAKE = Option("word", word="take")
TAKE_OR_PLAY, ONLY_TAKE, NEITHER = Pick("action", (TAKE, PLAY)), Pick("action", (TAKE,)), Pick("action", (), 0, 0)
STOP, GO_ON = Option("word", word="stop"), Option("word", word="go-on")


@record
class Choose(Question[Gaia]):
    """Rules 2.2: take or play. Rules 9.1: nothing is left to choose for who has already won by feeding."""

    seat: int
    kind: Literal["choose"] = "choose"

    def prompt(self, state: Gaia) -> Pick:
        if state.winner is not None:
            return NEITHER
        return TAKE_OR_PLAY if any_playable(state, self.seat) else ONLY_TAKE

    def take(self, state: Gaia, answer: Picked) -> list[Task]:
        return [(PLAY_CARD if option == PLAY else TAKE_CARD)[self.seat] for option in answer.options]


@record
class TakeCard(Question[Gaia]):
    """Rules 3.1 and 9.2: open cards, decks, and the kinds of which nothing is left."""

    seat: int
    kind: Literal["take_card"] = "take_card"

    def prompt(self, state: Gaia) -> Pick:
        options = []
        for kind, cards in state.shown.items():
            options += [CARD[card] for card in dict.fromkeys(cards)]
            if state.decks[kind]:
                options.append(DECK[kind])
            elif not cards:
                options.append(END[kind])
        return Pick("card", tuple(options), about=TAKE)

    def take(self, state: Gaia, answer: Picked) -> list[Task]:
        chosen, seat = answer.options[0], self.seat
        match chosen.kind:
            case "end":
                return [ConfirmEnd(seat, chosen.word)]  # type: ignore[arg-type]
            case "deck":
                draw(state, seat, chosen.word)  # type: ignore[arg-type]
            case _:
                take_open(state, seat, chosen.word)
        return overflow(state, seat)


# A task never changes, so those that a turn is made of are made once.
CHOOSE = tuple([Choose(seat) for seat in range(5)])
TAKE_CARD = tuple([TakeCard(seat) for seat in range(5)])
PLAY_CARD = tuple([PlayCard(seat) for seat in range(5)])


@record
class ConfirmEnd(Question[Gaia]):
    """Rules 9.2 to 9.4."""

    seat: int
    back: Back
    kind: Literal["confirm_end"] = "confirm_end"

    def prompt(self, state: Gaia) -> Pick:
        return Pick("end", (GO_ON, STOP), about=END[self.back])

    def take(self, state: Gaia, answer: Picked) -> list[Task]:
        if answer.options[0] == GO_ON:
            return [CHOOSE[self.seat]]
        state.ender = self.seat
        tell(state, "ended", self.seat, back=Text(f"gaia-back-{self.back}"))
        state.winner = leader(state, self.seat)
        tell(state, "won", state.winner)
        return []


def leader(state: Gaia, ender: int) -> int:
    """Rules 9.3 and 9.4: fewest meeples at home; of these who sits first after the one who ended it."""
    seats = len(state.meeples)
    return min(range(seats), key=lambda seat: (state.meeples[seat], (seat - ender - 1) % seats))
