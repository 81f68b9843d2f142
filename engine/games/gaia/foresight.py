"""What an element of the hand would bring wherever it may go, as if nobody cancelled it. Draws no card."""

from collections.abc import Iterator

from engine.text import Arg, Text, text

from .cards import FACE, Card, ElementCard
from .chart import NAMES
from .cities import beside
from .effects import effect
from .hints import changes
from .prospect import Best, chosen, nearer, told
from .spots import reach, robbed, spots, swaps
from .state import Cast, Gaia
from .trial import Trial

QUIET = ("gaia-hint-turns",)  # parts that tell of a tile alone


def places(state: Gaia, card: Card) -> tuple[int, ...]:
    """Where it may go, in reading order; nowhere for a tornado."""
    return tuple(sorted(spots(state, card)))


def foreseen(state: Gaia, seat: int, card: Card) -> Best | None:
    """The aim that brings the seat most, of equals the first; None if none brings anything."""
    return chosen(state, seat, [(cells, cast(state, Cast(seat, card, cells))) for cells in aims(state, card)])


def aims(state: Gaia, card: Card) -> Iterator[tuple[int, ...]]:
    """What it can be aimed at, but for what lies away from every city and so changes none."""
    for cell in places(state, card):
        match FACE[card]:
            case ElementCard("earthquake"):
                pairs = [(cell, near) for near in sorted(swaps(state, cell)) if near > cell]
                yield from [pair for pair in pairs if touching(state, pair)]
            case ElementCard("volcano"):
                yield from [(cell,)] if touching(state, tuple(reach(state, cell))) else []
            case _:
                yield from [(cell,)] if touching(state, (cell,)) else []


def touching(state: Gaia, cells: tuple[int, ...]) -> bool:
    return any(cell in state.cities for cell in cells) or bool(beside(state, cells))


def cast(state: Gaia, played: Cast) -> Trial:
    trial = Trial(state.copy())
    trial.state.cast = played
    trial.follow(effect(trial.state, played))
    return trial


def element_hint(state: Gaia, seat: int, card: Card) -> Text:
    """Of one that can be played; what a tornado takes is chance."""
    if card == "tornado":
        goal = nearer(state, seat, card)
        return text("gaia-hint-tornado", count=len(robbed(state, seat)), goals=len(goal), goal=goal)
    return told(state, seat, card, foreseen(state, seat, card))


def shaken(state: Gaia, seat: int, cell: int) -> Text:
    """Of the first tile of an earthquake: the second one that brings most."""
    pairs = [(cell, near) for near in sorted(swaps(state, cell)) if touching(state, (cell, near))]
    found = chosen(state, seat, [(pair, cast(state, Cast(seat, "earthquake", pair))) for pair in pairs])
    if found is None:
        return Text("gaia-hint-shakes-nothing")
    given: dict[str, Arg] = {"gain": found.gain, "parts": found.parts, "point": found.point}
    return text("gaia-hint-shakes", cell=NAMES[found.cells[1]], **given)


def idle(state: Gaia, trial: Trial, seat: int, card: Card) -> Text | None:
    """Sun or rain on the only tile there is for it, where nothing but that tile changes."""
    if trial.question is not None or card not in ("sun", "rain") or nearer(state, seat, card):
        return None
    parts = changes(state, trial, seat, seat)
    if not parts or any(part.id not in QUIET for part in parts):
        return None
    return Text("gaia-waste-idle", parts[0].args)
