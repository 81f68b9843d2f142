"""Whether a move is free to take back, and what taking it back leaves: the match as if it had not been made, with all
that others did since played again. Knows no Discord.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from bot.store import UNDO_WINDOW, MoveRow, NewMove
from engine import ANSWER, CHANGE, Match, Picked, Refused, record

from .moves import OTHERS, step

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store import Store
    from engine import Game


class NothingToUndo(ValueError):
    """The seat has made no move that could be taken back."""


class Settled(NothingToUndo):
    """The match has been over for so long that nothing is kept to go back to."""


class NeedsConsent(ValueError):
    """Something was learnt from the move, or others have built on it: the table must agree."""

    def __init__(self, move: MoveRow) -> None:
        super().__init__(f"move {move.number} is not free to take back")
        self.move = move


@record
class Rewind:
    """Where an undo goes: the move it takes back, the match then, and the later moves played again."""

    move: MoveRow
    match: Match
    again: tuple[NewMove, ...]
    dropped: tuple[MoveRow, ...]


async def last_move(store: Store, match_id: int, seat: int) -> tuple[MoveRow, list[MoveRow]]:
    """The seat's, with all that came after it."""
    log = await store.last_moves(match_id, UNDO_WINDOW)
    if log and not log[-1].undoable:
        raise Settled(f"match {match_id} stays as it is")
    at = max((i for i, move in enumerate(log) if move.seat == seat), default=None)
    if at is None or not log[at].undoable or reopens(log[at]):
        raise NothingToUndo(f"seat {seat} has no move to take back")
    return log[at], log[at + 1 :]


def reopens(move: MoveRow | NewMove) -> bool:
    """Whether the seat has opened its own choice again: a step back itself, and taking it back would choose again."""
    return ANSWER.validate_json(move.answer) == Picked((CHANGE,))


def free_at_all(move: MoveRow | NewMove) -> bool:
    """Whether nobody has learnt anything from the move, and the seat has made it itself: what the table has had done
    for somebody who is late he would else take back again and again, and be waited for.
    """
    return not move.reveals and move.made not in OTHERS


def play_again(match: Match, later: Sequence[MoveRow | NewMove]) -> tuple[NewMove, ...] | None:
    """The later moves on a match that lacks an earlier one, if all of them come out the same to the letter."""
    again = []
    for other in later:
        if other.seat is None:
            return None
        try:
            played = step(match, other.seat, ANSWER.validate_json(other.answer), None, [])
        except Refused:
            return None
        if played.events != other.events:
            return None
        again.append(replace(played, told=other.told, made=other.made))
    return tuple(again)


@dataclass(slots=True)
class Trail:
    """A seat's last move: the match before it and what others did since, so that a look needs no log.

    `free` None: not worked out since somebody moved. What is not free stays so until the seat moves again: what was
    learnt or built on is not unlearnt by more of it.
    """

    before: bytes = b""
    later: list[MoveRow | NewMove] = field(default_factory=list)
    free: bool | None = False

    @classmethod
    def of(cls, move: MoveRow | NewMove, before: bytes | None, later: Sequence[MoveRow | NewMove] = ()) -> Trail:
        if not free_at_all(move) or before is None or reopens(move):
            return cls()
        return cls(before, [*later], None if later else True)

    def follow(self, move: NewMove) -> None:
        """Somebody else has moved."""
        if self.free is False:
            return
        if len(self.later) + 1 >= UNDO_WINDOW:
            self.lose()
        else:
            self.later.append(replace(move, before=None))
            self.free = None

    def is_free(self, game: Game[Any, Any]) -> bool:
        if self.free is None:
            self.free = play_again(Match.load(game, self.before), self.later) is not None
            if not self.free:
                self.lose()
        return self.free

    def lose(self) -> None:
        self.before, self.later, self.free = b"", [], False


def lengthen(trails: dict[int, Trail], moves: Sequence[NewMove]) -> None:
    """The moves are saved: whoever made one has a new last one, and it follows those of the others."""
    for move in moves:
        for seat, trail in trails.items():
            if seat != move.seat:
                trail.follow(move)
        if move.seat is not None:
            trails[move.seat] = Trail.of(move, move.before)
