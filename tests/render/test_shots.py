"""What holds for every picture of every game."""

import io
import json
import sys
from collections.abc import Iterable
from functools import cache
from itertools import combinations

import pytest
import resvg_py
from PIL import Image

import render
from bot.speech import DEFAULT, languages
from engine import choices, games, letter
from engine.record import record
from render import THEMES
from render.canvas import HEAVY, encode
from render.layout import WIDEST
from render.memory import MEMORY
from tests.render.lint import faults, read
from tests.render.reading import writings
from tests.render.shots import Shot, say, shots

SHOTS = shots()
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
    picture: Image.Image
    data: bytes


@cache
def drawn(shot: Shot) -> Plate:
    """The light picture, once for all tests."""
    picture = read(shot)
    return Plate(picture, encode(picture))


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
a_shot_of_every_game = pytest.mark.parametrize("shot", {shot.view.game: shot for shot in kinds()}.values(), ids=named)


@telling_shot
def test_every_moment_draws_within_what_can_be_posted(shot: Shot) -> None:
    postable(drawn(shot).data)


def postable(data: bytes) -> None:
    picture = Image.open(io.BytesIO(data))
    assert picture.format == "JPEG"
    assert picture.width <= WIDEST
    assert 0.8 <= picture.width / picture.height <= 3.4, "neither a tower nor a ribbon"
    assert len(data) <= HEAVY


@cache
def small(shot: Shot, theme: str) -> bytes:
    return shot.draw(theme, SMALL)


@every_kind
def test_every_theme_looks_different(shot: Shot) -> None:
    """Small; the long form, all moments in all themes as they are posted, is a benchmark: `themes`."""
    assert len({small(shot, theme) for theme in THEMES}) == len(THEMES) >= 3


@cache
def halved(shot: Shot) -> bytes:
    return shot.draw(scale=0.5)


@a_shot_of_every_game
def test_the_same_view_gives_the_same_bytes_with_cold_and_warm_caches(shot: Shot) -> None:
    """One of every kind is for the benchmark `themes`: what is forgotten must be painted anew."""
    same_again(shot)


def same_again(shot: Shot) -> None:
    """And a second drawing rasterises nothing."""
    forget()
    cold = shot.draw(scale=0.5)
    calls: list[object] = []
    with pytest.MonkeyPatch.context() as watched:
        watched.setattr(resvg_py, "svg_to_bytes", calls.append)
        assert shot.draw(scale=0.5) == cold == halved(shot)
    assert not calls


@telling_shot
def test_what_is_written_can_be_read_on_a_phone(shot: Shot) -> None:
    """In every theme and by every rule: `python -m tests.render.lint`."""
    legible(drawn(shot))


@pytest.mark.parametrize("shot", [shot for shot in kinds() if shot.scene.kind in ("panel", "scores")], ids=named)
def test_what_is_written_in_other_languages_can_be_read_too(shot: Shot) -> None:
    """What has most words, in one of them; every moment and every card in all of them are a benchmark: `lettering`."""
    others = sorted(languages() - {DEFAULT})
    picture = read(shot, language=others[kinds().index(shot) % len(others)])
    assert [str(fault) for fault in faults(picture)] == []


def legible(plate: Plate) -> None:
    assert writings(plate.picture)
    assert not [str(fault) for fault in faults(plate.picture)]


@pytest.mark.parametrize("shot", [shot for shot in SHOTS if shot.prompt and shot.scene.kind == "panel"], ids=named)
def test_the_file_says_where_everything_lies_that_can_be_chosen(shot: Shot) -> None:
    """By the letter, or the cell's name, with which its button begins; on a panel, because it is asked there."""
    with Image.open(io.BytesIO(drawn(shot).data)) as picture:
        found = json.loads(picture.info.get("comment", b'{"spots":[]}'))["spots"]
    assert sorted([name for name, *_ in found]) == sorted(choosable(shot))
    boxes = [(left, top, left + wide, top + high) for _, left, top, wide, high in found]
    for left, top, right, bottom in boxes:
        assert -0.0001 <= left < right - 0.02 <= right <= 1.0001
        assert -0.0001 <= top < bottom - 0.02 <= bottom <= 1.0001
    for one, other in combinations(boxes, 2):
        assert shared(one, other) <= 0.2 * min(shared(one, one), shared(other, other))


def choosable(shot: Shot) -> list[str]:
    assert shot.prompt
    game = games()[shot.view.game]
    return [
        letter(number) if game.meta.has_letter(shot.prompt, option) else say(game.label(option))
        for number, option in enumerate(choices(shot.prompt))
        if option.kind == "cell" or game.meta.has_letter(shot.prompt, option)
    ]


def shared(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    """The area of two boxes that is both's."""
    wide, high = (min(one[k + 2], other[k + 2]) - max(one[k], other[k]) for k in (0, 1))
    return max(0.0, wide) * max(0.0, high)


def test_what_was_drawn_before_is_read_too() -> None:
    shot = kinds()[0]
    first, again = read(shot), read(shot)
    assert [each.words for each in writings(first)] == [each.words for each in writings(again)]
    assert encode(first) == encode(again) == shot.draw()


@every_kind
def test_a_smaller_picture_is_smaller(shot: Shot) -> None:
    assert wide(small(shot, "light")) < wide(drawn(shot).data) <= WIDEST


@a_shot_of_every_game
def test_no_picture_is_too_wide(shot: Shot) -> None:
    """One of every kind is for the benchmark `themes`."""
    bounded(shot)


def bounded(shot: Shot) -> None:
    assert wide(halved(shot)) < wide(drawn(shot).data) <= wide(shot.draw(scale=9.0)) <= WIDEST


def wide(data: bytes) -> int:
    return Image.open(io.BytesIO(data)).width


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
