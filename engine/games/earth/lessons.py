"""Which rule a coach explains at which question, and what of the match he shows; the words lie in `locales`. Cards that
are chosen among show themselves; where he speaks of the fauna, the table shows them.
"""

from engine.event import Args
from engine.game import Lesson

LESSONS = {
    "island": Lesson("1.5"),
    "climate": Lesson("1.4"),
    "ecosystem": Lesson("1.2"),
    "bury-first": Lesson("1.5"),
    "action": Lesson("2.2", about="seat"),
    "take": Lesson("2.2", about="seat"),
    "card": Lesson("4.1", about="table"),
    "at": Lesson("3.2", about="seat"),
    "pay": Lesson("4.5"),
    "keep": Lesson("2.4", about="table"),
    "order": Lesson("3.3", about="seat"),
    "use": Lesson("3.4", about="seat"),
    "unpaid": Lesson("5.4", about="seat"),
    "uncopied": Lesson("3.6", about="seat"),
    "copy": Lesson("3.6", about="seat"),
    "sprout": Lesson("2.10", about="seat"),
    "growth": Lesson("6.9", about="seat"),
    "return-sprout": Lesson("5.4", about="seat"),
    "return-growth": Lesson("3.4", about="seat"),
    "bury": Lesson("6.9"),
    "dig": Lesson("6.9"),
    "event": Lesson("5.1"),
    "done": Lesson("5.5", about="table"),
    "fauna": Lesson("8.8", about="table"),
    "give": Lesson("9.2", about="seat"),
    "fetch": Lesson("9.3", about="seat"),
    "take-soil": Lesson("3.1", about="seat"),
    "take-card": Lesson("3.1", about="seat"),
    "take-compost": Lesson("3.1", about="seat"),
}


def taught(ask: str, terms: Args) -> str:
    """What is composted of the first hand is not paid for anything."""
    return "bury-first" if ask == "bury" and dict(terms)["start"] else ask
