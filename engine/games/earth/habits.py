"""What a player of Earth mostly does, at a glance: for running a match on fast."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.bots.candidates import poured
from engine.prompt import Amount, Counted, Pick, Picked, Place, Placed, Share

from .catalogue import CANOPY, COST, SLOTS, TRUNKS
from .options import COLOUR_OF, SKIP
from .prices import plantable
from .state import SIZE
from .using import Offer
from .worth import ENGINE, PLANTED, benefit

if TYPE_CHECKING:
    from random import Random

    from engine.match import Match
    from engine.prompt import Answer, Option

    from .state import Earth, Player

LONG = 18  # turns a player, after which whoever can plant does
USELESS = 1.5  # worth below which a card is rather composted
RUSH = 9.0
# What an action brings in points, roughly: a card planted, soil and cards while there are few, growth, one use of the
# abilities that it activates.
PLANT, SOIL, CARD, GROWTH, USE = 3.2, 0.8, 0.9, 1.3, 0.4
RICH, FULL = 12, 9  # soil and cards of which more are hardly wanted


def late(state: Earth) -> bool:
    """A match ends by planting alone; with the deck used up and a card held back it would never."""
    return state.turn > LONG * len(state.players) or not (state.deck or state.discard)


def habit(match: Match, seat: int, chance: Random) -> Answer:
    prompt, state = match.prompt(seat), match.state
    match prompt:
        case Pick(ask="use"):
            task = match.agenda.seats[seat][-1]
            worthless = isinstance(task, Offer) and benefit(task.effect) <= 0
            return Picked((SKIP if worthless and SKIP in prompt.options else prompt.options[0],))
        case Pick():
            return Picked(picked(state, seat, prompt, chance))
        case Share():
            wanted = sorted(zip(filling(state.players[seat], prompt), prompt.options, prompt.caps, strict=True),
                            key=lambda entry: -entry[0])
            n = prompt.least if prompt.ask == "pay" else prompt.most
            return poured([(option, cap) for _, option, cap in wanted], n)
        case Place():
            return Placed(chance.choice(prompt.spots))
        case Amount():
            return Counted(prompt.most)
        case None:
            raise ValueError(f"seat {seat} is not asked anything")


def picked(state: Earth, seat: int, prompt: Pick, chance: Random) -> tuple[Option, ...]:
    match prompt.ask:
        case "action":
            rush = RUSH if late(state) and plantable(state.players[seat]) else 0.0
            moods = {option: mood(state.players[seat], option) + chance.random() for option in prompt.options}
            return (max(moods, key=lambda o: moods[o] + (rush if o.word == "plant" else 0.0)),)
        case "card" | "keep" | "dig":
            return (max(prompt.options, key=lambda o: PLANTED.get(o.id, 0.0)),) if prompt.least else ()
        case "take":
            return (chance.choice(prompt.options),)
        case "bury":
            order = sorted(prompt.options, key=lambda o: PLANTED.get(o.id, 0.0))
            useless = sum([PLANTED.get(option.id, 0.0) < USELESS for option in order])
            return tuple(order[: max(prompt.least, min(prompt.most, useless))])
        case _:
            return prompt.options[: max(prompt.least, min(1, prompt.most))]


def mood(player: Player, option: Option) -> float:
    """What the action brings: plants that can be paid, goods that are missing, abilities."""
    colour = COLOUR_OF[option.word]
    soil = SOIL * max(0.2, 1 - player.soil / RICH)
    abilities = USE * sum([ENGINE[colour].get(card, 0.0) for card in (*player.cards, player.island, player.climate)])
    match colour:
        case "green":
            return abilities + PLANT * payable(player) + CARD
        case "red":
            return abilities + 5 * soil + 2
        case "blue":
            free = sum([SLOTS[card] for card in player.cards]) - sum(player.sprouts)
            return abilities + min(6, free) + 2 * soil
        case "yellow":
            room = sum([TRUNKS[card] for card in player.cards]) - sum(player.growth)
            return abilities + GROWTH * min(2, room) + 4 * CARD * max(0.1, 1 - len(player.hand) / FULL)


def payable(player: Player) -> int:
    """How many cards of the hand could be planted one after the other, the cheapest first; two at most."""
    soil, planted = player.soil, 0
    for cost in sorted([COST[card] for card in player.hand if card in COST])[:2]:
        planted += cost <= soil
        soil -= cost
    return min(planted, SIZE - len(player.cards))


def filling(player: Player, prompt: Share) -> list[float]:
    """Where a piece is wanted most: on trees near their canopy; sprouts where room is least; back the other way."""
    back = -1.0 if prompt.ask.startswith("return") or prompt.ask == "pay" else 1.0
    if "growth" not in prompt.ask:
        return [-back * cap for cap in prompt.caps]
    return [back * near_canopy(player, option.id) for option in prompt.options]


def near_canopy(player: Player, card: int) -> float:
    if card not in player.cards:
        return -9.0
    missing = TRUNKS[card] - player.growth[player.cards.index(card)]
    return (CANOPY[card] - TRUNKS[card]) / max(1, missing) - 0.3 * missing
