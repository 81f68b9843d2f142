"""How well people play, on each server and for each game. What a result means for it is the caller's: he gives a rule,
which is asked inside the transaction. From the results alone the same comes out again.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

from engine import record

from .rows import RatingRow

if TYPE_CHECKING:
    from .database import Database, Row, Transaction

# After these, not only those who began a match have played it, or it has not come to its end. Who concedes has lost.
BROKEN = ("once", "kept", "kicked", "expelled", "resigned", "forgotten", "sat", "back", "ended", "closed")
COUNTED = f"""
    status = 'over' AND ended IS NOT NULL AND rated = 1 AND guild IS NOT NULL
    AND (SELECT count(*) > 1 AND count(user) = count(*) AND count(total) = count(*) FROM seats WHERE match = id)
    AND NOT EXISTS (SELECT 1 FROM held WHERE match = id)
    AND NOT EXISTS (SELECT 1 FROM changes WHERE match = matches.id AND json_extract(details, '$.what') IN {BROKEN!r})
"""  # noqa: S608 - constants
CONTEST = f"""
    SELECT guild, game, options,
        (SELECT json_group_array(json_array(seat, user, total, won)) FROM seats WHERE match = id) AS seats
    FROM matches WHERE {COUNTED}
"""  # noqa: S608 - constants


@record
class Contest:
    """A match that counts, by seat. `before`: how well each played, and how uncertain that was; None: a first match."""

    game: str
    options: Mapping[str, str]
    totals: tuple[int, ...]
    won: tuple[bool, ...]
    before: tuple[tuple[float, float] | None, ...]


Rater: TypeAlias = Callable[[Contest], Sequence[tuple[float, float]]]


class Ratings:
    database: Database

    async def ratings(self, guild: int, game: str) -> list[RatingRow]:
        """Of everybody who has played a match that counts; each with the name that they last had there."""
        rows = await self.database.fetch(
            "SELECT guild, game, user, mu, sigma, matches, wins, (SELECT name FROM seats JOIN matches ON id = match"
            " WHERE seats.user = ratings.user AND guild = ?1 ORDER BY id DESC LIMIT 1) AS name"
            " FROM ratings WHERE guild = ?1 AND game = ?2", guild, game,
        )
        return [RatingRow(**dict(row)) for row in rows]

    async def rated_games(self, guild: int) -> list[str]:
        rows = await self.database.fetch("SELECT DISTINCT game FROM ratings WHERE guild = ? ORDER BY game", guild)
        return [row["game"] for row in rows]

    async def rerate(self, rater: Rater) -> int:
        """All anew, from the results; how many matches count."""
        async with self.database.transaction() as db:
            await db.execute("DELETE FROM ratings")
            ladders = await db.fetch(f"SELECT DISTINCT guild, game FROM matches WHERE {COUNTED}")  # noqa: S608 - constants
            return sum([await rate_anew(db, row["guild"], row["game"], rater) for row in ladders])


async def rate(db: Transaction, match_id: int, rater: Rater) -> None:
    """The match that has just ended, if it counts."""
    for row in await db.fetch(f"{CONTEST} AND id = ?", match_id):
        users = [seat[1] for seat in sitting(row)]
        marks = ", ".join("?" * len(users))
        known = await db.fetch(
            f"SELECT * FROM ratings WHERE guild = ? AND game = ? AND user IN ({marks})",  # noqa: S608 - marks
            row["guild"], row["game"], *users,
        )
        ladder = {one["user"]: RatingRow(**dict(one)) for one in known}
        await put(db, climbed(row, ladder, rater))


async def rate_anew(db: Transaction, guild: int, game: str, rater: Rater) -> int:
    """One game on one server. The loop goes on meanwhile: there may be thousands of matches."""
    rows = await db.fetch(f"{CONTEST} AND guild = ? AND game = ? ORDER BY ended", guild, game)
    ladder = await asyncio.to_thread(climbing, rows, rater)
    await db.execute("DELETE FROM ratings WHERE guild = ? AND game = ?", (guild, game))
    await put(db, list(ladder.values()))
    return len(rows)


def climbing(rows: Sequence[Row], rater: Rater) -> dict[int, RatingRow]:
    ladder: dict[int, RatingRow] = {}
    for row in rows:
        ladder |= {one.user: one for one in climbed(row, ladder, rater)}
    return ladder


def climbed(row: Row, ladder: Mapping[int, RatingRow], rater: Rater) -> list[RatingRow]:
    """Everybody's rating after the match."""
    seats = sitting(row)
    known = [ladder.get(user) for _, user, _, _ in seats]
    contest = Contest(
        row["game"], json.loads(row["options"]), tuple([total for _, _, total, _ in seats]),
        tuple([bool(won) for _, _, _, won in seats]), tuple([(one.mu, one.sigma) if one else None for one in known]),
    )
    return [
        RatingRow(row["guild"], row["game"], user, mu, sigma, (one.matches if one else 0) + 1,
                  (one.wins if one else 0) + bool(won))
        for (_, user, _, won), one, (mu, sigma) in zip(seats, known, rater(contest), strict=True)
    ]  # fmt: skip


def sitting(row: Row) -> list[tuple[int, int, int, int]]:
    """Seat, user, total, whether they won; in the order of the table."""
    return sorted([(seat, user, total, won) for seat, user, total, won in json.loads(row["seats"])])


async def put(db: Transaction, rows: Sequence[RatingRow]) -> None:
    await db.executemany(
        "INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (guild, game, user) DO UPDATE"
        " SET mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches, wins = excluded.wins",
        [(row.guild, row.game, row.user, row.mu, row.sigma, row.matches, row.wins) for row in rows],
    )
