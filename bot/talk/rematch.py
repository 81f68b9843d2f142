"""Once more: a table for the same people with the same options, and the seats turned by one."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from bot.table.lobby import NAME, join
from bot.table.rematch import again, partners
from engine import text

from .interaction import Interaction, acknowledge, reader_of, services, show
from .links import link
from .lobby import lobby, repost
from .message import Message
from .names import own_name
from .opening import opened, owed
from .refusals import Refusal, standing
from .server import admitted

if TYPE_CHECKING:
    from bot.store import MatchRow


async def handle(interaction: Interaction, match_id: int) -> None:
    """The first press opens the table, and asks the others; whoever presses next sits down there."""
    given, user = services(interaction), interaction.user
    async with given.sessions.lock(match_id):
        before = (await given.sessions.get(match_id)).row
        if before.status != "over":
            raise Refusal(text("refused-unknown"))
        if user.id not in partners(before):
            raise Refusal(text("refused-not-seated"))
        row = await given.store.rematch_of(match_id)
        if row is None:
            await begin(interaction, before)
            return
    await acknowledge(interaction, new=True)
    reader = await reader_of(interaction)
    if row.status != "lobby":
        raise Refusal(text("refused-rematch-begun", match=link(reader, row)))
    async with given.sessions.lock(row.id):
        row = await join(given.store, row, user.id, own_name(user))
    with standing():
        await show(interaction, Message(reader.say("rematch-joined")))
        await repost(given, interaction.client, row, await lobby(given, row))


async def begin(interaction: Interaction, before: MatchRow) -> None:
    store, user, channel = services(interaction).store, interaction.user, interaction.channel
    if channel is None:
        raise Refusal(text("refused-no-guild"))
    await admitted(interaction, before.game)
    others = [other for other in partners(before) if other != user.id]
    row = await store.new_match(
        guild=before.guild, channel=channel.id, game=before.game, options=before.options, seed=secrets.token_hex(16),
        host=user.id, locale=before.locale, pace_hours=before.pace_hours, rematch=before.id,
        hints=before.hints, unhurried=before.unhurried, rated=before.rated,
        seats=again(before, user.id, own_name(user)[:NAME]), outbox=owed(others),
    )
    await opened(interaction, row)
