"""What a host is told privately about the table, beside what was asked for."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import aiohttp
import discord

from engine import games, text

from .interaction import Interaction, reader_of, services
from .reader import reader_in

if TYPE_CHECKING:
    from bot.services import Services
    from bot.store import HindranceRow, MatchRow

log = logging.getLogger(__name__)
ANSWERED = (
    discord.InteractionResponseType.channel_message, discord.InteractionResponseType.deferred_channel_message,
    discord.InteractionResponseType.deferred_message_update, discord.InteractionResponseType.message_update,
)


def hindered(services: Services, match: MatchRow, found: HindranceRow, locale: str) -> str:
    """Why nothing is posted, and that it will be."""
    names = tuple([text(f"permission-{name.replace('_', '-')}") for name in found.missing])
    game = text(f"{match.game}-title" if match.game in games() else "notice-game-gone")
    return reader_in(services, locale).say(
        "notice-hindered", channel=f"<#{found.channel}>", game=game, permissions=names, count=len(names)
    )


async def remind(interaction: Interaction) -> None:
    """Whatever the host has just pressed or typed, and has an answer to: what is still to be said follows it."""
    given = services(interaction)
    if interaction.response.type not in ANSWERED:
        return
    for found in await given.store.unshown(interaction.user.id):
        match = await given.store.match(found.match)
        if match is not None and await given.store.begin_telling(found.match):
            sentence = hindered(given, match, found, (await reader_of(interaction)).locale)
            try:
                await interaction.followup.send(sentence, ephemeral=True)
            except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
                log.warning("the host of match %s could not be told: %s", match.id, error)
                await given.store.not_told(found.match)
                return
