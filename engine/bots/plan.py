"""What a bot means to answer: this question, and those that it foresees after it."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

from pydantic import TypeAdapter

from engine.record import record
from engine.save import AnyAnswer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.match import Match
    from engine.prompt import Answer, Prompt


@record
class Step:
    """An answer, and the mark of the question that it is for."""

    question: str
    answer: AnyAnswer


@record
class Plan:
    """Steps in the order in which the questions should come up; never empty when it is made.

    It is plain data (`PLAN` writes and reads it), so that it can be saved with a match and gone on with by another
    process. Nothing in it tells more than its seat may know.
    """

    level: str
    steps: tuple[Step, ...]

    def next(self, match: Match, seat: int) -> tuple[Answer, Plan] | None:
        """The answer to what the seat is asked now, and the rest of the plan; None: it came otherwise, think again."""
        prompt = match.prompt(seat)
        if prompt is None or not self.steps or self.steps[0].question != mark(prompt):
            return None
        return self.steps[0].answer, Plan(self.level, self.steps[1:])


PLAN = TypeAdapter(Plan)


def mark(prompt: Prompt) -> str:
    """Equal for equal questions, in every process."""
    return blake2b(repr(prompt).encode(), digest_size=8).hexdigest()


def foreseen(level: str, match: Match, seat: int, answers: Sequence[Answer]) -> Plan:
    """The plan to give these answers, with the questions as they come up in this match."""
    steps, twin = [], match.copy()
    for answer in answers:
        prompt = twin.prompt(seat)
        if prompt is None:
            break
        steps.append(Step(mark(prompt), answer))
        twin.play(seat, answer)
    return Plan(level, tuple(steps))
