"""What was remarkable about a match of Renature: areas won and shared, clouds spent, and single strokes."""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.event import Event
from engine.facts import Fact, most, rare
from engine.text import text

from .state import CLOUDS, LEFT, PLANTS, Renature

WON = ("main", "both")


def facts(state: Renature, told: Sequence[Event]) -> Iterator[Fact]:
    seats = range(len(state.hands))

    def times(*kinds: str) -> list[int]:
        found = Counter([event.seat for event in told if event.kind in kinds])
        return [found[seat] for seat in seats]

    yield from most("renature-fact-areas", times(*WON), 4, 7)
    yield from most("renature-fact-again", times("again"), 1.5, 5)
    yield from most("renature-fact-returned", times("returned"), 1, 4)
    yield from most("renature-fact-joker", times("joker"), 1, 4)
    yield from most("renature-fact-plants", [tally[PLANTS] for tally in state.tally], 41, 56)
    yield from most("renature-fact-clouds", [tally[CLOUDS] for tally in state.tally], 3, 9)
    even = sum(event.kind == "cancelled" for event in told)
    yield Fact(text("renature-fact-even", n=even), rare(even, 6, 10))
    bare = sum(event.kind == "nobody" for event in told)
    yield Fact(text("renature-fact-bare", n=bare), rare(bare, 7, 12))
    for event in told:
        if event.kind in WON and event.seat is not None:
            args = dict(event.args)
            said = text("renature-fact-area", seat=event.seat, area=args["area"], n=args["points"])
            yield Fact(said, rare(number(event, "points"), 11, 18))
        if event.kind == "planted" and event.seat is not None:
            args = dict(event.args)
            what = {"plant": args["plant"], "cell": args["cell"], "n": args["points"]}
            said = text("renature-fact-plant", seat=event.seat, **what)
            yield Fact(said, rare(number(event, "points"), 5.5, 8.5))
    for seat in seats:
        if not state.tally[seat][LEFT]:
            yield Fact(text("renature-fact-all", seat=seat), 0.35)


def number(event: Event, name: str) -> int:
    found = dict(event.args).get(name, 0)
    return found if isinstance(found, int) else 0
