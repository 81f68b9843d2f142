"""Who may close tables and throw somebody out on a server without asking the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from .interaction import Interaction, services

if TYPE_CHECKING:
    from bot.store import MatchRow


async def steward(interaction: Interaction, row: MatchRow) -> bool:
    """Whether this person may close and kick on this server without asking anybody. What they may on another server
    counts for nothing.
    """
    if interaction.guild_id != row.guild:
        return False
    guild = await services(interaction).store.guild(row.guild or 0)
    moderates = interaction.permissions.manage_messages
    match guild.stewards:
        case "nobody":
            return False
        case "moderators":
            return moderates
        case "hosts":
            return moderates or interaction.user.id == row.host
        case _:
            assert_never(guild.stewards)
