from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.paint.painter import Painter
from bot.playground import Exchange, Playground
from tests.bot.club import Club, running
from tests.bot.playground.contract import check_exchange
from tests.bot.sketch import sketch

CHECKED: set[Any] = set()
SAID = ("type", "style", "flags")


def shape(thing: Any) -> Any:
    """What a message is made of, without what it says: messages of one shape are right or wrong together."""
    if isinstance(thing, dict):
        return tuple([(key, value if key in SAID else shape(value)) for key, value in thing.items()])
    if isinstance(thing, list):
        return tuple(dict.fromkeys([shape(value) for value in thing]))
    return type(thing)


def check(exchange: Exchange) -> None:
    """Against Discord's own description, once for every shape: each check takes 20 ms."""
    made = (exchange.method, exchange.route, exchange.status, shape(exchange.body), shape(exchange.reply))
    if made not in CHECKED:
        check_exchange(exchange)
        CHECKED.add(made)


@pytest.fixture(scope="session")
def painter() -> Iterator[Painter]:
    """One for all tests: hiring takes a second."""
    found = Painter(1, patience=60, act=sketch)  # the machine may be busy with other tests
    yield found
    found.close()


@pytest.fixture
async def club(tmp_path: Path, painter: Painter) -> AsyncIterator[Club]:
    """Whatever the bot asked of Discord is held against Discord's own description."""
    async with Playground(ack_deadline=20) as playground:  # the machine may be busy with other tests
        async with running(playground, tmp_path / "club.sqlite3", painter) as club:
            yield club
        for exchange in playground.exchanges:
            check(exchange)
