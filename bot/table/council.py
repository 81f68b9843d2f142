"""The table decides: somebody asks it something, everyone says what they want, and what is decided is done in the same
transaction as the ballot that decided it. Knows no Discord.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.store import Ballot, VoteRow
from engine import record

from . import votes
from .posts import Question, written
from .votes import NoVoice, VotedAlready, VoteOver

if TYPE_CHECKING:
    from .session import Session
    from .sessions import Sessions


@record
class Cast:
    """How the vote stands now; `row.outcome` None: it is open."""

    row: VoteRow
    matter: votes.Matter


async def ask(sessions: Sessions, match_id: int, matter: votes.Matter, user: int | None) -> int:
    """The number of the vote. Whoever holds the match's lock has seen that the question makes sense."""
    return await sessions.store.open_vote(match_id, votes.asked(matter, user), written(Question(0)))


async def cast(sessions: Sessions, match_id: int, vote_id: int, user: int, choice: str) -> Cast:
    """Raises `VoteOver`, `NoVoice` or `VotedAlready`; then nothing has changed."""
    async with sessions.lock(match_id):
        session, row = await sessions.get(match_id), await sessions.store.vote(vote_id)
        if row is None or row.match != match_id or row.closed is not None:
            raise VoteOver(f"vote {vote_id} is over")
        matter = votes.read(row)
        if not stands(session, matter) or choice not in votes.choices(matter):
            raise VoteOver(f"vote {vote_id} is about what has passed")
        voices = heard(session, matter)
        if user not in voices:
            raise NoVoice(f"{user} has no voice in vote {vote_id}")
        if row.ballots.get(user) == choice:
            raise VotedAlready(f"{user} has said so already")
        ballots = {**row.ballots, user: choice}
        outcome = votes.decided(matter, voices, ballots)
        await settle(sessions, session, matter, Ballot(vote_id, user, choice, outcome))
        return Cast(replace(row, ballots=ballots, outcome=outcome), matter)


def heard(session: Session, matter: votes.Matter) -> frozenset[int]:
    """The users who may vote about it now."""
    return votes.voices(matter, session.users, frozenset())


def stands(session: Session, matter: votes.Matter) -> bool:
    """Whether what the vote is about is still as it was asked."""
    match matter:
        case votes.Undo():
            return matter.version == session.row.version
        case _:
            return False


async def settle(sessions: Sessions, session: Session, matter: votes.Matter, ballot: Ballot) -> None:
    """The ballot, with whatever it decides."""
    if ballot.outcome is None or ballot.outcome == "refuse":
        await sessions.store.cast(ballot)
        return
    match matter:
        case votes.Undo(move):
            await sessions.go_back(session, move, ballot)
        case _:
            raise NotImplementedError
