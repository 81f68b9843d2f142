"""Which rule a coach explains at which question, and what of the match he shows; the words lie in `locales`. Every
panel shows the tableau and what is chosen among; where he speaks of the fauna, the table shows them.
"""

from engine.event import Args
from engine.game import Lesson

LESSONS = {
    "island": Lesson("1.5"),
    "climate": Lesson("1.4"),
    "ecosystem": Lesson("1.2"),
    "bury-first": Lesson("1.5"),
    "action": Lesson("2.2"),
    "take": Lesson("2.2"),
    "card": Lesson("4.1", about="table"),
    "at": Lesson("3.2"),
    "pay": Lesson("4.5"),
    "keep": Lesson("2.4"),
    "order": Lesson("3.3"),
    "use": Lesson("3.4"),
    "unpaid": Lesson("5.4"),
    "uncopied": Lesson("3.6"),
    "copy": Lesson("3.6"),
    "sprout": Lesson("2.10"),
    "growth": Lesson("6.9"),
    "return-sprout": Lesson("5.4"),
    "return-growth": Lesson("3.4"),
    "bury": Lesson("6.9"),
    "dig": Lesson("6.9"),
    "event": Lesson("5.1"),
    "done": Lesson("5.5"),
    "fauna": Lesson("8.8"),
    "give": Lesson("9.2", about="seat"),
    "fetch": Lesson("9.3", about="seat"),
    "take-soil": Lesson("3.1"),
    "take-card": Lesson("3.1"),
    "take-compost": Lesson("3.1"),
}


def taught(ask: str, terms: Args) -> str:
    """What is composted of the first hand is not paid for anything."""
    return "bury-first" if ask == "bury" and dict(terms)["start"] else ask
