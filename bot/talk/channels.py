"""Where a message goes."""

from typing import Any

import discord


async def channel_of(client: discord.Client, channel_id: int) -> Any:
    """A channel or thread to write to; discord.NotFound if it is gone."""
    return client.get_channel(channel_id) or await client.fetch_channel(channel_id)
