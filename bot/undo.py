"""Taking a move back: said first what it takes, then free, or by consent of everyone else at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine import EVENTS
from engine.text import text

from .controls import Button
from .faults import Refusal
from .items import tag
from .leaf import Leaf
from .session import NeedsConsent
from .store import NewPost

if TYPE_CHECKING:
    import discord

    from .client import Thicket
    from .items import Click
    from .reader import Reader
    from .session import Session
    from .store import MoveRow

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
    return reader.events(session, EVENTS.validate_json(move.events)) or reader.say("undo-quiet")


async def handle(interaction: discord.Interaction[Any], pressed: Click) -> None:
    client: Thicket = interaction.client
    session = await client.sessions.get(pressed.match)
    reader = await client.reader(interaction, session)
    if reader.seat is None:
        raise Refusal(text("refused-not-seated"))
    if pressed.seat is not None and pressed.seat != reader.seat:
        raise Refusal(text("refused-not-yours"))
    number, _, version = pressed.object.partition(".")
    if not number.isdecimal() or version != str(session.row.version):
        raise Refusal(text("refused-changed"))
    await interaction.response.defer()
    match pressed.verb:
        case "undo":
            await take_back(client, session, reader.seat, int(number))
            await close(interaction, reader.say("undo-done"))
        case "ask":
            payload = {"move": int(number), "version": session.row.version, "seat": reader.seat}
            await client.store.owe(NewPost("consent", payload), session.row.id)
            await close(interaction, reader.say("undo-asked"))
        case "agree":
            await agree(client, interaction, session, reader, int(number))
        case _:
            public = client.table_reader(session)
            await close(interaction, public.say("undo-refused", player=public.people(session, [reader.seat])))


async def take_back(client: Thicket, session: Session, seat: int, number: int) -> None:
    try:
        await client.sessions.undo(session.row.id, seat)
    except NeedsConsent:
        if session.people - {seat}:
            raise
        await client.sessions.undo_by_consent(session.row.id, number)


async def agree(
    client: Thicket, interaction: discord.Interaction[Any], session: Session, reader: Reader, number: int
) -> None:
    log = await client.store.moves(session.row.id, since=number - 1)
    asker = log[0].seat if log else None
    agreed = await client.store.consent(session.row.id, number, reader.seat or 0)
    public = client.table_reader(session)
    missing = sorted(session.people - agreed - {asker})
    if missing:
        await interaction.followup.send(
            reader.say("undo-missing", people=reader.people(session, missing)), ephemeral=True
        )
        return
    await client.sessions.undo_by_consent(session.row.id, number)
    await close(interaction, public.say("undo-agreed"))


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
