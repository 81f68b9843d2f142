"""What somebody who is needed reads: the ping and the reminders; and what the table reads of who does not answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from bot.table import posts
from bot.table.needs import muted
from engine import text

from . import ids, verbs, wording
from .controls import Button
from .interaction import Interaction, acknowledge, reader_of, services, show
from .links import link
from .message import Message
from .refusals import Refusal, standing

if TYPE_CHECKING:
    from bot.services import Services
    from bot.table.session import Session

    from .reader import Reader


def call(
    session: Session, reader: Reader, post: posts.Ping | posts.Last | posts.Reminder, *, direct: bool = False
) -> Message:
    """Why the seat is needed, as things are when the call goes out. `direct`: read elsewhere, so it says where."""
    user, found = f"<@{session.row.seats[post.seat].user}>", session.match.call(post.seat)
    why = wording.called(session, reader, found) if found else ""
    match post:
        case posts.Ping():
            said = reader.say("ping-why", user=user, why=why) if why else reader.say("ping", user=user)
        case posts.Last():
            said = reader.say("ping-last-why", user=user, why=why) if why else reader.say("ping-last", user=user)
        case posts.Reminder():
            since = ago(post.since)
            said = reader.say("ping-reminder", user=user, since=since)
            said = reader.say("ping-reminder-why", user=user, since=since, why=why) if why else said
        case _:
            assert_never(post)
    play = Button(ids.Tag(session.row.id).id(verbs.Play()), reader.say("button-play"), "success")
    quiet = Button(ids.Tag(session.row.id, post.seat).id(verbs.Mute(moment(post.since))), reader.say("button-mute"))
    return Message(f"{said}\n-# {link(reader, session.row)}" if direct else said, rows=[(play, quiet)])


async def mute(interaction: Interaction, press: ids.Press, act: verbs.Mute) -> None:
    """No more calls until the next time the person is needed."""
    given = services(interaction)
    await acknowledge(interaction, new=True)
    session = await given.sessions.get(press.match)
    reader = await reader_of(interaction, session)
    if reader.seat is None or reader.seat != press.seat:
        raise Refusal(text("refused-not-yours"))
    need = await given.store.need(press.match, reader.seat)
    if need is None or moment(need.since) != act.since:
        raise Refusal(text("refused-unneeded"))
    await given.store.revise(press.match, muted(reader.seat, need.since))
    with standing():
        await show(interaction, Message(reader.say("call-muted")))


def moment(since: float) -> int:
    """As a button can carry it."""
    return round(since * 1000)


async def notes(services: Services, session: Session, reader: Reader) -> str:
    """What the table should know: who is away, and by when those it waits for should have done their part."""
    now, lines = services.clock.now(), []
    if not session.goes_on:
        return ""  # no clock runs
    needs = {need.seat: need for need in await services.store.needs(session.row.id)}
    for seat, user in session.users.items():
        person, who, need = await services.store.user(user), wording.people(session, reader, [seat]), needs.get(seat)
        if person.away_until is not None and person.away_until > now:
            lines.append(reader.say("turn-away", player=who, day=day(person.away_until)))
        elif need is not None and need.due is not None:
            lines.append(reader.say("turn-late" if need.due <= now else "turn-due", player=who, due=ago(need.due)))
    return "\n".join([f"-# {line}" for line in lines])


def silent(session: Session, reader: Reader, post: posts.Silent) -> Message:
    who = wording.people(session, reader, [post.seat])
    return Message(f"-# {reader.say('call-silent', player=who, since=ago(post.since))}")


def ago(at: float) -> str:
    """In Discord's own words for the reader's language, which stay true as time passes."""
    return f"<t:{int(at)}:R>"


def day(at: float) -> str:
    return f"<t:{int(at)}:D>"
