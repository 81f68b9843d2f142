"""What is still to do, as data: one stack for the table, one for every seat.

A step runs; a question waits for its seat. The table's next task runs when no seat has anything left: that is the whole
barrier of simultaneous play.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .event import Args
    from .prompt import Answer, Barred, Option, Prompt, Shortcut, Standing, Tone
    from .text import Text

S = TypeVar("S")
T = TypeVar("T")
Seat = int


class Step(Generic[S]):
    """A task that asks nothing."""

    __slots__ = ()
    asks: ClassVar[bool] = False
    seat: Any

    def run(self, state: S) -> Sequence[Task]:
        raise NotImplementedError


class Question(Generic[S]):
    """A task that waits for an answer, with all the words that belong to it: a question without them is none.

    `between` says that anytime actions may be taken while it waits.
    """

    __slots__ = ()
    asks: ClassVar[bool] = True
    between: ClassVar[bool] = False
    seat: Any

    def prompt(self, state: S) -> Prompt:
        raise NotImplementedError

    def take(self, state: S, answer: Any) -> Sequence[Task]:
        raise NotImplementedError

    def always(self, state: S) -> bool:
        """Whether it is asked with only one answer too, because not being asked would tell the table something."""
        return False

    def hint(self, state: S, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        """What taking the option would bring, from what the seat may know. Worked out only when a person looks."""
        raise NotImplementedError

    def ahead(self, state: S, agenda: Agenda[Any]) -> tuple[Text, ...]:
        """What is still to come in the seat's part after this question: the panel's checklist."""
        raise NotImplementedError

    def terms(self, state: S) -> Args:
        """What the question's words speak of besides what stands in the prompt, from what the seat may know."""
        return ()

    def call(self, state: S) -> Text | None:
        """Why the seat is needed, for the whole table to read; None where all there is to say is that it is."""
        return None

    def waste(self, state: S, agenda: Agenda[Any], prompt: Prompt, answer: Answer) -> Text | None:
        """What this answer would throw away, from what the seat may know: whoever gives it is asked once more."""
        return None

    def barred(self, state: S, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        """What a player may look for here in vain, from what the seat may know."""
        return ()

    def standing(self, state: S, prompt: Prompt) -> Standing | None:
        """The terms on which an answer may be given for every time the question comes up; None: each time anew."""
        return None

    def shortcuts(self, state: S, prompt: Prompt) -> tuple[Shortcut, ...]:
        """What may well be chosen together with what is asked right after it, from what the seat may know: a few, each
        of them open step by step too. Worked out only when a person looks.
        """
        return ()

    def tempting(self, state: S, agenda: Agenda[Any], answers: Sequence[Answer]) -> Text | None:
        """What a hint shows a larger figure for than for these answers, which a strong bot would give all the same, and
        why that figure is not all; None where it shows none.
        """
        return None

    def tone(self, state: S, option: Option) -> Tone:
        """How an option stands out among the others."""
        return "plain"


Task = Step[Any] | Question[Any]


@dataclass(slots=True)
class Agenda(Generic[T]):
    """`T` is the union of the game's tasks: what a save may hold.

    `counts` tells for every seat how often its question has changed, so that a button can know that it is stale without
    growing stale by what others do. `beats` counts the table's tasks: with a beat everybody's part is over.
    """

    table: list[T]
    seats: list[list[T]]
    counts: list[int]
    beats: int = 0

    def push(self, tasks: Sequence[Any], by: Seat | None = None) -> list[Seat]:
        """The first of `tasks` comes to lie on top. Tells which seats other than `by` have got something to do."""
        woken = []
        for task in reversed(tasks):
            seat = task.seat
            if seat is None:
                self.table.append(task)
            else:
                self.seats[seat].append(task)
                if seat != by:
                    woken.append(seat)
        return woken

    def copy(self) -> Agenda[T]:
        return Agenda(self.table[:], [stack[:] for stack in self.seats], self.counts[:], self.beats)


def advance(state: object, agenda: Agenda[Any], asked: list[Prompt | None], seats: Sequence[Seat]) -> None:
    """Run every task that asks nothing, from `seats` on, until each seat waits or nothing is left.

    Leaves in `asked` the prompts it had to build anyway.
    """
    stacks, counts, table = agenda.seats, agenda.counts, agenda.table
    while True:
        woken: list[Seat] = []
        prompt: Prompt | None = None
        for seat in seats:
            counts[seat] += 1
            if stacks[seat]:
                prompt = asked[seat] = settle(state, agenda, seat, woken)
        if woken:
            seats = woken
        elif prompt is not None or not table or any(stacks):
            return
        else:
            agenda.beats += 1
            for task in reversed(table.pop().run(state)):
                (table if task.seat is None else stacks[task.seat]).append(task)
            seats = range(len(stacks))


def settle(
    state: object, agenda: Agenda[Any], seat: Seat, woken: list[Seat], tasks: Sequence[Any] = ()
) -> Prompt | None:
    """Do `tasks`, and work one seat's stack down to a question with more than one answer; others who got something to
    do are `woken`.
    """
    stacks = agenda.seats
    stack = stacks[seat]
    while True:
        if tasks:
            for task in reversed(tasks):  # as in `push`, without a call for every task that is done
                to = task.seat
                if to == seat:
                    stack.append(task)
                elif to is None:
                    agenda.table.append(task)
                else:
                    stacks[to].append(task)
                    woken.append(to)
        if not stack:
            return None
        task = stack.pop()
        if task.asks:
            prompt: Prompt = task.prompt(state)
            answer = prompt.only()
            if answer is None or task.always(state):
                stack.append(task)
                return prompt
            tasks = task.take(state, answer)
        else:
            tasks = task.run(state)
