"""Cards as one-line notation that says all about them, so that a saved match needs no file to know its cards.

`plain` a Nature card, `sun` an Element, `animals:sea` (or `animals:star`), `city:Millbrook:p:fasm` a city with its base
and its needs by their signs, `goal:ppff` a goal.
"""

from functools import lru_cache
from typing import Literal, get_args

from engine.record import record
from engine.text import Text, text

from .pieces import ELEMENTS, LANDS, NEEDS, Back, Base, Element, Land, Need

Card = str
SIGN: dict[str, str] = {
    "plain": "p", "forest": "f", "sea": "s", "desert": "d", "mountain": "m", "swamp": "w", "animal": "a", "star": "x",
    "element": "e",
}  # fmt: skip
MEANING: dict[str, str] = {sign: name for name, sign in SIGN.items()}
BASES: tuple[Base, ...] = get_args(Base)
BASE: dict[str, Base] = {SIGN[base]: base for base in BASES}
NEED: dict[str, Need] = {SIGN[need]: need for need in NEEDS}


@record
class Nature:
    land: Land
    back: Literal["nature"] = "nature"


@record
class Animals:
    land: Base
    back: Literal["life"] = "life"


@record
class CityCard:
    name: str
    base: Base
    needs: tuple[Need, ...]
    back: Literal["life"] = "life"

    @property
    def called(self) -> Text:
        return city_name(self.name)


@record
class ElementCard:
    element: Element
    back: Literal["element"] = "element"


Face = Nature | Animals | CityCard | ElementCard


@lru_cache(maxsize=256)
def city_name(city: str) -> Text:
    """A city by its name, as a language has it; one that it does not know stays as it is written."""
    return text("gaia-name", name=city)


def city(name: str, base: Base, needs: tuple[Need, ...]) -> Card:
    return f"city:{name}:{SIGN[base]}:{''.join([SIGN[need] for need in needs])}"


def animals(land: Base) -> Card:
    return f"animals:{land}"


def read(card: Card) -> Face:
    match card.split(":"):
        case [("plain" | "forest" | "sea" | "desert" | "mountain" | "swamp") as land]:
            return Nature(land)
        case [name] if name in ELEMENTS:
            return ElementCard(name)
        case ["animals", land] if land in BASES:
            return Animals(land)
        case ["city", name, base, needs] if base in BASE and needs and set(needs) <= set(NEED):
            return CityCard(name, BASE[base], tuple([NEED[sign] for sign in needs]))
    raise ValueError(f"{card!r} is not a card of Gaïa")


class Faces(dict[Card, Face]):
    """Every card is read once."""

    def __missing__(self, card: Card) -> Face:
        found = self[card] = read(card)
        return found


FACE = Faces()


def back(card: Card) -> Back:
    return FACE[card].back


NATURE_CARDS: tuple[Card, ...] = LANDS
ELEMENT_CARDS: tuple[Card, ...] = ELEMENTS
