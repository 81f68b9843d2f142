"""What a card costs a player now, and which cards and abilities can be paid for."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from .catalogue import COST, DISCOUNT, PAYABLE, REPLACE, TRAITS
from .effects import Goods
from .state import SIZE, Player
from .tableau import spots
from .terms import Good

SPROUTS, SOIL = 3, 2  # rules 5.4
DEAREST = max(COST.values())
# By soil: the cards that it pays for as printed.
WITHIN = [frozenset(card for card, cost in COST.items() if cost <= soil) for soil in range(DEAREST + 1)]


# What the player could pay of a good: where it lies, and how it is counted.
HELD: dict[Good, tuple[Callable[[Player], Any], Callable[[Any], int]]] = {
    "soil": (attrgetter("soil"), int),
    "sprout": (attrgetter("sprouts"), sum),
    "growth": (attrgetter("growth"), sum),
    "bury": (attrgetter("hand"), len),
    "compost": (attrgetter("compost"), len),
}


def held(player: Player, good: Good) -> int:
    pile, count = HELD[good]
    return count(pile(player))


def can_pay(player: Player, goods: Goods) -> bool:
    for good, n in goods:
        pile, count = HELD[good]
        if count(pile(player)) < n:
            return False
    return True


def discounts(player: Player) -> list[tuple[str, int]]:
    return [DISCOUNT[card] for card in (player.island, player.climate, *player.cards) if card in DISCOUNT]


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
    if REPLACE.keys().isdisjoint(player.cards):
        return []
    return [
        cell for under, cell in zip(player.cards, player.cells, strict=True)
        if under in REPLACE and REPLACE[under].colour in TRAITS[card]
    ]


def open_cells(player: Player, card: int) -> list[int]:
    """Where it may be planted: for nothing in place of a terrain, or on a free cell for what it costs."""
    cells = replaceable(player, card)
    cost = price(discounts(player), card)
    if len(player.cards) < SIZE and cost <= player.soil + other_goods(player, card):
        return sorted(cells + spots(player.cells)) if cells else spots(player.cells)
    return cells


def plantable(player: Player) -> list[int]:
    under = not REPLACE.keys().isdisjoint(player.cards)
    if len(player.cards) == SIZE:
        return [card for card in player.hand if card in COST and replaceable(player, card)] if under else []
    off, soil = discounts(player), player.soil
    cheap = WITHIN[min(soil, DEAREST)]
    return [
        card for card in player.hand
        if card in cheap
        or (off and card in COST and price(off, card) <= soil)
        or (card in PAYABLE and price(off, card) <= soil + other_goods(player, card))
        or (under and card in COST and replaceable(player, card))
    ]
