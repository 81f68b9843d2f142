"""A match of the database as a recording, and a recording as a finished match. Knows no Discord.

What is put in has no thread and nobody's account: it is there to be replayed and looked at.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, assert_never

from bot.store import NewMove, Score, SeatRow
from engine import (
    ANSWER,
    EVENTS,
    Ending,
    Match,
    Played,
    Recording,
    Sitter,
    ended,
    points,
    recorded,
    replay,
    standing,
)

from .game import game_of
from .moves import BOT, ORDER, TABLE
from .parts import Made, parts
from .posts import Changed, recalled, remembered

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store import ChangeRow, MatchRow, MoveRow, Store
    from engine import By, Position


BY: dict[str, By] = {BOT: "bot", ORDER: "order", TABLE: "table"}
MADE = {by: made for made, by in BY.items()}
FIRST = 1  # the version of a match that has begun


class NotBegun(ValueError):
    """There is nothing to record yet."""


class Unfinished(ValueError):
    """A recording of a match that goes on elsewhere."""


async def recording(store: Store, row: MatchRow) -> Recording:
    """`NoSuchGame`, `BrokenSave` or `NotBegun` where it cannot be made."""
    game = game_of(row)
    if row.snapshot is None:
        raise NotBegun(f"match {row.id} has not begun")
    match = Match.load(game, row.snapshot)
    played = [done(move) for move in await store.moves(row.id) if move.seat is not None]
    result = ending(row, match, await store.changes(row.id)) if row.status == "over" else None
    seats = [Sitter(seat.name or None, seat.bot) for seat in row.seats]
    return recorded(game, match.options, row.seed, seats, played, rules=row.rules_version, result=result)


def done(move: MoveRow) -> Played:
    """Nobody may learn of an order that is not told of."""
    return Played(move.seat or 0, ANSWER.validate_json(move.answer), BY.get(move.made or "", "person"), move.at)


def ending(row: MatchRow, match: Match, changes: Sequence[ChangeRow]) -> Ending:
    """Of a match that was ended early, too: as it stood, and who was said to have won."""
    if (found := ended(match)) is not None:
        return found
    winners = tuple([seat.seat for seat in row.seats if seat.won])
    resigned = any(recalled(change).what == "conceded" for change in changes)
    return Ending(points(match.game, standing(match)), winners, "resigned" if resigned else "early")


async def put(store: Store, found: Recording, locale: str) -> int:
    """The number of the match that it becomes. Raises `Differs` where today's rules take another course."""
    *_, last = positions = list(replay(found))
    if found.result is None:
        raise Unfinished("the recorded match is not finished")
    seats = [SeatRow(number, None, seat.bot, seat.name or "") for number, seat in enumerate(found.seats)]
    result = found.result
    return await store.archive(
        game=found.game, options=last.match.options, seed=found.seed, rules_version=found.played.meta.rules,
        snapshot=last.match.save(), locale=locale, seats=seats, moves=rows(positions),
        scores=[Score(seat.seat, result.sheets[seat.seat].total, seat.seat in result.winners) for seat in seats],
        at=[move.at for move in found.moves], changes=[remembered(change) for change in changed(result)],
    )


def rows(positions: Sequence[Position]) -> list[NewMove]:
    """Each told when its part was complete. None can be taken back, so none keeps the match before it."""
    moves = [
        Made(now.number, now.move.seat, before.match.beats, now.match, now.events)
        for before, now in pairwise(positions) if now.move is not None
    ]
    told = {number: part.number + FIRST for part in parts(moves) for number in part.moves}
    return [
        NewMove(
            move.seat, ANSWER.dump_json(position.answer), EVENTS.dump_json(list(move.events)),
            any(event.reveals for event in move.events), None, told.get(move.number, len(moves) + FIRST),
            MADE.get(position.move.by) if position.move else None, move.beat,
        )
        for move, position in zip(moves, positions[1:], strict=True) if position.answer is not None
    ]


def changed(result: Ending) -> list[Changed]:
    """What the log tells of a match that was not played out."""
    match result.how:
        case "normal":
            return []
        case "resigned":
            losers = [seat for seat, _ in enumerate(result.sheets) if seat not in result.winners]
            return [Changed("conceded", next(iter(losers), 0))]
        case "early":
            return [Changed("ended")]
        case _:
            assert_never(result.how)
