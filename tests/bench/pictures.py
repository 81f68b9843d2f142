"""Composing a picture beside Pillow encoding its pixels: both together should take at most twice the encoding."""

from collections.abc import Iterator
from statistics import median
from time import perf_counter, process_time

import render
from render.canvas import encode
from tests.render.shots import NAMES, Shot, say, shots

from .figure import Figure, Limits

ROUNDS = 7
MOST = 2.0


def _once(shot: Shot) -> tuple[float, float, int]:
    """Time of this process alone: what else runs on the machine should not count. And the bytes of the file."""
    start = process_time()
    pixels = render.compose(shot.view, shot.scene, say=say, names=NAMES, prompt=shot.prompt)
    drawn = process_time()
    size = len(encode(pixels))
    return (drawn - start) * 1e3, (process_time() - drawn) * 1e3, size


def run(limits: Limits) -> Iterator[Figure]:
    """Caches are warmed by one drawing first; cold figures are for the first picture after a start."""
    end = perf_counter() + limits.seconds
    ratios, sizes = [], []
    for shot in shots():
        cold, _, size = _once(shot)
        pairs = [_once(shot) for _ in range(ROUNDS)]
        composing, encoding = median(pair[0] for pair in pairs), median(pair[1] for pair in pairs)
        sizes.append(size / 1000)
        ratios.append((composing + encoding) / encoding)
        yield Figure(f"picture-{shot.name}-cold", cold, "ms")
        yield Figure(f"picture-{shot.name}-compose", composing, "ms")
        yield Figure(f"picture-{shot.name}-encode", encoding, "ms")
        yield Figure(f"picture-{shot.name}-ratio", ratios[-1], "x encoding")
        if perf_counter() > end:
            break
    yield Figure("picture-size-worst", max(sizes), "kB")
    yield Figure("picture-size-median", median(sizes), "kB")
    yield Figure("picture-ratio-above-2", sum(ratio > MOST for ratio in ratios), f"of {len(ratios)} scenes")
    yield Figure("picture-ratio-median", median(ratios), "x encoding")
    yield Figure("picture-ratio-worst", max(ratios), "x encoding")


def main() -> None:
    for figure in run(Limits()):
        print(figure, flush=True)


if __name__ == "__main__":
    main()
