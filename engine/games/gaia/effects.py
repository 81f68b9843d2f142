"""What the elements do once nobody cancels them."""

from typing import Any, Literal, TypeVar, assert_never

from engine.agenda import Agenda, Question, Task
from engine.event import tell, whisper
from engine.prompt import Option, Pick, Picked, Prompt
from engine.record import record
from engine.text import Text

from .cards import FACE, ElementCard, back
from .chart import NAMES
from .cities import abandon, beside
from .hints import rest_of_turn
from .options import CARD
from .pieces import Land
from .prospect import prospect
from .settling import settle
from .spots import WEATHER, burning, reach
from .state import Cast, Gaia
from .words import told

T = TypeVar("T")


def effect(state: Gaia, cast: Cast) -> list[Task]:
    card = FACE[cast.card]
    if not isinstance(card, ElementCard):
        raise TypeError(f"{cast.card} is no element")
    seat, cells, element = cast.seat, cast.cells, card.element
    match element:
        case "sun" | "rain":
            cell = cells[0]
            turn(state, cell, WEATHER[element][state.lands[cell]])
            return settle(state, seat, beside(state, cells))
        case "earthquake":
            return swap(state, seat, cells[0], cells[1])
        case "tornado":
            return rob(state, cast)
        case "lightning":
            strike(state, cells[0])
            return settle(state, seat, beside(state, cells))
        case "volcano":
            return erupt(state, seat, cells[0])
        case "protection":
            raise ValueError("a Protection is not played on its own")
        case _:
            assert_never(element)


def turn(state: Gaia, cell: int, land: Land) -> None:
    """Rules 10.5: the old tile goes back to the supply, animals stay."""
    state.supply[state.lands[cell]] += 1
    state.supply[land] -= 1
    state.turn_over(cell, land)
    tell(state, "turned", None, cell=NAMES[cell], land=Text(f"gaia-{land}"))


def swap(state: Gaia, seat: int, one: int, other: int) -> list[Task]:
    """Rules 10.7: everything on the two tiles moves with them."""
    lands = state.lands
    lands[one], lands[other] = lands[other], lands[one]
    exchange(state.herds, one, other)
    exchange(state.cities, one, other)
    state.survey()
    moved = [cell for cell in (one, other) if cell in state.cities]
    return settle(state, seat, {*moved, *beside(state, (one, other))})


def exchange(things: dict[int, T], one: int, other: int) -> None:
    found = {other: things.pop(one, None), one: things.pop(other, None)}
    things |= {cell: thing for cell, thing in found.items() if thing is not None}


def strike(state: Gaia, cell: int) -> None:
    """Rules 10.10: nothing stays on the tile."""
    if cell in state.cities:
        abandon(state, cell)
    if cell in state.herds:
        state.animals += state.scatter(cell)
        tell(state, "scattered", None, cell=NAMES[cell])


def erupt(state: Gaia, seat: int, cell: int) -> list[Task]:
    """Rules 10.11."""
    cells = reach(state, cell)
    for near in cells:
        strike(state, near)
    for near in burning(state, cell):
        turn(state, near, "desert")
    state.last = tuple(cells)
    return settle(state, seat, beside(state, cells))


def rob(state: Gaia, cast: Cast) -> list[Task]:
    """Rules 10.9: a card at random among those with the named back."""
    for other, kind in cast.backs:
        hand = state.hands[other]
        held = [card for card in hand if back(card) == kind]
        card = held[state.rng.below(len(held))]
        hand.remove(card)
        state.taken.append(card)
        audience = (cast.seat, other)
        whisper(
            state, "lost", other, audience, (("card", told(card)),), reveals=True, back=Text(f"gaia-back-{kind}")
        )
    return [Keep(cast.seat)]


@record
class Keep(Question[Gaia]):
    """Rules 10.9: one of the cards taken is kept, the others are discarded."""

    seat: int
    kind: Literal["keep"] = "keep"

    def prompt(self, state: Gaia) -> Pick:
        return Pick("keep", tuple([CARD[card] for card in dict.fromkeys(state.taken)]))

    def hint(self, state: Gaia, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        return prospect(state, self.seat, option.word, own=False)

    def ahead(self, state: Gaia, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return rest_of_turn(state, agenda, self.seat)

    def call(self, state: Gaia) -> Text | None:
        return Text("gaia-call-keep")

    def take(self, state: Gaia, answer: Picked) -> list[Task]:
        card = answer.options[0].word
        state.taken.remove(card)
        state.hands[self.seat].append(card)
        whisper(state, "kept", self.seat, (self.seat,), (("card", told(card)),), back=Text(f"gaia-back-{back(card)}"))
        if state.taken:
            tell(state, "dropped", self.seat, reveals=True, cards=tuple([told(other) for other in state.taken]))
            state.discards += state.taken
            state.taken = []
        return []
