"""The bot on Discord: connects the store, the sessions, the painter and the commands. Needs no privileged intent."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.store import StoreError
from bot.table.session import Session, Sessions
from bot.talk import clicks, commands, lobby
from bot.talk.buttons import ButtonItem, MenuItem
from bot.talk.forms import submitted
from bot.talk.reader import Reader
from bot.talk.refusals import SETTLED, answer, reason
from bot.talk.speech import DEFAULT
from bot.work import housekeeping
from bot.work.announcer import Announcer
from engine import games

if TYPE_CHECKING:
    from bot.settings import Settings
    from bot.store import Store
    from bot.talk.buttons import Click
    from bot.work.painter import Painter

log = logging.getLogger(__name__)


class Tree(app_commands.CommandTree["Thicket"]):
    async def on_error(self, interaction: discord.Interaction[Thicket], error: app_commands.AppCommandError, /) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await interaction.client.refuse(interaction, cause)


class Thicket(discord.Client):
    def __init__(self, settings: Settings, store: Store, painter: Painter, **options: Any) -> None:
        nobody = discord.AllowedMentions.none()
        super().__init__(intents=discord.Intents(guilds=True), allowed_mentions=nobody, **options)
        self.settings, self.store, self.painter = settings, store, painter
        self.sessions = Sessions(store)
        self.tree = Tree(self)
        self.announcer = Announcer(self)
        self.chores: list[asyncio.Task[None]] = []

    async def setup_hook(self) -> None:
        self.add_dynamic_items(ButtonItem, MenuItem)
        for command in commands.build(games()):
            self.tree.add_command(command)
        await self.tree.sync()

    async def on_ready(self) -> None:
        """Again after every reconnect; the chores are started once."""
        if not self.chores:
            self.chores = [asyncio.create_task(self.announcer.run()), asyncio.create_task(housekeeping.run(self))]
            for game in games():
                self.painter.ahead(lobby.cover(game, self.reader_in(DEFAULT)))
            log.info("connected as %s", self.user)

    async def close(self) -> None:
        for chore in self.chores:
            chore.cancel()
        await asyncio.gather(*self.chores, return_exceptions=True)
        await super().close()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Forms are read here, by the id they carry, so that one opened before a restart is still taken."""
        if interaction.type is discord.InteractionType.modal_submit and (found := submitted(interaction)):
            await self.clicked(interaction, found)

    async def clicked(self, interaction: discord.Interaction[Any], click: Click) -> None:
        try:
            await clicks.handle(interaction, click)
        except Exception as error:  # noqa: BLE001 - every error has its sentence, and what is unforeseen is logged there
            await self.refuse(interaction, error)

    async def refuse(self, interaction: discord.Interaction[Any], error: BaseException) -> None:
        if isinstance(error, discord.HTTPException) and error.code in SETTLED:
            log.info("interaction %s came twice or too late: %s", interaction.id, error)
            return
        said = reason(error)
        try:
            reader = await self.reader(interaction)
        except StoreError:  # the very trouble that is to be told of
            reader = self.reader_in(str(interaction.locale))
        await answer(interaction, reader.word(said))

    async def reader(self, interaction: discord.Interaction[Any], session: Session | None = None) -> Reader:
        """Who presses or types: in their own language, with their own theme."""
        user = await self.store.user(interaction.user.id)
        seat = session.seat_of(interaction.user.id) if session else None
        return Reader(user.locale or str(interaction.locale), user.theme or self.settings.theme, seat)

    def reader_in(self, locale: str) -> Reader:
        return Reader(locale, self.settings.theme)

    def table_reader(self, session: Session) -> Reader:
        """Everybody at once: the server's language, and what anyone may know."""
        return self.reader_in(session.row.locale)

    async def channel(self, channel_id: int) -> Any:
        """A channel or thread to write to; discord.NotFound if it is gone."""
        return self.get_channel(channel_id) or await self.fetch_channel(channel_id)
