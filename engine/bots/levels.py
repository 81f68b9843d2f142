"""Four strengths of one player. Each counts nodes, never seconds, and is the same at every run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from engine.record import record

from .budget import Budget
from .chains import Chain, chains
from .chance import RandomBot
from .search import searched

if TYPE_CHECKING:
    from engine.match import Match
    from engine.prompt import Answer



class Bot(Protocol):
    def answer(self, match: Match, seat: int) -> Answer:
        """For a seat that is asked something, from a match that was dealt anew for it; the match stays as it is."""


@record
class Level:
    """`keep`: chains that are tried further, `nodes`: what that may cost; none: the points at once decide.

    `reach`: parts that the match is run on; 0: as far as the game says.
    """

    name: str
    keep: int = 0
    nodes: int = 3000
    reach: int = 1


LEVELS = {
    level.name: level
    for level in (Level("easy"), Level("medium", keep=8, nodes=600), Level("hard", keep=12, nodes=6000, reach=0))
}


class Thinker:
    """Answers by chains: one is thought out whole, and followed as long as the questions are those foreseen."""

    def __init__(self, level: Level, seed: str) -> None:
        self.level, self.seed = level, seed
        self.plans: dict[int, tuple[Answer, ...]] = {}

    def answer(self, match: Match, seat: int) -> Answer:
        plan = self.plans.pop(seat, ())
        prompt = match.prompt(seat)
        if not plan or prompt is None or not prompt.allows(plan[0]):
            plan = self.thought(match, seat)[0].answers
        self.plans[seat] = plan[1:]
        return plan[0]

    def thought(self, match: Match, seat: int) -> list[Chain]:
        """All that was thought of, best first."""
        judgement, level = match.game.judgement, self.level
        key = f"{self.seed}:{seat}:{match.count(seat)}"
        world = match.redealt(seat, key)
        few = judgement.answers(world, seat)
        if len(few) == 1:
            return [Chain(0.0, (few[0],))]
        if not level.keep:
            return chains(judgement, world, seat, judgement.gain, Budget(level.nodes))
        reach = level.reach or judgement.reach
        return searched(judgement, world, seat, key, keep=level.keep, nodes=level.nodes, reach=reach)


def player(name: str, seed: str) -> Bot:
    """The bot of that name: one of the levels, or `random`."""
    return RandomBot(seed) if name == "random" else Thinker(LEVELS[name], seed)
