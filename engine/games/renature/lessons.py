"""Which rule a coach explains at which question, and what of the match he shows; the words lie in `locales`. Every
panel shows the valley and the dominoes; he shows the board where he speaks of its clouds.
"""

from engine.event import Args
from engine.game import Lesson

LESSONS = {
    "domino": Lesson("3.3"),
    "at": Lesson("6.1"),
    "plant": Lesson("5.1"),
    "in": Lesson("4.2"),
    "discard": Lesson("3.6"),
    "gather": Lesson("4.5", about="seat"),
    "score": Lesson("7.2"),
    "end": Lesson("8.3", about="seat"),
    "animal": Lesson("8.2"),
    "from": Lesson("8.4"),
}


def taught(ask: str, terms: Args) -> str:
    """Where no domino fits, what there is to learn is about discarding."""
    return "discard" if ask == "domino" and not dict(terms)["fitting"] else ask
