"""Which rule a coach explains at which question, and what of the match he shows; the words lie in `locales`. Every
panel shows the map and what can be chosen; he shows what cards in hand need, and how far the others are.
"""

from engine.event import Args
from engine.game import Lesson

LESSONS = {
    "card": Lesson("2.2", about="hand"),
    "card-city": Lesson("5.2", about="hand"),
    "at-nature": Lesson("4.1"),
    "at-life": Lesson("4.3"),
    "at-city": Lesson("5.2"),
    "at-sun": Lesson("10.5"),
    "at-rain": Lesson("10.6"),
    "at-earthquake": Lesson("10.7"),
    "at-lightning": Lesson("10.10"),
    "at-volcano": Lesson("10.11"),
    "with": Lesson("10.7"),
    "city": Lesson("2.4"),
    "from": Lesson("2.3"),
    "discard": Lesson("3.3"),
    "goal": Lesson("7.1"),
    "capture": Lesson("8.1", about="table"),
    "second": Lesson("8.3"),
    "back": Lesson("10.9", about="table"),
    "keep": Lesson("10.9"),
    "protect": Lesson("10.12"),
    "end": Lesson("9.2", about="table"),
}


def taught(ask: str, terms: Args) -> str:
    """Where a card goes is another question for every kind of card; a city may have one place, and not be asked for."""
    if ask == "card" and dict(terms).get("cities"):
        return "card-city"
    return f"at-{dict(terms)['what']}" if ask == "at" else ask
