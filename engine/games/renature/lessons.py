"""Which rule a coach explains at which question; the words lie in `locales`."""

from engine.game import Lesson

LESSONS = {
    "domino": Lesson("3.3", times=2),
    "at": Lesson("6.1"),
    "plant": Lesson("5.1", times=2),
    "in": Lesson("4.2"),
    "discard": Lesson("3.6"),
    "gather": Lesson("4.5"),
    "score": Lesson("7.2"),
    "end": Lesson("8.3"),
    "animal": Lesson("8.2"),
    "from": Lesson("8.4"),
}
