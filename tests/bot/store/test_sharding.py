"""What is due is seen to by the process that has the match's server; what is of no server, by the one with shard 0."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.store import Calls, NewPost, NewVote, Store
from bot.store.rows import NeedRow
from bot.store.sharding import divided

from .tables import ANN, position, post

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from bot.store.address import Place

    from .tables import Clock


@pytest.fixture
async def shares(store: Store, place: Place, clock: Clock) -> AsyncIterator[list[Store]]:
    assert await store.running() == []  # it is made, and empty
    async with (
        await Store.open(place, now=clock, shards=divided("0/3")) as one,
        await Store.open(place, now=clock, shards=divided("1-2/3")) as other,
    ):
        yield [one, other]


async def matches(store: Store, clock: Clock) -> None:
    """Matches 1, 2, 3 on servers of the shards 0, 1, 2, and 4 on none; each waits for somebody, has a vote and a bot,
    and owes posts.
    """
    for number, guild in enumerate([3 << 22 | 9, 4 << 22, 5 << 22, None], start=1):
        match = await store.new_match(
            guild=guild, channel=number, game="earth", options={}, seed="moss", host=ANN, locale="en",
        )
        match = await store.join(match.id, ANN, "Ann", most=4)
        match = await store.add_bot(match.id, "easy", "Wren", most=4)

        def waits(_: object, number: int = number) -> Calls:
            need = NeedRow(number, 0, ANN, clock.time, 0, None, clock.time + number, None, muted=False, late=False)
            return Calls((need,))

        await store.start(
            match.id, version=match.version, snapshot=position(0), rules_version=3, channel=number, needs=waits,
            outbox=[post(number)],
        )
        await store.open_vote(match.id, NewVote("undo", {}, ANN, "yes", until=clock.time + number), post(number + 10))


async def test_everything_that_is_due_is_of_one_process(store: Store, shares: list[Store], clock: Clock) -> None:
    await matches(store, clock)
    assert [await share.with_bots() for share in (store, *shares)] == [[1, 2, 3, 4], [1, 4], [2, 3]]
    assert await shares[1].with_bots({1, 2}) == [2]
    assert [await share.next_call() for share in shares] == [clock.time + 1, clock.time + 2]
    assert [await share.next_lapse() for share in shares] == [clock.time + 1, clock.time + 2]
    clock.time += 10
    assert [sorted(await share.overdue(clock.time)) for share in shares] == [[1, 4], [2, 3]]
    assert [sorted(await share.lapsing(clock.time)) for share in shares] == [[1, 4], [2, 3]]


async def test_every_post_goes_out_where_its_server_is(store: Store, shares: list[Store], clock: Clock) -> None:
    """What stands in no match's line may be about a match all the same; what is about none belongs to shard 0."""
    await matches(store, clock)
    await store.owe(NewPost("named", {"match": 3}))
    await store.owe(NewPost("homecoming", {"user": ANN}))
    await store.owe(NewPost("named", {"match": 2}, clock.time + 60))
    assert [await share.next_due(clock.time) for share in shares] == [0, 0]
    taken = [await share.claim(clock.time) for share in shares]
    assert [[(row.match, row.kind) for row in rows] for rows in taken] == [
        [(1, "table"), (4, "table"), (None, "homecoming")], [(2, "table"), (3, "table"), (None, "named")],
    ]
    assert [await share.claim(clock.time) for share in shares] == [[], []]
    assert [await share.next_due(clock.time) for share in shares] == [None, clock.time + 60]
    for share, rows in zip(shares, taken, strict=True):
        for row in rows:
            await share.sent(row.id)
    assert [[row.match for row in await share.claim(clock.time)] for share in shares] == [[1, 4], [2, 3]]
