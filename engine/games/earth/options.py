"""One option per thing that can ever be chosen, so that a prompt only gathers them."""

from collections.abc import Iterable

from engine.prompt import Option

from .catalogue import CARDS
from .terms import Action

CARD = {card: Option("card", card) for card in CARDS}
WORD_OF: dict[Action, str] = {"green": "plant", "red": "compost", "blue": "water", "yellow": "grow"}
COLOUR_OF: dict[str, Action] = {word: colour for colour, word in WORD_OF.items()}
ACTION = {colour: Option("word", word=word) for colour, word in WORD_OF.items()}
TAKE = {good: Option("take", word=good) for good in ("soil", "compost", "sprout", "card", "growth")}
# The benefit, and then every ability that can be paid.
ALL = "-all"
TAKE_ALL = {good: Option("take", word=f"{good}{ALL}") for good in TAKE}
USE, USE_ALL, SKIP, PASS, BEFORE, AFTER, DONE = (
    Option("word", word=word) for word in ("use", "use-all", "skip", "pass", "before", "after", "done")
)
EVENT, CONVERT, GIVE, FETCH, NEVER_MIND = (
    Option("word", word=word) for word in ("event", "convert", "give", "fetch", "never-mind")
)
ASK_ME, ASK_ME_NOT = (Option("word", word=word) for word in ("ask-me", "ask-me-not"))
# What partners lay between them, besides cards.
GOOD = {good: Option("good", word=good) for good in ("soil", "compost", "sprout", "growth")}
TEAM = Option("word", word="team")


def of_cards(cards: Iterable[int]) -> tuple[Option, ...]:
    return tuple(map(CARD.__getitem__, cards))
