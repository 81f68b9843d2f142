"""A recording played again by today's rules, move by move, up to where they take another course."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from .event import Event
from .game import IllegalSetup
from .match import Match, Refused
from .notation import meant
from .prompt import Answer
from .record import record
from .recording import Ending, Move, ended, points, standing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .recording import Recording

Reason: TypeAlias = Literal["setup", "over", "silent", "asked", "answer", "failed", "open", "ended", "result"]
SENTENCES: dict[Reason, str] = {
    "setup": "today's rules cannot set up such a match",
    "over": "today's rules end the match before this move",
    "silent": "today's rules ask this player nothing",
    "asked": "today's rules ask something else",
    "answer": "today's rules do not allow this answer",
    "failed": "today's rules fail at this move",
    "open": "today's rules do not end the match here",
    "ended": "today's rules play the match out here, so nobody has ended it early",
    "result": "today's rules score it differently",
}


class Differs(Exception):
    """Today's rules take another course at this move; 0: before the first. Everything before it holds."""

    def __init__(self, number: int, reason: Reason, where: str = "") -> None:
        said = f"{SENTENCES[reason]}{f' ({where})' if where else ''}"
        super().__init__(f"move {number}: {said}" if number else said)
        self.number = number
        self.reason: Reason = reason


@record
class Position:
    """The match after the move of this number, which nobody changes any more. 0: as it was set up, by no move."""

    number: int
    match: Match
    events: tuple[Event, ...]
    move: Move | None = None
    answer: Answer | None = None


def replay(recording: Recording) -> Iterator[Position]:
    """The match as it was set up, and after each move. Raises `Differs` where the file and the rules part."""
    try:
        match = Match.new(recording.played, len(recording.seats), recording.seed, recording.options)
    except IllegalSetup as error:
        raise Differs(0, "setup") from error
    yield Position(0, match, tuple(match.opening()))
    for number, move in enumerate(recording.moves, start=1):
        answer = given(match, number, move)
        match = match.copy()  # whoever has the last one may keep it
        try:
            events = match.play(move.seat, answer)
        except Refused as error:
            raise Differs(number, "answer") from error
        except Exception as error:
            raise Differs(number, "failed") from error
        yield Position(number, match, tuple(events), move, answer)
    compare(recording, match)


def given(match: Match, number: int, move: Move) -> Answer:
    prompt = match.prompt(move.seat)
    ask = prompt.ask if move.ask is None and prompt is not None else move.ask or ""
    answer = meant(match, move.seat, ask, move.answer)
    if answer is None:
        raise Differs(number, refused(match, move, ask))
    return answer


def refused(match: Match, move: Move, ask: str) -> Reason:
    prompt = match.prompt(move.seat)
    if not match.waiting:
        return "over"
    if prompt is None and ask:
        return "silent"
    return "asked" if ask and prompt is not None and prompt.ask != ask else "answer"


def compare(recording: Recording, match: Match) -> None:
    """Of a match that was not played out, the points as it stood: who has won then the table has decided."""
    told, last = recording.result, len(recording.moves)
    if told is None:
        return
    if told.how == "normal":
        found = ended(match)
        if found is None:
            raise Differs(last, "open")
    elif match.result is not None:
        raise Differs(last, "ended")
    else:
        found = Ending(points(match.game, standing(match)), told.winners, told.how)
    if found != told:
        raise Differs(last, "result", unlike(found, told))


def unlike(found: Ending, told: Ending) -> str:
    """The first line in which two results differ, or their winners."""
    if len(found.sheets) != len(told.sheets):
        return f"{len(found.sheets)} sheets, in the file {len(told.sheets)}"
    for seat, (now, then) in enumerate(zip(found.sheets, told.sheets, strict=True)):
        ours, theirs = [dict((*sheet.lines, ("total", sheet.total))) for sheet in (now, then)]
        for line in {**ours, **theirs}:
            if ours.get(line) != theirs.get(line):
                return f"seat {seat}, {line}: {ours.get(line, 'no')} points, in the file {theirs.get(line, 'no')}"
    return f"winners {list(found.winners)}, in the file {list(told.winners)}"
