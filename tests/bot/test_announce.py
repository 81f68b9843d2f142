"""What is owed is posted once: found again after a lost answer, and given up only when it is hopeless."""

from typing import Any
from unittest.mock import Mock

import aiohttp
import discord
import pytest

from bot.playground import Payload
from bot.work import trouble
from bot.work.announcer import PATIENCE, hopeless
from bot.work.trouble import PROBE, Reception
from engine import Answer
from engine.bots import guess
from tests.bot.club import Club, words

SEND = "POST /channels/{channel}/messages"


async def play_turn(club: Club) -> list[tuple[int, Answer]]:
    """Answers until the turn is complete, which is when the table is told."""
    sessions = club.client.services.sessions
    beats, given = (await sessions.get(1)).match.beats, []
    while (match := (await sessions.get(1)).match).beats == beats:
        seat = match.waiting[0]
        prompt = match.prompt(seat)
        assert prompt is not None
        given.append((seat, guess(prompt, lambda: 0.0)))
        await sessions.play(1, seat, [given[-1][1]])
    return given


def told(club: Club) -> list[str]:
    return [words(post) for post in club.posts("general") if "places" in words(post)]


async def test_the_same_move_again_after_an_undo_is_told_again_despite_trouble(club: Club) -> None:
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    sessions = club.client.services.sessions
    given = await play_turn(club)
    await club.quiet()
    [first] = told(club)
    await sessions.undo_by_consent(1, 1, (await sessions.get(1)).row.version)
    await club.quiet()
    assert len(told(club)) == 2, "what is taken back is told"
    club.playground.fail(SEND, 503)
    for seat, answer in given:
        await sessions.play(1, seat, [answer])
    await club.quiet()
    assert [text for text in told(club) if text == first] == [first, first]


async def test_that_discord_takes_no_posts_is_said_once_and_that_it_does_again(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    """One alone may be its channel's trouble, and so is one that is slow."""
    services = club.client.services
    reception = Reception(services)
    gone: list[Exception] = [aiohttp.ClientConnectionError("gone"), refused(503), refused(429), *[OSError("gone")] * 2]
    assert not await reception.refused(gone[0])
    await reception.taken()
    assert not await reception.refused(TimeoutError("slow"))
    assert [await reception.refused(error) for error in gone] == [False, False, True, True, True]
    assert services.vitals.troubles == {"discord": str(gone[2])}
    assert [reception.pause(row, 512.0) for row in (7, 8, 7)] == [PROBE, 512.0, PROBE], "one of them tries often"
    async with club.store.database.transaction() as db:
        await db.execute("INSERT INTO outbox (kind, payload, due, retry, doubtful) VALUES ('x', '{}', 0, 1e12, 1)")
    await club.clock.move(60)
    await reception.taken()
    await reception.taken()
    assert services.vitals.troubles == {}
    assert [row["retry"] for row in await club.store.database.fetch("SELECT retry FROM outbox")] == [0]
    said = [record.getMessage() for record in caplog.records if record.name == trouble.__name__]
    assert said == [
        f"Discord takes no posts ({gone[2]}). It is tried again; posts owed: 0.",
        "Discord takes posts again after 60 s; posts owed: 1.",
    ]


async def test_a_clock_that_is_set_back_keeps_no_post_waiting(club: Club) -> None:
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    await play_turn(club)
    await club.quiet()
    club.playground.fail(SEND, 503)
    await play_turn(club)
    await club.pause()
    assert await club.owed(), "it is to be tried again in a moment"
    await club.clock.move(-365 * 24 * 3600.0)
    for _ in range(9):
        await club.pause()
    assert await club.owed() == []
    assert len(told(club)) == 2


def unmark(post: Payload) -> None:
    """As a version without marks has sent it."""
    post["components"][0]["id"] = 1


async def doubt(club: Club, kind: str) -> None:
    """As a kill leaves it: the newest post of a kind is out, and nobody knows."""
    [row] = [row for row in await club.store.outbox(1) if row.kind == kind][-1:]
    async with club.store.database.transaction() as db:
        await db.execute("DELETE FROM posts WHERE message = ?", (row.message,))
        await db.execute("UPDATE outbox SET sent = NULL, message = NULL, doubtful = 1 WHERE id = ?", (row.id,))


async def test_a_post_in_doubt_is_found_by_its_mark_whatever_it_says(club: Club) -> None:
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    await play_turn(club)
    await club.quiet()
    [news] = [post for post in club.posts("general") if "places" in words(post)]
    news["components"][0]["components"][0]["content"] = "in other words"
    club.playground.world.posts[news["id"]].payload.pop("nonce")  # Discord remembers it for some minutes
    await doubt(club, "news")
    await club.quiet()
    assert told(club) == []


@pytest.mark.parametrize("newer", [True, False])
async def test_a_post_without_a_mark_is_found_by_its_words_if_it_is_new(club: Club, *, newer: bool) -> None:
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    await play_turn(club)
    await club.quiet()
    [news] = [post for post in club.posts("general") if "places" in words(post)]
    unmark(news)
    club.playground.world.posts[news["id"]].payload.pop("nonce")
    await doubt(club, "news")
    if newer:  # as if nothing had followed it
        async with club.store.database.transaction() as db:
            for sql in ("UPDATE outbox SET message = NULL WHERE message > ?", "DELETE FROM posts WHERE message > ?"):
                await db.execute(sql, (int(news["id"]),))
    await club.quiet()
    assert len(told(club)) == (1 if newer else 2)


def refused(status: int) -> discord.HTTPException:
    response: Any = Mock(spec=aiohttp.ClientResponse, status=status, reason="because")
    return discord.HTTPException(response, "no")


@pytest.mark.parametrize(("error", "attempts", "given_up"), [
    (refused(400), PATIENCE - 1, False),
    (refused(400), PATIENCE, True),
    (refused(401), 100, False),
    (refused(429), 100, False),
    (refused(500), 100, False),
    (OSError("no network"), 100, False),
])
def test_only_what_discord_calls_wrong_is_given_up(error: Exception, attempts: int, *, given_up: bool) -> None:
    assert hopeless(error, attempts) is given_up
