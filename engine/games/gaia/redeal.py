"""What a reader cannot know, dealt anew: cards in hands and decks, sealed answers, what others are about to play."""

from typing import Any

from engine.agenda import Agenda
from engine.rng import Rng

from .action import Choose, TakeCard
from .aim import Rob, Shift
from .cards import back
from .pieces import BACKS
from .play import PlaceCard
from .state import Gaia

SECRET = (Choose, TakeCard, PlaceCard, Shift, Rob)  # they tell what the hand holds


def redeal(state: Gaia, agenda: Agenda[Any], seat: int | None, rng: Rng) -> None:
    others = [number for number in range(len(state.hands)) if number != seat]
    hidden = [state.hands[number] for number in others]
    if seat != state.turn:
        hidden.append(state.taken)
    for kind in BACKS:
        piles = [(pile, place) for pile in hidden for place, card in enumerate(pile) if back(card) == kind]
        deck = state.decks.get(kind, [])
        pool = sorted([pile[place] for pile, place in piles] + deck)
        rng.shuffle(pool)
        for pile, place in piles:
            pile[place] = pool.pop()
        deck[:] = pool
    state.waived = [number for number in state.waived if number == seat]
    for number in others:
        if number in state.sealed:
            state.sealed[number] = "protection" in state.hands[number] and bool(rng.below(2))
        stack = agenda.seats[number]
        if stack and isinstance(stack[-1], SECRET):
            stack[-1] = Choose(number)
