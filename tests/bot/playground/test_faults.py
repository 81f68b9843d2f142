"""What goes wrong between a bot and Discord: lost connections, late and double deliveries, rate limits, refusals."""

import asyncio

import aiohttp
import discord
import pytest
from discord import app_commands

from bot.playground import Playground
from tests.bot.playground.tinybot import TinyBot, running

SEND = "POST /channels/{channel}/messages"


def statuses(playground: Playground) -> list[int]:
    return [exchange.status for exchange in playground.exchanges if exchange.route == "/channels/{channel}/messages"]


def callbacks(playground: Playground) -> list[int]:
    return [exchange.status for exchange in playground.exchanges if exchange.route.endswith("/callback")]


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize("politely", [True, False])
async def test_resume_brings_what_was_missed(playground: Playground, *, politely: bool) -> None:
    (session,) = playground.gateway.sessions
    await playground.drop_connections(politely=politely)
    answer = await playground.slash("Ada", "general", "show")
    assert answer.message is not None
    assert list(playground.gateway.sessions) == [session]


async def test_a_bot_may_restart_and_old_buttons_work(playground: Playground) -> None:
    async with running(playground):
        shown = await playground.slash("Ada", "general", "show")
    await playground.until(lambda: not playground.gateway.connected)
    async with running(playground):
        await playground.click("Bela", shown, "move:a1")
        assert len(playground.gateway.sessions) == 1
    assert "A1" in playground.post(shown).text()


async def test_a_late_answer_is_refused(playground: Playground, bot: TinyBot) -> None:
    playground.interactions.deadline = 0
    answer = await playground.slash("Ada", "general", "slow")
    error = await bot.errors.get()
    assert isinstance(error, discord.NotFound)
    assert error.code == 10062
    assert answer.failed
    assert playground.messages("general", "Ada") == []


async def test_a_token_dies(playground: Playground, bot: TinyBot) -> None:
    playground.interactions.token_life = -1
    answer = await playground.slash("Ada", "general", "think")
    error = await bot.errors.get()
    assert isinstance(error, app_commands.CommandInvokeError)
    assert isinstance(error.original, discord.HTTPException)
    assert (error.original.status, error.original.code) == (401, 50027)
    assert not answer.shown


async def test_nobody_answers_without_a_bot() -> None:
    async with Playground(ack_deadline=0) as playground:
        async with running(playground):
            pass
        assert (await playground.slash("Ada", "general", "show")).failed


async def test_a_second_delivery_is_told_that_it_was_answered(playground: Playground, bot: TinyBot) -> None:
    answer = await playground.slash("Ada", "general", "show")
    await playground.deliver(answer)
    error = await bot.errors.get()
    assert isinstance(error, app_commands.CommandInvokeError)
    assert isinstance(error.original, discord.HTTPException)
    assert error.original.code == 40060
    assert callbacks(playground) == [200, 400]
    assert len(playground.messages("general")) == 1


@pytest.mark.usefixtures("bot")
async def test_everything_may_come_twice(playground: Playground) -> None:
    playground.interactions.twice = True
    await playground.slash("Ada", "general", "show")
    await playground.until(lambda: sorted(callbacks(playground)) == [200, 400])
    assert len(playground.messages("general")) == 1


@pytest.mark.usefixtures("bot")
async def test_interactions_may_come_in_another_order(playground: Playground) -> None:
    playground.hold()
    first = asyncio.create_task(playground.slash("Ada", "general", "garden plant", plant="fern", at="A1"))
    second = asyncio.create_task(playground.slash("Bela", "general", "garden plant", plant="moss", at="B2"))
    await playground.until(lambda: len(playground.interactions.held or []) == 2)
    await playground.release(order=reversed)
    await asyncio.gather(first, second)
    assert [message["content"][:4] for message in playground.messages("general")] == ["moss", "fern"]


@pytest.mark.usefixtures("bot")
async def test_a_429_is_waited_for(playground: Playground) -> None:
    playground.limit_next(SEND)
    answer = await playground.slash("Ada", "general", "more", lines=2)
    await playground.shown(answer)
    assert statuses(playground) == [429, 200, 200]


@pytest.mark.usefixtures("bot")
async def test_announced_limits_are_kept_without_a_refusal(playground: Playground) -> None:
    playground.limits[SEND] = (2, 0.05)
    await playground.shown(await playground.slash("Ada", "general", "more", lines=6))
    assert statuses(playground) == [200] * 6


async def test_whoever_ignores_the_limit_is_refused(playground: Playground) -> None:
    playground.limits["GET /users/@me"] = (1, 60.0)
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {playground.token}"}) as session:
        seen = []
        for _ in range(2):
            async with session.get(playground.origin + "/api/v10/users/@me") as response:
                seen.append(response.status)
    assert seen == [200, 429]


async def test_an_error_can_be_put_in_the_way(playground: Playground, bot: TinyBot) -> None:
    playground.fail(SEND, 403, 50013, "Missing Permissions")
    with pytest.raises(discord.Forbidden, match="Missing Permissions"):
        await bot.guilds[0].text_channels[0].send("hello")
    assert playground.messages("general") == []


async def test_a_reply_can_be_lost(playground: Playground, bot: TinyBot) -> None:
    playground.lose_reply(SEND)
    with pytest.raises(aiohttp.ClientError):
        await bot.guilds[0].text_channels[0].send("hello", nonce="7")
    assert [message["content"] for message in playground.messages("general")] == ["hello"]
    await bot.guilds[0].text_channels[0].send("hello", nonce="7")
    assert len(playground.messages("general")) == 1


async def test_trouble_lasts_until_it_is_over(playground: Playground, bot: TinyBot) -> None:
    channel, other = bot.guilds[0].text_channels[:2]
    playground.fail_all(503, "Service Unavailable")
    for _ in range(2):
        with pytest.raises(discord.DiscordServerError):
            await channel.send("hello")
    await playground.recover()
    playground.fall_silent()
    waiting = [asyncio.create_task(place.send("hello")) for place in (channel, other)]
    await playground.until(lambda: playground.messages("general") or playground.messages("second-table"))
    assert not any(task.done() for task in waiting)
    await playground.recover()
    assert all(isinstance(end, aiohttp.ClientError) for end in await asyncio.gather(*waiting, return_exceptions=True))
    assert len([*playground.messages("general"), *playground.messages("second-table")]) == 1, "every other one is done"
    assert (await playground.slash("Ada", "general", "show")).message is not None


async def test_a_wrong_token_is_refused(playground: Playground) -> None:
    with playground.redirected():
        async with TinyBot() as bot:
            with pytest.raises(discord.LoginFailure):
                await bot.login("wrong")


async def test_privileged_intents_are_refused(playground: Playground) -> None:
    with playground.redirected():
        intents = discord.Intents(guilds=True, message_content=True)
        async with discord.Client(intents=intents) as client:
            with pytest.raises(discord.PrivilegedIntentsRequired):
                await client.start(playground.token)


async def test_a_route_nobody_wrote_says_so(playground: Playground, bot: TinyBot) -> None:
    with pytest.raises(discord.NotFound, match="the playground has no"):
        await bot.http.request(discord.http.Route("GET", "/guilds/1/bans"))
    playground.exchanges.pop()


async def test_nothing_waits_behind_the_answer_to_a_beat(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{playground.origin}/gateway/") as socket:
        hello = await socket.receive_json()
        await socket.send_json({"op": 1, "d": None})
        await socket.send_json({"op": 2, "d": {"token": playground.token, "intents": 0}})
        told = [await socket.receive_json() for _ in range(2)]
    assert [frame["op"] for frame in (hello, *told)] == [10, 0, 11]
