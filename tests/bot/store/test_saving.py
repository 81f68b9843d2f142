from __future__ import annotations

import asyncio
import math
from typing import TYPE_CHECKING

import pytest

from bot.store import (
    UNDO_WINDOW,
    ChannelBusy,
    NewMove,
    NewPost,
    NoSuchMatch,
    ResultRow,
    Score,
    SeatRow,
    StaleVersion,
    Store,
    StoreError,
)

from .tables import ANN, BOB, lobby, move, play, position, post, read, running, whole

if TYPE_CHECKING:
    from bot.store.address import Place

    from .tables import Clock


async def test_a_move_survives_closing(store: Store, place: Place) -> None:
    match = await running(store)
    for number in (1, 2, 3):
        await play(store, match.id, number)
    await store.close()
    async with await Store.open(place) as after:
        assert await whole(after, match.id) == 3
        assert (await read(after, match.id)).version == match.version + 3


async def test_bytes_come_back_as_they_went_in(store: Store, clock: Clock) -> None:
    match = await running(store)
    odd = bytes(range(256))
    clock.time += 60
    version = await store.save(
        match.id, version=match.version, snapshot=odd,
        moves=[NewMove(None, b"", odd, reveals=True, before=odd), NewMove(1, odd, b"[]", reveals=False, before=None)],
    )
    assert (await read(store, match.id)).snapshot == odd
    first, second = await store.moves(match.id)
    assert (first.seat, first.answer, first.events, first.reveals, first.undoable) == (None, b"", odd, True, True)
    assert (second.seat, second.answer, second.events, second.reveals, second.undoable) == (1, odd, b"[]", False, False)
    assert (first.version, second.version, first.at) == (version, version, clock.time)
    assert await store.before(match.id, 1) == odd
    assert await store.before(match.id, 2) is None
    assert await store.before(match.id, 3) is None


async def test_an_older_version_is_refused_whole(store: Store) -> None:
    match = await running(store)
    await play(store, match.id, 1)
    with pytest.raises(StaleVersion, match=f"at version {match.version + 1}"):
        await store.save(match.id, version=match.version, snapshot=b"late", moves=[move(9)], outbox=[post(9)])
    assert await whole(store, match.id) == 1
    with pytest.raises(NoSuchMatch):
        await store.save(match.id + 1, version=0, snapshot=b"", moves=[move(1)], outbox=[post(1)])


async def test_a_lobby_has_no_moves(store: Store) -> None:
    match = await lobby(store)
    with pytest.raises(StaleVersion, match="lobby"):
        await store.save(match.id, version=match.version, snapshot=b"", moves=[move(1)])
    assert await store.match(match.id) == match


async def test_of_many_saves_at_once_one_wins(store: Store, place: Place) -> None:
    match = await running(store)
    async with await Store.open(place) as other:
        saves = [
            side.save(match.id, version=match.version, snapshot=position(1), moves=[move(1)], outbox=[post(1)])
            for side in [store, other] * 10
        ]
        outcomes = await asyncio.gather(*saves, return_exceptions=True)
    assert [outcome for outcome in outcomes if isinstance(outcome, int)] == [match.version + 1]
    assert sum(isinstance(outcome, StaleVersion) for outcome in outcomes) == 19
    assert await whole(store, match.id) == 1


async def test_matches_saved_at_once_do_not_mix(store: Store) -> None:
    matches = [await running(store, channel) for channel in range(8)]

    async def course(match_id: int, length: int) -> None:
        for number in range(1, length + 1):
            await play(store, match_id, number)

    await asyncio.gather(*(course(match.id, length) for length, match in enumerate(matches)))
    assert [await whole(store, match.id) for match in matches] == list(range(8))


async def test_a_move_that_fails_at_its_end_leaves_nothing(store: Store) -> None:
    match = await running(store)
    await play(store, match.id, 1)
    before = await store.match(match.id)
    not_json = NewPost("table", {"number": math.nan})
    with pytest.raises(StoreError, match="refused"):
        await store.save(match.id, version=match.version + 1, snapshot=b"half", moves=[move(2)], outbox=[not_json])
    assert await store.match(match.id) == before
    assert await whole(store, match.id) == 1
    await play(store, match.id, 2)
    assert await whole(store, match.id) == 2


async def test_a_cancelled_save_is_whole_or_nothing(store: Store) -> None:
    match = await running(store)
    done = 0
    for steps in range(60):
        task = asyncio.create_task(play(store, match.id, done + 1))
        for _ in range(steps):
            await asyncio.sleep(0)  # gives way, so that the task is cancelled at another step each time
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await store.set_host(match.id, BOB)  # the next transaction is not the cancelled one's
        now = await whole(store, match.id)
        assert now in {done, done + 1}
        done = now
    assert await play(store, match.id, done + 1) == (await read(store, match.id)).version


async def test_the_log_reads_forward_from_anywhere(store: Store) -> None:
    match = await running(store)
    for number in range(1, 6):
        await play(store, match.id, number)
    assert [row.number for row in await store.moves(match.id, since=3)] == [4, 5]
    assert [row.number for row in await store.last_moves(match.id, 2)] == [4, 5]
    assert [row.number for row in await store.last_moves(match.id, 9)] == [1, 2, 3, 4, 5]
    assert await store.moves(match.id + 1) == []


async def test_snapshots_outside_the_undo_window_go_and_the_log_stays(store: Store) -> None:
    match, other = await running(store, 1), await running(store, 2)
    await play(store, other.id, 1)
    length = UNDO_WINDOW + 10
    version = match.version
    for number in range(1, length, 2):
        version = await store.save(
            match.id, version=version, snapshot=position(number + 1), moves=[move(number), move(number + 1)],
        )
    rows = await store.moves(match.id)
    assert [row.answer for row in rows] == [b"answer %d" % number for number in range(1, length + 1)]
    assert [row.number for row in rows if row.undoable] == list(range(length - UNDO_WINDOW + 1, length + 1))
    assert await store.before(match.id, length - UNDO_WINDOW) is None
    assert await store.before(match.id, length - UNDO_WINDOW + 1) == position(length - UNDO_WINDOW)
    assert await store.before(other.id, 1) == position(0)


async def test_undoing_drops_moves_and_logs_the_replayed_ones(store: Store) -> None:
    match = await running(store)
    for number in (1, 2, 3):
        await play(store, match.id, number)
    before = await store.before(match.id, 2)
    assert before == position(1)
    kept = NewMove(1, b"replayed 3", b"events", reveals=False, before=before)
    version = await store.rewind(
        match.id, version=match.version + 3, snapshot=b"replayed", drop_from=2, moves=[kept], outbox=[post(4)],
    )
    assert version == match.version + 4
    assert [row.answer for row in await store.moves(match.id)] == [b"answer 1", b"replayed 3"]
    assert [row.number for row in await store.moves(match.id)] == [1, 2]
    assert (await read(store, match.id)).snapshot == b"replayed"
    assert len(await store.outbox(match.id)) == 4


async def test_a_stale_undo_drops_nothing(store: Store) -> None:
    match = await running(store)
    await play(store, match.id, 1)
    with pytest.raises(StaleVersion):
        await store.rewind(match.id, version=match.version, snapshot=position(0), drop_from=1, outbox=[post(2)])
    assert await whole(store, match.id) == 1


async def test_the_moves_of_a_part_are_told_when_it_is_complete(store: Store) -> None:
    match = await running(store)
    open_part = [
        NewMove(seat, b"", b"", reveals=False, before=None, told=0, beat=beat)
        for seat, beat in ((0, 1), (1, 1), (0, 1), (0, 2))
    ]
    version = await store.save(match.id, version=match.version, snapshot=b"", moves=[move(1), *open_part])
    assert [row.number for row in await store.untold(match.id)] == [2, 3, 4, 5]
    told = await store.save(match.id, version=version, snapshot=b"", tell=[(0, 1)])
    assert [row.number for row in await store.untold(match.id)] == [3, 5]
    assert [row.told for row in await store.moves(match.id)] == [1, told, 0, told, 0]
    assert [row.number for row in await store.told_with(match.id, told)] == [2, 4]


async def test_the_end_is_kept_with_its_scores(store: Store, clock: Clock) -> None:
    match = await running(store)
    clock.time += 60
    await store.save(
        match.id, version=match.version, snapshot=b"end", status="over",
        scores=[Score(0, 77, won=True), Score(1, 70, won=False)],
    )
    ended = await read(store, match.id)
    assert (ended.status, ended.seats[0]) == ("over", SeatRow(0, ANN, None, "Ann", 77, won=True))
    expected = [
        ResultRow(match.id, 5, "earth", 0, ANN, None, "Ann", 77, won=True, ended=clock.time),
        ResultRow(match.id, 5, "earth", 1, BOB, None, "Bob", 70, won=False, ended=clock.time),
    ]
    assert await store.results() == await store.results(guild=5, game="earth") == expected
    assert await store.results(guild=6) == await store.results(game="gaia") == []


async def test_undoing_the_last_move_opens_the_match_again(store: Store) -> None:
    match = await running(store)
    version = await store.save(
        match.id, version=match.version, snapshot=position(1), moves=[move(1)], status="over",
        scores=[Score(0, 1, won=True), Score(1, 0, won=False)],
    )
    other = await lobby(store)
    with pytest.raises(ChannelBusy):
        await store.rewind(match.id, version=version, snapshot=position(0), drop_from=1)
    assert len(await store.results()) == 2
    await store.abandon(other.id)
    await store.rewind(match.id, version=version, snapshot=position(0), drop_from=1)
    again = await read(store, match.id)
    assert (again.status, again.snapshot, again.seats[0].total) == ("running", position(0), None)
    assert await store.results() == []


async def test_a_save_in_newer_rules_says_so(store: Store) -> None:
    match = await running(store)
    await store.save(match.id, version=match.version, snapshot=b"new", rules_version=4)
    assert (await read(store, match.id)).rules_version == 4
