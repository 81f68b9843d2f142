"""What every picture says to who cannot see it: the most important first, in whole sentences."""

import pytest

import render
from bot.paint.painter import ALT
from bot.speech import named
from engine import Line, Pick, Sheet, Text, letter, text
from engine.games.earth.card_text import lines
from engine.games.earth.catalogue import CARDS
from engine.record import record
from render import drawings, within
from render.telling import ENDS, Told, arranged, sentences
from tests.render.shots import NAMES, Shot, say, shots

QUESTION = "Which of them now?"
every_shot = pytest.mark.parametrize("shot", shots(), ids=lambda shot: shot.name)


@record
class Counted:
    """A view with nothing but scores."""

    sheets: tuple[Sheet, ...] | None
    winners: tuple[int, ...]
    seat: int | None = None
    game: str = "nuts"


def told(shot: Shot) -> Told:
    found: Told = drawings(shot.view.game).of(shot.view, shot.scene).tell(shot.view, shot.scene, shot.prompt)
    return found


def said(shot: Shot) -> list[str]:
    asked = QUESTION if shot.prompt else ""
    texts = render.describe(shot.view, shot.scene, prompt=shot.prompt, asked=asked)
    return [say(named(text, shot.names)) for text in texts]


@every_shot
def test_a_picture_is_told_in_whole_sentences_that_fit(shot: Shot) -> None:
    whole = within(said(shot), ALT)
    assert 0 < len(whole) <= ALT
    assert whole.endswith(ENDS[:3])
    assert whole == " ".join(sentences(said(shot)))[: len(whole)]


@every_shot
def test_every_sentence_begins_with_a_capital_or_a_figure(shot: Shot) -> None:
    assert not [line for line in sentences(said(shot)) if line[0].islower()]


OF_ONE_MOMENT = [shot for shot in shots() if shot.scene.kind not in ("stats", "curve")]


@pytest.mark.parametrize("shot", OF_ONE_MOMENT, ids=lambda shot: shot.name)
def test_the_end_comes_first_then_the_question_then_what_can_be_chosen(shot: Shot) -> None:
    found, lines = told(shot), said(shot)
    if found.over:
        first = render.describe(shot.view, shot.scene)[0]
        assert first.id in ("alt-winner", "alt-lost") or first in found.ending
        before = max(1, len(shot.view.winners)) + len(found.ending)
        assert any(line.startswith("Totals: ") for line in lines[: before + 1]) or not shot.view.sheets
    elif shot.prompt:
        assert len(lines) == len(set(lines))  # nothing is told twice
        choices = [say(named(choice, shot.names)) for choice in found.choices]
        assert lines[: 1 + len(choices)] == [QUESTION, *choices]
        assert choices or shot.scene.kind != "panel"


def test_goals_come_before_what_everybody_has() -> None:
    words = Told(now=(Text("now"),), choices=(Text("choice"),), goals=(Text("goal"),), rest=(Text("rest"),))
    view = Counted(None, ())
    assert [each.id for each in arranged(view, words)] == ["choice", "now", "goal", "rest"]
    assert arranged(view, words, QUESTION)[0] == text("alt-question", question=QUESTION)


@pytest.mark.parametrize("name", ["keep", "island"])
def test_cards_that_are_offered_are_told_with_what_they_do(name: str) -> None:
    shot = next(shot for shot in shots() if shot.name == f"earth-panel-{name}")
    assert isinstance(shot.prompt, Pick)
    cards = [option.id for option in shot.prompt.options if option.kind == "card"]
    for number, (card, line) in enumerate(zip(cards, said(shot)[1:], strict=False)):
        assert line.startswith(f"{letter(number)} {say(CARDS[card].text)}")
        assert all(say(each) in line for each in lines(CARDS[card]))


def test_totals_are_told_best_first_and_the_rival_by_its_name() -> None:
    sheets = tuple([Sheet((Line(text("total"), points),), points) for points in (12, 30)])
    lost = arranged(Counted(sheets, ()), Told(over=True, rival=text("earth-rival")))
    words = [say(named(line, NAMES)) for line in lost]
    assert words == ["The match is lost.", f"Totals: Gaia 30, {NAMES[0]} 12."]


def test_what_does_not_fit_ends_with_a_sentence() -> None:
    assert within(["One two three", "Four five six."], 40) == "One two three. Four five six."
    assert within(["One two three", "Four five six."], 20) == "One two three."
    assert within(["Onetwothreefour"], 10) == "Onetwothr…"
