"""Wolves and longest streams: they score by comparison, so every picture shows them of all who compete."""

from collections.abc import Sequence
from typing import Literal

from PIL import Image

from engine import record
from engine.games.ecosystem.scoring import STREAM, WOLF, longest, places, rival_grid, wolves
from engine.games.ecosystem.view import EcosystemView
from render.canvas import fill, lay
from render.icons import seat_mark, sign
from render.labels import length, write
from render.layout import GAP, Box
from render.palette import INK
from render.theme import Theme

from .faces import figure

Kind = Literal["wolf", "stream"]
KINDS: tuple[Kind, ...] = ("wolf", "stream")


@record
class Runner:
    """Who competes, with how many, and what that brings as all grids lie. Rival and neutral pile have no seat."""

    seat: int | None
    count: int
    points: int


def race(view: EcosystemView, kind: Kind) -> list[Runner]:
    """By seat; then the rival or the neutral pile."""
    measure = wolves if kind == "wolf" else longest
    seats: list[int | None] = [*range(len(view.grids))]
    counts = [measure(dict(grid)) for grid in view.grids]
    if view.rival is not None:
        seats.append(None)
        counts.append(measure(rival_grid(list(view.rival))))
    if view.neutral is not None:
        seats.append(None)
        counts.append(view.neutral.count(kind))
    points = places(counts, WOLF if kind == "wolf" else STREAM)
    return [Runner(*found) for found in zip(seats, counts, points, strict=True)]


def mark(seat: int | None, size: int, theme: Theme) -> Image.Image:
    """A leaf stands for who has no seat: the rival, the neutral pile."""
    return sign("leaf", size, theme.soft) if seat is None else seat_mark(seat, size, theme)


def lay_runner(canvas: Image.Image, box: Box, kind: Kind, runner: Runner, size: int, theme: Theme) -> None:
    """Under a grid: how many it has, and what they bring now; gold where that is the first place."""
    first = runner.points == (WOLF if kind == "wolf" else STREAM)[0]
    fill(canvas, box, theme.gold if first else theme.card, radius=box.h // 2)
    icon, middle = figure(kind, round(size * 1.2)), box.y + box.h / 2
    ink = INK if first else theme.ink
    lay(canvas, icon, box.x + box.h * 0.3, middle - icon.height / 2)
    write(canvas, (box.x + box.h * 0.45 + icon.width, middle), str(runner.count), size, ink, "Black", "lm")
    if runner.points:
        write(canvas, (box.right - box.h * 0.4, middle), f"+{runner.points}", size, ink, "Medium", "rm")


def lay_race(canvas: Image.Image, box: Box, kind: Kind, runners: Sequence[Runner], size: int, theme: Theme) -> None:
    """All of them in one line on their panel, gold under the first place."""
    middle, icon = box.y + box.h / 2, figure(kind, round(size * 1.3))
    lay(canvas, icon, box.x + GAP, middle - icon.height / 2)
    left = box.x + icon.width + 2 * GAP
    step = min((box.right - left - GAP // 2) / len(runners), size * 3.4)
    best = (WOLF if kind == "wolf" else STREAM)[0]
    for k, runner in enumerate(runners):
        words = str(runner.count)
        token = max(size // 2, round(min(size * 1.05, step - length(words, size, "Black") - GAP - 6)))
        place = Box(round(left + k * step), box.y + 5, round(step) - 6, box.h - 10)
        first = runner.points == best
        if first:
            fill(canvas, place, theme.gold, radius=place.h // 2)
        width = token + 6 + length(words, size, "Black")
        x = place.x + (place.w - width) / 2
        lay(canvas, mark(runner.seat, token, theme), x, middle - token / 2)
        write(canvas, (x + token + 6, middle), words, size, INK if first else theme.ink, "Black", "lm")
