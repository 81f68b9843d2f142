"""Which rule a coach explains at which question, and what of the match he shows; the words lie in `locales`."""

from engine.game import Lesson

LESSONS = {
    "card": Lesson("3.2", about="hand"),
    "at": Lesson("2.2", about="seat"),
    "swap": Lesson("4.8", about="seat"),
    "with": Lesson("4.8", about="seat"),
    "discard": Lesson("6.3", about="hand"),
}
