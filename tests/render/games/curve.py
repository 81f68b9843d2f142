"""Courses of matches that are over: of two and five players, of a player against the game's own rival, and of teams."""

from math import sin

from render import Curve, Scene
from tests.render.shots import Shot

PARTS = 40


def course(game: str, sides: tuple[tuple[int, ...], ...], seats: int) -> Curve:
    """Everybody's fortune swings, the first player's rises."""
    shares, scores = [], []
    for part in range(PARTS + 1):
        weights = [2 + sin(part / 5 + 2 * side) + (part / 8 if side == 0 else 0) for side in range(len(sides))]
        shares.append(tuple([weight / sum(weights) for weight in weights]))
        scores.append(tuple([round(part * (4 - seat / 3) + 6 * sin(part / 4 + seat)) for seat in range(seats)]))
    marks = ((33, 0), (21, (sides[-1] or sides[0])[-1]), (33, 0))
    return Curve(game, sides, tuple(shares), tuple(scores), marks, sides[0])


def shots() -> list[Shot]:
    named = {
        "two": course("gaia", ((0,), (1,)), 2),
        "four": course("renature", ((0,), (1,), (2,), (3,)), 4),
        "five": course("earth", ((0,), (1,), (2,), (3,), (4,)), 5),
        "alone": course("ecosystem", ((0,), ()), 2),
        "teams": course("earth", ((0, 1), (2, 3)), 4),
    }
    return [Shot(f"curve-{name}", view, Scene("curve")) for name, view in named.items()]
