"""The one place that points discord.py at the playground: two class attributes, put back afterwards."""

from collections.abc import Iterator
from contextlib import contextmanager

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route


@contextmanager
def redirected(origin: str) -> Iterator[None]:
    """While this lasts, every discord.Client of this process talks to the playground at e.g. http://127.0.0.1:8080."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    here = yarl.URL(origin).origin()
    Route.BASE = f"{here}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = here.with_scheme("ws") / "gateway/"
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before
