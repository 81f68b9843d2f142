"""Taking a move back: said first what it takes, then free, or by consent of everyone else at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from bot.speech import clip
from bot.store import UNDO_WINDOW
from bot.table.posts import Consent, written
from bot.table.rewind import NeedsConsent
from engine import EVENTS, text

from . import ids, wording
from .controls import Button
from .interaction import Interaction, reader_of, services, show
from .message import Message
from .reader import table_reader
from .refusals import Refusal, standing

if TYPE_CHECKING:
    from bot.services import Services
    from bot.store import MoveRow
    from bot.table.session import Session

    from .reader import Reader

WHAT = 900  # characters; Fluent takes no more than 1000 for one argument


async def offer(services: Services, session: Session, reader: Reader) -> Message:
    """What `/undo` answers: what would go, and the button that does it."""
    if reader.seat is None:
        raise Refusal(text("refused-not-seated"))
    try:
        found = await services.sessions.rewind(session, reader.seat)
        move, free = found.move, True
    except NeedsConsent as refused:
        move, free = refused.move, not session.people - {reader.seat}
    verb, label = (ids.Undo, "undo-do") if free else (ids.AskUndo, "undo-ask")
    act = verb(move.number, session.row.version)
    button = Button(ids.Tag(session.row.id, reader.seat).id(act), reader.say(label), "danger")
    return Message(reader.say("undo-offer", what=told(session, reader, move)), rows=[(button,)])


def told(session: Session, reader: Reader, move: MoveRow) -> str:
    return clip(wording.events(session, reader, EVENTS.validate_json(move.events)), WHAT) or reader.say("undo-quiet")


async def handle(interaction: Interaction, press: ids.Press, act: ids.Undoing) -> None:
    given = services(interaction)
    session = await given.sessions.get(press.match)
    reader = await reader_of(interaction, session)
    if reader.seat is None:
        raise Refusal(text("refused-not-seated"))
    if press.seat is not None and press.seat != reader.seat:
        raise Refusal(text("refused-not-yours"))
    await still_so(given, session, reader.seat, act)
    await interaction.response.defer()
    match act:
        case ids.Undo():
            await take_back(given, session, reader.seat, act)
            with standing():
                await close(interaction, reader.say("undo-done"))
        case ids.AskUndo(move, version):
            question = written(Consent(move, version, reader.seat))
            await given.store.ask_consent(session.row.id, version, move, reader.seat, question)
            with standing():
                await close(interaction, reader.say("undo-asked"))
        case ids.AgreeUndo():
            await agree(interaction, session, reader, act)
        case ids.RefuseUndo(move, version):
            await given.store.refuse_consent(session.row.id, version, move)
            public = table_reader(given, session)
            with standing():
                await close(interaction, public.say("undo-refused", player=wording.people(session, [reader.seat])))
        case _:
            assert_never(act)


async def still_so(services: Services, session: Session, seat: int, act: ids.Undoing) -> None:
    """The match must be as it was when the button was made; one's own move to take back is the last one made."""
    log = await services.store.last_moves(session.row.id, UNDO_WINDOW)
    own = max([move.number for move in log if move.seat == seat], default=0)
    mine = isinstance(act, (ids.Undo, ids.AskUndo))
    if act.version != session.row.version or act.move not in ([own] if mine else [move.number for move in log]):
        raise Refusal(text("refused-changed"))


async def take_back(services: Services, session: Session, seat: int, act: ids.Undo) -> None:
    try:
        await services.sessions.undo(session.row.id, seat, version=act.version)
    except NeedsConsent:
        if session.people - {seat}:
            raise
        await services.sessions.undo_by_consent(session.row.id, act.move, act.version)


async def agree(interaction: Interaction, session: Session, reader: Reader, act: ids.AgreeUndo) -> None:
    """Agreement is to the match as it was when it was asked for, so it is kept under that version."""
    given = services(interaction)
    agreed = await given.store.consent(session.row.id, act.version, act.move, reader.seat or 0)
    if not agreed:
        raise Refusal(text("refused-changed"))
    missing = sorted(session.people - agreed)
    if missing:
        with standing():
            await interaction.followup.send(
                reader.say("undo-missing", people=wording.people(session, missing)), ephemeral=True
            )
        return
    await given.sessions.undo_by_consent(session.row.id, act.move, act.version)
    with standing():
        await close(interaction, table_reader(given, session).say("undo-agreed"))


async def close(interaction: Interaction, sentence: str) -> None:
    """The question is settled: its buttons go."""
    await show(interaction, Message(sentence))


def request(session: Session, reader: Reader, move: MoveRow, version: int) -> Message:
    """The public question to everyone else."""
    tag, what = ids.Tag(session.row.id), (move.number, version)
    asker = wording.people(session, [move.seat or 0])
    buttons = (
        Button(tag.id(ids.AgreeUndo(*what)), reader.say("undo-agree"), "success"),
        Button(tag.id(ids.RefuseUndo(*what)), reader.say("undo-refuse"), "danger"),
    )
    return Message(reader.say("undo-request", player=asker, what=told(session, reader, move)), rows=[buttons])
