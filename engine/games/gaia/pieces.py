"""What lies in the box besides the cards an owner may replace: lands, elements, backs, and how many of each."""

from typing import Literal, get_args

Land = Literal["plain", "forest", "sea", "desert", "mountain", "swamp"]
Need = Literal["plain", "forest", "sea", "desert", "mountain", "swamp", "animal"]
Base = Literal["plain", "forest", "sea", "desert", "mountain", "swamp", "star"]
Element = Literal["sun", "rain", "earthquake", "tornado", "protection", "lightning", "volcano"]
Back = Literal["nature", "life", "element"]

LANDS: tuple[Land, ...] = get_args(Land)
NEEDS: tuple[Need, ...] = get_args(Need)
ELEMENTS: tuple[Element, ...] = get_args(Element)
BACKS: tuple[Back, ...] = get_args(Back)
DISASTERS: tuple[Element, ...] = ("lightning", "volcano")

TILES: dict[Land, int] = {"plain": 10, "forest": 8, "sea": 7, "desert": 10, "mountain": 6, "swamp": 7}
NATURE: dict[Land, int] = {"plain": 8, "forest": 8, "sea": 7, "desert": 6, "mountain": 6, "swamp": 5}
ELEMENT: dict[Element, int] = {
    "sun": 6, "rain": 6, "earthquake": 3, "tornado": 4, "protection": 4, "lightning": 5, "volcano": 2,
}  # fmt: skip
ANIMALS = 20
HERD = 4  # animals that one card brings
DEALT: dict[Back, int] = {"nature": 2, "life": 1, "element": 1}
SHOWN: dict[Back, int] = {"nature": 3, "life": 2, "element": 2}
HAND, ELEMENTS_IN_HAND = 6, 2
ELEMENT_GOAL = 4  # cards
