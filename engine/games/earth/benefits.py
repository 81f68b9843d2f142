"""What the four actions give: the large benefit of whoever chose one, the small ones of the others."""

from .effects import Effect, effect
from .terms import Action, Good

# Rules 2.4 to 2.8. Of the cards drawn with green one is kept, whoever draws.
ONE_CARD = effect("1 card")
LARGE: dict[Action, Effect] = {
    "green": ONE_CARD, "red": effect("5 soil, 2 compost"), "blue": effect("6 sprout, 2 soil"),
    "yellow": effect("4 card, 2 growth"),
}
SMALL: dict[Action, tuple[Good, ...]] = {
    "red": ("soil", "compost"), "blue": ("sprout", "soil"), "yellow": ("card", "growth"),
}
TWO: dict[str, Effect] = {good: effect(f"2 {good}") for pair in SMALL.values() for good in pair}
