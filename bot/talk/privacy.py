"""People's data: `/privacy` says what is kept and why, `/my-data` gives all of it, `/forget-me` forgets it."""

from __future__ import annotations

import io
import json
import logging
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot.store import StoreError
from bot.table.farewell import farewell, forget

from . import ids, verbs
from .controls import Button
from .interaction import Interaction, acknowledge, reader_of, services, show
from .lobby import lobby, repost
from .message import Message
from .reader import reader_in
from .refusals import standing

if TYPE_CHECKING:
    from bot.store import MatchRow

log = logging.getLogger(__name__)
FILE = "thicket.json"


async def privacy(interaction: Interaction) -> None:
    await acknowledge(interaction, new=True)
    await show(interaction, Message((await reader_of(interaction)).say("privacy")))


async def my_data(interaction: Interaction) -> None:
    """Answers of mine, but no position: that would show what others hide."""
    await acknowledge(interaction, new=True)
    found = await services(interaction).store.belongings(interaction.user.id)
    written = json.dumps({"user": interaction.user.id, **found}, ensure_ascii=False, indent=1).encode()
    sentence = (await reader_of(interaction)).say("my-data", count=sum(map(len, found.values())))
    await interaction.edit_original_response(
        content=sentence, attachments=[discord.File(io.BytesIO(written), FILE)]
    )


async def forget_me(interaction: Interaction) -> None:
    """Says first what it does."""
    await acknowledge(interaction, new=True)
    reader = await reader_of(interaction)
    found = await farewell(services(interaction).sessions, interaction.user.id)
    lines = [
        reader.say("forget-offer"), reader.say("forget-settings"),
        reader.say("forget-running", count=len(found.running)) if found.running else "",
        reader.say("forget-tables", count=len(found.tables)) if found.tables else "",
        reader.say("forget-watched") if found.watched else "",
        reader.say("forget-closed", count=found.closed) if found.closed else "",
        reader.say("forget-left", count=found.left) if found.left else "",
        f"-# {reader.say('forget-posted')}",
    ]
    button = Button(ids.Tag(0).id(verbs.Forget()), reader.say("forget-do"), "danger")
    await show(interaction, Message("\n".join([line for line in lines if line]), rows=[(button,)]))


async def forgotten(interaction: Interaction) -> None:
    """The confirmation is private, so whoever presses it is who asked."""
    await acknowledge(interaction)
    reader = await reader_of(interaction)
    tables = await forget(services(interaction).sessions, interaction.user.id)
    with standing():
        await show(interaction, Message(reader.say("forget-done")))
    for row in tables:
        await shown_anew(interaction, row)


async def shown_anew(interaction: Interaction, row: MatchRow) -> None:
    """The post of a table still has the name on it; should it not be changed now, its next change will."""
    given = services(interaction)
    closed = Message(reader_in(given, row.locale).say("lobby-closed"))
    try:
        await repost(given, interaction.client, row, closed if row.status != "lobby" else await lobby(given, row))
    except (discord.HTTPException, aiohttp.ClientError, OSError, StoreError) as error:
        log.warning("the post of table %s could not be changed: %s", row.id, error)
