"""A flat picture seen lying down."""

from collections.abc import Sequence

from PIL import Image

Point = tuple[float, float]


class Floor:
    """A flat picture seen lying down: where its points are, and how large things are there."""

    def __init__(self, size: tuple[int, int], quad: Sequence[Point]) -> None:
        """`quad` is where its corners go: upper left, upper right, lower right, lower left."""
        w, h = size
        self.size = size
        flat = [(0.0, 0.0), (float(w), 0.0), (float(w), float(h)), (0.0, float(h))]
        self.there, self.quad = plane(flat, list(quad)), list(quad)

    def at(self, x: float, y: float) -> Point:
        a, b, c, d, e, f, g, h = self.there
        low = g * x + h * y + 1
        return (a * x + b * y + c) / low, (d * x + e * y + f) / low

    def unit(self, x: float, y: float) -> float:
        """Pixels across for one unit of the flat picture."""
        return abs(self.at(x + 1, y)[0] - self.at(x - 1, y)[0]) / 2

    def laid(self, flat: Image.Image, canvas: tuple[int, int], fine: int = 2) -> Image.Image:
        big = [(x * fine, y * fine) for x, y in self.quad]
        w, h = flat.size
        back = plane(big, [(0.0, 0.0), (float(w), 0.0), (float(w), float(h)), (0.0, float(h))])
        size = (canvas[0] * fine, canvas[1] * fine)
        out = flat.convert("RGBA").transform(size, Image.Transform.PERSPECTIVE, back, Image.Resampling.BICUBIC)
        return out.resize(canvas, Image.Resampling.LANCZOS)


def plane(here: Sequence[Point], there: Sequence[Point]) -> tuple[float, ...]:
    """The eight numbers that take four points of one plane to four of another."""
    rows: list[list[float]] = []
    for (x, y), (u, v) in zip(here, there, strict=True):
        rows.append([x, y, 1, 0, 0, 0, -u * x, -u * y, u])
        rows.append([0, 0, 0, x, y, 1, -v * x, -v * y, v])
    for k in range(8):
        best = max(range(k, 8), key=lambda r: abs(rows[r][k]))
        rows[k], rows[best] = rows[best], rows[k]
        rows[k] = [value / rows[k][k] for value in rows[k]]
        for r in range(8):
            if r != k:
                rows[r] = [a - rows[r][k] * b for a, b in zip(rows[r], rows[k], strict=True)]
    return tuple(row[8] for row in rows)
