"""Answers worth trying: all where they are few, else those that a ranking of the options suggests."""

from __future__ import annotations

from itertools import combinations, islice
from typing import TYPE_CHECKING, assert_never

from engine.prompt import Amount, Counted, Pick, Picked, Place, Placed, Share, Shared

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.prompt import Answer, Option, Prompt

MANY = 24  # subsets of one question at most
FIRST = 5  # options of a share that are tried as the first to be filled


def candidates(prompt: Prompt, rank: Sequence[float] | None = None) -> list[Answer]:
    match prompt:
        case Pick(least=1, most=1):
            return [Picked((option,)) for option in prompt.options]
        case Pick():
            return [*subsets(prompt, rank)]
        case Place():
            turns = prompt.turns or (0,) * len(prompt.spots)
            return [Placed(spot, turn) for spot, turn in zip(prompt.spots, turns, strict=True)]
        case Amount():
            return [Counted(n) for n in sorted({prompt.least, (prompt.least + prompt.most) // 2, prompt.most})]
        case Share():
            return [*shares(prompt, rank)]
        case _:
            assert_never(prompt)


def subsets(prompt: Pick, rank: Sequence[float] | None) -> list[Picked]:
    """By rank the best one, two, three …; without a ranking any, the largest first."""
    options, most = prompt.options, min(prompt.most, len(prompt.options))
    if rank is not None:
        best = sorted(zip(rank, options, strict=True), key=lambda pair: -pair[0])
        return [Picked(tuple([option for _, option in best[:n]])) for n in range(prompt.least, most + 1)]
    every = (Picked(chosen) for n in range(most, prompt.least - 1, -1) for chosen in combinations(options, n))
    return list(islice(every, MANY))


def shares(prompt: Share, rank: Sequence[float] | None) -> list[Shared]:
    """Poured over the options in order of rank; then with each of the best as the first to be filled."""
    room = list(zip(prompt.options, prompt.caps, strict=True))
    if rank is not None:
        room = [pair for _, pair in sorted(zip(rank, room, strict=True), key=lambda pair: -pair[0])]
    totals = dict.fromkeys((prompt.most, prompt.least))
    found = [poured([room[i], *room[:i], *room[i + 1 :]], n) for n in totals for i in range(min(len(room), FIRST))]
    return list(dict.fromkeys(found))


def poured(room: Sequence[tuple[Option, int]], pieces: int) -> Shared:
    """As many as fit on each in turn."""
    parts = []
    for option, cap in room:
        if pieces and cap:
            parts.append((option, min(cap, pieces)))
            pieces -= min(cap, pieces)
    return Shared(tuple(parts))
