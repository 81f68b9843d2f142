"""What whoever runs the bot learns of it: a command, a page, a log; and what it does not do at every start."""

import json
import logging
from dataclasses import replace
from pathlib import Path

import aiohttp
import pytest

from bot.allowance import Allowance, Allowances, Limits
from bot.client import COMMANDS
from bot.logs import Json, traceless
from bot.paint.painter import Painter
from bot.playground import Playground
from bot.settings import Settings
from bot.talk import journal
from bot.work.health import health
from bot.work.trouble import AGAIN
from tests.bot.club import Club, running, words

SYNC = "PUT /applications/{application}/commands"


def lines(caplog: pytest.LogCaptureFixture) -> list[dict[str, object]]:
    """What the journal has written, part by part."""
    return [json.loads(Json().format(record)) for record in caplog.records if record.name == journal.__name__]


async def test_whoever_runs_it_is_told_how_it_does_and_nobody_else(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, journal.__name__)
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    said = words(await club.slash("Ada", "general", "status"))
    assert said.startswith("## Thicket ")
    assert "Running matches: **1**, open tables: **0**; in memory: 1." in said
    assert "Everything that is due has been posted." in said
    people = [club.playground.person(name) for name in ("Ada", "Bela")]
    club.playground.world.people[people[1].id] = replace(people[1], admin=True)  # of the server, not of the program
    assert words(await club.slash("Bela", "general", "status")) == "Only whoever runs this bot can ask how it does."

    panel = await club.slash("Ada", "general", "play")
    await club.answer("Ada", panel)
    await club.quiet()
    told = lines(caplog)
    kept = [
        {name: line[name] for name in ("command", "press", "match", "outcome", "detail") if name in line}
        for line in sorted(told, key=lambda line: str(line["interaction"]))[-4:]
    ]
    assert kept == [
        {"command": "status", "outcome": "done"},
        {"command": "status", "outcome": "refused", "detail": "refused-status"},
        {"command": "play", "match": 1, "outcome": "done"},
        {"press": "p", "match": 1, "outcome": "done"},
    ]
    assert not [word for person in people for word in (person.id, person.name) if word in json.dumps(told)]

    async with health(club.client.services, club.client.is_ready, 0) as port, aiohttp.ClientSession() as session:
        async with session.get(f"http://127.0.0.1:{port}/health") as answer:
            found = await answer.json()
            assert (answer.status, found["well"], found["running"], found["owed"]) == (200, True, 1, 0)
        async with session.get(f"http://127.0.0.1:{port}/metrics") as answer:
            told_there = (await answer.text()).splitlines()
        assert "thicket_running 1.0" in told_there
        assert 'thicket_interactions_total{kind="command",outcome="refused"} 1.0' in told_there
        await renamed(club, "outbox", "lost")
        for page in ("health", "metrics"):
            async with session.get(f"http://127.0.0.1:{port}/{page}") as answer:
                assert (answer.status, "outbox" in await answer.text()) == (503, True)
        await renamed(club, "lost", "outbox")
        async with session.get(f"http://127.0.0.1:{port}/health") as answer:
            found = await answer.json()
            assert (answer.status, found["well"], list(found["trouble"])) == (503, False, ["database"])

        async def over() -> bool:
            await club.clock.move(AGAIN)
            async with session.get(f"http://127.0.0.1:{port}/health") as answer:
                return answer.status == 200 and (await answer.json())["trouble"] == {}

        await club.until(over)
    async with (
        health(club.client.services, lambda: False, 0) as port, aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}/health") as answer,
    ):
        assert (answer.status, (await answer.json())["well"]) == (503, False)


async def renamed(club: Club, table: str, name: str) -> None:
    async with club.store.database.transaction() as db:
        await db.execute(f"ALTER TABLE {table} RENAME TO {name}")


async def test_commands_are_registered_when_they_have_changed_and_not_at_every_start(
    tmp_path: Path, painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told() -> int:
        return sum(f"{exchange.method} {exchange.route}" == SYNC for exchange in playground.exchanges)

    async with Playground(ack_deadline=20) as playground:
        monkeypatch.setenv("DISCORD_TOKEN", playground.token)
        for _ in range(2):
            async with running(playground, tmp_path / "club.sqlite3", painter) as club:
                assert await club.store.mark(COMMANDS)
                assert told() == 1
        async with running(playground, tmp_path / "club.sqlite3", painter) as club:
            await club.store.set_mark(COMMANDS, "those of an earlier version")
        async with running(playground, tmp_path / "club.sqlite3", painter) as club:
            assert told() == 2
            assert await club.store.mark(COMMANDS) != "those of an earlier version"


async def test_who_asks_too_much_is_asked_to_wait_and_who_has_many_tables_to_close_one(
    tmp_path: Path, painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Playground(ack_deadline=20) as playground:
        monkeypatch.setenv("DISCORD_TOKEN", playground.token)
        monkeypatch.setenv("THICKET_LIMITS__PERSON_TABLES", "1")
        monkeypatch.setenv("THICKET_LIMITS__SERVER_TABLES", "2")
        async with running(playground, tmp_path / "club.sqlite3", painter) as club:
            await club.slash("Ada", "general", "new ecosystem")
            said = words(await club.slash("Ada", "general", "new earth"))
            assert said == "You have an open table; please play or close it before you open another."
            await club.slash("Bela", "general", "new ecosystem")
            assert "This server has 2 open tables" in words(await club.slash("Chidi", "general", "new earth"))
            club.client.allowances.person = Allowance(2)
            for _ in range(2):
                assert "take a breath" not in words(await club.slash("Dora", "general", "help"))
            assert "take a breath" in words(await club.slash("Dora", "general", "help"))
            assert "take a breath" not in words(await club.slash("Emil", "general", "help"))


def test_an_allowance_comes_back_with_time_and_is_never_more_than_it_was() -> None:
    at = [0.0]
    allowance = Allowance(3, lambda: at[0])
    assert [allowance.spend(1) for _ in range(4)] == [True, True, True, False]
    assert allowance.spend(2)
    at[0] = 20.0  # a third of a minute: one of three
    assert [allowance.spend(1) for _ in range(2)] == [True, False]
    at[0] = 6000.0
    assert [allowance.spend(1) for _ in range(4)] == [True, True, True, False]
    assert all(Allowance(0).spend(1) for _ in range(5))
    both = Allowances(Limits(person_minute=2, server_minute=1))
    spent = [both.spend(1, 7), both.spend(2, 7), both.spend(2, 8), both.spend(2, None)]
    assert spent == [None, "server", None, "person"]


def test_a_page_of_ones_own_knows_no_limit() -> None:
    alone, hosted = (Settings(_env_file=None, DISCORD_TOKEN=token) for token in ("", "a.b.c"))  # type: ignore[call-arg]
    assert alone.allowed.person_minute == 0
    assert hosted.allowed == Limits()


def test_a_line_of_json_has_its_parts_and_the_trace() -> None:
    error = ZeroDivisionError("a rule with a hole")
    record = logging.LogRecord("bot", logging.ERROR, "", 0, "fault %s", ("1a2b",), (type(error), error, None))
    record.fields = {"match": 12}
    told = json.loads(Json().format(record))
    assert {name: told[name] for name in ("level", "logger", "message", "match")} == {
        "level": "ERROR", "logger": "bot", "message": "fault 1a2b", "match": 12,
    }
    assert "a rule with a hole" in told["trace"]


def test_a_gateway_out_of_reach_is_a_line_for_each_attempt() -> None:
    error = TimeoutError("nobody answers")
    said = "Attempting a reconnect for shard ID %s in %.2fs"
    record = logging.LogRecord("discord", logging.ERROR, "", 0, said, (0, 3.5), (type(error), error, None))
    assert traceless(record)
    assert record.getMessage() == "Attempting a reconnect for shard ID 0 in 3.50s (TimeoutError('nobody answers'))"
    assert record.exc_info is None
