"""Saves of every game with one thing changed: the long form of `tests/contract/test_damage.py`."""

from collections.abc import Iterator
from random import Random
from time import monotonic

from tests.contract.damage import survives, trials

from .figure import Figure, Limits

LONG = True


def run(limits: Limits) -> Iterator[Figure]:
    """Raises with the file and what was changed in it if a save is neither refused in a sentence nor a match."""
    for name, game in limits.games().items():
        tried = loaded = 0
        end = monotonic() + limits.seconds
        for file, damage, spoilt in trials(name, limits.matches, "bench"):
            if monotonic() > end:
                break
            try:
                loaded += survives(game, spoilt, Random(tried))
            except Exception as error:
                raise AssertionError(f"{file} with {damage}: {error!r}") from error
            tried += 1
        yield Figure(f"damage.{name}.tried", tried, "saves")
        yield Figure(f"damage.{name}.loaded", loaded, "saves")
