"""Four strengths of one player. Each counts nodes, never seconds: the same question gets the same answer everywhere."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from engine.record import record

from . import judged
from .budget import Budget
from .chains import Chain, chains, noticed
from .chance import RandomBot
from .plan import Plan, foreseen
from .search import searched

if TYPE_CHECKING:
    from engine.match import Match

    from .judgement import AnyJudgement


@record
class Level:
    """`keep`: chains that are tried further; none: the points at once decide. `nodes`: what a decision may cost.

    `reach`: how often the match is run on by the parts that are near; 0: as far as the game says, which scales nodes
    and chains then too. `sharp`: sees all that it could do.
    """

    name: str
    nodes: int
    keep: int = 0
    reach: int = 1
    sharp: bool = True


RANDOM = "random"  # any legal answer: for tests, and where nothing else is left
LEVELS = {
    level.name: level
    for level in (
        Level("easy", 400, sharp=False), Level("medium", 800, keep=8, sharp=False),
        Level("hard", 12000, keep=12, reach=0),
    )
}


def think(level: str, match: Match, seat: int, key: str) -> Plan:
    """What a bot of this level (one of `LEVELS`, or `random`) answers for a seat that is asked something.

    A pure function: no clock, no chance but what `key` gives, nothing kept between two calls. The match stays as it is.
    It costs nodes and not seconds, so the same match, level, seat and key give the same plan on every machine, and in a
    worker process that has the match from `save()`.

    Hand it `match.redealt(seat, key)`, never the true match: then it cannot peek, whatever is wrong in it. It deals
    once more itself, so two matches that look the same to the seat get the same plan. A good key tells the match, the
    seat and the question (`match.count(seat)`) apart, and nobody at the table can guess it.

    The plan holds the first answer, and those that go with it while the questions come up as foreseen: give
    `plan.next(match, seat)` of the true match, save what is left of the plan, and think again when it says None.
    """
    return planned(None if level == RANDOM else LEVELS[level], match, seat, key)


def planned(level: Level | None, match: Match, seat: int, key: str) -> Plan:
    """The same with any level; without one, or where the game has no judgement, by lot."""
    world, judgement = match.redealt(seat, key), judged.judgement(match.game.meta.name)
    if level is None or judgement is None:
        return foreseen(RANDOM, world, seat, [RandomBot(key).answer(world, seat)])
    return foreseen(level.name, world, seat, thoughts(judgement, level, world, seat, key)[0].answers)


def thoughts(judgement: AnyJudgement, level: Level, world: Match, seat: int, key: str) -> list[Chain]:
    """All that was thought of, best first; of a match that was dealt with the key."""
    few = judgement.answers(world, seat)
    if len(few) == 1:
        return [Chain(0.0, (few[0],))]
    if not level.keep:
        prompt = world.prompt(seat)
        if prompt is not None and judgement.vague(prompt):
            return [Chain(0.0, (judgement.glance(world, seat, Random(key)),))]
        part = 1.0 if level.sharp else judgement.notices
        return noticed(chains(judgement, world, seat, judgement.gain, Budget(level.nodes)), part, key)
    reach = far(judgement, level, world)
    if level.reach:
        nodes, part = int(level.nodes * judgement.ease), 1.0 if level.sharp else judgement.sees
        return searched(judgement, world, seat, key, keep=level.keep, nodes=nodes, reach=reach, part=part)
    keep, nodes = int(level.keep * judgement.breadth), int(level.nodes * judgement.pace)
    return searched(judgement, world, seat, key, keep=keep, nodes=nodes, reach=reach)


def far(judgement: AnyJudgement, level: Level, world: Match) -> int:
    """The parts by which a bot of this level runs the match on."""
    return level.reach * judgement.near or judgement.reach(world.state)
