"""Two stores on one database, as two processes have them: what must hold holds whoever is first."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from bot.store import (
    Ballot,
    Calls,
    ChannelBusy,
    NewPost,
    NewVote,
    NoSuchVote,
    Score,
    StaleVersion,
    Store,
    TableFull,
    WatchesAlready,
)
from bot.table.rating import rate

from .finished import GUILD
from .tables import ANN, BOB, lobby, numbers, play, position, post, read, running, whole

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from bot.store.address import Place

    from .tables import Clock


@pytest.fixture
async def other(store: Store, place: Place, clock: Clock) -> AsyncIterator[Store]:
    assert await store.running() == []  # it is made, and empty
    async with await Store.open(place, now=clock) as other:
        yield other


def kinds(outcomes: Sequence[object], kind: type) -> int:
    return sum(isinstance(outcome, kind) for outcome in outcomes)


async def test_a_table_is_opened_begun_and_filled_once(store: Store, other: Store) -> None:
    opening = [lobby(side) for side in [store, other] * 3]
    outcomes = await asyncio.gather(*opening, return_exceptions=True)
    assert kinds(outcomes, ChannelBusy) == 5
    match = await store.match_in(700)
    assert match is not None
    joining = [side.join(match.id, 100 + n, f"P{n}", most=4) for n, side in enumerate([store, other] * 4)]
    outcomes = await asyncio.gather(*joining, return_exceptions=True)
    assert kinds(outcomes, TableFull) == 6
    match = await read(store, match.id)
    assert [seat.seat for seat in match.seats] == [0, 1, 2, 3]
    starting = [
        side.start(match.id, version=match.version, snapshot=b"", rules_version=1, channel=700, outbox=[post(1)])
        for side in [store, other] * 3
    ]
    assert kinds(await asyncio.gather(*starting, return_exceptions=True), int) == 1
    assert len(await store.outbox(match.id)) == 1


async def test_matches_of_two_processes_do_not_mix(store: Store, other: Store) -> None:
    matches = [await running(store, channel) for channel in range(4)]

    async def course(match_id: int) -> None:
        done = 0
        while done < 12:
            side = [store, other][done % 2]
            try:
                await play(side, match_id, await whole(side, match_id) + 1)
            except StaleVersion:
                continue
            done += 1

    await asyncio.gather(*(course(match.id) for match in matches))
    assert [await whole(store, match.id) for match in matches] == [12] * 4


async def test_a_vote_is_decided_once(store: Store, other: Store) -> None:
    match = await running(store)
    vote = await store.open_vote(match.id, NewVote("end", {}), NewPost("question", {}))
    casting = [
        side.cast(Ballot(vote, user, "agree", "agree"), match_id=match.id, outbox=[post(user)])
        for user, side in enumerate([store, other] * 3)
    ]
    outcomes = await asyncio.gather(*casting, return_exceptions=True)
    assert kinds(outcomes, NoSuchVote) == 5
    found = await store.vote(vote)
    assert found is not None
    assert len(found.ballots) == 1
    assert len(await store.outbox(match.id)) == 2


async def test_what_ends_at_once_is_numbered_and_rated_as_if_one_after_another(store: Store, other: Store) -> None:
    matches = [await running(store, channel) for channel in range(6)]
    ending = [
        side.save(
            match.id, version=match.version, snapshot=b"", status="over", rater=rate,
            scores=[Score(0, 9, won=True), Score(1, 5, won=False)],
        )
        for match, side in zip(matches, [store, other] * 3, strict=True)
    ]
    await asyncio.gather(*ending)
    rows = await store.database.fetch("SELECT ended FROM matches ORDER BY ended")
    assert [row["ended"] for row in rows] == [1, 2, 3, 4, 5, 6]
    rated = {row.user: row for row in await store.ratings(GUILD, "earth")}
    assert (rated[ANN].matches, rated[ANN].wins, rated[BOB].matches) == (6, 6, 6)
    assert await other.rerate(rate) == 6
    assert {row.user: row for row in await store.ratings(GUILD, "earth")} == rated


async def test_choices_made_at_once_all_stay_and_one_match_is_watched(store: Store, other: Store) -> None:
    await asyncio.gather(
        store.set_user(ANN, theme="dark"), other.set_user(ANN, guided=True), store.set_guild(5, ANN, locale="fr"),
        other.set_guild(5, BOB, pace_hours=48),
    )
    user, guild = await store.user(ANN), await other.guild(5)
    assert (user.theme, user.guided, guild.locale, guild.pace_hours) == ("dark", True, "fr", 48)
    opening = [
        side.new_match(
            guild=5, channel=channel, game="earth", options={}, seed="moss", host=ANN, locale="en", tempo=1.0,
        )
        for channel, side in enumerate([store, other] * 2)
    ]
    outcomes = await asyncio.gather(*opening, return_exceptions=True)
    assert kinds(outcomes, WatchesAlready) == 3


async def test_answers_of_a_person_in_several_matches_are_counted_at_once(store: Store, other: Store) -> None:
    """Two that are written in turns must not wait for each other for ever."""
    matches = [await running(store, channel) for channel in range(4)]
    one, two = (ANN, 5.0), (BOB, 7.0)
    for _ in range(10):
        await asyncio.gather(
            store.revise(matches[0].id, lambda _: Calls((), answers=(one, two))),
            other.revise(matches[1].id, lambda _: Calls((), answers=(two, one))),
            store.revise(matches[2].id, lambda _: Calls((), answers=(one, two))),
            other.revise(matches[3].id, lambda _: Calls((), answers=(two, one))),
        )
    assert len(await store.answers(ANN)) == len(await store.answers(BOB)) == 30


async def test_posts_are_claimed_by_one_at_a_time_in_a_process(store: Store, clock: Clock) -> None:
    for channel in range(6):
        match = await running(store, channel)
        for number in (1, 2):
            await play(store, match.id, number)
    shares = await asyncio.gather(*(store.claim(clock.time, limit=4) for _ in range(6)))
    assert sorted(len(share) for share in shares) == [0, 0, 0, 0, 2, 4]
    assert {number for share in shares for number in numbers(share)} == {1}
    assert (await read(store, match.id)).snapshot == position(2)
