"""Composing a picture beside Pillow encoding its pixels: both together should take at most twice the encoding.

Every scene is measured: each gets its share of the time that is left, and is drawn at least `FEWEST` times.
"""

from collections.abc import Iterator
from statistics import median
from time import perf_counter, process_time

import render
from render.canvas import encode
from tests.render.shots import NAMES, Shot, say, shots

from .figure import Figure, Limits

FEWEST, MOST_ROUNDS = 3, 15
MOST = 2.0


def _once(shot: Shot) -> tuple[float, float, int]:
    """Time of this process alone: what else runs on the machine should not count. And the bytes of the file."""
    start = process_time()
    pixels = render.compose(shot.view, shot.scene, say=say, names=NAMES, prompt=shot.prompt)
    drawn = process_time()
    size = len(encode(pixels))
    return (drawn - start) * 1e3, (process_time() - drawn) * 1e3, size


def _rounds(shot: Shot, seconds: float) -> list[tuple[float, float, int]]:
    end, rounds = perf_counter() + seconds, list[tuple[float, float, int]]()
    while len(rounds) < FEWEST or (len(rounds) < MOST_ROUNDS and perf_counter() < end):
        rounds.append(_once(shot))
    return rounds


def run(limits: Limits) -> Iterator[Figure]:
    """Caches are warmed by one drawing first; cold figures are for the first picture after a start. The middle of the
    ratios of single rounds counts, because a core that is shared for a while slows both halves of a round.
    """
    end = perf_counter() + limits.seconds
    some = [shot for shot in shots() if limits.game in (None, shot.view.game)]
    ratios, sizes, count = list[float](), list[float](), 0
    for number, shot in enumerate(some):
        share = (end - perf_counter()) / (len(some) - number)
        begin = perf_counter()
        cold, _, size = _once(shot)
        rounds = _rounds(shot, share - (perf_counter() - begin))
        count += len(rounds)
        sizes.append(size / 1000)
        ratios.append(median([(composing + encoding) / encoding for composing, encoding, _ in rounds]))
        yield Figure(f"picture-{shot.name}-cold", cold, "ms")
        yield Figure(f"picture-{shot.name}-compose", median([composing for composing, _, _ in rounds]), "ms")
        yield Figure(f"picture-{shot.name}-encode", median([encoding for _, encoding, _ in rounds]), "ms")
        yield Figure(f"picture-{shot.name}-ratio", ratios[-1], "x encoding")
    yield Figure("picture-scenes", len(ratios), f"measured of {len(some)}")
    yield Figure("picture-rounds", count / len(ratios), "a scene")
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
