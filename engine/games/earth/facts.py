"""What was remarkable about a match of Earth: how fast it went, and what grew."""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.event import Event
from engine.facts import Fact, most, rare
from engine.text import text

from .catalogue import NAME, TRUNKS
from .scoring import points
from .state import SIZE, Earth, Player

FULL = ("full", "full-alone")


def facts(state: Earth, told: Sequence[Event]) -> Iterator[Fact]:
    players, seats = state.players, range(len(state.players))
    scored = [points(players, seat, state.shared) for seat in seats]
    for event in told:
        if event.kind in FULL and event.seat is not None:
            said = text("earth-fact-full", seat=event.seat, cards=SIZE, n=state.turn)
            yield Fact(said, rare(-state.turn, -25, -16))
    yield from most("earth-fact-compost", [len(player.compost) for player in players], 28, 55)
    yield from most("earth-fact-sprouts", [sum(player.sprouts) for player in players], 28, 50)
    yield from most("earth-fact-canopies", [canopies(player) for player in players], 7, 12)
    yield from most("earth-fact-events", [len(player.events) for player in players], 3, 7)
    yield from most("earth-fact-fauna", [len(player.leaves) for player in players], 3, 4.5)
    yield from most("earth-fact-soil", [player.soil for player in players], 12, 40)
    planted = Counter([event.seat for event in told if event.kind.startswith("planted") or event.kind == "replaced"])
    yield from most("earth-fact-planted", [planted[seat] for seat in seats], 16, 20)
    for seat in seats:
        card, n = max(scored[seat].terrain, key=lambda each: each[1], default=(0, 0))
        if card:
            yield Fact(text("earth-fact-terrain", seat=seat, card=NAME[card], n=n), rare(n, 14, 26))
        whole = scored[seat].ecosystem + sum(scored[seat].shared)
        yield Fact(text("earth-fact-ecosystems", seat=seat, n=whole), rare(whole, 34, 60))
    drawn: Counter[int | None] = Counter()
    for event in told:
        if event.kind == "drew":
            drawn[event.seat] += number(event, "n")
    yield from most("earth-fact-drew", [drawn[seat] for seat in seats], 45, 100)


def canopies(player: Player) -> int:
    """Plants that have grown all the way."""
    return sum(0 < TRUNKS[card] <= n for card, n in zip(player.cards, player.growth, strict=True))


def number(event: Event, name: str) -> int:
    found = dict(event.args).get(name, 0)
    return found if isinstance(found, int) else 0
