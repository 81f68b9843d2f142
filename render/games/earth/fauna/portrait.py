"""The sheet an animal is painted on, and what many animals share: eyes, mirror halves, a branch to sit on."""

from collections.abc import Sequence

from render.games.earth.curves import Point, curve, smooth, taper
from render.games.earth.flora.leaf import leaf
from render.games.earth.pen import Pen
from render.palette import shift


class Portrait(Pen):
    """`main` and `second` are its colours, `marks` what tells it from others of its build."""

    def __init__(self, seed: str, main: str, second: str, marks: str) -> None:
        super().__init__(seed)
        self.main, self.second = main, second
        self.marks = frozenset(marks.split())


def eye(pen: Pen, x: float, y: float, r: float, iris: str = "#3A2A22") -> None:
    pen.disc(x, y, r, "#1E1A20")
    pen.disc(x, y, r * 0.78, iris)
    pen.disc(x, y, r * 0.5, "#1E1A20")
    pen.disc(x - r * 0.3, y - r * 0.34, r * 0.26, "#FFFFFF")


def both(pen: Pen, points: Sequence[Point], fill: str, dark: str = "") -> None:
    """A shape and its mirror image about the middle line; the right one in shade."""
    pen.path(smooth(points, closed=True), fill)
    pen.path(smooth([(500 - x, y) for x, y in points], closed=True), dark or shift(fill, -0.05))


def branch(pen: Pen, y: float = 352) -> None:
    pen.path(taper(curve((-120, y + 26), (620, y - 14), -0.04, 10), 36, 22), "#5E4636")
    pen.path(taper(curve((-120, y + 18), (620, y - 20), -0.04, 10), 17, 8), "#7E6049")
    for x, turn in ((-30, 20), (60, -30), (110, 24), (430, 40), (470, -20), (550, 14)):
        pen.use(leaf(pen, "ovate", "#5E9448"), x, y, 52, turn)


def shoulders(pen: Pen, tones: Sequence[str]) -> None:
    pen.path(smooth([(80, 440), (122, 340), (196, 296), (304, 296), (378, 340), (420, 440)]), tones[1])
    pen.path(smooth([(250, 300), (304, 296), (378, 340), (420, 440), (250, 440)]), tones[0])


def nose(pen: Pen, y: float, wide: float = 24) -> None:
    """A dark nose, a gleam on it, and the mouth below."""
    half = [(0, 26), (-wide, 6), (-wide * 0.92, -8), (0, -12), (wide * 0.92, -8), (wide, 6)]
    pen.path(smooth([(250 + dx, y + dy) for dx, dy in half], closed=True), "#33292C")
    pen.disc(241, y - 3, 8, "#7A6A6C", ry=3.4)
    mouth = f"M250 {y + 24}v14M250 {y + 38}q-20 16 -34 2M250 {y + 38}q20 16 34 2"
    pen.path(mouth, stroke="#33292C", width=4.5)
