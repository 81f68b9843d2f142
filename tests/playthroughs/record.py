"""A whole random match as text: every move, everything said about it, and what everyone could see along the way."""

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

from engine import Answer, Counted, Event, Game, Match, Option, Picked, Placed, Shared, Text
from engine.text import Arg
from tests.contract.tables import Table
from tests.contract.walk import step

FOLDER = Path(__file__).parent
EVERY = 20  # moves between two looks at the views
SEED = "playthrough"


def file(table: Table) -> Path:
    return FOLDER / f"{table}.txt"


def playthrough(table: Table) -> str:
    return "\n".join(lines(table)) + "\n"


def lines(table: Table) -> Iterator[str]:
    match, chance, number = table.open(SEED), Random(str(table)), 0
    yield f"{table}, rules {match.game.meta.rules}"
    yield from seen(match)
    while match.waiting:
        seat, answer = step(match, chance)
        ask = "" if (prompt := match.prompt(seat)) is None or not prompt.allows(answer) else f" {prompt.ask}"
        number += 1
        yield f"{number}. {seat}{ask}: {written(match.game, answer)}"
        for event in match.play(seat, answer):
            yield f"   {happened(match.game, event)}"
        if number % EVERY == 0:
            yield from seen(match)
    yield from seen(match)
    yield from result(match)


def written(game: Game[Any, Any], answer: Answer) -> str:
    """An answer in the words of the game: `wolf`, `D4`, `2 soil on C3`."""
    match answer:
        case Picked():
            return ", ".join(word(game, option) for option in answer.options) or "nothing"
        case Placed():
            return word(game, Option("cell", answer.spot)) + (f" turned {answer.turn}" if answer.turn else "")
        case Counted():
            return str(answer.n)
        case Shared():
            return ", ".join(f"{n} on {word(game, option)}" for option, n in answer.parts) or "nothing"


def word(game: Game[Any, Any], option: Option) -> str:
    return said(game, game.label(option))


def said(game: Game[Any, Any], value: Arg) -> str:
    match value:
        case Text():
            args = " ".join(said(game, part) for _, part in value.args)
            name = value.id.removeprefix(f"{game.meta.name}-").removeprefix("word-")
            return args if name == "cell" else f"{name} {args}".strip()
        case tuple():
            return " + ".join(said(game, part) for part in value) or "nothing"
        case _:
            return str(value)


def happened(game: Game[Any, Any], event: Event) -> str:
    """What everyone hears; in brackets who hears more, and what."""
    who = [] if event.seat is None else [f"by {event.seat}"]
    open_ = [f"{name}={said(game, value)}" for name, value in event.args]
    shut = [f"{name}={said(game, value)}" for name, value in event.secret]
    secret = [f"[{', '.join(map(str, event.audience))}: {' '.join(shut)}]"] if shut else []
    marks = ["(reveals)"] * event.reveals + ["(quiet)"] * event.quiet
    return " ".join([event.kind, *who, *open_, *secret, *marks])


def seen(match: Match) -> Iterator[str]:
    """A fingerprint of everybody's view and question."""
    readers: tuple[int | None, ...] = (None, *range(match.seats))
    marks = [f"{'table' if reader is None else reader} {mark(match, reader)}" for reader in readers]
    yield f"   views: {', '.join(marks)}"


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
