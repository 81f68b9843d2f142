"""What holds for every picture of every game."""

import io
import sys
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

import pytest
import resvg_py
from PIL import Image, ImageDraw

import render
from render import THEMES
from render.layout import LEAST, PHONE, WIDEST
from render.memory import MEMORY
from tests.render.shots import Shot, say, shots

SHOTS = shots()
HEAVIEST = 2_000_000
LETTERLESS = ("render.raster", "render.games.earth.gallery", "render.games.renature.shore")  # they only paint


def forget(but: Collection[str] = ()) -> None:
    """Empties every cache of the renderer but those of some modules."""
    for name, module in list(sys.modules.items()):
        if name.split(".")[0] == "render" and name not in but:
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()
    MEMORY.clear(but)


@dataclass(frozen=True, slots=True)
class Drawn:
    data: bytes
    written: tuple[tuple[str, float], ...]  # what, and how large


PLATES: dict[str, Drawn] = {}


def drawn(shot: Shot) -> Drawn:
    """The light picture, once for all tests. Whatever is written on it is written anew, so that it can be measured."""
    if shot.name not in PLATES:
        written: list[tuple[str, float]] = []
        real = ImageDraw.ImageDraw.text

        def spy(pen: ImageDraw.ImageDraw, at: tuple[float, float], words: str, **more: Any) -> None:
            written.append((words, more["font"].size))
            real(pen, at, words, **more)

        forget(LETTERLESS)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(ImageDraw.ImageDraw, "text", spy)
            data = shot.draw()
        PLATES[shot.name] = Drawn(data, tuple(written))
    return PLATES[shot.name]


def kinds() -> list[Shot]:
    """One shot of every kind of scene of every game, the last one: the fullest."""
    return list({(shot.view.game, shot.scene.kind): shot for shot in SHOTS}.values())


def named(shot: Shot) -> str:
    return shot.name


@pytest.mark.parametrize("shot", SHOTS, ids=named)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_moment_draws_within_what_can_be_posted(shot: Shot, theme: str) -> None:
    data = drawn(shot).data if theme == "light" else shot.draw(theme)
    picture = Image.open(io.BytesIO(data))
    assert picture.format == "JPEG"
    assert picture.width <= WIDEST
    assert 0.6 <= picture.width / picture.height <= 3.4, "neither a tower nor a ribbon"
    assert len(data) < HEAVIEST


@pytest.mark.parametrize("shot", kinds(), ids=named)
def test_every_theme_looks_different(shot: Shot) -> None:
    assert len({shot.draw(theme) for theme in THEMES}) == len(THEMES) >= 3


@pytest.mark.parametrize("shot", kinds(), ids=named)
def test_the_same_view_gives_the_same_bytes_with_cold_and_warm_caches(shot: Shot) -> None:
    warm = shot.draw("dark")
    forget()
    assert shot.draw("dark") == warm


@pytest.mark.parametrize("shot", kinds(), ids=named)
def test_a_second_drawing_rasterises_nothing(shot: Shot, monkeypatch: pytest.MonkeyPatch) -> None:
    shot.draw()
    calls: list[object] = []
    monkeypatch.setattr(resvg_py, "svg_to_bytes", calls.append)
    shot.draw()
    assert not calls


@pytest.mark.parametrize("shot", SHOTS, ids=named)
def test_nothing_written_is_smaller_than_a_phone_shows_legibly(shot: Shot) -> None:
    plate = drawn(shot)
    width = Image.open(io.BytesIO(plate.data)).width
    small = {words: size for words, size in plate.written if size * PHONE / width < LEAST}
    assert plate.written
    assert not small, f"at {PHONE} px these are under {LEAST} px"


@pytest.mark.parametrize("shot", kinds(), ids=named)
def test_a_smaller_picture_is_smaller_and_no_picture_is_too_wide(shot: Shot) -> None:
    usual, half, huge = (Image.open(io.BytesIO(shot.draw(scale=scale))).width for scale in (1.0, 0.5, 9.0))
    assert half < usual <= huge <= WIDEST


def test_pictures_of_different_moments_differ() -> None:
    first: dict[bytes, Shot] = {}
    for shot in SHOTS:
        twin = first.setdefault(drawn(shot).data, shot)
        assert (twin.view, twin.scene, twin.prompt) == (shot.view, shot.scene, shot.prompt) or same(twin, shot)


def same(one: Shot, other: Shot) -> bool:
    """A hand or a card looks the same whatever lies on the table, and so does what a prompt does not mark."""
    return one.words() == other.words()


@pytest.mark.parametrize("shot", SHOTS, ids=named)
def test_every_picture_has_words(shot: Shot) -> None:
    for text in render.describe(shot.view, shot.scene, prompt=shot.prompt):
        assert say(text)
    assert len(shot.words()) > len("Bear.")


def test_every_shot_has_a_name_of_its_own() -> None:
    assert len({shot.name for shot in SHOTS}) == len(SHOTS)
