"""Matches that were played elsewhere and are kept here: finished, in no channel, with nobody's account."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from .matches import matching, sit
from .seats import remember

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from .database import Database
    from .rows import Json, MatchRow, NewMove, Score, SeatRow

MOST = 100  # that somebody can be offered


class Archive:
    database: Database

    async def archive(
        self, *, game: str, options: Mapping[str, str], seed: str, rules_version: int, snapshot: bytes, locale: str,
        seats: Sequence[SeatRow], moves: Sequence[NewMove], scores: Sequence[Score], at: Sequence[float | None],
        changes: Sequence[Mapping[str, Json]],
    ) -> int:
        """The number of the match. `at`: when each move was made, if that is known."""
        now = self.database.now()
        times = [now if time is None else time for time in at]
        async with self.database.transaction() as db:
            [row] = await db.fetch(
                "INSERT INTO matches (lobby_channel, game, options, seed, rules_version, version, snapshot, status,"
                " host, locale, created, changed) VALUES (0, ?, ?, ?, ?, ?, ?, 'over', 0, ?, ?, ?) RETURNING id",
                game, json.dumps(dict(options)), seed, rules_version, len(moves) + 1, snapshot, locale,
                min(times, default=now), max(times, default=now),
            )
            await sit(db, row["id"], seats)
            await db.executemany(
                "UPDATE seats SET total = ?, won = ? WHERE match = ? AND seat = ?",
                [(score.total, score.won, row["id"], score.seat) for score in scores],
            )
            await db.executemany(
                "INSERT INTO moves (match, number, version, seat, answer, events, reveals, at, told, made, beat)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                [
                    (row["id"], number, number + 1, move.seat, move.answer, move.events, move.reveals, time, move.told,
                     move.made, move.beat)
                    for number, (move, time) in enumerate(zip(moves, times, strict=True), start=1)
                ],
            )
            for change in changes:
                await remember(db, row["id"], change, max(times, default=now))
            found: int = row["id"]
            return found

    async def archived(self) -> list[MatchRow]:
        """The newest of them first."""
        where = "WHERE status = 'over' AND channel IS NULL AND lobby_channel = 0 ORDER BY id DESC LIMIT ?"
        return await matching(self.database, where, MOST)

    async def played_by(self, user: int, guild: int | None) -> list[MatchRow]:
        """What this person plays or has played, on one server or on all, the newest first."""
        return await matching(
            self.database,
            "WHERE status IN ('running', 'over') AND (guild = ?2 OR ?2 IS NULL)"
            " AND id IN (SELECT match FROM seats WHERE ?1 IN (user, owner, former)"
            " UNION SELECT match FROM held WHERE user = ?1) ORDER BY id DESC LIMIT ?3", user, guild, MOST,
        )
