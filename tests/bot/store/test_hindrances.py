from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store import HindranceRow, Store

from .tables import running

if TYPE_CHECKING:
    from .tables import Clock


async def test_a_hindrance_lasts_since_the_first_time(store: Store, clock: Clock) -> None:
    match, begun = await running(store), clock.time
    await store.hinder(match.id, 700, ["send_messages"])
    clock.time += 60
    found = await store.hinder(match.id, 700, ["view_channel", "attach_files"])
    assert found == HindranceRow(match.id, 700, ("view_channel", "attach_files"), begun, written=False, shown=False)
    assert await store.hindrance(match.id) == found
    await store.unhinder(match.id)
    assert await store.hindrance(match.id) is None


async def test_a_host_is_told_of_the_own_tables_alone_and_of_each_once(store: Store) -> None:
    one, two = await running(store, 1), await running(store, 2)
    await store.set_host(two.id, one.host + 1)
    for match in (one, two):
        await store.hinder(match.id, 700, [])
    assert [row.match for row in await store.unshown(one.host)] == [one.id]
    await store.host_written(one.id)
    assert [row.written for row in await store.unshown(one.host)] == [True]
    assert await store.begin_telling(one.id)
    assert not await store.begin_telling(one.id), "who presses twice at once reads it once"
    assert await store.unshown(one.host) == []
    await store.not_told(one.id)
    assert [row.match for row in await store.unshown(one.host)] == [one.id]
    assert await store.begin_telling(one.id)
    [row] = await store.unshown(one.host + 1)
    assert (row.match, row.written, row.shown) == (two.id, False, False)
