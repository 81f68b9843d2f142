"""One option per thing that can ever be chosen: made once."""

from engine.prompt import Option

from .board import NEAR
from .cards import CARDS, Card

CARD: dict[Card, Option] = {card: Option("card", word=card) for card in CARDS}
CELL = tuple([Option("cell", cell) for cell in range(len(NEAR))])
STAY = Option("word", word="stay")
