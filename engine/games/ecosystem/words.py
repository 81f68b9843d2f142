"""What cards, cells and options are called."""

from engine.prompt import Option
from engine.text import Text, text

from .board import NAMES
from .cards import CARDS, Card

NAME: dict[Card, Text] = {card: Text(f"ecosystem-{card}") for card in CARDS}


def label(option: Option) -> Text:
    match option.kind:
        case "card":
            return NAME[option.word]  # type: ignore[index]
        case "cell":
            return text("cell", name=NAMES[option.id])
        case _:
            return Text(f"ecosystem-word-{option.word}")
