"""Why the table needs a seat, for everybody to read, and what an element aims at. Tells nothing of what is in a hand,
and of a turn that is being played only which action it has come to.
"""

from engine.text import Text, text

from .cards import FACE, ElementCard
from .chart import NAMES
from .cities import city_card
from .spots import WEATHER, reach
from .state import Cast, Gaia
from .words import name


def turn_call(state: Gaia) -> Text:
    """The two actions."""
    return text("gaia-call-turn" if state.left > 1 else "gaia-call-second", number=state.lap)


def rest_call(state: Gaia, seat: int) -> Text:
    """A choice that the last action or an element has left, in the own turn or out of it."""
    return text("gaia-call-rest", number=state.lap) if seat == state.turn else Text("gaia-call-goal")


def element_call(state: Gaia, cast: Cast, seat: int) -> Text:
    if cast.backs:
        back = Text(f"gaia-back-{dict(cast.backs)[seat]}")
        return text("gaia-call-tornado", seat=cast.seat, card=name(cast.card), back=back)
    return text("gaia-call-element", seat=cast.seat, card=name(cast.card), target=target(state, cast))


def target(state: Gaia, cast: Cast) -> Text:
    """What lies where an element goes, as it is before."""
    cell = cast.cells[0]
    match FACE[cast.card]:
        case ElementCard("earthquake"):
            one, other = [lying(state, each) for each in cast.cells]
            return text("gaia-target-swap", one=one, other=other)
        case ElementCard("lightning"):
            return lying(state, cell)
        case ElementCard("sun" | "rain" as element):
            land = state.lands[cell]
            into = Text(f"gaia-{WEATHER[element][land]}")
            return text("gaia-target-turn", land=Text(f"gaia-{land}"), cell=NAMES[cell], into=into)
        case _:
            found = [near for near in reach(state, cell) if near in state.cities or near in state.herds]
            things = tuple([lying(state, near) for near in found])
            return text("gaia-target-volcano", cell=NAMES[cell], count=len(things), things=things)


def people(state: Gaia, cast: Cast) -> set[int]:
    """Whom `target` names as living there."""
    match FACE[cast.card]:
        case ElementCard("sun" | "rain"):
            return set()
        case ElementCard("volcano"):
            cells = reach(state, cast.cells[0])
        case _:
            cells = [*cast.cells]
    return {seat for cell in cells if cell in state.cities for seat in state.cities[cell].meeples}


def lying(state: Gaia, cell: int) -> Text:
    """The city with who lives there, or the animals, or the bare land of a tile."""
    if city := state.cities.get(cell):
        living = tuple([text("gaia-player", seat=seat) for seat in dict.fromkeys(city.meeples)])
        if living:
            return text("gaia-target-home", city=city_card(city).called, cell=NAMES[cell], people=living)
        return text("gaia-target-city", city=city_card(city).called, cell=NAMES[cell])
    if cell in state.herds:
        return text("gaia-target-herd", count=state.herds[cell], cell=NAMES[cell])
    return text("gaia-target-land", land=Text(f"gaia-{state.lands[cell]}"), cell=NAMES[cell])
