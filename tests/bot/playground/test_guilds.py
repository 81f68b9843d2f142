"""Many guilds, and a bot of several shards: each connection hears of its own guilds, and of no others."""

from typing import Any

import aiohttp

from bot.playground import Playground
from tests.bot.playground.api import Api
from tests.bot.playground.tinybot import TinyBot

GUILDS = 1


class Shard:
    """One connection of a bot."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def identify(self, token: str, *shard: int) -> None:
        await self.socket.receive_json()  # hello
        await self.socket.send_json({"op": 2, "d": {"token": token, "intents": GUILDS, "shard": list(shard)}})

    async def until(self, event: str) -> list[dict[str, Any]]:
        """All that is heard, up to such an event."""
        heard: list[dict[str, Any]] = []
        while not heard or heard[-1]["t"] != event:
            heard.append(await self.socket.receive_json())
        return heard


async def connected(api: Api, number: int, count: int) -> Shard:
    shard = Shard(await api.session.ws_connect(api.playground.gateway.url))
    await shard.identify(api.playground.token, number, count)
    return shard


async def test_guilds_are_spread_over_shards_that_hear_of_their_own(playground: Playground, api: Api) -> None:
    clubs = [(await playground.found(f"Club {number}", "general"))[0] for number in range(5)]
    first = int(playground.world.home.id) >> 22
    assert [int(club.guild_id or 0) >> 22 for club in clubs] == [first - number for number in range(1, 6)]
    shards = {number: await connected(api, number, 3) for number in range(3)}
    for number, shard in shards.items():
        here = {guild for guild in playground.world.guilds if (int(guild) >> 22) % 3 == number}
        (ready,) = await shard.until("READY")
        assert ({guild["id"] for guild in ready["d"]["guilds"]}, ready["d"]["shard"]) == (here, [number, 3])
        made = [(await shard.until("GUILD_CREATE"))[-1]["d"] for _ in here]
        assert {guild["id"]: [channel["name"] for channel in guild["channels"]] for guild in made} == {
            guild: [channel.name for channel in playground.world.text_channels(guild)] for guild in here
        }
    for club in clubs:
        await playground.threading.change(club, {"topic": club.id})
    await playground.gateway.dispatch("USER_UPDATE", playground.world.bot.user())
    [late] = await playground.found("Latecomers", "general")
    for number, shard in shards.items():
        own = [club for club in [*clubs, late] if (int(club.guild_id or 0) >> 22) % 3 == number]
        heard = [await shard.socket.receive_json() for _ in [*own, *([None] if number == 0 else [])]]
        told = [event["d"]["id"] for event in heard if event["t"] == "CHANNEL_UPDATE"]
        assert told == [club.id for club in own if club is not late]
        # What belongs to no guild is heard by the first shard alone.
        assert [event["t"] for event in heard].count("USER_UPDATE") == (number == 0)
        assert [event["t"] for event in heard].count("GUILD_CREATE") == (late in own)
        await shard.socket.close()


async def test_there_can_be_thousands_and_then_one_shard_is_not_enough(playground: Playground, api: Api) -> None:
    for number in range(2500):
        playground.world.found(f"Club {number}", ["general"])
    _, advice = await api("GET", "/gateway/bot", None)
    assert advice["shards"] == 3
    for wrong, code in (((0, 1), 4011), ((3, 3), 4010)):
        refused = await connected(api, *wrong)
        await refused.socket.receive()
        assert refused.socket.close_code == code
    shard = await connected(api, 1, 3)
    [ready] = await shard.until("READY")
    assert len(ready["d"]["guilds"]) in (833, 834)
    await shard.socket.close()


async def test_people_are_everywhere_and_the_page_shows_one_guild(playground: Playground, bot: TinyBot) -> None:
    [far] = await playground.found("Far away", "general")
    assert playground.channel("general").guild_id == playground.world.home.id
    answer = await playground.slash("Bela", far, "show")
    assert answer.message is not None
    assert bot.get_guild(int(far.guild_id or 0)) is not None
    assert playground.messages(far, "Ada")[-1]["id"] == answer.message["id"]
