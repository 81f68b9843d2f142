"""What the fields of a loaded match allow each other. Says which one does not fit; changes nothing."""

from typing import Any

from engine.agenda import Agenda
from engine.save import must

from . import clouds, order, turn
from .areas import free_banks
from .board import covered
from .pieces import NEUTRAL, PAIRS
from .purse import AGAIN_COST, JOKER_COST, can_return, spendable
from .state import Renature
from .survey import AREAS, SPARE


def check(state: Renature, agenda: Agenda[Any]) -> None:
    check_seats(state, len(agenda.seats))
    check_pieces(state)
    check_board(state, len(agenda.seats))
    must(agenda.table == ([] if state.over else [order.NextTurn()]), "agenda.table: the next turn must follow")
    for seat, stack in enumerate(agenda.seats):
        spending = all(isinstance(task, clouds.ChooseJoker | clouds.ChooseReturn) for task in stack[1:])
        must(spending, f"agenda.seats.{seat}: only spending clouds may come before a question")
        must(not stack or seat == state.turn, "state.turn: it must be the turn of who is asked")
        for number, task in enumerate(stack):
            check_task(state, task, f"agenda.seats.{seat}.{number}")


def check_seats(state: Renature, seats: int) -> None:
    for name in ("hands", "stocks", "slots", "tally", "purse", "taken"):
        must(len(getattr(state, name)) == seats, f"state.{name}: there must be one for each of the {seats} seats")
    must(0 <= state.turn < seats, f"state.turn: there is no seat {state.turn}")
    must(not state.again or state.purse[state.turn] >= AGAIN_COST, "state.again: the turn announced must be paid for")


def check_pieces(state: Renature) -> None:
    """Every domino and token is somewhere, and in one place only."""
    piles = (*state.hands, *state.stocks, state.box, state.away, list(state.laid))
    dominoes = sorted([domino for pile in piles for domino in pile])
    must(dominoes == list(range(len(PAIRS))), "state.hands: every domino must be in one place of the match")
    flowers = [token for token in state.flowers if token >= 0]
    tokens = sorted([token for pile in (flowers, state.spare, *state.taken) for token in pile])
    must(tokens == list(range(AREAS + SPARE)), "state.flowers: every token must be in one place of the match")


def check_board(state: Renature, seats: int) -> None:
    land = state.land
    must(len(state.flowers) == len(land.areas), "state.flowers: there must be one for every area")
    cells = [cell for place in state.laid.values() for cell in covered(place)]
    must(len(set(cells)) == len(cells), "state.laid: two dominoes must not lie on one cell")
    must(all(land.area[cell] < 0 for cell in cells), "state.laid: dominoes must lie on streams")
    fresh = state.fresh is None or state.fresh in state.laid.values()
    must(fresh, "state.fresh: it must be the place of a domino that lies")
    must(all(land.area[cell] >= 0 for cell in state.plants), "state.plants: plants must stand on land")
    must(all(land.area[cell] >= 0 for cell in state.clouds), "state.clouds: clouds must lie on land")
    colours = {plant // 4 for plant in state.plants.values()}
    must(colours <= {*range(seats), NEUTRAL}, "state.plants: a plant must have the colour of a seat or be neutral")


def check_task(state: Renature, task: object, where: str) -> None:
    match task:
        case turn.ChooseDomino(seat=seat) | turn.ChooseDiscard(seat=seat):
            must(state.hands[seat], f"{where}: the seat must have a domino")
        case turn.ChoosePlace(seat=seat, domino=domino):
            must(domino in state.hands[seat], f"{where}.domino: it must be in the hand")
        case turn.ChooseCell(seat=seat, slot=slot):
            must(state.slots[seat][slot], f"{where}.slot: no such plant is left")
            must(free_banks(state), f"{where}: there must be a cell for the plant")
        case turn.MakeRoom(cell=cell):
            must(cell in state.clouds, f"{where}.cell: it must carry clouds")
        case clouds.ChooseJoker(seat=seat):
            must(spendable(state, seat) >= JOKER_COST, f"{where}: a joker must be paid for")
        case clouds.ChooseReturn(seat=seat):
            must(can_return(state, seat), f"{where}: there must be a plant to take back")
