"""Pictures beside words: as the reader may see them; one that cannot be drawn is a sentence instead."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.crew.desk import Rank
from bot.paint.painter import Order
from bot.speech import language

from .names import drawn_names
from .refusals import unseen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.paint.painter import Picture
    from bot.services import Services
    from bot.table.session import Session
    from engine import Prompt, View
    from render import Scene

    from .reader import Reader


def ordered(
    view: View, scene: Scene, reader: Reader, names: tuple[str, ...] = (), prompt: Prompt | None = None
) -> Order:
    """In the reader's language and theme; who reads the same gets the same drawing."""
    return Order(view, scene, names, language(reader.locale), reader.theme, prompt)


def order(session: Session, reader: Reader, scene: Scene, prompt: Prompt | None = None) -> Order:
    """One picture of a match as the reader may see it."""
    view = session.position.view(reader.seat)
    if scene.kind == "scores" and view.sheets is None:
        view = replace(view, sheets=session.position.scores(reader.seat))
    return ordered(view, scene, reader, drawn_names(session, reader), prompt)


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
