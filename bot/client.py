"""The bot on Discord: hands what people do to `talk`, and starts what runs by itself. Needs no privileged intent."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from engine import games

from .talk import clicks, commands, lobby
from .talk.buttons import ButtonItem, MenuItem
from .talk.forms import submitted
from .talk.reader import reader_in
from .talk.refusals import refuse
from .talk.speech import DEFAULT
from .work import housekeeping
from .work.announcer import Announcer

if TYPE_CHECKING:
    from .services import Services

log = logging.getLogger(__name__)


class Tree(app_commands.CommandTree["Thicket"]):
    async def on_error(self, interaction: discord.Interaction[Thicket], error: app_commands.AppCommandError, /) -> None:
        await refuse(interaction, error.original if isinstance(error, app_commands.CommandInvokeError) else error)


class Thicket(discord.Client):
    def __init__(self, services: Services, **options: Any) -> None:
        nobody = discord.AllowedMentions.none()
        super().__init__(intents=discord.Intents(guilds=True), allowed_mentions=nobody, **options)
        self.services = services
        self.tree = Tree(self)
        self.announcer = Announcer(services, self)
        self.chores: list[asyncio.Task[None]] = []

    async def setup_hook(self) -> None:
        self.add_dynamic_items(ButtonItem, MenuItem)
        for command in commands.build(games()):
            self.tree.add_command(command)
        await self.tree.sync()

    async def on_ready(self) -> None:
        """Again after every reconnect; the chores are started once."""
        if not self.chores:
            chores = (self.announcer.run(), housekeeping.run(self.services, self))
            self.chores = [asyncio.create_task(chore) for chore in chores]
            for game in games():
                self.services.painter.ahead(lobby.cover(game, reader_in(self.services, DEFAULT)))
            log.info("connected as %s", self.user)

    async def close(self) -> None:
        for chore in self.chores:
            chore.cancel()
        await asyncio.gather(*self.chores, return_exceptions=True)
        await super().close()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Forms are read here, by the id they carry, so that one opened before a restart is still taken."""
        if interaction.type is discord.InteractionType.modal_submit and (form := submitted(interaction)):
            await self.pressed(interaction, *form)

    async def pressed(
        self, interaction: discord.Interaction[Any], custom_id: str, values: tuple[str, ...] = ()
    ) -> None:
        try:
            await clicks.handle(interaction, custom_id, values)
        except Exception as error:  # noqa: BLE001 - every error has its sentence, and what is unforeseen is logged there
            await refuse(interaction, error)
