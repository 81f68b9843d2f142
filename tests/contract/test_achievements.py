"""What a match leaves behind has names and words, and every achievement can be reached or missed by it."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.speech import speaker
from engine import Condition, Game, Line, Match, Result, Sheet, Text, Trace, condition, figures, games, reached
from engine.achievements import Achievement, load
from engine.figures import LEAD, SEATS, TOTAL, WON, line_name

from .tables import every_game
from .test_lessons import ids

ALL = [(game, one) for game in games().values() for one in game.achievements]
every_achievement = pytest.mark.parametrize(
    ("game", "achievement"), ALL, ids=[f"{game.meta.name}-{one.name}" for game, one in ALL]
)
DOZEN = 12


@cache
def lines(game: Game[Any, Any]) -> tuple[Line, ...]:
    """Of a sheet of this game."""
    found: tuple[Line, ...] = Match.new(game, max(2, game.meta.seats[0]), "lines").scores(None)[0].lines
    return found


def known(game: Game[Any, Any]) -> set[str]:
    """The names of all figures of a match."""
    return {*figures(game.meta.name, ended(game, {}), 0, [Trace(name, 0) for name in game.counts])}


def ended(game: Game[Any, Any], wanted: dict[str, int]) -> Result:
    """Two sheets: the first as wanted, the total by itself if it is."""
    own = tuple([Line(line.text, wanted.get(line_name(game.meta.name, line.text.id), 0)) for line in lines(game)])
    total = wanted.get(TOTAL, sum(line.points for line in own))
    other = Sheet(tuple([Line(line.text, 0) for line in own]), total - wanted.get(LEAD, 1))
    return Result((Sheet(own, total), other), (0,) if wanted.get(WON) else (1,))


def left_by(game: Game[Any, Any], wanted: dict[str, int]) -> dict[str, int]:
    counts = [Trace(name, wanted.get(name, 0)) for name in game.counts]
    return figures(game.meta.name, ended(game, wanted), 0, counts)


def missing(one: Condition) -> int:
    """A number with which it does not hold."""
    return one.number + 1 if one.sign == "<=" else one.number - 1


def misses(achievement: Achievement) -> Iterator[dict[str, int]]:
    """As wanted but for one thing."""
    wanted = {one.figure: one.number for one in achievement.conditions}
    for one in achievement.conditions:
        yield wanted | {one.figure: missing(one)}


@every_achievement
def test_a_result_gives_it_and_another_does_not(game: Game[Any, Any], achievement: Achievement) -> None:
    wanted = {one.figure: one.number for one in achievement.conditions}
    assert wanted.keys() <= known(game), "there is no such figure"
    assert achievement.name in reached(game.achievements, left_by(game, wanted))
    for nearly in misses(achievement):
        assert achievement.name not in reached(game.achievements, left_by(game, nearly)), nearly


@every_game
def test_a_game_has_a_dozen_achievements_or_none(game: Game[Any, Any]) -> None:
    assert len({one.name for one in game.achievements}) == len(game.achievements)
    assert len(game.achievements) in (0, DOZEN)


@every_game
def test_no_two_figures_have_one_name(game: Game[Any, Any]) -> None:
    own = [line_name(game.meta.name, line.text.id) for line in lines(game)]
    names = [*own, *game.counts, *game.choices, TOTAL, WON, LEAD, SEATS]
    assert sorted(set(names)) == sorted(names)


@every_game
def test_what_is_left_behind_has_words_and_no_words_are_left_over(
    game: Game[Any, Any], caplog: pytest.LogCaptureFixture
) -> None:
    name = game.meta.name
    for line in lines(game):
        assert speaker("en")(game.line(line_name(name, line.text.id)))
    assert sorted(ids(name, "trace")) == sorted([*game.counts, *game.choices])
    achievements = [one.name for one in game.achievements]
    assert sorted(ids(name, "achievement")) == sorted([*achievements, *[f"{one}-how" for one in achievements]])
    for one in achievements:
        how = speaker("en")(Text(f"{name}-achievement-{one}-how"))
        assert len(speaker("en")(Text(f"{name}-achievement-{one}"))) <= 24, "it stands on a badge"
        assert how.endswith(".")
    assert not caplog.records, "words without arguments"


@pytest.mark.parametrize("line", ["growth", "growth > 3", "growth >= x", "Growth >= 3", "growth >= 3 ", ">= 3"])
def test_a_condition_is_a_figure_a_sign_and_a_number(line: str) -> None:
    assert str(condition("line-growth >= -3")) == "line-growth >= -3"
    with pytest.raises(ValueError, match="is no condition"):
        condition(line)


@pytest.mark.parametrize(("written", "said"), [
    ('[canopy]\nwhen = ["canopies > 6"]', "canopy.when.0"),
    ("[canopy]\nwhen = []", "canopy.when"),
    ('[canopy]\nwhen = ["canopies >= 6"]\npoints = 3', "canopy.points"),
    ('[Canopy]\nwhen = ["canopies >= 6"]', "Canopy"),
])
def test_a_mistake_in_a_file_is_named(written: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "achievements.toml"
    file.write_text(written, "utf-8")
    with pytest.raises(ValueError, match=rf"^achievements\.toml: {said}"):
        load(file)


def test_of_a_figure_that_a_match_does_not_have_nothing_is_true() -> None:
    """Alone there is no lead."""
    assert not condition("lead <= 5").holds({})
    alone = Result((Sheet((), 7),), ())
    assert figures("earth", alone, 0, ()) == {TOTAL: 7, WON: 0, SEATS: 1}
