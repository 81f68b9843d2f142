"""The private panel: what I am asked, what I see, what I can press. Made from my view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.speech import clip, named
from render import Scene, scenes, title_of

from . import ids, wording
from .controls import Button, Choice, Menu, Open, asides, controls, taken
from .message import Message
from .names import names
from .pictures import looked

if TYPE_CHECKING:
    from bot.services import Services
    from bot.table.session import Session
    from engine import Prompt

    from .controls import Row
    from .reader import Reader

LOOKS = 25


async def panel(
    services: Services, session: Session, reader: Reader, *, page: int = 0, picked: str = "", note: str = ""
) -> Message:
    seat = seated(reader)
    if not session.goes_on:
        return await at_rest(services, session, reader)
    free = await services.sessions.is_free(session, seat)
    # From here to the picture nothing is waited for, so that all of the panel is of one position.
    match, prompt = session.match, session.match.prompt(seat)
    tag = ids.Tag(session.row.id, seat, match.count(seat))
    words = wording.captions(session, reader, seat, prompt)
    lines = [note, question(session, reader, prompt)]
    lines += [f"-# {reader.word(named(line, names(session, reader)))}" for line in match.ahead(seat)]
    if session.position.reveals(seat):
        lines.append(f"-# {reader.say('panel-final')}")
    besides = asides(tag, match.asides(seat), wording.captions(session, reader, seat, None), page)
    rows: list[Row] = []
    if prompt is not None:
        rows += controls(tag, prompt, words, Open(page, picked, match.game.meta.width, taken(besides)))
        if not any(isinstance(row, Menu) for row in rows):  # which tells it itself
            lines[2:2] = wording.outcomes(reader, prompt, words)
    rows += besides
    rows += [(Button(tag.id(ids.Back()), reader.say("panel-back")),)] if free else []
    rows.append(looks(session, reader))
    pictures, fault = await looked(services, session, reader, [Scene("panel")], prompt)
    return Message("\n".join([line for line in [*lines, fault] if line]), pictures, rows)


async def at_rest(services: Services, session: Session, reader: Reader) -> Message:
    """What is left of a match that is over, or paused: looking."""
    pictures, fault = await looked(services, session, reader, [Scene("panel")])
    lines = [f"### {wording.needed(session, reader)}", fault]
    return Message("\n".join([line for line in lines if line]), pictures, [looks(session, reader)])


def seated(reader: Reader) -> int:
    if reader.seat is None:
        raise ValueError("only a player has a panel")
    return reader.seat


def question(session: Session, reader: Reader, prompt: Prompt | None) -> str:
    if prompt is not None:
        return f"### {wording.ask(session, reader, prompt)}"
    return f"### {reader.say('panel-done')}\n{wording.needed(session, reader)}"


def looks(session: Session, reader: Reader) -> Menu:
    """Everything there is to look at, large."""
    found = [scene for scene in scenes(session.position.view(reader.seat)) if scene.kind not in ("panel", "card")]
    shown = [Choice(f"{scene.kind}.{scene.id}", clip(scene_name(session, reader, scene), 100)) for scene in found]
    return Menu(ids.Tag(session.row.id).id(ids.Look()), reader.say("panel-look"), 1, 1, tuple(shown[:LOOKS]))


def scene_name(session: Session, reader: Reader, scene: Scene) -> str:
    if title := title_of(session.position.view(reader.seat), scene):
        return reader.word(title)
    if isinstance(scene.id, str):
        return reader.say("scene-zoom", id=scene.id.upper())
    if scene.kind == "seat":
        return reader.say("scene-seat", player=names(session, reader)[scene.id])
    return reader.say(f"scene-{scene.kind}")
