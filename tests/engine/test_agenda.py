"""The agenda alone, with tasks made for the purpose: what runs when, who is asked, what is answered unasked."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.agenda import Agenda, Question, Step, Task, advance
from engine.prompt import Amount, Counted, Prompt
from engine.record import record


@dataclass(slots=True)
class Log:
    lines: list[str] = field(default_factory=list)


@record
class Note(Step[Log]):
    seat: int | None
    line: str
    then: tuple[Any, ...] = ()

    def run(self, state: Log) -> Sequence[Task]:
        state.lines.append(self.line)
        return self.then


@record
class Ask(Question[Log]):
    seat: int
    most: int = 3
    then: tuple[Any, ...] = ()

    def prompt(self, state: Log) -> Prompt:
        return Amount("n", 1, self.most)

    def take(self, state: Log, answer: Counted) -> Sequence[Task]:
        state.lines.append(f"{self.seat} says {answer.n}")
        return self.then


@record
class AskAlways(Ask):
    def always(self, state: object) -> bool:
        return True


class Bench:
    """Two seats and a log."""

    def __init__(self, *tasks: Task) -> None:
        self.log, self.asked = Log(), [None, None]
        self.agenda: Agenda[Any] = Agenda([], [[], []], [0, 0])
        self.agenda.push(tasks)
        advance(self.log, self.agenda, self.asked, range(2))  # type: ignore[arg-type]

    def answer(self, seat: int, n: int) -> None:
        woken = self.agenda.push(self.agenda.seats[seat].pop().take(self.log, Counted(n)), seat)
        advance(self.log, self.agenda, self.asked, [seat, *woken])  # type: ignore[arg-type]


def test_the_first_of_several_tasks_is_done_first() -> None:
    bench = Bench(Note(0, "a"), Note(0, "b", (Note(0, "b1"), Note(0, "b2"))), Note(0, "c"))
    assert bench.log.lines == ["a", "b", "b1", "b2", "c"]


def test_the_table_waits_until_no_seat_has_anything_left() -> None:
    bench = Bench(Ask(0), Ask(1), Note(None, "both"))
    bench.answer(1, 2)
    assert bench.log.lines == ["1 says 2"]
    bench.answer(0, 3)
    assert bench.log.lines == ["1 says 2", "0 says 3", "both"]


def test_what_an_answer_leads_to_comes_before_the_table() -> None:
    bench = Bench(Ask(0, then=(Note(0, "then"),)), Note(None, "table"))
    bench.answer(0, 1)
    assert bench.log.lines == ["0 says 1", "then", "table"]


def test_table_tasks_run_one_by_one_and_each_is_a_beat() -> None:
    bench = Bench(Note(None, "one", (Ask(0),)), Note(None, "two"))
    assert bench.log.lines == ["one"]
    assert bench.agenda.beats == 1
    bench.answer(0, 1)
    assert bench.log.lines == ["one", "0 says 1", "two"]
    assert bench.agenda.beats == 2


def test_the_only_answer_is_given_unasked() -> None:
    bench = Bench(Ask(0, most=1), Ask(1))
    assert bench.log.lines == ["0 says 1"]
    assert [len(stack) for stack in bench.agenda.seats] == [0, 1]


def test_a_question_that_must_not_be_skipped_is_asked_with_one_answer_too() -> None:
    bench = Bench(AskAlways(0, most=1))
    assert bench.log.lines == []
    assert bench.asked[0] == Amount("n", 1, 1)


def test_counts_rise_for_the_one_who_moved_and_for_all_after_a_beat() -> None:
    bench = Bench(Ask(0, then=(Ask(0),)), Ask(1), Note(None, "beat", (Ask(0), Ask(1))))
    start = bench.agenda.counts[:]
    bench.answer(0, 1)
    assert bench.agenda.counts == [start[0] + 1, start[1]]
    bench.answer(0, 1)
    bench.answer(1, 1)
    assert bench.agenda.counts[0] > start[0] + 2
    assert bench.agenda.counts[1] > start[1] + 1


def test_what_one_seat_gives_another_to_do_is_done_at_once() -> None:
    """A step on another seat's stack runs, a question with one answer is answered, and its old button is stale."""
    bench = Bench(Ask(0, then=(Note(1, "for you"), Ask(1, most=1), Ask(1, most=2))), Ask(1, most=9))
    count = bench.agenda.counts[1]
    bench.answer(0, 1)
    assert bench.log.lines == ["0 says 1", "for you", "1 says 1"]
    assert bench.agenda.counts[1] > count
    assert bench.asked[1] == Amount("n", 1, 2)


def test_a_task_may_come_back_to_the_seat_it_came_from() -> None:
    bench = Bench(Ask(0, then=(Note(1, "there", (Note(0, "and back", (Ask(1),)),)),)), Note(None, "never yet"))
    bench.answer(0, 1)
    assert bench.log.lines == ["0 says 1", "there", "and back"]
    assert [len(stack) for stack in bench.agenda.seats] == [0, 1]


def test_a_copy_has_stacks_of_its_own() -> None:
    bench = Bench(Ask(0), Ask(1), Note(None, "end"))
    twin = bench.agenda.copy()
    bench.answer(0, 1)
    bench.answer(1, 1)
    assert [len(stack) for stack in twin.seats] == [1, 1]
    assert len(twin.table) == 1
    assert twin.beats == 0
    assert twin.counts == [1, 1]
