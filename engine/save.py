"""The border where a match becomes text and comes back checked, and where answers and events do."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Generic, TypeVar, cast

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError

from .agenda import Agenda
from .event import Event
from .game import IllegalSetup
from .prompt import Answer, answerable
from .record import record

if TYPE_CHECKING:
    from .game import Game

S = TypeVar("S")
T = TypeVar("T")
MOST = 10**8  # a button has room for nine digits of a count, and a match that is loaded goes on counting
STRICT = ConfigDict(extra="forbid", strict=True)


class BrokenSave(ValueError):
    """A save that this program cannot read; says where."""


def must(holds: object, constraint: str) -> None:
    """`constraint` names the field and what it must be."""
    if not holds:
        raise ValueError(constraint)


@record
class Head:
    """What says how the rest is to be read."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="ignore", strict=True)
    game: str
    rules: int

    @classmethod
    def read(cls, game: Game[Any, Any], data: bytes) -> Head:
        head = checked(HEAD, data)
        if head.game != game.meta.name:
            raise BrokenSave(f"the saved match is one of {head.game}, not of {game.meta.name}")
        if head.rules > game.meta.rules:
            raise BrokenSave(f"the saved match follows rules {head.rules}; this program knows {game.meta.rules}")
        return head


HEAD = TypeAdapter(Head)


def checked(form: TypeAdapter[T], data: bytes) -> T:
    try:
        return form.validate_json(data)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(map(str, first["loc"]))
        raise BrokenSave(f"the saved match is broken at {where or 'its start'}: {first['msg']}") from error


def upgraded(game: Game[Any, Any], data: bytes, rules: int) -> bytes:
    """A save of older rules, written as it would be today; what is broken in it still is."""

    def upgrade(part: dict[str, Any]) -> dict[str, Any]:
        game.upgrade(part, rules)
        return part

    return json.dumps(json.loads(data, object_hook=upgrade)).encode()


@dataclass(slots=True)
class Save(Generic[S, T]):
    """A game's adapter is `TypeAdapter(Save[State, Annotated[Task | …, Field(discriminator="kind")]])`."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT  # reaches all inside
    game: str
    rules: int
    options: dict[str, str]
    state: S
    agenda: Agenda[T]

    def write(self, game: Game[Any, Any]) -> bytes:
        return game.save.dump_json(self)

    @staticmethod
    def read(game: Game[Any, Any], data: bytes) -> Save[Any, Any]:
        rules = Head.read(game, data).rules
        save: Save[Any, Any] = checked(game.save, upgraded(game, data, rules) if rules < game.meta.rules else data)
        save.fit(game)
        return save

    def fit(self, game: Game[Any, Any]) -> None:
        """Check what no field can tell alone; settings that are younger than the save get their usual value."""
        agenda: Agenda[Any] = self.agenda
        stacks = [(None, agenda.table), *enumerate(agenda.seats)]
        strays = [task for seat, tasks in stacks for task in tasks if task.seat != seat]
        if strays or len(agenda.counts) != len(agenda.seats):
            raise BrokenSave("the saved match is broken at agenda: its tasks do not fit its seats")
        try:
            self.options = game.meta.complete(len(agenda.seats), self.options)
        except IllegalSetup as error:
            raise BrokenSave(f"the saved match is broken at options: {error}") from error
        try:
            for name, numbers in (("counts", agenda.counts), ("beats", (agenda.beats,))):
                must(all(0 <= n < MOST for n in numbers), f"agenda.{name}: no match counts so far")
            asking = all(stack[-1].asks for stack in agenda.seats if stack)
            must(asking, "agenda.seats: what comes next must be a question")
            game.check(self.state, agenda)
            for seat, stack in enumerate(agenda.seats):
                able = not stack or answerable(stack[-1].prompt(self.state))
                must(able, f"agenda.seats.{seat}: there must be an answer to its question")
            over = game.result(self.state) is not None
            must(over != any(agenda.seats), "agenda.seats: somebody must be asked until the match is over")
        except ValueError as error:
            raise BrokenSave(f"the saved match is broken at {error}") from error


AnyAnswer = Annotated[Answer, Field(discriminator="kind")]
ANSWER: TypeAdapter[Answer] = TypeAdapter(cast("type[Answer]", AnyAnswer), config=STRICT)
EVENTS: TypeAdapter[list[Event]] = TypeAdapter(list[Event])
