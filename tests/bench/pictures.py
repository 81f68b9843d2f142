"""Composing a picture beside Pillow encoding its pixels: both together should take at most twice the encoding."""

from collections.abc import Iterator
from statistics import median
from time import perf_counter

import render
from render.canvas import encode
from tests.render.shots import NAMES, Shot, say, shots

from .figure import Figure, Limits

ROUNDS = 7


def _once(shot: Shot) -> tuple[float, float]:
    start = perf_counter()
    pixels = render.compose(shot.view, shot.scene, say=say, names=NAMES, prompt=shot.prompt)
    drawn = perf_counter()
    encode(pixels)
    return (drawn - start) * 1e3, (perf_counter() - drawn) * 1e3


def run(limits: Limits) -> Iterator[Figure]:
    """Caches are warmed by one drawing first; cold figures are for the first picture after a start."""
    end = perf_counter() + limits.seconds
    ratios = []
    for shot in shots():
        cold, _ = _once(shot)
        pairs = [_once(shot) for _ in range(ROUNDS)]
        composing, encoding = median(pair[0] for pair in pairs), median(pair[1] for pair in pairs)
        ratios.append((composing + encoding) / encoding)
        yield Figure(f"picture-{shot.name}-cold", cold, "ms")
        yield Figure(f"picture-{shot.name}-compose", composing, "ms")
        yield Figure(f"picture-{shot.name}-encode", encoding, "ms")
        yield Figure(f"picture-{shot.name}-ratio", ratios[-1], "x encoding")
        if perf_counter() > end:
            break
    yield Figure("picture-ratio-median", median(ratios), "x encoding")
    yield Figure("picture-ratio-worst", max(ratios), "x encoding")


def main() -> None:
    for figure in run(Limits()):
        print(figure, flush=True)


if __name__ == "__main__":
    main()
