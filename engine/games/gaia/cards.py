"""Cards as one-line notation that says all about them, so that a saved match needs no file to know its cards.

`plain` a Nature card, `sun` an Element, `animals:sea` (or `animals:star`), `city:Millbrook:p:fasm` a city with its base
and its needs by their signs, `goal:ppff` a goal.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, get_args

from engine.prompt import Option
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


@record
class ElementCard:
    element: Element
    back: Literal["element"] = "element"


Face = Nature | Animals | CityCard | ElementCard


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


class Options(dict[Card, Option]):
    def __missing__(self, card: Card) -> Option:
        found = self[card] = Option("card", word=card)
        return found


FACE, CARD = Faces(), Options()


def back(card: Card) -> Back:
    return FACE[card].back


def needs_text(needs: tuple[str, ...]) -> tuple[Text, ...]:
    return tuple([Text(f"gaia-{need}") for need in needs])


def together(parts: Sequence[Text]) -> Text:
    """One thing made of several. Its words hold no comma, as people part what they type with commas."""
    found = parts[-1]
    for part in reversed(parts[:-1]):
        found = text("gaia-and", one=part, rest=found)
    return found


@lru_cache(maxsize=256)
def name(card: Card) -> Text:
    """What the card is called in full."""
    match FACE[card]:
        case Nature(land):
            return Text(f"gaia-{land}")
        case Animals(land):
            return text("gaia-animals", land=Text(f"gaia-{land}"))
        case CityCard(name_, base, needs):
            return text("gaia-city", name=name_, base=Text(f"gaia-{base}"), needs=together(needs_text(needs)))
        case ElementCard(element):
            return Text(f"gaia-{element}")


@lru_cache(maxsize=256)
def goal_name(goal: str) -> Text:
    """Of the signs of a goal's cards: `ppff`."""
    if set(goal) == {"e"}:
        return text("gaia-goal-elements", count=len(goal))
    lands = [(Text(f"gaia-{MEANING[sign]}"), goal.count(sign)) for sign in dict.fromkeys(goal)]
    parts = [text("gaia-goal-part", land=land, count=count) if count > 1 else land for land, count in lands]
    return together(parts)


NATURE_CARDS: tuple[Card, ...] = LANDS
ELEMENT_CARDS: tuple[Card, ...] = ELEMENTS
