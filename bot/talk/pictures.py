"""Pictures beside words: as the reader may see them; one that cannot be drawn is a sentence instead."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from discord.utils import remove_markdown

from bot.crew.desk import Rank
from bot.paint.painter import Order
from bot.speech import language
from render import Scene, differs, scenes

from .names import drawn_names
from .refusals import unseen
from .wording import ask

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.paint.painter import Picture
    from bot.services import Services
    from bot.table.session import Session
    from engine import Prompt, View

    from .reader import Reader


def ordered(
    view: View, scene: Scene, reader: Reader, names: tuple[str, ...] = (), prompt: Prompt | None = None, asked: str = ""
) -> Order:
    """In the reader's language and theme; who reads the same gets the same drawing."""
    return Order(view, scene, names, language(reader.locale), reader.theme, prompt, asked)


def viewed(session: Session, reader: Reader, scene: Scene) -> View:
    """What the reader may know; for the scores, with those so far."""
    view: Any = session.position.view(reader.seat)
    if scene.kind == "scores" and view.sheets is None:
        view = replace(view, sheets=session.position.scores(reader.seat))
    found: View = view
    return found


def order(session: Session, reader: Reader, scene: Scene, prompt: Prompt | None = None) -> Order:
    """One picture of a match as the reader may see it."""
    view = viewed(session, reader, scene)
    asked = remove_markdown(ask(session, reader, prompt)) if prompt else ""
    return ordered(view, scene, reader, drawn_names(session, reader), prompt, asked)


def changed(session: Session, reader: Reader, before: View | None) -> list[Order]:
    """The reader's own side with all marked that has changed since he saw it, if something has."""
    scene, view = Scene("seat", reader.seat or 0), session.position.view(reader.seat)
    if before is None or scene not in scenes(view) or not differs(view, scene, before):
        return []
    return [replace(order(session, reader, scene), before=before)]


async def looked(
    services: Services, session: Session, reader: Reader, wanted: Sequence[Scene], prompt: Prompt | None = None,
    rank: Rank = Rank.ASKED,
) -> tuple[list[Picture], str]:
    """The pictures of a match, and a line if one cannot be drawn."""
    return await drawn(services, reader, [order(session, reader, scene, prompt) for scene in wanted], rank)


async def drawn(
    services: Services, reader: Reader, orders: Sequence[Order], rank: Rank = Rank.ASKED
) -> tuple[list[Picture], str]:
    """Those that could be drawn, and the line to say if one could not: the log has it under the id in that line."""
    made = await asyncio.gather(*[services.painter.paint(order, rank) for order in orders], return_exceptions=True)
    found, fault = [], ""
    for picture in made:
        if isinstance(picture, BaseException):
            fault = f"-# {reader.word(unseen(picture))}"
        else:
            found.append(picture)
    return found, fault
