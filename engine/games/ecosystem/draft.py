"""Choosing a card and its place: sealed until everyone has chosen, or alone shown at once and one given away."""

from typing import Any, Literal

from engine.agenda import Agenda, Question, Step, Task
from engine.event import tell, whisper
from engine.prompt import Option, Pick, Picked, Place, Placed, Prompt
from engine.record import record
from engine.text import Text

from . import hints
from .board import BOARD, BOX, NEAR, SIZE, Cell
from .cards import Card
from .options import CARD, CELL, CHANGE, STAY
from .state import Choice, Ecosystem
from .words import NAME


@record
class ChooseCard(Question[Ecosystem]):
    seat: int
    kind: Literal["choose_card"] = "choose_card"

    def prompt(self, state: Ecosystem) -> Pick:
        return Pick("card", tuple([CARD[card] for card in dict.fromkeys(state.hands[self.seat])]))

    def hint(self, state: Ecosystem, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        return None

    def ahead(self, state: Ecosystem, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return ()

    def take(self, state: Ecosystem, answer: Picked) -> list[Task]:
        return [ChooseCell(self.seat, answer.options[0].word)]  # type: ignore[arg-type]


@record
class ChooseCell(Question[Ecosystem]):
    """Rules 2.2 to 2.4."""

    seat: int
    card: Card
    kind: Literal["choose_cell"] = "choose_cell"

    def prompt(self, state: Ecosystem) -> Place:
        return Place("at", CARD[self.card], tuple(BOX.free(state.grids[self.seat], NEAR)))

    def hint(self, state: Ecosystem, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text:
        return hints.placed(state, self.seat, Choice(self.card, option.id))

    def ahead(self, state: Ecosystem, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return ()

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

    def prompt(self, state: Ecosystem) -> Pick:
        return Pick("swap", (STAY, *cells(state, self.seat, self.cell)), about=CARD["rabbit"])

    def hint(self, state: Ecosystem, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text:
        """Of a card that the rabbit may move first only what it is: what that brings depends on the second."""
        if option == STAY:
            return hints.placed(state, self.seat, Choice("rabbit", self.cell))
        return hints.moved(state, self.seat, option.id)

    def ahead(self, state: Ecosystem, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return ()

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

    def prompt(self, state: Ecosystem) -> Pick:
        others = [option for option in cells(state, self.seat, self.cell) if option.id != self.first]
        return Pick("with", tuple(others), about=CELL[self.first])

    def hint(self, state: Ecosystem, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text:
        return hints.swapped(state, self.seat, Choice("rabbit", self.cell, (self.first, option.id)), option.id)

    def ahead(self, state: Ecosystem, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return ()

    def take(self, state: Ecosystem, answer: Picked) -> list[Task]:
        return seal(state, self.seat, Choice("rabbit", self.cell, (self.first, answer.options[0].id)))


HalfChosen = ChooseCell | ChooseSwap | ChooseOther


def cells(state: Ecosystem, seat: int, rabbit: int) -> list[Option]:
    """The cards that a rabbit about to lie on `rabbit` can move."""
    return [CELL[cell] for cell in sorted([*state.grids[seat], rabbit])]


def can_choose(state: Ecosystem, seat: int) -> bool:
    """Rules 3.4: the last card into the last cell is no choice, unless it is a rabbit."""
    hand, grid = state.hands[seat], state.grids[seat]
    return len(set(hand)) > 1 or len(BOX.free(grid, NEAR)) > 1 or ("rabbit" in hand and bool(grid))


def asides(state: Ecosystem, seat: int) -> tuple[Option, ...]:
    """Rules 3.2: a sealed choice can be changed until the last player has chosen."""
    return (CHANGE,) if state.choices[seat] is not None and can_choose(state, seat) else ()


def reopen(state: Ecosystem, seat: int) -> list[Task]:
    state.choices[seat] = None
    tell(state, "reopened", seat, quiet=True)
    return [ChooseCard(seat)]


def seal(state: Ecosystem, seat: int, choice: Choice) -> list[Task]:
    """Rules 3.2: put aside; alone there is nobody to wait for."""
    if state.rival is not None:
        return [Show(seat, choice)]
    state.choices[seat] = choice
    secret = (("card", NAME[choice.card]), ("cell", BOARD.name(choice.cell)))
    whisper(state, "chosen", seat, (seat,), secret, quiet=True)
    return []


def show(state: Ecosystem, seat: int, choice: Choice, *, reveals: bool) -> None:
    state.hands[seat].remove(choice.card)
    state.put(seat, choice)
    name, cell = NAME[choice.card], BOARD.name(choice.cell)
    if choice.swap:
        one, other = map(BOARD.name, choice.swap)
        tell(state, "swapped", seat, reveals=reveals, card=name, cell=cell, one=one, other=other)
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

    def prompt(self, state: Ecosystem) -> Pick:
        return Pick("discard", tuple([CARD[card] for card in dict.fromkeys(state.hands[self.seat])]))

    def hint(self, state: Ecosystem, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text:
        return hints.given(state, self.seat, option.word)  # type: ignore[arg-type]

    def ahead(self, state: Ecosystem, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return ()

    def take(self, state: Ecosystem, answer: Picked) -> list[Task]:
        card: Card = answer.options[0].word  # type: ignore[assignment]
        hand, rival = state.hands[self.seat], state.rival
        if rival is None:
            raise ValueError("only a solo match has a rival")
        hand.remove(card)
        rival.append(card)
        tell(state, "given", self.seat, card=NAME[card])
        if len(rival) == SIZE:
            state.over = True
            tell(state, "over", None, reveals=True)
            return []
        return [Draw(1 if len(rival) % 5 else 5)]


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
