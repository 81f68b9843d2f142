"""The check against Discord's description can fail."""

import dataclasses

import pytest

from bot.playground import Playground
from tests.bot.playground.contract import check_exchange, needs_spec
from tests.bot.playground.tinybot import TinyBot


@needs_spec
async def test_a_wrong_reply_or_request_is_found(playground: Playground, bot: TinyBot) -> None:
    await bot.guilds[0].text_channels[0].send("hello")
    exchange = playground.exchanges[-1]
    check_exchange(exchange)
    assert isinstance(exchange.reply, dict)
    assert isinstance(exchange.body, dict)
    anonymous = {key: value for key, value in exchange.reply.items() if key != "author"}
    with pytest.raises(AssertionError, match='"author" is a required property'):
        check_exchange(dataclasses.replace(exchange, reply=anonymous))
    with pytest.raises(AssertionError, match="is not of type"):
        check_exchange(dataclasses.replace(exchange, body=exchange.body | {"content": 7}))
    with pytest.raises(AssertionError, match="Discord has no"):
        check_exchange(dataclasses.replace(exchange, path="/nowhere"))
    with pytest.raises(AssertionError, match="answered 299"):
        check_exchange(dataclasses.replace(exchange, status=299))
