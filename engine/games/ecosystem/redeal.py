"""What a reader of a draft knows, and everything else dealt anew."""

from collections.abc import Collection
from typing import Any

from engine.agenda import Agenda
from engine.rng import Rng

from .board import RIM
from .draft import ChooseCard, HalfChosen
from .state import CARDS_A_ROUND, Choice, Ecosystem


def seen(state: Ecosystem, seat: int | None) -> Collection[int]:
    """The hands whose cards the reader can name: its own, and in this round's draft those that it has passed on.

    Whatever was taken out of them since then lies open in a grid or on the neutral pile.
    """
    if seat is None:
        return ()
    if state.rival is not None:
        return (seat,)
    passes, way = CARDS_A_ROUND - len(state.hands[seat]), 1 if state.round == 1 else -1
    return {(seat + way * number) % len(state.hands) for number in range(passes + 1)}


def redeal(state: Ecosystem, agenda: Agenda[Any], seat: int | None, rng: Rng) -> None:
    hidden = [number for number in range(len(state.hands)) if number not in seen(state, seat)]
    pool = sorted([card for number in hidden for card in state.hands[number]] + state.deck)
    rng.shuffle(pool)
    for number in hidden:
        state.hands[number] = [pool.pop() for _ in state.hands[number]]
    state.deck = pool
    for number, sealed in enumerate(state.choices):
        if sealed is not None and number != seat:
            state.choices[number] = some_choice(state, number, rng)
    for stack in agenda.seats:
        if stack and stack[-1].seat != seat and isinstance(stack[-1], HalfChosen):
            stack[-1] = ChooseCard(stack[-1].seat)


def some_choice(state: Ecosystem, seat: int, rng: Rng) -> Choice:
    hand, cells = state.hands[seat], RIM.free(state.grids[seat])
    return Choice(hand[rng.below(len(hand))], cells[rng.below(len(cells))])
