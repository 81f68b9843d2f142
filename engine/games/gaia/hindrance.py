"""Why a card cannot be played now, and why it cannot go to a tile: the rule behind everything that is not offered."""

from collections.abc import Callable, Iterator
from typing import Any, assert_never

from engine.prompt import Barred
from engine.record import record
from engine.text import Text, text

from .cards import FACE, Animals, Card, CityCard, ElementCard, Face, Nature
from .chart import BOARD, NEAR
from .cities import covered
from .options import CARD, CELL
from .pieces import HERD, Element
from .spots import WEATHER, burning, playable, reach, spots, swaps
from .state import Gaia


@record
class Hindrance:
    why: Text
    rule: str


def hand_barred(state: Gaia, seat: int) -> tuple[Barred, ...]:
    """The cards of the hand that cannot be played now."""
    cards = [card for card in dict.fromkeys(state.hands[seat]) if not playable(state, seat, card)]
    found = [(CARD[card], unplayable(state, card)) for card in cards]
    return tuple([Barred(option, hindrance.why, hindrance.rule) for option, hindrance in found])


def unplayable(state: Gaia, card: Card) -> Hindrance:
    """Of a card that is not playable."""
    match FACE[card]:
        case Nature(land):
            return missing(land, "4.2")
        case Animals(land):
            if state.animals < HERD:
                return Hindrance(text("gaia-why-reserve", count=state.animals), "4.4")
            return Hindrance(text("gaia-why-no-tile", land=Text(f"gaia-{land}")), "4.3")
        case CityCard(_, base, needs) as city:
            free = [covered(state, cell, needs) for cell in state.lands if city_hindered(state, city, cell) is None]
            if not free:
                return Hindrance(text("gaia-why-no-tile", land=Text(f"gaia-{base}")), "5.1")
            return Hindrance(text("gaia-why-needs", count=max(free)), "5.2")
        case ElementCard(element):
            return idle(state, element)


def missing(land: str, rule: str) -> Hindrance:
    return Hindrance(text("gaia-why-supply", land=Text(f"gaia-{land}")), rule)


IDLE: dict[Element, Hindrance] = {
    "earthquake": Hindrance(Text("gaia-why-no-swap"), "10.8"),
    "tornado": Hindrance(Text("gaia-why-nobody"), "10.9"),
    "lightning": Hindrance(Text("gaia-why-no-strike"), "10.4"),
    "volcano": Hindrance(Text("gaia-why-no-mountain"), "10.11"),
    "protection": Hindrance(Text("gaia-why-answer"), "10.16"),
}


def idle(state: Gaia, element: Element) -> Hindrance:
    """Of an element that would change nothing anywhere."""
    match element:
        case "sun" | "rain":
            found = [weather_hindered(state, element, cell) for cell in state.lands]
            short = [hindrance for hindrance in found if hindrance and hindrance.rule == "10.4"]
            return short[0] if short else Hindrance(Text(f"gaia-why-no-{element}"), WEATHER_RULE[element])
        case "volcano":
            mountains = [volcano_hindered(state, cell) for cell, land in state.lands.items() if land == "mountain"]
            return min(mountains, key=lambda one: one.rule, default=IDLE[element])
        case "earthquake" | "tornado" | "lightning" | "protection":
            return IDLE[element]
        case _:
            assert_never(element)


def cells_barred(state: Gaia, card: Card) -> tuple[Barred, ...]:
    """The cells that a card which is being played cannot go to; for a land those that touch the map at a corner."""
    face, offered = FACE[card], set(spots(state, card))
    if isinstance(face, Nature):
        return tuple([Barred(CELL[cell], Text("gaia-why-corner"), "4.1") for cell in sorted(corners(state))])
    found = [(cell, HINDERED[type(face)](state, face, cell)) for cell in sorted(state.lands.keys() - offered)]
    return tuple([Barred(CELL[cell], hindrance.why, hindrance.rule) for cell, hindrance in found if hindrance])


def corners(state: Gaia) -> set[int]:
    """Free cells that touch the map with a corner alone."""
    found = {near for cell in state.lands for side in NEAR[cell] for near in NEAR[side] if apart(cell, near)}
    return found - state.lands.keys() - set(state.shore)


def apart(cell: int, other: int) -> bool:
    """Whether two cells share just a corner."""
    return abs(BOARD.row(cell) - BOARD.row(other)) == 1 == abs(BOARD.column(cell) - BOARD.column(other))


def occupied(state: Gaia, cell: int, rule: str) -> Hindrance | None:
    if cell in state.cities:
        return Hindrance(Text("gaia-why-city"), rule)
    return Hindrance(Text("gaia-why-herd"), rule) if cell in state.herds else None


def animals_hindered(state: Gaia, card: Animals, cell: int) -> Hindrance | None:
    if card.land not in ("star", state.lands[cell]):
        return Hindrance(text("gaia-why-land", land=Text(f"gaia-{card.land}")), "4.3")
    return occupied(state, cell, "4.3")


def city_hindered(state: Gaia, city: CityCard, cell: int) -> Hindrance | None:
    """But for its needs."""
    land = state.lands[cell]
    if city.base == "star" and land == "sea":
        return Hindrance(Text("gaia-why-sea"), "5.1")
    if city.base not in ("star", land):
        return Hindrance(text("gaia-why-land", land=Text(f"gaia-{city.base}")), "5.1")
    return occupied(state, cell, "5.1")


def needy(state: Gaia, city: CityCard, cell: int) -> Hindrance:
    found = city_hindered(state, city, cell)
    return found or Hindrance(text("gaia-why-needs-here", count=covered(state, cell, city.needs)), "5.2")


WEATHER_RULE = {"sun": "10.5", "rain": "10.6"}


def weather_hindered(state: Gaia, element: Element, cell: int) -> Hindrance | None:
    turned, land = WEATHER[element], state.lands[cell]
    if land not in turned:
        return Hindrance(Text(f"gaia-why-{element}"), WEATHER_RULE[element])
    if cell in state.cities:
        return Hindrance(Text("gaia-why-city"), WEATHER_RULE[element])
    return None if state.supply[turned[land]] else missing(turned[land], "10.4")


def volcano_hindered(state: Gaia, cell: int) -> Hindrance:
    """Of one that does not erupt there."""
    if state.lands[cell] != "mountain":
        return Hindrance(Text("gaia-why-volcano"), "10.11")
    if burnt := len(burning(state, cell)):
        return Hindrance(text("gaia-why-deserts", count=burnt, left=state.supply["desert"]), "10.11")
    return Hindrance(Text("gaia-why-unchanged"), "10.4")


def element_hindered(state: Gaia, card: ElementCard, cell: int) -> Hindrance | None:
    match card.element:
        case "sun" | "rain":
            return weather_hindered(state, card.element, cell)
        case "earthquake":
            return Hindrance(Text("gaia-why-alike"), "10.8")
        case "lightning":
            return Hindrance(Text("gaia-why-bare"), "10.4")
        case "volcano":
            return volcano_hindered(state, cell)
        case "tornado" | "protection":
            return None


HINDERED: dict[type[Face], Callable[[Gaia, Any, int], Hindrance | None]] = {
    Animals: animals_hindered, CityCard: needy, ElementCard: element_hindered,
}  # fmt: skip


def swaps_barred(state: Gaia, cell: int) -> Iterator[Barred]:
    """Rules 10.8: the neighbours that are alike in everything."""
    offered = set(swaps(state, cell))
    for near in reach(state, cell)[1:]:
        if near not in offered:
            yield Barred(CELL[near], Text("gaia-why-twin"), "10.8")
