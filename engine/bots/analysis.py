"""A match that is over, looked at by a strong bot: who was ahead after each part, and which moves changed most.

Who was ahead is judged from the full position, for nothing is secret any more: what everybody held counts, what was
still to be drawn does not. What would have been better is judged from what the mover could know then, on deals that
were all as possible, as for a hint: nobody is blamed for luck. Work is cut into pieces of some seconds at most, each a
pure function of the match and its number; the same match gives the same analysis everywhere.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING

from pydantic import TypeAdapter

from engine.prompt import Picked
from engine.record import record
from engine.recording import standing
from engine.save import AnyAnswer

from . import judged
from .advice import foreseeable
from .budget import Budget
from .chains import LONGEST, chains
from .chances import scale, shares, softened
from .courses import DEALS
from .levels import LEVELS, Level, thoughts
from .search import played_on

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.match import Match
    from engine.playback import Position
    from engine.prompt import Answer

    from .judgement import AnyJudgement

MOST = 3  # moves that changed most
DOUBTS, PRIDES = 9, 3  # moves that are looked into: of all, and of each seat
IDLE = frozenset({"done", "pass", "skip", "stay"})  # words, in any game, for doing nothing more
LEAST = 0.01  # of the victory: what changes less is not told
GLANCE, TRIALS, RIVALS = 300, 6, 2  # of a first look: its nodes, its deals, and what it is compared with
RUNS, ENOUGH, NODES = 16, 100, 12000  # of a second: deals at least and at most, and nodes that decide in between
TOGETHER = 6  # first looks in one piece of work
STRONG = LEVELS["hard"]


@record
class Point:
    """The match after a part: `move` is the number of the last one by then. `shares` of the victory by side, `scores`
    by seat, then whoever else is scored.
    """

    move: int
    shares: tuple[float, ...]
    scores: tuple[int, ...]


@record
class Thought:
    """Answers of one seat that belong together, and the number of the move that was the first of them."""

    seat: int
    move: int
    answers: tuple[AnyAnswer, ...]


@record
class Look:
    """By how much of the victory the thought seemed to fall short of the best of what else there was, or to be better;
    and what that was.
    """

    short: float = 0.0
    over: float = 0.0
    other: tuple[AnyAnswer, ...] = ()


@record
class Turning:
    """A move that changed much: what was done, what would have been `better` (for somebody's best move: the next best),
    and how much of the victory is between them. `part`: the number of the point before which it was made. `chance`: to
    win with what was done; earlier versions have not kept it.
    """

    seat: int
    move: int
    part: int
    played: tuple[AnyAnswer, ...]
    better: tuple[AnyAnswer, ...]
    gain: float
    chance: float | None = None


@record
class Course:
    """What the first piece of work finds: everything that needs no search."""

    sides: tuple[tuple[int, ...], ...]
    points: tuple[Point, ...]
    thoughts: tuple[Thought, ...]


@record
class Analysis:
    """Without a name and without an account: seats are numbers. `turning`: the moves that cost most, most first.
    `best`: a move of each seat that made one. `parts`: the number of the point, for each move.
    """

    sides: tuple[tuple[int, ...], ...]
    points: tuple[Point, ...]
    turning: tuple[Turning, ...]
    best: tuple[Turning, ...]


COURSE, LOOKS, TURNING, ANALYSIS = (
    TypeAdapter(Course), TypeAdapter(tuple[Look, ...]), TypeAdapter(Turning), TypeAdapter(Analysis),
)  # fmt: skip


@record
class Effort:
    """How much is looked into: less in tests. `most`: thoughts that are looked at, spread over the match; `reach`:
    parts that a match is run on; 0: all, and as far as the game says.
    """

    level: Level = STRONG
    glance: int = GLANCE
    trials: int = TRIALS
    runs: int = RUNS
    nodes: int = NODES
    doubts: int = DOUBTS
    prides: int = PRIDES
    most: int = 0
    reach: int = 0


FULL = Effort()


def judge(game: str) -> AnyJudgement:
    found = judged.judgement(game)
    if found is None:
        raise ValueError(f"{game} has no judgement")
    return found


def course(positions: Sequence[Position]) -> Course:
    """`positions`: the match as it was set up, and after each move."""
    judgement = judge(positions[0].match.game.meta.name)
    first = positions[0].match
    points = [point(judgement, positions[0])]
    beat = judgement.beat(first)
    for at, position in enumerate(positions[1:], start=1):
        ended = at + 1 == len(positions)
        if judgement.beat(position.match) != beat or ended:
            beat = judgement.beat(position.match)
            points.append(point(judgement, position))
    return Course(judgement.sides(first.state, first.seats), tuple(points), tuple(thoughts_in(judgement, positions)))


def point(judgement: AnyJudgement, position: Position) -> Point:
    """Before the end, without the points that only the end counts."""
    match = position.match
    sheets = standing(match) if match.result is None else match.result.sheets
    kept = sheets if match.result else [match.game.gained(sheet) for sheet in sheets]
    return Point(position.number, shares(judgement, match), tuple([sheet.total for sheet in kept]))


def thoughts_in(judgement: AnyJudgement, positions: Sequence[Position]) -> list[Thought]:
    """Card, cell and swap are one, as in a bot's own chains; others may have moved in between."""
    found: list[Thought] = []
    begun: dict[int, int] = {}  # by seat: which of those found goes on
    for before, after in pairwise(positions):
        if after.move is None or after.answer is None:
            continue
        seat = after.move.seat
        if seat in begun:
            known = found[begun[seat]]
            found[begun[seat]] = Thought(seat, known.move, (*known.answers, after.answer))
        elif before.match.prompt(seat) is None:
            continue  # an anytime action while others are waited for
        else:
            begun[seat] = len(found)
            found.append(Thought(seat, after.number, (after.answer,)))
        began, match = found[begun[seat]], after.match
        there = positions[began.move - 1].match
        asked = match.agenda.seats[seat] and judgement.goes_on(there, match, seat)
        if not asked or len(began.answers) >= LONGEST:
            del begun[seat]
    return found


def looked_at(
    positions: Sequence[Position], some: Sequence[Thought], key: str, effort: Effort = FULL
) -> tuple[Look, ...]:
    """First looks: what each brings at once, as the strongest level judges it."""
    return tuple([
        first_look(positions[each.move - 1].match, each, key, effort) if chosen(each, positions, effort) else Look()
        for each in some
    ])


def chosen(thought: Thought, positions: Sequence[Position], effort: Effort) -> bool:
    return not effort.most or thought.move % max(1, len(positions) // effort.most) == 0


def first_look(match: Match, thought: Thought, key: str, effort: Effort) -> Look:
    judgement, seat = judge(match.game.meta.name), thought.seat
    world = match.redealt(seat, f"{key}/{thought.move}")
    if len(judgement.answers(world, seat)) < 2:
        return Look()
    found = chains(judgement, world, seat, judgement.value, Budget(effort.glance))
    others = [chain.answers for chain in found if differs(chain.answers, thought)]
    begins = {answers[0]: answers for answers in reversed(others)}  # the best of those that begin alike
    rest = [answers for answers in begins.values() if answers[0] != thought.answers[0]]
    tried = list(dict.fromkeys([*others[:1], *sorted(rest, key=others.index)[:RIVALS]]))
    if not tried:
        return Look()
    ways = thought.answers, *tried
    runs = replace(effort, runs=effort.trials, nodes=0)
    played, *instead = compared(judgement, match, seat, ways, f"{key}/{thought.move}", runs)
    best = max(range(len(tried)), key=lambda at: instead[at])
    return Look(max(0.0, instead[best] - played), max(0.0, played - instead[best]), tried[best])


def doubtful(some: Sequence[Thought], looks: Sequence[Look], effort: Effort = FULL) -> list[int]:
    """The thoughts that seem to have cost most, by their places; those that are looked into."""
    order = sorted(range(len(some)), key=lambda at: (-looks[at].short, at))
    return [at for at in order if looks[at].short > 0][: effort.doubts]


def proud(some: Sequence[Thought], looks: Sequence[Look], effort: Effort = FULL) -> list[int]:
    """Of each seat those that seem best, by their places; what does nothing comes last."""
    found: list[int] = []
    for seat in sorted({thought.seat for thought in some}):
        own = [at for at, thought in enumerate(some) if thought.seat == seat and looks[at].other]
        order = sorted(own, key=lambda at: (idle(some[at].answers), looks[at].short - looks[at].over, at))
        found += order[: effort.prides]
    return found


def idle(answers: Sequence[Answer]) -> bool:
    """Whether nothing is done: a turn is ended, a chance passed. That is nobody's best move while there is another."""
    return all(
        isinstance(answer, Picked) and all(each.kind == "word" and each.word in IDLE for each in answer.options)
        for answer in answers
    )


def doubted(
    positions: Sequence[Position], found: Course, thought: Thought, key: str, effort: Effort = FULL
) -> Turning:
    """What a strong bot would have done instead, by what the mover knew; `gain` 0: nothing better."""
    match, seat = positions[thought.move - 1].match, thought.seat
    judgement, own = judge(match.game.meta.name), f"{key}/{thought.move}"
    world = match.redealt(seat, own)
    best = next(
        (c.answers for c in thoughts(judgement, effort.level, world, seat, own) if differs(c.answers, thought)), ()
    )
    if not best:
        return Turning(seat, thought.move, part(found, thought), thought.answers, (), 0.0)
    lost, better = compared(judgement, match, seat, (thought.answers, best), own, effort)
    deals = [world.redealt(seat, f"{own}/why/{number}") for number in range(DEALS)]
    told = foreseeable(deals, seat, best)
    return Turning(seat, thought.move, part(found, thought), thought.answers, told, max(0.0, better - lost), lost)


def differs(answers: Sequence[Answer], thought: Thought) -> bool:
    length = min(len(answers), len(thought.answers))
    return tuple(answers[:length]) != thought.answers[:length]


def prided(
    positions: Sequence[Position], found: Course, thought: Thought, look: Look, key: str, effort: Effort = FULL
) -> Turning:
    """By how much it was better than what seemed best of the rest."""
    match, seat = positions[thought.move - 1].match, thought.seat
    judgement, own = judge(match.game.meta.name), f"{key}/{thought.move}"
    ways = thought.answers, look.other
    ours, other = compared(judgement, match, seat, ways, own, effort)
    deals = [match.redealt(seat, f"{own}/why/{number}") for number in range(DEALS)]
    told = foreseeable(deals, seat, look.other)
    return Turning(seat, thought.move, part(found, thought), thought.answers, told, ours - other, ours)


def compared(
    judgement: AnyJudgement, match: Match, seat: int, ways: Sequence[tuple[Answer, ...]], key: str, effort: Effort
) -> list[float]:
    """The share of the victory that each way leads to on average, all of them on the same deals: as many as the nodes
    are enough for, and not too few.
    """
    side = next(n for n, members in enumerate(judgement.sides(match.state, match.seats)) if seat in members)
    totals, left, reach = [0.0 for _ in ways], Budget(effort.nodes), effort.reach or judgement.reach(match.state)
    known, deals = scale(judgement, match), 0
    while deals < effort.runs or (deals < ENOUGH and not left.spent):
        world = match.redealt(seat, f"{key}/{deals}")
        for number, answers in enumerate(ways):
            twin = world.copy()
            played_on(judgement, twin, seat, answers, deals, reach, left)
            # Nobody plays on by habit alone, so what it comes to in a run is no certain victory.
            doubt = max(known, scale(judgement, twin))
            totals[number] += softened(judgement.hopes(twin.state, twin.seats), doubt)[side]
        deals += 1
    return [total / deals for total in totals]


def part(found: Course, thought: Thought) -> int:
    return next((n for n, each in enumerate(found.points) if each.move >= thought.move), len(found.points) - 1)


def concluded(found: Course, doubts: Sequence[Turning], prides: Sequence[Turning]) -> Analysis:
    """The moves that cost most, one of a part: what could have been done first could mostly be done next, and is the
    same mistake. And of each seat its best: not one that is among the others, nor of the same part if there is another.
    """
    order = sorted([each for each in doubts if each.gain >= LEAST], key=lambda each: (-each.gain, each.move))
    worst = {(each.seat, each.part): each for each in reversed(order)}
    cost = sorted(worst.values(), key=order.index)[:MOST]
    told, parts = {(each.seat, each.move) for each in cost}, {(each.seat, each.part) for each in cost}
    best = []
    for seat in sorted({each.seat for each in prides}):
        own = [each for each in prides if each.seat == seat and (each.seat, each.move) not in told]
        best += sorted(own, key=lambda each: (
            idle(each.played), (each.seat, each.part) in parts, -each.gain, each.move,
        ))[:1]  # fmt: skip
    return Analysis(found.sides, found.points, tuple(cost), tuple(best))
