"""Once more: a table for the same people with the same options, and the seats turned by one."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from bot.table.lobby import join
from bot.table.rematch import bots_of, partners
from engine import text

from .interaction import Interaction, acknowledge, reader_of, services, show
from .links import link
from .lobby import lobby, opened, repost
from .message import Message
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
        again = await given.store.rematch_of(match_id)
        if again is None:
            await begin(interaction, before)
            return
    await acknowledge(interaction, new=True)
    reader = await reader_of(interaction)
    if again.status != "lobby":
        raise Refusal(text("refused-rematch-begun", match=link(reader, again)))
    async with given.sessions.lock(again.id):
        again = await join(given.store, again, user.id, user.display_name)
    with standing():
        await show(interaction, Message(reader.say("rematch-joined")))
        await repost(given, interaction.client, again, await lobby(given, again))


async def begin(interaction: Interaction, before: MatchRow) -> None:
    store, user, channel = services(interaction).store, interaction.user, interaction.channel
    if channel is None:
        raise Refusal(text("refused-no-guild"))
    await admitted(interaction, before.game)
    row = await store.new_match(
        guild=before.guild, channel=channel.id, game=before.game, options=before.options, seed=secrets.token_hex(16),
        host=user.id, locale=before.locale, pace_hours=before.pace_hours, rematch=before.id,
    )
    others = [other for other in partners(before) if other != user.id]
    await opened(interaction, row, others, bots=bots_of(before), joining=True)
