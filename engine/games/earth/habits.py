"""What a player of Earth mostly does, at a glance: for running a match on fast."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.bots.candidates import poured
from engine.prompt import Amount, Counted, Pick, Picked, Place, Placed, Share

from .catalogue import CANOPY, POINTS, TRUNKS
from .composting import spared
from .fauna import COUNT
from .moods import moods, taking
from .options import COLOUR_OF, SKIP
from .prices import plantable
from .tableau import NEAR
from .using import Offer
from .worth import eye

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from engine.match import Match
    from engine.prompt import Answer, Option

    from .state import Earth, Player
    from .worth import Worth

LONG = 18  # turns a player, after which whoever can plant does
RUSH = 99.0


def late(state: Earth) -> bool:
    """A match ends by planting alone; with the deck used up and a card held back it would never."""
    return state.turn > LONG * len(state.players) or not (state.deck or state.discard)


def habit(match: Match, seat: int, chance: Random, whim: float = 1.0) -> Answer:
    """`whim`: points of chance in an action."""
    prompt, state = match.prompt(seat), match.state
    match prompt:
        case Pick(ask="use"):
            task = match.agenda.seats[seat][-1]
            worthless = isinstance(task, Offer) and eye(state).benefit(task.effect) <= 0
            return Picked((SKIP if worthless and SKIP in prompt.options else prompt.options[0],))
        case Pick():
            return Picked(picked(state, seat, prompt, chance, whim))
        case Share():
            wanted = sorted(zip(filling(state.players[seat], prompt), prompt.options, prompt.caps, strict=True),
                            key=lambda entry: -entry[0])
            n = prompt.least if prompt.ask == "pay" else prompt.most
            return poured([(option, cap) for _, option, cap in wanted], n)
        case Place():
            cells, near = state.players[seat].cells, eye(state).temper.near
            liked = [near * len(NEAR[spot].intersection(cells)) + chance.random() for spot in prompt.spots]
            return Placed(prompt.spots[liked.index(max(liked))])
        case Amount():
            return Counted(prompt.most)
        case None:
            raise ValueError(f"seat {seat} is not asked anything")


def picked(state: Earth, seat: int, prompt: Pick, chance: Random, whim: float) -> tuple[Option, ...]:
    options, player = prompt.options, state.players[seat]
    match prompt.ask:
        case "action":
            found = moods(state, seat)
            if late(state) and plantable(player):
                found["green"] += RUSH
            return (max(options, key=lambda option: found[COLOUR_OF[option.word]] + whim * chance.random()),)
        case "take":
            return (max(options, key=lambda option: taking(state, player, option.word)),)
        case "fauna":
            return tuple(sorted(options, key=lambda option: nearness(player, option.id))[: prompt.most])
        case "card" | "keep" | "dig" | "bury":
            return tuple(chosen(eye(state), eye(state).wants(state, seat), prompt, RUSH if late(state) else 0.0))
        case _:
            return options[: max(prompt.least, min(1, prompt.most))]


def chosen(worth: Worth, wants: Mapping[int, float], prompt: Pick, rush: float) -> list[Option]:
    """Cards: the best to plant or keep, the worst to compost."""
    by = worth.temper
    match prompt.ask:
        case "card":
            plain = by.plain + rush
            return [max(prompt.options, key=lambda option: wants[option.id] + plain if option.id else 0.0)]
        case "bury":
            return spared(prompt, wants, by.useless)
        case _:
            order = sorted(prompt.options, key=lambda o: wants[o.id] + by.spare * abs(POINTS[o.id]), reverse=True)
            return order[: prompt.least]


def nearness(player: Player, fauna: int) -> float:
    """A leaf of Gaia's does least harm where the player's lies, or where it is far."""
    if fauna in [leaf.fauna for leaf in player.leaves]:
        return -1.0
    count, how = COUNT[fauna]
    return how(player) / count


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
