"""A match as data that can be kept in a file: settings, seats, every answer in words, how it ended. Checked when read.

Whether today's rules still take the same course is for `replay` to say. Knows nobody's account, only names.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, TypeAlias

from pydantic import ConfigDict, Field, StringConstraints, TypeAdapter, ValidationError

from .game import IllegalSetup
from .games import games
from .match import Match
from .notation import asked, said, told, written
from .prompt import Answer
from .record import record
from .save import STRICT, must

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

    from .game import Game, Sheet

FORMAT = 1
LARGEST = 16 * 2**20  # bytes, a hundred times what a long match takes
YEAR_9999 = 253_370_764_800.0
Name: TypeAlias = Annotated[str, StringConstraints(max_length=100, pattern=r"^[^\x00-\x1f\x7f]*$")]
Time: TypeAlias = Annotated[float, Field(ge=0.0, lt=YEAR_9999, allow_inf_nan=False)]
Edition: TypeAlias = Annotated[int, Field(ge=1, lt=10**6)]
By: TypeAlias = Literal["person", "bot", "order", "table"]
How: TypeAlias = Literal["normal", "resigned", "early"]
Fault: TypeAlias = Literal["foreign", "newer", "unknown", "broken"]


class BadRecording(ValueError):
    """A file that this program cannot replay: it is no recording, or of a newer program, or of a game that is not
    here, or broken. The message says which and where.
    """

    def __init__(self, fault: Fault, message: str) -> None:
        super().__init__(message)
        self.fault: Fault = fault


@record
class Sitter:
    """`bot`: its level; None of a person. Both may be unsaid."""

    name: Name | None = None
    bot: Name | None = None


@record
class Move:
    """`ask`: what was asked; empty for an anytime action, None where nobody can tell any more. `answer`: in the words
    of the game. `at`: seconds since 1970.
    """

    seat: int
    ask: str | None
    answer: str
    by: By = "person"
    at: Time | None = None


@record
class Points:
    """One player's score: the lines in the words of the game."""

    lines: tuple[tuple[str, int], ...]
    total: int


@record
class Ending:
    """`sheets` by seat, then whoever else is scored. `how`: "resigned" or "early": the match was not played out."""

    sheets: tuple[Points, ...]
    winners: tuple[int, ...]
    how: How = "normal"


@record
class Recording:
    """`rules`: of the game when it was begun. `result`: None of a match that goes on."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT  # reaches all inside
    format: int
    game: str
    rules: int
    options: dict[str, str]
    seed: str
    seats: tuple[Sitter, ...]
    moves: tuple[Move, ...]
    result: Ending | None = None

    @staticmethod
    def of(file: Path) -> Recording:
        """Raises `BadRecording` and `OSError`."""
        with file.open("rb") as given:
            data = given.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise BadRecording("foreign", "it is larger than any recording of a match")
        return Recording.read(data)

    @staticmethod
    def read(data: bytes) -> Recording:
        """Raises `BadRecording`."""
        try:
            head = HEAD.validate_json(data)
        except ValidationError as error:
            first = error.errors(include_url=False, include_input=False)[0]
            if first["type"] == "json_invalid" and data.lstrip().startswith(b"{"):
                raise BadRecording("broken", f"it is cut off or damaged: {first['msg']}") from error
            raise BadRecording("foreign", "it is no recording of a match") from error
        if head.format > FORMAT:
            raise BadRecording("newer", f"it has format {head.format}; this program knows {FORMAT}")
        if head.game not in games():
            raise BadRecording("unknown", f"it is a match of {head.game[:40]!r}, which is not here")
        known = games()[head.game].meta.rules
        if head.rules > known:
            raise BadRecording("newer", f"it follows rules {head.rules} of {head.game}; this program knows {known}")
        try:
            found = RECORDING.validate_json(data)
            found.fit()
        except ValidationError as error:
            first = error.errors(include_url=False, include_input=False)[0]
            where = ".".join(map(str, first["loc"]))
            raise BadRecording("broken", f"it is broken at {where or 'its start'}: {first['msg']}") from error
        except ValueError as error:
            raise BadRecording("broken", f"it is broken at {error}") from error
        return found

    @property
    def played(self) -> Game[Any, Any]:
        return games()[self.game]

    def write(self) -> bytes:
        """For people too: a line for each field, and for each move."""
        fields = RECORDING.dump_python(self, mode="json", exclude_defaults=True).items()
        return "{{\n{}\n}}\n".format(",\n".join([f'"{name}": {lines(value)}' for name, value in fields])).encode()

    def fit(self) -> None:
        """ValueError names the field that does not fit the others."""
        seats = range(len(self.seats))
        must(len(self.seats) in self.played.meta.seats, "seats: the game is not for so many")
        for number, move in enumerate(self.moves):
            must(move.seat in seats, f"moves.{number}.seat: there is no such seat")
        if self.result is not None:
            sheets, winners = self.result.sheets, self.result.winners
            must(len(sheets) >= len(seats), "result.sheets: there must be one for every seat")
            must(all(seat in range(len(sheets)) for seat in winners), "result.winners: there is no such seat")


@record
class Head:
    """What says how the rest is to be read."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="ignore", strict=True)
    format: Edition
    game: str
    rules: Edition


def lines(value: Any) -> str:
    if isinstance(value, list):
        return "[\n{}\n]".format(",\n".join([json.dumps(each, ensure_ascii=False) for each in value]))
    return json.dumps(value, ensure_ascii=False)


RECORDING, HEAD = TypeAdapter(Recording), TypeAdapter(Head)


@record
class Played:
    """One answer of a match that is to be recorded."""

    seat: int
    answer: Answer
    by: By = "person"
    at: float | None = None


def recorded(
    game: Game[Any, Any], options: Mapping[str, str], seed: str, seats: Sequence[Sitter], played: Iterable[Played], *,
    rules: int | None = None, result: Ending | None = None,
) -> Recording:
    """The recording of these answers. From where today's rules refuse one, nobody can tell what was asked."""
    moves, match = [], opened(game, len(seats), seed, options)
    for each in played:
        ask, words = None, written(game, each.answer)
        if match is not None:
            ask, words = asked(match, each.seat, each.answer), told(match, each.seat, each.answer)
            try:
                match.play(each.seat, each.answer)
            except Exception:  # noqa: BLE001 - they refuse it, or fail over it
                match, ask, words = None, None, written(game, each.answer)
        moves.append(Move(each.seat, ask, words, each.by, each.at))
    if result is None and match is not None:
        result = ended(match)
    return Recording(FORMAT, game.meta.name, rules or game.meta.rules, dict(options), seed, tuple(seats), tuple(moves),
                     result)


def opened(game: Game[Any, Any], seats: int, seed: str, options: Mapping[str, str]) -> Match | None:
    """None where today's rules know no such match."""
    try:
        return Match.new(game, seats, seed, options)
    except IllegalSetup:
        return None


def ended(match: Match) -> Ending | None:
    """How it ended by its rules; None while it goes on."""
    found = match.result
    return None if found is None else Ending(points(match.game, found.sheets), found.winners)


def standing(match: Match) -> tuple[Sheet, ...]:
    """As the match stands: everybody's own, with what only he knows; then whoever else is scored."""
    seats = range(match.seats)
    return (*[match.scores(seat)[seat] for seat in seats], *match.scores(None)[len(seats) :])


def points(game: Game[Any, Any], sheets: Sequence[Sheet]) -> tuple[Points, ...]:
    return tuple([
        Points(tuple([(said(game, line.text), line.points) for line in sheet.lines]), sheet.total) for sheet in sheets
    ])
