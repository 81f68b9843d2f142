"""What a player has, as signs with figures: soil, sprouts, growth, compost, hand, events."""

from collections.abc import Mapping, Sequence

from PIL import Image

from engine.games.earth.view import PlayerView
from render.canvas import fill, lay, rounded
from render.icons import seat_mark, sign
from render.labels import length, write, write_in
from render.layout import GAP, Box
from render.memory import kept
from render.palette import INK
from render.theme import Theme

from .signs.icon import icon

LARGE = 1.3  # times as large as other letters


def holdings(player: PlayerView) -> tuple[tuple[str, int], ...]:
    return (
        ("soil", player.soil),
        ("sprout", sum(plot.sprouts for plot in player.plots)),
        ("growth", sum(plot.growth for plot in player.plots)),
        ("compost", player.compost),
        ("hand", player.cards),
        ("event", len(player.events)),
    )


def changes(player: PlayerView) -> dict[str, int]:
    """What of the holdings has changed in the last turn."""
    found = dict(player.changes)
    found["sprout"] = sum([plot.more_sprouts for plot in player.plots])
    found["growth"] = sum([plot.more_growth for plot in player.plots])
    return {name: n for name, n in found.items() if n}


def signed(n: int) -> str:
    return f"{n:+d}".replace("-", "−")


def row(
    canvas: Image.Image, box: Box, values: Sequence[tuple[str, int]], size: int, theme: Theme,
    changed: Mapping[str, int] | None = None, figure: float = LARGE,
) -> None:
    """Spread over a box with equal gaps, each figure beside its sign; below it what has changed. `figure`: how much
    larger than other letters they are.
    """
    wides = [width(value, size, figure) for _, value in values]
    gap, x, side = (box.w - sum(wides)) / len(values), float(box.x), round(size * (figure + 0.15))
    for (name, value), wide in zip(values, wides, strict=True):
        left, middle = x + max(0, gap / 2), box.y + box.h / 2
        lay(canvas, icon(name, side), left, middle - side / 2)
        write(canvas, (left + side + 6, middle), str(value), round(size * figure), theme.ink, "Black", "lm")
        if changed and name in changed:
            piece = change(changed[name], size, theme)
            lay(canvas, piece, left + (wide - piece.width) / 2, box.bottom - 4)
        x += wide + gap


def width(value: int, size: int, figure: float = LARGE) -> int:
    """Of a figure beside its sign."""
    return round(size * (figure + 0.15)) + 6 + round(length(str(value), round(size * figure), "Black"))


@kept
def change(n: int, letters: int, theme: Theme, name: str = "") -> Image.Image:
    """How much more or less there is than before, on gold like everything that is new; with the sign of what it is."""
    words, high = signed(n), round(letters * 1.16)
    side = round(letters * 0.94) if name else 0
    out = rounded(round(length(words, letters, "Black")) + side + 26, high, high // 2, theme.fresh, INK, 3).copy()
    if name:
        lay(out, icon(name, side), 9, (high - side) / 2)
    write(out, (side + 13, high / 2), words, letters, INK, "Black", "lm")
    return out


def total(canvas: Image.Image, box: Box, points: int, size: int, theme: Theme, *, crowned: bool) -> float:
    """At the right end of a line; returns where it begins."""
    letters, middle, right = round(size * 1.2), box.y + box.h / 2, float(box.right - 14)
    right -= length(str(points), letters, "Black")
    write(canvas, (right, middle), str(points), letters, theme.ink, "Black", "lm")
    right -= 58
    lay(canvas, sign("vp", 50), right, middle - 25)
    if crowned:
        right -= 60
        lay(canvas, sign("crown", 52), right, middle - 26)
    return right


def underline(canvas: Image.Image, box: Box, theme: Theme) -> None:
    """Where there is no room to say how much has changed."""
    fill(canvas, box, INK, radius=box.h // 2)
    fill(canvas, box.inset(2), theme.fresh, radius=box.h // 2)


def across(player: PlayerView, size: int, figure: float) -> int:
    """What all figures take."""
    return sum([width(value, size, figure) + GAP for _, value in holdings(player)])


def headline(
    canvas: Image.Image, box: Box, seat: int, name: str, player: PlayerView, size: int, theme: Theme, *,
    scored: int | None = None, crowned: bool = False, changed: Mapping[str, int] | None = None,
) -> None:  # fmt: skip
    """Who it is at the left, what they hold to the right of it, and the total once it is over. A long name takes the
    room that the figures leave, and they are smaller for it.
    """
    token = round(size * 1.7)
    middle = box.y + box.h / 2
    lay(canvas, seat_mark(seat, token, theme), box.x, middle - token / 2)
    right = box.right
    if scored is not None:
        right = round(total(canvas, Box(box.x, box.y, box.w + 14, box.h), scored, size, theme, crowned=crowned)) - GAP
    x = box.x + token + GAP
    least = length(name, size, "Black")
    figure = next((each for each in (LARGE, 1.15) if least <= right - x - GAP - across(player, size, each)), 1.0)
    figures = across(player, size, figure)
    wanted = round(length(name, round(size * 1.35), "Black")) + 1
    room = max(round((right - x) * 0.27), min(wanted, right - x - GAP - figures))
    write_in(canvas, Box(x, box.y, room, box.h), name, round(size * 1.35), theme.ink, "Black", least=size)
    left = Box(x + room + GAP, box.y, right - x - room - GAP, box.h)
    row(canvas, left, holdings(player), size, theme, changed, figure)
