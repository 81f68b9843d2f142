"""What cards, goals, cells and options are called."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from engine.prompt import Option
from engine.text import Text, text

from .cards import FACE, MEANING, Animals, Card, CityCard, ElementCard, Nature
from .chart import NAMES


def needs_text(needs: tuple[str, ...]) -> tuple[Text, ...]:
    return tuple([Text(f"gaia-{need}") for need in needs])


def together(parts: Sequence[Text]) -> Text:
    """One thing made of several. Its words hold no comma, as people part what they type with commas."""
    found = parts[-1]
    for part in reversed(parts[:-1]):
        found = text("gaia-and", one=part, rest=found)
    return found


@lru_cache(maxsize=256)
def name(card: Card) -> Text:
    """What the card is called in full."""
    match FACE[card]:
        case Nature(land):
            return Text(f"gaia-{land}")
        case Animals(land):
            return text("gaia-animals", land=Text(f"gaia-{land}"))
        case CityCard(base=base, needs=needs) as city:
            return text("gaia-city", name=city.called, base=Text(f"gaia-{base}"), needs=together(needs_text(needs)))
        case ElementCard(element):
            return Text(f"gaia-{element}")


@lru_cache(maxsize=256)
def told(card: Card) -> Text:
    """The card in a sentence about what happened."""
    match FACE[card]:
        case Nature(land):
            return text("gaia-told-nature", land=Text(f"gaia-{land}"))
        case Animals(land):
            return text("gaia-told-animals", land=Text(f"gaia-{land}"))
        case CityCard(needs=needs) as city:
            return text("gaia-told-city", name=city.called, needs=together(needs_text(needs)))
        case ElementCard(element):
            return Text(f"gaia-{element}")


@lru_cache(maxsize=256)
def goal_name(goal: str) -> Text:
    """Of the signs of a goal's cards: `ppff`."""
    if set(goal) == {"e"}:
        return text("gaia-goal-elements", count=len(goal))
    return together(goal_parts([(MEANING[sign], goal.count(sign)) for sign in dict.fromkeys(goal)]))


def goal_parts(cards: Sequence[tuple[str, int]]) -> list[Text]:
    """Cards and how many of each."""
    named = [(Text(f"gaia-{card}"), count) for card, count in cards]
    return [text("gaia-goal-part", land=land, count=count) if count > 1 else land for land, count in named]


def aim_name(cells: tuple[int, ...]) -> str:
    return " ⇄ ".join([NAMES[cell] for cell in cells])


LABEL: dict[str, Callable[[Option], Text]] = {
    "card": lambda option: name(option.word),
    "cell": lambda option: text("cell", name=NAMES[option.id]),
    "goal": lambda option: text("gaia-goal", cards=goal_name(option.word)),
    "seat": lambda option: text("gaia-player", seat=option.id),
    "deck": lambda option: text("gaia-deck", back=Text(f"gaia-back-{option.word}")),
    "end": lambda option: text("gaia-end", back=Text(f"gaia-back-{option.word}")),
    "back": lambda option: Text(f"gaia-back-{option.word}"),
}


def word(option: Option) -> Text:
    return Text(f"gaia-word-{option.word}")


def label(option: Option) -> Text:
    return LABEL.get(option.kind, word)(option)
