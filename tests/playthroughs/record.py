"""A whole match as text: every answer, everything said about it, and what everyone could see along the way.

The answers in the file are the ones that are played. A change of the rules changes the lines it changes, no others.
"""

from collections.abc import Callable, Iterator
from hashlib import blake2b
from pathlib import Path

from engine import Match
from engine.notation import asked, happened, said, written
from tests.contract.tables import Table

from .script import LOOK, Done, Replay, Resume, Stuck

FOLDER = Path(__file__).parent
SEED = "playthrough"


def file(table: Table) -> Path:
    return FOLDER / f"{table}.txt"


def check(table: Table, golden: Path, command: str = "") -> None:
    """Play the file's answers, and find what else it says."""
    command = command or f"python -m tests.playthroughs {table}"
    assert golden.exists(), f"{table} has no playthrough: {command}"
    text = golden.read_text("utf-8")
    if (fault := difference(table, text)) is not None:
        raise AssertionError(f"{golden.name}, {fault}\nIf that is meant: {command}, and read the difference")


def difference(table: Table, text: str) -> str | None:
    """Where the match first leaves what is written, in a sentence."""
    told = text.splitlines()
    number = 0
    try:
        for number, line in enumerate(lines(table, Replay(text)), 1):
            expected = told[number - 1] if number <= len(told) else "nothing more"
            if line != expected:
                return f"line {number}:\n- {expected}\n+ {line}"
    except Stuck as stuck:
        return str(stuck)
    return None if number == len(told) else f"line {number + 1}: the match is over"


def write(table: Table, golden: Path) -> None:
    golden.write_text(resumed(table, golden.read_text("utf-8") if golden.exists() else ""), "utf-8")


def resumed(table: Table, text: str) -> str:
    """The playthrough of today's rules: what is written, and new answers from where one is no longer taken."""
    return "".join(f"{line}\n" for line in lines(table, Resume(str(table), text)))


def lines(table: Table, players: Callable[[Match], Done]) -> Iterator[str]:
    match = table.open(SEED)
    yield f"{table}, rules {match.game.meta.rules}"
    yield seen(match)
    while match.waiting:
        done = players(match)
        ask = asked(match, done.seat, done.answer)
        yield f"> {f'{done.seat} {ask}'.strip()}: {written(match.game, done.answer)}"
        for event in match.play(done.seat, done.answer):
            yield f"   {happened(match.game, event)}"
        if done.look or not match.waiting:
            yield seen(match)
    yield from result(match)


def seen(match: Match) -> str:
    """A fingerprint of everybody's view and question."""
    readers: tuple[int | None, ...] = (None, *range(match.seats))
    marks = [f"{'table' if reader is None else reader} {mark(match, reader)}" for reader in readers]
    return LOOK + ", ".join(marks)


def mark(match: Match, reader: int | None) -> str:
    asked = None if reader is None else (match.prompt(reader), tuple(match.asides(reader)))
    return blake2b(repr((match.view(reader), asked)).encode(), digest_size=4).hexdigest()


def result(match: Match) -> Iterator[str]:
    found = match.result
    if found is None:
        raise RuntimeError("nobody is asked anything, and the match is not over")
    for number, sheet in enumerate(found.sheets):
        parts = [f"{said(match.game, line.text)} {line.points}" for line in sheet.lines]
        yield f"{number}: {', '.join(parts)} = {sheet.total}"
    yield f"won by {', '.join(map(str, found.winners)) or 'nobody'}"
