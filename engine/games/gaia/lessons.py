"""Which rule a coach explains at which question, and what of the match he shows; the words lie in `locales`."""

from engine.event import Args
from engine.game import Lesson

LESSONS = {
    "card": Lesson("2.2", about="hand"),
    "card-city": Lesson("5.2", about="hand"),
    "at-nature": Lesson("4.1", about="table"),
    "at-life": Lesson("4.3", about="table"),
    "at-city": Lesson("5.2", about="table"),
    "at-sun": Lesson("10.5", about="table"),
    "at-rain": Lesson("10.6", about="table"),
    "at-earthquake": Lesson("10.7", about="table"),
    "at-lightning": Lesson("10.10", about="table"),
    "at-volcano": Lesson("10.11", about="table"),
    "with": Lesson("10.7", about="table"),
    "city": Lesson("2.4", about="table"),
    "from": Lesson("2.3", about="table"),
    "discard": Lesson("3.3", about="hand"),
    "goal": Lesson("7.1", about="table"),
    "capture": Lesson("8.1", about="table"),
    "second": Lesson("8.3", about="table"),
    "back": Lesson("10.9"),
    "keep": Lesson("10.9"),
    "protect": Lesson("10.12", about="table"),
    "end": Lesson("9.2", about="table"),
}


def taught(ask: str, terms: Args) -> str:
    """Where a card goes is another question for every kind of card; a city may have one place, and not be asked for."""
    if ask == "card" and dict(terms).get("cities"):
        return "card-city"
    return f"at-{dict(terms)['what']}" if ask == "at" else ask
