"""Where everybody's private panel is, so that it lies below what its owner's move has told the table, and asks what its
owner is asked.

Discord never moves a message that only one person reads: posts come below it and push it out of sight. So the panel is
sent anew at the bottom and the old one is taken away; there is one at any time. Only memory: after a restart, or when
Discord no longer takes the last press for an answer, it stays where it is and as it is.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

import aiohttp
import discord

from engine import record

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


@record
class Sight:
    """How a match was when a panel was made: its version, and the count of what the seat was asked, if anything."""

    version: int
    question: int | None

    @classmethod
    def of(cls, session: Session, seat: int) -> Self:
        asked = session.goes_on and session.match.prompt(seat) is not None
        return cls(session.row.version, session.match.count(seat) if asked else None)


@dataclass(slots=True)
class Opened:
    """`sight`: of what it shows, or of a moment before. `fresh`: its owner has moved or was asked, and it has not been
    lowered since. `before`: whose place it has taken.
    """

    interaction: Interaction
    message: int
    at: float
    sight: Sight
    fresh: bool
    before: int | None = None


class Panels:
    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.opened: dict[tuple[int, int], Opened] = {}

    async def show(
        self, interaction: Interaction, match: int, seat: int, message: Message, sight: Sight, *, fresh: bool
    ) -> None:
        """In place of the panel that was pressed, or below what has taken its place meanwhile; or as a new one. Any
        other that its owner has open goes.
        """
        known = self.opened.get((match, seat))
        pressed = interaction.message.id if interaction.message and private(interaction) else None
        moved = known if known is not None and pressed is not None and known.before == pressed else None
        in_place = interaction.response.type is discord.InteractionResponseType.deferred_message_update
        if moved and in_place:
            shown = await sent_anew(interaction, message)
        else:
            try:
                shown = (await show(interaction, message)).id
            except discord.NotFound as error:
                if error.code != GONE or not in_place:  # it may have gone below more than once since it was pressed
                    raise
                shown = await sent_anew(interaction, message)
        self.opened[match, seat] = Opened(interaction, shown, self.clock.now(), sight, fresh)
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

    async def follow(self, match: int, below: int, *, renewing: bool) -> None:
        """The table has been told something, and that message is now the lowest of it. `renewing`: something was taken
        back, so that every panel shows what is no longer so.
        """
        await self.each(match, lambda seat: self.catch_up(match, seat, below, renewing=renewing))

    async def each(self, match: int, act: Callable[[int], Awaitable[None]]) -> None:
        for key, opened in list(self.opened.items()):
            if key[0] == match:
                try:
                    async with services(opened.interaction).sessions.panel(*key):
                        await act(key[1])
                except TROUBLE as error:
                    log.info("the panel of seat %s of match %s stays as it is: %s", key[1], match, error)

    async def catch_up(self, match: int, seat: int, below: int, *, renewing: bool) -> None:
        """Below the news if its owner has just moved or is now asked something; where it is, if it only says what is no
        longer so. Whoever has a question in front of him that still stands keeps it.
        """
        opened = self.opened.get((match, seat))
        if opened is None or not self.answerable(opened):
            return
        session = await services(opened.interaction).sessions.get(match)
        if session.seat_of(opened.interaction.user.id) != seat:
            return  # who has left the table may keep what he saw there
        # Taken before the panel is made: what happens meanwhile has a post of its own, after which it catches up again.
        known, now = opened.sight, Sight.of(session, seat)
        asked = now.question is not None and now.question != known.question
        if session.goes_on and (opened.fresh or asked) and opened.message < below:
            await self.send_below(opened, session, seat, now)
        elif now.version != known.version and (renewing or asked or now.question is None):
            opened.fresh = opened.fresh or asked  # what has led to the question may be told only after this
            await self.edit(opened, session, now)

    async def edit(self, opened: Opened, session: Session, now: Sight) -> None:
        interaction = opened.interaction
        message = await panel(services(interaction), session, await reader_of(interaction, session))
        opened.sight = now
        await interaction.followup.edit_message(opened.message, view=message.view(), attachments=message.files())

    async def send_below(self, opened: Opened, session: Session, seat: int, now: Sight) -> None:
        interaction = opened.interaction
        message = await panel(services(interaction), session, await reader_of(interaction, session))
        sent = await sent_anew(interaction, message)
        self.opened[session.row.id, seat] = Opened(
            interaction, sent, opened.at, now, fresh=False, before=opened.message
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
