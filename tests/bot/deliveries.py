"""Interactions as Discord may hand them over: twice, late, in any order, forged, by whoever and from wherever; and what
must hold after each. Used by test and bench.
"""

from __future__ import annotations

import asyncio
import logging
import re
import sqlite3
from collections import Counter
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from bot.logs import FIELDS
from bot.playground import Channel, Payload
from bot.playground.components import BUTTON, CHANNEL_SELECT, STRING_SELECT
from bot.playground.hands import with_forged
from bot.playground.interaction import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Interaction, begin
from bot.playground.interactions import command_name
from bot.playground.modal import answered
from bot.playground.post import Post
from bot.playground.typed import Typed, find
from tests.bot.club import Club, words

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path


PATIENCE = 120.0  # a film of a whole match takes its time
PRIVATE = re.compile(r"\bt:(\d+):(\d+):\d+:")  # the id of a panel: the match, and the seat whose question it is
SNOWFLAKE = re.compile(r"\d{15,}")
UNTOLD = ("marks", "thicket")  # what the program remembers of itself
CHANCE = ("seed", "snapshot", "nonce")  # dealt by lot
WATCHED = "SELECT 1 FROM matches WHERE status = 'running' AND tempo IS NOT NULL AND paused IS NULL"
# A table that could not be posted is closed at once, and nobody has ever seen it.
UNSEEN = "SELECT id FROM matches WHERE status = 'abandoned' AND id NOT IN (SELECT match FROM posts)"

Rows = dict[str, Counter[tuple[Any, ...]]]


class Harm(AssertionError):
    """A delivery did what it may not."""


@dataclass(frozen=True)
class Delivery:
    """What a person sends: from which channel, of which kind, with which data, and the message it belongs to."""

    person: str
    channel: Channel
    kind: int
    data: Payload
    post: Post | None = None

    @property
    def name(self) -> str:
        """As a sentence calls it: a command, or an id."""
        if self.kind in (COMMAND, AUTOCOMPLETE):
            return f"/{command_name(self.data)}"
        return str(self.data["custom_id"])

    def said(self, custom_id: str, values: tuple[str, ...] | None = None) -> Delivery:
        """The same place, another id."""
        if self.kind == MODAL_SUBMIT:
            return replace(self, data={**self.data, "custom_id": custom_id})
        assert self.post is not None
        chosen = self.data.get("values") if values is None else list(values)
        return pressed(self.person, self.channel, self.post, custom_id, chosen)


def pressed(
    person: str, channel: Channel, post: Post, custom_id: str, values: list[str] | None = None
) -> Delivery:
    """A button, or a menu with what is chosen; the message need not have it."""
    part = post.component(custom_id)
    made = CHANNEL_SELECT if ":@" in custom_id else STRING_SELECT if ":#" in custom_id else BUTTON
    kind = part["type"] if part else made
    data: Payload = {"component_type": kind, "custom_id": custom_id, "id": part["id"] if part else 1}
    if kind != BUTTON:
        data["values"] = values or []
    if kind == CHANNEL_SELECT:
        data["resolved"] = {"channels": {}}
    shown = post if part else with_forged(post, kind, custom_id, values or [])
    return Delivery(person, channel, COMPONENT, data, shown)


def filled(club: Club, opened: Interaction, fields: Mapping[str, str]) -> Delivery:
    """A form, filled in as it was opened."""
    assert opened.modal is not None
    data = {"custom_id": opened.modal["custom_id"], "components": answered(opened.modal, dict(fields))}
    post = club.playground.world.posts.get(opened.source or "")
    return Delivery(opened.person.name, opened.channel, MODAL_SUBMIT, data, post)


def typed(club: Club, person: str, where: str | Channel, name: str, /, **options: Any) -> Delivery:
    channel = club.playground.channel(where, person)
    world = club.playground.world
    chain = find(world, club.playground.person(person), channel, name)
    return Delivery(person, channel, COMMAND, Typed(world, channel).data(*chain, options))


class Records(logging.Handler):
    """What the log says: how each interaction ended, and whatever went wrong."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.ended: dict[str, list[tuple[str, str]]] = {}
        self.faults: list[str] = []
        self.heard = asyncio.Event()

    def emit(self, record: logging.LogRecord) -> None:
        told: dict[str, Any] = getattr(record, FIELDS, {})
        if "outcome" in told:
            self.ended.setdefault(str(told["interaction"]), []).append((told["outcome"], told.get("detail", "")))
            self.heard.set()
        if record.levelno >= logging.ERROR:
            cause = record.exc_info[1] if record.exc_info else None
            self.faults.append(f"{record.getMessage()} {cause!r}")
            self.heard.set()

    async def until(self, interaction: Interaction, times: int) -> list[tuple[str, str]]:
        """How it ended, each time that it was delivered."""
        async with asyncio.timeout(PATIENCE):
            while len(found := self.ended.get(interaction.id, [])) < times:
                self.heard.clear()
                await self.heard.wait()
        return found


@contextmanager
def recorded() -> Iterator[Records]:
    records, logs = Records(), [logging.getLogger(name) for name in ("bot", "discord", "asyncio")]
    levels = [log.level for log in logs]
    for log in logs:
        log.addHandler(records)
        log.setLevel(logging.INFO)
    try:
        yield records
    finally:
        for log, level in zip(logs, levels, strict=True):
            log.removeHandler(records)
            log.setLevel(level)


class Ledger:
    """All that the database holds, read beside the bot."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def rows(self) -> Rows:
        """Every row of every table."""
        with closing(sqlite3.connect(self.path)) as db:
            names = [name for [name] in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
            tables = [name for name in names if name not in UNTOLD and not name.startswith("sqlite_")]
            return {name: Counter(db.execute(seen(db, name)).fetchall()) for name in tables}

    def shape(self) -> Rows:
        """The same, without what differs from one match to the next: numbers that Discord gives, and lots."""
        with closing(sqlite3.connect(self.path)) as db:
            db.row_factory = sqlite3.Row
            return {
                name: Counter([plain(row) for row in db.execute(seen(db, name))])
                for name in self.rows()
            }


def seen(db: sqlite3.Connection, table: str) -> str:
    """A query for what is in the table, without what belongs to tables that nobody has seen."""
    names = [column[1] for column in db.execute(f'PRAGMA table_info("{table}")')]
    column = "id" if table == "matches" else "match" if "match" in names else ""
    where = f" WHERE {column} IS NULL OR {column} NOT IN ({UNSEEN})" if column else ""
    return f'SELECT * FROM "{table}"{where}'  # noqa: S608 - the schema's own names


def plain(row: sqlite3.Row) -> tuple[Any, ...]:
    return tuple([
        "?" if name in CHANCE or isinstance(row[name], bytes) or (name == "id" and "nonce" in row.keys())  # noqa: SIM118
        else "#" if isinstance(row[name], int) and row[name] > 10**15
        else SNOWFLAKE.sub("#", row[name]) if isinstance(row[name], str) else row[name]
        for name in row.keys()  # noqa: SIM118 - a row is not a mapping
    ])


def differing(before: Rows, after: Rows) -> dict[str, list[tuple[Any, ...]]]:
    """By table, the rows that came or went."""
    found = {name: [*(before[name] - after[name]), *(after[name] - before[name])] for name in after}
    return {name: rows for name, rows in found.items() if rows}


@dataclass
class Reply:
    """What came of a delivery. `outcome`: as the journal has it; `offered`: choices, while somebody types."""

    interaction: Interaction
    outcome: str
    detail: str
    message: Payload

    @property
    def said(self) -> str:
        return words(self.message)

    @property
    def refused(self) -> bool:
        return self.outcome == "refused"

    @property
    def warned(self) -> bool:
        """The thing as it is now, with a word about why."""
        return self.outcome == "done" and "⚠️" in self.said




class Postman:
    """Delivers to the bot of a club, and looks after each delivery whether it did any harm."""

    def __init__(self, club: Club, records: Records, path: Path, counts: Counter[str]) -> None:
        self.club, self.records, self.ledger, self.counts = club, records, Ledger(path), counts
        self.seen = len(club.playground.sent)
        self.holders: dict[tuple[int, int], set[str]] = {}  # who has had a seat of a match

    async def begun(self, delivery: Delivery) -> Interaction:
        """Not yet handed over."""
        self.note_holders()
        playground = self.club.playground
        made = begin(
            playground.world, playground.person(delivery.person), delivery.channel, delivery.kind, delivery.data,
            delivery.post,
        )
        playground.interactions.by_token[made.token] = made
        return made

    async def send(self, delivery: Delivery, manner: str, *, times: int = 1, overdue: bool = False) -> Reply:
        """`times`: so often at once. `overdue`: Discord waits no more."""
        made = await self.begun(delivery)
        made.failed = overdue
        for _ in range(times):
            await self.club.playground.deliver(made)
        return await self.replied(delivery, made, manner, times)

    async def again(self, delivery: Delivery, reply: Reply, manner: str) -> Reply:
        """The very same once more: every message stays where it is."""
        times, posts = len(self.records.ended.get(reply.interaction.id, ())) or 1, self.club.playground.world.posts
        before = set(posts)
        await self.club.playground.deliver(reply.interaction)
        found = await self.replied(delivery, reply.interaction, manner, times + 1)
        if before - set(posts):
            raise Harm(f"{self.told(delivery, manner)} has taken a message away")
        return found

    async def replied(self, delivery: Delivery, made: Interaction, manner: str, times: int) -> Reply:
        self.counts[manner] += 1
        if delivery.kind == AUTOCOMPLETE:
            await self.offered(made, times)
            outcome, detail = "offered", ""
        else:
            try:
                ended = await self.records.until(made, times)
            except TimeoutError:
                raise Harm(f"{self.told(delivery, manner)} is never answered") from None
            outcome, detail = ended[-1]
            if times > 1 and [kind for kind, _ in ended].count("done") > 1:
                raise Harm(f"{self.told(delivery, manner)} was taken up more than once: {ended}")
        await self.settled()
        self.check(delivery, made, manner, outcome)
        shown = made.followups[-1].payload if made.followups else made.message or {}
        reply = Reply(made, outcome, detail, shown)
        self.counts["refused"] += reply.refused
        self.counts["gone"] += outcome == "gone"
        self.counts["shown"] += reply.warned
        return reply

    async def offered(self, made: Interaction, times: int) -> None:
        def calls() -> int:
            return sum(made.token in each.path for each in self.club.playground.exchanges)

        await self.club.playground.until(lambda: calls() >= times)

    async def settled(self) -> None:
        """Until the bot has done with it, and posted what it owes."""
        answering = self.club.client.answering
        while answering:
            await asyncio.wait(set(answering))
            await asyncio.sleep(0)
        if await self.club.store.database.fetch(WATCHED):
            await self.club.pause()  # bots that are watched go on for as long as time passes
        else:
            await self.club.quiet()

    def told(self, delivery: Delivery, manner: str) -> str:
        return f"{manner}: {delivery.name} by {delivery.person}"

    def check(self, delivery: Delivery, made: Interaction, manner: str, outcome: str) -> None:
        """No traceback, an answer, and nobody's panel in front of somebody else."""
        told = self.told(delivery, manner)
        if self.records.faults:
            raise Harm(f"{told} went wrong: {self.records.faults}")
        if outcome in ("done", "refused", "offered") and made.answer is None:
            raise Harm(f"{told} is never answered")
        fresh = [sent for number, sent in enumerate(self.club.playground.sent) if number >= self.seen]
        self.seen = len(self.club.playground.sent)
        self.note_holders()
        for sent in fresh:
            for match, seat in PRIVATE.findall(str(sent.payload)):
                owners = self.holders.get((int(match), int(seat)), set())
                if len(sent.readers) > 1 or not sent.readers <= owners:
                    raise Harm(f"{told} shows the panel of seat {seat} to {sorted(sent.readers)}")

    def note_holders(self) -> None:
        people = self.club.playground.world.people
        for match, session in self.club.client.services.sessions.live.items():
            for seat, user in session.users.items():
                self.holders.setdefault((match, seat), set()).add(people[str(user)].name)

    async def rows(self) -> Rows:
        await self.settled()
        return self.ledger.rows()

    async def unchanged(self, before: Rows, delivery: Delivery, manner: str, *, but: tuple[str, ...] = ()) -> None:
        found = {name: rows for name, rows in differing(before, await self.rows()).items() if name not in but}
        if found:
            raise Harm(f"{self.told(delivery, manner)} has changed {sorted(found)}: {found}")
