"""A match of any game whose bots know what is good can be analysed when it is over: always with the same result."""

import asyncio
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from bot.table.analysis import Hasty
from engine import ANALYSIS, Analysis, Option, Picked, Recording, Turning, analysed, replay
from engine.bots.analysis import Course, Look, Thought, concluded, proud
from engine.bots.chances import softened
from engine.bots.inquiry import positions
from engine.bots.judged import judgement

FOLDER = Path(__file__).parents[1] / "recordings"
KINDS = ("ecosystem-1", "ecosystem-2", "renature-2", "gaia-2", "earth-1-level-hard", "earth-2-mode-beginner")


async def hasty(recording: Recording) -> Analysis:
    return await analysed(recording, Hasty().study, replace(Hasty.effort, most=12))


@pytest.mark.parametrize("kind", KINDS)
def test_a_match_is_analysed_part_by_part_and_always_alike(kind: str) -> None:
    recording = Recording.read((FOLDER / f"{kind}.json").read_bytes())
    found = asyncio.run(hasty(recording))
    judged = judgement(recording.game)
    assert judged
    played = list(replay(recording))
    beats = [judged.beat(position.match) for position in played]
    parts = sum(before != after for before, after in pairwise(beats))
    assert len(found.points) in (parts + 1, parts + 2), "one when it was set up, one for each part, and the end"
    assert all(abs(sum(point.shares) - 1) < 1e-9 for point in found.points)
    assert all(len(point.shares) == len(found.sides) for point in found.points)
    assert sorted([seat for side in found.sides for seat in side]) == list(range(len(recording.seats)))
    result = played[-1].match.result
    assert result
    assert found.points[-1].scores == tuple([sheet.total for sheet in result.sheets])
    assert max(found.points[-1].shares) == 1
    assert found.turning or found.best
    assert all(each.gain > 0 and each.better != each.played for each in found.turning)
    assert all(each.seat in range(len(recording.seats)) for each in (*found.turning, *found.best))
    assert all(0 <= (each.chance or 0) <= (each.chance or 0) + each.gain <= 1 + 1e-9 for each in found.turning)
    positions.cache_clear()
    assert ANALYSIS.dump_json(asyncio.run(hasty(recording))) == ANALYSIS.dump_json(found)


def test_nobodys_best_move_is_to_do_nothing_while_there_is_another() -> None:
    end, lay = Picked((Option("word", word="done"),)), Picked((Option("cell", 3),))
    some = [Thought(0, 1, (end,)), Thought(0, 2, (lay, end)), Thought(1, 3, (end,)), Thought(0, 4, (Picked(()),))]
    looks = [Look(over=over, other=(lay,)) for over in (0.5, 0.1, 0.2, 0.4)]
    assert proud(some, looks, replace(Hasty.effort, prides=1)) == [1, 2]
    prides = [
        Turning(each.seat, each.move, 1, each.answers, (lay,), look.over)
        for each, look in zip(some, looks, strict=True)
    ]
    assert [each.move for each in concluded(Course((), (), ()), [], prides).best] == [2, 3]


def test_one_mistake_is_told_once() -> None:
    """Of the moves of one part the one that cost most, and nobody's best move beside it while there is another."""
    lay = Picked((Option("cell", 3),))
    doubts = [
        Turning(seat, move, part, (lay,), (), gain)
        for seat, move, part, gain in ((0, 1, 1, 0.3), (0, 2, 1, 0.4), (1, 3, 1, 0.1), (0, 4, 2, 0.2), (1, 5, 3, 0.05))
    ]
    prides = [Turning(0, move, part, (lay,), (), gain) for move, part, gain in ((1, 1, 0.5), (6, 3, 0.1))]
    found = concluded(Course((), (), ()), doubts, prides)
    assert [each.move for each in found.turning] == [2, 4, 3]
    assert [each.move for each in found.best] == [6]


def test_every_game_says_how_much_a_point_decides() -> None:
    assert softened([3.0, 3.0], 5.0) == (0.5, 0.5)
    ahead, behind = softened([10.0, 0.0], 5.0)
    assert ahead > softened([10.0, 0.0], 20.0)[0] > 0.5 > behind
    assert sum(softened([1000.0, 0.0, -1000.0], 0.1)) == pytest.approx(1)
