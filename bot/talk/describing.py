"""A whole position in words, in pages: everything that the reader could look at, for who cannot see pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.speech import clip, named
from render import Scene, describe, scenes, sentences

from . import ids, verbs, wording
from .controls import Button
from .interaction import Interaction, acknowledge, show
from .message import Message
from .names import names_in_text
from .panel import scene_name
from .pictures import viewed
from .place import table

if TYPE_CHECKING:
    from bot.table.session import Session

    from .controls import Row
    from .reader import Reader

PAGE = 1600  # characters
FIRST = ("panel", "table", "hand", "seat", "scores")


async def describe_(interaction: Interaction) -> None:
    await acknowledge(interaction, new=True)
    session, reader = await table(interaction, latest=True)
    await show(interaction, described(session, reader))


def described(session: Session, reader: Reader, page: int = 0) -> Message:
    pages = paged(session, reader)
    at = min(page, len(pages) - 1)
    title = reader.say("described", game=wording.title(reader, session.row.game), page=at + 1, pages=len(pages))
    return Message(f"### {title}\n{pages[at]}", rows=turning(session, reader, at, len(pages)))


def paged(session: Session, reader: Reader) -> list[str]:
    """Each thing once, most important first."""
    pages, said = [""], set[str]()
    for scene in looks(session, reader):
        lines = [line for line in told(session, reader, scene) if line not in said]
        said.update(lines)
        head = f"**{scene_name(session, reader, scene)}**" if lines else ""
        for line in [head, *lines] if head else []:
            if len(pages[-1]) + len(line) >= PAGE:
                pages.append("")
            pages[-1] = f"{pages[-1]}\n{clip(line, PAGE)}".lstrip("\n")
    return pages


def looks(session: Session, reader: Reader) -> list[Scene]:
    """Whole things only: what is drawn large is a part of another."""
    found = [scene for scene in scenes(session.position.view(reader.seat)) if scene.kind in FIRST]
    whole = [scene for scene in found if isinstance(scene.id, int) or scene.kind == "seat"]
    wanted = whole if session.result else [scene for scene in whole if scene.kind != "scores"]
    return sorted(wanted, key=lambda scene: FIRST.index(scene.kind))


def told(session: Session, reader: Reader, scene: Scene) -> list[str]:
    own = scene.kind in ("panel", "hand") and reader.seat is not None and session.goes_on
    prompt = session.match.prompt(reader.seat or 0) if own else None
    asked = wording.ask(session, reader, prompt) if prompt else ""
    called = names_in_text(session, reader)
    found = describe(viewed(session, reader, scene), scene, prompt=prompt, asked=asked)
    return sentences([reader.word(named(line, called)) for line in found])


def turning(session: Session, reader: Reader, page: int, pages: int) -> list[Row]:
    tag = ids.Tag(session.row.id)
    buttons = [
        *([Button(tag.id(verbs.Describe(page - 1)), reader.say("panel-earlier"))] if page else []),
        *([Button(tag.id(verbs.Describe(page + 1)), reader.say("panel-later"))] if page + 1 < pages else []),
    ]
    return [tuple(buttons)] if buttons else []
