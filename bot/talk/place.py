"""Which match a command means: the one of the channel it was typed in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import text

from .interaction import Interaction, reader_of, services
from .refusals import Refusal

if TYPE_CHECKING:
    from bot.table.session import Session
    from engine import Text

    from .reader import Reader

MANY = 8  # matches that a sentence can list


async def table(interaction: Interaction, *, latest: bool = False) -> tuple[Session, Reader]:
    """The match of this channel and who asks. `latest`: a finished one will do."""
    given, channel = services(interaction), interaction.channel_id or 0
    row = await given.store.match_in(channel)
    lobby = row is not None and row.status == "lobby"
    if latest and (row is None or lobby):
        row = await given.store.latest_in(channel)
    if row is None or row.status not in ("running", "over"):
        raise Refusal(await elsewhere(interaction, lobby=lobby))
    session = await given.sessions.get(row.id)
    return session, await reader_of(interaction, session)


async def elsewhere(interaction: Interaction, *, lobby: bool) -> Text:
    """There is no match here: where this person's are, or how one begins."""
    if lobby:
        return text("refused-not-begun")
    rows = await services(interaction).store.matches_of(interaction.user.id)
    channels = [f"<#{row.channel}>" for row in rows if row.status == "running" and row.channel is not None][:MANY]
    return text("refused-no-match-here", count=len(channels), channels=", ".join(channels))
