"""Who is walked through a match, and what has been said to them. What it means is the caller's to know."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from .rows import CoachRow

if TYPE_CHECKING:
    from .database import Database, Transaction


class Coaches:
    database: Database

    async def coach(self, match_id: int) -> CoachRow | None:
        rows = await self.database.fetch("SELECT match, user, quiet, said FROM coaches WHERE match = ?", match_id)
        return next((CoachRow(row["match"], row["user"], bool(row["quiet"]), said(row["said"])) for row in rows), None)

    async def set_coach(self, coach: CoachRow) -> None:
        """Of a person who is forgotten by now nothing is remembered."""
        async with self.database.transaction(coach.match) as db:
            await db.execute(
                "UPDATE coaches SET quiet = ?, said = ? WHERE match = ? AND user = ?",
                (coach.quiet, json.dumps(dict(coach.said)), coach.match, coach.user),
            )

    async def learning(self, user: int, game: str) -> int | None:
        """The channel of a match of this game that the person is walked through and that goes on."""
        rows = await self.database.fetch(
            "SELECT channel FROM coaches JOIN matches ON id = match"
            " WHERE user = ? AND game = ? AND status = 'running' ORDER BY id DESC LIMIT 1", user, game,
        )
        return next((row["channel"] for row in rows), None)


async def give_coach(db: Transaction, match_id: int, user: int) -> None:
    await db.execute("INSERT INTO coaches (match, user) VALUES (?, ?)", (match_id, user))


def said(text: str) -> dict[str, tuple[int, int, int]]:
    return {kind: (times, count, beat) for kind, (times, count, beat) in json.loads(text).items()}
