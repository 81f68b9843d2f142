"""Which rule a coach explains at which question, and what of the match he shows; the words lie in `locales`."""

from engine.event import Args
from engine.game import Lesson

LESSONS = {
    "domino": Lesson("3.3", about="hand"),
    "at": Lesson("6.1", about="table"),
    "plant": Lesson("5.1", about="seat"),
    "in": Lesson("4.2", about="table"),
    "discard": Lesson("3.6", about="hand"),
    "gather": Lesson("4.5", about="seat"),
    "score": Lesson("7.2", about="table"),
    "end": Lesson("8.3", about="seat"),
    "animal": Lesson("8.2", about="table"),
    "from": Lesson("8.4", about="table"),
}


def taught(ask: str, terms: Args) -> str:
    """Where no domino fits, what there is to learn is about discarding."""
    return "discard" if ask == "domino" and not dict(terms)["fitting"] else ask
