"""The bot on Discord: hands what people do to `talk`, and starts what runs by itself. Needs no privileged intent."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from engine import Text, games
from render import drawings

from .allowance import Allowances
from .fault import fault
from .talk import clicks, commands, journal
from .talk.buttons import ButtonItem, MenuItem, PlacesItem
from .talk.completion import LIBRARY, UNNAMED
from .talk.forms import submitted
from .talk.notices import remind
from .talk.panels import Panels
from .talk.refusals import DONE, Refusal, refuse
from .talk.translation import payload
from .work import elsewhere, housekeeping, reminders, thinking, trouble
from .work.announcer import Announcer
from .work.watch import watched

if TYPE_CHECKING:
    from .services import Services

log = logging.getLogger(__name__)
COMMANDS = "commands"  # under which the store has what was registered
GRACE = 0.5  # seconds for what people have asked for before it closes
UNAUTHORIZED = 401  # with code 0; an interaction that is over answers 401 with a code of its own


async def registered(tree: Tree, application: int | None) -> str:
    """What Discord is told of the commands, in every language, as one short word."""
    told = [application, await payload(tree)]
    return hashlib.sha256(json.dumps(told, sort_keys=True, default=str).encode()).hexdigest()


class Tree(app_commands.CommandTree["Thicket"]):
    async def interaction_check(self, interaction: discord.Interaction[Thicket], /) -> bool:
        if interaction.type is discord.InteractionType.autocomplete:
            return interaction.client.begins()
        return await interaction.client.admits(interaction)

    async def on_error(self, interaction: discord.Interaction[Thicket], error: app_commands.AppCommandError, /) -> None:
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await interaction.client.refuse(interaction, cause)


class Thicket(discord.AutoShardedClient):
    """One process alone has as many connections as Discord advises; of several, each those of its shards."""

    def __init__(self, services: Services, **options: Any) -> None:
        nobody, shards = discord.AllowedMentions.none(), services.store.shards
        if not shards.are_all:
            options |= {"shard_ids": sorted(shards.own), "shard_count": shards.total}
        super().__init__(intents=discord.Intents(guilds=True), allowed_mentions=nobody, **options)
        self.services = services
        self.tree = Tree(self)
        self.panels = Panels(services.clock)
        self.allowances = Allowances(services.settings.allowed)
        self.announcer = Announcer(services, self, self.panels, self.heard)
        self.chores: list[asyncio.Task[None]] = []
        self.answering: set[asyncio.Task[Any]] = set()
        self.leaving = False
        self.banned: asyncio.Task[None] | None = None  # closes, because the token is no longer accepted

    async def setup_hook(self) -> None:
        for name in games():
            drawings(name)  # half a second to import, which nobody's first look should wait for
        LIBRARY.addFilter(UNNAMED)
        self.add_dynamic_items(ButtonItem, MenuItem, PlacesItem)
        for command in commands.built():
            self.tree.add_command(command)
        await self.register()

    async def register(self) -> None:
        """Only what has changed, or is new to this application: Discord counts how often commands are written."""
        now = await registered(self.tree, self.application_id)
        if self.services.settings.token is None or await self.services.store.mark(COMMANDS) != now:
            await self.http.bulk_upsert_global_commands(self.application_id or 0, payload=await payload(self.tree))
            await self.services.store.set_mark(COMMANDS, now)

    async def on_ready(self) -> None:
        """Again after every reconnect; the chores are started once, and not if it is closing already. Each sees to the
        servers of this process; what is done once for all is done where the first shard is.
        """
        if self.chores or self.leaving:
            return
        shards = self.services.store.shards
        chores = {
            "the announcer": self.announcer.run, "the reminders": self.call, "the bots": self.think,
            "the watch over the database": self.look_after, "the pulse": self.services.vitals.beat,
            **({"housekeeping": self.tidy} if shards.have(None) else {}),
            **({} if shards.are_all else {"the watch over other processes": self.hear}),
        }
        self.chores = [
            asyncio.create_task(watched(self.services.clock, name, chore)) for name, chore in chores.items()
        ]
        log.info("connected as %s", self.user)

    async def tidy(self) -> None:
        await housekeeping.run(self.services)

    async def call(self) -> None:
        await reminders.run(self.services)

    async def think(self) -> None:
        await thinking.run(self.services)

    async def look_after(self) -> None:
        await trouble.run(self.services)

    async def hear(self) -> None:
        await elsewhere.run(self.services, self.panels)

    async def close(self) -> None:
        """Nothing new is begun; whoever waits for an answer gets it, if it does not take long."""
        self.leaving = True
        for chore in self.chores:
            chore.cancel()
        await asyncio.gather(*self.chores, return_exceptions=True)
        if self.answering:
            await asyncio.wait(self.answering, timeout=GRACE)
        for task in list(self.answering):
            task.cancel()
        await asyncio.gather(*self.answering, return_exceptions=True)
        await self.services.analyses.close()
        await super().close()

    def begins(self) -> bool:
        """Whether the current task may answer somebody; closing waits for it."""
        task = asyncio.current_task()
        if self.leaving or task is None:
            return False
        self.answering.add(task)
        task.add_done_callback(self.answering.discard)
        return True

    def heard(self, error: BaseException) -> bool:
        """Whether Discord said by this error that the token is no longer good: then the program ends."""
        if not isinstance(error, discord.HTTPException) or (error.status, error.code) != (UNAUTHORIZED, 0):
            return False
        self.banned = self.banned or asyncio.create_task(self.close())
        return True

    async def on_guild_channel_update(self, _: object, channel: discord.abc.GuildChannel) -> None:
        await self.announcer.barrier.moved(channel.guild)

    async def on_thread_update(self, _: object, thread: discord.Thread) -> None:
        await self.announcer.barrier.moved(thread.guild)

    async def on_guild_role_update(self, _: object, role: discord.Role) -> None:
        await self.announcer.barrier.moved(role.guild)

    async def on_member_update(self, _: object, member: discord.Member) -> None:
        """Discord tells of our own roles without any intent; of nobody else's."""
        await self.announcer.barrier.moved(member.guild)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Forms are read here, by the id they carry, so that one opened before a restart is still taken."""
        if interaction.type is discord.InteractionType.modal_submit and (form := submitted(interaction)):
            await self.pressed(interaction, *form)

    async def pressed(
        self, interaction: discord.Interaction[Any], custom_id: str, values: tuple[str, ...] = ()
    ) -> None:
        if not await self.admits(interaction, custom_id):
            return
        try:
            await clicks.handle(interaction, custom_id, values)
        except Exception as error:  # noqa: BLE001 - every error has its sentence, and what is unforeseen is logged there
            await self.refuse(interaction, error, custom_id)
        else:
            journal.ended(interaction, DONE, custom_id)
            await self.remind(interaction)

    async def admits(self, interaction: discord.Interaction[Any], custom_id: str | None = None) -> bool:
        """Whether it is taken up: not while the program ends, and not from who has asked too much for a while."""
        journal.begun(interaction)
        if not self.begins():
            return False
        spent = self.allowances.spend(interaction.user.id, interaction.guild_id)
        if spent is not None:
            await self.refuse(interaction, Refusal(Text(f"refused-load-{spent}")), custom_id)
        return spent is None

    async def on_app_command_completion(self, interaction: discord.Interaction[Any], _: object) -> None:
        journal.ended(interaction, DONE)
        if self.begins():
            await self.remind(interaction)

    async def remind(self, interaction: discord.Interaction[Any]) -> None:
        """Beside an answer that is out: what fails here is said to nobody, who would take it for the answer."""
        try:
            await remind(interaction)
        except Exception as error:  # noqa: BLE001 - logged under its id
            fault(error, "a host could not be reminded")

    async def refuse(
        self, interaction: discord.Interaction[Any], error: BaseException, custom_id: str | None = None
    ) -> None:
        self.heard(error.__cause__ or error)
        journal.ended(interaction, await refuse(interaction, error), custom_id)
