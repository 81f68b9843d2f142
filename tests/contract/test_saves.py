"""Saving between any two moves changes nothing; taking a move back restores everything."""

import pickle
from random import Random
from typing import Any

import pytest

from engine import BrokenSave, Game, Match

from .tables import Table, every_game, every_table, sample
from .walk import moves, step
from .watch import Watch, moments


@every_table
def test_dump_and_load_change_nothing_at_any_step(table: Table) -> None:
    for match in moments(table):
        data = match.save()
        again = Match.load(match.game, data)
        assert again.state == match.state
        assert again.agenda == match.agenda
        assert again.options == match.options
        assert again.save() == data
        assert again.waiting == match.waiting
        for seat in range(match.seats):
            # Dataclasses compare their tuples, so this pins the order of the options too.
            assert again.prompt(seat) == match.prompt(seat)
            assert again.asides(seat) == match.asides(seat)
            assert again.view(seat) == match.view(seat)


@every_table
def test_a_loaded_match_goes_on_like_the_one_that_was_saved(table: Table) -> None:
    match, watch = table.open("walk"), Watch()
    for move in moves(table):
        if watch.looks(match):
            match = Match.load(match.game, match.save())
        assert match.play(move.seat, move.answer) == [*move.events]
    *_, last = moments(table)
    assert match.save() == last.save()


@every_table
def test_taking_back_a_move_restores_everything(table: Table) -> None:
    for number, match in enumerate(moments(table)):
        if not match.waiting:
            continue
        before, prompts = match.save(), [match.prompt(seat) for seat in range(match.seats)]
        twin = match.copy()
        twin.play(*step(twin, Random(number)))
        after = twin.save()
        back = Match.load(match.game, before)
        assert back.save() == before
        assert [back.prompt(seat) for seat in range(back.seats)] == prompts
        assert twin.save() == after


@every_table
def test_what_is_done_on_a_copy_stays_there(table: Table) -> None:
    for number, match in enumerate(moments(table)):
        before, prompts = match.save(), [match.prompt(seat) for seat in range(match.seats)]
        twin, chance = match.copy(), Random(number)
        assert twin.save() == before
        for _ in range(12):
            if twin.waiting:
                twin.play(*step(twin, chance))
        assert match.save() == before
        assert [match.prompt(seat) for seat in range(match.seats)] == prompts


@every_table
def test_views_and_questions_can_be_sent_to_another_process(table: Table) -> None:
    """Pictures are drawn and bots think elsewhere."""
    for number, match in enumerate(moments(table)):
        seat = number % table.seats
        sent = (match.view(seat), match.view(None), match.prompt(seat), match.result)
        assert pickle.loads(pickle.dumps(sent)) == sent  # noqa: S301 - made in the line


@every_table
def test_a_state_sent_to_another_process_brings_no_more_than_a_save(table: Table) -> None:
    """What follows from it is worked out again there, and the match goes on in the same way."""
    for number, match in enumerate(moments(table)):
        sent = pickle.dumps(match.state)
        assert len(sent) < 2 * len(match.save())
        there = match.copy()
        there.state = pickle.loads(sent)  # noqa: S301 - made two lines above
        for twin in (match, there):
            chance = Random(number)
            for _ in range(12):
                if twin.waiting:
                    twin.play(*step(twin, chance))
        assert there.save() == match.save()


@every_game
def test_a_save_of_newer_rules_or_another_game_is_refused(game: Game[Any, Any]) -> None:
    match = sample(game)[0].open("foreign")
    data = match.save()
    name, rules = game.meta.name, game.meta.rules
    with pytest.raises(BrokenSave, match=f"rules {rules + 1}"):
        Match.load(game, data.replace(f'"rules":{rules}'.encode(), f'"rules":{rules + 1}'.encode(), 1))
    with pytest.raises(BrokenSave, match="chess"):
        Match.load(game, data.replace(f'"game":"{name}"'.encode(), b'"game":"chess"', 1))


@every_game
def test_a_damaged_save_is_refused_by_name(game: Game[Any, Any]) -> None:
    """Cut anywhere it is no match any more, and says so instead of loading half of one."""
    data = sample(game)[-1].open("damaged").save()
    for end in range(0, len(data), max(1, len(data) // 60)):
        with pytest.raises(BrokenSave, match="broken at"):
            Match.load(game, data[:end])
