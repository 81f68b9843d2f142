"""Any answer that is legal, by lot: a bot without a plan."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Protocol

from engine.prompt import Amount, Answer, Counted, Pick, Picked, Place, Placed, Prompt, Share, Shared

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.match import Match


def pick(prompt: Pick, chance: Callable[[], float]) -> Picked:
    options = prompt.options
    if prompt.least == prompt.most == 1:
        return Picked((options[int(chance() * len(options))],))
    n = prompt.least + int(chance() * (min(prompt.most, len(options)) - prompt.least + 1))
    pool = list(options)
    return Picked(tuple([pool.pop(int(chance() * len(pool))) for _ in range(n)]))


def place(prompt: Place, chance: Callable[[], float]) -> Placed:
    i = int(chance() * len(prompt.spots))
    return Placed(prompt.spots[i], prompt.turns[i] if prompt.turns else 0)


def amount(prompt: Amount, chance: Callable[[], float]) -> Counted:
    return Counted(prompt.least + int(chance() * (prompt.most - prompt.least + 1)))


def share(prompt: Share, chance: Callable[[], float]) -> Shared:
    room, parts = list(zip(prompt.options, prompt.caps, strict=True)), []
    left = prompt.least + int(chance() * (prompt.most - prompt.least + 1))
    free = sum(prompt.caps)
    while left:
        option, cap = room.pop(int(chance() * len(room)))
        free -= cap
        n = max(left - free, 1 + int(chance() * min(cap, left)))
        parts.append((option, n))
        left -= n
    return Shared(tuple(parts))


GUESS: dict[type[Prompt], Callable[..., Answer]] = {Pick: pick, Place: place, Amount: amount, Share: share}


def guess(prompt: Prompt, chance: Callable[[], float]) -> Answer:
    return GUESS[type(prompt)](prompt, chance)


class Bot(Protocol):
    def answer(self, match: Match, seat: int) -> Answer:
        """For a seat that is asked something; the match stays as it is."""


class RandomBot:
    """Any legal answer; looks at what it could do besides one time in eight."""

    def __init__(self, seed: int | str) -> None:
        self.chance = Random(seed).random

    def answer(self, match: Match, seat: int) -> Answer:
        """For a seat that is asked something."""
        chance = self.chance
        if chance() < 0.125 and (asides := match.asides(seat)):
            return Picked((asides[int(chance() * len(asides))],))
        prompt = match.asked[seat] or match.prompt(seat)
        if prompt is None:
            raise ValueError(f"seat {seat} is not asked anything")
        return GUESS[type(prompt)](prompt, chance)
