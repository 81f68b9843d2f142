"""What a plant is worth in an area to a player of habit. Knows how the area stands, not where it lies."""

from functools import lru_cache

from .grove import stronger
from .pieces import SLOT_VALUE, Slot, planted
from .scoring import decided

LEAD, FAR = 0.12, 1  # of the main points for each point of a lead, and how much of a lead matters
OWN, NEUTRAL = 0.23, -0.1  # what a point of a plant's height is worth elsewhere
SPOILT, RIVALS = 0.07, 0.035  # of the main points: what a neutral plant costs whoever leads, and costs the others
THEIRS = 0.6  # of an opponent's point
KNOWN = 4096  # matches that are run on come to areas that stand alike again and again

Numbers = tuple[int, ...]
Want = tuple[float, Slot]  # the worth of the plant that is wanted most, and its slot; -1: there is none
NONE: Want = (0.0, -1)


def scored(points: Numbers, slots: Numbers) -> Want:
    """Where the area was scored before."""
    return max([(float(points[SLOT_VALUE[slot]]), slot) for slot in slots], default=NONE)


@lru_cache(maxsize=KNOWN)
def leading(main: int, seat: int, strengths: Numbers, points: Numbers, slots: Numbers) -> Want:
    """By what the plant changes in an area that others may still plant in."""
    own, rest = strengths[seat], max([*strengths[:seat], *strengths[seat + 1 :]])
    spoilt, rivals = (SPOILT * main, 0.0) if own else (0.0, RIVALS * main)
    before, lead, each = own - rest, min(FAR, own - rest), LEAD * main

    def change(slot: Slot, value: int) -> float:
        if slot < 4:
            return each * (min(FAR, before + value) - lead) - OWN * value
        return rivals - (spoilt + NEUTRAL) * value

    values = [(slot, SLOT_VALUE[slot]) for slot in slots]
    return max([(points[value] + change(slot, value), slot) for slot, value in values], default=NONE)


@lru_cache(maxsize=KNOWN)
def closing(main: int, second: int, seat: int, strengths: Numbers, points: Numbers, slots: Numbers) -> Want:
    """By what the plant changes in an area that is completed with it."""
    bare = balance(main, second, seat, strengths)

    def change(slot: Slot, value: int) -> float:
        after = stronger(strengths, planted(seat, slot) // 4, value)
        return balance(main, second, seat, after) - bare - (OWN if slot < 4 else NEUTRAL) * value

    values = [(slot, SLOT_VALUE[slot]) for slot in slots]
    return max([(points[value] + change(slot, value), slot) for slot, value in values], default=NONE)


def balance(main: int, second: int, seat: int, strengths: Numbers) -> float:
    """What the area brings, less a part of what it brings others."""
    found = decided(strengths)
    parts = ((found.main, main), (found.second, second))
    return sum([points if who == seat else -THEIRS * points for who, points in parts if who is not None])
