"""Choosing a card and its place: sealed until everyone has chosen, or alone shown at once and one given away."""

from collections.abc import Sequence
from typing import Any, Literal

from engine.agenda import Agenda, Question, Step, Task
from engine.event import Args, tell, whisper
from engine.prompt import Answer, Barred, Option, Pick, Picked, Place, Placed, Prompt, Shortcut, Tone
from engine.record import record
from engine.text import Text, text

from . import barriers, hints, temptation
from .board import NAMES, RIM, SIZE, Cell
from .cards import Card
from .options import CARD, CELL, STAY
from .state import Choice, Ecosystem
from .words import NAME

FEW, SWAPS = 5, 3


@record
class ChooseCard(Question[Ecosystem]):
    seat: int
    kind: Literal["choose_card"] = "choose_card"
    call = hints.call

    def prompt(self, state: Ecosystem) -> Pick:
        return Pick("card", tuple([CARD[card] for card in dict.fromkeys(state.hands[self.seat])]))

    def hint(self, state: Ecosystem, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text:
        return hints.held(state, self.seat, option.word)  # type: ignore[arg-type]

    def ahead(self, state: Ecosystem, agenda: Agenda[Any]) -> tuple[Text, ...]:
        """The first card and the last have one cell to go to, and are not asked for it."""
        grid = state.grids[self.seat]
        free = RIM.free(grid)
        if len(free) == 1:
            return text("ecosystem-ahead-goes", cell=NAMES[free[0]], laid=len(grid)), *coming(state)
        return coming(state, "cell")

    def terms(self, state: Ecosystem) -> Args:
        return passing(state, self.seat)

    def shortcuts(self, state: Ecosystem, prompt: Prompt) -> tuple[Shortcut, ...]:
        """Those that bring points, and more on some cells than on others. Not a rabbit: what it moves says where it is
        best.
        """
        cards = [card for card in dict.fromkeys(state.hands[self.seat]) if card != "rabbit"]
        cards = [card for card in cards if len(set(hints.by_cell(state, self.seat, card).values())) > 1]
        found = [(card, *hints.best(state, self.seat, card)) for card in cards]
        found = sorted([each for each in found if each[1] > 0], key=lambda each: -each[1])
        return tuple([
            Shortcut((Picked((CARD[card],)), Placed(cell)), hints.shortcut(card, points, cell))
            for card, points, cell in found[:FEW]
        ])

    def tempting(self, state: Ecosystem, agenda: Agenda[Any], answers: Sequence[Answer]) -> Text | None:
        """The first card and the last are not asked for their cell."""
        free = RIM.free(state.grids[self.seat])
        choice = temptation.placing([*answers, Placed(free[0])] if len(free) == 1 else answers)
        return temptation.larger(state, self.seat, choice, *state.hands[self.seat]) if choice else None

    def take(self, state: Ecosystem, answer: Picked) -> list[Task]:
        return [ChooseCell(self.seat, answer.options[0].word)]  # type: ignore[arg-type]


@record
class ChooseCell(Question[Ecosystem]):
    """Rules 2.2 to 2.4."""

    seat: int
    card: Card
    kind: Literal["choose_cell"] = "choose_cell"
    call = hints.call

    def prompt(self, state: Ecosystem) -> Place:
        return Place("at", CARD[self.card], tuple(RIM.free(state.grids[self.seat])))

    def hint(self, state: Ecosystem, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text:
        return hints.placed(state, self.seat, Choice(self.card, option.id))

    def ahead(self, state: Ecosystem, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return coming(state, *(["swap"] if self.card == "rabbit" and state.grids[self.seat] else []))

    def waste(self, state: Ecosystem, agenda: Agenda[Any], prompt: Prompt, answer: Answer) -> Text | None:
        """Not of a rabbit: what it moves is still to be decided."""
        if self.card == "rabbit" or not isinstance(answer, Placed):
            return None
        return hints.loss(state, self.seat, Choice(self.card, answer.spot))

    def barred(self, state: Ecosystem, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        return barriers.cells(state.grids[self.seat])

    def tempting(self, state: Ecosystem, agenda: Agenda[Any], answers: Sequence[Answer]) -> Text | None:
        choice = temptation.placing([Picked((CARD[self.card],)), *answers])
        return temptation.larger(state, self.seat, choice, self.card) if choice else None

    def tone(self, state: Ecosystem, option: Option) -> Tone:
        return "grave" if hints.brings(state, self.seat, Choice(self.card, option.id))[0] < 0 else "plain"

    def take(self, state: Ecosystem, answer: Placed) -> list[Task]:
        if self.card == "rabbit" and state.grids[self.seat]:
            return [ChooseSwap(self.seat, answer.spot)]
        return seal(state, self.seat, Choice(self.card, answer.spot))


@record
class ChooseSwap(Question[Ecosystem]):
    """Rules 4.8: a rabbit may make any two cards change places, itself included."""

    seat: int
    cell: Cell
    kind: Literal["choose_swap"] = "choose_swap"
    call = hints.call

    def prompt(self, state: Ecosystem) -> Pick:
        return Pick("swap", (STAY, *cells(state, self.seat, self.cell)), about=CARD["rabbit"])

    def hint(self, state: Ecosystem, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text:
        if option == STAY:
            return hints.placed(state, self.seat, Choice("rabbit", self.cell))
        return hints.first(state, self.seat, self.cell, option.id)

    def ahead(self, state: Ecosystem, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return coming(state)

    def terms(self, state: Ecosystem) -> Args:
        return (("cell", NAMES[self.cell]),)

    def shortcuts(self, state: Ecosystem, prompt: Prompt) -> tuple[Shortcut, ...]:
        """The swaps that bring most, both cards at once."""
        return tuple([
            Shortcut((Picked((CELL[one],)), Picked((CELL[other],))), said)
            for one, other, said in hints.best_swaps(state, self.seat, self.cell)[:SWAPS]
        ])  # fmt: skip

    def tone(self, state: Ecosystem, option: Option) -> Tone:
        return "main" if option == STAY else "plain"

    def take(self, state: Ecosystem, answer: Picked) -> list[Task]:
        if answer.options[0] == STAY:
            return seal(state, self.seat, Choice("rabbit", self.cell))
        return [ChooseOther(self.seat, self.cell, answer.options[0].id)]


@record
class ChooseOther(Question[Ecosystem]):
    seat: int
    cell: Cell
    first: Cell
    kind: Literal["choose_other"] = "choose_other"
    call = hints.call

    def prompt(self, state: Ecosystem) -> Pick:
        others = [option for option in cells(state, self.seat, self.cell) if option.id != self.first]
        return Pick("with", tuple(others), about=CELL[self.first])

    def hint(self, state: Ecosystem, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text:
        return hints.swapped(state, self.seat, Choice("rabbit", self.cell, (self.first, option.id)), option.id)

    def ahead(self, state: Ecosystem, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return coming(state)

    def terms(self, state: Ecosystem) -> Args:
        return (("card", hints.moved(state, self.seat, self.first)),)

    def waste(self, state: Ecosystem, agenda: Agenda[Any], prompt: Prompt, answer: Answer) -> Text | None:
        if not isinstance(answer, Picked):
            return None
        return hints.swap_loss(state, self.seat, Choice("rabbit", self.cell, (self.first, answer.options[0].id)))

    def take(self, state: Ecosystem, answer: Picked) -> list[Task]:
        return seal(state, self.seat, Choice("rabbit", self.cell, (self.first, answer.options[0].id)))


HalfChosen = ChooseCell | ChooseSwap | ChooseOther


def cells(state: Ecosystem, seat: int, rabbit: int) -> list[Option]:
    """The cards that a rabbit about to lie on `rabbit` can move."""
    return [CELL[cell] for cell in sorted([*state.grids[seat], rabbit])]


def coming(state: Ecosystem, *steps: str) -> tuple[Text, ...]:
    """What follows in the part: these steps, then showing, or alone what the rival gets."""
    return tuple([Text(f"ecosystem-ahead-{step}") for step in (*steps, "show" if state.rival is None else "give")])


def passing(state: Ecosystem, seat: int) -> Args:
    """Who gets the rest of the hand: a seat, with two players the third hand, or nobody."""
    if state.rival is not None or len(state.hands[seat]) == 1:
        return (("to", "nobody"),)
    to = (seat + (1 if state.round == 1 else -1)) % len(state.hands)
    return (("to", "seat"), ("next_seat", to)) if to < len(state.grids) else (("to", "third"),)


def seal(state: Ecosystem, seat: int, choice: Choice) -> list[Task]:
    """Rules 3.2: put aside; alone there is nobody to wait for."""
    if state.rival is not None:
        return [Show(seat, choice)]
    state.choices[seat] = choice
    secret = (("card", NAME[choice.card]), ("cell", NAMES[choice.cell]))
    whisper(state, "chosen", seat, (seat,), secret, quiet=True)
    return []


def show(state: Ecosystem, seat: int, choice: Choice, *, reveals: bool) -> None:
    state.hands[seat].remove(choice.card)
    state.put(seat, choice)
    name, cell = NAME[choice.card], NAMES[choice.cell]
    if choice.swap:
        one, other = choice.swap
        tell(state, "swapped", seat, reveals=reveals, card=name, cell=cell, one=NAMES[one], other=NAMES[other])
    else:
        tell(state, "placed", seat, reveals=reveals, card=name, cell=cell)


@record
class Show(Step[Ecosystem]):
    """Rules 6.2: alone the card is placed at once."""

    seat: int
    choice: Choice
    kind: Literal["show"] = "show"

    def run(self, state: Ecosystem) -> list[Task]:
        show(state, self.seat, self.choice, reveals=False)
        return [Discard(self.seat)]


@record
class Discard(Question[Ecosystem]):
    """Rules 6.3: one card of the hand goes to the rival."""

    seat: int
    kind: Literal["discard"] = "discard"

    def drawn(self, state: Ecosystem) -> int:
        """Rules 6.4: one card, five when the rival's row is full by this one, none at the end."""
        given = len(state.rival or ()) + 1
        return 0 if given == SIZE else 1 if given % 5 else 5

    def prompt(self, state: Ecosystem) -> Pick:
        return Pick("discard", tuple([CARD[card] for card in dict.fromkeys(state.hands[self.seat])]))

    def hint(self, state: Ecosystem, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text:
        return hints.given(state, self.seat, option.word)  # type: ignore[arg-type]

    def ahead(self, state: Ecosystem, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return (text("ecosystem-ahead-draw", count=self.drawn(state)),) if self.drawn(state) else ()

    def call(self, state: Ecosystem) -> Text:
        return text("ecosystem-call-give", turn=len(state.grids[self.seat]), turns=SIZE)

    def take(self, state: Ecosystem, answer: Picked) -> list[Task]:
        card: Card = answer.options[0].word  # type: ignore[assignment]
        hand, rival = state.hands[self.seat], state.rival
        if rival is None:
            raise ValueError("only a solo match has a rival")
        drawn = self.drawn(state)
        hand.remove(card)
        rival.append(card)
        tell(state, "given", self.seat, card=NAME[card])
        if not drawn:
            state.over = True
            tell(state, "over", None, reveals=True)
            return []
        return [Draw(drawn)]


@record
class Draw(Step[Ecosystem]):
    """Rules 6.4: one card, and five when the rival's row is full."""

    count: int
    seat: None = None
    kind: Literal["draw"] = "draw"

    def run(self, state: Ecosystem) -> list[Task]:
        drawn = [state.deck.pop() for _ in range(self.count)]
        state.hands[0] += drawn
        secret = (("cards", tuple([NAME[card] for card in drawn])),)
        whisper(state, "drew", 0, (0,), secret, reveals=True, count=self.count)
        return [ChooseCard(0)]
