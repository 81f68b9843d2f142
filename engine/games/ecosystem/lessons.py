"""Which rule a coach explains at which question; the words lie in `locales`. Cards that are chosen among and the grid
that they are for are what every panel shows.
"""

from engine.game import Lesson

LESSONS = {
    "card": Lesson("3.2"),
    "at": Lesson("2.2"),
    "swap": Lesson("4.8"),
    "with": Lesson("4.8"),
    "discard": Lesson("6.3"),
}
