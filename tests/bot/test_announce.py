"""When the announcer gives a post up."""

from typing import Any
from unittest.mock import Mock

import aiohttp
import discord
import pytest

from bot.work.announcer import PATIENCE, hopeless


def refused(status: int) -> discord.HTTPException:
    response: Any = Mock(spec=aiohttp.ClientResponse, status=status, reason="because")
    return discord.HTTPException(response, "no")


@pytest.mark.parametrize(("error", "attempts", "given_up"), [
    (refused(400), PATIENCE - 1, False),
    (refused(400), PATIENCE, True),
    (refused(429), 100, False),
    (refused(500), 100, False),
    (OSError("no network"), 100, False),
])
def test_only_what_discord_calls_wrong_is_given_up(error: Exception, attempts: int, *, given_up: bool) -> None:
    assert hopeless(error, attempts) is given_up
