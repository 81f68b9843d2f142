"""The match told by turns, in pages: from its start, or since the reader's own last move; and a part told at length.

Made from what the reader may know; a part that is not complete is its owner's alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING, Literal, TypeAlias, assert_never

from bot.speech import clip
from bot.store import ChangeRow, HeldRow, MoveRow
from bot.table.parts import turns_of
from bot.table.posts import recalled
from bot.table.since import own as made_by
from engine import EVENTS, record, text

from . import ids, verbs, wording
from .controls import Button
from .describing import described
from .interaction import Interaction, services, show
from .message import Message
from .names import name, names
from .refusals import Refusal
from .seats import sentence

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.services import Services
    from bot.table.session import Session
    from engine import Event

    from .controls import Row
    from .reader import Reader

PAGE, TURN = 1600, 1200  # characters of a page, and of one turn on it
FAR = 2**31  # no page and no version has a greater number
Since: TypeAlias = Literal["start", "mine"]


@record
class Line:
    """`after`: the number of the move that it tells of, or that it came after."""

    after: int
    at: float
    said: str


@record
class Turn:
    """What happened in one beat of the table, and the number of the turn that it belongs to; 0: before the first.
    `first`: where it tells of several, the last of which went by itself.
    """

    number: int
    lines: tuple[Line, ...]
    first: int


@record
class Book:
    """What a match remembers besides its moves: `held` are those who had seats before, `names` everybody's by users."""

    changes: tuple[ChangeRow, ...]
    held: tuple[HeldRow, ...]
    names: Mapping[int, str]


def since_of(word: str | None) -> Since | None:
    match word:
        case None | "start" | "mine":
            return word
        case _:
            raise Refusal(text("refused-unknown"))


async def story(
    services: Services, session: Session, reader: Reader, since: Since | None = None, page: int | None = None
) -> Message:
    """`since` None: since the reader's own move, if others have moved after it. `page` None: where reading begins."""
    moves = await services.store.moves(session.row.id)
    known = await book(services, session)
    own = 0 if reader.seat is None else last_of(reader.seat, moves, known)
    found = turns(session, reader, moves, known)
    later = [turn for turn in [later_than(turn, own) for turn in found] if turn.lines] if own else found
    if since is None:
        since = "mine" if own and later else "start"
    pages = paged(later if since == "mine" else found, reader)
    if not pages:
        return Message(reader.say("story-nothing" if found else "log-empty"))
    at = min(page, len(pages) - 1) if page is not None else 0 if since == "mine" else len(pages) - 1
    title = reader.say("story-mine" if since == "mine" else "story-start", page=at + 1, pages=len(pages))
    return Message(f"### {title}\n{pages[at]}", rows=turning(session, reader, since, at, len(pages)))


def last_of(seat: int, moves: Sequence[MoveRow], book: Book) -> int:
    """The number of the last move that was made by who has the seat: not by a bot for them, nor by somebody before."""
    since = max([row.until for row in book.held if row.seat == seat], default=0)
    return max([move.number for move in moves if made_by(move, seat) and move.version > since], default=0)


def later_than(turn: Turn, move: int) -> Turn:
    return replace(turn, lines=tuple([line for line in turn.lines if line.after > move]))


async def book(services: Services, session: Session) -> Book:
    store, match = services.store, session.row.id
    return Book(tuple(await store.changes(match)), tuple(await store.held(match)), await store.names(match))


def turns(session: Session, reader: Reader, moves: Sequence[MoveRow], book: Book) -> list[Turn]:
    """By beats, whoever moved, numbered as a replay does; moves that know no beat are parted by who made them."""
    found: list[Turn] = []
    waiting, turns = list(book.changes), turns_of(session.match)
    for beat, some in groupby(moves, key=lambda move: (move.beat, move.seat if move.beat is None else None)):
        part, before = list(some), turns.turn
        number = turns.now(beat, [event for move in part for event in EVENTS.validate_json(move.events)])
        lines = [line for at, _ in enumerate(part, start=1) for line in told(session, reader, part, book, at)]
        lines += [changed(reader, change, book) for change in waiting if change.after <= part[-1].number]
        lines.sort(key=lambda line: line.after)
        waiting = [change for change in waiting if change.after > part[-1].number]
        found.append(Turn(number, tuple(lines), min(number, before + 1)))
    found.append(Turn(turns.later, tuple([changed(reader, change, book) for change in waiting]), turns.later))
    return [turn for turn in found if turn.lines]


def told(session: Session, reader: Reader, part: Sequence[MoveRow], book: Book, at: int) -> list[Line]:
    """What came of one of these moves, all of one turn, the first being 1. What happened quietly is said only to who
    has not ended his part, or knows more of it than the others; and not where the same turn shows it to all.
    """
    move = part[at - 1]
    if not move.told and move.seat != reader.seat:
        return []
    called = called_then(session, reader, part[:at], book)
    shown = [event for later in part[at - 1 :] if later.told for event in EVENTS.validate_json(later.events)]
    events = [
        event for event in EVENTS.validate_json(move.events)
        if not move.told or not event.quiet or (reader.seat in event.audience and not is_shown(event, shown))
    ]  # fmt: skip
    return [Line(move.number, move.at, wording.event(session, reader, event, called)) for event in events]


def is_shown(event: Event, later: Iterable[Event]) -> bool:
    """Whether everybody learns of the secret by another event of the same seat."""
    return bool(event.secret) and any(
        other.seat == event.seat and set(event.secret) <= set(other.args) for other in later
    )


def called_then(session: Session, reader: Reader, part: Sequence[MoveRow], book: Book) -> list[str]:
    """Whether a bot or a person has made a move, the move knows; if an earlier version wrote it, the seat does. The
    last move of a turn may tell what others have chosen before it.
    """
    called = list(names(session, reader))
    for move in {move.seat: move for move in part}.values():
        if move.seat is None or move.beat is None:
            continue
        seat = session.row.seats[move.seat]
        before = next((row for row in book.held if row.seat == move.seat and row.until >= move.version), None)
        seat = seat if before is None else replace(seat, name=before.name)
        called[move.seat] = name(replace(seat, bot=(seat.bot or "bot") if move.made == "bot" else None), reader)
    return called


def changed(reader: Reader, change: ChangeRow, book: Book) -> Line:
    return Line(change.after, change.at, sentence(reader, recalled(change), book.names))


def paged(shown: Iterable[Turn], reader: Reader) -> list[str]:
    """What belongs to one turn stands under one heading on a page."""
    pages: list[str] = []
    open_ = -1  # the turn that the last page ends with
    for turn in shown:
        when = f"<t:{int(turn.lines[-1].at)}:R>"
        count = turn.number - turn.first + 1
        head = reader.say("story-turn", number=turn.number, first=turn.first, count=count, when=when)
        head = head if turn.number else reader.say("story-begins", when=when)
        said = clip("\n".join([line.said for line in turn.lines]), TURN)
        words = said if turn.number == open_ else f"**{head}**\n{said}"
        if pages and len(pages[-1]) + len(words) < PAGE:
            pages[-1] += f"\n{words}"
        else:
            pages.append(f"**{head}**\n{said}")
        open_ = turn.number
    return pages


def turning(session: Session, reader: Reader, since: Since, page: int, pages: int) -> list[Row]:
    tag = ids.Tag(session.row.id)
    buttons = [
        *([Button(tag.id(verbs.Story(since, page - 1)), reader.say("panel-earlier"))] if page else []),
        *([Button(tag.id(verbs.Story(since, page + 1)), reader.say("panel-later"))] if page + 1 < pages else []),
        *([Button(tag.id(verbs.Story("start", 0)), reader.say("story-whole"))] if since == "mine" else []),
    ]
    return [tuple(buttons)] if buttons else []


async def more(services: Services, session: Session, reader: Reader, version: int) -> Message:
    """All that one post told in a line."""
    moves = await services.store.told_with(session.row.id, version)
    found = await book(services, session)
    lines = [line.said for at, _ in enumerate(moves, start=1) for line in told(session, reader, moves, found, at)]
    if not lines:
        raise Refusal(text("refused-more"))
    return Message("\n".join(lines))


async def handle(interaction: Interaction, session: Session, reader: Reader, act: verbs.Telling) -> None:
    given = services(interaction)
    match act:
        case verbs.Story(since, page):
            message = await story(given, session, reader, since_of(since), min(page, FAR))
        case verbs.More(version):
            message = await more(given, session, reader, min(version, FAR))
        case verbs.Describe(page):
            message = described(session, reader, min(page, FAR))
        case _:
            assert_never(act)
    await show(interaction, message)
