"""Public posts of a match: news, the standing message, pings, the end. Made from the table's view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render import Scene, scenes

from .buttons import tag
from .controls import Button
from .message import Leaf, plain
from .panel import looked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.client import Thicket
    from bot.table.session import Session
    from engine import Event, Sheet

    from .reader import Reader


async def news(client: Thicket, session: Session, reader: Reader, events: Sequence[Event], note: str = "") -> Leaf:
    """What happened, the table as it is now, and the tableau of whoever did it alone."""
    wanted = [Scene("table")]
    actors = {event.seat for event in events}
    if len(actors) == 1 and len(session.names) > 1 and None not in actors:
        alone = Scene("seat", actors.pop() or 0)
        wanted += [alone] if alone in scenes(session.match.view(None)) else []
    pictures, fault = await looked(client, session, reader, wanted)
    lines = [note, reader.events(session, events), f"-# {reader.needed(session)}", fault]
    return Leaf("\n".join([line for line in lines if line]), pictures)


def turn(session: Session, reader: Reader) -> Leaf:
    """The standing message: whose turn it is, and the way in."""
    title = reader.say(f"{session.row.game}-title")
    match, head = session.match, tag(session.row.id)
    text = f"## {title}\n{reader.needed(session)}"
    if match.result:
        return Leaf(text, rows=[(Button(f"{head}:scores", reader.say("button-scores")),)])
    buttons = (
        Button(f"{head}:play", reader.say("button-play"), "success"),
        Button(f"{head}:table", reader.say("button-board")),
        Button(f"{head}:scores", reader.say("button-scores")),
    )
    return Leaf(text, rows=[buttons])


def ping(session: Session, reader: Reader, seat: int, *, last: bool) -> Leaf:
    user = session.row.seats[seat].user
    text = reader.say("ping-last" if last else "ping", user=f"<@{user}>")
    return Leaf(text, rows=[(Button(f"{tag(session.row.id)}:play", reader.say("button-play"), "success"),)])


async def over(client: Thicket, session: Session, reader: Reader) -> Leaf:
    result = session.match.result
    if result is None:
        raise ValueError("the match is not over")
    pictures, fault = await looked(client, session, reader, (Scene("scores"), Scene("table")))
    if not result.winners:
        title = reader.say("over-lost")
    else:
        title = reader.say("over-won", people=reader.people(session, result.winners), count=len(result.winners))
    lines = [f"## {title}", *standing(session, reader, result.sheets), fault]
    return Leaf("\n".join([line for line in lines if line]), pictures)


def standing(session: Session, reader: Reader, sheets: Sequence[Sheet]) -> list[str]:
    """The totals, best first."""
    names = scored(session, reader, sheets)
    order = sorted(range(len(sheets)), key=lambda number: -sheets[number].total)
    return [f"{names[number]}: {sheets[number].total}" for number in order]


def scored(session: Session, reader: Reader, sheets: Sequence[Sheet]) -> list[str]:
    """Whose sheets they are; whoever sits on no seat is the game's own opponent."""
    names = [f"**{plain(name)}**" for name in session.names]
    return names + [reader.say(f"{session.row.game}-rival") for _ in sheets[len(names) :]]


def explained(session: Session, reader: Reader, sheets: Sequence[Sheet]) -> str:
    """Every line that brings or costs points."""
    names = scored(session, reader, sheets)
    parts = []
    for name, sheet in zip(names, sheets, strict=True):
        lines = [f"{reader.word(line.text)} {line.points}" for line in sheet.lines if line.points]
        parts.append(f"{name}: **{sheet.total}**\n-# {' · '.join(lines) or '0'}")
    return "\n".join(parts)
