"""Matches, from the lobby to the end. One move is one transaction; the version decides who was first."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from .analyses import drop_analysis
from .coaches import give_coach
from .errors import NoSuchMatch, NotALobby, StaleVersion, WatchesAlready
from .legacies import leave, number_ended, take_back
from .moves import drop_moves, log, tell_moves
from .needs import follow
from .outbox import owing, write
from .ratings import rate, rate_anew
from .rows import MatchRow, ResultRow, Score, SeatRow
from .seats import settle
from .sharding import ours

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from .database import Database, Row, Transaction, Value
    from .needs import Rule
    from .ratings import Rater
    from .rows import Decision, NewLegacy, NewMove, NewPost, Status
    from .sharding import Shards


# The seats come in the same statement, so that a match and its seats are of one moment.
MATCH = """
    SELECT id, guild, channel, lobby_channel, game, options, seed, rules_version, version, snapshot, status, host,
           locale, created, changed, pace_hours, paused, rematch, hints, unhurried, tempo,
           rated, (SELECT json_group_array(json_array(seat, user, bot, name, total, won, owner, offered, former, lent))
            FROM seats WHERE match = matches.id) AS seats
    FROM matches
"""

# Open ones that only bots play, for their host.
WATCHED = (
    "status IN ('lobby', 'running') AND tempo IS NOT NULL"
    " AND NOT EXISTS (SELECT 1 FROM seats WHERE match = id AND coalesce(user, owner) IS NOT NULL)"
)


class Matches:
    database: Database
    shards: Shards
    claimed: set[int]

    async def new_match(
        self, *, guild: int | None, channel: int, game: str, options: Mapping[str, str], seed: str, host: int,
        locale: str, here: bool = True, pace_hours: int | None = None, rematch: int | None = None,
        seats: Sequence[SeatRow] = (), outbox: Sequence[NewPost] = (), coached: bool = False, hints: bool = True,
        unhurried: bool = False, tempo: float | None = None, rated: bool = True,
    ) -> MatchRow:
        """A lobby in `channel`. `here`: it will be played there too, so there may be no other; else in a thread.

        `outbox`: what is owed for it. The first of it is the caller's to post: nobody else does before a restart.
        `coached`: the host is walked through it. `tempo`: bots play it for the host, who has no other such match.
        """
        now = self.database.now()
        async with self.database.transaction() as db:
            if tempo is not None:
                await watch_alone(db, host)
            [row] = await db.fetch(
                "INSERT INTO matches (guild, channel, lobby_channel, game, options, seed, status, host, locale,"
                " created, changed, pace_hours, rematch, hints, unhurried, tempo, rated)"
                " VALUES (?, ?, ?, ?, ?, ?, 'lobby', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
                guild, channel if here else None, channel, game, json.dumps(dict(options)), seed, host, locale,
                now, now, pace_hours, rematch, hints, unhurried, tempo, rated,
            )
            if coached:
                await give_coach(db, row["id"], host)
            await sit(db, row["id"], seats)
            await write(db, row["id"], outbox)
            own = await db.fetch(
                "UPDATE outbox SET attempts = 1, doubtful = 1"
                " WHERE id = (SELECT min(id) FROM outbox WHERE match = ?) RETURNING id", row["id"],
            )
            self.claimed.update([post["id"] for post in own])
            return await read(db, row["id"])

    async def match(self, match_id: int) -> MatchRow | None:
        return one(await self.database.fetch(MATCH + "WHERE id = ?", match_id))

    async def match_in(self, channel: int) -> MatchRow | None:
        """The open match that is played in the channel."""
        return one(await self.database.fetch(MATCH + "WHERE channel = ? AND status IN ('lobby', 'running')", channel))

    async def latest_in(self, channel: int) -> MatchRow | None:
        """The newest match that was ever played in the channel, open or not; a lobby is not played yet."""
        where = "WHERE channel = ? AND snapshot IS NOT NULL ORDER BY id DESC LIMIT 1"
        return one(await self.database.fetch(MATCH + where, channel))

    async def rematch_of(self, match_id: int) -> MatchRow | None:
        """The match that plays this one once more, unless it was closed."""
        return one(await self.database.fetch(MATCH + "WHERE rematch = ? AND status <> 'abandoned'", match_id))

    async def lobbies(self) -> list[MatchRow]:
        return await matching(self.database, "WHERE status = 'lobby' ORDER BY id")

    async def lobbies_in(self, channel: int) -> list[MatchRow]:
        return await matching(self.database, "WHERE lobby_channel = ? AND status = 'lobby' ORDER BY id", channel)

    async def matches_of(self, user: int) -> list[MatchRow]:
        """The open matches in which the user has a seat, or a bot keeps it for them."""
        return await matching(
            self.database,
            "WHERE status IN ('lobby', 'running') AND id IN (SELECT match FROM seats WHERE user = ?1 OR owner = ?1)"
            " ORDER BY id", user,
        )

    async def watched(self, host: int) -> list[int]:
        """The open ones that only bots play, for this person."""
        rows = await self.database.fetch(f"SELECT id FROM matches WHERE host = ? AND {WATCHED} ORDER BY id", host)  # noqa: S608 - a constant
        return [row["id"] for row in rows]

    async def stale_lobbies(self, before: float) -> list[MatchRow]:
        """Lobbies in which nothing has happened since."""
        return await matching(self.database, "WHERE status = 'lobby' AND changed <= ? ORDER BY id", before)

    async def running(self) -> list[int]:
        """The numbers of all running matches, without their snapshots: there may be thousands."""
        rows = await self.database.fetch("SELECT id FROM matches WHERE status = 'running' ORDER BY id")
        return [row["id"] for row in rows]

    async def results(self, *, guild: int | None = None, game: str | None = None) -> list[ResultRow]:
        """Every seat of every finished match, of one guild and one game or of all, in the order they ended."""
        rows = await self.database.fetch(
            "SELECT match, guild, game, seat, user, bot, name, total, won, changed AS ended"
            " FROM matches JOIN seats ON match = id"
            " WHERE status = 'over' AND total IS NOT NULL AND (guild = ?1 OR ?1 IS NULL) AND (game = ?2 OR ?2 IS NULL)"
            " ORDER BY changed, id, seat",
            guild, game,
        )
        return [ResultRow(**dict(row) | {"won": bool(row["won"])}) for row in rows]

    async def open_matches(self) -> tuple[int, int]:
        """How many lobbies there are, and how many running matches."""
        rows = await self.database.fetch(
            "SELECT status, count(*) AS count FROM matches WHERE status IN ('lobby', 'running') GROUP BY status"
        )
        found = {row["status"]: int(row["count"]) for row in rows}
        return found.get("lobby", 0), found.get("running", 0)

    async def open_tables(self, host: int, guild: int) -> tuple[int, int]:
        """How many open ones somebody has opened, and how many a server has."""
        [row] = await self.database.fetch(
            "SELECT count(CASE WHEN host = ?1 THEN 1 END) AS own, count(CASE WHEN guild = ?2 THEN 1 END) AS here"
            " FROM matches WHERE status IN ('lobby', 'running') AND (host = ?1 OR guild = ?2)", host, guild,
        )
        return int(row["own"]), int(row["here"])

    async def with_bots(self, among: Collection[int] | None = None) -> list[int]:
        """Running ones on our servers in which a bot has a seat, or a part to do; of these, or of all."""
        rows = await self.database.fetch(
            "SELECT id FROM matches AS played WHERE status = 'running'"  # noqa: S608 - constants
            " AND EXISTS (SELECT 1 FROM seats WHERE match = id AND (bot IS NOT NULL OR lent IS NOT NULL))"
            f" AND {ours('played.id', 1)}"
            " AND (?3 = 1 OR id IN (SELECT CAST(value AS BIGINT) FROM json_each(?4))) ORDER BY id",
            *self.shards.values, among is None, json.dumps(sorted(among or ())),
        )
        return [row["id"] for row in rows]

    async def version(self, match_id: int) -> int:
        """How often it has changed; 0 if it is not there."""
        rows = await self.database.fetch("SELECT version FROM matches WHERE id = ?", match_id)
        return rows[0]["version"] if rows else 0

    async def start(
        self, match_id: int, *, version: int, snapshot: bytes, rules_version: int, channel: int,
        outbox: Sequence[NewPost] = (), needs: Rule | None = None,
    ) -> int:
        """From lobby to running, to be played in `channel`; the new version. Stale if anybody joined meanwhile."""
        due = [*outbox]
        async with owing(self.database, match_id, due) as db:
            moved = await db.fetch(
                "UPDATE matches SET status = 'running', version = version + 1, snapshot = ?, rules_version = ?,"
                " channel = ?, changed = ? WHERE id = ? AND version = ? AND status = 'lobby' RETURNING version",
                snapshot, rules_version, channel, self.database.now(), match_id, version,
            )
            if not moved and (await read(db, match_id)).status != "lobby":
                raise NotALobby(f"Match {match_id} has already begun or is closed.")
            new = await only(db, moved, match_id, version)
            db.moved.add(match_id)
            due += await follow(self.database, db, match_id, needs)
            return new

    async def save(
        self, match_id: int, *, version: int, snapshot: bytes, moves: Sequence[NewMove] = (),
        outbox: Sequence[NewPost] = (), status: Status | None = None, rules_version: int | None = None,
        scores: Sequence[Score] = (), tell: Sequence[tuple[int, int | None]] = (), needs: Rule | None = None,
        decision: Decision | None = None, legacies: Sequence[NewLegacy] = (), rater: Rater | None = None,
    ) -> int:
        """The snapshot after the moves, the moves, and what is owed for them: all or nothing; the new version.

        `tell`: parts that are complete, by seat and beat, so that all their moves are told with this.
        `legacies`: what is left behind of a match that is over, which counts for ratings by the rule of `rater`.
        """
        due = [*outbox]
        async with owing(self.database, match_id, due, alone=status == "over") as db:
            new = await advance(db, match_id, version, snapshot, status, rules_version, self.database.now())
            await log(db, match_id, new, moves, self.database.now())
            await settle(db, match_id, decision, self.database.now())
            await tell_moves(db, match_id, tell, new)
            for score in scores:
                await db.execute(
                    "UPDATE seats SET total = ?, won = ? WHERE match = ? AND seat = ?",
                    (score.total, score.won, match_id, score.seat),
                )
            if status == "over":
                await number_ended(db, match_id)
                await leave(db, match_id, legacies)
                if rater is not None:
                    await rate(db, match_id, rater)
            due += await follow(self.database, db, match_id, needs)
            return new

    async def rewind(
        self, match_id: int, *, version: int, snapshot: bytes, drop_from: int, moves: Sequence[NewMove] = (),
        outbox: Sequence[NewPost] = (), decision: Decision | None = None, needs: Rule | None = None,
        rater: Rater | None = None,
    ) -> int:
        """Undo: the moves from number `drop_from` on give way to `moves`, and the match runs (again)."""
        due = [*outbox]
        async with owing(self.database, match_id, due, alone=True) as db:
            before = await read(db, match_id)
            await settle(db, match_id, decision, self.database.now())
            new = await advance(db, match_id, version, snapshot, "running", None, self.database.now())
            await take_back(db, match_id)
            if rater is not None and before.status == "over" and before.guild is not None:
                await rate_anew(db, before.guild, before.game, rater)
            await drop_moves(db, match_id, drop_from)
            await drop_analysis(db, match_id)
            await log(db, match_id, new, moves, self.database.now())
            await db.execute("UPDATE seats SET total = NULL, won = NULL WHERE match = ?", (match_id,))
            due += await follow(self.database, db, match_id, needs)
            return new

    async def abandon(self, match_id: int, *, outbox: Sequence[NewPost] = ()) -> None:
        """Close a lobby or a running match; of a closed one nothing changes, and nothing is owed."""
        async with owing(self.database, match_id, outbox) as db:
            closed = await db.fetch(
                "UPDATE matches SET status = 'abandoned', version = version + 1, changed = ?"
                " WHERE id = ? AND status IN ('lobby', 'running') RETURNING id",
                self.database.now(), match_id,
            )
            if not closed:
                status = (await read(db, match_id)).status
                raise StaleVersion(f"Match {match_id} is already closed ({status}).")
            db.moved.add(match_id)
            await db.execute("DELETE FROM needs WHERE match = ?", (match_id,))


async def watch_alone(db: Transaction, host: int) -> None:
    """Raises where the one is that bots play for this person already."""
    found = await db.fetch(
        f"SELECT coalesce(channel, lobby_channel) AS place FROM matches WHERE host = ? AND {WATCHED} LIMIT 1",  # noqa: S608 - a constant
        host,
    )
    if found:
        raise WatchesAlready(found[0]["place"])


async def advance(
    db: Transaction, match_id: int, version: int, snapshot: bytes, status: Status | None, rules_version: int | None,
    now: float,
) -> int:
    moved = await db.fetch(
        "UPDATE matches SET version = version + 1, snapshot = ?, status = coalesce(?, status),"
        " rules_version = coalesce(?, rules_version), changed = ?"
        " WHERE id = ? AND version = ? AND status <> 'lobby' AND packed = 0 RETURNING version",
        snapshot, status, rules_version, now, match_id, version,
    )
    db.moved.add(match_id)
    return await only(db, moved, match_id, version)


async def sit(db: Transaction, match_id: int, seats: Sequence[SeatRow]) -> None:
    """All anew: numbers that move up one by one would collide on the way."""
    await db.execute("DELETE FROM seats WHERE match = ?", (match_id,))
    await db.executemany(
        "INSERT INTO seats (match, seat, user, bot, name) VALUES (?, ?, ?, ?, ?)",
        [(match_id, number, seat.user, seat.bot, seat.name) for number, seat in enumerate(seats)],
    )


async def matching(database: Database, where: str, *values: Value) -> list[MatchRow]:
    return [match_row(row) for row in await database.fetch(MATCH + where, *values)]


async def only(db: Transaction, moved: Sequence[Row], match_id: int, version: int) -> int:
    """The new version, if the match was where the caller believed it."""
    if not moved:
        found = await read(db, match_id)
        raise StaleVersion(f"Match {match_id} is at version {found.version} ({found.status}), not {version}.")
    new: int = moved[0]["version"]
    return new


async def touch(db: Transaction, match_id: int, now: float) -> MatchRow:
    """Count a change that is not a move."""
    await db.execute("UPDATE matches SET version = version + 1, changed = ? WHERE id = ?", (now, match_id))
    db.moved.add(match_id)
    return await read(db, match_id)


async def read(db: Transaction, match_id: int) -> MatchRow:
    """As it is inside the transaction."""
    match = one(await db.fetch(MATCH + "WHERE id = ?", match_id))
    if match is None:
        raise NoSuchMatch(f"There is no match {match_id}.")
    return match


def one(rows: Sequence[Row]) -> MatchRow | None:
    return match_row(rows[0]) if rows else None


def match_row(row: Row) -> MatchRow:
    values = dict(row)
    values["options"] = json.loads(values["options"])
    values |= {name: bool(values[name]) for name in ("hints", "unhurried", "rated")}
    values["seats"] = tuple(seat_row(*seat) for seat in sorted(json.loads(values["seats"] or "[]")))
    return MatchRow(**values)


def seat_row(
    seat: int, user: int | None, bot: str | None, name: str, total: int | None, won: int | None, *rest: int | None
) -> SeatRow:
    return SeatRow(seat, user, bot, name, total, None if won is None else bool(won), *rest)
