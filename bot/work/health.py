"""A page for whoever watches over the program, on this computer alone: `/health` for what starts it again, `/metrics`
for Prometheus.
"""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import asdict
from typing import TYPE_CHECKING

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.store import StoreError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from bot.services import Services

LOOPBACK = "127.0.0.1"


@asynccontextmanager
async def health(services: Services, connected: Callable[[], bool], port: int) -> AsyncIterator[int]:
    """The port that it has; 0 takes any."""

    async def well(_: web.Request) -> web.Response:
        """503 while Discord is not connected or the database is in trouble: then people are not served."""
        try:
            figures = await services.figures(connected=connected())
        except StoreError as error:
            return web.json_response({"well": False, "trouble": {"database": str(error)}}, status=503)
        troubles = services.vitals.troubles
        served = connected() and "database" not in troubles
        found = {"well": served, "trouble": troubles, **asdict(figures)}
        return web.json_response(found, status=200 if served else 503)

    async def metrics(_: web.Request) -> web.Response:
        try:
            figures = await services.figures(connected=connected())
        except StoreError as error:
            return web.Response(text=f"{error}\n", status=503)
        return web.Response(
            body=services.vitals.exposition(figures), headers={"Content-Type": CONTENT_TYPE_LATEST},
        )

    application = web.Application()
    application.add_routes([web.get("/health", well), web.get("/metrics", metrics)])
    runner = web.AppRunner(application, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        await web.TCPSite(runner, LOOPBACK, port).start()
        yield runner.addresses[0][1]
    finally:
        await runner.cleanup()
