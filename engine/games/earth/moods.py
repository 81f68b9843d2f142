"""What the actions of Earth and their small benefits bring a player, at a glance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .catalogue import SLOTS, TRUNKS
from .prices import discounts, plantable, price
from .state import SIZE
from .terms import ACTIONS
from .worth import eye, season

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .state import Earth, Player
    from .terms import Action


def moods(state: Earth, seat: int) -> dict[Action, float]:
    """What the actions bring: plants that can be paid, goods that are missing, abilities."""
    player, worth = state.players[seat], eye(state)
    by, lying = worth.temper, (*player.cards, player.island, player.climate)
    found = {colour: by.use * sum([worth.engine[colour].get(card, 0.0) for card in lying]) for colour in ACTIONS}
    soil = by.soil * missing(state, player.soil / by.rich)
    planted = payable(player, worth.wants(state, seat))
    found["green"] += by.green + sum([by.plant + by.want * each for each in planted]) + by.draw
    found["red"] += by.red + 5 * soil + 2 * by.compost
    free = sum([SLOTS[card] for card in player.cards]) - sum(player.sprouts)
    found["blue"] += by.blue + by.sprout * min(6, free) + 2 * soil
    room = sum([TRUNKS[card] for card in player.cards]) - sum(player.growth)
    cards = 4 * by.card * missing(state, len(player.hand) / by.full)
    found["yellow"] += by.yellow + by.growth * min(2, room) + cards
    return found


def taking(state: Earth, player: Player, word: str) -> float:
    """A small benefit."""
    by = eye(state).temper
    match word.partition("-")[0]:
        case "soil":
            return by.soil * missing(state, player.soil / by.rich)
        case "compost":
            return 0.5 * by.compost
        case "card":
            return by.card * missing(state, len(player.hand) / by.full)
        case "sprout":
            return 0.5 * by.sprout
        case _:
            return 0.5 * by.growth


def missing(state: Earth, part: float) -> float:
    """How much of a good that serves later is wanted, of which there is already a part."""
    return max(0.1, 1 - part) * (1.0 if season(state) else eye(state).temper.end)


def payable(player: Player, worth: Mapping[int, float]) -> list[float]:
    """What the best cards of the hand are worth that could be planted one after the other; two at most."""
    off, soil, found = discounts(player), player.soil, list[float]()
    for card in sorted(plantable(player), key=lambda card: -worth[card]):
        if price(off, card) <= soil:
            soil -= price(off, card)
            found.append(worth[card])
    return found[: min(2, SIZE - len(player.cards))]
