"""Title pictures: every game has its own by day and by night, and one without still shows its name."""

import pytest
from PIL import ImageChops

import render
from bot.speech import speaker
from engine import Text, games, text
from render import Scene, Title

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
