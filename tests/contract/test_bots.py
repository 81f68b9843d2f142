"""Bots of every game and level: legal to the last answer, the same everywhere, and blind for what is hidden."""

from typing import Any

import pytest

from engine import LEVELS, PLAN, RANDOM, Game, Match, think
from engine.bots.levels import Level, planned

from .tables import Table, every_game
from .walk import rounds

# As the levels themselves, with less to spend: what is shown here does not hang on how long one thinks.
QUICK = [None, *[Level(level.name, 60, min(level.keep, 3), level.reach) for level in LEVELS.values()]]
quick = pytest.mark.parametrize("level", QUICK, ids=[RANDOM, *LEVELS])


@every_game
@quick
def test_who_knows_the_same_answers_the_same(game: Game[Any, Any], level: Level | None) -> None:
    for match in rounds(Table(game.meta.name, 2), "same", 3):
        for seat in match.waiting:
            plan = planned(level, match, seat, "key")
            assert planned(level, match.redealt(seat, "otherwise"), seat, "key") == plan


@every_game
@quick
def test_a_plan_is_the_same_in_another_process(game: Game[Any, Any], level: Level | None) -> None:
    """What a worker gets is a save, and what it gives back is text."""
    match = Match.new(game, 2, "plan")
    seat = match.waiting[0]
    copy = match.redealt(seat, "key")
    plan = planned(level, copy, seat, "key")
    assert planned(level, Match.load(game, copy.save()), seat, "key") == plan
    assert PLAN.validate_json(PLAN.dump_json(plan)) == plan


@every_game
def test_a_plan_is_followed_while_the_questions_are_those_foreseen(game: Game[Any, Any]) -> None:
    match = Match.new(game, 2, "follow")
    seat = match.waiting[0]
    plan = think("easy", match.redealt(seat, "key"), seat, "key")
    given = 0
    while (step := plan.next(match, seat)) is not None:
        answer, plan = step
        assert (prompt := match.prompt(seat)) is not None
        assert prompt.allows(answer)
        match.play(seat, answer)
        given += 1
    assert given
