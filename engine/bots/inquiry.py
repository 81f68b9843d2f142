"""One piece of an analysis as data, so that another process can work on it: some seconds at most, after all that
anybody waits for.
"""

from __future__ import annotations

from dataclasses import field
from functools import lru_cache
from typing import TYPE_CHECKING, Literal, TypeAlias

from engine.playback import replay
from engine.record import record
from engine.recording import Recording

from .analysis import (
    ANALYSIS,
    COURSE,
    FULL,
    LOOKS,
    TOGETHER,
    TURNING,
    Effort,
    concluded,
    course,
    doubted,
    doubtful,
    looked_at,
    prided,
    proud,
)

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from engine.playback import Position

    from .analysis import Analysis, Look

Stage: TypeAlias = Literal["course", "looks", "doubt", "pride"]


@record
class Inquiry:
    """`match`: its recording. `stage`: what is wanted, of the thoughts from `at` to `to`."""

    game: str
    match: bytes
    stage: Stage
    at: int = 0
    to: int = 0
    course: bytes = b""
    looks: bytes = b""
    effort: Effort = field(default=FULL)


@lru_cache(maxsize=2)
def positions(match: bytes) -> tuple[Position, ...]:
    """Raises `Differs` for a match that today's rules play otherwise."""
    return tuple(replay(Recording.read(match)))


def inquire(order: Inquiry) -> bytes:
    """Pure: the same order has the same answer everywhere."""
    found, key = positions(order.match), Recording.read(order.match).seed
    if order.stage == "course":
        return COURSE.dump_json(course(found))
    known = COURSE.validate_json(order.course)
    some = known.thoughts[order.at : order.to]
    match order.stage:
        case "looks":
            return LOOKS.dump_json(looked_at(found, some, key, order.effort))
        case "doubt":
            return TURNING.dump_json(doubted(found, known, some[0], key, order.effort))
        case "pride":
            [look] = LOOKS.validate_json(order.looks)
            return TURNING.dump_json(prided(found, known, some[0], look, key, order.effort))


Ask: TypeAlias = "Callable[[Inquiry], Awaitable[bytes]]"


async def analysed(
    recording: Recording, ask: Ask, effort: Effort = FULL, progress: Callable[[int, int], None] = lambda _, __: None
) -> Analysis:
    """Asks for one piece after the other. `progress` hears how many are done, of how many."""
    game, match = recording.game, recording.write()
    base = await ask(Inquiry(game, match, "course", effort=effort))
    found = COURSE.validate_json(base)
    starts = range(0, len(found.thoughts), TOGETHER)
    done, total = 1, 1 + len(starts) + effort.doubts + effort.prides * len(recording.seats)
    looks: list[Look] = []
    for at in starts:
        progress(done, total)
        looks += LOOKS.validate_json(await ask(Inquiry(game, match, "looks", at, at + TOGETHER, base, effort=effort)))
        done += 1
    doubts, prides = doubtful(found.thoughts, looks, effort), proud(found.thoughts, looks, effort)
    total = done + len(doubts) + len(prides)
    lost, won = [], []
    for at in doubts:
        progress(done, total)
        lost.append(TURNING.validate_json(await ask(Inquiry(game, match, "doubt", at, at + 1, base, effort=effort))))
        done += 1
    for at in prides:
        progress(done, total)
        look = LOOKS.dump_json((looks[at],))
        order = Inquiry(game, match, "pride", at, at + 1, base, look, effort)
        won.append(TURNING.validate_json(await ask(order)))
        done += 1
    return concluded(found, lost, won)


__all__ = ["ANALYSIS", "Ask", "Inquiry", "analysed", "inquire", "positions"]
