"""What whoever sits at a table is called, in words and on pictures."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.store import SeatRow
from bot.talk.names import name, own_name
from bot.talk.reader import Reader

READER = Reader("en", "light")


@pytest.mark.parametrize(("display", "said", "drawn"), [
    ("Ada", "Ada", "Ada"), ("★ Ada", "★ Ada", "Ada"),
    ("小明", "小明 (ming_7)", "ming_7"), ("🦊", "🦊 (ming_7)", "ming_7"),
])
def test_who_sits_down_is_known_in_words_and_on_pictures(display: str, said: str, drawn: str) -> None:
    user: Any = SimpleNamespace(display_name=display, name="ming_7")
    seat = SeatRow(1, 5, None, own_name(user))
    assert name(seat, READER) == said
    assert name(seat, READER, drawn=True) == drawn


def test_whose_name_cannot_be_drawn_at_an_older_table_is_known_by_the_seat() -> None:
    assert name(SeatRow(1, 5, None, "小明"), READER, drawn=True) == "Player 2"
    assert name(SeatRow(0, None, "easy", ""), READER, drawn=True) == "a former player (bot)"
