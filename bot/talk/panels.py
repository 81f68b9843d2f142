"""Where everybody's private panel is, so that it lies below what its owner's move has told the table.

Discord never moves a message that only one person reads: posts come below it and push it out of sight. So the panel is
sent anew at the bottom and the old one is taken away; there is one at any time. Only memory: after a restart, or when
Discord no longer takes the last press for an answer, it stays where it is.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING

import aiohttp
import discord

from .interaction import GONE, Interaction, private, reader_of, services, show
from .panel import panel

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.clock import Clock
    from bot.table.session import Session

    from .message import Message

log = logging.getLogger(__name__)
TROUBLE = (discord.HTTPException, aiohttp.ClientError, OSError)
ANSWERABLE = 14 * 60.0  # seconds after a press in which it can be answered; Discord takes 15 minutes


@dataclass(slots=True)
class Opened:
    """`version`: of the match that it shows. `fresh`: the last thing done in it was a move, after which it has not been
    lowered. `before`: whose place it has taken.
    """

    interaction: Interaction
    message: int
    at: float
    version: int
    fresh: bool
    before: int | None = None


class Panels:
    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.opened: dict[tuple[int, int], Opened] = {}

    async def show(
        self, interaction: Interaction, session: Session, seat: int, message: Message, *, fresh: bool
    ) -> None:
        """In place of the panel that was pressed, or below what has taken its place meanwhile; or as a new one. Any
        other that its owner has open goes.
        """
        match, version = session.row.id, session.row.version
        known = self.opened.get((match, seat))
        pressed = interaction.message.id if interaction.message and private(interaction) else None
        moved = known if known is not None and pressed is not None and known.before == pressed else None
        if moved and interaction.response.type is discord.InteractionResponseType.deferred_message_update:
            shown = await sent_anew(interaction, message)
        else:
            shown = (await show(interaction, message)).id
        self.opened[match, seat] = Opened(interaction, shown, self.clock.now(), version, fresh)
        if known is not None and known.message != shown and self.answerable(known):
            try:
                await take_away(known)
            except TROUBLE as error:
                log.info("an older panel of seat %s of match %s stays: %s", seat, match, error)
        self.forget()

    def answerable(self, opened: Opened) -> bool:
        return self.clock.now() - opened.at <= ANSWERABLE

    def forget(self) -> None:
        """Those that nothing can be done about any more."""
        self.opened = {key: opened for key, opened in self.opened.items() if self.answerable(opened)}

    async def lower(self, match: int, below: int) -> None:
        """Every fresh panel of the match whose owner is asked something, if it lies above that message."""
        await self.each(match, lambda seat: self.send_below(match, seat, below))

    async def renew(self, match: int) -> None:
        """Something was taken back: every panel of the match that shows it is made anew where it is."""
        await self.each(match, lambda seat: self.edit(match, seat))

    async def each(self, match: int, act: Callable[[int], Awaitable[None]]) -> None:
        for key, opened in list(self.opened.items()):
            if key[0] == match:
                try:
                    async with services(opened.interaction).sessions.panel(*key):
                        await act(key[1])
                except TROUBLE as error:
                    log.info("the panel of seat %s of match %s stays as it is: %s", key[1], match, error)

    async def edit(self, match: int, seat: int) -> None:
        opened = self.opened.get((match, seat))
        if opened is None or not self.answerable(opened):
            return
        interaction = opened.interaction
        session = await services(interaction).sessions.get(match)
        reader = await reader_of(interaction, session)
        if opened.version == session.row.version or reader.seat != seat:  # a bot may have it by now
            return
        message = await panel(services(interaction), session, reader)
        opened.version = session.row.version
        await interaction.followup.edit_message(
            opened.message, view=message.view(), attachments=message.files()
        )

    async def send_below(self, match: int, seat: int, below: int) -> None:
        """As it is by now: whoever has just pressed has another one in front of him."""
        opened = self.opened.get((match, seat))
        if opened is None or not opened.fresh or opened.message > below or not self.answerable(opened):
            return
        interaction = opened.interaction
        session = await services(interaction).sessions.get(match)
        reader = await reader_of(interaction, session)
        if not session.goes_on or session.match.prompt(seat) is None or reader.seat != seat:
            return
        message = await panel(services(interaction), session, reader)
        sent = await sent_anew(interaction, message)
        self.opened[match, seat] = Opened(
            interaction, sent, opened.at, session.row.version, fresh=False, before=opened.message
        )
        await take_away(opened)


def panels(interaction: Interaction) -> Panels:
    found: Panels = interaction.client.panels
    return found


async def sent_anew(interaction: Interaction, message: Message) -> int:
    """At the end of the channel."""
    sent = await interaction.followup.send(view=message.view(), files=message.files(), ephemeral=True, wait=True)
    return sent.id


async def take_away(opened: Opened) -> None:
    try:
        await opened.interaction.followup.delete_message(opened.message)
    except discord.NotFound as error:
        if error.code != GONE:  # its reader has dismissed it
            raise
