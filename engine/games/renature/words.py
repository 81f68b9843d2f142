"""What plants, animals, dominoes and options are called."""

from engine.prompt import Option
from engine.text import Text, text

from .board import NAMES, STEP
from .pieces import DRAWN, NEUTRAL, SLOT_VALUE, SLOT_WORDS

PLANT_NAME = tuple(Text(f"renature-{word}") for word in SLOT_WORDS)
PLANT_TOLD = tuple(Text(f"renature-told-{word}") for word in SLOT_WORDS)  # within a sentence


def animal_name(animal: str) -> Text:
    return Text(f"renature-{animal}") if animal in DRAWN else text("renature-other-animal", name=animal)


def colour_name(colour: int) -> Text:
    """Whose plants they are: a seat's colour has the seat's number."""
    return Text("renature-neutral") if colour == NEUTRAL else text("renature-owner", seat=colour)


def domino_name(word: str) -> Text:
    """Of a domino's option word, `fox-owl`."""
    first, second = word.split("-")
    return text("renature-domino", first=animal_name(first), second=animal_name(second))


def label(option: Option) -> Text:
    match option.kind:
        case "card":
            return domino_name(option.word)
        case "animal":
            return animal_name(option.word)
        case "plant":
            return text("renature-worth", plant=PLANT_NAME[option.id], value=SLOT_VALUE[option.id])
        case "cell" if option.word:  # a domino's first half lies on the first cell
            other = option.id + STEP[int(option.word)]
            return text("renature-at", first=NAMES[option.id], second=NAMES[other])
        case "cell":
            return text("cell", name=NAMES[option.id])
        case _:
            return Text(f"renature-word-{option.word}")
