"""Taking a move back: said first what it takes, then free, or by consent of everyone else at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from bot.speech import clip
from bot.store import UNDO_WINDOW
from bot.table import council, votes
from bot.table.outcome import MatchPaused
from bot.table.part import question
from bot.table.rewind import NeedsConsent
from engine import EVENTS, text

from . import ids, verbs, wording
from .controls import Button
from .interaction import Interaction, acknowledge, reader_of, services, show
from .message import Message
from .refusals import Refusal, standing
from .typed import spoken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.services import Services
    from bot.store import MoveRow
    from bot.table.session import Session

    from .reader import Reader

WHAT = 900  # characters; Fluent takes no more than 1000 for one argument


async def offer(services: Services, session: Session, reader: Reader) -> Message:
    """What `/undo` answers: what would go, and the button that does it."""
    if reader.seat is None:
        raise Refusal(text("refused-not-seated"))
    if session.row.paused is not None:
        raise MatchPaused(f"match {session.row.id} is paused")
    try:
        found = await services.sessions.rewind(session, reader.seat)
        moves, free = [found.move], True
    except NeedsConsent as refused:
        moves = await services.store.moves(session.row.id, since=refused.move.number - 1)
        free = not session.people - {reader.seat}
    verb, label = (verbs.Undo, "undo-do") if free else (verbs.AskUndo, "undo-ask")
    act = verb(moves[0].number, session.row.version)
    button = Button(ids.Tag(session.row.id, reader.seat).id(act), reader.say(label), "danger")
    what = told(session, reader, moves) or await choice(services, session, reader, moves[0])
    said = reader.say("undo-offer" if free else "undo-offer-ask", what=what, after=len(moves) - 1)
    return Message(said, rows=[(button,)])


def told(session: Session, reader: Reader, moves: Sequence[MoveRow]) -> str:
    """What the first of the moves did, and what became of it with a later one: where all choose at once, only the last
    of them makes known what each has done.
    """
    found = [(move, event) for move in moves for event in EVENTS.validate_json(move.events)]
    own = [event for move, event in found if move is moves[0] or event.seat == moves[0].seat]
    loud = [event for event in own if not event.quiet]
    return clip(wording.events(session, reader, loud or own), WHAT)


async def choice(services: Services, session: Session, reader: Reader, move: MoveRow) -> str:
    """For who made it alone: what was chosen, where nothing is told of it."""
    found = await question(services.store, session, move)
    said = spoken(found, wording.labels(session, reader)) if found else ""
    return reader.say("undo-choice", choice=clip(said, WHAT)) if said else reader.say("undo-quiet")


async def handle(interaction: Interaction, press: ids.Press, act: verbs.Undoing) -> None:
    given = services(interaction)
    session = await given.sessions.get(press.match)
    reader = await reader_of(interaction, session)
    if reader.seat is None:
        raise Refusal(text("refused-not-seated"))
    if press.seat is not None and press.seat != reader.seat:
        raise Refusal(text("refused-not-yours"))
    await still_so(given, session, reader.seat, act)
    await acknowledge(interaction, here=True)
    match act:
        case verbs.Undo():
            await take_back(given, session, reader.seat, act)
            with standing():
                await close(interaction, reader.say("undo-done"))
        case verbs.AskUndo(move, version):
            matter = votes.Undo(move, version, reader.seat)
            await council.ask(given.sessions, session.row.id, matter, interaction.user.id)
            with standing():
                asked = wording.people(session, reader, sorted(session.people - {reader.seat}))
                await close(interaction, reader.say("undo-asked", people=asked))
        case _:
            assert_never(act)


async def still_so(services: Services, session: Session, seat: int, act: verbs.Undoing) -> None:
    """The match must be as it was when the button was made; one's own move to take back is the last one made."""
    log = await services.store.last_moves(session.row.id, UNDO_WINDOW)
    own = max([move.number for move in log if move.seat == seat], default=0)
    if act.version != session.row.version or act.move != own:
        raise Refusal(text("refused-changed"))


async def take_back(services: Services, session: Session, seat: int, act: verbs.Undo) -> None:
    try:
        await services.sessions.undo(session.row.id, seat, version=act.version)
    except NeedsConsent:
        if session.people - {seat}:
            raise
        await services.sessions.undo_by_consent(session.row.id, act.move, act.version)


async def close(interaction: Interaction, sentence: str) -> None:
    """It is done: the buttons go."""
    await show(interaction, Message(sentence))


def request(session: Session, reader: Reader, moves: Sequence[MoveRow], asked: str) -> str:
    """The public question to everyone else: the first of the moves would go, and with it those after it."""
    asker = wording.people(session, reader, [moves[0].seat or 0])
    what = told(session, reader, moves) or reader.say("undo-quiet")
    return reader.say("undo-request", player=asker, asked=asked, what=what, after=len(moves) - 1)
