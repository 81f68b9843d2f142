"""An action: choosing between taking a card and playing one, what can be taken, and the end when a kind is used up."""

from typing import Any, Literal

from engine.agenda import Agenda, Question, Task
from engine.event import tell
from engine.prompt import Option, Pick, Picked, Prompt
from engine.record import record
from engine.text import Text, text

from .hand import draw, overflow, take_open
from .hints import person, rest_of_turn
from .options import CARD, DECK, END, GO_ON, PLAY, STOP, TAKE
from .pieces import Back
from .play import PlayCard
from .scoring import leader
from .spots import any_playable
from .state import Gaia

TAKE_OR_PLAY, ONLY_TAKE, NEITHER = Pick("action", (TAKE, PLAY)), Pick("action", (TAKE,)), Pick("action", (), 0, 0)


@record
class Choose(Question[Gaia]):
    """Rules 2.2: take or play. Rules 9.1: nothing is left to choose for who has already won by feeding."""

    seat: int
    kind: Literal["choose"] = "choose"

    def prompt(self, state: Gaia) -> Pick:
        if state.winner is not None:
            return NEITHER
        return TAKE_OR_PLAY if any_playable(state, self.seat) else ONLY_TAKE

    def hint(self, state: Gaia, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        return None

    def ahead(self, state: Gaia, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return rest_of_turn(state, agenda, self.seat)

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

    def hint(self, state: Gaia, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        return None

    def ahead(self, state: Gaia, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return rest_of_turn(state, agenda, self.seat)

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

    def hint(self, state: Gaia, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        return text("gaia-hint-end", winner=person(leader(state, self.seat), self.seat)) if option == STOP else None

    def ahead(self, state: Gaia, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return rest_of_turn(state, agenda, self.seat)

    def take(self, state: Gaia, answer: Picked) -> list[Task]:
        if answer.options[0] == GO_ON:
            return [CHOOSE[self.seat]]
        state.ender = self.seat
        tell(state, "ended", self.seat, back=Text(f"gaia-back-{self.back}"))
        state.winner = leader(state, self.seat)
        tell(state, "won", state.winner)
        return []
