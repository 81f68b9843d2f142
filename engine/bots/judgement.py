"""What a game adds to a bot: what a position is worth, what is worth trying, and a habit for running on fast.

It reads the state of a match that was dealt anew, which holds nothing that the seat may not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from .candidates import candidates
from .chance import guess

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping, Sequence
    from random import Random

    from engine.match import Match
    from engine.prompt import Answer, Prompt

S = TypeVar("S")
RIVALS, RIVAL = "rivals", "rival"  # the terms for what the others have, and the rival that the game itself plays
PARTNER = "partner"  # and who wins and loses with the seat


class Judgement(Generic[S]):
    """One instance per game, without state of its own. `width`: chains of answers that go on from one question to the
    next. `pace` and `breadth`: nodes of the strongest level, and chains that it tries, for one of another game: where
    answers are fast, and where a first look tells little. `ease` and `near`: nodes of the level below it, for one of
    another game, and parts that it runs a match on. `notices`: the part of all chains that an easy player sees; `sees`:
    that the level above it does. `fine`: points that all can see and that are much for one part; 0: nothing is.
    `trifle`: points for which no thought goes on; 0: each takes its whole time, where the deals that tell are rare.
    `promises`: terms that hope for something, and those in which it is counted when it comes. `facts`: terms of which a
    player sees the points, with what one of what they count is worth to anybody. `moving`: terms that change by
    themselves, so that only what parts two ideas in them is a reason. `together`: whether the others answer at the same
    time, and what they get by it is the seat's doing.
    """

    width: ClassVar[int] = 60
    pace: ClassVar[float] = 1.0
    breadth: ClassVar[float] = 1.0
    ease: ClassVar[float] = 1.0
    near: ClassVar[int] = 1
    notices: ClassVar[float] = 1.0
    sees: ClassVar[float] = 1.0
    fine: ClassVar[int] = 0
    trifle: ClassVar[float] = 0.1
    promises: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    facts: ClassVar[Mapping[str, float]] = {}
    moving: ClassVar[frozenset[str]] = frozenset((RIVALS, RIVAL))
    together: ClassVar[bool] = False

    def gain(self, state: S, seat: int) -> float:
        """What lies there for all to see: the points of an easy player."""
        raise NotImplementedError

    def value(self, state: S, seat: int) -> float:
        """By how much the seat will be ahead in the end, as far as can be judged."""
        raise NotImplementedError

    def sides(self, state: S, seats: int) -> tuple[tuple[int, ...], ...]:
        """Who wins or loses together; nobody's seat: a rival that the game itself plays."""
        return tuple([(seat,) for seat in range(seats)])

    def hopes(self, state: S, seats: int) -> list[float]:
        """What speaks for each side, in points, while the match goes on."""
        return [self.value(state, side[0]) if side else 0.0 for side in self.sides(state, seats)]

    def terms(self, state: S, seat: int, clock: S | None = None) -> dict[str, float]:
        """What the value is made of while a match goes on, by name: of these a hint tells its reasons. As if no more of
        the match were over than in `clock`: what changes with time alone is no reason.
        """
        raise NotImplementedError

    def counts(self, state: S, seat: int) -> dict[str, float]:
        """How much there is of what a term counts, where that is more than its points: cards, clouds, free places."""
        return {}

    def follows(self, began: Match, match: Match, seat: int) -> bool:
        """Whether what the seat is asked here belongs to what it began there, for whoever tells what comes of it."""
        return self.goes_on(began, match, seat)

    def leads(self, match: Match, seat: int) -> bool:
        """Whether what `follows` comes of what the seat chooses here: else only what parts two ideas is a reason."""
        return True

    def apart(self, state: S) -> bool:
        """Whether what a seat chooses here touches nobody else: then what the others have is no reason."""
        return False

    def habit(self, match: Match, seat: int, chance: Random) -> Answer:
        """What is mostly right, without looking ahead."""
        prompt = match.prompt(seat)
        if prompt is None:
            raise ValueError(f"seat {seat} is not asked anything")
        return guess(prompt, chance.random)

    def glance(self, match: Match, seat: int, chance: Random) -> Answer:
        """What an easy player does where points tell it nothing."""
        return self.habit(match, seat, chance)

    def vague(self, prompt: Prompt) -> bool:
        """Whether points tell nothing yet of what an answer is good for: then an easy player glances at it."""
        return False

    def goes_on(self, began: Match, match: Match, seat: int) -> bool:
        """Whether a chain of the seat's answers that began there takes in the question it is asked here."""
        raise NotImplementedError

    def beat(self, match: Match) -> Hashable:
        """Is another when the table has come one part further."""
        return match.beats

    def reach(self, state: S) -> int:
        """Parts that the strongest level runs the match on."""
        return 3

    def answers(self, match: Match, seat: int) -> list[Answer]:
        """What is worth a thought, in any order; never an answer that leads back to where the seat came from."""
        prompt = match.prompt(seat)
        if prompt is None:
            raise ValueError(f"seat {seat} is not asked anything")
        return candidates(prompt, self.rank(match, seat, prompt))

    def rank(self, match: Match, seat: int, prompt: Prompt) -> Sequence[float] | None:
        """How much each option is wanted, where a question has more answers than can be tried."""
        return None

    def promise(self, match: Match, seat: int) -> float:
        """What a chain is worth that is not at its end, where only the best can be followed."""
        return self.value(match.state, seat)


AnyJudgement = Judgement[Any]
