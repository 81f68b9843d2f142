"""The program with its database on a server: what it says at the command line, and a match that is played there."""

import asyncio
import re
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from bot.checkup import database
from bot.chosen import Unfit, settings
from bot.copies import put_back, save
from bot.paint.painter import Painter
from bot.playground import Playground
from bot.program import main
from bot.recount import ratings
from bot.settings import Settings
from bot.store import Address, InUse, Store, Uncertain, WithoutDriver, claiming
from bot.store.sharding import Shards
from bot.store.shards import claimed
from bot.table.bots import by_lot
from bot.table.thinking import think
from tests.bot.club import running, words
from tests.bot.finish import finish
from tests.bot.postgresql import Postgres, emptied, wired
from tests.bot.program import finished
from tests.bot.test_thinking import lot, seated

NOWHERE = "postgresql://ann:secret@127.0.0.1:1/thicket"


async def test_a_match_is_played_on_a_server_and_goes_on_after_a_restart(
    painter: Painter, postgres: Postgres
) -> None:
    """Lobby, moves, an undo, the end with ratings and statistics, and whoever wants to be forgotten."""
    place = postgres.database()
    async with Playground(ack_deadline=20) as playground:  # the machine may be busy with other tests
        async with running(playground, place, painter) as club:
            thread = await club.begin("ecosystem", "Ada", "Bela", rated=True)
            await club.part("Ada", thread)
            assert "back" in words(await club.slash("Ada", thread, "undo"))
            await club.part("Ada", thread)
        async with running(playground, place, painter) as club:
            await club.part("Bela", thread)
            await finish(club)
            assert "is over" in words(await club.slash("Ada", thread, "play"))
            assert "Bela" in words(await club.slash("Ada", "general", "leaderboard", game="ecosystem"))
            assert "One finished match" in words(await club.slash("Bela", "general", "stats", game="ecosystem"))
            kept = await club.store.belongings(int(playground.person("Ada").id))
            assert [len(kept[name]) for name in ("seats", "statistics", "ratings")] == [1, 1, 1]
            assert {row["mine"] for row in kept["seats"]} == {1}
            await club.store.forget(int(playground.person("Ada").id), "medium")
            left = await club.store.belongings(int(playground.person("Ada").id))
            assert [name for name, rows in left.items() if rows] == []


async def test_bots_answer_a_move_that_was_saved_though_nobody_was_told(
    tmp_path: Path, postgres_database: Address
) -> None:
    await (await emptied(postgres_database, time.time)).close()
    async with wired(tmp_path, postgres_database) as wire, await Store.open(wire.address) as store:
        sessions = await seated(store, {"easy": by_lot()["easy"]})
        await think(sessions, 1)
        before = len(await store.moves(1))
        wire.last = b"COMMIT"
        with pytest.raises(Uncertain):
            await sessions.play(1, 0, [lot((await sessions.get(1)).match, 0)])
        await wire.mend()
        assert list(sessions.pending.asked) == [1]
        await think(sessions, 1)
        assert len(await store.moves(1)) > before
        assert (await sessions.get(1)).match.waiting == [0]
        assert not sessions.pending.asked


async def test_a_server_that_does_not_answer_ends_the_program_with_one_sentence(tmp_path: Path) -> None:
    status, out, err = await finished(tmp_path, THICKET_DATABASE=NOWHERE)
    assert (status, out) == (1, "")
    assert re.fullmatch(r"The database postgresql://ann@127\.0\.0\.1:1/thicket does not answer: .*\.\n", err)


def test_what_the_commands_say_of_a_server(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, postgres: Postgres
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("THICKET_DATABASE", NOWHERE)
    with pytest.raises(Unfit, match=r"pg_dump -Fc -f copy "):
        save(Path("copy"))
    with pytest.raises(Unfit, match=r"pg_restore .* copy\.$"):
        put_back(Path("copy"))
    with pytest.raises(Unfit, match="does not answer"):
        ratings()
    with pytest.raises(Unfit, match="does not answer"):
        database(settings().database)
    for wrong in ("mysql://ann:secret@there/x", "postgresql://ann:secret@there:door/x"):
        monkeypatch.setenv("THICKET_DATABASE", wrong)
        with pytest.raises(Unfit, match="THICKET_DATABASE is wrong: ") as caught:
            settings()
        assert "secret" not in str(caught.value)
    place = postgres.database()
    assert database(place) == f"{place} answers and has no tables yet; they will be made"
    asyncio.run(made(place))
    assert re.fullmatch(rf"{re.escape(str(place))} answers, with schema \d+ and \d+ kB", database(place))


async def made(place: Address) -> None:
    await (await Store.open(place)).close()


async def test_without_the_package_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("server", "shards", "postgresql"):
        monkeypatch.delitem(sys.modules, f"bot.store.{name}", raising=False)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(WithoutDriver, match="uv run --no-dev --extra postgresql thicket"):
        await Store.open(Address(NOWHERE))
    with pytest.raises(WithoutDriver):
        async with claiming(Address(NOWHERE)):
            pass


async def test_two_programs_never_have_the_same_shard(postgres_database: Address) -> None:
    """One alone has all; several agree on how many there are."""
    few, more = Shards(frozenset({0, 1}), 4), Shards(frozenset({2, 3}), 4)
    async with claimed(postgres_database, few), claimed(postgres_database, more):
        one = Shards(frozenset({1}), 4)
        for wrong, why in ((one, "with shard 1; stop that one first."), (Shards(), "has 4 shards in all, not 1.")):
            with pytest.raises(InUse) as caught:
                async with claimed(postgres_database, wrong):
                    pass
            assert str(caught.value).startswith("Another Thicket ")
            assert str(caught.value).endswith(why)
        chosen = Settings(  # type: ignore[call-arg]
            _env_file=None, database=postgres_database, shards=one, DISCORD_TOKEN="x", painters=1, thinkers=1,  # noqa: S106
        )
        with pytest.raises(Unfit, match=r"^Another Thicket runs on .* with shard 1; stop that one first\.$"):
            await main(chosen)
        with pytest.raises(Unfit, match=r"^THICKET_SHARDS .*\.$"):
            await main(chosen.model_copy(update={"discord_token": None}))
    async with claiming(postgres_database):
        with pytest.raises(InUse, match=r"runs on the database .*; stop that one first"):
            async with claiming(postgres_database):
                pass


async def test_who_loses_the_server_to_another_ends(postgres_database: Address, tmp_path: Path) -> None:
    """The line breaks, and another program is quicker when it is mended."""
    claims = asyncio.Queue[str]()

    async def play(place: Address, name: str) -> None:
        async with claiming(place):
            claims.put_nowait(name)
            await asyncio.Event().wait()

    async def follow() -> None:
        with suppress(asyncio.CancelledError):
            while True:
                with suppress(InUse):  # as long as the server has not noticed that the line is cut
                    await play(postgres_database, "second")

    async with wired(tmp_path, postgres_database) as wire:
        first = asyncio.create_task(play(wire.address, "first"))
        assert await claims.get() == "first"
        await wire.cut()
        second = asyncio.create_task(follow())
        assert await claims.get() == "second"
        await wire.mend()
        with pytest.raises(InUse):
            await first
        second.cancel()
        await second
