"""The one place that points discord.py elsewhere, and where the playground listens."""

import socket

import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.playground import Playground


async def test_redirection_is_these_two_attributes_and_is_undone(playground: Playground) -> None:
    assert Route.BASE == "https://discord.com/api/v10"
    assert yarl.URL("wss://gateway.discord.gg/") == DiscordWebSocket.DEFAULT_GATEWAY
    with playground.redirected():
        assert f"http://127.0.0.1:{playground.port}/api/v10" == Route.BASE
        assert yarl.URL(f"ws://127.0.0.1:{playground.port}/gateway/") == DiscordWebSocket.DEFAULT_GATEWAY
    assert Route.BASE == "https://discord.com/api/v10"
    assert yarl.URL("wss://gateway.discord.gg/") == DiscordWebSocket.DEFAULT_GATEWAY


async def test_a_busy_port_is_an_os_error(playground: Playground) -> None:
    with pytest.raises(OSError, match="in use"):
        async with Playground(playground.port):
            pass


async def test_it_listens_on_loopback_only(playground: Playground) -> None:
    assert playground.url.startswith(f"http://127.0.0.1:{playground.port}/")
    other = socket.socket()
    with other:
        other.bind(("127.0.0.2", playground.port))   # would be taken if it listened everywhere
