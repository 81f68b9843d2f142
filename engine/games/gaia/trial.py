"""A choice played on a copy, up to the next question that it does not decide itself. Draws no card."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.agenda import Question, Step, Task
from engine.prompt import Answer, Option, Pick, Picked, Prompt, answer
from engine.record import record
from engine.text import Text

from .cities import city_card
from .options import BESIDE, SINGLE
from .state import Gaia

LEAST: dict[str, Option] = {"capture": BESIDE, "second": SINGLE}


@record
class Offer:
    """A question on the way that the trial answers by doing no more than it must."""

    ask: str
    city: Text


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

    def answer(self, question: Question[Gaia]) -> Answer | None:
        match prompt := question.prompt(self.state):
            case Pick(ask=ask, about=Option(id=cell)) if ask in LEAST:
                self.offers.append(Offer(ask, city_card(self.state.cities[cell]).called))
                return Picked((LEAST[ask],))
            case _:
                return prompt.only()


def chosen(
    state: Gaia, question: Question[Gaia], prompt: Prompt, option: Option, later: Sequence[Task] = ()
) -> Trial:
    """`later` is what is still to do afterwards, as far as it is tried too."""
    given = answer(prompt, (option,))
    if given is None:
        raise ValueError(f"{option.key} is no answer to {prompt.ask!r}")
    return answered(state, question, given, later)


def answered(state: Gaia, question: Question[Gaia], given: Answer, later: Sequence[Task] = ()) -> Trial:
    trial = Trial(state.copy())
    trial.follow([*question.take(trial.state, given), *later])
    return trial
