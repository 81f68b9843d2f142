from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import pytest

from bot.playground import Playground
from tests.bot.playground.api import Api
from tests.bot.playground.contract import check_exchange
from tests.bot.playground.tinybot import TinyBot, running


@asynccontextmanager
async def described() -> AsyncIterator[Playground]:
    """A fresh playground; whatever the bot asked of it is held against Discord's description afterwards."""
    async with Playground() as playground:
        yield playground
        for exchange in playground.exchanges:
            check_exchange(exchange)


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with described() as playground:
        yield playground


@pytest.fixture
async def bot(playground: Playground) -> AsyncIterator[TinyBot]:
    async with running(playground) as bot:
        yield bot


@pytest.fixture
async def api(playground: Playground) -> AsyncIterator[Api]:
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {playground.token}"}) as session:
        yield Api(playground, session)
