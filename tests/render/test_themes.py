"""Every look is for everybody: whatever can be seen of a table can be seen in each of them."""

import io
from typing import get_args

import pytest
from PIL import Image

import render
from engine import Match, games
from render import THEMES, Scene, ThemeName, scenes
from render.curve import SEEN, Known
from render.games.renature.pieces import TONES
from render.layout import WIDEST
from render.palette import contrast
from render.theme import theme_named
from tests.render.shots import NAMES, say


def smallest(game: str) -> Match:
    return Match.new(games()[game], games()[game].meta.seats[0], "smallest")


def kinds(game: str) -> list[Scene]:
    """One scene of every kind that the player in the first seat can look at."""
    return list({scene.kind: scene for scene in scenes(smallest(game).view(0))}.values())


def test_the_names_of_the_themes_are_those_that_are_drawn() -> None:
    assert get_args(ThemeName) == tuple(THEMES)


@pytest.mark.parametrize(("game", "scene"), [
    pytest.param(game, scene, id=f"{game}-{scene.kind}") for game in games() for scene in kinds(game)
])
def test_the_smallest_table_is_drawn_clear(game: str, scene: Scene) -> None:
    match = smallest(game)
    view, prompt = match.view(0), match.prompt(0)
    light, clear = [
        render.picture(view, scene, say=say, names=NAMES, prompt=prompt, theme=theme) for theme in ("light", "clear")
    ]
    assert 0 < Image.open(io.BytesIO(clear)).width <= WIDEST
    assert clear != light


@pytest.mark.parametrize("theme", THEMES)
def test_a_course_has_the_colours_of_its_game_and_they_show_on_the_paper(theme: str) -> None:
    paper = theme_named(theme).panel
    for game in games():
        found = render.drawings(game)
        known = Known(found.figure, found.colour, theme_named(theme))
        seen = [max(contrast(known.tone(seat), paper), contrast(known.edge(seat), paper)) for seat in range(4)]
        assert min(seen) >= SEEN, game
        assert len({known.tone(seat) for seat in range(4)}) == 4
    assert render.drawings("renature").colour(3, theme_named(theme)) == TONES[3], "blue, as the plants are"
