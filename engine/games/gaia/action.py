"""An action: a card of the hand to play or taking one, what can be taken, and the end when a kind is used up."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Literal

from engine.agenda import Agenda, Question, Task
from engine.event import Args, tell
from engine.prompt import Answer, Barred, Option, Pick, Picked, Prompt, Shortcut, Tone
from engine.record import record
from engine.text import Arg, Text, text

from .aim import aim
from .calls import turn_call
from .cards import Card, back
from .chart import NAMES
from .claiming import left_open
from .foresight import element_hint, idle, places
from .hand import crowded, draw, overflow, take_open
from .hindrance import hand_barred
from .hints import NOTHING, changes, colour, loss, person, rest_of_turn
from .options import CARD, DECK, END, GO_ON, PLAY, STOP, TAKE
from .pieces import HAND, Back
from .play import PlaceCard, place_card
from .prospect import missing, nearer, prospect
from .prospects import playable_cities
from .protection import unopposed
from .scoring import leader
from .shortcuts import shortcuts, told_best
from .spots import any_playable, playables
from .state import Gaia
from .trial import answered, chosen

ONLY_TAKE, NEITHER = Pick("card", (TAKE,), about=PLAY), Pick("card", (), 0, 0)


def number(state: Gaia) -> int:
    """Which of the two actions this is."""
    return 3 - state.left


@record
class Choose(Question[Gaia]):
    """Rules 2.2: a card of the hand to play, or taking one. Rules 9.1: nothing is left to choose for who has won by
    feeding. A save may call it `play_card`: once it was asked before whether to play.
    """

    seat: int
    kind: Literal["choose", "play_card"] = "choose"

    def prompt(self, state: Gaia) -> Pick:
        if state.winner is not None:
            return NEITHER
        cards = playables(state, self.seat)
        return Pick("card", (*map(CARD.__getitem__, cards), TAKE), 1, 1, PLAY) if cards else ONLY_TAKE

    def hint(self, state: Gaia, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        """With one place to go, what happens there, as that place will not be asked for."""
        if option == TAKE:
            return Text("gaia-hint-full") if len(state.hands[self.seat]) >= HAND else None
        card, seat = option.word, self.seat
        cells = places(state, card)
        if len(cells) == 1:
            parts = changes(state, unopposed(chosen(state, self, prompt, option)), seat, seat)
            short = missing(state, seat, card)
            goal = nearer(state, seat, card) if short and short.left else ()  # a whole one is among the parts
            told: dict[str, Arg] = {"parts": tuple(parts) or (NOTHING,), "goals": len(goal), "goal": goal}
            return text("gaia-hint-only", cell=NAMES[cells[0]], quiet=int(not parts), **told)
        return element_hint(state, seat, card) if back(card) == "element" else prospect(state, seat, card)

    def ahead(self, state: Gaia, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return rest_of_turn(state, agenda, self.seat)

    def terms(self, state: Gaia) -> Args:
        cities, _ = playable_cities(state, state.hands[self.seat])
        return (("doing", f"play-{number(state)}"), ("cities", cities))

    def call(self, state: Gaia) -> Text | None:
        return turn_call(state)

    def waste(self, state: Gaia, agenda: Agenda[Any], prompt: Prompt, answer: Answer) -> Text | None:
        """Rules 3.3: whoever can still play need not throw a card away."""
        if answer == Picked((TAKE,)):
            return text("gaia-waste-full", count=HAND) if len(state.hands[self.seat]) >= HAND else None
        (option,) = answer.options if isinstance(answer, Picked) else (TAKE,)
        trial = unopposed(answered(state, self, answer))
        return loss(state, trial, self.seat) or idle(state, trial, self.seat, option.word)

    def barred(self, state: Gaia, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        return hand_barred(state, self.seat)

    def tempting(self, state: Gaia, agenda: Agenda[Any], answers: Sequence[Answer]) -> Text | None:
        return left_open(answers)

    def shortcuts(self, state: Gaia, prompt: Prompt) -> tuple[Shortcut, ...]:
        return shortcuts(state, self.seat, prompt) if isinstance(prompt, Pick) else ()

    def tone(self, state: Gaia, option: Option) -> Tone:
        if option == TAKE:
            return "main"
        seat, card = self.seat, option.word
        short = missing(state, seat, card)
        if short is not None and not short.left:
            return "good"
        trial = unopposed(answered(state, self, Picked((option,))))
        if not isinstance(trial.question, PlaceCard):
            return "plain" if card == "tornado" else colour(state, trial, seat)
        one = told_best(state, seat, card, places(state, card))
        return "good" if one is not None and one.gain > 0 else "plain"

    def take(self, state: Gaia, answer: Picked) -> list[Task]:
        seat = self.seat
        if not answer.options:
            return []
        option = answer.options[0]
        if option == TAKE:
            return [TAKE_CARD[seat]]
        return aim(state, seat, ()) if option.word == "tornado" else [place_card(seat, option.word)]


@lru_cache(maxsize=1024)
def takeable(kind: Back, shown: tuple[Card, ...], more: bool) -> tuple[Option, ...]:  # noqa: FBT001 - a cache's key
    """What can be taken of a kind; `more`: there are cards in its deck."""
    cards = tuple([CARD[card] for card in dict.fromkeys(shown)])
    if more:
        return (*cards, DECK[kind])
    return cards or (END[kind],)


@record
class TakeCard(Question[Gaia]):
    """Rules 3.1 and 9.2: open cards, decks, and the kinds of which nothing is left."""

    seat: int
    kind: Literal["take_card"] = "take_card"

    def prompt(self, state: Gaia) -> Pick:
        options: tuple[Option, ...] = ()
        for kind, cards in state.shown.items():
            options += takeable(kind, tuple(cards), bool(state.decks[kind]))
        return Pick("card", options, 1, 1, TAKE)

    def hint(self, state: Gaia, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        match option.kind:
            case "deck":
                return text("gaia-hint-deck", count=len(state.decks[option.word]))  # type: ignore[index]
            case "card":
                return prospect(state, self.seat, option.word, own=False)
            case _:
                return None

    def ahead(self, state: Gaia, agenda: Agenda[Any]) -> tuple[Text, ...]:
        too_many = (text("gaia-ahead-discard", count=HAND),) if len(state.hands[self.seat]) >= HAND else ()
        return (*too_many, *rest_of_turn(state, agenda, self.seat))

    def terms(self, state: Gaia) -> Args:
        doing = "take" if any_playable(state, self.seat) else "only-take"
        return (("doing", f"{doing}-{number(state)}"),)

    def call(self, state: Gaia) -> Text | None:
        return turn_call(state)

    def waste(self, state: Gaia, agenda: Agenda[Any], prompt: Prompt, answer: Answer) -> Text | None:
        """Rules 3.4: while there is something else to take."""
        (chosen,) = answer.options if isinstance(answer, Picked) else (TAKE,)
        drawn = chosen.word if chosen.kind == "deck" else back(chosen.word) if chosen.kind == "card" else ""
        return Text("gaia-waste-element") if drawn == "element" and crowded(state, self.seat) else None

    def barred(self, state: Gaia, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        """Rules 3.2: a deck that is used up; and where nothing could be played, why."""
        decks = [DECK[kind] for kind, cards in state.shown.items() if cards and not state.decks[kind]]
        empty = tuple([Barred(option, Text("gaia-why-deck"), "3.2") for option in decks])
        if any_playable(state, self.seat):
            return empty
        return (*empty, Barred(PLAY, Text("gaia-why-no-card"), "2.2"), *hand_barred(state, self.seat))

    def tone(self, state: Gaia, option: Option) -> Tone:
        return "grave" if option.kind == "end" else "plain"

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

    def terms(self, state: Gaia) -> Args:
        return (("back", Text(f"gaia-back-{self.back}")),)

    def call(self, state: Gaia) -> Text | None:
        return turn_call(state)

    def tone(self, state: Gaia, option: Option) -> Tone:
        if option == GO_ON:
            return "main"
        return "good" if leader(state, self.seat) == self.seat else "grave"

    def take(self, state: Gaia, answer: Picked) -> list[Task]:
        if answer.options[0] == GO_ON:
            return [CHOOSE[self.seat]]
        state.ender = self.seat
        tell(state, "ended", self.seat, back=Text(f"gaia-back-{self.back}"))
        state.winner = leader(state, self.seat)
        tell(state, "won", state.winner)
        return []
