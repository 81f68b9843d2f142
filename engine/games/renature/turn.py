"""A turn: lay a domino or discard one, plant, score, draw. What clouds buy in between is elsewhere."""

from collections.abc import Sequence
from itertools import compress
from typing import Any, Literal

from engine.agenda import Agenda, Question, Task
from engine.event import Args
from engine.prompt import Answer, Barred, Option, Pick, Picked, Place, Placed, Prompt, Shortcut, Standing, Tone
from engine.record import record
from engine.text import Text

from . import barriers, hints, shortcuts, temptation
from .areas import completed, free_banks, harvest, has_free_bank
from .board import STEP, Cell
from .clouds import act
from .options import AGAIN, DISCARD, DONE, GATHER, PLANT, SCORE, SKIP
from .pieces import PAIRS, PLANTED, Domino, Slot
from .purse import buy_turn, can_again, gather, room, spending
from .stakes import (
    at_the_end,
    better,
    lost_by_cell,
    lost_by_plant,
    lost_clouds,
    lost_planting,
    lost_turn,
    may_plant,
)
from .state import PLANTS, Renature
from .telling import discarded, drew, laid, planted

END, END_OR_AGAIN = Pick("end", (DONE,)), Pick("end", (DONE, AGAIN))


@record
class ChooseDomino(Question[Renature]):
    """Rules 3.1 and 3.6. Always asked: passing over it would tell the table that nothing in the hand fits."""

    between = True
    seat: int
    kind: Literal["choose_domino"] = "choose_domino"
    call = hints.call

    def always(self, state: Renature) -> bool:
        return True

    def prompt(self, state: Renature) -> Pick:
        return Pick("domino", (*state.waters.fitting(state.joker, state.hands[self.seat]), DISCARD))

    def hint(self, state: Renature, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        return Text("renature-hint-discard") if option == DISCARD else hints.places(state, self.seat, option.id)

    def ahead(self, state: Renature, agenda: Agenda[Any]) -> tuple[Text, ...]:
        if not hints.fitting(state, self.seat):
            return hints.coming(state, self.seat, "draw")
        return hints.coming(state, self.seat, "place", "plant", "score", "draw")

    def terms(self, state: Renature) -> Args:
        return hints.laying(state, self.seat)

    def shortcuts(self, state: Renature, prompt: Prompt) -> tuple[Shortcut, ...]:
        return shortcuts.discarding(state, self.seat)

    def barred(self, state: Renature, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        return (*barriers.dominoes(state, self.seat), *barriers.spending(state, self.seat))

    def tone(self, state: Renature, option: Option) -> Tone:
        return "main" if option == DISCARD and not hints.fitting(state, self.seat) else "plain"

    def take(self, state: Renature, answer: Picked) -> list[Task]:
        chosen = answer.options[0]
        return [CHOOSE_DISCARD[self.seat]] if chosen == DISCARD else [CHOOSE_PLACE[self.seat][chosen.id]]


@record
class ChoosePlace(Question[Renature]):
    """Another joker may have closed every place in the meantime: then the domino is chosen anew."""

    between = True
    seat: int
    domino: Domino
    kind: Literal["choose_place"] = "choose_place"
    call = hints.call

    def prompt(self, state: Renature) -> Place | Pick:
        spots, turns = state.waters.ways(state.joker, self.domino)
        return Place("at", state.land.dominoes[self.domino], spots, turns) if spots else Pick("at", (SKIP,))

    def hint(self, state: Renature, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        if option == SKIP:
            return None
        return hints.laid(state, self.seat, self.domino, 4 * option.id + int(option.word))

    def ahead(self, state: Renature, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return hints.coming(state, self.seat, "plant", "score", "draw")

    def terms(self, state: Renature) -> Args:
        return hints.halves(state, self.domino)

    def barred(self, state: Renature, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        return (*barriers.places(state, self.domino), *barriers.spending(state, self.seat))

    def tone(self, state: Renature, option: Option) -> Tone:
        if option == SKIP:
            return "plain"
        return "good" if hints.gainful(state, self.seat, self.domino, 4 * option.id + int(option.word)) else "plain"

    def take(self, state: Renature, answer: Placed | Picked) -> list[Task]:
        if isinstance(answer, Picked):
            return [CHOOSE_DOMINO[self.seat]]
        seat, domino, spot, turn = self.seat, self.domino, answer.spot, answer.turn
        state.hands[seat].remove(domino)
        state.lay(domino, 4 * spot + turn)
        state.phase = "plant"
        state.news.append(laid(seat, state.land.names[domino], spot, spot + STEP[turn]))
        return [CHOOSE_PLANT[seat]] if may_plant(state, seat) else complete(state, seat, late=True)


@record
class ChooseDiscard(Question[Renature]):
    """Rules 3.6 and 3.7. Asked even for the last domino, because it ends the turn."""

    between = True
    seat: int
    kind: Literal["choose_discard"] = "choose_discard"
    call = hints.call
    barred = barriers.unpaid

    def always(self, state: Renature) -> bool:
        return True

    def prompt(self, state: Renature) -> Pick:
        names = state.land.dominoes
        return Pick("discard", tuple([names[domino] for domino in state.hands[self.seat]]))

    def hint(self, state: Renature, agenda: Agenda[Any], prompt: Prompt, option: Option) -> None:
        return None

    def ahead(self, state: Renature, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return hints.coming(state, self.seat, "draw")

    def waste(self, state: Renature, agenda: Agenda[Any], prompt: Prompt, answer: Answer) -> Text | None:
        return lost_turn(state, self.seat)

    def take(self, state: Renature, answer: Picked) -> list[Task]:
        domino = answer.options[0].id
        state.hands[self.seat].remove(domino)
        state.away.append(domino)
        state.news.append(discarded(self.seat, state.land.names[domino]))
        return draw(state, self.seat)


@record
class ChoosePlant(Question[Renature]):
    """Rules 4.1. Not even a plant or cell may be there yet: see `may_plant`."""

    between = True
    seat: int
    kind: Literal["choose_plant"] = "choose_plant"
    call = hints.call

    def always(self, state: Renature) -> bool:
        return True

    def prompt(self, state: Renature) -> Pick:
        held = compress(PLANT, state.slots[self.seat]) if has_free_bank(state) else ()
        return Pick("plant", (*held, SKIP))

    def hint(self, state: Renature, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        return hints.skipped(state, self.seat) if option == SKIP else hints.plant(state, self.seat, option.id)

    def ahead(self, state: Renature, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return hints.coming(state, self.seat, "cell", "score", "draw")

    def terms(self, state: Renature) -> Args:
        return hints.planting(state, self.seat)

    def shortcuts(self, state: Renature, prompt: Prompt) -> tuple[Shortcut, ...]:
        return shortcuts.growing(state, self.seat)

    def tempting(self, state: Renature, agenda: Agenda[Any], answers: Sequence[Answer]) -> Text | None:
        held = [slot for slot, count in enumerate(state.slots[self.seat]) if count]
        return temptation.larger(state, self.seat, temptation.planting(tuple(answers)), *held)

    def waste(self, state: Renature, agenda: Agenda[Any], prompt: Prompt, answer: Answer) -> Text | None:
        if not isinstance(answer, Picked):
            return None
        chosen = answer.options[0]
        return lost_planting(state, self.seat) if chosen == SKIP else lost_by_plant(state, self.seat, chosen.id)

    def barred(self, state: Renature, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        return (*barriers.plants(state, self.seat), *barriers.cells(state), *barriers.spending(state, self.seat))

    def take(self, state: Renature, answer: Picked) -> list[Task]:
        chosen = answer.options[0]
        return complete(state, self.seat) if chosen == SKIP else [CHOOSE_CELL[self.seat][chosen.id]]


@record
class ChooseCell(Question[Renature]):
    between = True
    seat: int
    slot: Slot
    kind: Literal["choose_cell"] = "choose_cell"
    call = hints.call

    def prompt(self, state: Renature) -> Place:
        return Place("in", PLANT[self.slot], tuple(free_banks(state)))

    def hint(self, state: Renature, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text:
        return hints.plant_in(state, self.seat, self.slot, option.id)

    def tempting(self, state: Renature, agenda: Agenda[Any], answers: Sequence[Answer]) -> Text | None:
        chosen = temptation.planting((Picked((PLANT[self.slot],)), *answers))
        return temptation.larger(state, self.seat, chosen, self.slot)

    def ahead(self, state: Renature, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return hints.coming(state, self.seat, "score", "draw")

    def waste(self, state: Renature, agenda: Agenda[Any], prompt: Prompt, answer: Answer) -> Text | None:
        if not isinstance(answer, Placed):
            return None
        missed = lost_by_cell(state, self.seat, self.slot, answer.spot)
        return missed or lost_clouds(state, self.seat, answer.spot)

    def barred(self, state: Renature, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        return (*barriers.cells(state), *barriers.spending(state, self.seat))

    def tone(self, state: Renature, option: Option) -> Tone:
        return "good" if option.id in state.clouds and room(state, self.seat) else "plain"

    def take(self, state: Renature, answer: Placed) -> list[Task]:
        seat, slot, cell = self.seat, self.slot, answer.spot
        points = state.grow(cell, PLANTED[seat][slot])
        state.slots[seat][slot] -= 1
        state.tally[seat][PLANTS] += points
        state.news.append(planted(seat, slot, cell, points))
        return [MakeRoom(seat, cell)] if cell in state.clouds else complete(state, seat)


@record
class MakeRoom(Question[Renature]):
    """Rules 4.5: clouds may be spent before those of the cell are taken. Asked while some of them find no room.

    Announcing another turn makes none (Rules 8.3), so this question itself offers what does.
    """

    seat: int
    cell: Cell
    kind: Literal["make_room"] = "make_room"
    call = hints.call

    def prompt(self, state: Renature) -> Pick:
        lost = state.clouds[self.cell] - room(state, self.seat)
        return Pick("gather", (GATHER, *spending(state, self.seat)) if lost > 0 else (GATHER,))

    def hint(self, state: Renature, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        return hints.gathered(state, self.seat, self.cell) if option == GATHER else None

    def ahead(self, state: Renature, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return hints.coming(state, self.seat, "score", "draw")

    def terms(self, state: Renature) -> Args:
        return hints.cloudy(state, self.seat, self.cell)

    def barred(self, state: Renature, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        return barriers.making_room(state, self.seat)

    def tone(self, state: Renature, option: Option) -> Tone:
        return "grave" if option == GATHER else "plain"

    def take(self, state: Renature, answer: Picked) -> list[Task]:
        if answer.options[0] != GATHER:
            return [*act(state, self.seat, answer.options[0]), self]
        gather(state, self.seat, self.cell)
        return complete(state, self.seat)


def complete(state: Renature, seat: int, *, late: bool = False) -> list[Task]:
    """Rules 6.5: asked only where taking plants back would leave the seat better off."""
    state.phase = "score"
    if areas := completed(state):
        if better(state, seat, areas):
            return [ChooseScore(seat)]
        harvest(state, seat, areas)
    return draw(state, seat, late=late)


@record
class ChooseScore(Question[Renature]):
    between = True
    seat: int
    kind: Literal["choose_score"] = "choose_score"
    call = hints.call
    barred = barriers.unpaid

    def always(self, state: Renature) -> bool:
        return True

    def prompt(self, state: Renature) -> Pick:
        return Pick("score", (SCORE,))

    def hint(self, state: Renature, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text:
        return hints.scored(state, self.seat)

    def ahead(self, state: Renature, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return hints.coming(state, self.seat, "draw")

    def terms(self, state: Renature) -> Args:
        return hints.finished(state)

    def tone(self, state: Renature, option: Option) -> Tone:
        return "main"

    def take(self, state: Renature, answer: Picked) -> list[Task]:
        harvest(state, self.seat, completed(state))
        return draw(state, self.seat)


def draw(state: Renature, seat: int, *, late: bool = False) -> list[Task]:
    """Rules 2.4."""
    stock = state.stocks[seat]
    if stock:
        domino = stock.pop()
        state.hands[seat].append(domino)
        state.news.append(drew(seat, state.land.names[domino], len(stock)))
    state.phase = "end"
    if state.again:
        state.again = False
        buy_turn(state, seat)
        return [begin(state, seat)]
    return [EndTurn(seat, late)] if at_the_end(state, seat, late=late) else []


@record
class EndTurn(Question[Renature]):
    """Rules 8.6: asked only while clouds could still change something.

    `late`: nothing was asked since the domino was laid.
    """

    between = True
    seat: int
    late: bool = False
    kind: Literal["end_turn"] = "end_turn"
    call = hints.call
    barred = barriers.unpaid

    def always(self, state: Renature) -> bool:
        return at_the_end(state, self.seat, late=self.late)

    def prompt(self, state: Renature) -> Pick:
        return END_OR_AGAIN if can_again(state, self.seat) else END

    def hint(self, state: Renature, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        return hints.another_turn(state, self.seat) if option == AGAIN else None

    def ahead(self, state: Renature, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return ()

    def terms(self, state: Renature) -> Args:
        again, fitting = int(can_again(state, self.seat)), hints.fitting(state, self.seat)
        return ("clouds", state.purse[self.seat]), ("again", again), ("fitting", fitting)

    def standing(self, state: Renature, prompt: Prompt) -> Standing:
        return Standing("end", Text("renature-order-end"))

    def tone(self, state: Renature, option: Option) -> Tone:
        return "main" if option == DONE else "plain"

    def take(self, state: Renature, answer: Picked) -> list[Task]:
        if answer.options[0] == DONE:
            return []
        buy_turn(state, self.seat)
        return [begin(state, self.seat)]


def begin(state: Renature, seat: int) -> ChooseDomino:
    state.turn, state.phase = seat, "lay"
    return CHOOSE_DOMINO[seat]


# A task never changes, so those that every turn is made of are made once.
CHOOSE_DOMINO = tuple([ChooseDomino(seat) for seat in range(4)])
CHOOSE_PLACE = tuple([tuple([ChoosePlace(seat, domino) for domino in range(len(PAIRS))]) for seat in range(4)])
CHOOSE_DISCARD = tuple([ChooseDiscard(seat) for seat in range(4)])
CHOOSE_PLANT = tuple([ChoosePlant(seat) for seat in range(4)])
CHOOSE_CELL = tuple([tuple([ChooseCell(seat, slot) for slot in range(len(PLANT))]) for seat in range(4)])
