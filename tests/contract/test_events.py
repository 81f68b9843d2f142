"""Events say when something was learnt, and tell nobody more than the view does."""

from random import Random

from engine import ANSWER, EVENTS, Answer, Event, Match
from engine.bots import guess

from .tables import Table, every_table
from .walk import moves
from .watch import NOW_AND_THEN, moments, often


@every_table
def test_a_move_that_uses_chance_reveals_something(table: Table) -> None:
    for move in moves(table):
        assert move.after.draws == move.before.draws or any(event.reveals for event in move.events)


@every_table
def test_the_first_move_can_be_taken_back_like_any_other(table: Table) -> None:
    """What the setup turned up is no move's doing."""
    match = table.open("first")
    assert not any(event.reveals for event in match.state.news)


@every_table
def test_events_and_answers_survive_being_written_down(table: Table) -> None:
    known = set[str]()
    for number, move in enumerate(moves(table)):
        kinds = {event.kind for event in move.events}
        if number % often(NOW_AND_THEN, 1) == 0 or not kinds <= known:
            known |= kinds
            assert ANSWER.validate_json(ANSWER.dump_json(move.answer)) == move.answer
            assert EVENTS.validate_json(EVENTS.dump_json([*move.events])) == [*move.events]


@every_table
def test_secrets_are_told_to_seats_of_the_table(table: Table) -> None:
    for move in moves(table):
        for event in move.events:
            assert set(event.audience) <= set(range(table.seats))
            assert bool(event.secret) == bool(event.audience)
            assert event.seat is None or 0 <= event.seat < table.seats


@every_table
def test_events_give_away_no_more_than_the_view(table: Table) -> None:
    """Two answers whose difference a reader cannot see, since nothing was shown: it must read the same of both.

    A sealed choice is such an answer, and so is a card kept or laid aside face down.
    """
    for number, match in enumerate(moments(table)):
        chance = Random(number)
        for seat in match.waiting[:1]:
            prompt = match.prompt(seat)
            assert prompt is not None
            one, other = (tried(match, seat, guess(prompt, chance.random)) for _ in range(2))
            if one is None or other is None or one[0].state == other[0].state:
                continue
            for reader in {None, *range(table.seats)} - {seat}:
                if one[0].view(reader) == other[0].view(reader):
                    assert read(match, one[1], reader) == read(match, other[1], reader)


def tried(match: Match, seat: int, answer: Answer) -> tuple[Match, list[Event]] | None:
    twin = match.copy()
    events = twin.play(seat, answer)
    return None if any(event.reveals for event in events) else (twin, events)


def read(match: Match, events: list[Event], reader: int | None) -> list[object]:
    return [(event.seat, event.text(match.game.meta.name, reader)) for event in events]
