"""A match that somebody names by its number: whether they may look at it, and what is offered while they type."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from engine import games, text

from .completion import offered
from .interaction import Interaction, reader_of, services
from .links import title
from .refusals import Refusal

if TYPE_CHECKING:
    from discord import app_commands

    from bot.store import MatchRow
    from bot.table.session import Session

    from .reader import Reader

GIVEN = 40  # characters of what was typed, said back
DIGITS = 18  # more than any number of a match has


async def match_meant(interaction: Interaction, given: str | None, name: str) -> tuple[Session, Reader]:
    """The one that is named; else the one of this channel, now or last. `name`: of the command."""
    if given is None:
        store, channel = services(interaction).store, interaction.channel_id or 0
        row = await store.latest_in(channel)
        if row is None:
            raise Refusal(text("refused-which-match", command=f"/{name} match:"))
        return await match_at(interaction, row)
    number = given.strip().removeprefix("#")
    row = None
    if number.isdecimal() and len(number) <= DIGITS:
        row = await services(interaction).store.match(int(number))
    if row is None or row.snapshot is None:
        raise Refusal(text("refused-no-such-match", given=given[:GIVEN]))
    return await match_at(interaction, row)


async def match_at(interaction: Interaction, row: MatchRow) -> tuple[Session, Reader]:
    """Refused where this person may not look at it."""
    if not await visible(interaction, row):
        raise Refusal(text("refused-match-elsewhere"))
    session = await services(interaction).sessions.get(row.id)
    return session, await reader_of(interaction, session)


async def at_home(interaction: Interaction, match_id: int) -> None:
    """What is pressed in another server than that of its match, or in none, does nothing but for who plays it."""
    given = services(interaction)
    live = given.sessions.live.get(match_id)
    row = await given.store.match(match_id) if live is None else live.row
    if row is None or row.guild in (None, interaction.guild_id):
        return  # what is nowhere is refused by whoever looks for it
    if interaction.user.id not in await given.store.names(match_id):
        raise Refusal(text("refused-match-elsewhere"))


async def visible(interaction: Interaction, row: MatchRow) -> bool:
    """What was taken in from a file is for everybody. Of others a server shows its own: to whoever plays it, and to who
    sees the channel. To somebody alone with the bot, what they play.
    """
    if (row.guild is None and row.channel is None) or row.channel == interaction.channel_id:
        return True
    user = interaction.user
    known = await services(interaction).store.names(row.id)
    if interaction.guild is None:
        return user.id in known
    return row.guild == interaction.guild.id and (user.id in known or sees(interaction.guild, user, row))


def sees(guild: discord.Guild, user: discord.User | discord.Member, row: MatchRow) -> bool:
    """A thread that is archived is not known any more; the channel it belongs to is."""
    found = guild.get_channel_or_thread(row.channel or 0) or guild.get_channel_or_thread(row.lobby_channel)
    if isinstance(found, discord.Thread):
        found = None if found.is_private() else found.parent
    return found is not None and isinstance(user, discord.Member) and found.permissions_for(user).view_channel


async def complete_match(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Their own, the newest first; then those that were taken in from files."""
    store, reader = services(interaction).store, await reader_of(interaction)
    guild = interaction.guild_id
    rows = [*await store.played_by(interaction.user.id, guild), *await store.archived()]
    return offered([(called(row, reader), str(row.id)) for row in rows if row.game in games()], current)


def called(row: MatchRow, reader: Reader) -> str:
    people = ", ".join([seat.name or reader.say("name-forgotten") for seat in row.seats])
    said = "replay-choice-over" if row.status == "over" else "replay-choice"
    return reader.say(said, match=title(reader, row), people=people)
