"""What was remarkable about a match of Gaïa: what was founded, claimed, turned over and lost."""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.event import Event
from engine.facts import Fact, most, rare
from engine.text import text

from .state import Gaia

CAST = ("cast-at", "cast-from")


def facts(state: Gaia, told: Sequence[Event]) -> Iterator[Fact]:
    seats = range(len(state.meeples))

    def times(*kinds: str) -> list[int]:
        found = Counter([event.seat for event in told if event.kind in kinds])
        return [found[seat] for seat in seats]

    yield from most("gaia-fact-founded", times("founded"), 2.5, 6)
    yield from most("gaia-fact-claimed", times("claimed"), 1.5, 3.5)
    yield from most("gaia-fact-cast", times(*CAST), 2.5, 6)
    yield from most("gaia-fact-protected", times("protected"), 0.5, 2.5)
    yield from most("gaia-fact-laid", times("laid"), 6, 12)
    yield from most("gaia-fact-fed", times("fed"), 2, 6)
    gone = sum(event.kind == "abandoned" for event in told)
    yield Fact(text("gaia-fact-gone", n=gone), rare(gone, 1, 4))
    turned = sum(event.kind == "turned" for event in told)
    yield Fact(text("gaia-fact-turned", n=turned), rare(turned, 3, 9))
    yield Fact(text("gaia-fact-lands", n=len(state.lands)), rare(len(state.lands), 22, 34))
    full = [city for city in state.cities.values() if city.covered >= 3 and len(city.meeples) >= 3]
    if full:
        yield Fact(text("gaia-fact-full", n=len(full)), rare(len(full), 1, 4))
    if state.winner is not None and state.lap:
        yield Fact(text("gaia-fact-fast", seat=state.winner, n=state.lap), rare(-state.lap, -11, -7))
    left = Counter([event.seat for event in told if event.kind == "left"])
    yield from most("gaia-fact-left", [left[seat] for seat in seats], 1, 4)
