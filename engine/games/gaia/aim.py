"""Naming what an element aims at, before it is played: a tile, two tiles, or a kind of card from every opponent."""

from typing import Any, Literal

from engine.agenda import Agenda, Question, Task
from engine.event import Args
from engine.prompt import Answer, Barred, Option, Pick, Picked, Prompt, Tone
from engine.record import record
from engine.text import Text, text

from .calls import turn_call
from .cards import Card, back
from .hindrance import swaps_barred
from .hints import colour, loss, rest_of_turn, told
from .options import BACK, CELL, SEATS
from .pieces import BACKS
from .protection import cast, unopposed
from .spots import robbed, swaps
from .state import Cast, Gaia
from .trial import answered, chosen


def aim(state: Gaia, seat: int, cells: tuple[int, ...], card: Card = "tornado") -> list[Task]:
    """What is still to be named before the element is played."""
    match card:
        case "tornado":
            return [Rob(seat, ())]
        case "earthquake":
            return [Shift(seat, cells[0])]
        case _:
            cast(state, Cast(seat, card, cells))
            return []


@record
class Shift(Question[Gaia]):
    """Rules 10.7: the tile that the first one changes places with."""

    seat: int
    cell: int
    kind: Literal["shift"] = "shift"

    def prompt(self, state: Gaia) -> Pick:
        return Pick("with", tuple([CELL[near] for near in sorted(swaps(state, self.cell))]), about=CELL[self.cell])

    def hint(self, state: Gaia, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        return told(state, unopposed(chosen(state, self, prompt, option)), self.seat)

    def ahead(self, state: Gaia, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return rest_of_turn(state, agenda, self.seat)

    def call(self, state: Gaia) -> Text | None:
        return turn_call(state)

    def waste(self, state: Gaia, agenda: Agenda[Any], prompt: Prompt, answer: Answer) -> Text | None:
        return loss(state, unopposed(answered(state, self, answer)), self.seat)

    def barred(self, state: Gaia, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        return tuple(swaps_barred(state, self.cell))

    def tone(self, state: Gaia, option: Option) -> Tone:
        return colour(state, unopposed(answered(state, self, Picked((option,)))), self.seat)

    def take(self, state: Gaia, answer: Picked) -> list[Task]:
        cast(state, Cast(self.seat, "earthquake", (self.cell, answer.options[0].id)))
        return []


@record
class Rob(Question[Gaia]):
    """Rules 10.9: for one opponent after the other, which kind of card a tornado takes."""

    seat: int
    named: tuple[tuple[int, Literal["nature", "life", "element"]], ...]
    kind: Literal["rob"] = "rob"

    def prompt(self, state: Gaia) -> Pick:
        other = robbed(state, self.seat)[len(self.named)]
        held = {back(card) for card in state.hands[other]}
        return Pick("back", tuple([BACK[other, kind] for kind in BACKS if kind in held]), about=SEATS[other])

    def hint(self, state: Gaia, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        return text("gaia-hint-holds", count=sum([back(card) == option.word for card in state.hands[option.id]]))

    def ahead(self, state: Gaia, agenda: Agenda[Any]) -> tuple[Text, ...]:
        others = robbed(state, self.seat)[len(self.named) + 1 :]
        more = tuple([text("gaia-ahead-rob", seat=other) for other in others])
        return (*more, Text("gaia-ahead-keep"), *rest_of_turn(state, agenda, self.seat))

    def terms(self, state: Gaia) -> Args:
        return (("number", len(self.named) + 1), ("all", len(robbed(state, self.seat))))

    def call(self, state: Gaia) -> Text | None:
        return turn_call(state)

    def barred(self, state: Gaia, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        other = robbed(state, self.seat)[len(self.named)]
        held = {back(card) for card in state.hands[other]}
        without = [kind for kind in state.decks if kind not in held]
        return tuple([Barred(BACK[other, kind], Text("gaia-why-back"), "10.9") for kind in without])

    def take(self, state: Gaia, answer: Picked) -> list[Task]:
        chosen = answer.options[0]
        named = (*self.named, (chosen.id, chosen.word))
        if len(named) < len(robbed(state, self.seat)):
            return [Rob(self.seat, named)]  # type: ignore[arg-type]
        cast(state, Cast(self.seat, "tornado", backs=named))  # type: ignore[arg-type]
        return []
