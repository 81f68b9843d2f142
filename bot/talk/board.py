"""Public posts of a match: news, the standing message, pings. Made from the table's view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.crew.desk import Rank
from bot.speech import known
from bot.table.rhythm import watched
from engine import text
from render import Scene, drawings, scenes

from . import ids, verbs, watching, wording
from .controls import Button
from .message import Message, plain
from .names import capital, names, names_then
from .pictures import looked
from .seating import seats, settings

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.services import Services
    from bot.table.session import Session
    from engine import Event, Sheet

    from .reader import Reader

REMARKS = 6  # words that a bot has for what it has done well


async def news(
    services: Services, session: Session, reader: Reader, events: Sequence[Event], note: str = "",
    ordered: Sequence[int] = (), version: int = 0, proud: int | None = None, lent: Sequence[int] = (),
) -> Message:
    """What happened in a line, the table as it is now, and the tableau of whoever did it alone. Whom the table waits
    for only the standing message says: that changes with every step back, and this stays.

    `ordered`: by standing order. `version`: where all of it can be read, if it is more than a line. `proud`: the bot
    that says a word about it. `lent`: the seats of people for whom a bot has played.
    """
    wanted = [Scene("table")]
    actors = {event.seat for event in events}
    if drawings(session.row.game).tableaus and len(actors) == 1 and session.match.seats > 1 and None not in actors:
        alone = Scene("seat", actors.pop() or 0)
        wanted += [alone] if alone in scenes(session.position.view(None)) else []
    pictures, fault = await looked(services, session, reader, wanted, rank=Rank.NEWS)
    told = reader.say("news-ordered", people=wording.people(session, reader, ordered)) if ordered else ""
    called = names_then(session, reader, lent)
    what, left = (
        wording.headline(session, reader, events, called) if version
        else (wording.events(session, reader, events, called), 0)
    )
    lines = [note, what, remark(session, reader, proud, version), told and f"-# {told}", fault]
    more = Button(ids.Tag(session.row.id).id(verbs.More(version)), reader.say("news-more", count=left))
    return Message("\n".join([line for line in lines if line]), pictures, [(more,)] if left else [])


def remark(session: Session, reader: Reader, proud: int | None, version: int) -> str:
    """Another word every time, the same whenever it is posted."""
    if proud is None:
        return ""
    return reader.say(
        "remark", player=wording.people(session, reader, [proud]), word=text(f"remark-{version % REMARKS}")
    )


def won(session: Session, reader: Reader) -> str:
    """How the game is won, if it says so."""
    wins = f"{session.row.game}-wins"
    return reader.say(wins, seats=len(session.row.seats)) if known(wins) else ""


async def opened(services: Services, session: Session, reader: Reader, events: Sequence[Event]) -> Message:
    """Who plays, with what the table has chosen, how it is won, the table as it is set up, and where the rules are."""
    pictures, fault = await looked(services, session, reader, [Scene("table")], rank=Rank.NEWS)
    lines = [
        f"## {wording.title(reader, session.row.game)}", reader.say("coach-welcome") if session.coach else "",
        *seats(session.row, reader), *settings(session.row, reader), wording.events(session, reader, events),
        won(session, reader),
        f"-# {reader.say('opened-rules-coached' if session.coach else 'opened-rules')}", fault,
    ]
    return Message("\n".join([line for line in lines if line]), pictures)


def turn(session: Session, reader: Reader, notes: str = "") -> Message:
    """The standing message: whose turn it is, what is to be known of them, and the way in."""
    tag = ids.Tag(session.row.id)
    text = f"## {wording.title(reader, session.row.game)}\n{wording.needed(session, reader)}"
    text = f"{text}\n{notes}" if notes else text
    if session.result:
        return Message(text, rows=[(Button(tag.id(verbs.Scores()), reader.say("button-scores")),)])
    look = (
        Button(tag.id(verbs.Table()), reader.say("button-board")),
        Button(tag.id(verbs.Scores()), reader.say("button-scores")),
    )
    if watched(session.row):
        return Message(f"{text}\n-# {watching.note(session, reader)}", rows=[watching.buttons(session, reader), look])
    return Message(text, rows=[(Button(tag.id(verbs.Play()), reader.say("button-play"), "success"), *look)])


def ended(session: Session, reader: Reader) -> list[str]:
    """Who has won, what has decided if points do not tell, and everybody's points."""
    result = session.result
    if result is None:
        raise ValueError("the match is not over")
    people, count = wording.people(session, reader, result.winners), len(result.winners)
    team = set(result.winners) in [set(side) for side in teams(session)]
    said = reader.say("over-team", people=people) if team else reader.say("over-won", people=people, count=count)
    won = capital(reader, said) if count else reader.say("over-lost")
    decided = session.match.outcome
    points = [*together(session, reader, result.sheets), *standing(session, reader, result.sheets)]
    return [won, *([reader.word(decided)] if decided else []), *points]


def teams(session: Session) -> list[tuple[int, ...]]:
    match = session.match
    return [side for side in match.game.sides(match.seats, match.options) if len(side) > 1]


def together(session: Session, reader: Reader, sheets: Sequence[Sheet]) -> list[str]:
    """The totals of teams, best first."""
    found = [(sum([sheets[seat].total for seat in side]), side) for side in teams(session)]
    return [
        reader.say("over-side", people=wording.people(session, reader, side), points=points)
        for points, side in sorted(found, key=lambda each: -each[0])
    ]


def mentions(session: Session, seats: Iterable[int]) -> str:
    """Those of the seats that people have; whether it pings them, whoever sends it decides."""
    users = [session.row.seats[seat].user for seat in sorted(seats)]
    return ", ".join([f"<@{user}>" for user in users if user is not None])


def standing(session: Session, reader: Reader, sheets: Sequence[Sheet]) -> list[str]:
    """The totals, best first."""
    names = scored(session, reader, sheets)
    order = sorted(range(len(sheets)), key=lambda number: -sheets[number].total)
    return [reader.say("score-total", player=names[number], points=sheets[number].figure) for number in order]


def scored(session: Session, reader: Reader, sheets: Sequence[Sheet]) -> list[str]:
    """Whose sheets they are; whoever sits on no seat is the game's own opponent."""
    people = [f"**{plain(name)}**" for name in names(session, reader)]
    return people + [reader.say(f"{session.row.game}-rival") for _ in sheets[len(people) :]]


def explained(session: Session, reader: Reader, sheets: Sequence[Sheet]) -> str:
    """Every line that brings or costs points; while the match goes on, as if it ended now."""
    names = scored(session, reader, sheets)
    parts = [reader.say("score-final" if session.result else "score-so-far")]
    for name, sheet in zip(names, sheets, strict=True):
        lines = [f"{reader.word(line.text)} {line.figure}" for line in sheet.lines if line.figure != "0"]
        total = reader.say("score-total", player=name, points=f"**{sheet.figure}**")
        parts.append(f"{total}\n-# {' · '.join(lines) or reader.say('score-nothing')}")
    return "\n".join(parts)
