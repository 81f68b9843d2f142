"""What holds for every picture of every game."""

import io
import sys
from collections.abc import Iterable
from functools import cache

import pytest
import resvg_py
from PIL import Image

import render
from engine.record import record
from render import THEMES
from render.layout import LEAST, PHONE, WIDEST
from render.memory import MEMORY
from tests.render.reading import Lines, read
from tests.render.shots import Shot, say, shots

SHOTS = shots()
HEAVIEST = 2_000_000
SMALL = 0.2


def forget() -> None:
    """Empties every cache of the renderer."""
    for name, module in list(sys.modules.items()):
        if name.split(".")[0] == "render":
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()
    MEMORY.clear()


@record
class Plate:
    data: bytes
    written: Lines


@cache
def drawn(shot: Shot) -> Plate:
    """The light picture, once for all tests."""
    return Plate(*read(shot))


def kinds() -> list[Shot]:
    """One shot of every kind of scene of every game, the last one: the fullest."""
    return list({(shot.view.game, shot.scene.kind): shot for shot in SHOTS}.values())


def telling() -> list[Shot]:
    """Whatever is asked, and of every kind of scene the first and the last; all of them are a benchmark: `themes`."""
    first = {(shot.view.game, shot.scene.kind): shot for shot in reversed(SHOTS)}
    ends = {shot.name for shot in [*first.values(), *kinds()]}
    return [shot for shot in SHOTS if shot.prompt is not None or shot.name in ends]


def named(shot: Shot) -> str:
    return shot.name


every_shot = pytest.mark.parametrize("shot", SHOTS, ids=named)
telling_shot = pytest.mark.parametrize("shot", telling(), ids=named)
every_kind = pytest.mark.parametrize("shot", kinds(), ids=named)


@telling_shot
def test_every_moment_draws_within_what_can_be_posted(shot: Shot) -> None:
    postable(drawn(shot).data)


def postable(data: bytes) -> None:
    picture = Image.open(io.BytesIO(data))
    assert picture.format == "JPEG"
    assert picture.width <= WIDEST
    assert 0.6 <= picture.width / picture.height <= 3.4, "neither a tower nor a ribbon"
    assert len(data) < HEAVIEST


@every_kind
def test_every_theme_looks_different(shot: Shot) -> None:
    """Small; the long form, all moments in all themes as they are posted, is a benchmark: `themes`."""
    assert len({shot.draw(theme, SMALL) for theme in THEMES}) == len(THEMES) >= 3


@cache
def halved(shot: Shot) -> bytes:
    return shot.draw(scale=0.5)


@every_kind
def test_the_same_view_gives_the_same_bytes_with_cold_and_warm_caches(
    shot: Shot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And a second drawing rasterises nothing. In full size all are drawn twice by the benchmark `themes`."""
    forget()
    cold = shot.draw(scale=0.5)
    calls: list[object] = []
    monkeypatch.setattr(resvg_py, "svg_to_bytes", calls.append)
    assert shot.draw(scale=0.5) == cold == halved(shot)
    assert not calls


@telling_shot
def test_nothing_written_is_smaller_than_a_phone_shows_legibly(shot: Shot) -> None:
    legible(drawn(shot))


def legible(plate: Plate) -> None:
    width = Image.open(io.BytesIO(plate.data)).width
    small = {words: size for words, size in plate.written if size * PHONE / width < LEAST}
    assert plate.written
    assert not small, f"at {PHONE} px these are under {LEAST} px"


def test_what_was_drawn_before_is_read_too() -> None:
    shot = kinds()[0]
    first, again = read(shot), read(shot)
    assert set(first[1]) == set(again[1]) != set()
    assert first[0] == again[0] == shot.draw()


@every_kind
def test_a_smaller_picture_is_smaller_and_no_picture_is_too_wide(shot: Shot) -> None:
    usual, half, huge = (Image.open(io.BytesIO(data)).width for data in (
        drawn(shot).data, halved(shot), shot.draw(scale=9.0)))
    assert half < usual <= huge <= WIDEST


def test_pictures_of_different_moments_differ() -> None:
    different(telling())


def different(moments: Iterable[Shot]) -> None:
    first: dict[bytes, Shot] = {}
    for shot in moments:
        twin = first.setdefault(drawn(shot).data, shot)
        assert (twin.view, twin.scene, twin.prompt) == (shot.view, shot.scene, shot.prompt) or same(twin, shot)


def same(one: Shot, other: Shot) -> bool:
    """A hand or a card looks the same whatever lies on the table, and so does what a prompt does not mark."""
    return one.words() == other.words()


@every_shot
def test_every_picture_has_words(shot: Shot) -> None:
    for text in render.describe(shot.view, shot.scene, prompt=shot.prompt):
        assert say(text)
    assert len(shot.words()) > len("Bear.")


def test_every_shot_has_a_name_of_its_own() -> None:
    assert len({shot.name for shot in SHOTS}) == len(SHOTS)
