"""Pictures beside words: one that cannot be drawn is a sentence instead, and keeps nobody from playing."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.work.desk import Rank

from .refusals import unseen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.services import Services
    from bot.work.painter import Order, Picture

    from .reader import Reader


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
