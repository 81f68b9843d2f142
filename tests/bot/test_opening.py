"""One command begins a match: against bots, or one that bots play among themselves for whoever watches it."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.paint.painter import Painter
from bot.playground import Payload, Playground
from bot.store import SeatRow, Store
from bot.table.bots import by_lot
from bot.table.rhythm import TEMPO, TEMPOS, watched
from bot.table.sessions import Sessions
from bot.table.thinking import LOOK, think
from bot.table.watching import steer
from engine import games
from tests.bot.clock import HandClock
from tests.bot.club import Club, buttons, running, words

HOST = 7


async def begun(club: Club, person: str, command: str, **options: str) -> Payload:
    """What the channel shows when the match is there."""
    number = len(club.playground.threads())
    await club.slash(person, "general", command, **options)
    await club.playground.until(lambda: "has begun" in words(club.posts("general")[-1]))
    assert len(club.playground.threads()) == number + 1
    return club.posts("general")[-1]


@pytest.mark.parametrize(("options", "names"), [
    ({"against": "easy"}, ["Ada", "Wren"]),
    ({"against": "medium", "seats": "3"}, ["Ada", "Dunlin", "Pipit"]),
    ({"against": "hard", "teams": "yes"}, ["Ada", "Kestrel", "Merlin", "Harrier"]),
])
async def test_a_match_against_bots_begins_in_one_step(club: Club, options: dict[str, str], names: list[str]) -> None:
    said = await begun(club, "Ada", "new earth", **options)
    assert f"<#{club.thread.id}>" in words(said)
    assert not buttons(said)
    await club.quiet()
    row = await club.store.match(1)
    assert row is not None
    assert [seat.name for seat in row.seats] == names
    assert {seat.bot for seat in row.seats[1:]} == {options["against"]}
    panel = await club.slash("Ada", club.thread, "play")
    assert "coach" not in words(panel)
    assert any(":p:" in custom_id or ":mark:" in custom_id for custom_id in buttons(panel).values())


async def test_what_cannot_begin_against_bots_is_said_in_a_sentence_and_opens_nothing(club: Club) -> None:
    for options, said in [
        ({"seats": "3"}, "*seats* is for a table against bots: please say *against* which, too."),
        ({"against": "easy", "invite": "<@1>"}, "A match against bots begins at once, so nobody can be invited to it."),
    ]:
        assert said in words(await club.slash("Ada", "general", "new earth", **options))
    assert await club.store.match(1) is None
    await begun(club, "Ada", "new gaia", against="easy")
    said = words(await club.slash("Ada", club.thread, "new gaia", against="easy"))
    assert said.startswith("This thread has its table already.")
    assert await club.store.match(2) is None


async def test_bots_play_for_who_watches_and_nobody_else_steers_them(tmp_path: Path, painter: Painter) -> None:
    """Over a restart: what is paused stays so."""
    async with Playground() as playground:
        async with running(playground, tmp_path / "db", painter) as club:
            await begun(club, "Ada", "watch ecosystem", level="easy", seats="3")
            await club.pause()
            stands = await standing(club, "Pause")
            assert "Wren" in words(stands)
            assert "A part every 6 seconds." in words(stands)
            assert list(buttons(stands)) == ["Pause", "Slower", "Faster", "End it", "Board", "Scores"]
            steering = buttons(stands)["Pause"]
            assert "opened this table, can do that" in await club.forge("Bela", stands, steering)
            slower = await club.press("Ada", stands, "Slower")
            assert "A part every 12 seconds." in words(slower)
            paused = await club.press("Ada", slower, "Pause")
            assert "The match is paused." in words(paused)
            said = words(await club.slash("Ada", "general", "watch gaia"))
            assert said.startswith(f"Bots play one match at a time for you; yours is in <#{club.thread.id}>.")
            assert "You have no seat at any table" in words(await club.slash("Ada", "general", "games"))
            assert "You have no seat" in words(await club.slash("Ada", club.thread, "play"))
        async with running(playground, tmp_path / "db", painter) as club:
            await club.quiet()  # it would not be, if bots were asked
            assert not await club.store.moves(1)
            assert words(await club.slash("Ada", club.thread, "resume")) == "It is done."
            await move_on(club)
            assert {move.seat for move in await club.store.moves(1)} == {0, 1, 2}
            assert any(" places " in words(post) or " take" in words(post) for post in club.posts(club.thread))
            await club.press("Ada", await standing(club, "Pause"), "End it")
            await club.quiet()
            over = next(post for post in club.posts(club.thread) if " win" in words(post) or "share" in words(post))
            assert not buttons(over)
            assert club.pings() == []
            await begun(club, "Ada", "watch gaia")


async def standing(club: Club, label: str) -> Payload:
    await club.playground.until(lambda: any(label in buttons(post) for post in club.posts(club.thread)))
    return next(post for post in club.posts(club.thread) if label in buttons(post))


async def move_on(club: Club) -> None:
    """Until something is told."""
    known = len(await club.store.moves(1))
    while len(await club.store.moves(1)) == known or await club.owed():
        await club.clock.move(LOOK)
        await club.pause()


@pytest.fixture
def clock() -> HandClock:
    return HandClock(0.0)


@pytest.fixture
async def store(tmp_path: Path, clock: HandClock) -> AsyncIterator[Store]:
    async with await Store.open(tmp_path / "club.sqlite3", now=clock.now) as store:
        yield store


async def test_bots_that_are_watched_take_the_time_of_who_watches_and_wait_until_the_last_part_is_seen(
    store: Store, clock: HandClock
) -> None:
    seats = [SeatRow(0, None, "easy", "Wren"), SeatRow(1, None, "easy", "Finch")]
    row = await store.new_match(
        guild=1, channel=1, game="renature", options={}, seed="seed", host=HOST, locale="en", seats=seats, tempo=TEMPO,
    )
    sessions = Sessions(store, by_lot())
    assert watched((await sessions.start(row, 1)).row)
    await seen(store)
    thinking = asyncio.ensure_future(think(sessions, 1, clock))
    assert await clock.naps.get() == LOOK
    await clock.move(TEMPO - LOOK)
    assert await clock.naps.get() == LOOK
    await clock.move(LOOK)
    assert await clock.naps.get() == LOOK
    told = len(await store.moves(1))
    assert told, "its part is done"
    await clock.move(TEMPO)
    assert await clock.naps.get() == LOOK
    assert len(await store.moves(1)) == told, "what it has done is not out yet"
    await steer(sessions, 1, HOST, "faster")
    assert (await sessions.get(1)).row.tempo == TEMPOS[0]
    await steer(sessions, 1, HOST, "faster")
    assert (await sessions.get(1)).row.tempo == TEMPOS[0]
    await seen(store)
    await clock.move(TEMPOS[0])
    assert await clock.naps.get() == LOOK
    assert len(await store.moves(1)) > told
    await steer(sessions, 1, HOST, "pause")
    await clock.move(TEMPOS[0])
    await thinking
    assert not sessions.pending.asked


async def seen(store: Store) -> None:
    for row in await store.outbox(1):
        await store.sent(row.id)


async def test_the_match_that_is_watched_goes_with_who_wants_to_be_forgotten(club: Club) -> None:
    await begun(club, "Ada", "watch renature")
    offer = await club.slash("Ada", "general", "forget-me")
    assert "The match that bots play for you is closed." in words(offer)
    await club.press("Ada", offer, "Forget me")
    row = await club.store.match(1)
    assert row is not None
    assert (row.status, row.host) == ("abandoned", 0)


def test_every_game_can_be_played_against_a_bot() -> None:
    assert all(2 in game.meta.seats for game in games().values())
