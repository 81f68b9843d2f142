"""Every look is for everybody: whatever can be seen of a table can be seen in each of them."""

import io
from typing import get_args

import pytest
from PIL import Image

import render
from engine import Match, games
from render import THEMES, Scene, ThemeName, scenes
from render.layout import WIDEST
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
