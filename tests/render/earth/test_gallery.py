"""Paintings are kept on disk, whole, by edition; a folder that cannot be written is no error."""

import io
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from engine.games.earth.catalogue import CARDS
from render.games.earth import gallery


@pytest.fixture(autouse=True)
def _restored() -> Iterator[None]:
    before = gallery.SHELF.folder
    yield
    gallery.keep_in(None)
    gallery.SHELF.folder = before


def kept(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.jpg"))


def test_a_painting_is_painted_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gallery.keep_in(tmp_path)
    first = gallery.art(9, 100, 60).tobytes()
    assert [file.name for file in kept(tmp_path)] == ["9@0.75.jpg"]
    gallery.keep_in(tmp_path)
    painted: list[object] = []
    monkeypatch.setattr(gallery, "drawing", painted.append)
    assert gallery.art(9, 100, 60).tobytes() == first
    assert not painted


def test_the_folder_is_named_by_the_edition(tmp_path: Path) -> None:
    gallery.keep_in(tmp_path)
    gallery.art(9, 100, 60)
    assert kept(tmp_path)[0].parent.name == f"earth-{gallery.edition()}"


def test_nothing_half_written_is_left(tmp_path: Path) -> None:
    gallery.keep_in(tmp_path)
    gallery.art(9, 100, 60)
    gallery.art(196, 100, 60)
    assert {file.name for file in tmp_path.rglob("*") if file.is_file()} == {"9@0.75.jpg", "196@0.75.jpg"}


def test_a_folder_that_cannot_be_written_costs_nothing_but_time(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    blocked = tmp_path / "a file"
    blocked.write_text("not a folder")
    gallery.keep_in(blocked)
    with caplog.at_level(logging.WARNING):
        assert gallery.art(9, 100, 60).size == (100, 60)
    assert "not kept" in caplog.text
    assert gallery.SHELF.folder is None


@pytest.mark.parametrize("scale", gallery.SCALES)
def test_a_painting_fills_its_sheet(scale: float) -> None:
    for number, width in ((9, 700), (125, 500)):
        with Image.open(io.BytesIO(gallery.paint(CARDS[number], scale))) as image:
            assert image.size == (round(width * scale), round(420 * scale))


def test_a_closer_look_gets_a_larger_painting(tmp_path: Path) -> None:
    gallery.keep_in(tmp_path)
    gallery.art(9, 372, 270, 0.5, 0.94)
    gallery.art(9, 972, 540)
    assert [file.name for file in kept(tmp_path)] == ["9@0.75.jpg", "9@1.4.jpg"]
