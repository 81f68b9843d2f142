"""Saves, described positions and recordings of every game with one thing changed: the long form of
`tests/contract/test_damage.py`.
"""

from collections.abc import Iterator
from random import Random
from time import monotonic

from tests.contract.damage import BEARS, trials

from .figure import Figure, Limits

LONG = True


def run(limits: Limits) -> Iterator[Figure]:
    """Raises with what was changed, and where, if it is neither refused in a sentence nor can be used."""
    games = limits.games()
    for kind, bears in BEARS.items():
        for name, game in games.items():
            tried = used = 0
            end = monotonic() + limits.seconds / len(BEARS) / len(games)
            for kept, damage, spoilt in trials(name, limits.matches, "bench", kind):
                if monotonic() > end:
                    break
                try:
                    used += bears(game, spoilt, Random(tried))
                except Exception as error:
                    raise AssertionError(f"{kept} with {damage}: {error!r}") from error
                tried += 1
            yield Figure(f"damage.{name}.{kind}.tried", tried, kind)
            yield Figure(f"damage.{name}.{kind}.used", used, kind)
