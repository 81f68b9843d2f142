"""An answer nobody asked for is refused by its cause and leaves no trace."""

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import (
    ANSWER,
    Answer,
    Counted,
    Game,
    IllegalAnswer,
    MatchOver,
    NotYourDecision,
    Option,
    Picked,
    Placed,
    Refused,
    Shared,
    StaleVersion,
)

from .tables import Table, every_game, every_table, sample
from .walk import moves, rounds, step
from .watch import moments

WRONG: tuple[Answer, ...] = (
    Picked(()), Picked((Option("word", word="no such word"),)), Placed(-1), Placed(10**9), Placed(0, 99),
    Counted(-1), Counted(10**9), Shared(()), Shared(((Option("card", 10**9),  1),)),
)  # fmt: skip


@every_table
def test_answers_outside_the_prompt_are_refused(table: Table) -> None:
    for match in moments(table):
        before = match.save()
        for seat in range(match.seats):
            prompt = match.prompt(seat)
            for answer in WRONG:
                if prompt is not None and prompt.allows(answer):
                    continue
                cause = MatchOver if not match.waiting else NotYourDecision if prompt is None else IllegalAnswer
                with pytest.raises(Refused) as refused:
                    match.play(seat, answer)
                assert type(refused.value) is cause
        assert match.save() == before


@every_table
def test_a_shortcut_is_a_few_answers_one_after_another_of_which_only_the_last_reveals(table: Table) -> None:
    """Whoever presses it has seen no question but the first: nothing may turn up on the way that would matter."""
    for match in moments(table):
        for seat in range(match.seats):
            found = match.shortcuts(seat)
            assert len({shortcut.label for shortcut in found}) == len(found) <= 5
            for shortcut in found:
                twin, (*steps, last) = match.copy(), shortcut.answers
                assert steps, "one answer is a choice like any other"
                assert not any(event.reveals for given in steps for event in twin.play(seat, given))
                twin.play(seat, last)


@every_table
def test_an_answer_to_an_older_question_is_stale(table: Table) -> None:
    for number, match in enumerate(moments(table)):
        if not match.waiting:
            continue
        seat, answer = step(match, Random(number))
        twin, count = match.copy(), match.count(seat)
        before = twin.save()
        with pytest.raises(StaleVersion):
            twin.play(seat, answer, count - 1)
        assert twin.save() == before
        twin.play(seat, answer, count)
    for move in moves(table):
        assert move.after.counts[move.seat] > move.before.counts[move.seat]


@every_table
def test_a_question_grows_stale_when_it_changes_and_not_by_what_others_do(table: Table) -> None:
    """Between two beats of the table nobody's click may grey out the panel of someone whose question stays."""
    for move in moves(table):
        before, after = move.before, move.after
        for other in set(range(table.seats)) - {move.seat}:
            same = after.stacks[other] == before.stacks[other]
            assert same or after.counts[other] > before.counts[other]
            assert not same or after.beats > before.beats or after.counts[other] == before.counts[other]


@every_table
def test_no_seat_but_those_of_the_table_may_answer(table: Table) -> None:
    match = table.open("stranger")
    _, answer = step(match, Random(0))
    for stranger in (-1, table.seats, 10**6):
        with pytest.raises(NotYourDecision):
            match.play(stranger, answer)


@every_table
def test_the_answer_of_one_seat_is_not_taken_from_another_that_is_not_asked(table: Table) -> None:
    for match in moments(table):
        for seat in match.waiting[:1]:
            answer = step(match, Random(0))[1]
            for other in set(range(match.seats)) - set(match.waiting):
                if isinstance(answer, Picked) and set(answer.options) & set(match.asides(other)):
                    continue
                with pytest.raises(NotYourDecision):
                    match.play(other, answer)
            assert seat in match.waiting


def answers() -> st.SearchStrategy[Answer]:
    """Whatever could come in from outside, well typed and otherwise mad."""
    words = st.sampled_from(["", "stay", "change", "wolf", "meadow", "pass", "done", "0", "x" * 2000])
    kinds = st.sampled_from(["card", "cell", "word", "seat", "number", ""])
    options = st.builds(Option, kinds, st.integers(-3, 90), words)
    return st.one_of(
        st.builds(Picked, st.lists(options, max_size=4).map(tuple)),
        st.builds(Placed, st.integers(-3, 90), st.integers(-1, 4)),
        st.builds(Counted, st.integers(-3, 30)),
        st.builds(Shared, st.lists(st.tuples(options, st.integers(-2, 5)), max_size=3).map(tuple)),
    )


@every_game
@settings(max_examples=120, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_any_answer_is_either_taken_or_refused_without_a_trace(game: Game[Any, Any], data: st.DataObject) -> None:
    table = data.draw(st.sampled_from(sample(game)))
    match = data.draw(st.sampled_from(rounds(table, "fuzz", 8))).copy()
    seat, answer = data.draw(st.integers(0, table.seats - 1)), data.draw(answers())
    assert ANSWER.validate_json(ANSWER.dump_json(answer)) == answer
    before = match.save()
    try:
        match.play(seat, answer)
    except Refused:
        assert match.save() == before
