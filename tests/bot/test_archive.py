"""`thicket export` and `thicket import`: what a match of the database is in a file, and what a file becomes there."""

import json
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bot.chosen import Unfit
from bot.recordings import export, take_in
from bot.store import Store
from bot.table import seats
from bot.table.archive import put, recording
from bot.table.bots import by_lot
from bot.table.parts import Made, parts, seen
from bot.table.sessions import Sessions
from engine import RandomBot, Recording, replay
from tests.bot.fresh import store_at
from tests.recordings.matches import FOLDER

GAIA = FOLDER / "gaia-2-four-on.json"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


async def begun(store: Store, game: str = "ecosystem") -> Sessions:
    row = await store.new_match(guild=1, channel=1, game=game, options={}, seed="seed", host=1, locale="en")
    for user in (71, 72):
        row = await store.join(row.id, user, f"P{user}", most=6)
    sessions = Sessions(store, by_lot())
    await sessions.start(row, 1)
    return sessions


async def play(sessions: Sessions, moves: int) -> None:
    bot = RandomBot("moves")
    for _ in range(moves):
        match = (await sessions.get(1)).match
        if match.waiting:
            await sessions.play(1, match.waiting[0], [bot.answer(match, match.waiting[0])])


async def exported(store: Store, number: int = 1) -> Recording:
    row = await store.match(number)
    assert row is not None
    return Recording.read((await recording(store, row)).write())


async def test_a_match_is_exported_without_any_account_and_taken_in_as_it_was(tmp_path: Path) -> None:
    async with await store_at(tmp_path / "club.sqlite3") as store:
        await play(await begun(store), 500)
        found = await exported(store)
        assert not any(word in found.write() for word in (b"guild", b"user", b"host"))
        assert [seat.name for seat in found.seats] == ["P71", "P72"]
        assert found.result is not None
        again = await put(store, found, "en")
        assert await exported(store, again) == found
        row = await store.match(again)
        assert row is not None
        assert (row.guild, row.channel, row.host, row.status) == (None, None, 0, "over")
        assert [(seat.user, seat.won) for seat in row.seats] == [
            (None, seat in found.result.winners) for seat in range(2)
        ]
        assert [found.id for found in await store.archived()] == [again]
        told = [(move.number, move.beat) for move in await store.moves(1)]
        assert told == [(move.number, move.beat) for move in await store.moves(again)]
        session = await Sessions(store, by_lot()).get(again)
        assert session.result is not None


async def test_a_match_that_was_given_up_keeps_how_it_ended(tmp_path: Path) -> None:
    async with await store_at(tmp_path / "club.sqlite3") as store:
        sessions = await begun(store)
        await play(sessions, 7)
        await seats.resign(sessions, 1, 71)
        found = await exported(store)
        assert found.result is not None
        assert (found.result.how, found.result.winners) == ("resigned", (1,))
        ended = (await sessions.get(1)).row.seats
        assert [sheet.total for sheet in found.result.sheets] == [seat.total for seat in ended]
        assert await exported(store, await put(store, found, "en")) == found


def test_every_move_is_in_one_part_and_every_part_shows_something() -> None:
    *_, last = positions = list(replay(Recording.read((FOLDER / "earth-2.json").read_bytes())))
    made = [
        Made(now.number, now.move.seat, before.match.beats, now.match, now.events)
        for before, now in pairwise(positions) if now.move
    ]
    whole = parts(made)
    assert sorted(number for part in whole for number in part.moves) == list(range(1, last.number + 1))
    shown = seen(whole)
    assert sorted(number for part in shown for number in part.moves) == list(range(1, last.number + 1))
    assert all(part.loud for part in shown[:-1])
    assert [part.turn for part in shown] == sorted(part.turn for part in shown)


def test_export_writes_a_file_that_import_takes(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    take_in(GAIA)
    assert capsys.readouterr().out.endswith("It is match 1 now: /replay match:1\n")
    export(1, None)
    assert capsys.readouterr().out == "Match 1 is in gaia-1.json.\n"
    before, after = (Recording.read(file.read_bytes()).moves for file in (GAIA, folder / "gaia-1.json"))
    assert [replace(move, at=None) for move in after] == list(before)
    export(1, Path("-"))
    assert Recording.read(capsys.readouterr().out.encode()).moves


def written(folder: Path, **fields: Any) -> Path:
    file = folder / "changed.json"
    file.write_text(json.dumps({**json.loads(GAIA.read_bytes()), **fields}))
    return file


def test_what_cannot_be_done_is_one_sentence(folder: Path) -> None:
    def refused(said: str, act: Any, *given: Any) -> None:
        with pytest.raises(Unfit, match=said) as error:
            act(*given)
        assert "\n" not in str(error.value)

    refused("There is no database thicket.sqlite3", export, 1, None)
    moves = json.loads(GAIA.read_bytes())["moves"]
    refused("none.json cannot be read: No such file", take_in, folder / "none.json")
    refused("format 7; this program knows 1", take_in, written(folder, format=7))
    refused("a match of 'chess', which is not here", take_in, written(folder, game="chess"))
    refused("broken at moves", take_in, written(folder, moves=3))
    refused("move 2: today's rules", take_in, written(folder, moves=[moves[0], {**moves[1], "answer": "a whale"}]))
    refused("is unfinished; it was not taken in", take_in, written(folder, moves=moves[:5], result=None))
    (folder / "text.txt").write_text("Dear diary")
    refused("it is no recording of a match", take_in, folder / "text.txt")
    take_in(GAIA)
    refused("There is no match 7", export, 7, None)
    export(1, None)
    refused("gaia-1.json is there already", export, 1, None)
    refused("cannot be written", export, 1, folder / "none" / "file.json")


async def test_a_table_that_has_not_begun_has_nothing_to_export(folder: Path) -> None:
    async with await store_at(folder / "thicket.sqlite3") as store:
        await store.new_match(guild=1, channel=1, game="gaia", options={}, seed="seed", host=1, locale="en")
        row = await store.match(1)
        assert row is not None
        with pytest.raises(ValueError, match="has not begun"):
            await recording(store, row)


async def test_a_running_match_is_exported_as_unfinished(folder: Path) -> None:
    async with await store_at(folder / "thicket.sqlite3") as store:
        await play(await begun(store), 5)
        found = await exported(store)
        assert (len(found.moves), found.result) == (5, None)
