"""Chance as two fields in the save: a seed and how many words of its stream were used. The same on every Python."""

from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from struct import unpack
from typing import TypeVar

T = TypeVar("T")


@lru_cache(maxsize=256)
def block(seed: str, number: int) -> tuple[int, ...]:
    """Sixteen words of 32 bits from one hash."""
    return unpack("<16I", blake2b(f"{seed}:{number}".encode()).digest())


@dataclass(slots=True)
class Rng:
    seed: str
    draws: int = 0

    def below(self, n: int) -> int:
        fair = (1 << 32) - (1 << 32) % n  # words above would favour small numbers
        while True:
            word = block(self.seed, self.draws >> 4)[self.draws & 15]
            self.draws += 1
            if word < fair:
                return word % n

    def shuffle(self, things: list[T]) -> None:
        """By the same words as `below`, without a call for each: a thought deals whole decks anew."""
        seed, draws = self.seed, self.draws
        words = block(seed, draws >> 4)
        for n in range(len(things), 1, -1):
            while True:
                word = words[draws & 15]
                draws += 1
                if not draws & 15:
                    words = block(seed, draws >> 4)
                if word < (1 << 32) - (1 << 32) % n:
                    break
            i, j = n - 1, word % n
            things[i], things[j] = things[j], things[i]
        self.draws = draws

    def copy(self) -> "Rng":
        return Rng(self.seed, self.draws)
