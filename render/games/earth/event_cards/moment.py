"""The sheet an event is painted on: a round window on the moment itself, ringed by rays."""

from render.games.earth.curves import polygon
from render.games.earth.pen import HEIGHT, WIDTH, Pen
from render.icons import polar
from render.palette import mix, shift

X, Y, R = 250.0, 206.0, 164.0


class Moment(Pen):
    """Two tones carry the mood: `night` above, `light` below."""

    def __init__(self, seed: str, night: str, light: str) -> None:
        super().__init__(seed)
        self.night, self.light = night, light

    def between(self, part: float) -> str:
        return mix(self.night, self.light, part)

    def sky(self, tone: str) -> None:
        self.add(f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{tone}"/>')

    def open(self) -> None:
        """Rays, rim, and the window that everything until `close` is seen through."""
        self.sheet(shift(self.night, -0.05))
        for k in range(36):
            a, b = polar(X, Y, 420, k * 10), polar(X, Y, 420, k * 10 + 5)
            self.path(polygon([(X, Y), a, b]), self.between(0.12), alpha=0.6)
        for r, tone in ((R + 20, self.between(0.28)), (R + 12, self.light), (R + 4, shift(self.night, -0.05))):
            self.disc(X, Y, r, tone)
        self.defs["window"] = f'<clipPath id="window"><circle cx="{X}" cy="{Y}" r="{R}"/></clipPath>'
        self.add('<g clip-path="url(#window)">')
        self.sky(self.gradient("air", [(0.05, self.night), (0.9, self.light)]))

    def close(self) -> None:
        self.add("</g>")
        for k in range(24):
            self.disc(*polar(X, Y, R + 30, k * 15), 2.6 if k % 2 else 4, self.light, alpha=0.85)
