"""Whose part is over while bots at the table still think: what is asked of him then is a new need with its own time."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.paint.painter import Painter
from bot.playground import Channel, Payload, Playground
from bot.table.bots import Lot
from engine import LEVELS, Match, Plan
from tests.bot.club import EVENING, Club, buttons, running, words

HOUR = 3600
DAY = 24.0


class Gate:
    """A bot that answers when the test lets it."""

    def __init__(self) -> None:
        self.open, self.asked, self.lot = asyncio.Event(), asyncio.Event(), Lot()
        self.open.set()

    async def plan(self, match: Match, seat: int, key: str) -> Plan:
        self.asked.set()
        await self.open.wait()
        return await self.lot.plan(match, seat, key)

    def close(self) -> None:
        self.open.clear()
        self.asked.clear()


@asynccontextmanager
async def gated(
    playground: Playground, path: Path, painter: Painter, at: float = 0.0
) -> AsyncIterator[tuple[Club, Gate]]:
    """The bot, so many hours after the test began."""
    gate = Gate()
    async with running(playground, path, painter, EVENING + at * HOUR, bots=dict.fromkeys(LEVELS, gate)) as club:
        yield club, gate
        gate.open.set()


def found(club: Club, said: str) -> list[Payload]:
    return [post for post in club.posts("general", "Fern") if said in words(post)]


async def needs(club: Club) -> dict[int, tuple[float, float | None, bool]]:
    """By seat: since when, until when, and whether that is over; in hours since the test began."""
    return {
        need.seat: (hours(need.since), None if need.due is None else hours(need.due), need.late)
        for need in await club.store.needs(1)
    }


def hours(at: float) -> float:
    return (at - EVENING) / HOUR


async def moves(club: Club, seat: int) -> None:
    """Somebody does his part at the table itself: nobody waits for the bots that come after him."""
    sessions = club.client.services.sessions
    beats = (await sessions.get(1)).match.beats
    while seat in (match := (await sessions.get(1)).match).waiting and match.beats == beats:
        answer, _ = (await Lot().plan(match, seat, "own")).next(match, seat) or (None, None)
        assert answer is not None
        await sessions.play(1, seat, [answer])


async def table(club: Club) -> Channel:
    """Ada has done her part, and Bela has not; the third is a bot, who has."""
    here = await club.begin("ecosystem", "Ada", "Bela", bots=1, here=True, pace="24")
    await moves(club, 0)
    await club.quiet()
    return here


async def late(club: Club) -> Payload:
    await table(club)
    await club.later(DAY + 0.1)
    [asked] = found(club, "**Bela** is late")
    return asked


async def test_a_part_that_a_bot_has_done_is_over_at_a_table_with_bots(club: Club) -> None:
    """Bela is asked for the next card as everybody is, and the table can decide about her again."""
    asked = await late(club)
    pings = len(club.pings())
    await club.press("Ada", asked, "A bot plays this part")
    await club.quiet()
    assert await needs(club) == dict.fromkeys((0, 1), (24.1, 48.1, False))
    assert not found(club, "It is decided"), "a post of its own says what was"
    assert sorted([min(who) for who, _ in club.pings()[pings:]]) == ["Ada", "Bela"]
    assert len(found(club, f"<@{club.playground.person('Bela').id}>")) == 1, "the calls of the part before are gone"
    await moves(club, 0)
    await club.later(DAY + 0.1)
    [again] = found(club, "**Bela** is late")
    await club.press("Ada", again, "A bot plays this part")
    await club.quiet()
    assert {seat: late for seat, (_, _, late) in (await needs(club)).items()} == {0: False, 1: False}


async def test_a_vote_that_is_won_by_a_resignation_ends_the_part_too(club: Club) -> None:
    await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True, pace="24")
    for seat in (0, 1):
        await moves(club, seat)
    await club.later(DAY + 0.1)
    [asked] = found(club, "**Chidi** is late")
    await club.press("Ada", asked, "A bot plays this part")
    await club.press("Bela", await club.slash("Bela", "general", "resign"), "Resign")
    await club.quiet()
    assert [change.details["what"] for change in await club.store.changes(1)] == ["resigned", "once"]
    assert await needs(club) == dict.fromkeys((0, 2), (24.1, 48.1, False))
    assert not found(club, "is late"), "what was asked is gone, with its buttons"


async def test_a_restart_while_a_bot_thinks_leaves_nobody_the_old_deadline(tmp_path: Path, painter: Painter) -> None:
    path = tmp_path / "club.sqlite3"
    async with Playground() as playground:
        async with gated(playground, path, painter) as (club, gate):
            await table(club)
            await club.later(23)
            gate.close()
            await moves(club, 1)
            await gate.asked.wait()
            assert await needs(club) == dict.fromkeys((0, 1), (23.0, 47.0, False))
        async with gated(playground, path, painter, 23) as (club, _):
            await club.quiet()
            assert await needs(club) == dict.fromkeys((0, 1), (23.0, 47.0, False))
            await club.later(1.1)
            assert not found(club, "is late")
            await club.later(DAY)
            assert len(found(club, "is late")) == 2


async def test_who_moves_before_the_bot_has_answered_changes_nobody_elses_time(
    tmp_path: Path, painter: Painter
) -> None:
    async with Playground() as playground, gated(playground, tmp_path / "club.sqlite3", painter) as (club, gate):
        await table(club)
        await club.later(23)
        gate.close()
        await moves(club, 1)
        await gate.asked.wait()
        await moves(club, 0)
        gate.open.set()
        await club.quiet()
        assert await needs(club) == {1: (23.0, 47.0, False)}


async def test_an_owner_who_plays_on_in_an_offered_seat_has_his_time_for_the_next_part(club: Club) -> None:
    asked = await late(club)
    await club.press("Ada", asked, "Offer the seat")
    await club.quiet()
    await club.later(20)
    await moves(club, 1)
    await club.quiet()
    assert await needs(club) == dict.fromkeys((0, 1), (44.1, 68.1, False))


async def test_a_bot_thinks_of_a_part_for_somebody_while_the_match_is_free(tmp_path: Path, painter: Painter) -> None:
    """Decided, then thought of; after a restart it is thought of again, and done once."""
    path = tmp_path / "club.sqlite3"
    async with Playground() as playground:
        async with gated(playground, path, painter) as (club, gate):
            asked = await late(club)
            gate.close()
            settled = await club.press("Ada", asked, "A bot plays this part")
            assert words(settled) == "It is decided: A bot plays this part."
            await gate.asked.wait()
            assert "Which card" in words(await club.slash("Bela", "general", "play")), "nobody has to wait for the bot"
        async with gated(playground, path, painter, 24.1) as (club, _):
            await club.quiet()
            assert [(move.seat, move.made) for move in await club.store.moves(1) if move.beat == 1 and move.seat == 1] \
                == [(1, "bot")]
            assert await needs(club) == dict.fromkeys((0, 1), (24.1, 48.1, False))
            told = [words(post) for post in club.posts("general", "Ada") if " places " in words(post)]
            assert "**Bela (bot)** places" in told[-1], "the post says who has played, as the log does"
            assert (await club.store.match(1)).seats[1].lent is None  # type: ignore[union-attr]


async def test_who_plays_while_the_bot_thinks_for_him_has_done_the_part_himself(
    tmp_path: Path, painter: Painter
) -> None:
    async with Playground() as playground, gated(playground, tmp_path / "club.sqlite3", painter) as (club, gate):
        asked = await late(club)
        gate.close()
        await club.press("Ada", asked, "A bot plays this part")
        await gate.asked.wait()
        await moves(club, 1)
        gate.open.set()
        await club.quiet()
        assert {move.made for move in await club.store.moves(1) if move.seat == 1} == {None}
        assert "Which card" in words(await club.slash("Bela", "general", "play"))
        assert buttons(await club.slash("Bela", "general", "play"))
