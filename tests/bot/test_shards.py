"""Several bots on one database, each with its shard of Discord's servers. A direct message reaches the first of them,
wherever its match is played.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

import pytest

from bot.paint.painter import Painter
from bot.playground import Channel, Playground
from bot.store import Address, StaleVersion, Store
from bot.store.sharding import Shards, divided
from bot.table.sessions import Sessions
from engine import StaleVersion as Stale
from tests.bot.clock import HandClock
from tests.bot.club import EVENING, Club, asked, running, words
from tests.bot.club import first as shown
from tests.bot.playground.contract import check_exchange
from tests.bot.postgresql import emptied
from tests.bot.test_thinking import lot, seated


class Shard(NamedTuple):
    """A bot, and the channel of the server that it has."""

    club: Club
    channel: Channel

    @property
    def sessions(self) -> Sessions:
        return self.club.client.services.sessions

    async def begin(self, *people: str, bots: int = 0) -> None:
        await self.club.begin("ecosystem", *people, bots=bots, channel=self.channel, here=True)


@asynccontextmanager
async def two(place: Address, painter: Painter) -> AsyncIterator[tuple[Shard, Shard]]:
    clock = HandClock(EVENING)
    await (await emptied(place, clock.now)).close()
    async with Playground(ack_deadline=20) as playground:  # the machine may be busy with other tests
        channels = [playground.channel("general"), *await playground.found("Far away", "general")]
        channels.sort(key=lambda channel: (int(channel.guild_id or 0) >> 22) % 2)
        async with (
            running(playground, place, painter, clock=clock, shards=divided("0/2")) as first,
            running(playground, place, painter, clock=clock, shards=divided("1/2")) as second,
        ):
            yield Shard(first, channels[0]), Shard(second, channels[1])
        for exchange in playground.exchanges:
            check_exchange(exchange)


async def part(sessions: Sessions, match_id: int, seat: int) -> None:
    """Everything that the seat is asked now, by lot."""
    beats = (await sessions.get(match_id)).match.beats
    while (match := (await sessions.get(match_id)).match).beats == beats and seat in match.waiting:
        await sessions.play(match_id, seat, [lot(match, seat)])


async def test_each_has_its_servers_and_knows_what_the_other_has_moved(
    painter: Painter, postgres_database: Address
) -> None:
    async with two(postgres_database, painter) as (first, second):
        playground, store = first.club.playground, first.club.store
        assert [sorted(shard.club.client.shards) for shard in (first, second)] == [[0], [1]]
        assert [[guild.id for guild in shard.club.client.guilds] for shard in (first, second)] == [
            [int(shard.channel.guild_id or 0)] for shard in (first, second)
        ]
        await first.begin("Chidi", "Dora")  # match 1
        await second.begin("Ada", "Bela")  # match 2

        # By direct message Ada is answered by the first bot, in the channel Bela by the second.
        direct = playground.direct_message("Ada")
        listed = await first.club.slash("Ada", direct, "games")
        assert "waits for you" in words(listed)
        panel = await first.club.press("Ada", listed, "Play")
        question = asked(shown(panel))
        await first.club.answer("Ada", panel)
        assert "waits for **Bela**" in words(await first.club.slash("Ada", direct, "games"))
        await second.club.part("Bela", second.channel, 2)
        assert (await first.sessions.get(2)).match.save() == (await second.sessions.get(2)).match.save()
        assert "waits for you" in words(await first.club.slash("Ada", direct, "games"))
        panel = first.club.in_sight("Ada", panel)
        await playground.until(lambda: asked(shown(playground.post(panel).payload)) not in ("", question))

        # Both remember the same question, and both answer it.
        match = (await first.sessions.get(2)).match.copy()
        assert (await second.sessions.get(2)).match.count(1) == match.count(1)
        answer, count, moves = lot(match, 1), match.count(1), len(await store.moves(2))
        outcomes = await asyncio.gather(
            *[shard.sessions.play(2, 1, [answer], count=count) for shard in (first, second)], return_exceptions=True
        )
        assert sorted(isinstance(outcome, StaleVersion | Stale) for outcome in outcomes) == [False, True]
        assert [move.seat for move in (await store.moves(2))[moves:]] == [1]
        with pytest.raises(Stale):
            await first.sessions.play(2, 1, [answer], count=count)

        # Whatever was owed went out once, from where its server is.
        await first.club.quiet()
        await second.club.quiet()
        for shard, number in ((first, 1), (second, 2)):
            sent = [row for row in await store.outbox(number) if row.sent is not None]
            assert {row.attempts for row in sent} == {1}
            told = [str(row.message) for row in sent if row.kind in ("opened", "news")]
            assert len(told) == len(set(told)) == number
            assert {playground.post(message).channel_id for message in told} == {shard.channel.id}


async def test_what_another_process_has_moved_is_read_again(postgres_database: Address) -> None:
    async with (
        await emptied(postgres_database, time.time) as store,
        await Store.open(postgres_database, shards=divided("0/2")) as other,
    ):
        sessions, further = await seated(store, {}, people=2), Sessions(other, {})
        known = await further.get(1)
        assert known is await further.get(1)
        await sessions.play(1, 0, [lot(known.match, 0)])
        assert (await further.get(1)).match.save() == (await sessions.get(1)).match.save()
        # Whoever is quicker than that is seen by the version.
        behind = further.live[1]
        await sessions.play(1, 1, [lot(behind.match, 1)])
        with pytest.raises(StaleVersion):
            await further.commit(behind, behind.match, 1, [])
        assert 1 not in further.live


async def test_bots_think_where_their_server_is_whoever_has_moved(painter: Painter, postgres_database: Address) -> None:
    async with two(postgres_database, painter) as (first, second):
        await second.begin("Ada", bots=1)

        async def answered() -> bool:
            return (await second.sessions.get(1)).match.waiting == [0]

        await second.club.until(answered)
        before = len(await second.club.store.moves(1))
        await part(first.sessions, 1, 0)
        assert not first.sessions.pending.asked
        await second.club.until(answered)
        assert {move.seat for move in (await second.club.store.moves(1))[before:]} == {0, 1}
        await second.club.quiet()


@pytest.mark.parametrize(("written", "own", "total"), [
    ("5/12", {5}, 12), ("0-3/12", {0, 1, 2, 3}, 12), ("0/1", {0}, 1),
])
def test_shards_as_a_host_writes_them(written: str, own: set[int], total: int) -> None:
    assert divided(written) == Shards(frozenset(own), total)


def test_servers_are_divided_as_discord_does() -> None:
    shards = divided("1-2/3")
    assert [shards.have(number << 22 | 77) for number in range(6)] == [False, True, True] * 2
    assert not shards.have(None)
    assert divided("0/3").have(None)
