"""The disk and the clock: a full disk, a file that can only be read, damaged rows, damaged pages, and a clock that
jumps by an hour, a day or a year, forward and back, at many moments of matches of all games.

Whoever plays is told in a sentence; nothing that was acknowledged is lost; the other table does not notice what
befalls one; and when it is over, the bot goes on. `tests/bot/test_faults.py` shows each once.
"""

from __future__ import annotations

import asyncio
import logging
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from time import monotonic
from typing import TYPE_CHECKING

from bot.paint.painter import Painter
from bot.playground import Playground
from bot.store import Conflict, Store, StoreError, backup
from bot.table.game import NoSuchGame
from bot.table.sessions import Sessions
from bot.talk.message import MARKED
from bot.work.trouble import AGAIN
from engine import ANSWER, BrokenSave, Match, games
from tests.bot.club import Club, asked, first, is_mark, running, words
from tests.bot.fresh import file_of
from tests.bot.sketch import blank

from .figure import Figure

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.store import MatchRow

    from .figure import Limits

LONG = True
GAMES = ("ecosystem", "renature", "gaia", "earth")
TABLES = {1: ("general", ("Ada", "Bela")), 2: ("second-table", ("Chidi", "Dora"))}
DISTURBED, OTHER = 1, 2
KINDS = ("full", "read_only", "rows", "pages", "clock")
A_ROUND = 12  # mishaps before new tables are laid
ROOM = 4  # pages that may be left on the disk
PRESSES = 60
FAILING, SEND = 0.5, "POST /channels/{channel}/messages"
MARKS = 12  # presses for one answer
FAULT = "this id:"  # in every sentence about what nobody foresaw
IN_TROUBLE = "The database is in trouble"
SOON = 0.01  # seconds
HOUR = 3600.0
JUMPS = (HOUR, 24 * HOUR, 365 * 24 * HOUR)
WRONG_ROWS = {  # valid JSON, which the schema asks for, and nothing that was ever written
    "outbox": ("payload", ("{}", "[]", "7", '{"kind": "news"}', '{"events": 3, "mover": "x", "kind": "news"}')),
    "matches": ("options", ("[]", "7", '{"no such": "option"}', '{"x": []}')),
}
WRONG_PEOPLE = {
    "theme": "no such theme", "time_zone": "Mars/Olympus", "locale": "xx-YY",
}
ODD_BYTES = (b"", b"{", b"[]", b"null", b'{"kind": "no such"}', bytes(range(256)))


class Mishaps:
    """Two tables of a club: one that is disturbed and one beside it."""

    def __init__(self, club: Club, chance: Random, folder: Path) -> None:
        self.club, self.chance, self.folder = club, chance, folder
        self.trials: Counter[str] = Counter()
        self.refused = 0  # damaged files
        self.told = 0  # people, that the database is in trouble

    async def lay(self, of: Sequence[str]) -> None:
        for (channel, people), game in zip(TABLES.values(), of, strict=True):
            await self.club.begin(game, *people, here=True, channel=channel)

    async def befall(self) -> None:
        kind = self.chance.choice(KINDS)
        before = [len(await self.club.store.moves(table)) for table in TABLES]
        match kind:
            case "full":
                await self.full()
            case "read_only":
                await self.read_only()
            case "rows":
                await self.rows()
            case "pages":
                await self.pages()
            case _:
                await self.clock()
        self.trials[kind] += 1
        await self.check(kind, before)

    async def press(self, table: int) -> str | None:
        """Somebody whom the table asks answers; what they read then. None: the match is over."""
        club, (channel, people) = self.club, TABLES[table]
        for person in self.chance.sample(people, len(people)):
            panel = await club.slash(person, channel, "play")
            found = first(panel)
            if found is not None:
                for _ in range(MARKS):  # the last of several marks answers, and is refused as often as it is pressed
                    panel = await club.give(person, panel, *found)
                    then = first(panel)
                    if not is_mark(found[0]) or then is None or asked(then) != asked(found) or FAULT in words(panel):
                        break
                    found = then
                return words(panel)
            if FAULT in words(panel):
                return words(panel)
        return None

    async def well(self) -> None:
        """The watch over the database has seen that it can be written."""
        store, troubles = self.club.store, self.club.client.services.vitals.troubles
        while store.troubled.is_set() or "database" in troubles:
            await self.club.clock.move(AGAIN)
            await asyncio.sleep(SOON)

    async def full(self) -> None:
        writer = file_of(self.club.store).writer
        [[pages]] = await writer.execute_fetchall("PRAGMA page_count")
        await writer.execute(f"PRAGMA max_page_count = {pages + self.chance.randrange(ROOM)}")
        try:
            for _ in range(PRESSES):
                table = self.chance.choice(tuple(TABLES))
                before = (await self.club.kept(table))[:2]
                said = await self.press(table)
                if said is not None and IN_TROUBLE in said:
                    self.told += 1
                    assert (await self.club.kept(table))[:2] == before, "a refused move has changed something"
                    break
        finally:
            await writer.execute("PRAGMA max_page_count = 1000000")
        await self.well()

    async def read_only(self) -> None:
        writer = file_of(self.club.store).writer
        await writer.execute("PRAGMA query_only = ON")
        try:
            for _ in range(self.chance.randrange(1, 4)):
                table = self.chance.choice(tuple(TABLES))
                before = (await self.club.kept(table))[:2]
                said = await self.press(table)
                self.told += said is not None and IN_TROUBLE in said  # else it was a press that saves nothing
                assert (await self.club.kept(table))[:2] == before, "a refused move has changed something"
        finally:
            await writer.execute("PRAGMA query_only = OFF")
        await self.well()

    async def rows(self) -> None:
        """One value of a row is damaged, and later mended; meanwhile everything answers, and the other table plays."""
        what = self.chance.choice(("snapshot", "answer", "events", "outbox", "matches", "users"))
        sessions = self.club.client.services.sessions
        if what in ("snapshot", "answer", "events"):
            table = "matches" if what == "snapshot" else "moves"
            where = "id = 1" if what == "snapshot" else "rowid = (SELECT max(rowid) FROM moves WHERE match = 1)"
            await self.damage(table, what, where, self.spoilt)
        elif what == "users":
            column = self.chance.choice(tuple(WRONG_PEOPLE))
            who = int(self.club.playground.person("Ada").id)
            await self.club.slash("Ada", "general", "settings", theme="dark")  # who has chosen nothing has no row
            await self.damage("users", column, f"id = {who}", lambda _: WRONG_PEOPLE[column])
        else:
            column, wrong = WRONG_ROWS[what]
            where = "id = 1" if what == "matches" else "id = (SELECT max(id) FROM outbox WHERE match = 1)"
            await self.damage(what, column, where, lambda _: self.chance.choice(wrong))
        sessions.forget(DISTURBED)

    def spoilt(self, old: bytes) -> bytes:
        kind = self.chance.randrange(3)
        if kind == 0 or not old:
            return self.chance.choice(ODD_BYTES)
        if kind == 1:
            return old[: self.chance.randrange(len(old))]
        place = self.chance.randrange(len(old))
        return old[:place] + bytes([old[place] ^ 1 << self.chance.randrange(8)]) + old[place + 1 :]

    async def damage(self, table: str, column: str, where: str, wrong: object) -> None:
        club, sessions = self.club, self.club.client.services.sessions
        found = await club.store.database.fetch(f"SELECT {column} FROM {table} WHERE {where}")  # noqa: S608 - ours
        if not found:
            return
        old, set_ = found[0][0], f"UPDATE {table} SET {column} = ? WHERE {where}"  # noqa: S608 - ours
        async with club.store.database.transaction() as db:
            await db.execute(set_, (wrong(old),))  # type: ignore[operator]
            if table == "outbox":
                await db.execute(f"UPDATE outbox SET sent = NULL, attempts = 0 WHERE {where}")  # noqa: S608 - ours
        sessions.forget(DISTURBED)
        club.store.owed.set()
        for command in self.chance.sample(("play", "board", "score", "log", "games", "settings", "undo"), 3):
            said = words(await club.slash("Ada", "general", command))
            assert said, f"/{command} says nothing with a wrong {column}"
        beside = await self.press(OTHER)
        assert beside is None or FAULT not in beside, beside
        async with club.store.database.transaction() as db:
            if table == "outbox":  # it was told before it was damaged
                await db.execute(f"UPDATE outbox SET sent = due WHERE sent IS NULL AND {where}")  # noqa: S608 - ours
            await db.execute(set_, (old,))
        sessions.forget(DISTURBED)

    async def pages(self) -> None:
        """A copy of the file with some of its pages overwritten: it is refused, or read as far as it goes."""
        self.trials["copies"] += 1
        copy = self.folder / f"copy{self.trials['copies']}.sqlite3"
        await asyncio.to_thread(backup, file_of(self.club.store).path, copy, ours=True)
        data = bytearray(copy.read_bytes())
        size = int.from_bytes(data[16:18], "big")
        for _ in range(self.chance.randrange(1, 4)):
            page = self.chance.randrange(len(data) // size)
            data[page * size : (page + 1) * size] = self.chance.randbytes(size)
        copy.write_bytes(data)
        try:
            async with await Store.open(copy) as store:
                for table in TABLES:
                    try:
                        await Sessions(store, {}).get(table)
                        await store.moves(table)
                        await store.outbox(table)
                    except (StoreError, Conflict, BrokenSave, NoSuchGame):
                        continue
        except StoreError:
            self.refused += 1
        for end in ("", "-wal", "-shm"):
            copy.with_name(copy.name + end).unlink(missing_ok=True)

    async def clock(self) -> None:
        """Some posts are to be tried again in a moment when it jumps: they do not wait for a year."""
        jump = self.chance.choice(JUMPS) * self.chance.choice((1, -1))
        if self.chance.random() < FAILING:
            self.club.playground.fail(SEND, 503)
            await self.press(self.chance.choice(tuple(TABLES)))
        await self.club.clock.move(jump)
        for table in TABLES:
            said = await self.press(table)
            assert said is None or FAULT not in said, said

    async def check(self, kind: str, before: Sequence[int]) -> None:
        """All is told, once; every match is what its answers make it; whoever is needed is known to be."""
        club, began = self.club, self.club.clock.now()
        await club.quiet()
        assert club.clock.now() - began < HOUR, f"{kind}: something was told late"
        for table, had in zip(TABLES, before, strict=True):
            row, moves = await club.store.match(table), await club.store.moves(table)
            assert row is not None
            assert len(moves) >= had, f"{kind}: an answer is lost"
            match = Match.new(games()[row.game], len(row.seats), row.seed, row.options)
            match.opening()
            for move in moves:
                match.play(move.seat or 0, ANSWER.validate_json(move.answer))
            assert row.snapshot == match.save(), f"{kind}: match {table} is not what its answers make it"
            await self.needed(row, match)
        marks = Counter([
            (post.channel_id, part["id"]) for post in club.playground.world.posts.values()
            for part in post.components() if part["type"] == 17 and part["id"] >= MARKED
        ])
        assert all(count == 1 for count in marks.values()), f"{kind}: something was told twice"

    async def needed(self, row: MatchRow, match: Match) -> None:
        roles = {post.purpose: post for post in await self.club.store.posts(row.id)}
        for seat in match.waiting if row.status == "running" else ():
            need = await self.club.store.need(row.id, seat)
            assert need is not None, f"nobody knows that match {row.id} waits for seat {seat}"
            out = [roles[role] for role in (f"ping:{seat}", f"last:{seat}", f"silent:{seat}") if role in roles]
            assert out or need.next is not None, f"seat {seat} of match {row.id} has no ping"


async def evening(seed: int, painter: Painter, end: float) -> Counter[str]:
    chance = Random(f"mishaps {seed}")
    with tempfile.TemporaryDirectory() as folder:
        async with (
            Playground(ack_deadline=60, recall=500) as playground,
            running(playground, Path(folder) / "club.sqlite3", painter) as club,
        ):
            mishaps = Mishaps(club, chance, Path(folder))
            await mishaps.lay((GAMES[seed % 4], GAMES[(seed // 4 + seed + 1) % 4]))
            for _ in range(A_ROUND):
                if monotonic() > end:
                    break
                try:
                    await mishaps.befall()
                except Exception as error:
                    raise AssertionError(f"evening {seed}, {dict(mishaps.trials)}: {error!r}") from error
            kept = sum([len(await club.store.moves(table)) for table in TABLES])
            return mishaps.trials + Counter(kept=kept, told=mishaps.told, refused=mishaps.refused)


def run(limits: Limits) -> Iterator[Figure]:
    """Raises if something is lost, told twice or not said, or if the bot does not go on."""
    logging.disable(logging.CRITICAL)  # every mishap is in the log of a program, and there are hundreds
    end, seed, trials = monotonic() + limits.seconds, 0, Counter[str]()
    painter = Painter(1, patience=60, act=blank)
    painter.warm()
    try:
        while monotonic() < end:
            trials += asyncio.run(evening(seed, painter, end))
            seed += 1
    finally:
        painter.close()
        logging.disable(logging.NOTSET)
    for kind in KINDS:
        yield Figure(f"mishaps.{kind}", trials[kind], "trials")
    yield Figure("mishaps.tables", 2 * seed, "tables")
    yield Figure("mishaps.told", trials["told"], "people")
    yield Figure("mishaps.pages.refused", trials["refused"], "files")
    yield Figure("mishaps.kept", trials["kept"], "answers")
    yield Figure("mishaps.lost", 0, "answers")
