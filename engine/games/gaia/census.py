"""Every piece of the box by name, wherever it lies. A task names cards and holds none."""

from collections import Counter

from .state import Gaia


def census(state: Gaia) -> Counter[str]:
    piles = [*state.decks.values(), *state.shown.values(), *state.hands, *state.played, state.discards, state.taken]
    found = Counter(card for pile in piles for card in pile)
    found.update(city.card for city in state.cities.values())
    found.update({f"tile {land}": count for land, count in state.supply.items()})
    found.update(f"tile {land}" for land in state.lands.values())
    found["animal"] = state.animals + sum(state.herds.values())
    found.update({f"meeple {seat}": count for seat, count in enumerate(state.meeples)})
    found.update(f"meeple {seat}" for city in state.cities.values() for seat in city.meeples)
    found.update(f"meeple {goal.owner}" for goal in state.goals if goal.owner is not None)
    found.update(f"goal {goal.cards}" for goal in state.goals)
    return found
