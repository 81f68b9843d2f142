from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from bot.store import NewPost, NoSuchMatch, PostRow, Store
from bot.store.server import Server

from .tables import lobby, numbers, play, post, read, running

if TYPE_CHECKING:
    from bot.store.address import Place

    from .tables import Clock


async def test_a_match_is_told_in_order_one_message_at_a_time(store: Store, clock: Clock) -> None:
    match = await running(store)
    for number in (1, 2, 3):
        await play(store, match.id, number)
    told = []
    while rows := await store.claim(clock.time):
        [row] = rows
        assert await store.claim(clock.time) == []
        told.append(row.payload["number"])
        await store.sent(row.id, 9000 + row.id)
    assert told == [1, 2, 3]


async def test_a_row_comes_back_as_it_was_written(store: Store, clock: Clock) -> None:
    match = await running(store)
    await play(store, match.id, 1)
    [row] = await store.claim(clock.time)
    assert (row.match, row.kind, row.payload) == (match.id, "table", {"number": 1, "text": "Bärlauch"})
    assert (row.attempts, row.doubtful, row.sent, row.parked, row.reason) == (0, False, None, None, None)
    clock.time += 1
    await store.sent(row.id, 4711)
    [done] = await store.outbox(match.id)
    assert (done.sent, done.message, done.nonce, done.attempts) == (clock.time, 4711, row.nonce, 1)


async def test_every_row_has_a_nonce_that_discord_takes(store: Store) -> None:
    match = await running(store)
    await store.save(match.id, version=match.version, snapshot=b"", outbox=[post(number) for number in range(100)])
    nonces = {row.nonce for row in await store.outbox(match.id)}
    assert len(nonces) == 100
    assert {len(nonce) for nonce in nonces} == {24}


async def test_a_failing_row_holds_up_its_own_match_only(store: Store, clock: Clock) -> None:
    ill, well = await running(store, 1), await running(store, 2)
    for number in (1, 2):
        await play(store, ill.id, number)
        await play(store, well.id, number)
    first, other = await store.claim(clock.time)
    await store.failed(first.id, clock.time + 30, "503")
    await store.sent(other.id, 1)
    [row] = await store.claim(clock.time)
    assert (row.match, row.payload["number"]) == (well.id, 2)
    await store.sent(row.id, 2)
    assert await store.claim(clock.time) == []
    assert await store.next_due(clock.time) == clock.time + 30
    clock.time += 30
    [again] = await store.claim(clock.time)
    assert (again.id, again.attempts, again.nonce, again.reason) == (first.id, 1, first.nonce, "503")
    assert not again.doubtful


async def test_what_can_never_be_posted_is_parked_with_its_reason(store: Store, clock: Clock) -> None:
    match = await running(store)
    await play(store, match.id, 1)
    await play(store, match.id, 2)
    [row] = await store.claim(clock.time)
    await store.failed(row.id, None, "the channel is gone")
    [following] = await store.claim(clock.time)
    assert following.payload["number"] == 2
    parked, _ = await store.outbox(match.id)
    assert (parked.parked, parked.sent, parked.reason) == (clock.time, None, "the channel is gone")
    await store.sent(following.id, 1)
    assert await store.next_due(clock.time) is None


async def test_a_post_and_its_role_are_recorded_together(store: Store, clock: Clock) -> None:
    match = await running(store)
    await play(store, match.id, 1)
    [row] = await store.claim(clock.time)
    nowhere = PostRow(match.id + 1, "table", 700, 4711)
    with pytest.raises(NoSuchMatch):
        await store.sent(row.id, 4711, posts=[nowhere])
    assert (await store.outbox(match.id))[0].sent is None
    [again] = await store.claim(clock.time)
    assert (again.id, again.doubtful) == (row.id, True)
    roles = [PostRow(match.id, "table", 700, 4711), PostRow(match.id, "turn", 700, 4711)]
    await store.sent(row.id, 4711, posts=roles)
    assert await store.posts(match.id) == roles


async def test_what_was_owed_before_a_crash_is_claimed_after_it_in_doubt(
    store: Store, place: Place, clock: Clock,
) -> None:
    match, fresh = await running(store, 1), await running(store, 2)
    await play(store, match.id, 1)
    await play(store, match.id, 2)
    [row] = await store.claim(clock.time)
    await play(store, fresh.id, 1)
    async with await Store.open(place, now=clock) as after:  # which knows nothing of the first one's claim
        assert after.owed.is_set()
        doubtful, certain = await after.claim(clock.time)
    assert (doubtful.id, doubtful.nonce, doubtful.doubtful, doubtful.attempts) == (row.id, row.nonce, True, 1)
    assert (certain.match, certain.doubtful, certain.attempts) == (fresh.id, False, 0)


async def test_a_sent_row_is_never_claimed_again(store: Store, place: Place, clock: Clock) -> None:
    match = await running(store)
    await play(store, match.id, 1)
    [row] = await store.claim(clock.time)
    await store.sent(row.id, 1)
    await store.failed(row.id, clock.time, "too late to fail")
    await store.sent(row.id, 2)
    async with await Store.open(place, now=clock) as after:
        assert await after.claim(clock.time) == []
        assert [(row.message, row.reason) for row in await after.outbox(match.id)] == [(1, None)]


async def test_a_timeout_leaves_the_row_in_doubt(store: Store, clock: Clock) -> None:
    match = await running(store)
    await play(store, match.id, 1)
    [row] = await store.claim(clock.time)
    await store.failed(row.id, clock.time, "no answer", doubtful=True)
    [again] = await store.claim(clock.time)
    assert again.doubtful


async def test_a_reminder_waits_without_holding_up_the_match(store: Store, clock: Clock) -> None:
    match = await running(store)
    await store.owe(NewPost("reminder", {"number": 99}, due=clock.time + 3600), match.id)
    await play(store, match.id, 1)
    [row] = await store.claim(clock.time)
    assert row.payload["number"] == 1
    await store.sent(row.id, 1)
    assert await store.claim(clock.time) == []
    assert await store.next_due(clock.time) == clock.time + 3600
    clock.time += 3600
    await play(store, match.id, 2)
    [row] = await store.claim(clock.time)
    assert row.payload["number"] == 2
    await store.sent(row.id, 2)
    [reminder] = await store.claim(clock.time)
    assert reminder.kind == "reminder"
    await store.sent(reminder.id)
    assert await store.next_due(clock.time) is None


async def test_a_clock_that_is_set_back_keeps_the_order(store: Store, clock: Clock) -> None:
    match = await running(store)
    await play(store, match.id, 1)
    clock.time -= 7200
    await play(store, match.id, 2)
    [row] = await store.claim(clock.time)
    assert row.payload["number"] == 1


async def test_rows_of_no_match_do_not_wait_for_each_other(store: Store, clock: Clock) -> None:
    for number in (1, 2, 3):
        await store.owe(post(number))
    assert numbers(await store.claim(clock.time, limit=2)) == [1, 2]
    assert numbers(await store.due(clock.time)) == [3]


async def test_due_only_looks(store: Store, clock: Clock) -> None:
    match = await running(store)
    await play(store, match.id, 1)
    assert await store.due(clock.time) == await store.due(clock.time) == await store.claim(clock.time)
    assert await store.due(clock.time) == []


async def test_posters_at_once_share_nothing(store: Store, clock: Clock) -> None:
    for channel in range(12):
        await play(store, (await running(store, channel)).id, 1)
    shares = await asyncio.gather(*(store.claim(clock.time, limit=5) for _ in range(4)))
    claimed = [row.id for share in shares for row in share]
    assert sorted(claimed) == sorted(set(claimed))
    assert len(claimed) == 12


async def test_writing_wakes_the_poster(store: Store, clock: Clock) -> None:
    match = await running(store)
    if isinstance(store.database, Server):
        await store.database.stirred.wait()  # it listens from now on, and wakes the poster with that
    store.owed.clear()
    await store.save(match.id, version=match.version, snapshot=b"quiet")
    assert not store.owed.is_set()
    await play(store, match.id, 1)
    await play(store, match.id, 2)
    assert store.owed.is_set()
    store.owed.clear()
    [row] = await store.claim(clock.time)
    assert not store.owed.is_set()
    await store.sent(row.id, 1)
    assert store.owed.is_set()


async def test_old_posts_are_forgotten_and_owed_ones_are_not(store: Store, clock: Clock) -> None:
    match = await running(store)
    for number in (1, 2, 3):
        await play(store, match.id, number)
    for message in (1, 2):
        [row] = await store.claim(clock.time)
        await store.sent(row.id, message)
        clock.time += 100
    assert await store.forget_sent(clock.time - 100) == 1
    assert numbers(await store.outbox(match.id)) == [2, 3]


async def test_a_role_passes_to_a_newer_message(store: Store) -> None:
    match, other = await running(store, 1), await lobby(store, 2)
    old, new = PostRow(match.id, "ping 1", 700, 1), PostRow(match.id, "ping 1", 701, 2)
    await store.set_post(old)
    await store.set_post(PostRow(other.id, "lobby", 2, 3))
    await store.set_post(new)
    assert await store.posts(match.id) == [new]
    assert await store.drop_post(match.id, "ping 1") == new
    assert await store.drop_post(match.id, "ping 1") is None
    assert await store.posts(match.id) == []
    assert len(await store.posts(other.id)) == 1


async def test_undoing_keeps_what_is_owed(store: Store, clock: Clock) -> None:
    match = await running(store)
    await play(store, match.id, 1)
    version = (await read(store, match.id)).version
    await store.rewind(match.id, version=version, snapshot=b"", drop_from=1, outbox=[post(2)])
    [row] = await store.claim(clock.time)
    assert row.payload["number"] == 1
    assert numbers(await store.outbox(match.id)) == [1, 2]


async def test_some_matches_can_be_left_out_or_taken_alone(store: Store, clock: Clock) -> None:
    slow, quick = await running(store, 1), await running(store, 2)
    for match in (slow, quick):
        await play(store, match.id, 1)
    assert [row.match for row in await store.claim(clock.time, 50, {slow.id})] == [quick.id]
    assert [row.match for row in await store.claim(clock.time, 50, {slow.id}, alone=True)] == [slow.id]
    assert await store.claim(clock.time, 50, set(), alone=True) == []


async def test_the_newest_message_is_known(store: Store, clock: Clock) -> None:
    match = await running(store)
    assert await store.newest(match.id) == 0
    await play(store, match.id, 1)
    [row] = await store.claim(clock.time)
    await store.sent(row.id, 4711)
    assert await store.newest(match.id) == 4711
    await store.set_post(PostRow(match.id, "turn", 700, 4712))
    assert await store.newest(match.id) == 4712
