"""What the fields of a loaded match allow each other. Says which one does not fit; changes nothing."""

from typing import Any

from engine.agenda import Agenda
from engine.save import must

from .board import BOARD, BOX, RIM, SIZE
from .draft import ChooseCard, ChooseCell, ChooseOther, ChooseSwap, Discard
from .rounds import Reveal
from .state import CARDS_A_ROUND, Choice, Ecosystem


def check(state: Ecosystem, agenda: Agenda[Any]) -> None:
    seats = len(agenda.seats)
    check_seats(state, seats)
    for seat, grid in enumerate(state.grids):
        check_grid(list(grid), f"state.grids.{seat}")
    if not state.over:
        if state.rival is None:
            check_draft(state, agenda)
        else:
            check_alone(state, agenda)
    for seat, stack in enumerate(agenda.seats):
        must(len(stack) <= 1, f"agenda.seats.{seat}: there must be one question")
        for task in stack:
            check_task(state, task, f"agenda.seats.{seat}.0")


def check_seats(state: Ecosystem, seats: int) -> None:
    must((state.neutral is not None) == (seats == 2), "state.neutral: there is a pile with two players only")
    must((state.rival is not None) == (seats == 1), "state.rival: there is a rival for one player only")
    hands = 3 if seats == 2 else seats
    must(len(state.hands) == hands, f"state.hands: there must be {hands}")
    must(all(0 <= seat < seats for seat in state.swaps), "state.swaps: only seats have any")
    for name in ("grids", "choices", "last"):
        must(len(getattr(state, name)) == seats, f"state.{name}: there must be one for each of the {seats} seats")


def check_grid(cells: list[int], where: str) -> None:
    """Rules 2.3."""
    rows, columns = [BOARD.row(cell) for cell in cells], [BOARD.column(cell) for cell in cells]
    inside = not cells or (max(rows) - min(rows) < BOX.height and max(columns) - min(columns) < BOX.width)
    must(inside, f"{where}: it must be no larger than {BOX.height} rows and {BOX.width} columns")


def check_draft(state: Ecosystem, agenda: Agenda[Any]) -> None:
    """Rules 3: as many cards in every grid, as many in every hand, and enough for the second round."""
    must(state.round in (1, 2), "state.round: there are two rounds")
    laid = len(state.grids[0])
    left = state.round * CARDS_A_ROUND - laid
    must(0 < left <= CARDS_A_ROUND, "state.grids: the cards laid must be those of this round")
    must(all(len(grid) == laid for grid in state.grids), "state.grids: all must be as full")
    must(all(len(hand) == left for hand in state.hands), f"state.hands: there must be {left} cards in each")
    enough = state.round == 2 or len(state.deck) >= CARDS_A_ROUND * len(state.hands)
    must(enough, "state.deck: there must be cards for the second round")
    must(agenda.table == [Reveal()], "agenda.table: all choices must be shown next")
    for seat, (stack, choice) in enumerate(zip(agenda.seats, state.choices, strict=True)):
        must(bool(stack) == (choice is None), f"state.choices.{seat}: a seat has chosen or is asked")
        if choice is not None:
            check_choice(state, seat, choice, f"state.choices.{seat}")


def check_alone(state: Ecosystem, agenda: Agenda[Any]) -> None:
    """Rules 6: after so many cards for the rival there are so many left to place, give and draw."""
    given = len(state.rival or ())
    placed = int(any(isinstance(task, Discard) for stack in agenda.seats for task in stack))
    must(given < SIZE, "state.rival: the rival's grid must not be full yet")
    must(len(state.grids[0]) == given + placed, "state.grids.0: it must be as full as the rival's")
    held = CARDS_A_ROUND + drawn(given) - 2 * given - placed
    must(len(state.hands[0]) == held, f"state.hands.0: there must be {held} cards")
    must(len(state.deck) >= drawn(SIZE - 1) - drawn(given), "state.deck: there must be enough cards to draw")
    must(not agenda.table, "agenda.table: nothing follows by itself")
    must(state.choices == [None], "state.choices.0: alone nothing is sealed")


def drawn(given: int) -> int:
    """Rules 6.4: one card a turn, five where the rival's row is full."""
    return given + 4 * (given // 5)


def check_choice(state: Ecosystem, seat: int, choice: Choice, where: str) -> None:
    must(choice.card in state.hands[seat], f"{where}.card: it must be in the hand")
    must(choice.cell in RIM.free(state.grids[seat]), f"{where}.cell: a card must have room there")
    if choice.swap is not None:
        cells = {*state.grids[seat], choice.cell}
        must(choice.card == "rabbit" and cells.issuperset(choice.swap), f"{where}.swap: two cards must lie there")


def check_task(state: Ecosystem, task: object, where: str) -> None:
    match task:
        case ChooseCard(seat=seat) | Discard(seat=seat):
            must(state.hands[seat], f"{where}: the seat must have a card")
        case ChooseCell(seat=seat, card=card):
            must(card in state.hands[seat], f"{where}.card: it must be in the hand")
        case ChooseSwap(seat=seat, cell=cell):
            check_choice(state, seat, Choice("rabbit", cell), where)
        case ChooseOther(seat=seat, cell=cell, first=first):
            check_choice(state, seat, Choice("rabbit", cell, (first, cell)), where)
