"""Every card has its whole name wherever it has one, in every language."""

from collections.abc import Callable

import pytest

from bot.speech import languages, speaker
from engine.games.earth.catalogue import CARDS, Card
from render.games.earth import glance, plates, stubs
from render.games.earth.cards import LETTERS, WIDTH, sizes
from render.labels import NARROW, length

SIZE = 44  # of letters on a picture of the usual width
HALF = (1600 - 2 * 14 - 12) // 2
HELD = ("flora", "terrain", "event")
Lines = Callable[[Card, str], tuple[list[str], float]]  # and the room that each has


def on_a_tile(card: Card, name: str) -> tuple[list[str], float]:
    found = sizes(WIDTH, LETTERS, [name])
    return found.broken(name, card), WIDTH - found.px(20) - found.tag(found.heading) * bool(card.tags)


def on_a_plate(card: Card, name: str) -> tuple[list[str], float]:
    return plates.lines_of_name(card.id, name, HALF, plates.HIGH, SIZE), plates.name_room(HALF)


def on_a_stub(_: Card, name: str) -> tuple[list[str], float]:
    return stubs.name_lines(name, HALF, SIZE), HALF - stubs.ART - 22


def on_a_ticket(_: Card, name: str) -> tuple[list[str], float]:
    """Beside the tableau; only what is held in hand."""
    wide = (1600 - 2 * 14 - glance.MOSAIC - 18 - 12) // glance.ABREAST
    art = glance.art_of(name, wide, SIZE)
    return glance.two_lines(name, wide, SIZE, art), wide - art - 22


@pytest.mark.parametrize("language", sorted(languages()))
@pytest.mark.parametrize("face", [on_a_tile, on_a_plate, on_a_stub, on_a_ticket])
def test_no_name_is_cut(face: Lines, language: str) -> None:
    say, size = speaker(language), LETTERS if face is on_a_tile else SIZE
    for card in [card for card in CARDS.values() if card.kind in HELD or face is not on_a_ticket]:
        lines, room = face(card, name := say(card.text))
        assert lines, name
        assert not lines[-1].endswith("…"), name
        assert all(NARROW * length(line, size, "Bold") <= room for line in lines), name
