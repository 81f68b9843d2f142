"""`/who`: the people of a match, how fast each usually answers, and who is away."""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING

import discord  # noqa: TC002 - the library reads the signatures of commands

from bot.table.bots import FACES
from engine import Text, text

from . import wording
from .calls import ago, day
from .interaction import Interaction, acknowledge, services, show
from .message import Message, plain
from .place import table
from .refusals import Refusal

if TYPE_CHECKING:
    from bot.services import Services
    from bot.table.session import Session

    from .reader import Reader

ENOUGH = 3  # answers by which somebody can be known
MINUTE, HOUR, DAY = 60.0, 3600.0, 24 * 3600.0


async def who(interaction: Interaction, player: discord.Member | discord.User | None = None) -> None:
    await acknowledge(interaction, new=True)
    session, reader = await table(interaction, latest=True)
    seats = [seat.seat for seat in session.row.seats]
    if player is not None:
        seats = [seat.seat for seat in session.row.seats if player.id in (seat.user, seat.owner)]
        if not seats:
            raise Refusal(text("refused-other-not-seated"))
    lines = [await profile(services(interaction), session, reader, seat) for seat in seats]
    await show(interaction, Message("\n".join(lines)))


async def profile(services: Services, session: Session, reader: Reader, seat: int) -> str:
    """What is known of one seat, part by part."""
    user, name = session.row.seats[seat].user, wording.people(session, reader, [seat])
    if seat in session.owners:
        owner = f"**{plain(session.row.seats[seat].name)}**"
        return reader.say("who-kept", player=owner, level=strength(session, seat))
    if user is None:
        return reader.say("who-bot", player=name, level=strength(session, seat))
    person, need = await services.store.user(user), await services.store.need(session.row.id, seat)
    took = await services.store.answers(user)
    usual = reader.say("who-new") if len(took) < ENOUGH else reader.say("who-usual", time=lasting(median(took)))
    parts = [usual]
    if person.away_until is not None and person.away_until > services.clock.now():
        parts.append(reader.say("who-away", day=day(person.away_until)))
    if need is not None:
        parts.append(reader.say("who-needed", since=ago(need.since)))
    return f"{name} · {' · '.join(parts)}"


def strength(session: Session, seat: int) -> Text | str:
    """Of the bot that plays there, where it has one."""
    level = session.row.seats[seat].bot
    return text(f"level-{level}") if level in FACES else "none"


def lasting(seconds: float) -> Text:
    """In the largest unit that tells it well, rounded up."""
    for unit, length, most in (("minutes", MINUTE, 90.0), ("hours", HOUR, 48.0)):
        if seconds <= length * most:
            return text(f"lasting-{unit}", count=max(1, -int(-seconds // length)))
    return text("lasting-days", count=-int(-seconds // DAY))
