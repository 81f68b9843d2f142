"""A vote as people read and press it: the question, what has been said so far, and what came of it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, assert_never

from bot.table import council, votes
from engine import text

from . import ids, undo, verbs, wording
from .board import mentions
from .calls import ago
from .controls import Button
from .interaction import Interaction, acknowledge, reader_of, services, show
from .message import Message, plain
from .reader import table_reader
from .refusals import Refusal, standing

if TYPE_CHECKING:
    from bot.services import Services
    from bot.store import VoteRow
    from bot.table.posts import Consent
    from bot.table.session import Session

    from .controls import Style
    from .reader import Reader

STYLES: dict[str, Style] = {"agree": "success", "refuse": "danger", "wait": "success"}


async def question(services: Services, session: Session, row: VoteRow | None) -> Message | None:
    """For the whole table; none if the vote is over, or what it is about has passed."""
    if row is None or row.closed is not None:
        return None
    reader, matter = table_reader(services, session), votes.read(row)
    late = await council.stands(services.sessions, session, matter)
    said = await asked(services, session, reader, matter, row.until) if late is not None else ""
    if late is None or not said:
        return None
    tag = ids.Tag(session.row.id)
    voices = council.voices(services.sessions, session, matter, late, row.until)
    buttons = tuple([
        Button(tag.id(verbs.Vote(row.id, choice)), reader.say(f"vote-{choice}"), STYLES.get(choice, "secondary"))
        for choice in council.choices(session, matter)
    ])
    if not voices:
        return Message(f"{said}\n-# {reader.say('vote-nobody')}")
    return Message("\n".join([said, *tally(session, reader, row, voices)]), rows=[buttons])


def past(services: Services, session: Session, row: VoteRow) -> Message:
    """The question when nobody can answer it any more: what came of it."""
    public, users = table_reader(services, session), session.users | session.owners
    spoken = [seat for seat, user in users.items() if row.ballots.get(user) == row.outcome]
    if row.outcome is None or not spoken:
        return Message(public.say("vote-passed"))
    return Message(settled(session, public, spoken[0], votes.read(row), row.outcome))


async def asked(
    services: Services, session: Session, reader: Reader, matter: votes.Matter, until: float | None
) -> str:
    called = mentions(session, concerned(session, matter))
    match matter:
        case votes.Undo(move):
            moves = await services.store.moves(session.row.id, since=move - 1)
            return undo.request(session, reader, moves, called) if moves else ""
        case votes.Late(seat, since):
            player = wording.people(session, reader, [seat])
            return reader.say("vote-late", player=player, since=f"<t:{int(since)}:R>")
        case votes.Kick(seat):
            return reader.say("vote-kick", player=wording.people(session, reader, [seat]), asked=called)
        case votes.End() if session.owners and until is not None:
            owners = ", ".join([f"<@{user}>" for user in session.owners.values()])
            return reader.say("vote-end-kept", asked=f"{called}, {owners}", players=owners, until=ago(until))
        case votes.End() | votes.Pause() | votes.Resume():
            return reader.say(f"vote-{matter.kind}", asked=called)
        case _:
            assert_never(matter)


def role(row: VoteRow) -> str:
    """What its message is for the match."""
    matter = votes.read(row)
    return f"late:{matter.seat}:{row.id}" if isinstance(matter, votes.Late) else f"question:{row.id}"


def asked_by(purpose: str) -> int | None:
    """The vote whose question a message of that role is."""
    found = re.fullmatch(r"(?:late:\d+|question):(\d+)", purpose)
    return int(found[1]) if found else None


def called(session: Session, row: VoteRow) -> list[int]:
    """The users whom the question calls."""
    matter = votes.read(row)
    seats, owners = concerned(session, matter), session.owners if isinstance(matter, votes.End) and row.until else {}
    people = [user for seat, user in session.users.items() if seat in seats]
    return [user for user in (*people, *owners.values()) if user not in row.ballots]


def concerned(session: Session, matter: votes.Matter) -> frozenset[int]:
    """The seats that are asked by name. Nobody must decide about somebody who is late."""
    match matter:
        case votes.Undo(seat=seat):
            return session.people - {seat}
        case votes.Late():
            return frozenset()
        case votes.Kick() | votes.End() | votes.Pause() | votes.Resume():
            return session.people
        case _:
            assert_never(matter)


def tally(session: Session, reader: Reader, row: VoteRow, voices: frozenset[int]) -> list[str]:
    """Who has said what, and who has not spoken."""
    said: dict[str, list[str]] = {}
    for seat, user in (session.users | session.owners).items():
        if user in voices:
            said.setdefault(row.ballots.get(user, ""), []).append(f"**{plain(session.row.seats[seat].name)}**")
    silent = said.pop("", [])
    lines = [
        reader.say("vote-said", choice=text(f"vote-{choice}"), people=", ".join(people))
        for choice, people in said.items()
    ]
    lines += [reader.say("vote-silent", people=", ".join(silent))] if silent else []
    return [f"-# {line}" for line in lines]


async def old_question(
    services: Services, match_id: int, what: Consent | verbs.AgreeUndo | verbs.RefuseUndo
) -> int | None:
    """The vote that a question or a button means which knows only the move and the version of the match."""
    for row in await services.store.open_votes(match_id):
        match votes.read(row):
            case votes.Undo(move, version) if (move, version) == (what.move, what.version):
                return row.id
            case _:
                continue
    return None


async def handle(interaction: Interaction, press: ids.Press, act: verbs.Voting) -> None:
    given = services(interaction)
    session = await given.sessions.get(press.match)
    reader = await reader_of(interaction, session)
    seat = session.kept_for(interaction.user.id) if reader.seat is None else reader.seat
    if seat is None:
        raise Refusal(text("refused-not-seated"))
    match act:
        case verbs.Vote(vote, choice):
            pass
        case verbs.AgreeUndo() | verbs.RefuseUndo():
            vote = await old_question(given, press.match, act) or 0
            choice = "agree" if isinstance(act, verbs.AgreeUndo) else "refuse"
        case _:
            assert_never(act)
    await acknowledge(interaction, here=True)
    found = await council.cast(given.sessions, press.match, vote, interaction.user.id, choice)
    with standing():
        await answer(interaction, session, seat, found)


async def answer(interaction: Interaction, session: Session, seat: int, found: council.Cast) -> None:
    """The question shows how it stands, or what came of it; then its buttons go."""
    public = table_reader(services(interaction), session)
    if found.row.outcome is None:
        message = await question(services(interaction), session, found.row)
        if message is not None:
            await show(interaction, message)
        return
    await show(interaction, Message(settled(session, public, seat, found.matter, found.row.outcome)))


def settled(session: Session, public: Reader, last: int, matter: votes.Matter, outcome: str) -> str:
    """What came of it, when the seat `last` had spoken."""
    match matter:
        case votes.Late():
            return public.say("vote-late-settled", choice=text(f"vote-{outcome}"))
        case votes.Kick(seat):
            return public.say(f"vote-kick-{outcome}", player=wording.people(session, public, [seat]))
        case votes.Undo() | votes.End() | votes.Pause() | votes.Resume():
            player = f"**{plain(session.row.seats[last].name)}**"
            return public.say(f"vote-{matter.kind}-{outcome}", player=player)
        case _:
            assert_never(matter)
