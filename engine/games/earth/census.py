"""Every card of the box that is in play, wherever it lies."""

from collections import Counter
from typing import Any

from engine.agenda import Agenda

from .catalogue import CARDS
from .keeping import Keep
from .state import Earth

LABEL = {card.id: f"{card.key} {card.name}" for card in CARDS.values()}


def census(state: Earth, agenda: Agenda[Any]) -> Counter[str]:
    piles = [state.deck, state.discard, state.fauna, state.shared]
    for player in state.players:
        piles += [player.hand, player.compost, player.events, player.cards, player.offered]
    for side in state.sides:
        piles += [side.cards, side.compost]
    if state.gaia:
        piles += [state.gaia.deck, state.gaia.shown, state.gaia.pile, state.gaia.compost]
    piles += [list(task.cards) for stack in agenda.seats for task in stack if isinstance(task, Keep)]
    return Counter([LABEL[card] for pile in piles for card in pile])
