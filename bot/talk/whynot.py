"""What a question does not offer, with the rule that forbids it: for whoever looks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.speech import clip, named

from . import wording
from .message import Message, plain
from .names import names_in_text
from .reading import topics
from .rulebook import book

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.table.session import Session
    from engine import Barred

    from .reader import Reader
    from .rulebook import Topic


def look(session: Session, reader: Reader, seat: int) -> Message:
    """Things that are missing for the same reason are named together; the menu leads to the rules that say so."""
    found = session.position.barred(seat)
    groups: dict[tuple[str, str], list[Barred]] = {}
    for bar in found:
        groups.setdefault((reader.word(named(bar.why, names_in_text(session, reader))), bar.rule), []).append(bar)
    lines = [
        reader.say("whynot-line", options=called(session, reader, bars), why=why, rule=rule)
        for (why, rule), bars in groups.items()
    ]
    said = [f"### {reader.say('whynot-title')}", *lines] if lines else [reader.say("whynot-nothing")]
    return Message("\n".join(said), rows=topics(reader, session.match.game, about(session.row.game, reader, found)))


def called(session: Session, reader: Reader, bars: Sequence[Barred]) -> str:
    found = dict.fromkeys([plain(wording.name(session, reader, bar.option)) for bar in bars])
    return clip(", ".join(found), wording.LINE)


def about(game: str, reader: Reader, bars: Sequence[Barred]) -> list[Topic]:
    """The parts of the rules that the rules' numbers begin with."""
    parts = {bar.rule.partition(".")[0] for bar in bars}
    return [topic for topic in book(game, reader.locale).topics if topic.number in parts]
