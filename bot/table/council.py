"""The table decides: somebody asks it something, everyone says what they want, and what is decided is done in the same
transaction as the ballot that decided it. Knows no Discord.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

from bot.store import Ballot, Decision, NotSeated, VoteRow
from engine import record

from . import pace, seats, votes
from .lobby import hosted
from .needs import HOUR, pace_of
from .outcome import MatchPaused, Outcome
from .posts import Changed, Question, Turn, written
from .rhythm import watched
from .skip import can_pass, passed
from .votes import NotNow, NoVoice, VotedAlready, VoteOver

if TYPE_CHECKING:
    from bot.store import SeatRow

    from .session import Session
    from .sessions import Sessions


@record
class Cast:
    """How the vote stands now; `row.outcome` None: it is open."""

    row: VoteRow
    matter: votes.Matter


async def ask(sessions: Sessions, match_id: int, matter: votes.Matter, user: int) -> frozenset[int] | None:
    """Somebody at the table asks the others: the users who have not agreed yet. None: it is decided by that alone, and
    done; so it is among bots, and where all the others have asked for the same. What is asked already is agreed to, and
    calls nobody again. Where only bots play, the host decides.
    """
    async with sessions.lock(match_id):
        session = await sessions.get(match_id)
        alone = watched(session.row)
        if alone:
            hosted(session.row, user)
        elif session.seat_of(user) is None:
            raise NotSeated(f"{user} has no seat in match {match_id}")
        late = await stands(sessions, session, matter)
        if late is None:
            raise NotNow(matter.kind)
        if alone:
            await settle(sessions, session, matter, "agree")
            return None
        vote = votes.asked(matter, user, until(sessions, session, matter))
        for row in await sessions.store.open_votes(match_id):
            if votes.read(row) == matter:
                return await agree(sessions, session, row, matter, user, late)
        able = voices(sessions, session, matter, late, vote.until)
        if votes.decided(matter, able, {user: vote.choice}):
            await settle(sessions, session, matter, vote.choice)
            return None
        await sessions.store.open_vote(match_id, vote, written(Question(0)))
        return able - {user}


async def agree(
    sessions: Sessions, session: Session, row: VoteRow, matter: votes.Matter, user: int, late: frozenset[int]
) -> frozenset[int] | None:
    """As in `ask`."""
    able, ballots = voices(sessions, session, matter, late, row.until), {**row.ballots, user: "agree"}
    outcome = votes.decided(matter, able, ballots)
    if ballots != row.ballots or outcome is not None:
        await count(sessions, session, matter, Ballot(row.id, user, "agree", outcome), shown=False)
    return None if outcome == "agree" else frozenset([voice for voice in able if ballots.get(voice) != "agree"])


async def cast(sessions: Sessions, match_id: int, vote_id: int, user: int, choice: str) -> Cast:
    """Raises `VoteOver`, `NoVoice` or `VotedAlready`; then nothing has changed."""
    async with sessions.lock(match_id):
        session, row = await sessions.get(match_id), await sessions.store.vote(vote_id)
        if row is None or row.match != match_id or row.closed is not None:
            raise VoteOver(f"vote {vote_id} is over")
        matter = votes.read(row)
        late = await stands(sessions, session, matter)
        if isinstance(matter, votes.Late) and session.row.paused is not None:
            raise MatchPaused(f"match {match_id} is paused")  # nobody is late before it goes on
        if late is None or choice not in choices(session, matter):
            raise VoteOver(f"vote {vote_id} is about what has passed")
        able = voices(sessions, session, matter, late, row.until)
        if user not in able:
            raise NoVoice(f"{user} has no voice in vote {vote_id}")
        won = standing(row, matter, able)
        if won is None and row.ballots.get(user) == choice:
            raise VotedAlready(f"{user} has said so already")
        ballots = row.ballots if won else {**row.ballots, user: choice}
        outcome = votes.decided(matter, able, ballots)
        ballot = won or Ballot(vote_id, user, choice, outcome)
        await count(sessions, session, matter, ballot)
        return Cast(replace(row, ballots=ballots, outcome=outcome), matter)


def until(sessions: Sessions, session: Session, matter: votes.Matter) -> float | None:
    """Whose seat a bot keeps may say no to the end for as long as a part may take here."""
    hours = session.row.pace_hours
    return sessions.store.database.now() + hours * HOUR if isinstance(matter, votes.End) and hours is not None else None


def voices(
    sessions: Sessions, session: Session, matter: votes.Matter, late: frozenset[int], until: float | None
) -> frozenset[int]:
    """As of now; `until` as in `VoteRow`."""
    waits = until is not None and sessions.store.database.now() < until
    return votes.voices(matter, session.users, late, session.owners.values() if waits else ())


def standing(row: VoteRow, matter: votes.Matter, voices: frozenset[int]) -> Ballot | None:
    """The vote as it is decided by what was said already: fewer may have a voice now than when it was said."""
    outcome = votes.decided(matter, voices, row.ballots)
    if outcome is None:
        return None
    user = next(user for user, choice in row.ballots.items() if user in voices and choice == outcome)
    return Ballot(row.id, user, outcome, outcome)


async def count(
    sessions: Sessions, session: Session, matter: votes.Matter, ballot: Ballot, *, shown: bool = True
) -> None:
    """`shown`: whoever has pressed a button of the question sees what comes of it there."""
    if ballot.outcome is None or ballot.outcome == "refuse":
        owed = [] if shown else [written(Turn())]
        await sessions.store.cast(ballot, match_id=session.row.id, outbox=owed)
    else:
        await settle(sessions, session, matter, ballot.outcome, ballot)


async def recount(sessions: Sessions, match_id: int) -> None:
    """Somebody has left or is late, or has not spoken in time: what the others have said may be enough now."""
    for row in await sessions.store.open_votes(match_id):
        async with sessions.lock(match_id):
            session, matter = await sessions.get(match_id), votes.read(row)
            late = await stands(sessions, session, matter)
            able = None if late is None else voices(sessions, session, matter, late, row.until)
            ballot = None if able is None else standing(row, matter, able)
            if ballot is not None and ballot.choice in choices(session, matter):
                await count(sessions, session, matter, ballot, shown=False)


def choices(session: Session, matter: votes.Matter) -> tuple[votes.Choice, ...]:
    return votes.choices(matter, skip=isinstance(matter, votes.Late) and can_pass(session.match, matter.seat))


async def stands(sessions: Sessions, session: Session, matter: votes.Matter) -> frozenset[int] | None:
    """The seats that are late, if what the vote is about is still as it was asked; else None."""
    row, needs = session.row, await sessions.store.needs(session.row.id)
    match matter:
        case votes.Undo(version=version):
            holds = version == row.version and row.paused is None
        case votes.Late(seat, since):
            holds = session.goes_on and any((need.seat, need.since, need.late) == (seat, since, True) for need in needs)
        case votes.Kick(seat, user):
            holds = row.status == "running" and user in (row.seats[seat].user, row.seats[seat].owner)
        case votes.End():
            holds = row.status == "running"
        case votes.Pause():
            holds = session.goes_on
        case votes.Resume():
            holds = row.status == "running" and row.paused is not None
        case _:
            assert_never(matter)
    return frozenset([need.seat for need in needs if need.late]) if holds else None


async def settle(
    sessions: Sessions, session: Session, matter: votes.Matter, outcome: str, ballot: Ballot | None = None
) -> None:
    """What the table has agreed to is done, with the ballot that decided it."""
    match matter:
        case votes.Undo(move):
            await sessions.go_back(session, move, Decision(ballot))
        case votes.Late(seat):
            await decide(sessions, session, session.row.seats[seat], outcome, ballot)
        case votes.Kick(seat):
            mine = session.row.seats[seat]
            await seats.reseat(sessions, session, seats.left(mine), seats.change("kicked", mine), ballot)
        case votes.End():
            everybody = range(len(session.row.seats))
            await seats.finish(sessions, session, everybody, Changed("ended"), ballot)
        case votes.Pause():
            await note(sessions, session, told(session, Changed("paused"), Outcome(ballot, pause=True)))
        case votes.Resume():
            rule = pace.resumed(session.row.paused or 0.0)
            match = session.match.copy()
            moves, stopped = sessions.ordered(session, match, [])
            done = Outcome(ballot, pause=False, needs=rule, stopped=stopped)
            await sessions.commit(session, match, None, moves, told(session, Changed("resumed"), done))
        case _:
            assert_never(matter)


def told(session: Session, changed: Changed, outcome: Outcome) -> Outcome:
    """Where only bots play, there is nobody to tell besides who has done it and sees it."""
    return replace(outcome, logged=(changed,)) if watched(session.row) else replace(outcome, posts=(changed,))


async def decide(sessions: Sessions, session: Session, seat: SeatRow, outcome: str, ballot: Ballot | None) -> None:
    """What becomes of somebody who is late."""
    match outcome:
        case "wait":
            rule = pace.waited(seat.seat, pace_of(session.row))
            await note(sessions, session, Outcome(ballot, posts=(seats.change("waited", seat),), needs=rule))
        case "once":
            lent = replace(seat, lent=session.match.beats)
            await seats.reseat(sessions, session, lent, seats.change("once", seat), ballot)
        case "skip":
            await pass_over(sessions, session, seat, ballot)
        case "keep":
            await seats.reseat(sessions, session, seats.kept(seat), seats.change("kept", seat), ballot)
        case "open":
            offered = replace(seat, offered=seats.ANYBODY)
            rule = pace.waited(seat.seat, pace_of(session.row))  # should nobody sit down, the table is asked again
            await seats.reseat(sessions, session, offered, seats.change("opened", seat), ballot, rule)
        case _:
            raise VoteOver(f"{outcome} decides nothing")


async def pass_over(sessions: Sessions, session: Session, seat: SeatRow, ballot: Ballot | None) -> None:
    """One part is left out for somebody, who has the seat as before."""
    match = session.match.copy()
    own = passed(match, seat.seat)
    if own is None:
        raise VoteOver("the part can no longer be passed over")
    more, stopped = sessions.ordered(session, match, [])
    outcome = Outcome(ballot, posts=(seats.change("skipped", seat),), stopped=stopped)
    await sessions.commit(session, match, None, [*own, *more], outcome)


async def note(sessions: Sessions, session: Session, outcome: Outcome) -> None:
    """Something is decided that changes neither the position nor who sits where."""
    await sessions.commit(session, session.match, None, [], outcome)
