"""Chance as two fields in the save: a seed and how many words of its stream were used. The same on every Python."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from itertools import chain, islice, repeat
from struct import unpack
from typing import TypeVar

T = TypeVar("T")
WORDS = 1 << 32
SURE = WORDS - (1 << 16)  # words below are fair to whatever fewer than 65,536 things can be chosen from


@lru_cache(maxsize=256)
def block(seed: str, number: int) -> tuple[int, ...]:
    """Sixteen words of 32 bits from one hash."""
    return unpack("<16I", blake2b(f"{seed}:{number}".encode()).digest())


def fair(n: int) -> int:
    """Words from there on would favour small numbers below `n`."""
    return WORDS - WORDS % n


@dataclass(slots=True)
class Rng:
    seed: str
    draws: int = 0

    def below(self, n: int) -> int:
        most = fair(n)
        while True:
            word = block(self.seed, self.draws >> 4)[self.draws & 15]
            self.draws += 1
            if word < most:
                return word % n

    def shuffle(self, things: list[T]) -> None:
        """By the same words as `below`, without a call for each: a thought deals whole decks anew."""
        n = len(things)
        while n > 1:
            for word in self.words(n - 1):
                if word < SURE or word < fair(n):
                    other, n = word % n, n - 1
                    things[n], things[other] = things[other], things[n]

    def words(self, n: int) -> Iterable[int]:
        """The next so many."""
        first, self.draws = self.draws, self.draws + n
        blocks = map(block, repeat(self.seed), range(first >> 4, (self.draws + 15) >> 4))
        start = first & 15
        return islice(chain.from_iterable(blocks), start, start + n)

    def copy(self) -> "Rng":
        return Rng(self.seed, self.draws)
