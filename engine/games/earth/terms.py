"""The words of the game: colours, habitats, kinds of flora, marks on names, goods. All else is spelt with them."""

from typing import Literal, get_args

Colour = Literal["green", "red", "blue", "yellow", "multicolour", "black", "brown"]
Action = Literal["green", "red", "blue", "yellow"]
Habitat = Literal["sunny", "wet", "rocky", "cold"]
Flora = Literal["tree", "herb", "mushroom", "bush"]
Tag = Literal["geography", "animal", "colour"]
# A compost that is paid is the top of the own pile; one that is gained comes from the deck. Buried: composted from the
# hand. Dug: the top cards of the own compost are looked at and one is taken.
Good = Literal["soil", "card", "sprout", "growth", "compost", "bury", "dig"]
Piece = Literal["sprout", "growth"]

COLOURS: tuple[Colour, ...] = get_args(Colour)
ACTIONS: tuple[Action, ...] = get_args(Action)
HABITATS: tuple[Habitat, ...] = get_args(Habitat)
FLORA: tuple[Flora, ...] = get_args(Flora)
TAGS: tuple[Tag, ...] = get_args(Tag)
GOODS: tuple[Good, ...] = get_args(Good)
PIECES: tuple[Piece, ...] = get_args(Piece)
# Rules 3.5: a multicolour ability is used with each of these actions, and counts as each of these colours.
MIXED: tuple[Action, ...] = ("red", "blue", "yellow")
# A card wears its marks as `tag-…` among its traits, for "colour" and "animal" are also other things.
MARKS = {tag: f"{tag}-named" for tag in TAGS}
