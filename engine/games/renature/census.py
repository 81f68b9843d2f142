"""Every piece of the box, wherever it lies."""

from collections import Counter

from .pieces import COLOURS, KINDS, Plant, planted
from .state import Renature


def census(state: Renature) -> Counter[str]:
    words, found = state.land.dominoes, Counter[str]()
    found["cloud"] = state.sky + sum(state.purse) + sum(state.clouds.values())
    for pile in (*state.hands, *state.stocks, state.box, state.away, state.laid):
        found.update([words[domino].word for domino in pile])
    for pile in (state.flowers, state.spare, *state.taken):
        found.update([f"sunflower-{token}" for token in pile if token >= 0])
    found.update([plant_word(plant) for plant in state.plants.values()])
    for seat, slots in enumerate(state.slots):
        for slot, count in enumerate(slots):
            found[plant_word(planted(seat, slot))] += count
    return found


def plant_word(plant: Plant) -> str:
    return f"{COLOURS[plant // 4]}-{KINDS[plant % 4]}"
