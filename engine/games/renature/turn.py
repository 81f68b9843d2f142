"""A turn: lay a domino or discard one, plant, score, draw. What clouds buy in between is elsewhere."""

from typing import Literal

from engine.agenda import Question, Step, Task
from engine.event import tell, whisper
from engine.prompt import Pick, Picked, Place, Placed
from engine.record import record

from .clouds import act, buy_turn, can_again, returnable, spending
from .pieces import (
    AGAIN,
    CLOUD_SPACES,
    DISCARD,
    DONE,
    GATHER,
    PLANT,
    PLANT_NAME,
    SCORE,
    SKIP,
    Domino,
    Slot,
    planted,
)
from .scoring import award, left, plant_points
from .state import BACKS, CLOUDS, LEFT, MAIN, PLANTS, SECOND, UNFINISHED, Renature
from .valley import NAMES, STEP, Cell

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

    def take(self, state: Renature, answer: Picked) -> list[Task]:
        domino = answer.options[0]
        state.hands[self.seat].remove(domino.id)
        state.away.append(domino.id)
        tell(state, "discarded", self.seat, domino=state.land.names[domino.id])
        return draw(state, self.seat)


def banks(state: Renature) -> tuple[Cell, ...]:
    return () if state.fresh is None else state.land.banks[state.fresh]


def free_banks(state: Renature) -> list[Cell]:
    """Rules 4.2: the free area cells next to the domino just laid."""
    plants = state.plants
    return [cell for cell in banks(state) if cell not in plants]


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

    def take(self, state: Renature, answer: Placed) -> list[Task]:
        cell = answer.spot
        plant, land = planted(self.seat, self.slot), state.land
        there = [state.plants[c] for c in land.areas[land.area[cell]] if c in state.plants]
        points = plant_points(there, plant)
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

    def take(self, state: Renature, answer: Picked) -> list[Task]:
        if answer.options[0] != GATHER:
            return [*act(state, self.seat, answer.options[0]), self]
        gather(state, self.seat, self.cell)
        return complete(state, self.seat)


def room(state: Renature, seat: int) -> int:
    return CLOUD_SPACES - state.purse[seat]


def gather(state: Renature, seat: int, cell: Cell) -> None:
    count = state.clouds.pop(cell)
    kept = min(count, room(state, seat))
    state.purse[seat] += kept
    state.sky += count - kept
    tell(state, "gathered", seat, count=kept, lost=count - kept)


def completed(state: Renature) -> list[int]:
    """Rules 6.1: areas that still have their token and no open stream cell beside them."""
    still = state.waters.open()
    return [
        area for area, shore in enumerate(state.land.shores) if not shore & still and state.flowers[area] >= 0
    ]


def complete(state: Renature, seat: int) -> list[Task]:
    """Rules 6.5: asked only where taking a plant back may change what an area brings."""
    state.phase = "score"
    if not completed(state):
        return draw(state, seat)
    return [ChooseScore(seat)] if returnable(state, seat) else score(state, seat)


@record
class ChooseScore(Question[Renature]):
    between = True
    seat: int
    kind: Literal["choose_score"] = "choose_score"

    def always(self, state: Renature) -> bool:
        return True

    def prompt(self, state: Renature) -> Pick:
        return Pick("score", (SCORE,))

    def take(self, state: Renature, answer: Picked) -> list[Task]:
        return score(state, self.seat)


def score(state: Renature, seat: int) -> list[Task]:
    """Rules 6.4 and 7.5: each area for itself, its token to the player who completed it."""
    for area in completed(state):
        token = state.flowers[area]
        give(state, area, late=False)
        state.flowers[area] = -1
        state.taken[seat].append(token)
        secret = (("points", state.land.sunflowers[token].back),)
        whisper(state, "token", seat, (seat,), secret, reveals=True, area=state.land.titles[area])
    return draw(state, seat)


def give(state: Renature, area: int, *, late: bool) -> None:
    """Main and secondary points of one area."""
    land = state.land
    token, title = land.sunflowers[state.flowers[area]], land.titles[area]
    found = award([state.plants[cell] for cell in land.areas[area] if cell in state.plants])
    for seat, points, line in ((found.main, token.main, MAIN), (found.second, token.secondary, SECOND)):
        if seat is not None:
            state.tally[seat][UNFINISHED if late else line] += points
    if found.main is not None and found.main == found.second:
        tell(state, "both", found.main, area=title, points=token.main + token.secondary)
        return
    if found.main is None and found.second is None:
        tell(state, "nobody", None, area=title)
    if found.main is not None:
        tell(state, "main", found.main, area=title, points=token.main)
    if found.second is not None:
        tell(state, "second", found.second, area=title, points=token.secondary)


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


def finish(state: Renature) -> None:
    """Rules 9.1 to 9.4."""
    for area, token in enumerate(state.flowers):
        if token >= 0:
            give(state, area, late=True)
            state.flowers[area] = -1
            state.spare.append(token)
    for seat, tally in enumerate(state.tally):
        tally[CLOUDS] = state.purse[seat]
        tally[LEFT] = -left(state.slots[seat])
        tally[BACKS] = sum(state.land.sunflowers[token].back for token in state.taken[seat])
        tell(state, "final", seat, reveals=True, clouds=tally[CLOUDS], left=-tally[LEFT], backs=tally[BACKS])
    state.over = True
    tell(state, "over", None, reveals=True)
