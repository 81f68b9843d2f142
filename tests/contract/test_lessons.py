"""A coach has something to say about every question of every game: short, and about a rule that there is."""

import re
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message
from PIL import ImageFont

from bot.speech import languages, speaker, word_files
from engine import Game, Match, Text, text
from render import scenes
from render.labels import FONTS

from .tables import every_game
from .test_rules import rules

LINES = SENTENCES = 3
ROOM = 556  # pixels of a line in the panel beside the messages of a page that is 1280 wide
SPARE = 12  # his name is bold, and no two browsers set letters quite alike
LETTERS = ImageFont.truetype(str(FONTS / "Roboto-Regular.ttf"), 16, layout_engine=ImageFont.Layout.BASIC)
NEXT = "next"  # what he says when the match is over


@cache
def entries(game: str, language: str = "en") -> list[Message]:
    files = [file for file in word_files(language) if file.parent.parent.name == game]
    found = [entry for file in files for entry in FluentParser().parse(file.read_text("utf-8")).body]
    return [entry for entry in found if isinstance(entry, Message)]


def ids(game: str, part: str) -> list[str]:
    """What stands behind it in the ids of the game's messages."""
    names = [entry.id.name for entry in entries(game)]
    return [name.removeprefix(f"{game}-{part}-") for name in names if name.startswith(f"{game}-{part}-")]


def lines(said: str) -> list[str]:
    """Broken where a browser breaks them."""
    found = [""]
    for word in re.split(r"(?<=[ -])", said.replace("*", "")):
        longer = found[-1] + word
        if LETTERS.getlength(longer.rstrip()) <= ROOM - SPARE:
            found[-1] = longer
        else:
            found.append(word)
    return found


@every_game
def test_every_question_has_a_lesson(game: Game[Any, Any]) -> None:
    asks = ids(game.meta.name, "ask")
    assert asks
    assert [ask for ask in asks if not any(kind == ask or kind.startswith(f"{ask}-") for kind in game.lessons)] == []


@every_game
def test_every_lesson_has_words_and_no_words_are_left_over(game: Game[Any, Any]) -> None:
    assert sorted(ids(game.meta.name, "coach")) == sorted([*game.lessons, NEXT])


@every_game
@pytest.mark.parametrize("language", sorted(languages()))
def test_a_coach_is_brief(game: Game[Any, Any], language: str, caplog: pytest.LogCaptureFixture) -> None:
    """As the page shows him; letters of other languages are wider."""
    say = speaker(language)
    for kind in (*game.lessons, NEXT):
        said = say(text("coach-says", said=Text(f"{game.meta.name}-coach-{kind}")))
        assert len(re.findall(r"[.?!](?=\s|$)", said)) <= SENTENCES, kind
        assert len(lines(said)) <= LINES, kind
    assert not caplog.records, "words without arguments"


@every_game
@pytest.mark.parametrize("language", sorted(languages()))
def test_what_a_coach_quotes_is_said_of_the_choices(game: Game[Any, Any], language: str) -> None:
    asked = [entry for entry in entries(game.meta.name, language) if "-hint-" in entry.id.name]
    hints = [FluentSerializer().serialize_entry(entry) for entry in asked]
    for kind in game.lessons:
        said = speaker(language)(Text(f"{game.meta.name}-coach-{kind}"))
        quoted = [quote.strip() for quote in re.findall("[“«](.+?)[”»]", said) if quote.strip()[0].isalpha()]
        assert [quote for quote in quoted if not any(quote in hint for hint in hints)] == [], kind


@every_game
@pytest.mark.parametrize("language", sorted(languages()))
def test_what_a_coach_sends_one_to_is_called_so(game: Game[Any, Any], language: str) -> None:
    """Buttons and settings, in italics; a sign may stand before the words."""
    files = [file for file in word_files(language) if not file.name.endswith(".coach.ftl")]
    called = "\n".join([file.read_text("utf-8") for file in files])
    for kind in (*game.lessons, NEXT):
        said = speaker(language)(Text(f"{game.meta.name}-coach-{kind}"))
        named = re.findall(r"(?<!\*)\*([^*]+)\*(?!\*)", said)
        found = [name for name in named if re.search(rf"(?im)= (\W+ )?{re.escape(name)}$", called)]
        assert found == named, kind


@every_game
def test_a_lesson_is_about_a_rule_that_there_is(game: Game[Any, Any]) -> None:
    assert [kind for kind, lesson in game.lessons.items() if lesson.rule not in rules(game.meta.name)] == []


@every_game
def test_what_a_coach_shows_can_be_drawn(game: Game[Any, Any]) -> None:
    """Large, of what the learner sees."""
    found = {scene.kind for scene in scenes(Match.new(game, max(2, game.meta.seats[0]), "lesson").view(0))}
    assert {lesson.about for lesson in game.lessons.values()} - {"question"} <= found


@every_game
def test_a_first_match_has_options_that_there_are(game: Game[Any, Any]) -> None:
    seats = max(2, game.meta.seats[0])
    assert game.meta.options(seats, dict(game.meta.first)).items() >= set(game.meta.first)
