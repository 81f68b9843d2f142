"""What a reader cannot know, dealt anew: dominoes nobody has shown, and the backs of tokens with the same face."""

from collections.abc import Sequence
from typing import Any

from engine.agenda import Agenda
from engine.rng import Rng

from .state import Renature
from .turn import ChooseDomino, ChoosePlace


def redeal(state: Renature, agenda: Agenda[Any], seat: int | None, rng: Rng) -> None:
    others = [other for other in range(len(state.hands)) if other != seat]
    deal([*[state.hands[other] for other in others], *state.stocks, state.box], rng)
    for other in others:  # the domino chosen may lie below what clouds are being spent on
        tasks = agenda.seats[other]
        tasks[:] = [ChooseDomino(other) if isinstance(task, ChoosePlace) else task for task in tasks]
    if not state.over:  # Rules 9.4: then all backs are turned up
        turn_round(state, [state.flowers, state.spare, *[state.taken[other] for other in others]], rng)


def deal(piles: Sequence[list[int]], rng: Rng) -> None:
    pool = sorted([piece for pile in piles for piece in pile])
    rng.shuffle(pool)
    for pile in piles:
        pile[:] = [pool.pop() for _ in pile]


def turn_round(state: Renature, places: Sequence[list[int]], rng: Rng) -> None:
    """Another token with the same face may lie there just as well."""
    tokens = state.land.sunflowers
    for face in dict.fromkeys(token.face for token in tokens):
        spots = [(pile, at) for pile in places for at, t in enumerate(pile) if t >= 0 and tokens[t].face == face]
        hidden = sorted([pile[at] for pile, at in spots])
        rng.shuffle(hidden)
        for (pile, at), token in zip(spots, hidden, strict=True):
            pile[at] = token
