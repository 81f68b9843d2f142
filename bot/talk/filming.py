"""A match as a film: drawn from what the table may know, first for who asks, and for everybody if they like.

Whoever waits reads how far it is.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from discord.utils import remove_markdown

from bot.paint.films import WIDTH
from bot.paint.painter import Picture
from bot.table.parts import Part, begun, joined
from engine import text
from render import Cut, Scene, drawable, drawings

from . import ids, verbs, wording
from .board import ended
from .controls import Button
from .finding import match_at
from .interaction import LONGEST, Interaction, acknowledge, services, show
from .links import title
from .message import Message
from .names import drawn_names
from .pictures import order
from .reader import table_reader
from .refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from bot.paint.films import Film
    from bot.paint.painter import Order
    from bot.store import MatchRow
    from bot.table.session import Session

    from .reader import Reader

OFTEN = 2.0  # seconds between two looks at how far it is
WORDS = 160  # characters of what happened; a frame has no room for more


async def handle(interaction: Interaction, row: MatchRow, act: verbs.Film | verbs.PostFilm) -> None:
    """Made from the table's view whoever asks, so that it can be shown to everybody."""
    public = isinstance(act, verbs.PostFilm)
    if not public:
        await acknowledge(interaction, new=True)
    session, reader = await match_at(interaction, row)
    reader = table_reader(services(interaction), session) if public else replace(reader, seat=None)
    course = await services(interaction).courses.of(session)
    found = course.told
    if len(found) <= 1:
        raise Refusal(text("refused-film"))
    if public:
        await interaction.response.defer(thinking=True)
    film = await filmed(interaction, session, reader, found)
    if film is None:
        await show(interaction, Message(reader.say("film-later")))
        return
    await show(interaction, shown(session, reader, film, public=public, ends=course.ends is not None))


async def filmed(interaction: Interaction, session: Session, reader: Reader, found: Sequence[Part]) -> Film | None:
    """With a line about how far it is; None if it takes longer than an answer can be changed."""
    films, limit = services(interaction).films, interaction.filesize_limit
    names = drawn_names(session, reader)
    key: Hashable = (session.row.id, session.row.version, names, reader.locale, reader.theme, limit)
    if (known := films.find(key)) is not None:
        return known
    making = films.making.get(key) or films.make(key, await asyncio.to_thread(cuts, session, reader, found), limit)
    began = services(interaction).clock.now()
    while services(interaction).clock.now() - began <= LONGEST:
        done, _ = await asyncio.wait({making.task}, timeout=OFTEN)
        if done:
            return making.task.result()
        await show(interaction, Message(reader.say("film-drawing", done=making.done, count=making.count)))
    return None


def cuts(session: Session, reader: Reader, found: Sequence[Part]) -> list[Order]:
    """Hundreds of positions are scored and worded: longer than others should wait."""
    frames = framed(found)
    return [cut(session, reader, part, begun(frames, place), found[-1]) for place, part in enumerate(frames)]


def framed(found: Sequence[Part]) -> list[Part]:
    """What one does in a turn and goes on with is one frame, for that an action is chosen shows nothing yet; but the
    end has its own.
    """
    frames = list(found[:1])
    for part in found[1:]:
        before = frames[-1]
        same = (part.turn, part.movers) == (before.turn, before.movers) and len(part.movers) == 1
        if same and part.turn and part is not found[-1]:
            frames[-1] = joined(before, part)
        else:
            frames.append(part)
    return frames


def cut(session: Session, reader: Reader, part: Part, first: int, last: Part) -> Order:
    """One frame: what happened above it, the scores so far below. `first`: the turn that it begins with."""
    past = replace(session, match=part.match, untold=[], looked=None)
    loud = [event for event in part.events if not event.quiet]
    # A frame has no room for all that came of the last part, and who has won comes at its end.
    won = ended(past, reader)[:1] if part.number == last.number and past.result else []
    said = remove_markdown(" ".join([*won, *[wording.event(past, reader, event) for event in loud]]))
    head = reader.say("film-turn", first=first, turn=part.turn, count=part.turn - first + 1, turns=last.turn)
    head = head if part.turn else reader.say("film-before" if part.moves else "film-begins")
    frame = Cut(head, drawable(said)[:WORDS], tuple(scored(past, reader, drawn_names(session, reader))), WIDTH)
    return replace(order(past, reader, shown_of(session.row.game, part, last)), cut=frame)


def shown_of(game: str, part: Part, last: Part) -> Scene:
    """The table; but where that does not show what the players build, the side of who has moved, except at the end."""
    own = drawings(game).apart and len(part.movers) == 1 and part.number != last.number
    return Scene("seat", part.movers[0]) if own else Scene("table")


def scored(session: Session, reader: Reader, names: Sequence[str]) -> list[tuple[int | None, str]]:
    """Everybody's points as the reader can work them out; what only the end counts, only at the end."""
    match, rival = session.match, f"{session.row.game}-rival"
    sheets = session.position.scores(reader.seat)
    shown = sheets if match.result else [match.game.gained(sheet) for sheet in sheets]
    people = [*enumerate(names), *[(None, reader.say(rival)) for _ in shown[len(names) :]]]
    return [(seat, f"{name} {sheet.figure}") for (seat, name), sheet in zip(people, shown, strict=True)]


def shown(session: Session, reader: Reader, film: Film, *, public: bool, ends: bool = False) -> Message:
    """`ends`: before the match did, because the rules have changed since."""
    name = title(reader, session.row)
    said = reader.say("film-title", match=name, frames=film.frames)
    fewer = reader.say("film-fewer", frames=film.frames, of=film.of) if film.frames < film.of else ""
    alt = reader.say("film-alt", match=name, frames=film.frames)
    post = Button(ids.Tag(session.row.id).id(verbs.PostFilm()), reader.say("film-post"))
    lines = [f"### {said}", f"-# {fewer}" if fewer else "", f"-# {reader.say('film-ends')}" if ends else ""]
    return Message("\n".join([line for line in lines if line]), [Picture(film.data, alt)], [] if public else [(post,)])
