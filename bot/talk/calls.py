"""What somebody who is needed reads: the ping and the reminders; and what the table reads of who does not answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from bot.speech import named
from bot.table import posts

from . import ids, wording
from .controls import Button
from .message import Message, plain

if TYPE_CHECKING:
    from bot.table.session import Session

    from .reader import Reader


def call(session: Session, reader: Reader, post: posts.Ping | posts.Last | posts.Reminder) -> Message:
    """Why the seat is needed, as things are when the call goes out."""
    user, found = f"<@{session.row.seats[post.seat].user}>", session.match.call(post.seat)
    why = reader.word(named(found, [plain(name) for name in session.names])) if found else ""
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
    play = Button(ids.Tag(session.row.id).id(ids.Play()), reader.say("button-play"), "success")
    return Message(said, rows=[(play,)])


def silent(session: Session, reader: Reader, post: posts.Silent) -> Message:
    who = wording.people(session, [post.seat])
    return Message(f"-# {reader.say('call-silent', player=who, since=ago(post.since))}")


def ago(at: float) -> str:
    """In Discord's own words for the reader's language, which stay true as time passes."""
    return f"<t:{int(at)}:R>"
