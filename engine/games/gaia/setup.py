"""Dealing out: decks, hands, open cards and goals."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from engine.agenda import Task
from engine.rng import Rng

from .box import CardBox
from .chart import START
from .pieces import ANIMALS, DEALT, DISASTERS, ELEMENT, NATURE, SHOWN, TILES, Back, Element
from .state import Gaia, Goal
from .turn import TURN

if TYPE_CHECKING:
    from .cards import Card

MEEPLES = {2: 6}


def joining(disasters: str) -> dict[Element, int]:
    """Rules 8.5 to 8.7: how many of each Element the deck gets; a number is that of the lightnings."""
    if disasters == "off":
        return {element: count for element, count in ELEMENT.items() if element not in DISASTERS}
    return ELEMENT if disasters == "on" else ELEMENT | {"lightning": int(disasters)}


def setup(box: CardBox, rng: Rng, seats: int, options: Mapping[str, str]) -> tuple[Gaia, list[Task]]:
    chosen = {name for name, value in options.items() if value == "on"}
    disasters = options.get("disasters", "off")
    elements = "elements" in chosen or disasters != "off"  # Rules 8.6: disasters bring the elements with them
    decks: dict[Back, list[Card]] = {
        "nature": [land for land, count in NATURE.items() for _ in range(count)],
        "life": list(box.life),
    }
    if elements:
        decks["element"] = [element for element, count in joining(disasters).items() for _ in range(count)]
    for deck in decks.values():
        rng.shuffle(deck)
    laid = list(box.nature_goals + (box.element_goals if elements else ()))
    rng.shuffle(laid)
    hands = [[deck.pop() for kind, deck in decks.items() for _ in range(DEALT[kind])] for _ in range(seats)]
    state = Gaia(
        rng,
        decks,
        {kind: [deck.pop() for _ in range(SHOWN[kind])] for kind, deck in decks.items()},
        hands,
        [[] for _ in range(seats)],
        [MEEPLES.get(seats, 5)] * seats,
        dict(TILES),
        [Goal(cards) for cards in laid[: seats + 2]],
        ANIMALS,
        "capture" in chosen,
        "four" in chosen,
        shore=(START,),
        lap=1,
    )
    return state, [TURN[0]]
