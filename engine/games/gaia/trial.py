"""A choice played on a copy, up to the next question that it does not decide itself. Draws no card."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from engine.agenda import Question, Step, Task
from engine.prompt import Answer, Option, Picked, Prompt, answer
from engine.record import record

from .cities import BESIDE, SINGLE, Capture, Second, city_card
from .effects import effect
from .state import Cast, Gaia


@record
class Offer:
    """A question on the way that the trial answers by doing no more than it must."""

    kind: Literal["capture", "second"]
    city: str


@dataclass(slots=True)
class Trial:
    """`question` is the one at which it stops, if there is one."""

    state: Gaia
    offers: list[Offer] = field(default_factory=list)
    question: Question[Gaia] | None = None

    def follow(self, tasks: Sequence[Task]) -> None:
        """The first of `tasks` comes first; what each one brings comes before the next."""
        stack = [*reversed(tasks)]
        while stack:
            task = stack.pop()
            if isinstance(task, Step):
                stack += reversed(task.run(self.state))
                continue
            given = self.answer(task)
            if given is None:
                self.question = task
                return
            stack += reversed(task.take(self.state, given))

    def answer(self, task: Question[Gaia]) -> Answer | None:
        match task:
            case Capture():
                self.offers.append(Offer("capture", city_card(self.state.cities[task.cell]).name))
                return Picked((BESIDE,))
            case Second():
                self.offers.append(Offer("second", city_card(self.state.cities[task.cell]).name))
                return Picked((SINGLE,))
            case _:
                return task.prompt(self.state).only()


def chosen(state: Gaia, stack: Sequence[Task], prompt: Prompt, option: Option) -> Trial:
    """`stack` has the question on top, and below it what is tried too. An element is cancelled by nobody."""
    question, given = stack[-1], answer(prompt, (option,))
    if not isinstance(question, Question) or given is None:
        raise ValueError(f"{option.key} is no answer to {prompt.ask!r}")
    trial = Trial(state.copy())
    trial.follow([*question.take(trial.state, given), *reversed(stack[:-1])])
    if trial.question is None and trial.state.cast is not None:
        trial.follow(effect(trial.state, trial.state.cast))
    return trial


def unopposed(state: Gaia, played: Cast) -> Trial:
    trial = Trial(state.copy())
    trial.follow(effect(trial.state, played))
    return trial
