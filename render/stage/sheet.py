"""Land and sky of a title picture, in planes from far to near, lit from the upper left and without outlines."""

from collections.abc import Sequence
from random import Random

from PIL import Image

from render.games.earth.curves import blob, n, polygon, smooth
from render.games.earth.pen import Pen
from render.palette import CREAM, shift
from render.raster import rasterise

Point = tuple[float, float]


class Sheet(Pen):
    """A drawing of any size; everything the plants' pen can do, and planes of land."""

    def __init__(self, seed: str, width: int, height: int) -> None:
        super().__init__(seed)
        self.width, self.height = width, height

    def picture(self) -> Image.Image:
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}">'
            f"<defs>{''.join(self.defs.values())}</defs>{''.join(self.parts)}</svg>"
        )
        return rasterise(svg, self.width, self.height)

    def sky(self, tones: Sequence[str], foot: float = 1.0) -> None:
        last = len(tones) - 1
        fill = self.gradient("sky", [(round(foot * k / last, 3), tone) for k, tone in enumerate(tones)])
        self.add(f'<rect width="{self.width}" height="{self.height}" fill="{fill}"/>')

    def sun(self, x: float, y: float, r: float, tone: str, *, solid: float = 0.92) -> None:
        """The disc behind the subject, with its two halos."""
        for size, alpha in ((1.62, 0.14), (1.3, 0.24), (1.0, solid)):
            self.disc(x, y, r * size, tone, alpha=alpha)

    def stars(self, count: int, floor: float, tone: str = CREAM) -> None:
        rng = Random(count)  # their own chance, so that the land is the same by day and by night
        for _ in range(count):
            x, y = rng.uniform(0, self.width), floor * rng.random() ** 1.3
            self.disc(x, y, rng.uniform(1.0, 2.8), tone, alpha=rng.uniform(0.35, 0.9))

    def cloud(self, x: float, y: float, w: float, tone: str, alpha: float = 0.8) -> None:
        self.path(
            f"M{n(x - w)} {n(y)}q{n(w * 0.1)} {n(-w * 0.32)} {n(w * 0.45)} {n(-w * 0.28)}q{n(w * 0.25)} "
            f"{n(-w * 0.42)} {n(w * 0.7)} {n(-w * 0.1)}q{n(w * 0.6)} {n(-w * 0.12)} {n(w * 0.7)} {n(w * 0.38)}Z",
            tone, alpha=alpha,
        )  # fmt: skip

    def below(self, points: Sequence[Point], tone: str) -> None:
        """Land under a line, down to the foot of the sheet."""
        self.path(smooth(points) + f"L{n(points[-1][0])} {self.height}L{n(points[0][0])} {self.height}Z", tone)

    def hills(self, base: float, swing: float, tone: str, knots: int = 7) -> None:
        step = (self.width + 80) / knots
        self.below([(-40 + k * step, base + self.rng.uniform(-swing, swing)) for k in range(knots + 1)], tone)

    def peaks(self, base: float, height: float, tone: str, *, snow: str = "", count: int = 6) -> None:
        """Faceted mountains: a light left flank, a dark right one."""
        for k in sorted(range(count), key=lambda _: self.rng.random()):
            x = (k + 0.5) * self.width / count + self.rng.uniform(-0.3, 0.3) * self.width / count
            h, w = height * self.rng.uniform(0.6, 1), height * self.rng.uniform(0.9, 1.3)
            self.path(polygon([(x - w, base), (x, base - h), (x + w, base)]), tone)
            ridge = [(x + w * a, base - h * b) for a, b in ((0.1, 0.72), (-0.06, 0.5), (0.14, 0.25), (0, 0))]
            self.path(polygon([(x, base - h), *ridge, (x + w, base)]), shift(tone, -0.045, -0.01))
            if snow:
                edge = ((-0.34, 0.34), (-0.17, 0.28), (-0.04, 0.39), (0.143, 0.255), (0.34, 0.34))
                line = [(x + w * a, base - h + h * b) for a, b in edge]
                self.path(polygon([(x, base - h), *line]), snow)
                self.path(polygon([(x, base - h), *line[2:]]), shift(snow, -0.06, -0.02))

    def fir(self, x: float, y: float, size: float, tone: str) -> None:
        """Three skirts, lit from the left."""
        light, dark = shift(tone, 0.03, 0.01), shift(tone, -0.035, -0.008)
        self.path(f"M{n(x - size * 0.035)} {n(y)}h{n(size * 0.07)}v{n(-size * 0.2)}h{n(-size * 0.07)}Z", dark)
        for top, foot, half in ((0.5, 0.08, 0.25), (0.76, 0.32, 0.2), (1.0, 0.56, 0.14)):
            a, b, w = y - size * top, y - size * foot, size * half
            self.path(polygon([(x, a), (x - w, b), (x, b + size * 0.03)]), light)
            self.path(polygon([(x, a), (x + w, b), (x, b + size * 0.03)]), dark)

    def firs(self, left: float, right: float, y: float, size: float, tone: str, *, swing: float = 12) -> None:
        x = left
        while x < right:
            high = size * self.rng.uniform(0.62, 1.12)
            self.fir(x, y + self.rng.uniform(-swing, swing), high, shift(tone, self.rng.uniform(-0.02, 0.02)))
            x += high * self.rng.uniform(0.26, 0.46)

    def crowns(self, left: float, right: float, y: float, size: float, tone: str, *, swing: float = 10) -> None:
        """A line of round trees, dark at the lower right."""
        x = left
        while x < right:
            s = size * self.rng.uniform(0.65, 1.15)
            foot = y + self.rng.uniform(-swing, swing)
            self.path(blob(self.rng, x, foot - s * 0.42, s * 0.62, s * 0.56), tone)
            self.path(blob(self.rng, x - s * 0.14, foot - s * 0.56, s * 0.36, s * 0.3), shift(tone, 0.035, 0.012))
            x += s * self.rng.uniform(0.7, 1.1)

    def ripples(self, left: float, right: float, top: float, foot: float, tone: str, count: int) -> None:
        for _ in range(count):
            t = self.rng.random() ** 0.8
            y, w = top + (foot - top) * t, (16 + 70 * t) * self.rng.uniform(0.6, 1.3)
            x = self.rng.uniform(left, right)
            d = f"M{n(x)} {n(y)}q{n(w / 2)} -5 {n(w)} 0q{n(-w / 2)} 3.4 {n(-w)} 0Z"
            self.path(d, tone, alpha=self.rng.uniform(0.25, 0.6))
