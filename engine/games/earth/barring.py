"""What a player may look for in vain, and the rule that says why. From the player's own cards alone."""

from collections.abc import Iterable

from engine.prompt import Barred, Option
from engine.text import Text, text

from .card_text import COLOUR
from .catalogue import EVENTS, INSTANT, KIND, NAME, PAYABLE, REPLACE, SLOTS, TRAITS, TRUNKS
from .effects import Goods
from .hints import played
from .options import CARD, CONVERT, EVENT
from .prices import SPROUTS, can_pay, discounts, held, other_goods, price
from .state import SIZE, Player
from .tableau import AROUND, BOARD, CELL
from .terms import Piece

UNFINISHED = Text("earth-bar-unfinished")
ROOM = {"sprout": SLOTS, "growth": TRUNKS}


def unpaid(player: Player, goods: Goods) -> Text:
    """The first of a price that is missing."""
    good, n = next((good, n) for good, n in goods if held(player, good) < n)
    return text(f"earth-bar-{good}", n=n, held=held(player, good))


def events(player: Player) -> list[Barred]:
    """Rules 5.2: those of the hand that cannot be paid for."""
    out = [card for card in player.hand if card in EVENTS and not can_pay(player, INSTANT[card][0].pay)]
    return [Barred(CARD[card], unpaid(player, INSTANT[card][0].pay), "5.2") for card in out]


def anytime(player: Player) -> tuple[Barred, ...]:
    """Rules 5: what could be done besides, and cannot now."""
    found = events(player)
    if sum(player.sprouts) < SPROUTS:
        found.append(Barred(CONVERT, text("earth-bar-sprout", n=SPROUTS, held=sum(player.sprouts)), "5.4"))
    return tuple(found)


def unfinished(player: Player) -> tuple[Barred, ...]:
    """Rules 5.1 and 5.4: nothing comes between the parts of one gain."""
    found = [Barred(EVENT, UNFINISHED, "5.1")] if EVENTS.intersection(player.hand) else []
    return (*found, *([Barred(CONVERT, UNFINISHED, "5.4")] if sum(player.sprouts) >= SPROUTS else []))


def plantings(player: Player, offered: Iterable[Option]) -> tuple[Barred, ...]:
    """Cards of the hand that cannot be planted now; of an event that cannot be played either, that is told."""
    told = {option.id for option in offered if option.kind == "card"} | {each.option.id for each in events(player)}
    return tuple([planting(player, card) for card in player.hand if card not in told])


def planting(player: Player, card: int) -> Barred:
    option = CARD[card]
    if card in EVENTS:
        return Barred(option, text("earth-bar-no-planting", what=played(card)), "4.1")
    if len(player.cards) == SIZE:
        return Barred(option, Text("earth-bar-full-tableau"), "4.3")
    cost = price(discounts(player), card)
    if card in PAYABLE:
        other = other_goods(player, card)
        return Barred(option, text(f"earth-bar-cost-{PAYABLE[card]}", n=cost, held=player.soil, other=other), "4.5")
    return Barred(option, text("earth-bar-soil", n=cost, held=player.soil), "4.1")


def sites(player: Player, card: int, offered: Iterable[int]) -> tuple[Barred, ...]:
    """Cells that look free, and terrains that another card could replace."""
    open_ = set(offered)
    found = []
    if open_ <= set(player.cells):  # only a terrain can be replaced
        found.append(planting(player, card))
    else:
        near = {cell for own in player.cells for cell in AROUND[own]} - set(player.cells) - open_
        found += [Barred(Option("cell", cell), Text("earth-bar-wide"), "4.3") for cell in sorted(near)]
        alone = [cell for cell in apart(player, open_) if cell not in near]
        found += [Barred(Option("cell", cell), Text("earth-bar-apart"), "4.3") for cell in alone]
    for under, cell in zip(player.cards, player.cells, strict=True):
        if under in REPLACE and cell not in open_:
            why = text("earth-bar-replace", card=NAME[under], colour=COLOUR[REPLACE[under].colour])
            found.append(Barred(Option("cell", cell), why, "4.6"))
    return tuple(found)


def apart(player: Player, others: set[int]) -> list[int]:
    """Cells among those that can be chosen, with no card beside them."""
    rows, columns = {BOARD.row(cell) for cell in others}, {BOARD.column(cell) for cell in others}
    return [
        cell for cell in range(len(CELL))
        if cell not in others and cell not in player.cells
        and min(rows) <= BOARD.row(cell) <= max(rows) and min(columns) <= BOARD.column(cell) <= max(columns)
    ]


def places(
    player: Player, piece: Piece, plots: tuple[int, ...] | None, offered: Iterable[Option]
) -> tuple[Barred, ...]:
    """Cards of the tableau that take no such piece now."""
    shown = {option.id for option in offered}
    hidden = [each.plot for each in player.sealed]
    found = []
    for plot, card in enumerate(player.cards):
        if card in shown or plot in hidden:
            continue
        if plots is not None and plot not in plots:
            found.append(Barred(CARD[card], Text("earth-bar-area"), "3.7"))
        elif KIND[card] == "terrain":
            found.append(Barred(CARD[card], Text("earth-bar-terrain"), "2.10"))
        elif not ROOM[piece][card]:
            found.append(Barred(CARD[card], Text(f"earth-bar-no-{piece}"), "2.10"))
        else:
            found.append(Barred(CARD[card], text(f"earth-bar-full-{piece}", n=ROOM[piece][card]), "2.10"))
    return tuple(found)


def returns(player: Player, piece: Piece, rule: str) -> tuple[Barred, ...]:
    """Flora of the tableau from which nothing can be returned."""
    none = Text(f"earth-bar-none-{piece}")
    held_ = zip(player.cards, player.pieces(piece), strict=True)
    return tuple([Barred(CARD[card], none, rule) for card, n in held_ if not n and "flora" in TRAITS[card]])

