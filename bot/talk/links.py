"""How a match is named and found by somebody who is elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import games, text

if TYPE_CHECKING:
    from bot.store import MatchRow
    from engine import Text

    from .reader import Reader


def link(reader: Reader, row: MatchRow, message: int | None = None) -> str:
    """To where it is played, wherever the reader is; or to one message there."""
    place = f"{row.guild or '@me'}/{row.channel or row.lobby_channel}" + (f"/{message}" if message else "")
    return f"[{title(reader, row)}](https://discord.com/channels/{place})"


def title(reader: Reader, row: MatchRow) -> str:
    """With its number; a game that is not here has only its name."""
    name: Text | str = text(f"{row.game}-title") if row.game in games() else row.game
    return reader.say("games-match", game=name, number=str(row.id))
