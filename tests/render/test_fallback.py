"""A view of a game without drawings still gets a picture."""

import io

from PIL import Image

import render
from bot.speech import named, vocabulary
from engine import Line, Sheet, text
from engine.record import record
from render import THEMES, Scene
from tests.render.shots import NAMES, say

# What a game brings, drawings or not.
vocabulary("en").add("pebbles-title = Pebbles\npebbles-0 = Big ones\npebbles-1 = Small ones\n")


@record
class PebblesView:
    game: str
    seat: int | None
    round: int
    hand: tuple[str, ...]
    piles: tuple[tuple[int, ...], ...]
    sheets: tuple[Sheet, ...] | None = None
    winners: tuple[int, ...] = ()


def sheet(*points: int) -> Sheet:
    lines = tuple(Line(text(f"pebbles-{k}"), value) for k, value in enumerate(points))
    return Sheet(lines, sum(points))


PLAYING = PebblesView("pebbles", 0, 3, ("granite", "flint"), ((1, 2), (), (9,) * 200))
OVER = PebblesView("pebbles", 0, 3, (), ((),), (sheet(3, -2), sheet(4, 5)), (1,))


def draw(view: PebblesView, scene: Scene, theme: str = "light") -> bytes:
    return render.picture(view, scene, say=say, names=NAMES[:2], theme=theme)


def test_a_table_and_a_score_sheet_are_drawn_in_every_theme() -> None:
    for theme in THEMES:
        for view in (PLAYING, OVER):
            for scene in render.scenes(view):
                picture = Image.open(io.BytesIO(draw(view, scene, theme)))
                assert picture.width <= 1600


def test_scores_are_offered_only_when_there_are_any() -> None:
    assert render.scenes(PLAYING) == (Scene("table"),)
    assert render.scenes(OVER) == (Scene("table"), Scene("scores"))


def test_another_view_gives_another_picture() -> None:
    moved = PebblesView("pebbles", 0, 4, ("granite",), ((1, 2), (), (9,) * 200))
    assert draw(PLAYING, Scene("table")) != draw(moved, Scene("table"))
    lost = PebblesView("pebbles", 0, 3, (), ((),), (sheet(3, -2), sheet(4, 5)), (0,))
    assert draw(OVER, Scene("scores")) != draw(lost, Scene("scores"))


def test_the_words_name_what_is_shown() -> None:
    words = " ".join(say(named(part, NAMES)) for part in render.describe(PLAYING, Scene("table")))
    assert words.startswith("Pebbles. ")
    assert "granite, flint" in words
    assert "round: 3" in words
    scores = " ".join(say(named(part, NAMES)) for part in render.describe(OVER, Scene("scores")))
    assert f"{NAMES[1]} 9" in scores


def test_a_name_that_is_no_module_is_no_way_into_one() -> None:
    odd = PebblesView("ecosystem.alt", None, 1, (), ())
    assert render.scenes(odd) == (Scene("table"),)
