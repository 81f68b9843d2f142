"""`/learn`: a first match of a game, against a bot and with a coach, in one step: a table that is opened and begun."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import discord

from bot.table import coach
from bot.table.lobby import NAME, open_table
from engine import games, text

from .interaction import Interaction, services
from .lobby import opened, owed, start
from .refusals import Refusal
from .server import admitted

if TYPE_CHECKING:
    from bot.store import MatchRow


async def learn(interaction: Interaction, game: str) -> None:
    """Should it not begin, the table is there and can be begun by hand."""
    given = services(interaction)
    row = await laid(interaction, game)
    post = await opened(interaction, row)
    async with given.sessions.lock(row.id):
        await start(interaction, await open_table(given.store, row.id), post)


async def laid(interaction: Interaction, game: str) -> MatchRow:
    """A table in a thread of its own; in a thread, where there can be no other, it is played there."""
    store, channel, user = services(interaction).store, interaction.channel, interaction.user
    if channel is None or interaction.guild_id is None:
        raise Refusal(text("refused-no-guild"))
    rules = await admitted(interaction, game)
    if where := await store.learning(user.id, game):
        raise Refusal(text("refused-learning", game=text(f"{game}-title"), channel=f"<#{where}>"))
    inside = isinstance(channel, discord.Thread)
    if isinstance(channel, discord.Thread) and await store.match_in(channel.id) is not None:
        raise Refusal(text("refused-learn-here", channel=f"<#{channel.parent_id}>"))
    return await store.new_match(
        guild=interaction.guild_id, channel=channel.id, game=game, options=dict(games()[game].meta.first),
        seed=secrets.token_hex(16), host=user.id, locale=rules.locale or str(interaction.guild_locale or "en"),
        here=inside, seats=coach.seats(user.id, user.display_name[:NAME]), outbox=owed(()), coached=True,
    )
