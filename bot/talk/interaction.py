"""One press or command of a person: who it is, what there is to serve them, and how they are answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import discord

from render import THEMES

from .reader import Reader

if TYPE_CHECKING:
    from bot.services import Services
    from bot.table.session import Session

    from .message import Message

GONE = 10008  # Discord's code for a message that is deleted
LONGEST = 13 * 60.0  # seconds; Discord takes changes of an answer for a quarter of an hour
Interaction: TypeAlias = "discord.Interaction[Any]"


def services(interaction: Interaction) -> Services:
    found: Services = interaction.client.services
    return found


async def reader_of(interaction: Interaction, session: Session | None = None) -> Reader:
    """Who presses or types: in their own language, with their own theme."""
    given = services(interaction)
    user = await given.store.user(interaction.user.id)
    seat = session.seat_of(interaction.user.id) if session else None
    # A theme that was chosen once may be gone.
    theme = user.theme if user.theme and user.theme in THEMES else given.settings.theme
    return Reader(user.locale or str(interaction.locale), theme, seat, user.orders)


def private(interaction: Interaction) -> bool:
    return interaction.message is not None and interaction.message.flags.ephemeral


async def acknowledge(interaction: Interaction, *, new: bool = False, here: bool = False) -> None:
    """At once, for Discord waits three seconds: a panel is changed in place, anything else is answered privately.
    `here`: what was pressed is changed in place, whoever reads it.
    """
    if (private(interaction) or here) and not new:
        try:
            await interaction.response.defer()
        except discord.NotFound as error:
            if error.code != GONE:  # a panel goes below what was told, a post is taken away, while it is pressed
                raise
        else:
            return
    await interaction.response.defer(ephemeral=True, thinking=True)


async def show(interaction: Interaction, message: Message, mark: int | None = None) -> discord.InteractionMessage:
    return await interaction.edit_original_response(view=message.view(mark), attachments=message.files())
