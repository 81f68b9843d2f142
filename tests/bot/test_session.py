"""Matches in memory against the database: what is read while it changes, and what an undo leaves of old buttons."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import StaleVersion, Store
from bot.table.bots import by_lot
from bot.table.council import decide
from bot.table.position import Position
from bot.table.rewind import NeedsConsent, NothingToUndo
from bot.table.session import Session
from bot.table.sessions import Sessions
from bot.table.thinking import think
from bot.talk.pictures import changed
from bot.talk.reader import Reader
from engine import Match, Option, Picked, Placed, RandomBot, choices, games
from engine import StaleVersion as Stale
from render import Scene
from tests.bot.fresh import file_of, store_at


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with await store_at(tmp_path / "club.sqlite3") as store:
        yield store


async def begun(store: Store, people: int = 2, game: str = "ecosystem") -> tuple[Sessions, Session]:
    row = await store.new_match(
        guild=1, channel=1, game=game, options={}, seed="seed", host=1, locale="en", here=True
    )
    for user in range(people):
        row = await store.join(row.id, user + 1, f"P{user}", most=6)
    sessions = Sessions(store, by_lot())
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
        fresh = Sessions(store, by_lot())
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
    await Sessions(store, by_lot()).play(1, 0, [card(session.match, 0)])
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


async def can_go_back(sessions: Sessions, session: Session, seat: int) -> bool:
    try:
        await sessions.rewind(session, seat)
    except (NeedsConsent, NothingToUndo):
        return False
    return True


@pytest.mark.parametrize("game", games())
async def test_what_is_remembered_of_the_way_back_is_what_the_log_says(store: Store, game: str) -> None:
    """At every move of three, for every seat; also for who looks seldom, and for a program that has just started."""
    sessions, _ = await begun(store, 3, game)
    bot, free, shown_nothing = RandomBot(game), 0, 0
    for number in range(120):
        session = await sessions.get(1)
        if session.match.result:
            break
        seat = session.match.waiting[number % len(session.match.waiting)]
        events = await sessions.play(1, seat, [bot.answer(session.match, seat)])
        looking = range(3) if number % 4 else ()
        shown_nothing += bool(looking) and not session.match.result and not any(event.reveals for event in events)
        fresh = Sessions(store, by_lot())
        for other in looking:
            verdict = await can_go_back(sessions, session, other)
            free += verdict
            assert await sessions.is_free(session, other) == verdict
            assert await fresh.is_free(await fresh.get(1), other) == verdict
    assert free >= shown_nothing, "who moves and shows nothing can go back"
    assert free > 5 or session.match.result, "a long match has moves that can be taken back"


async def test_a_look_at_the_way_back_reads_the_log_once(store: Store) -> None:
    sessions, session = await begun(store)
    asked: list[str] = []
    await file_of(store).reader.set_trace_callback(asked.append)
    await second_turn(sessions)
    for number in range(8):
        seat = session.match.waiting[number % len(session.match.waiting)]
        await sessions.play(1, seat, [RandomBot(number).answer(session.match, seat)])
        for looking in (0, 1, 1, 0):
            await sessions.is_free(session, looking)
    assert asked == []
    sessions.forget(1)
    session = await sessions.get(1)
    asked.clear()
    await sessions.is_free(session, 0)
    assert asked
    asked.clear()
    for _ in range(3):
        await sessions.is_free(session, 0)
    assert asked == []


async def test_a_move_during_the_first_look_is_not_missed(store: Store) -> None:
    """The log is read while it grows: whatever was read then is not kept for later."""
    await begun(store, 3)
    for step in range(24):
        fresh = Sessions(store, by_lot())
        found = await fresh.get(1)
        seat = found.match.waiting[-1]
        moving = asyncio.ensure_future(fresh.play(1, seat, [RandomBot(step).answer(found.match, seat)]))
        for _ in range(step):
            await asyncio.sleep(0)
        await asyncio.gather(moving, *[fresh.is_free(found, other) for other in range(3)])
        for other in range(3):
            assert await fresh.is_free(found, other) == await can_go_back(fresh, found, other)


def test_a_position_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new(games()["ecosystem"], 2, "seed")
    copies, position = 0, Position(match)
    copy = Match.copy

    def counted(self: Match) -> Match:
        nonlocal copies
        copies += 1
        return copy(self)

    monkeypatch.setattr(Match, "copy", counted)
    def looked() -> tuple[object, ...]:
        hint = position.hint(0, cards(match, 0)[0])
        return position.reveals(0), position.view(0), position.view(None), position.scores(None), hint

    first = looked()
    assert copies
    tried = copies
    again = looked()
    assert all(one is two for one, two in zip(first, again, strict=True))
    assert copies == tried


async def test_consent_is_to_the_match_as_it_was(store: Store) -> None:
    sessions, _ = await begun(store)
    session = await second_turn(sessions)
    version = session.row.version
    await sessions.play(1, 0, [card(session.match, 0)])
    with pytest.raises(StaleVersion):
        await sessions.undo_by_consent(1, 1, version)
    assert len(await store.moves(1)) == 3


async def test_what_the_table_has_had_done_for_somebody_he_does_not_take_back_alone(store: Store) -> None:
    """Nothing is revealed yet: a move of his own he could take back freely."""
    sessions, session = await begun(store)
    await decide(sessions, session, session.row.seats[0], "once", None)
    await think(sessions, 1)
    session = await sessions.get(1)
    assert not await sessions.is_free(session, 0)
    with pytest.raises(NeedsConsent):
        await sessions.undo(1, 0)


async def test_what_others_changed_on_the_own_side_is_marked_from_what_was_seen_last(store: Store) -> None:
    """Renature: an area is completed in which the seat counts. Kept over a restart; nothing of others is in it."""
    sessions, session = await begun(store, game="renature")
    reader, chance, meta, then = Reader("en", "light", 0), RandomBot("areas"), session.match.game.meta, None
    while not (await sessions.since(session, 0)).touches(0, meta):
        assert not changed(session, reader, None)
        seat = session.match.waiting[0]
        await sessions.play(1, seat, [chance.answer(session.match, seat)])
        session = await sessions.get(1)
        then = session.match.view(0) if seat == 0 else then
    assert await sessions.seen(session, 0) == await Sessions(store, by_lot()).seen(session, 0) == then
    [ordered] = changed(session, reader, then)
    assert (ordered.scene, ordered.before, ordered.view) == (Scene("seat", 0), then, session.match.view(0))
    assert not changed(session, reader, session.match.view(0)), "nothing has changed"


async def test_who_is_called_while_bots_think_can_read_first_what_he_is_called_for(store: Store) -> None:
    """Ecosystem: all cards lie, and the bot is asked for its next one before the table has heard of them."""
    row = await store.new_match(
        guild=1, channel=1, game="ecosystem", options={}, seed="seed", host=1, locale="en", here=True
    )
    for user in range(2):
        await store.join(row.id, user + 1, f"P{user}", most=6)
    sessions = Sessions(store, by_lot())
    await sessions.start(await store.add_bot(row.id, "easy", "Oak", most=6), 1)
    for seat in (2, 0, 1):
        await sessions.play(1, seat, [card((await sessions.get(1)).match, seat)])
    kinds = [found["kind"] for found in await store.database.fetch("SELECT kind FROM outbox ORDER BY id")]
    assert [kind for kind in kinds if kind in ("news", "ping")][-2:] == ["news", "ping"], "who moved last is not called"
