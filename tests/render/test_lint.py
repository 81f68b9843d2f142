"""The linter of pictures sees what it is for, wherever a piece with words on it is carried."""

import pytest
from PIL import Image

from render.canvas import fill, lay, lay_parts, rounded
from render.cutting import bands
from render.icons import sign
from render.labels import write
from render.layout import Box
from tests.render.lint import Rule, faults
from tests.render.reading import reading, writings

PAPER, INK = "#F7F0E0", "#2B2A33"


def sheet() -> Image.Image:
    return Image.new("RGB", (1600, 400), PAPER)


def card(words: str) -> Image.Image:
    out = Image.new("RGBA", (300, 120), "#FFFFFF")
    write(out, (150, 60), words, 44, INK)
    return out


def good() -> Image.Image:
    """Words in halves of a card, on a shrunk card, on a box, and half hidden words that were hidden on purpose."""
    picture = sheet()
    write(picture, (200, 300), "Gone", 44, INK)
    fill(picture, Box(20, 220, 400, 150), "#E9DDC3")
    write(picture, (200, 300), "Here", 44, INK)
    lay_parts(picture, bands(card("Halves"), 60), 500, 20)
    lay(picture, card("Moved").crop((50, 10, 290, 110)), 900, 20)
    lay(picture, sign("crown", 80), 1300, 20)
    return picture


def small() -> Image.Image:
    picture = sheet()
    lay(picture, card("Shrunk").resize((150, 60)), 100, 100)
    return picture


def overlap() -> Image.Image:
    picture = sheet()
    write(picture, (200, 200), "One", 44, INK)
    write(picture, (230, 210), "Other", 44, INK)
    return picture


def clipped() -> Image.Image:
    picture = sheet()
    lay(picture, card("Clipped").crop((0, 0, 170, 120)), 100, 100)
    return picture


def covered() -> Image.Image:
    picture = sheet()
    write(picture, (200, 200), "Covered", 44, INK)
    lay(picture, rounded(60, 60, 30, "#C8483C"), 230, 180)
    return picture


def beyond() -> Image.Image:
    picture = sheet()
    fill(picture, Box(100, 100, 120, 80), "#E9DDC3")
    write(picture, (160, 140), "Beyond", 60, INK)
    return picture


def cut() -> Image.Image:
    picture = sheet()
    write(picture, (300, 140), "Bartholomew…", 44, INK)
    write(picture, (900, 140), "Gain one so…", 44, INK)
    return picture


def faint() -> Image.Image:
    picture = sheet()
    write(picture, (300, 140), "Faint", 44, "#A89F8C")
    write(picture, (900, 140), "Haloed", 44, "#FFFFFF", halo=INK, width=4)
    return picture


def dim() -> Image.Image:
    picture = Image.new("RGB", (1600, 400), "#3A3941")
    lay(picture, sign("leaf", 80, INK), 100, 100)
    return picture


def test_what_is_right_has_no_fault() -> None:
    with reading():
        picture = good()
    assert not faults(picture)
    assert {each.words for each in writings(picture)} == {"Here", "Halves", "Moved", ""}


@pytest.mark.parametrize("rule", ["small", "overlap", "clipped", "covered", "beyond", "cut", "faint", "dim"])
def test_each_rule_sees_its_fault_and_no_other_does(rule: Rule) -> None:
    with reading():
        picture: Image.Image = globals()[rule]()
    assert [fault.rule for fault in faults(picture)] == [rule]


def test_a_sign_that_is_cut_off_is_seen() -> None:
    with reading():
        picture, piece = sheet(), Image.new("RGB", (300, 120), "#FFFFFF")
        lay(piece, sign("crown", 80), 260, 20)
        lay(picture, piece, 100, 100)
    assert [(fault.rule, fault.what) for fault in faults(picture)] == [("clipped", "sign crown")]


def test_nobody_follows_a_drawing_that_is_not_read() -> None:
    assert not writings(good())
