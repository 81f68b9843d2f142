"""A message of ours: text, pictures, controls. Knows Discord's layout and its limits, nothing of games."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.paint.painter import Picture
from bot.speech import clip
from render import FORMAT

from .buttons import row
from .controls import Places, Row

if TYPE_CHECKING:
    from bot.store import OutboxRow

TEXT = 4000
MARKED = 1 << 30  # a mark is no less; Discord numbers what has no id from 1 on
GREEN = discord.Colour(0x4E9A51)


@dataclass(slots=True)
class Message:
    """Made once, sent once: a file can be read only once. A row may also be words about the rows below it.

    `asks`: its text is a question, so it stands below the pictures, beside the controls that answer it. `lesson`: what
    a coach speaks of in that text, so it comes next to it; by its file's name the page knows it.
    """

    text: str
    pictures: Sequence[Picture] = ()
    rows: Sequence[Row | Places | str] = ()
    asks: bool = False
    lesson: Picture | None = None

    @property
    def words(self) -> list[str]:
        """All that is written in it, part by part."""
        below = [parts for parts in self.rows if isinstance(parts, str)]
        return [clip(self.text, TEXT - sum(map(len, below))), *below]

    def view(self, mark: int | None = None) -> ui.LayoutView:
        """With a mark the message can be told from every other: Discord keeps the ids of components (32 bits)."""
        box: ui.Container[Any] = ui.Container(accent_colour=GREEN, id=mark)
        text: ui.TextDisplay[Any] = ui.TextDisplay(self.words[0])
        galleries = [ui.MediaGallery[Any](shot(*each)) for each in self.named]  # two in one are cropped
        for part in (*galleries, text) if self.asks else (text, *galleries):
            box.add_item(part)
        for parts in self.rows:
            box.add_item(ui.TextDisplay(parts) if isinstance(parts, str) else row(parts))
        view = ui.LayoutView(timeout=None)
        view.add_item(box)
        return view

    def said(self, message: discord.Message) -> bool:
        """Whether a message that is out already says the same."""
        boxes = [part for part in message.components if isinstance(part, discord.Container)]
        words = [part.content for box in boxes for part in box.children if isinstance(part, discord.TextDisplay)]
        return words == self.words

    @property
    def named(self) -> list[tuple[str, Picture]]:
        """Its pictures, by the names of their files."""
        found = [(name(number, picture), picture) for number, picture in enumerate(self.pictures)]
        return [*found, (f"lesson.{FORMAT}", self.lesson)] if self.lesson else found

    def files(self) -> list[discord.File]:
        return [
            discord.File(io.BytesIO(picture.data), file, description=picture.alt or None)
            for file, picture in self.named
        ]


def shot(file: str, picture: Picture) -> discord.MediaGalleryItem:
    return discord.MediaGalleryItem(f"attachment://{file}", description=picture.alt or None)


def mark(owed: OutboxRow) -> int:
    """Thirty bits of the row's nonce: no other row of a channel has the same."""
    return MARKED | int(owed.nonce[:8], 16) & (MARKED - 1)


def mark_of(message: discord.Message) -> int | None:
    """The mark that one of our messages carries."""
    boxes = [part.id for part in message.components if isinstance(part, discord.Container)]
    return next((id_ for id_ in boxes if id_ is not None and id_ >= MARKED), None)


def name(number: int, picture: Picture) -> str:
    """A film is of another format."""
    film = picture.data.startswith(b"RIFF")
    return f"film{number or ''}.webp" if film else f"picture{number or ''}.{FORMAT}"


def plain(person: str) -> str:
    """A name that neither formats nor pings."""
    return discord.utils.escape_mentions(discord.utils.escape_markdown(person))
