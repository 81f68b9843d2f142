"""The eleven kinds of card and how many of each there are."""

import tomllib
from pathlib import Path
from typing import Literal, get_args

Card = Literal[
    "bear", "bee", "meadow", "trout", "eagle", "rabbit", "dragonfly", "fox", "deer", "stream", "wolf",
]
CARDS: tuple[Card, ...] = get_args(Card)
COUNTS: dict[Card, int] = tomllib.loads((Path(__file__).parent / "data" / "deck.toml").read_text())["cards"]
DECK: tuple[Card, ...] = tuple(card for card in CARDS for _ in range(COUNTS[card]))
