"""Taking a move back: said first what it takes, then free, or by consent of everyone else at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.store import UNDO_WINDOW, NewPost
from bot.table.session import NeedsConsent
from engine import EVENTS
from engine.text import text

from .buttons import tag
from .controls import Button
from .message import Leaf
from .refusals import Refusal
from .speech import clip

if TYPE_CHECKING:
    import discord

    from bot.client import Thicket
    from bot.store import MoveRow
    from bot.table.session import Session

    from .buttons import Click
    from .reader import Reader

WHAT = 900  # characters; Fluent takes no more than 1000 for one argument
VERBS = ("undo", "ask", "agree", "refuse")


async def offer(client: Thicket, session: Session, reader: Reader) -> Leaf:
    """What `/undo` answers: what would go, and the button that does it."""
    if reader.seat is None:
        raise Refusal(text("refused-not-seated"))
    head = tag(session.row.id, reader.seat)
    try:
        found = await client.sessions.rewind(session, reader.seat)
        move, free = found.move, True
    except NeedsConsent as refused:
        move, free = refused.move, not session.people - {reader.seat}
    verb, label = ("undo", "undo-do") if free else ("ask", "undo-ask")
    button = Button(f"{head}:{verb}:{move.number}.{session.row.version}", reader.say(label), "danger")
    return Leaf(reader.say("undo-offer", what=told(session, reader, move)), rows=[(button,)])


def told(session: Session, reader: Reader, move: MoveRow) -> str:
    return clip(reader.events(session, EVENTS.validate_json(move.events)), WHAT) or reader.say("undo-quiet")


async def handle(interaction: discord.Interaction[Any], pressed: Click) -> None:
    client: Thicket = interaction.client
    session = await client.sessions.get(pressed.match)
    reader = await client.reader(interaction, session)
    if reader.seat is None:
        raise Refusal(text("refused-not-seated"))
    if pressed.seat is not None and pressed.seat != reader.seat:
        raise Refusal(text("refused-not-yours"))
    version, number = session.row.version, await asked_for(client, session, reader.seat, pressed)
    await interaction.response.defer()
    match pressed.verb:
        case "undo":
            await take_back(client, session, reader.seat, number, version)
            await close(interaction, reader.say("undo-done"))
        case "ask":
            await client.store.consent(session.row.id, version, reader.seat)
            payload = {"move": number, "version": version, "seat": reader.seat}
            await client.store.owe(NewPost("consent", payload), session.row.id)
            await close(interaction, reader.say("undo-asked"))
        case "agree":
            await agree(interaction, session, reader, number, version)
        case _:
            public = client.table_reader(session)
            await close(interaction, public.say("undo-refused", player=public.people(session, [reader.seat])))


async def asked_for(client: Thicket, session: Session, seat: int, pressed: Click) -> int:
    """The move that the button is about, if the match is still as it was then; one's own is the last one made."""
    number, _, version = pressed.object.partition(".")
    if version != str(session.row.version) or number not in (moves := {
        str(move.number): move.seat for move in await client.store.last_moves(session.row.id, UNDO_WINDOW)
    }):
        raise Refusal(text("refused-changed"))
    own = max([int(n) for n, by in moves.items() if by == seat], default=0)
    if pressed.verb in ("undo", "ask") and int(number) != own:
        raise Refusal(text("refused-changed"))
    return int(number)


async def take_back(client: Thicket, session: Session, seat: int, number: int, version: int) -> None:
    try:
        await client.sessions.undo(session.row.id, seat, version=version)
    except NeedsConsent:
        if session.people - {seat}:
            raise
        await client.sessions.undo_by_consent(session.row.id, number, version)


async def agree(
    interaction: discord.Interaction[Any], session: Session, reader: Reader, number: int, version: int
) -> None:
    """Agreement is to the match as it was when it was asked for, so it is kept under that version."""
    client: Thicket = interaction.client
    log = await client.store.moves(session.row.id, since=number - 1)
    asker = log[0].seat if log else None
    agreed = await client.store.consent(session.row.id, version, reader.seat or 0)
    if asker not in agreed:
        raise Refusal(text("refused-changed"))
    missing = sorted(session.people - agreed)
    if missing:
        await interaction.followup.send(
            reader.say("undo-missing", people=reader.people(session, missing)), ephemeral=True
        )
        return
    await client.sessions.undo_by_consent(session.row.id, number, version)
    await close(interaction, client.table_reader(session).say("undo-agreed"))


async def close(interaction: discord.Interaction[Any], sentence: str) -> None:
    """The question is settled: its buttons go."""
    await interaction.edit_original_response(view=Leaf(sentence).view(), attachments=[])


def request(session: Session, reader: Reader, move: MoveRow, version: int) -> Leaf:
    """The public question to everyone else."""
    head, what = tag(session.row.id), f"{move.number}.{version}"
    asker = reader.people(session, [move.seat or 0])
    buttons = (
        Button(f"{head}:agree:{what}", reader.say("undo-agree"), "success"),
        Button(f"{head}:refuse:{what}", reader.say("undo-refuse"), "danger"),
    )
    return Leaf(reader.say("undo-request", player=asker, what=told(session, reader, move)), rows=[buttons])
