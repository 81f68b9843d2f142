"""Matches in memory against the database: what is read while it changes, and what an undo leaves of old buttons."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import StaleVersion, Store
from bot.table.session import Session, Sessions
from engine import Match, Option, Picked, Placed, choices
from engine import StaleVersion as Stale


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with await Store.open(tmp_path / "club.sqlite3") as store:
        yield store


async def begun(store: Store, people: int = 2, game: str = "ecosystem") -> tuple[Sessions, Session]:
    row = await store.new_match(
        guild=1, channel=1, game=game, options={}, seed="seed", host=1, locale="en", here=True
    )
    for user in range(people):
        row = await store.join(row.id, user + 1, f"P{user}", most=6)
    sessions = Sessions(store)
    return sessions, await sessions.start(row, 1)


def cards(match: Match, seat: int) -> list[Option]:
    prompt = match.prompt(seat)
    assert prompt is not None
    return [option for option in choices(prompt) if option.word != "rabbit"]


def cell(match: Match, seat: int) -> Placed:
    prompt = match.prompt(seat)
    assert prompt is not None
    return Placed(choices(prompt)[0].id)


def card(match: Match, seat: int) -> Picked:
    return Picked((cards(match, seat)[0],))


async def second_turn(sessions: Sessions) -> Session:
    """The first card has only one place to go; from the second on there is a choice."""
    for seat in range(2):
        await sessions.play(1, seat, [card((await sessions.get(1)).match, seat)])
    return await sessions.get(1)


async def test_reading_a_match_while_it_moves_does_not_bring_back_the_old_one(store: Store) -> None:
    _, session = await begun(store)
    given = card(session.match, 0)
    for step in range(8):
        fresh = Sessions(store)
        moving = asyncio.ensure_future(fresh.play(1, 0, [given]))
        for _ in range(step):
            await asyncio.sleep(0)
        await asyncio.gather(moving, *[fresh.get(1) for _ in range(3)])
        fresh.forget(1)
        late = [asyncio.ensure_future(fresh.get(1)) for _ in range(2)]
        await fresh.undo(1, 0)
        await asyncio.gather(*late)
        row, found = await store.match(1), await fresh.get(1)
        assert row is not None
        assert (found.row.version, found.match.save()) == (row.version, row.snapshot)


async def test_a_match_that_leaves_memory_while_it_moves_is_not_forgotten(store: Store) -> None:
    sessions, session = await begun(store)
    moving = asyncio.ensure_future(sessions.play(1, 0, [card(session.match, 0)]))
    await asyncio.sleep(0)
    sessions.forget(1)
    await asyncio.gather(moving, sessions.get(1))
    row, found = await store.match(1), await sessions.get(1)
    assert row is not None
    assert (found.row.version, found.match.save()) == (row.version, row.snapshot)


async def test_a_match_changed_behind_our_back_is_read_again(store: Store) -> None:
    sessions, session = await begun(store)
    mine = card(session.match, 1)
    await Sessions(store).play(1, 0, [card(session.match, 0)])
    with pytest.raises(StaleVersion):
        await sessions.play(1, 1, [mine])
    await sessions.play(1, 1, [mine])


async def test_a_button_from_before_an_undo_is_stale(store: Store) -> None:
    """The cell that was meant for one card must not be taken for another."""
    sessions, _ = await begun(store)
    one, other = cards((await second_turn(sessions)).match, 0)[:2]
    await sessions.play(1, 0, [Picked((one,))])
    old = (await sessions.get(1)).match.count(0)
    await sessions.undo(1, 0)
    await sessions.play(1, 0, [Picked((other,))])
    with pytest.raises(Stale):
        await sessions.play(1, 0, [cell((await sessions.get(1)).match, 0)], count=old)


async def test_an_undo_leaves_the_buttons_of_others_alone(store: Store) -> None:
    sessions, _ = await begun(store)
    session = await second_turn(sessions)
    await sessions.play(1, 0, [card(session.match, 0)])
    await sessions.play(1, 1, [card((await sessions.get(1)).match, 1)])
    count = (await sessions.get(1)).match.count(1)
    await sessions.undo(1, 0)
    now = (await sessions.get(1)).match
    assert now.count(1) == count
    await sessions.play(1, 1, [cell(now, 1)], count=count)


async def test_consent_is_to_the_match_as_it_was(store: Store) -> None:
    sessions, _ = await begun(store)
    session = await second_turn(sessions)
    version = session.row.version
    await sessions.play(1, 0, [card(session.match, 0)])
    with pytest.raises(StaleVersion):
        await sessions.undo_by_consent(1, 1, version)
    assert len(await store.moves(1)) == 3
