"""The folder of paintings: nothing in it is trusted, it never grows beyond its room, and nobody needs it."""

import os
from pathlib import Path

import pytest

from bot.paint import ahead
from bot.speech import speaker
from engine import games
from render import paintings, raster, studies
from render.paintings import Shelf


def aged(shelf: Shelf, name: str, at: float) -> None:
    assert shelf.folder is not None
    os.utime(shelf.folder / name, (at, at))


def test_what_was_looked_at_longest_ago_goes_first(tmp_path: Path) -> None:
    """Over all shelves of the room, and with what an edition has left."""
    room = 3 * (1000 + paintings.SEAL)
    old, new = (Shelf(tmp_path / name, tmp_path, room) for name in ("covers-1", "covers-2"))
    old.keep("left", bytes(1000))
    aged(old, "left", 1.0)
    for name, at in (("first", 2.0), ("second", 3.0)):
        new.keep(name, bytes(1000))
        aged(new, name, at)
    assert new.find("first") == bytes(1000), "it is looked at, so it is not the oldest any more"
    new.keep("third", bytes(1000))
    new.keep("fourth", bytes(1000))
    assert sorted(path.name for path in tmp_path.rglob("*") if path.is_file()) == ["first", "fourth", "third"]
    assert not (tmp_path / "covers-1").exists()


@pytest.mark.parametrize("damaged", [b"", b"short", bytes(1000), bytes(1008)])
def test_a_file_that_is_not_as_it_was_kept_is_not_found(tmp_path: Path, damaged: bytes) -> None:
    shelf = Shelf(tmp_path)
    shelf.keep("a", b"painting")
    assert shelf.find("a") == b"painting"
    (tmp_path / "a").write_bytes(damaged)
    assert shelf.find("a") is None
    shelf.keep("a", b"painting")
    assert shelf.find("a") == b"painting"


def test_a_full_disk_leaves_nothing_behind(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The system refuses the file, as it does where there is no room."""
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    shelf = Shelf(tmp_path)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, before[1]))
    try:
        shelf.keep("large", bytes(1_000_000))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert list(tmp_path.iterdir()) == []
    assert "not kept" in caplog.text
    shelf.keep("more", b"painting")
    assert shelf.find("more") is None


def test_title_pictures_are_painted_ahead_first_and_then_the_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = list(studies(games(), say=speaker("en")))
    assert [study.file.partition("-")[0] for study in found[: len(games())]] == list(games())
    assert len(found) > 300
    page = list(studies(games(), say=lambda line: line.id, page=True))  # another title, of which there is no print
    assert [study.file.split("-")[1] for study in page[: 2 * len(games())]] == ["scene"] * 4 + ["star"] * 4
    assert [study.file for study in studies(games(), say=speaker("en"), page=True)] == [study.file for study in found]
    some = [found[-1], found[-2]]
    monkeypatch.setattr(ahead, "studies", lambda _, page: iter(some[: 2 - page]))
    monkeypatch.setattr(some[0].shelf, "folder", tmp_path)
    assert ahead.paint_all("light", False) == 2  # noqa: FBT003
    assert ahead.paint_all("light", False) == 0  # noqa: FBT003
    assert {path.name for path in tmp_path.iterdir()} == {study.file for study in some}


def test_small_art_is_drawn_once_for_all_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def pixels() -> bytes:
        raster.file.cache_clear()  # as in a process that has just begun
        return raster.rasterise(raster.source("ecosystem/bear-0"), 40).tobytes()

    monkeypatch.setattr(raster, "SHELF", Shelf(tmp_path))
    drawn = pixels()
    monkeypatch.setattr("resvg_py.svg_to_bytes", lambda **_: pytest.fail("it was drawn again"))
    assert pixels() == drawn
