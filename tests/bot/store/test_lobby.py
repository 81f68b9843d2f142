from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from bot.store import AlreadySeated, ChannelBusy, NoSuchMatch, NotALobby, NotSeated, SeatRow, StaleVersion, TableFull

from .tables import ANN, BOB, CAT, lobby, position, post, read, running

if TYPE_CHECKING:
    from bot.store import MatchRow, Store

    from .tables import Clock


def seated(match: MatchRow) -> list[tuple[int, str]]:
    return [(seat.seat, seat.name) for seat in match.seats]


async def test_a_lobby_comes_back_as_it_was_written(store: Store, clock: Clock) -> None:
    match = await store.new_match(
        guild=None, channel=2**62, game="gaia", options={"Gaïa": "да"}, seed="0x1f", host=CAT, locale="fr",
    )
    assert await store.match(match.id) == match
    assert (match.guild, match.channel, match.lobby_channel, match.game) == (None, 2**62, 2**62, "gaia")
    assert (match.options, match.seed, match.host, match.locale) == ({"Gaïa": "да"}, "0x1f", CAT, "fr")
    assert (match.status, match.version, match.snapshot, match.rules_version) == ("lobby", 0, None, 0)
    assert (match.created, match.changed, match.seats) == (clock.time, clock.time, ())


async def test_people_and_bots_sit_in_the_order_of_joining(store: Store) -> None:
    match = await lobby(store)
    await store.add_bot(match.id, "easy", "Fern", most=4)
    match = await store.join(match.id, CAT, "Cat", most=4)
    assert match.seats == (
        SeatRow(0, ANN, None, "Ann"), SeatRow(1, BOB, None, "Bob"), SeatRow(2, None, "easy", "Fern"),
        SeatRow(3, CAT, None, "Cat"),
    )


async def test_who_leaves_leaves_no_gap(store: Store) -> None:
    match = await lobby(store)
    await store.join(match.id, CAT, "Cat", most=4)
    assert seated(await store.leave(match.id, ANN)) == [(0, "Bob"), (1, "Cat")]
    assert seated(await store.join(match.id, ANN, "Ann", most=4)) == [(0, "Bob"), (1, "Cat"), (2, "Ann")]


async def test_the_last_bot_is_removed_first(store: Store) -> None:
    match = await lobby(store)
    await store.add_bot(match.id, "easy", "Fern", most=5)
    await store.add_bot(match.id, "hard", "Moss", most=5)
    await store.join(match.id, CAT, "Cat", most=5)
    assert seated(await store.remove_bot(match.id)) == [(0, "Ann"), (1, "Bob"), (2, "Fern"), (3, "Cat")]
    await store.remove_bot(match.id)
    with pytest.raises(NotSeated):
        await store.remove_bot(match.id)


async def test_a_refused_change_changes_nothing(store: Store) -> None:
    match = await lobby(store)
    with pytest.raises(AlreadySeated):
        await store.join(match.id, ANN, "Ann again", most=4)
    with pytest.raises(TableFull):
        await store.join(match.id, CAT, "Cat", most=2)
    with pytest.raises(TableFull):
        await store.add_bot(match.id, "easy", "Fern", most=2)
    with pytest.raises(NotSeated):
        await store.leave(match.id, CAT)
    with pytest.raises(NoSuchMatch):
        await store.join(match.id + 1, CAT, "Cat", most=4)
    with pytest.raises(NoSuchMatch):
        await store.set_host(match.id + 1, CAT)
    assert await store.match(match.id) == match


async def test_the_last_seat_is_taken_once(store: Store) -> None:
    match = await lobby(store)
    joining = [store.join(match.id, 100 + n, f"P{n}", most=4) for n in range(8)]
    outcomes = await asyncio.gather(*joining, return_exceptions=True)
    assert sum(isinstance(outcome, TableFull) for outcome in outcomes) == 6
    assert [seat.seat for seat in (await read(store, match.id)).seats] == [0, 1, 2, 3]


async def test_options_and_host_change_and_count(store: Store) -> None:
    match = await lobby(store)
    await store.set_options(match.id, {"fauna": "b", "solo": "no"})
    changed = await store.set_host(match.id, BOB)
    assert (changed.options, changed.host, changed.version) == ({"fauna": "b", "solo": "no"}, BOB, match.version + 2)


async def test_one_open_match_is_played_in_a_channel(store: Store) -> None:
    match = await lobby(store)
    with pytest.raises(ChannelBusy):
        await lobby(store)
    await store.abandon(match.id)
    again = await lobby(store)
    assert again.id > match.id
    assert await store.match_in(700) == again
    assert await store.match_in(701) is None


async def test_lobbies_of_threads_share_a_channel(store: Store) -> None:
    first, second = await lobby(store, here=False), await lobby(store, here=False)
    assert await store.lobbies_in(700) == [first, second]
    assert await store.match_in(700) is None
    await store.start(first.id, version=first.version, snapshot=b"", rules_version=1, channel=900)
    with pytest.raises(ChannelBusy):
        await store.start(second.id, version=second.version, snapshot=b"", rules_version=1, channel=900)
    assert await store.lobbies_in(700) == [second]
    started = await store.match_in(900)
    assert started is not None
    assert (started.id, started.channel, started.lobby_channel) == (first.id, 900, 700)


async def test_a_finished_match_is_still_found_in_its_channel(store: Store) -> None:
    match = await running(store)
    await store.save(match.id, version=match.version, snapshot=b"end", status="over")
    assert await store.match_in(700) is None
    latest = await store.latest_in(700)
    assert latest is not None
    assert (latest.id, latest.status, latest.snapshot) == (match.id, "over", b"end")


async def test_starting_writes_position_and_post_together(store: Store) -> None:
    match = await lobby(store)
    version = await store.start(
        match.id, version=match.version, snapshot=position(0), rules_version=3, channel=900, outbox=[post(0)],
    )
    started = await read(store, match.id)
    assert (started.status, started.version, started.snapshot) == ("running", version, position(0))
    assert (started.rules_version, started.channel) == (3, 900)
    assert len(await store.outbox(match.id)) == 1
    assert await store.running() == [match.id]


async def test_somebody_joining_while_the_match_is_dealt_stops_the_start(store: Store) -> None:
    match = await lobby(store)
    await store.join(match.id, CAT, "Cat", most=4)
    with pytest.raises(StaleVersion, match="at version 3"):
        await store.start(
            match.id, version=match.version, snapshot=b"", rules_version=1, channel=700, outbox=[post(0)],
        )
    assert (await read(store, match.id)).status == "lobby"
    assert await store.outbox(match.id) == []


async def test_a_started_match_is_no_lobby(store: Store) -> None:
    match = await running(store)
    with pytest.raises(NotALobby):
        await store.join(match.id, CAT, "Cat", most=4)
    with pytest.raises(NotALobby):
        await store.set_options(match.id, {})
    with pytest.raises(NotALobby):
        await store.start(match.id, version=match.version, snapshot=b"", rules_version=1, channel=700)
    assert await store.match(match.id) == match


async def test_my_matches_are_the_open_ones_i_sit_in(store: Store) -> None:
    over, mine, others = await running(store, 1), await running(store, 2), await lobby(store, 3)
    await store.save(over.id, version=over.version, snapshot=b"", status="over")
    await store.leave(others.id, ANN)
    assert await store.matches_of(ANN) == [mine]
    assert await store.matches_of(CAT) == []


async def test_a_lobby_is_stale_when_nothing_has_happened_for_long(store: Store, clock: Clock) -> None:
    quiet, lively, started = await lobby(store, 1), await lobby(store, 2), await running(store, 3)
    opened = clock.time
    clock.time += 100
    await store.join(lively.id, CAT, "Cat", most=4)
    assert await store.stale_lobbies(opened - 1) == []
    assert await store.stale_lobbies(opened) == [quiet]
    await store.abandon(quiet.id, outbox=[post(1)])
    assert await store.stale_lobbies(opened) == []
    assert (await read(store, quiet.id)).status == "abandoned"
    assert (await read(store, started.id)).status == "running"


async def test_closing_twice_owes_nothing_twice(store: Store) -> None:
    match = await lobby(store)
    await store.abandon(match.id, outbox=[post(1)])
    with pytest.raises(StaleVersion, match="already closed"):
        await store.abandon(match.id, outbox=[post(1)])
    assert len(await store.outbox(match.id)) == 1
    with pytest.raises(NoSuchMatch):
        await store.abandon(match.id + 1, outbox=[post(1)])
