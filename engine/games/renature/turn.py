"""A turn: lay a domino or discard one, plant, score, draw. What clouds buy in between is elsewhere."""

from typing import Any, Literal

from engine.agenda import Agenda, Question, Step, Task
from engine.event import tell, whisper
from engine.prompt import Option, Pick, Picked, Place, Placed, Prompt
from engine.record import record
from engine.text import Text

from . import hints
from .areas import banks, completed, free_banks, harvest, standing
from .board import NAMES, STEP, Cell
from .clouds import act
from .end import finish
from .options import AGAIN, DISCARD, DONE, GATHER, PLANT, SCORE, SKIP
from .pieces import Domino, Slot, planted
from .purse import buy_turn, can_again, gather, returnable, room, spending
from .scoring import plant_points
from .state import PLANTS, Renature
from .words import PLANT_NAME

END, END_OR_AGAIN = Pick("end", (DONE,)), Pick("end", (DONE, AGAIN))


@record
class ChooseDomino(Question[Renature]):
    """Rules 3.1 and 3.6. Always asked: passing over it would tell the table that nothing in the hand fits."""

    between = True
    seat: int
    kind: Literal["choose_domino"] = "choose_domino"

    def always(self, state: Renature) -> bool:
        return True

    def prompt(self, state: Renature) -> Pick:
        names, fits, joker = state.land.dominoes, state.waters.fits, state.joker
        return Pick("domino", (*[names[d] for d in state.hands[self.seat] if fits(joker, d)], DISCARD))

    def hint(self, state: Renature, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        return None if option == DISCARD else hints.places(state, option.id)

    def ahead(self, state: Renature, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return hints.coming(state, self.seat, "plant", "score", "draw")

    def take(self, state: Renature, answer: Picked) -> list[Task]:
        chosen = answer.options[0]
        return [ChooseDiscard(self.seat)] if chosen == DISCARD else [ChoosePlace(self.seat, chosen.id)]


@record
class ChoosePlace(Question[Renature]):
    """Another joker may have closed every place in the meantime: then the domino is chosen anew."""

    between = True
    seat: int
    domino: Domino
    kind: Literal["choose_place"] = "choose_place"

    def prompt(self, state: Renature) -> Place | Pick:
        places = state.waters.places(state.joker, self.domino)
        if not places:
            return Pick("at", (SKIP,))
        return Place(
            "at", state.land.dominoes[self.domino], tuple([p >> 2 for p in places]), tuple([p & 3 for p in places])
        )

    def hint(self, state: Renature, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        if option == SKIP:
            return None
        return hints.laid(state, self.seat, self.domino, 4 * option.id + int(option.word))

    def ahead(self, state: Renature, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return hints.coming(state, self.seat, "plant", "score", "draw")

    def take(self, state: Renature, answer: Placed | Picked) -> list[Task]:
        if isinstance(answer, Picked):
            return [ChooseDomino(self.seat)]
        state.hands[self.seat].remove(self.domino)
        state.lay(self.domino, 4 * answer.spot + answer.turn)
        state.phase = "plant"
        name, other = state.land.names[self.domino], answer.spot + STEP[answer.turn]
        tell(state, "laid", self.seat, domino=name, first=NAMES[answer.spot], second=NAMES[other])
        return [ChoosePlant(self.seat)] if may_plant(state, self.seat) else complete(state, self.seat)


@record
class ChooseDiscard(Question[Renature]):
    """Rules 3.6 and 3.7. Asked even for the last domino, because it ends the turn."""

    between = True
    seat: int
    kind: Literal["choose_discard"] = "choose_discard"

    def always(self, state: Renature) -> bool:
        return True

    def prompt(self, state: Renature) -> Pick:
        return Pick("discard", tuple([state.land.dominoes[domino] for domino in state.hands[self.seat]]))

    def hint(self, state: Renature, agenda: Agenda[Any], prompt: Prompt, option: Option) -> None:
        return None

    def ahead(self, state: Renature, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return hints.coming(state, self.seat, "draw")

    def take(self, state: Renature, answer: Picked) -> list[Task]:
        domino = answer.options[0]
        state.hands[self.seat].remove(domino.id)
        state.away.append(domino.id)
        tell(state, "discarded", self.seat, domino=state.land.names[domino.id])
        return draw(state, self.seat)


def may_plant(state: Renature, seat: int) -> bool:
    """Whether there is a plant and a cell for it, or would be after taking a plant back (Rules 8.4)."""
    if free_banks(state):
        return any(state.slots[seat]) or bool(returnable(state, seat))
    return not set(banks(state)).isdisjoint(returnable(state, seat))


@record
class ChoosePlant(Question[Renature]):
    """Rules 4.1. Not even a plant or cell may be there yet: see `may_plant`."""

    between = True
    seat: int
    kind: Literal["choose_plant"] = "choose_plant"

    def always(self, state: Renature) -> bool:
        return True

    def prompt(self, state: Renature) -> Pick:
        slots = state.slots[self.seat]
        if not free_banks(state):
            return Pick("plant", (SKIP,))
        return Pick("plant", (*[option for option in PLANT if slots[option.id]], SKIP))

    def hint(self, state: Renature, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        return None if option == SKIP else hints.plant(state, self.seat, option.id)

    def ahead(self, state: Renature, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return hints.coming(state, self.seat, "score", "draw")

    def take(self, state: Renature, answer: Picked) -> list[Task]:
        chosen = answer.options[0]
        return complete(state, self.seat) if chosen == SKIP else [ChooseCell(self.seat, chosen.id)]


@record
class ChooseCell(Question[Renature]):
    between = True
    seat: int
    slot: Slot
    kind: Literal["choose_cell"] = "choose_cell"

    def prompt(self, state: Renature) -> Place:
        return Place("in", PLANT[self.slot], tuple(free_banks(state)))

    def hint(self, state: Renature, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text:
        return hints.plant_in(state, self.seat, self.slot, option.id)

    def ahead(self, state: Renature, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return hints.coming(state, self.seat, "score", "draw")

    def take(self, state: Renature, answer: Placed) -> list[Task]:
        cell = answer.spot
        plant = planted(self.seat, self.slot)
        points = plant_points(standing(state, state.land.area[cell]), plant)
        state.slots[self.seat][self.slot] -= 1
        state.plants[cell] = plant
        state.planted = cell
        state.tally[self.seat][PLANTS] += points
        tell(state, "planted", self.seat, plant=PLANT_NAME[self.slot], cell=NAMES[cell], points=points)
        return [MakeRoom(self.seat, cell)] if cell in state.clouds else complete(state, self.seat)


@record
class MakeRoom(Question[Renature]):
    """Rules 4.5: clouds may be spent before those of the cell are taken. Asked while some of them find no room.

    Announcing another turn makes none (Rules 8.3), so this question itself offers what does.
    """

    seat: int
    cell: Cell
    kind: Literal["make_room"] = "make_room"

    def prompt(self, state: Renature) -> Pick:
        lost = state.clouds[self.cell] - room(state, self.seat)
        return Pick("gather", (GATHER, *spending(state, self.seat)) if lost > 0 else (GATHER,))

    def hint(self, state: Renature, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        return hints.gathered(state, self.seat, self.cell) if option == GATHER else None

    def ahead(self, state: Renature, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return hints.coming(state, self.seat, "score", "draw")

    def take(self, state: Renature, answer: Picked) -> list[Task]:
        if answer.options[0] != GATHER:
            return [*act(state, self.seat, answer.options[0]), self]
        gather(state, self.seat, self.cell)
        return complete(state, self.seat)


def complete(state: Renature, seat: int) -> list[Task]:
    """Rules 6.5: asked only where taking a plant back may change what an area brings."""
    state.phase = "score"
    if not completed(state):
        return draw(state, seat)
    return [ChooseScore(seat)] if returnable(state, seat) else score(state, seat)


def score(state: Renature, seat: int) -> list[Task]:
    harvest(state, seat)
    return draw(state, seat)


@record
class ChooseScore(Question[Renature]):
    between = True
    seat: int
    kind: Literal["choose_score"] = "choose_score"

    def always(self, state: Renature) -> bool:
        return True

    def prompt(self, state: Renature) -> Pick:
        return Pick("score", (SCORE,))

    def hint(self, state: Renature, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text:
        return hints.scored(state, self.seat)

    def ahead(self, state: Renature, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return hints.coming(state, self.seat, "draw")

    def take(self, state: Renature, answer: Picked) -> list[Task]:
        return score(state, self.seat)


def draw(state: Renature, seat: int) -> list[Task]:
    """Rules 2.4."""
    stock = state.stocks[seat]
    if stock:
        domino = stock.pop()
        state.hands[seat].append(domino)
        secret = (("domino", state.land.names[domino]),)
        whisper(state, "drew", seat, (seat,), secret, reveals=True, quiet=True, left=len(stock))
    state.phase = "end"
    if state.again:
        state.again = False
        buy_turn(state, seat)
        return begin(state, seat)
    return [EndTurn(seat)] if spending(state, seat) else []


@record
class EndTurn(Question[Renature]):
    """Rules 8.3: asked only while there is something that the clouds could buy."""

    between = True
    seat: int
    kind: Literal["end_turn"] = "end_turn"

    def always(self, state: Renature) -> bool:
        return True

    def prompt(self, state: Renature) -> Pick:
        return END_OR_AGAIN if can_again(state, self.seat) else END

    def hint(self, state: Renature, agenda: Agenda[Any], prompt: Prompt, option: Option) -> None:
        return None

    def ahead(self, state: Renature, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return ()

    def take(self, state: Renature, answer: Picked) -> list[Task]:
        if answer.options[0] == DONE:
            return []
        buy_turn(state, self.seat)
        return begin(state, self.seat)


def begin(state: Renature, seat: int) -> list[Task]:
    state.turn, state.phase = seat, "lay"
    return [ChooseDomino(seat)]


@record
class NextTurn(Step[Renature]):
    """Rules 2.5 and 2.6: clockwise, over those who still have dominoes."""

    seat: None = None
    kind: Literal["next_turn"] = "next_turn"

    def run(self, state: Renature) -> list[Task]:
        seats = len(state.hands)
        for number in range(1, seats + 1):
            seat = (state.turn + number) % seats
            if state.hands[seat]:
                return [*begin(state, seat), self]
        finish(state)
        return []
