"""The program from outside: an address to open, or one sentence why it cannot start."""
# ruff: noqa: ASYNC240 - a test's loop has nothing else to do while a folder is read

import asyncio
import re
import sqlite3
from asyncio.subprocess import Process
from collections.abc import Awaitable, Callable
from importlib import metadata
from pathlib import Path
from random import Random

import aiohttp
import discord
import pytest

from bot.chosen import Unfit, components, settings
from bot.playground import Playground
from bot.program import main
from bot.reach import reaching
from bot.settings import Settings
from bot.store import Store
from tests.bot.cradle import Program
from tests.bot.outage import Outage
from tests.bot.program import connected, finished, from_nothing, thicket


async def sentence(folder: Path, *arguments: str, **environment: str) -> str:
    """What a program that cannot start says, and nothing else."""
    async with thicket(folder, *arguments, **environment) as started:
        out, err = await started.communicate()
        assert started.returncode == 1
        said = [line for line in err.decode().splitlines() if not re.match(r"\d{4}-\d\d-\d\d .* INFO discord", line)]
        assert len(said) == 1, err.decode()
        assert "Traceback" not in out.decode()
        return said[0]


async def address(started: Process | Program) -> str:
    assert started.stdout is not None
    line = (await started.stdout.readline()).decode()
    found = re.search(r"open at (http://127\.0\.0\.1:\d+/\S+)", line)
    assert found, line
    return found[1]


async def test_without_a_token_it_prints_an_address_that_answers_and_is_alone_with_its_file(tmp_path: Path) -> None:
    async with from_nothing(tmp_path, THICKET_PORT="0") as first:
        await address(first)
        said = await sentence(tmp_path, THICKET_PORT="0")
        assert said == "Another Thicket runs on the database thicket.sqlite3; stop that one first."
        first.kill()
        await first.wait()
    async with thicket(tmp_path, THICKET_PORT="0") as again, aiohttp.ClientSession() as session:
        async with session.get(await address(again)) as page:
            assert page.status == 200
        again.terminate()
        await again.communicate()
        assert again.returncode == 0
    assert (tmp_path / "thicket.sqlite3").exists()


async def unfit(path: Path, **chosen: object) -> str:
    """What keeps the program from starting; `test_a_wrong_setting_ends_the_program` shows how it is said."""
    with pytest.raises(Unfit) as caught:
        await main(Settings(_env_file=None, database=path, **chosen))  # type: ignore[arg-type, call-arg]
    assert "\n" not in str(caught.value)
    return str(caught.value)


async def test_a_wrong_token_is_said(tmp_path: Path) -> None:
    async with Playground() as playground:
        with playground.redirected():
            said = await unfit(tmp_path / "thicket.sqlite3", DISCORD_TOKEN="wrong")  # noqa: S106
    assert said == "Discord does not accept DISCORD_TOKEN; copy it again from the developer portal."


async def test_a_busy_port_is_said(tmp_path: Path) -> None:
    async with Playground() as playground:
        said = await unfit(tmp_path / "thicket.sqlite3", port=playground.port)
    assert said == f"Port {playground.port} on this computer is taken; set THICKET_PORT to another."


async def test_a_foreign_file_is_said_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("shopping list", "utf-8")
    assert await unfit(file, port=0) == f"{file} is not a database; it was left as it is, choose another file."
    assert file.read_text("utf-8") == "shopping list"


Change = Callable[[Path], Awaitable[None] | None]


def other_program(path: Path) -> None:
    db = sqlite3.connect(path)
    db.execute("CREATE TABLE recipes (name)")
    db.commit()
    db.close()


async def from_tomorrow(path: Path) -> None:
    await (await Store.open(path)).close()
    db = sqlite3.connect(path)
    db.execute("PRAGMA user_version = 999")
    db.close()


@pytest.mark.parametrize(("change", "said"), [
    (other_program, "is the database of another program"),
    (from_tomorrow, "written by a later Thicket"),
    (Path.mkdir, "is a folder; a database is a file"),
    (lambda path: path.parent.rmdir(), "does not exist"),
    (lambda path: path.with_suffix(".playground").touch(), "of the playground cannot be used"),
    (lambda path: path.with_name(f"{path.name}-lock").symlink_to("nowhere/lock"), "Nothing can be written beside"),
])
async def test_whatever_is_wrong_with_the_database_is_said(tmp_path: Path, change: Change, said: str) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    path = folder / "thicket.sqlite3"
    done = change(path)
    if isinstance(done, Awaitable):
        await done
    found = await unfit(path, port=0)
    assert said in found
    assert str(path.with_suffix("")) in found or str(folder) in found


async def test_no_way_to_discord_is_said(tmp_path: Path) -> None:
    async with Playground() as playground:
        gone = playground.redirected()
    with gone:
        said = await unfit(tmp_path / "thicket.sqlite3", DISCORD_TOKEN="x")  # noqa: S106
    assert re.search(r"^Discord cannot be reached: .*\.$", said)
    with pytest.raises(Unfit, match=r"^Discord cannot be reached: .*[^.]\.$"), reaching():
        raise discord.GatewayNotFound  # it does not say how many connections it wants


@pytest.mark.parametrize(("name", "value", "said"), [
    ("THICKET_PORT", "99999", "THICKET_PORT is wrong"),
    ("THICKET_PORT", "http", "THICKET_PORT is wrong"),
    ("THICKET_THEME", "purple", "THICKET_THEME is wrong"),
    ("THICKET_PAINTERS", "0", "THICKET_PAINTERS is wrong"),
    ("THICKET_LOG_LEVEL", "LOUD", "THICKET_LOG_LEVEL is wrong"),
    ("THICKET_SHARDS", "0-3", "THICKET_SHARDS is wrong: shards are written as 5/12 or 0-3/12"),
    ("THICKET_SHARDS", "12/12", "THICKET_SHARDS is wrong: shards are written as"),
    ("THICKET_SHARDS", "3-1/12", "THICKET_SHARDS is wrong: shards are written as"),
    ("THICKET_SHARDS", "0-3/12", "several processes can share a database of PostgreSQL, not a file."),
    ("THICKET_LIMITS__PERSON_MINUT", "5", "THICKET_LIMITS__PERSON_MINUT is wrong"),
    ("THICKET_DATABSE", "mine.sqlite3", "There is no setting THICKET_DATABSE; THICKET_DATABASE may be meant."),
    ("THICKET_DISCORD_TOKEN", "x", "There is no setting THICKET_DISCORD_TOKEN; DISCORD_TOKEN may be meant."),
    ("THICKET_DATA", "not json", "The settings cannot be read"),
    ("THICKET_DATA__CHESS", "board.toml", "There is no game 'chess'"),
    ("THICKET_DATA__RENATURE", "missing.toml", "missing.toml cannot be used"),
    ("THICKET_DATA__ECOSYSTEM", "deck.toml", "deck.toml cannot be used"),
])
def test_a_wrong_setting_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, value: str, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(name, value)
    with pytest.raises(Unfit) as caught:
        components(settings())
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_misspelt_setting_of_the_file_is_named_and_what_is_not_ours_is_left_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_text("POSTGRES_PASSWORD=x\nthicket_theme=dark\n", "utf-8")
    assert settings().theme == "dark"
    (tmp_path / ".env").write_text("THICKET_BACKUP=30\n", "utf-8")
    with pytest.raises(Unfit, match=r"^There is no setting THICKET_BACKUP; THICKET_BACKUPS may be meant\.$"):
        settings()


def test_an_env_file_that_is_no_text_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_bytes(b"THICKET_THEME=\xff\xfe")
    with pytest.raises(Unfit):
        settings()


async def test_a_wrong_setting_ends_the_program(tmp_path: Path) -> None:
    assert "THICKET_THEME" in await sentence(tmp_path, THICKET_THEME="purple")


@pytest.mark.parametrize(("argument", "said"), [("--version", metadata.version("thicket")), ("--help", "backup")])
async def test_a_question_about_the_program_is_answered_and_nothing_opened(
    tmp_path: Path, argument: str, said: str
) -> None:
    status, out, err = await finished(tmp_path, argument)
    assert (status, err) == (0, "")
    assert said in out
    assert "http://" not in out
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("arguments", [("--port=1",), ("play",), ("--vers",), ("backup",), ("backup", "a", "b")])
async def test_an_unknown_argument_is_refused(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    status, out, err = await finished(tmp_path, *arguments)
    assert (status, out) == (2, "")
    assert "Traceback" not in err
    assert list(tmp_path.iterdir()) == []


async def test_a_token_that_is_taken_back_ends_it_with_a_sentence(tmp_path: Path) -> None:
    """By the gateway, which closes with 4004, or by the first request that is refused."""
    path = tmp_path / "thicket.sqlite3"
    async with Playground(ack_deadline=20) as playground:
        outage = Outage(playground, path, Random(1))
        async with connected(playground, tmp_path) as program:
            await outage.begin()
            await revoked(playground, outage, program, quietly=False)
        async with connected(playground, tmp_path) as program:
            async with await Store.open(path) as store:
                await outage.settled(store)
                assert [row.reason for row in await store.outbox(1) if row.sent is None] == []
            await revoked(playground, outage, program, quietly=True)
        async with connected(playground, tmp_path), await Store.open(path) as store:
            await outage.settled(store)
            assert [row.reason for row in await store.outbox(1) if row.sent is None] == []


async def revoked(playground: Playground, outage: Outage, program: Program, *, quietly: bool) -> None:
    """While somebody plays: what is not yet told is kept."""
    await playground.revoke(quietly=quietly)
    playing = asyncio.create_task(outage.answer())
    _, err = await program.communicate()
    assert program.returncode == 1, err.decode()
    for interaction in playground.interactions.by_token.values():
        interaction.answered.set()  # nobody will answer any more: no need to wait for it
    await playing
    assert "Traceback" not in err.decode()
    assert err.decode().splitlines()[-1].startswith("Discord no longer accepts DISCORD_TOKEN")
    async with await Store.open(outage.database) as store:
        assert len(await store.moves(1)) >= outage.acknowledged
        assert [row for row in await store.outbox(1) if row.sent is None]
    await playground.until(lambda: not playground.gateway.connected)
