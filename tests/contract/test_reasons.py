"""Hints of every game: their reasons have words, and they are the same whatever is hidden."""

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from bot.speech import known, speaker
from bot.talk.reasons import why
from engine import Game, Match, Reason, advise, games, think
from engine.bots.judged import judgement

from .tables import Table, sample
from .test_lessons import ids
from .walk import rounds

NOTE = "note"  # what is said below a hint of the game
JUDGED = [game for game in games().values() if judgement(game.meta.name)]
judged = pytest.mark.parametrize("game", JUDGED, ids=lambda game: game.meta.name)
WAYS = [Reason("", 3.0, 2.0, 4.0), Reason("", -1.0, -1.0, 1.0), Reason("", 2.0, have=3.0, keeps=True)]


@cache
def terms(game: str) -> frozenset[str]:
    """In every way to sit down to it."""
    found = judgement(game)
    assert found is not None
    matches = [table.open("terms") for table in sample(games()[game])]
    return frozenset([name for match in matches for name in found.terms(match.state, 0)])


def moving(game: Game[Any, Any]) -> frozenset[str]:
    """Nobody keeps them as they are."""
    found = judgement(game.meta.name)
    assert found is not None
    return found.moving


@judged
def test_every_term_has_words_and_no_words_are_left_over(game: Game[Any, Any]) -> None:
    assert set(ids(game.meta.name, "reason")) - {NOTE} == terms(game.meta.name)


@judged
def test_a_reason_can_be_read_whichever_way_it_goes(
    game: Game[Any, Any], caplog: pytest.LogCaptureFixture
) -> None:
    for term in terms(game.meta.name):
        gained, lost, kept = [speaker("en")(why(game.meta.name, replace(way, term=term))) for way in WAYS]
        assert "+3 points" in gained
        assert "−1 point" in lost
        assert all(len(said) < 100 for said in (gained, lost, kept))
        if term not in moving(game):
            assert "+2" not in kept, "what it keeps is not gained"
            assert len({gained, lost, kept}) == 3
    if known(f"{game.meta.name}-reason-{NOTE}"):
        assert speaker("en")(why(game.meta.name, Reason(NOTE, 1.0)))
    assert not caplog.records


@judged
def test_a_reason_goes_the_way_of_what_it_counts(game: Game[Any, Any]) -> None:
    """Whatever that is worth: three cards fewer are fewer, though they bring points."""
    for term in terms(game.meta.name):
        for count in (2.0, -2.0):
            found = [why(game.meta.name, Reason(term, points, count, 4.0)) for points in (3.0, -3.0)]
            gained, lost = map(speaker("en"), found)
            assert gained.replace("+3 points", "") == lost.replace("−3 points", "")


@judged
def test_ideas_are_the_same_whatever_is_hidden(game: Game[Any, Any]) -> None:
    """So nobody learns from a hint what he may not know."""
    for match in rounds(Table(game.meta.name, 2), "blind", 3):
        for seat in match.waiting:
            found = advise(match.redealt(seat, "key"), seat, "key", "easy")
            assert advise(match.redealt(seat, "otherwise").redealt(seat, "key"), seat, "key", "easy") == found


@judged
def test_an_idea_can_be_carried_out_whatever_is_hidden(game: Game[Any, Any]) -> None:
    for match in rounds(Table(game.meta.name, 2), "able", 4):
        seat = match.waiting[0]
        for idea in advise(match.redealt(seat, "key"), seat, "key", "medium"):
            for number in range(5):
                carry_out(match.redealt(seat, f"otherwise {number}"), seat, idea.answers)


def carry_out(match: Match, seat: int, answers: tuple[Any, ...]) -> None:
    for answer in answers:
        match.play(seat, answer)


@judged
def test_an_idea_that_is_begun_stays_the_first(game: Game[Any, Any]) -> None:
    for match in rounds(Table(game.meta.name, 2), "begun", 3):
        seat = match.waiting[0]
        last = advise(match.redealt(seat, "key"), seat, "key", "easy")[-1].answers
        first, *others = advise(match.redealt(seat, "key"), seat, "key", "easy", last)
        assert (first.answers[0], first.behind) == (last[0], 0.0)
        assert last[0] not in [other.answers[0] for other in others]


@judged
def test_time_alone_is_no_reason(game: Game[Any, Any]) -> None:
    """What the others have is worth the same as long as nothing of it changes, however much of a match is over."""
    found = judgement(game.meta.name)
    assert found is not None
    early, *_, late = rounds(Table(game.meta.name, 2), "clock", 6)
    assert found.terms(late.state, 0, late.state) == found.terms(late.state, 0)
    assert found.terms(late.state, 0, early.state) != found.terms(late.state, 0), "another time, another worth"


@judged
def test_the_first_idea_is_what_a_bot_would_do(game: Game[Any, Any]) -> None:
    for match in rounds(Table(game.meta.name, 2), "first", 2):
        seat = match.waiting[0]
        copy = match.redealt(seat, "key")
        best, *others = advise(copy, seat, "key", "medium")
        assert best.answers[0] == think("medium", copy, seat, "key").steps[0].answer
        assert [other.behind for other in others] == sorted([other.behind for other in others])
