"""Plants, dominoes and animals as numbers and short words."""

from itertools import combinations_with_replacement
from typing import Annotated, Literal, get_args

from pydantic import Field

Kind = Literal["turf", "bush", "pine", "oak"]
Colour = Literal["white", "black", "orange", "blue", "neutral"]
KINDS: tuple[Kind, ...] = get_args(Kind)
COLOURS: tuple[Colour, ...] = get_args(Colour)  # a seat's colour has the seat's number
NEUTRAL = 4
ANIMALS = 10
CLOUD_SPACES = 6
CLOUDS = 30

# A domino is a number too: the 55 pairs of animals in order, doubles included. The bounds are for what is loaded.
PAIRS: tuple[tuple[int, int], ...] = tuple(combinations_with_replacement(range(ANIMALS), 2))
Domino = Annotated[int, Field(ge=0, lt=len(PAIRS))]

# A plant on the board is `4 * colour + kind`. On a player's own board the slots 0 to 3 are for the own colour,
# 4 to 7 for the neutral one.
Plant = Annotated[int, Field(ge=0, lt=20)]
Slot = Annotated[int, Field(ge=0, lt=8)]
VALUE = tuple(plant % 4 + 1 for plant in range(20))
SLOT_VALUE = (1, 2, 3, 4, 1, 2, 3, 4)
SLOT_WORDS: tuple[str, ...] = (*KINDS, *[f"neutral-{kind}" for kind in KINDS])

# What has a name and a drawing of its own; a valley may have others, called as its file calls them.
DRAWN = ("butterfly", "snail", "salamander", "turtle", "owl", "badger", "fox", "hedgehog", "frog", "squirrel")


def planted(seat: int, slot: Slot) -> Plant:
    """What the plant from that slot is on the board."""
    return 4 * seat + slot if slot < 4 else 4 * NEUTRAL + slot - 4


def slot_of(seat: int, plant: Plant) -> Slot | None:
    """The slot of the seat's board that would take the plant; None if it is another player's."""
    colour, kind = divmod(plant, 4)
    if colour == seat:
        return kind
    return 4 + kind if colour == NEUTRAL else None


PLANTED = tuple([tuple([planted(seat, slot) for slot in range(8)]) for seat in range(NEUTRAL)])
