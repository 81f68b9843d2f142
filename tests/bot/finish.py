"""Playing a match to its end at once, every move of it in the log."""

from bot.table.moves import step
from engine import Event, RandomBot
from tests.bot.club import Club


async def finish(club: Club, match_id: int = 1, *, leave: int = 0) -> None:
    """By chance, always the same; `leave`: so many moves are left to be made."""
    sessions = club.client.services.sessions
    session = await sessions.get(match_id)
    match, chance, moves, events = session.match.copy(), RandomBot("end"), [], list[Event]()
    positions = [match.copy()]
    while match.waiting:
        seat = match.waiting[0]
        moves.append(step(match, seat, chance.answer(match, seat), None, events))
        positions.append(match.copy())
    moves = moves[: len(moves) - leave]
    await sessions.commit(session, positions[len(moves)], None, moves)
    await club.quiet()
