"""The end of a match, as the table reads it: the result, what was remarkable, and what can be done with it now."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from bot.crew.desk import Rank
from bot.speech import clip, named
from bot.table.rhythm import watched
from engine import EVENTS, facts, known
from render import Scene, boards

from . import coaching, ids, verbs
from .board import ended, mentions
from .controls import Button
from .links import title
from .message import Message, plain
from .names import names
from .pictures import looked
from .stats import reached

if TYPE_CHECKING:
    from bot.services import Services
    from bot.table.session import Session

    from .reader import Reader

log = logging.getLogger(__name__)
NAME = 100  # characters that the name of a thread may have


async def over(services: Services, session: Session, reader: Reader) -> Message:
    won, *points = ended(session, reader)
    wanted = (Scene("scores"), *boards(session.position.view(reader.seat)))
    pictures, fault = await looked(services, session, reader, wanted, rank=Rank.NEWS)
    called = reader.say("over-called", people=mentions(session, session.people)) if session.people else ""
    left = [*await remarks(services, session, reader), *await reached(services, session, reader)]
    lines = [f"## {won}", *points, *left, called, fault]
    # Below the pictures, which are higher than a screen: whoever has just played sees the end of it first.
    after = [coaching.last(session, reader)] if session.coach else []
    row = buttons(session, reader)
    return Message("\n".join([line for line in lines if line]), pictures, [*after, *([row] if row else [])])


def buttons(session: Session, reader: Reader) -> tuple[Button, ...]:
    """Nobody plays a match once more that nobody has played."""
    tag = ids.Tag(session.row.id)
    again = Button(tag.id(verbs.Rematch()), reader.say("button-rematch"), "success")
    analyse = Button(tag.id(verbs.Analyse()), reader.say("button-analyse"))
    replay = Button(tag.id(verbs.Replay("open")), reader.say("button-replay"))
    looking = (replay, analyse) if known(session.row.game) else (replay,)
    return looking if watched(session.row) else (again, *looking)


async def remarks(services: Services, session: Session, reader: Reader) -> list[str]:
    """The most remarkable facts of the match. Nobody waits for the result because one could not be worked out."""
    moves = await services.store.moves(session.row.id)
    told = [event for move in moves for event in EVENTS.validate_json(move.events)]
    try:
        found = facts(session.match, told, session.result)
    except Exception:
        log.exception("no facts of match %s", session.row.id)
        return []
    bold = [f"**{plain(name)}**" for name in names(session, reader)]
    return [f"- {reader.word(named(fact.said, bold))}" for fact in found]


def thread_name(session: Session, reader: Reader) -> str:
    """With who has won, when somebody has; people who are too many for a name are cut short."""
    name, result = title(reader, session.row), session.result
    if result is None:
        return clip(name, NAME)
    winners = ", ".join([names(session, reader)[seat] for seat in result.winners])

    def said(people: str) -> str:
        if not result.winners:
            return reader.say("thread-lost", match=name)
        return reader.say("thread-won", match=name, people=people, count=len(result.winners))

    whole = said(winners)
    return whole if len(whole) <= NAME else clip(said(clip(winners, max(1, NAME - len(said(""))))), NAME)
