"""What someone sees does not hang on who was quicker, and options come in the same order every time."""

from random import Random

from engine import Answer, Event, Match
from engine.bots import guess

from .tables import Table, every_table
from .walk import moves
from .watch import moments


@every_table
def test_options_come_in_the_same_order_when_asked_again(table: Table) -> None:
    for match in moments(table):
        fresh = Match(match.game, match.options, match.state, match.agenda)
        for seat in match.waiting:
            assert fresh.prompt(seat) == match.prompt(seat)


@every_table
def test_the_same_seed_and_answers_make_the_same_match(table: Table) -> None:
    match = table.open("walk")
    for move in moves(table):
        assert match.play(move.seat, move.answer) == [*move.events]
    *_, last = moments(table)
    assert match.save() == last.save()


@every_table
def test_two_who_answer_at_once_may_answer_in_any_order(table: Table) -> None:
    """Where the earlier answer reveals nothing; what is drawn first is drawn by who comes first."""
    for number, match in enumerate(moments(table)):
        waiting = match.waiting
        if len(waiting) < 2:
            continue
        chance = Random(number)
        one, other = chance.sample(waiting, 2)
        answers = {seat: guess(prompt, chance.random) for seat in (one, other) if (prompt := match.prompt(seat))}
        first, second = both(match, answers, one, other), both(match, answers, other, one)
        if first is None or second is None:
            continue
        assert first.waiting == second.waiting
        for seat in (None, *range(match.seats)):
            assert first.view(seat) == second.view(seat)
            if seat is not None:
                assert first.prompt(seat) == second.prompt(seat)
                assert first.asides(seat) == second.asides(seat)


def both(match: Match, answers: dict[int, Answer], early: int, late: int) -> Match | None:
    """The match after both; None where the early answer shows something or changes what the late one is asked."""
    twin, asked = match.copy(), match.prompt(late)
    if reveals(twin.play(early, answers[early])) or twin.prompt(late) != asked:
        return None
    twin.play(late, answers[late])
    return twin


def reveals(events: list[Event]) -> bool:
    return any(event.reveals for event in events)
