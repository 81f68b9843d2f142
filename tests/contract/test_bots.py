"""Bots of every game and level: legal to the last answer, the same everywhere, and blind for what is hidden."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine import IDEAS, LEVELS, PLAN, RANDOM, Game, Match, advise, games, think
from engine.bots.budget import Budget
from engine.bots.candidates import candidates
from engine.bots.chains import chains, noticed
from engine.bots.judged import judgement
from engine.bots.levels import Level, planned
from engine.match import single

from .tables import Table, every_game
from .walk import ENDLESS, rounds

# As the levels themselves, with less to spend: what is shown here does not hang on how long one thinks.
QUICK = [None, *[replace(level, nodes=20, keep=min(level.keep, 2)) for level in LEVELS.values()]]
quick = pytest.mark.parametrize("level", QUICK, ids=[RANDOM, *LEVELS])
JUDGED = [game for game in games().values() if judgement(game.meta.name)]  # chance plays the others


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


@pytest.mark.parametrize("game", JUDGED, ids=lambda game: game.meta.name)
def test_advice_is_legal_and_has_reasons(game: Game[Any, Any]) -> None:
    match, = rounds(Table(game.meta.name, 2), "advice", 1)
    seat = match.waiting[0]
    ideas = advise(match.redealt(seat, "key"), seat, "key", "easy")
    assert (prompt := match.prompt(seat)) is not None
    assert ideas
    assert all(prompt.allows(idea.answers[0]) or single(idea.answers[0]) in match.asides(seat) for idea in ideas)
    assert ideas[0].behind == 0
    assert any(idea.reasons for idea in ideas)
    assert IDEAS.validate_json(IDEAS.dump_json(ideas)) == ideas


@pytest.mark.parametrize("game", JUDGED, ids=lambda game: game.meta.name)
def test_a_weaker_player_thinks_of_no_more_than_a_part(game: Game[Any, Any]) -> None:
    """Of what a sharp one thinks of, and of something at least."""
    judged = judgement(game.meta.name)
    assert judged is not None
    for match in rounds(Table(game.meta.name, 2), "part", 3):
        seat = match.waiting[0]
        everything = chains(judged, match, seat, judged.value, Budget(1000))
        for number in range(5):
            seen = noticed(everything, 0.3, str(number))
            assert seen
            assert seen == [chain for chain in everything if chain in seen], "the best first"
            assert seen == noticed(everything, 0.3, str(number)), "as the key says"
        assert noticed(everything, 1.0, "key") == everything


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


NOW_AND_THEN = 12
TABLES = [Table(game.meta.name, seats) for game in JUDGED for seats in (game.meta.seats[0], game.meta.seats[-1])]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_bots_come_to_an_end(table: Table) -> None:
    """Whatever of all that is worth a thought they do, in any order: every answer is legal, and no position comes
    twice, because nothing that leads back is worth a thought.
    """
    match, chance, known = table.open("back"), Random(str(table)), set[bytes]()
    judged = judgement(table.game)
    assert judged is not None
    for number in range(ENDLESS):
        if not match.waiting:
            break
        position = uncounted(match)
        assert position not in known
        known.add(position)
        seat = match.waiting[number % len(match.waiting)]
        answer = chance.choice(judged.answers(match, seat))
        if number % NOW_AND_THEN == 0:
            level = QUICK[1 + number // NOW_AND_THEN % len(LEVELS)]
            answer = planned(level, match.redealt(seat, "key"), seat, "key").steps[0].answer
        match.play(seat, answer)
    assert match.result is not None


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_habit_answers_whatever_came_before(table: Table) -> None:
    """A match is run on from wherever a thought has led it, not only from where habits do."""
    match, chance = table.open("habit"), Random(str(table))
    judged = judgement(table.game)
    assert judged is not None
    for number in range(ENDLESS):
        if not match.waiting:
            break
        seat = match.waiting[number % len(match.waiting)]
        prompt = match.prompt(seat)
        assert prompt is not None
        for answer in candidates(prompt):
            twin = match.copy()
            twin.play(seat, answer)
            if twin.agenda.seats[seat]:
                twin.play(seat, judged.habit(twin, seat, chance))
        match.play(seat, judged.habit(match, seat, chance))


def uncounted(match: Match) -> bytes:
    """The match without what tells only how often something was asked."""
    twin = match.copy()
    twin.agenda.counts, twin.agenda.beats = [0] * twin.seats, 0
    return twin.save()
