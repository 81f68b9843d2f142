"""The eleven kinds of card and how many of each there are."""

import tomllib
from pathlib import Path
from typing import Literal, get_args

from engine.prompt import Option
from engine.text import Text

Card = Literal[
    "bear", "bee", "meadow", "trout", "eagle", "rabbit", "dragonfly", "fox", "deer", "stream", "wolf",
]
CARDS: tuple[Card, ...] = get_args(Card)
COUNTS: dict[Card, int] = tomllib.loads((Path(__file__).parent / "data" / "deck.toml").read_text())["cards"]
DECK: tuple[Card, ...] = tuple(card for card in CARDS for _ in range(COUNTS[card]))
CARD: dict[Card, Option] = {card: Option("card", word=card) for card in CARDS}
NAME: dict[Card, Text] = {card: Text(f"ecosystem-{card}") for card in CARDS}
