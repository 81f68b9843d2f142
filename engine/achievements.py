"""Achievements: what a seat can reach in one match, as conditions on its figures. They are data of a game, and pay
nothing.
"""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias, assert_never, cast, get_args

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from .record import record

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

Sign: TypeAlias = Literal[">=", "<=", "="]
LINE = re.compile(r"([a-z]+(?:-[a-z]+)*) (>=|<=|=) (-?\d{1,4})")


@record
class Condition:
    """A figure and what it must be."""

    figure: str
    sign: Sign
    number: int

    def __str__(self) -> str:
        return f"{self.figure} {self.sign} {self.number}"

    def holds(self, figures: Mapping[str, int]) -> bool:
        """Of a match without such a figure nothing is true."""
        found = figures.get(self.figure)
        if found is None:
            return False
        match self.sign:
            case ">=":
                return found >= self.number
            case "<=":
                return found <= self.number
            case "=":
                return found == self.number
            case _:
                assert_never(self.sign)


@record
class Achievement:
    """`conditions` must all hold. Its words are `<game>-achievement-<name>`, with what it takes as `.how`."""

    name: str
    conditions: tuple[Condition, ...]

    def reached(self, figures: Mapping[str, int]) -> bool:
        return all(condition.holds(figures) for condition in self.conditions)


def condition(line: str) -> Condition:
    """From `growth >= 30`."""
    found = LINE.fullmatch(line)
    if found is None:
        raise ValueError(f"{line!r} is no condition: a figure, one of {' '.join(get_args(Sign))}, and a number")
    return Condition(found[1], cast("Sign", found[2]), int(found[3]))


def printed(line: str) -> str:
    condition(line)
    return line


Name = Annotated[str, Field(pattern=r"^[a-z]+(-[a-z]+)*$")]
Conditions = Annotated[list[Annotated[str, AfterValidator(printed)]], Field(min_length=1)]


class Entry(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    when: Conditions


FILE: TypeAdapter[dict[str, Entry]] = TypeAdapter(dict[Name, Entry])


def load(path: Path) -> tuple[Achievement, ...]:
    """A mistake is named by file, achievement and field."""
    try:
        entries = FILE.validate_python(tomllib.loads(path.read_text("utf-8")))
    except ValidationError as error:
        first = error.errors()[0]
        raise ValueError(f"{path.name}: {'.'.join(map(str, first['loc']))}: {first['msg']}") from error
    return tuple([Achievement(name, tuple(map(condition, entry.when))) for name, entry in entries.items()])


def reached(known: Iterable[Achievement], figures: Mapping[str, int]) -> tuple[str, ...]:
    """The names of those that a seat has reached by its match."""
    return tuple([achievement.name for achievement in known if achievement.reached(figures)])
