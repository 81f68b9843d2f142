"""What a coach says in a panel, and how he is asked, silenced and heard again. The words are the game's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.table import coach
from render import Scene, scenes

from . import ids, verbs
from .controls import Button
from .message import Message
from .pictures import looked

if TYPE_CHECKING:
    from bot.services import Services
    from bot.table.coach import Advice
    from bot.table.session import Session

    from .reader import Reader

NO_MATCH = ids.Tag(0)


def shown(session: Session, reader: Reader, given: Advice | None) -> list[Scene]:
    """What he talks about, large; nothing where the question shows it itself."""
    if given is None:
        return []
    about = session.match.game.lessons[given.kind].about
    scene = Scene("seat", reader.seat or 0) if about == "seat" else None if about == "question" else Scene(about)
    return [scene] if scene in scenes(session.position.view(reader.seat)) else []


def words(session: Session, reader: Reader, given: Advice) -> str:
    return quoted(reader, reader.say(f"{session.row.game}-coach-{given.kind}"))


def quoted(reader: Reader, said: str) -> str:
    return "\n".join([f"> {line}" for line in reader.say("coach-says", said=said).splitlines()])


def last(session: Session, reader: Reader) -> str:
    """What to try next, when the match is over: for whoever learnt."""
    return quoted(reader, reader.say(f"{session.row.game}-coach-next"))


def lines(session: Session, reader: Reader, given: Advice | None) -> list[str]:
    """What he says by himself."""
    return [words(session, reader, given)] if given and given.speaks else []


def buttons(session: Session, reader: Reader, given: Advice | None) -> list[Button]:
    """Beside what he says, or to ask him."""
    if given is None:
        return []
    tag = ids.Tag(session.row.id, reader.seat)
    return said(session, reader, given) if given.speaks else [
        Button(tag.id(verbs.AskCoach()), reader.say("coach-ask"))
    ]


def said(session: Session, reader: Reader, given: Advice) -> list[Button]:
    found, tag = coach.coach_of(session, reader.seat or 0), ids.Tag(session.row.id, reader.seat)
    quiet = found is not None and found.quiet
    rule = Button(NO_MATCH.id(verbs.ReadRule(session.row.game, given.rule)), reader.say("coach-rule", rule=given.rule))
    turn = Button(tag.id(verbs.Hush(int(not quiet))), reader.say("coach-speak" if quiet else "coach-quiet"))
    return [rule, turn]


async def asked(services: Services, session: Session, reader: Reader) -> Message:
    """What he says to whoever asks him."""
    given = coach.advice(session, reader.seat or 0)
    if given is None:
        return Message(reader.say("coach-nothing"))
    buttons, told = tuple(said(session, reader, given)), words(session, reader, given)
    pictures, fault = await looked(services, session, reader, shown(session, reader, given))
    return Message("\n".join([line for line in (told, fault) if line]), pictures, [buttons])
