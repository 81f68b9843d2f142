"""The card files as they are typed, checked line by line: a mistake is named by file, card and field."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from .abilities import ability
from .gifts import gifts, written
from .goals import score, target
from .terms import Action, Flora, Habitat, Tag

DATA = Path(__file__).parent / "data"
Points = Annotated[int, Field(ge=-4, le=15)]
MOST = 20
Number = Annotated[int, Field(ge=0, le=MOST)]


def printed(parse: Callable[[str], object]) -> AfterValidator:
    """The line must parse and print back as it is written."""

    def check(line: str) -> str:
        again = str(parse(line))
        if again != line:
            raise ValueError(f"is written {line!r}, but means {again!r}")
        return line

    return AfterValidator(check)


AbilityLine = Annotated[str, printed(ability)]
ScoreLine = Annotated[str, printed(score)]
GoalLine = Annotated[str, printed(target)]
GiftLine = Annotated[str, printed(lambda line: written(gifts(line)))]


class Entry(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    id: int
    name: Annotated[str, Field(min_length=2)]


class FloraEntry(Entry):
    scientific: str = ""
    type: Flora | None = None
    cost: Number
    points: Points
    habitats: list[Habitat] = []
    slots: Number
    trunks: Number
    canopy: Number
    tags: list[Tag] = []
    abilities: list[AbilityLine]


class TerrainEntry(Entry):
    cost: Number
    points: Points
    habitats: list[Habitat]
    abilities: list[AbilityLine]


class EventEntry(Entry):
    points: Points
    abilities: Annotated[list[AbilityLine], Field(min_length=1, max_length=1)]


class SideEntry(Entry):
    side: Literal["A", "B"]


class BoardEntry(SideEntry):
    """An island or a climate."""

    points: Points
    habitats: list[Habitat]
    abilities: list[AbilityLine]


class EcosystemEntry(SideEntry):
    score: ScoreLine


class FaunaEntry(SideEntry):
    scientific: str
    goal: GoalLine


class GaiaEntry(Entry):
    colour: Literal["green", "red", "blue", "yellow", "brown"]
    gift: GiftLine | None = None
    fauna: Literal["upper", "lower"] | None = None
    left: GiftLine | None = None
    right: GiftLine | None = None


class CellEntry(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    trunks: Number
    canopy: Number


class ReactionEntry(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    easy: GiftLine
    hard: GiftLine


class GaiaFile(BaseModel):
    model_config = ConfigDict(extra="forbid")
    reaction: dict[Action, ReactionEntry]
    cell: list[CellEntry]
    card: list[GaiaEntry]


class BadCard(ValueError):
    """A card file that cannot be used; says where."""


S = TypeVar("S", bound=BaseModel)


def checked(form: type[S], item: Any, where: str) -> S:
    try:
        return form.model_validate(item)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        raise BadCard(f"{where}, {'.'.join(map(str, first['loc']))}: {first['msg']}") from error


def cards(file: str, form: type[S], folder: Path = DATA) -> list[S]:
    items = tomllib.loads((folder / file).read_text("utf-8"))["card"]
    return [checked(form, item, f"{file}, card {item.get('id', number)}") for number, item in enumerate(items)]


def gaia(folder: Path = DATA) -> GaiaFile:
    return checked(GaiaFile, tomllib.loads((folder / "gaia.toml").read_text("utf-8")), "gaia.toml")
