"""Title pictures: every game has its own by day and by night, and one without still shows its name."""

from importlib import import_module
from pathlib import Path

import pytest
import resvg_py
from PIL import ImageChops

import render
from bot.speech import speaker
from engine import Text, games, text
from render import Scene, Title, form_found
from render.forms import PRINTS, kept_as
from render.layout import fact
from render.memory import MEMORY
from render.paintings import Shelf
from render.stage.lettering import footline
from render.stage.scene import WIDTH
from tests.render.prints import wanted

SMALL = 0.25


def drawn(game: str, theme: str = "light", scale: float = SMALL) -> bytes:
    return render.picture(Title(game), Scene("cover"), say=speaker("en"), names=(), theme=theme, scale=scale)


@pytest.mark.parametrize("game", list(games()))
def test_every_game_has_a_title_picture_by_day_and_by_night(game: str) -> None:
    assert drawn(game) == drawn(game)
    assert drawn(game) != drawn(game, "dark")
    said = [speaker("en")(line) for line in render.describe(Title(game), Scene("cover"))]
    assert said[0] == speaker("en")(text(f"{game}-title")) + "."


def test_no_two_games_share_one() -> None:
    assert len({drawn(game) for game in games()}) == len(games())


@pytest.mark.parametrize("scale", [0.1, 0.4])
def test_a_title_picture_can_be_of_any_size(scale: float) -> None:
    for game in games():
        found = render.compose(Title(game), Scene("cover"), say=speaker("en"), names=(), scale=scale)
        assert found.size == (round(960 * scale), round(540 * scale))


def test_a_game_without_one_shows_its_name() -> None:
    def say(line: Text) -> str:
        return line.id.upper()

    named, other = (
        render.compose(Title(game), Scene("cover"), say=say, names=(), scale=SMALL) for game in ("atlantis", "lemuria")
    )
    assert named.size == other.size
    assert ImageChops.difference(named, other).getbbox()


def test_a_title_picture_is_painted_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For each hour of the day, and anew where it says something else; kept or not it looks the same."""
    monkeypatch.setattr(import_module("render.cover"), "shelf", lambda: Shelf(None))
    fresh = drawn("ecosystem")
    monkeypatch.setattr(import_module("render.cover"), "shelf", lambda: Shelf(tmp_path))
    assert drawn("ecosystem") == fresh
    assert len(list(tmp_path.iterdir())) == 1
    calls: list[object] = []
    MEMORY.clear()
    with monkeypatch.context() as patch:
        patch.setattr(resvg_py, "svg_to_bytes", calls.append)
        assert drawn("ecosystem") == fresh
        assert not calls
    drawn("ecosystem", "dark")
    render.picture(Title("ecosystem"), Scene("cover"), say=lambda line: line.id, names=(), scale=SMALL)
    assert len(list(tmp_path.iterdir())) == 3


@pytest.mark.parametrize("game", list(games()))
def test_the_line_at_the_foot_can_be_read_on_a_phone(game: str) -> None:
    line = speaker("en")(text(f"{game}-imprint"))
    said, size = footline(line, WIDTH)
    assert said == line
    assert size >= fact(WIDTH)


def test_the_page_has_prints_of_all_its_pictures_and_no_others() -> None:
    """`python -m tests.render.prints` makes them: nobody who opens the page for the first time waits for a painting."""
    assert {path.name for path in PRINTS.iterdir()} == {kept_as(*form) for form in wanted()}
    assert all(form_found(*form) for form in wanted())
