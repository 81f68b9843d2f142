"""`/leaderboard`: how well people play a game on a server, as far as the results tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.table.rating import careful, shown, spread
from engine import text

from .interaction import Interaction, acknowledge, reader_of, services, show
from .message import Message, plain
from .reading import complete_game, game_meant
from .refusals import Refusal

if TYPE_CHECKING:
    from bot.store import RatingRow

    from .reader import Reader

MOST = 20  # lines of a message; who asks is shown besides


@app_commands.autocomplete(game=complete_game)
async def leaderboard(interaction: Interaction, game: str | None = None) -> None:
    await acknowledge(interaction, new=True)
    if interaction.guild_id is None:
        raise Refusal(text("refused-leaderboard-guild"))
    reader, store = await reader_of(interaction), services(interaction).store
    rated = await store.rated_games(interaction.guild_id)
    meant = await game_meant(interaction, reader, game or (rated[0] if len(rated) == 1 else None))
    rows = await store.ratings(interaction.guild_id, meant.meta.name)
    title = text(f"{meant.meta.name}-title")
    if not rows:
        raise Refusal(text("refused-leaderboard", game=title))
    ladder = sorted(rows, key=lambda row: (-careful(row), -row.mu, row.user))
    lines = [line(reader, place, row) for place, row in enumerate(ladder[:MOST], start=1)]
    lines += [
        line(reader, place, row) for place, row in enumerate(ladder, start=1)
        if place > MOST and row.user == interaction.user.id
    ]
    if len(ladder) > len(lines):
        lines.append(reader.say("leaderboard-more", count=len(ladder) - len(lines)))
    head, note = reader.say("leaderboard-title", game=title), reader.say("leaderboard-note")
    await show(interaction, Message("\n".join([f"## {head}", *lines, f"-# {note}"])))


def line(reader: Reader, place: int, row: RatingRow) -> str:
    return reader.say(
        "leaderboard-line", place=place, player=f"**{plain(row.name)}**", careful=careful(row), mean=shown(row.mu),
        spread=spread(row), matches=row.matches, wins=row.wins,
    )
