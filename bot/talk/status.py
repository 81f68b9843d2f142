"""`/status`: how the program does, for whoever runs it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine import text

from .interaction import Interaction, acknowledge, reader_of, services, show
from .message import Message
from .refusals import Refusal
from .who import lasting

if TYPE_CHECKING:
    from bot.vitals import Figures

    from .reader import Reader

MEGABYTE = 1 << 20


async def status(interaction: Interaction) -> None:
    if not runs(interaction.client, interaction.user.id):
        raise Refusal(text("refused-status"))
    await acknowledge(interaction, new=True)
    given = services(interaction)
    figures = await given.figures(connected=interaction.client.is_ready())
    await show(interaction, Message(told(await reader_of(interaction), figures)))


def runs(client: Any, user: int) -> bool:
    """Whether the application is this person's, or that of a team they belong to."""
    application = client.application
    if application is None:
        return False
    if application.team is not None:
        return any(member.id == user for member in application.team.members)
    return application.owner is not None and application.owner.id == user


def told(reader: Reader, figures: Figures) -> str:
    lines = [
        reader.say("status-head", version=figures.version),
        reader.say("status-uptime", time=lasting(figures.uptime)),
        reader.say("status-matches", running=figures.running, lobbies=figures.lobbies, live=figures.live),
        reader.say("status-owed", count=figures.owed, time=lasting(figures.oldest)),
        reader.say("status-lag", ms=round(figures.lag * 1000)),
        reader.say("status-memory", megabytes=round(figures.memory / MEGABYTE)),
        reader.say("status-queues", drawing=figures.drawing, thinking=figures.thinking),
    ]
    return "\n".join(lines)
