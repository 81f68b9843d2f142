"""Card stock: an illustration in its frame, and the plate with name and facts under it. Knows no game's cards."""

from collections.abc import Sequence

from PIL import Image

from .canvas import clipped, lay, rounded
from .labels import fitted, length, write
from .layout import Box
from .theme import Theme

Part = str | Image.Image


def plated(art: Image.Image, title: str, facts: Sequence[Part], width: int, theme: Theme, *, least: int) -> Image.Image:
    """A hand card: `art` (square, `art_side(width)` large) above, name and one line of facts below."""
    rim = rim_of(width)
    size = max(least, round(width * 0.16))
    line = round(size * 1.3)
    height = width + 2 * line + rim
    out = rounded(width, height, round(width * 0.07), theme.card).copy()
    lay(out, clipped(art, round(width * 0.05)), rim, rim)
    shown, fit = fitted(title, width - 2 * rim, size, "Bold", least)
    write(out, (width / 2, width + line * 0.5), shown, fit, theme.ink)
    formula(out, Box(rim, width + line, width - 2 * rim, line), facts, size, theme.ink, least=least)
    return out


def rim_of(width: int) -> int:
    return max(2, round(width * 0.03))


def art_side(width: int) -> int:
    """How large the picture of a card `width` wide is."""
    return width - 2 * rim_of(width)


def measure(parts: Sequence[Part], size: int, weight: str = "Bold") -> float:
    gap = size * 0.12
    return sum(length(p, size, weight) if isinstance(p, str) else p.width for p in parts) + gap * max(0, len(parts) - 1)


def formula(
    canvas: Image.Image, box: Box, parts: Sequence[Part], size: int, colour: str, *, least: int = 14,
    weight: str = "Bold", align: str = "m",
) -> None:  # fmt: skip
    """Words and figures in one line, in the middle or at the left of a box; words shrink, down to `least`, to fit."""
    while size > least and measure(parts, size, weight) > box.w:
        size -= 1
    spare = box.w - measure(parts, size, weight)
    x, y = box.x + (spare / 2 if align == "m" else 0), box.y + box.h / 2
    for part in parts:
        if isinstance(part, str):
            x += write(canvas, (x, y), part, size, colour, weight, "lm")
        else:
            lay(canvas, part, x, y - part.height / 2)
            x += part.width
        x += size * 0.12
