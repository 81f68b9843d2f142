"""Options that every part of the game offers: made once. What a valley names itself, its land has."""

from engine.prompt import Option

from .board import NAMES
from .pieces import SLOT_WORDS

PLANT = tuple(Option("plant", slot, word) for slot, word in enumerate(SLOT_WORDS))
CELL = tuple(Option("cell", cell) for cell in range(len(NAMES)))
SKIP, DISCARD = Option("word", word="skip"), Option("word", word="discard")
JOKER, RETURN, AGAIN = Option("word", word="joker"), Option("word", word="return"), Option("word", word="again")
GATHER, SCORE, DONE = Option("word", word="gather"), Option("word", word="score"), Option("word", word="done")
