"""Bots think while the match is free for others: what fails, what is overtaken, and what the table sees meanwhile."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.paint.painter import Painter
from bot.playground import Playground
from bot.store import Store
from bot.table.bots import ENOUGH, Thinker, by_lot
from bot.table.session import Session
from bot.table.sessions import Sessions
from bot.table.thinking import think
from engine import LEVELS, Answer, Match, Option, Picked, Plan, RandomBot
from engine.bots.plan import Step, mark
from tests.bot.club import Club, running, words
from tests.bot.fresh import store_at


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with await store_at(tmp_path / "club.sqlite3") as store:
        yield store


def lot(match: Match, seat: int) -> Answer:
    return RandomBot(1).answer(match, seat)


def planned(match: Match, seat: int, answer: Answer) -> Plan:
    prompt = match.prompt(seat)
    assert prompt is not None
    return Plan("test", (Step(mark(prompt), answer),))


async def seated(
    store: Store, bots: dict[str, Thinker], game: str = "ecosystem", people: int = 1, seed: str = "seed"
) -> Sessions:
    """Match 1: so many people, then these bots."""
    row = await store.new_match(guild=1, channel=1, game=game, options={}, seed=seed, host=1, locale="en", here=True)
    for user in range(people):
        row = await store.join(row.id, user + 1, f"P{user}", most=6)
    for name in bots:
        row = await store.add_bot(row.id, name, name, most=6)
    sessions = Sessions(store, bots)
    await sessions.start(row, 1)
    return sessions


async def moved(sessions: Sessions, seat: int = 0) -> Session:
    """The person does something, then the bots do."""
    match = (await sessions.get(1)).match
    await sessions.play(1, seat, [lot(match, seat)])
    await think(sessions, 1)
    return await sessions.get(1)


class Stubborn:
    """Never says anything that is asked."""

    async def plan(self, match: Match, seat: int, key: str) -> Plan:
        return planned(match, seat, Picked((Option("word", word="mate"),)))


class Broken:
    async def plan(self, match: Match, seat: int, key: str) -> Plan:
        raise OSError("the thinker is gone")


@pytest.mark.parametrize(("name", "thinker", "said"), [
    ("odd", None, "'odd', which nobody knows here"), ("mad", Broken(), "'mad' of seat 1 has failed"),
    ("stubborn", Stubborn(), "'stubborn' of seat 1 may not do that"),
])
async def test_a_bot_that_cannot_play_is_named_and_the_match_goes_on(
    store: Store, caplog: pytest.LogCaptureFixture, name: str, thinker: Thinker | None, said: str
) -> None:
    sessions = await seated(store, {name: thinker or Broken()})
    if thinker is None:
        sessions.bots.known = by_lot()
    for _ in range(3):
        assert (await moved(sessions)).match.waiting == [0]
    assert said in caplog.text
    assert [move.seat for move in await store.moves(1)].count(1) >= 3


async def test_a_bot_that_fails_gives_way_to_the_next_weaker_one(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    sessions = await seated(store, {"hard": Broken()})
    sessions.bots.known = {"hard": Broken(), "medium": (weaker := Peeking())}
    await moved(sessions)
    assert weaker.seen
    assert "medium plays for seat 1" in caplog.text


class Wavering:
    """Says again and again what leads nowhere, as long as it may."""

    async def plan(self, match: Match, seat: int, key: str) -> Plan:
        asides = [option for option in match.asides(seat) if option.word.startswith("ask-me")]
        return planned(match, seat, Picked((asides[0],)) if asides else lot(match, seat))


async def test_a_bot_that_goes_round_in_a_circle_keeps_nobody_waiting(store: Store) -> None:
    sessions = await seated(store, {"wavering": Wavering()}, "earth")
    while (match := (await sessions.get(1)).match).beats < 4 and match.result is None:
        await moved(sessions)
    assert [move.seat for move in await store.moves(1)].count(1) > ENOUGH


class Peeking:
    def __init__(self) -> None:
        self.seen: list[Match] = []

    async def plan(self, match: Match, seat: int, key: str) -> Plan:
        self.seen.append(match)
        return planned(match, seat, lot(match, seat))


async def test_a_bot_sees_what_its_seat_may_know_and_nothing_else(store: Store) -> None:
    peeking = Peeking()
    sessions = await seated(store, {"peeking": peeking})
    true = (await sessions.get(1)).match
    await think(sessions, 1)
    assert peeking.seen[0].view(1).hand == true.view(1).hand
    assert peeking.seen[0].view(0).hand != true.view(0).hand  # dealt anew


class Slow:
    """Comes back to it later, as one does who thinks elsewhere."""

    def __init__(self) -> None:
        self.asked, self.ready = asyncio.Event(), asyncio.Event()
        self.times = 0

    async def plan(self, match: Match, seat: int, key: str) -> Plan:
        self.times += 1
        self.asked.set()
        await self.ready.wait()
        return planned(match, seat, lot(match, seat))


async def test_while_a_bot_thinks_its_match_is_free_for_others(store: Store) -> None:
    slow = Slow()
    sessions = await seated(store, {"slow": slow})
    thinking = asyncio.ensure_future(think(sessions, 1))
    await slow.asked.wait()
    match = (await sessions.get(1)).match
    await sessions.play(1, 0, [lot(match, 0)])
    assert [move.seat for move in await store.moves(1)] == [0]
    slow.ready.set()
    await thinking
    assert {move.seat for move in await store.moves(1)} == {0, 1}


async def test_what_a_bot_thought_of_is_forgotten_when_the_match_has_changed_under_it(store: Store) -> None:
    """Renature: the person lays a domino, the bot thinks, and the person takes the domino back."""
    slow = Slow()
    sessions = await seated(store, {"slow": slow}, "renature")
    while sessions.pending.asked.get(1) is None:
        match = (await sessions.get(1)).match
        await sessions.play(1, 0, [lot(match, 0)])
    thinking = asyncio.ensure_future(think(sessions, 1))
    await slow.asked.wait()
    last = (await store.moves(1))[-1]
    await sessions.undo_by_consent(1, last.number, (await sessions.get(1)).row.version)
    slow.ready.set()
    await thinking
    assert [move.seat for move in await store.moves(1)].count(1) == 0
    assert not sessions.pending.asked


async def test_nobody_thinks_in_a_pause(store: Store) -> None:
    sessions = await seated(store, {"peeking": (peeking := Peeking())})
    session = await sessions.get(1)
    session.row = replace(session.row, paused=1.0)
    await think(sessions, 1)
    assert not peeking.seen


async def test_the_parts_of_bots_are_told_with_that_of_the_person_before_them(store: Store) -> None:
    """One post for a round, not one for every bot; nothing while they think."""
    sessions = await seated(store, {"one": Peeking(), "two": Peeking()}, "renature")
    news = [row.kind for row in await store.outbox(1)].count("news")
    while sessions.pending.asked.get(1) is None:
        match = (await sessions.get(1)).match
        await sessions.play(1, 0, [lot(match, 0)])
    assert [row.kind for row in await store.outbox(1)].count("news") == news
    await think(sessions, 1)
    assert [row.kind for row in await store.outbox(1)].count("news") == news + 1
    assert await store.untold(1) == []
    assert {move.seat for move in await store.moves(1)} == {0, 1, 2}


async def opened(club: Club, game: str) -> None:
    """Ada and three bots, in the channel itself."""
    lobby = await club.press("Ada", await club.slash("Ada", "general", f"new {game}", here=True), "Join")
    for level in ("easy", "medium", "hard"):
        lobby = await club.add_bot("Ada", lobby, level)
    await club.press("Ada", lobby, "Start")


async def test_bots_that_were_thinking_when_it_ended_think_again(tmp_path: Path, painter: Painter) -> None:
    async with Playground() as playground:
        slow = Slow()
        async with running(playground, tmp_path / "club.sqlite3", painter, bots=dict.fromkeys(LEVELS, slow)) as club:
            await opened(club, "ecosystem")
            await slow.asked.wait()
            sessions = club.client.services.sessions
            match = (await sessions.get(1)).match
            while 0 in match.waiting:
                await sessions.play(1, 0, [lot(match, 0)])
                match = (await sessions.get(1)).match
            panel = await club.slash("Ada", "general", "play")
            assert "**🐣 Wren (bot)**, **🐦 Dunlin (bot)**, **🦅 Kestrel (bot)** are thinking." in words(panel)
        async with running(playground, tmp_path / "club.sqlite3", painter) as club:
            await club.quiet()
            match = (await club.client.services.sessions.get(1)).match
            assert match.waiting == [0]
            moves = await club.store.moves(1)
            assert {move.made for move in moves if move.seat} == {"bot"}
            assert len([post for post in club.posts("general") if "places" in words(post)]) == 1, "told once"
