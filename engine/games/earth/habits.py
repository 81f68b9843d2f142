"""What a player of Earth mostly does, at a glance: for running a match on fast."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.bots.candidates import poured
from engine.prompt import Amount, Counted, Pick, Picked, Place, Placed, Share

from .catalogue import CANOPY, COST, SLOTS, TRUNKS
from .options import COLOUR_OF
from .prices import plantable
from .state import SIZE
from .worth import PLANTED

if TYPE_CHECKING:
    from random import Random

    from engine.match import Match
    from engine.prompt import Answer, Option

    from .state import Earth, Player

LONG = 18  # turns a player, after which whoever can plant does
USELESS = 1.5  # worth below which a card is rather composted
RUSH = 9.0


def late(state: Earth) -> bool:
    """A match ends by planting alone; with the deck used up and a card held back it would never."""
    return state.turn > LONG * len(state.players) or not (state.deck or state.discard)


def habit(match: Match, seat: int, chance: Random) -> Answer:
    prompt, state = match.prompt(seat), match.state
    match prompt:
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
    """Plant what can be paid, else get what is missing."""
    hand = sorted([COST[card] for card in player.hand if card in COST])
    match COLOUR_OF[option.word]:
        case "green":
            soil, planted = player.soil, 0
            for cost in hand[:2]:
                planted += cost <= soil
                soil -= cost
            return 2.2 * planted if len(player.cards) < SIZE else -1.0
        case "red":
            return 3.2 - 0.25 * player.soil
        case "blue":
            return 0.3 * min(6, sum([SLOTS[card] for card in player.cards]) - sum(player.sprouts)) + 0.6
        case "yellow":
            room = sum([TRUNKS[card] for card in player.cards]) - sum(player.growth)
            return 2.6 - 0.5 * len(hand) + 0.7 * min(2, room)


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
