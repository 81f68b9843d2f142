"""The green action: what to plant, where, how it is paid for, and what the planted card does at once."""

from typing import Literal

from engine.agenda import Question, Step, Task
from engine.event import tell, whisper
from engine.prompt import Pick, Picked, Place, Placed, Share, Shared
from engine.record import record

from .catalogue import COST, DISCOUNT, INSTANT, NAME, PAYABLE, REPLACE, TRAITS
from .effects import Effect
from .fauna import look
from .goods import Gain
from .options import CARD, PASS
from .questions import readers
from .state import SIZE, Earth, Player, Sealed
from .tableau import CELL, spots
from .using import Use


def discounts(player: Player) -> list[tuple[str, int]]:
    found = [DISCOUNT[card] for card in (player.island, player.climate, *player.cards) if card in DISCOUNT]
    return [(discount.trait, discount.off) for discount in found]


def price(off: list[tuple[str, int]], card: int) -> int:
    """Rules 4.4: discounts add up, never below nothing."""
    return max(0, COST[card] - sum([n for trait, n in off if trait in TRAITS[card]])) if off else COST[card]


def other_goods(player: Player, card: int) -> int:
    """Rules 4.5: how much of the price other goods could pay."""
    match PAYABLE.get(card):
        case "sprout":
            return sum(player.sprouts)
        case "growth":
            return sum(player.growth)
        case "bury":
            return len(player.hand) - 1
        case _:
            return 0


def replaceable(player: Player, card: int) -> list[int]:
    """Rules 4.6: cells of own terrains that the card may take over."""
    return [
        cell for under, cell in zip(player.cards, player.cells, strict=True)
        if under in REPLACE and REPLACE[under].colour in TRAITS[card]
    ]


def plantable(player: Player) -> list[int]:
    hand = [card for card in player.hand if card in COST]
    under = not REPLACE.keys().isdisjoint(player.cards)
    if len(player.cards) == SIZE:
        return [card for card in hand if replaceable(player, card)] if under else []
    off, soil = discounts(player), player.soil
    return [
        card for card in hand
        if (price(off, card) if off else COST[card]) <= soil
        or (card in PAYABLE and price(off, card) <= soil + other_goods(player, card))
        or (under and replaceable(player, card))
    ]


@record
class MayPlant(Step[Earth]):
    """Rules 4.9: whether there is anything to plant and room for it is seen when the planting comes up, not before.

    Only what everyone can see decides, so that nobody learns from it what a hand holds.
    """

    seat: int
    left: int
    kind: Literal["may_plant"] = "may_plant"

    def run(self, state: Earth) -> list[Task]:
        player = state.players[self.seat]
        if len(player.cards) == SIZE and REPLACE.keys().isdisjoint(player.cards):
            return []
        return [Plant(self.seat, self.left)] if player.hand or state.teams else []


@record
class Plant(Question[Earth]):
    between = True
    seat: int
    left: int
    kind: Literal["plant"] = "plant"

    def always(self, state: Earth) -> bool:
        return True

    def prompt(self, state: Earth) -> Pick:
        return Pick("card", (*[CARD[card] for card in plantable(state.players[self.seat])], PASS))

    def take(self, state: Earth, answer: Picked) -> list[Task]:
        if answer.options[0] == PASS:
            return []
        return [Site(self.seat, answer.options[0].id, self.left - 1)]


@record
class Site(Question[Earth]):
    """Where the card goes; on a terrain that can be replaced it costs nothing."""

    seat: int
    card: int
    left: int
    kind: Literal["site"] = "site"

    def always(self, state: Earth) -> bool:
        return state.everything

    def prompt(self, state: Earth) -> Place:
        player = state.players[self.seat]
        cells = replaceable(player, self.card)
        cost = price(discounts(player), self.card)
        if len(player.cards) < SIZE and cost <= player.soil + other_goods(player, self.card):
            cells = sorted(cells + spots(player.cells)) if cells else spots(player.cells)
        return Place("at", CARD[self.card], tuple(cells))

    def take(self, state: Earth, answer: Placed) -> list[Task]:
        player, card = state.players[self.seat], self.card
        if answer.spot in player.cells:
            return plant(state, self.seat, Planting(card, answer.spot), self.left)
        cost = price(discounts(player), card)
        if cost and card in PAYABLE and other_goods(player, card):
            return [Payment(self.seat, card, answer.spot, self.left)]
        return plant(state, self.seat, Planting(card, answer.spot, cost), self.left)


@record
class Payment(Question[Earth]):
    """Rules 4.5: what the planted flora takes instead of soil; the rest is paid with soil."""

    seat: int
    card: int
    cell: int
    left: int
    kind: Literal["payment"] = "payment"

    def always(self, state: Earth) -> bool:
        return state.everything

    def prompt(self, state: Earth) -> Share | Pick:
        player = state.players[self.seat]
        cost = price(discounts(player), self.card)
        least = max(0, cost - player.soil)
        if PAYABLE[self.card] == "bury":
            hand = tuple([CARD[card] for card in player.hand if card != self.card])
            return Pick("pay", hand, least, min(cost, len(hand)), CARD[self.card])
        held = player.sprouts if PAYABLE[self.card] == "sprout" else player.growth
        full = [(CARD[card], n) for card, n in zip(player.cards, held, strict=True) if n]
        caps = tuple([n for _, n in full])
        return Share("pay", tuple([option for option, _ in full]), caps, least, min(cost, sum(caps)), CARD[self.card])

    def take(self, state: Earth, answer: Shared | Picked) -> list[Task]:
        player = state.players[self.seat]
        cost = price(discounts(player), self.card)
        if isinstance(answer, Picked):
            buried = tuple([option.id for option in answer.options])
            return plant(state, self.seat, Planting(self.card, self.cell, cost - len(buried), buried=buried), self.left)
        parts = tuple([(player.cards.index(option.id), n) for option, n in answer.parts])
        soil = cost - sum([n for _, n in parts])
        return plant(state, self.seat, Planting(self.card, self.cell, soil, parts), self.left)


@record
class Planting:
    """A card, its cell, and what is paid: soil, pieces by plot, cards of the hand."""

    card: int
    cell: int
    soil: int = 0
    pieces: tuple[tuple[int, int], ...] = ()
    buried: tuple[int, ...] = ()


def plant(state: Earth, seat: int, done: Planting, left: int) -> list[Task]:
    player = state.players[seat]
    look(state, seat, leaving=done.cell in player.cells)
    player.soil -= done.soil
    held = player.growth if PAYABLE.get(done.card) == "growth" else player.sprouts
    for plot, n in done.pieces:
        held[plot] -= n
    for card in (done.card, *done.buried):
        player.hand.remove(card)
    player.compost += done.buried
    player.compost_gained += len(done.buried)
    plot, under = put_down(player, done.card, done.cell)
    if plot in player.planted:
        player.outgrown.append(under)
    player.planted.append(plot)
    again: list[Task] = [MayPlant(seat, left)] if left else []
    if state.sealing:
        player.sealed.append(Sealed(done.card, plot, done.soil, done.pieces, done.buried, under))
        secret = (("card", NAME[done.card]),)
        whisper(state, "sealed", seat, readers(state, seat), secret, quiet=True, cell=CELL[done.cell])
        return again
    told(state, seat, done, under)
    return [*at_once(seat, done.card, plot, under), *again]


def put_down(player: Player, card: int, cell: int) -> tuple[int, int]:
    """The plot, and the terrain that it takes over; 0 for none."""
    if cell not in player.cells:
        player.cards.append(card)
        player.cells.append(cell)
        player.sprouts.append(0)
        player.growth.append(0)
        return len(player.cards) - 1, 0
    plot = player.cells.index(cell)
    under = player.cards[plot]
    player.cards[plot] = card
    player.compost.append(under)
    return plot, under


def told(state: Earth, seat: int, done: Planting, under: int, *, reveals: bool = False) -> None:
    card, cell = NAME[done.card], CELL[done.cell]
    if under:
        tell(state, "replaced", seat, reveals=reveals, card=card, cell=cell, under=NAME[under])
        return
    others = sum([n for _, n in done.pieces]) + len(done.buried)
    kind = "planted" if not others else f"planted-with-{PAYABLE[done.card]}"
    tell(state, kind, seat, reveals=reveals, card=card, cell=cell, soil=done.soil, n=others)


def at_once(seat: int, card: int, plot: int, under: int) -> list[Task]:
    """Rules 4.7: black abilities before anything else; rules 4.6: then what a replaced terrain gives."""
    tasks: list[Task] = [Use(seat, effect, card, plot, black=True) for effect in INSTANT[card]]
    if under:
        tasks.append(Gain(seat, Effect(gain=REPLACE[under].gain)))
    return tasks
