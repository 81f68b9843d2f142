"""What the fields of a loaded match allow each other. Says which one does not fit; changes nothing."""

from typing import Any

from engine.agenda import Agenda
from engine.save import must

from .card_files import MOST
from .catalogue import CARDS, CLIMATES, DECK, ECOSYSTEMS, EVENTS, FAUNA, GAIA, ISLANDS, REPLACE
from .keeping import Keep
from .planting import Payment, Site
from .rival import GaiaActs, GaiaLeaf
from .state import Earth, Gaia, Player
from .tableau import BOARD
from .turn import Close, Turn

DRAWN = frozenset(DECK)
PLANTED = DRAWN - EVENTS
CELLS = frozenset(range(BOARD.width * BOARD.height))
FEW, MANY = 99, 9999  # no task ever has to do with so many pieces or cards, and no player with so much soil


def check(state: Earth, agenda: Agenda[Any]) -> None:
    seats = len(agenda.seats)
    must(len(state.players) == seats, f"state.players: there must be one for each of the {seats} seats")
    must(0 <= state.first < seats, f"state.first: there are {seats} seats")
    must(0 <= state.active < max(seats, 2), f"state.active: there are {seats} seats")  # Gaia is the second of two
    must(not state.teams or (seats == 4 and len(state.sides) == 2), "state.sides: there must be two teams of two")
    must((state.gaia is not None) == (seats == 1), "state.gaia: Gaia plays with one player only")
    must(set(state.fauna) <= set(FAUNA) and len(state.fauna) == 4, "state.fauna: there must be four fauna cards")
    must(set(state.shared) <= set(ECOSYSTEMS), "state.shared: there is a card that is no ecosystem")
    drawn = {"deck": state.deck, "discard": state.discard}
    for number, side in enumerate(state.sides):
        drawn |= {f"sides.{number}.cards": side.cards, f"sides.{number}.compost": side.compost}
    for name, cards in drawn.items():
        must(DRAWN.issuperset(cards), f"state.{name}: there is a card that is not in the deck")
    for seat, player in enumerate(state.players):
        check_player(state, player, f"state.players.{seat}")
    held = [card for player in state.players for card in (*player.hand, *player.cards, *player.compost)]
    known = [*state.deck, *state.discard, *held]
    must(len(set(known)) == len(known), "state.deck: every card is there once")
    if state.gaia is not None:
        check_gaia(state.gaia)
        must(state.active == 0 or state.gaia.shown, "state.gaia.shown: whose turn it is has shown a card")
    must(state.over or isinstance((agenda.table or [None])[0], Turn | Close), "agenda.table: a turn must follow")
    for where, tasks in (("table", agenda.table), *[(f"seats.{seat}", agenda.seats[seat]) for seat in range(seats)]):
        for number, task in enumerate(tasks):
            check_task(state, task, f"agenda.{where}.{number}")
            in_turn = number + 1 == len(tasks) or not isinstance(task, Site | Payment)
            must(in_turn, f"agenda.{where}.{number}: a card that was chosen must be planted next")


def check_player(state: Earth, player: Player, where: str) -> None:
    for name, known in (("island", ISLANDS), ("climate", CLIMATES), ("ecosystem", ECOSYSTEMS)):
        card = getattr(player, name)
        optional = not state.dealt or name == "ecosystem"
        must(card in known or (optional and not card), f"{where}.{name}: there is no such card")
    must({*ISLANDS, *CLIMATES, *ECOSYSTEMS}.issuperset(player.offered), f"{where}.offered: there is no such card")
    for name in ("hand", "compost", "drawn", "outgrown"):
        must(DRAWN.issuperset(getattr(player, name)), f"{where}.{name}: there is a card that is not in the deck")
    own = [*player.hand, *player.cards]
    must(len(set(own)) == len(own), f"{where}.hand: every card is there once")
    must(EVENTS.issuperset(player.events), f"{where}.events: there is a card that is no event")
    check_tableau(player, where)
    for name in ("soil", "soil_gained", "cards_drawn", "compost_gained", "bonus"):
        must(0 <= getattr(player, name) <= MANY, f"{where}.{name}: there is not so much")
    for name in ("past", "older"):
        past = getattr(player, name)
        amounts = (*past.sprouts, *past.growth, past.soil, past.hand, past.compost, past.events) if past else ()
        must(all(0 <= n <= MANY for n in amounts), f"{where}.{name}: there was not so much")
    must(set(state.fauna).issuperset(player.met), f"{where}.met: there is no such fauna card")
    must(all(leaf.fauna in state.fauna for leaf in player.leaves), f"{where}.leaves: there is no such fauna card")
    for number, sealed in enumerate(player.sealed):
        at = f"{where}.sealed.{number}"
        covers = [later.replaced for later in player.sealed[number + 1 :] if later.plot == sealed.plot]
        lies = covers[:1] or player.cards[sealed.plot : sealed.plot + 1]  # another may have taken its place
        must(lies == [sealed.card], f"{at}.plot: its card lies elsewhere")
        must(sealed.replaced in (0, *REPLACE), f"{at}.replaced: there is a card that cannot be replaced")
        must(all(0 <= plot < len(player.cards) for plot, _ in sealed.pieces), f"{at}.pieces: there is no such plot")


def check_tableau(player: Player, where: str) -> None:
    must(PLANTED.issuperset(player.cards), f"{where}.cards: there is a card that cannot be planted")
    plots = len(player.cards)
    for name in ("cells", "sprouts", "growth"):
        must(len(getattr(player, name)) == plots, f"{where}.{name}: there must be one for each of the {plots} cards")
    must(len(set(player.cells)) == plots == len(set(player.cards)), f"{where}.cells: every card must have its own cell")
    must(CELLS.issuperset(player.cells), f"{where}.cells: a cell is off the board")
    for name in ("sprouts", "growth"):
        # Not what the card holds today: correcting it must not break a running match.
        must(all(0 <= n <= MOST for n in getattr(player, name)), f"{where}.{name}: a card does not hold so many")
    must(all(0 <= plot < plots for plot in player.planted), f"{where}.planted: there is no such plot")


def check_gaia(gaia: Gaia) -> None:
    must(set(GAIA).issuperset((*gaia.deck, *gaia.shown)), "state.gaia.deck: there is a card that is not Gaia's")
    must(DRAWN.issuperset((*gaia.pile, *gaia.compost)), "state.gaia.pile: there is a card that is not in the deck")
    must(all(leaf.fauna in FAUNA for leaf in gaia.leaves), "state.gaia.leaves: there is no such fauna card")
    for name in ("soil", "sprouts", "growth", "passes", "skips", "bonus"):
        must(0 <= getattr(gaia, name) <= MANY, f"state.gaia.{name}: there is not so much")


def check_task(state: Earth, task: Any, where: str) -> None:
    """Cards and plots that a task names are there; tasks within it likewise."""
    card, plot = getattr(task, "card", None), getattr(task, "plot", None)
    must(card is None or card in CARDS, f"{where}.card: there is no such card")
    if task.seat is not None:
        player = state.players[task.seat]
        plots = [*([] if plot is None else [plot]), *(getattr(task, "plots", None) or ())]
        must(all(0 <= found < len(player.cards) for found in plots), f"{where}.plot: there is no such plot")
    for name in ("n", "each", "left", "least", "most"):
        must(0 <= getattr(task, name, 0) <= FEW, f"{where}.{name}: there are not so many")
    must(0 <= getattr(task, "active", 0) < len(state.players), f"{where}.active: there is no such seat")
    match task:
        case GaiaActs() | GaiaLeaf():
            must(state.gaia is not None and card in GAIA, f"{where}.card: it must be one of Gaia's")
        case Keep(cards=cards):
            must(DRAWN.issuperset(cards), f"{where}.cards: there is a card that is not in the deck")
        case Site(seat=seat):
            must(card in state.players[seat].hand, f"{where}.card: it must be in the hand")
        case Payment(seat=seat, cell=cell):
            must(card in state.players[seat].hand and cell in CELLS, f"{where}.card: it must be in the hand")
    for name in ("edge", "tableau"):
        for number, inner in enumerate(getattr(task, name, ())):
            must(inner.seat == task.seat, f"{where}.{name}.{number}.seat: it must be the same")
            check_task(state, inner, f"{where}.{name}.{number}")
