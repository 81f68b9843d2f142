"""Bots as company: they say everywhere who plays, keep the table's rhythm, and have a word for what went well."""

import asyncio
from pathlib import Path

import pytest

from bot.paint.painter import Painter
from bot.playground import Channel, Payload, Playground
from bot.table.bots import CHANCE, FACES, Thinker
from bot.table.pride import proud, totals
from bot.table.rhythm import LONGEST, SHORTEST
from engine import LEVELS, Match, Plan, RandomBot, fine, games
from tests.bot.club import Club, buttons, running, words
from tests.bot.secrecy import alts

BOTS = {"easy": "Wren", "medium": "Dunlin", "hard": "Kestrel"}


async def opened(club: Club, game: str = "ecosystem", *, rhythm: str = "at-once") -> Channel:
    """Ada and a bot of every level, with a deal that is known beforehand."""
    lobby = await club.press("Ada", await club.slash("Ada", "general", f"new {game}"), "Join")
    for level in LEVELS:
        lobby = await club.add_bot("Ada", lobby, level)
    await club.choose("Ada", await club.press("Ada", lobby, "Options"), rhythm)
    async with club.store.database.transaction() as db:
        await db.execute("UPDATE matches SET seed = 'company' WHERE status = 'lobby'")
    await club.press("Ada", lobby, "Start")
    return club.thread


def last(club: Club, thread: Channel, said: str) -> Payload:
    return [post for post in club.posts(thread, "Fern") if said in words(post)][-1]


def called(name: str, level: str) -> str:
    return f"**{FACES[level]} {name} (bot)**"


async def test_a_seat_that_a_bot_plays_says_so_everywhere(club: Club) -> None:
    thread = await opened(club)
    await club.quiet()
    await club.part("Ada", thread)
    await club.quiet()
    begun = words(last(club, club.playground.channel("general"), "The match has begun"))
    news, story = words(last(club, thread, "places")), words(await club.slash("Ada", thread, "log", since="start"))
    score, who = await club.slash("Ada", thread, "score"), words(await club.slash("Ada", thread, "who"))
    opening = words(last(club, thread, "/rules explains"))
    panel = await club.slash("Ada", thread, "play")
    for level, name in BOTS.items():
        assert f"{FACES[level]} {name} · *bot, {level}*" in opening
        for said in (begun, story, words(score), who):
            assert called(name, level) in said
        assert f"{called(name, level)} · {level}" in who
        assert f"{FACES[level]} {name} (bot)" in str(panel["components"]), "to look closer at"
        assert f"{name} (bot)" in str(alts(score["components"]) + alts(last(club, thread, "places")["components"]))
    assert any(called(name, level) in news for level, name in BOTS.items())
    await club.slash("Ada", thread, "end")
    await club.quiet()
    result = words(last(club, thread, "that was the end"))
    assert all(called(name, level) in result for level, name in BOTS.items())


class Slow:
    """Waits to be told."""

    def __init__(self) -> None:
        self.asked, self.ready = asyncio.Event(), asyncio.Event()

    async def plan(self, match: Match, seat: int, key: str) -> Plan:
        self.asked.set()
        await self.ready.wait()
        return await CHANCE.plan(match, seat, key)


async def test_the_table_sees_who_thinks(tmp_path: Path, painter: Painter) -> None:
    """Beside whom it waits for, and alone."""
    slow = Slow()
    bots: dict[str, Thinker] = dict.fromkeys(LEVELS, slow)
    async with Playground() as playground, running(playground, tmp_path / "db", painter, bots=bots) as club:
        thread = await opened(club)
        await slow.asked.wait()
        thinking = f"{', '.join([called(name, level) for level, name in BOTS.items()])} are thinking."
        await club.pause()
        assert words(standing(club, thread)) == f"## Ecosystem\nWaiting for **Ada**. {thinking}"
        assert f"It is your turn. {thinking}" in words(await club.slash("Ada", thread, "board"))
        await moved(club)
        await club.pause()
        assert words(standing(club, thread)) == f"## Ecosystem\n{thinking}"
        assert f"{thinking}\n" in words(await club.slash("Ada", thread, "play"))
        slow.ready.set()
        await club.quiet()
        assert words(standing(club, thread)).startswith("## Ecosystem\nWaiting for **Ada**.")


async def moved(club: Club) -> None:
    """Ada does all that is asked of her."""
    sessions = club.client.services.sessions
    while 0 in (match := (await sessions.get(1)).match).waiting:
        await sessions.play(1, 0, [RandomBot(1).answer(match, 0)])


def standing(club: Club, thread: Channel) -> Payload:
    return [post for post in club.posts(thread, "Fern") if "Board" in buttons(post)][-1]


async def test_unhurried_bots_take_their_time_and_a_restart_does_not_lengthen_it(
    tmp_path: Path, painter: Painter
) -> None:
    async with Playground() as playground:
        async with running(playground, tmp_path / "db", painter) as club:
            thread = await opened(club, "renature", rhythm="unhurried")
            await club.pause()
            assert "Bots answer · **unhurried, as people do**" in words(last(club, thread, "/rules explains"))
            await moved(club)
            asked, moves = club.clock.now(), len(await club.store.moves(1))
            await club.pause()
            assert any("Ada" in words(post) and "lays" in words(post) for post in club.posts(thread)), "told at once"
            await club.clock.move(SHORTEST / 2)
            assert len(await club.store.moves(1)) == moves
        async with running(playground, tmp_path / "db", painter, at=asked + SHORTEST / 2) as club:
            await club.pause()
            assert len(await club.store.moves(1)) == moves
            turn = (await club.client.services.sessions.get(1)).match.waiting
            await club.clock.move(LONGEST)
            await club.playground.until(lambda: club.client.services.sessions.live[1].match.waiting != turn)
            assert len(await club.store.moves(1)) > moves
            assert club.clock.now() - asked <= LONGEST + SHORTEST / 2


class Broken:
    async def plan(self, match: Match, seat: int, key: str) -> Plan:
        raise OSError("the thinker is gone")


@pytest.mark.parametrize(("able", "said"), [
    ("easy", "**🦅 Kestrel (bot)** could not finish its thought; a weaker bot (easy) played for it."),
    ("", "**🦅 Kestrel (bot)** could not finish its thought; chance played for it."),
])
async def test_the_log_tells_of_a_weaker_bot_that_played(
    tmp_path: Path, painter: Painter, caplog: pytest.LogCaptureFixture, able: str, said: str
) -> None:
    bots: dict[str, Thinker] = {level: CHANCE if level == able else Broken() for level in LEVELS}
    async with Playground() as playground, running(playground, tmp_path / "db", painter, bots=bots) as club:
        thread = await opened(club)
        await club.quiet()
        assert said in words(await club.slash("Ada", thread, "log", since="start"))
        assert "the bot 'hard' of seat 3 has failed" in caplog.text
        assert not [post for post in club.posts(thread, "Fern") if "could not finish" in words(post)], "not a post"


@pytest.mark.parametrize("game", [*games()])
def test_only_much_that_all_can_see_is_worth_a_word(game: str) -> None:
    match = Match.new(games()[game], 2, "pride")
    now, much = totals(match), fine(game)
    assert much > 0
    assert proud((now[0], now[1] - much), match, [0, 1]) == 1
    assert proud((now[0] - much - 1, now[1] - much), match, [0, 1]) == 0
    assert proud((now[0] - much, now[1] - much + 1), match, [1]) is None
    assert proud(now, match, []) is None
    hidden = [match.redealt(None, f"otherwise {number}") for number in range(5)]
    assert {totals(other) for other in hidden} == {now}, "whatever is hidden"


async def test_a_bot_has_a_word_for_what_it_has_done_well(club: Club) -> None:
    thread = await opened(club)
    await club.quiet()
    sessions = club.client.services.sessions
    session = await sessions.get(1)
    session.totals = (0, 0, -100, 0)  # as if it had had nothing
    await club.part("Ada", thread)
    await club.quiet()
    [news] = [post for post in club.posts(thread, "Fern") if "**🐦 Dunlin (bot)**: “" in words(post)]
    remark = next(line for line in words(news).splitlines() if "“" in line)
    assert len(remark.split("“")[1].split()) == 1, "a word at most"
    await club.part("Ada", thread)
    await club.quiet()
    assert len([post for post in club.posts(thread, "Fern") if "Dunlin (bot)**: “" in words(post)]) == 1, "and no more"
