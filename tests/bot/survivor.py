"""A program that asks for an endless drawing, says which process is at it, and never ends by itself."""

import asyncio

from bot.paint.painter import Painter
from tests.bot.strokes import order, stroke


async def main() -> None:
    painter = Painter(1, act=stroke)
    await painter.paint(order("plain"))
    painter.ahead(order("endless"))
    print(painter.crew.workers[0].process.pid, flush=True)  # noqa: T201
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main())
