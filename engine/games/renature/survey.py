"""Reads a valley from its file or from a save, and refuses one that cannot be played, naming what is wrong with it."""

import re
import tomllib
from collections import Counter
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from engine.grid import regions
from engine.record import record
from engine.save import must

from .board import BOARD, NAMES, NEAR, Cell, cell
from .pieces import ANIMALS, CLOUD_SPACES, CLOUDS, KINDS
from .valley import STREAM, Valley

DEFAULT = Path(__file__).parent / "data" / "valley.toml"
Part = Literal["layout", "starts", "clouds", "sunflowers", "slots", "animals"]
Seats = Literal["2", "3", "4"]
STRICT = ConfigDict(extra="forbid", strict=True)
CellName = Annotated[str, AfterValidator(lambda name: NAMES[cell(name)])]
AREAS, SPARE, STARTS, CLOUD_CELLS = 18, 3, 4, 4
# Rules 1.3: the plants in the box, by kind. With two players white and black are used, else the scarcer colours too.
OWN = {"2": (9, 4, 2, 2), "3": (5, 3, 2, 1), "4": (5, 3, 2, 1)}
NEUTRALS = (6, 4, 4, 4)
# How a save writes the parts that hold numbers.
FORM = {
    "clouds": re.compile("[A-O][0-9]{1,2}:[0-9]{1,2}( [A-O][0-9]{1,2}:[0-9]{1,2})*"),
    "sunflowers": re.compile("[0-9]{1,2}:[0-9]{1,2}:[0-9]{1,2}( [0-9]{1,2}:[0-9]{1,2}:[0-9]{1,2})*"),
    "slots": re.compile("[0-9]{1,2}( [0-9]{1,2}){7}"),
}


class PlantsIn(BaseModel):
    model_config = STRICT
    turf: Annotated[int, Field(ge=0)]
    bush: Annotated[int, Field(ge=0)]
    pine: Annotated[int, Field(ge=0)]
    oak: Annotated[int, Field(ge=0)]

    def counts(self) -> list[int]:
        return [getattr(self, kind) for kind in KINDS]


class SlotsIn(BaseModel):
    model_config = STRICT
    own: PlantsIn
    neutral: PlantsIn


class SunflowerIn(BaseModel):
    model_config = STRICT
    main: Annotated[int, Field(ge=1)]
    secondary: Annotated[int, Field(ge=0)]
    backs: list[Annotated[int, Field(ge=0)]]


class ValleyIn(BaseModel):
    model_config = STRICT
    reconstructed: list[Part]
    animals: list[Annotated[str, Field(pattern="^[a-z]+$")]]
    layout: list[str]
    starts: list[CellName]
    clouds: dict[CellName, Annotated[int, Field(ge=1, le=CLOUD_SPACES)]]
    sunflowers: list[SunflowerIn]
    slots: dict[Seats, SlotsIn]


@record
class Survey:
    """A checked file: the valley for each number of players, and the parts of it that follow no published source."""

    valleys: tuple[tuple[int, Valley], ...]
    reconstructed: tuple[Part, ...]

    def valley(self, seats: int) -> Valley:
        return dict(self.valleys)[seats]


def survey(path: Path) -> Survey:
    """The valley in the file; ValueError names the file and the constraint that it breaks."""
    try:
        given = ValleyIn.model_validate(tomllib.loads(path.read_text(encoding="utf-8")))
        check(given)
    except ValidationError as error:
        raise ValueError(f"{path.name}: {first(error)}") from error
    except (OSError, ValueError) as error:  # a TOML error is a ValueError
        raise ValueError(f"{path.name}: {error}") from error
    return Survey(
        tuple([(int(seats), valley(given, slots)) for seats, slots in sorted(given.slots.items())]),
        tuple(given.reconstructed),
    )


def first(error: ValidationError) -> str:
    found = error.errors(include_url=False, include_input=False)[0]
    return f"{'.'.join(map(str, found['loc']))}: {found['msg'].removeprefix('Value error, ')}"


def valley(given: ValleyIn, slots: SlotsIn) -> Valley:
    return Valley(
        layout="/".join(given.layout),
        starts=" ".join(given.starts),
        clouds=" ".join([f"{name}:{count}" for name, count in given.clouds.items()]),
        sunflowers=" ".join([f"{f.main}:{f.secondary}:{back}" for f in given.sunflowers for back in f.backs]),
        animals=" ".join(given.animals),
        slots=" ".join(map(str, slots.own.counts() + slots.neutral.counts())),
    )


@lru_cache(maxsize=32)
def surveyed(found: Valley) -> Valley:
    """A valley as a save has it, held against the same constraints; its slots are for an unknown number of players."""
    for part, form in FORM.items():
        must(form.fullmatch(getattr(found, part)), f"{part}: it must be written as {form.pattern}")
    flowers = [list(map(int, token.split(":"))) for token in found.sunflowers.split()]
    try:
        given = ValleyIn(
            reconstructed=[],
            animals=found.animals.split(),
            layout=found.layout.split("/"),
            starts=found.starts.split(),
            clouds={name: int(count) for name, count in (part.split(":") for part in found.clouds.split())},
            sunflowers=[SunflowerIn(main=main, secondary=second, backs=[back]) for main, second, back in flowers],
            slots={},
        )
    except ValidationError as error:
        raise ValueError(first(error)) from error
    check_board(given)
    counts = zip(map(int, found.slots.split()), (*OWN["2"], *NEUTRALS), strict=True)
    must(all(count <= stock for count, stock in counts), "slots: there are not so many plants in the box")
    return found


def check(given: ValleyIn) -> None:
    check_board(given)
    check_slots(given.slots)


def check_board(given: ValleyIn) -> None:
    must(len(set(given.animals)) == len(given.animals) == ANIMALS, "animals: there must be ten different ones")
    rows = given.layout
    must(len(rows) == BOARD.height, f"layout: there must be {BOARD.height} rows, not {len(rows)}")
    for number, row in enumerate(rows, 1):
        must(len(row) == BOARD.width, f"layout: row {number} must have {BOARD.width} cells, not {len(row)}")
    ground = "".join(rows)
    check_areas(given, ground)
    check_starts(given.starts, ground)
    check_clouds(given.clouds, ground)


def check_areas(given: ValleyIn, ground: str) -> None:
    cells: dict[str, list[Cell]] = {}
    for here, mark in enumerate(ground):
        if mark != STREAM:
            capital = mark.isascii() and mark.isupper()
            must(capital, f"layout: {BOARD.name(here)} must be a dot or a capital letter, not {mark!r}")
            cells.setdefault(mark, []).append(here)
            wet = any(ground[near] == STREAM for near in NEAR[here])
            must(wet, f"layout: the area cell {BOARD.name(here)} must lie next to a stream cell")
    must(len(cells) == AREAS, f"layout: there must be {AREAS} areas, not {len(cells)}")
    for mark, group in cells.items():
        parts = regions(group, NEAR.__getitem__)
        must(len(parts) == 1, f"layout: area {mark} must hang together, but is in {len(parts)} parts")
    tokens = Counter({f.main: 0 for f in given.sunflowers})
    for flower in given.sunflowers:
        tokens[flower.main] += len(flower.backs)
    sizes = Counter(len(group) for group in cells.values())
    for size, count in sorted(sizes.items()):
        fit = tokens[size]
        must(fit >= count, f"sunflowers: {count} areas have {size} cells, but only {fit} tokens fit them")
    over = tokens.total() - AREAS
    must(over == SPARE, f"sunflowers: {SPARE} tokens must be left over, not {over}")


def check_starts(names: list[str], ground: str) -> None:
    starts = [cell(name) for name in names]
    must(len(set(starts)) == len(starts) == STARTS, f"starts: there must be {STARTS} different start cells")
    streams = [here for here, mark in enumerate(ground) if mark == STREAM]
    for start in starts:
        must(ground[start] == STREAM, f"starts: {BOARD.name(start)} must be a stream cell")
        room = any(ground[near] == STREAM for near in NEAR[start])
        must(room, f"starts: there must be room for a domino at {BOARD.name(start)}")
    for part in regions(streams, NEAR.__getitem__):
        reached = not set(part).isdisjoint(starts)
        must(reached, f"layout: the stream cell {BOARD.name(part[0])} must be reachable from a start cell")


def check_clouds(clouds: dict[str, int], ground: str) -> None:
    places = [cell(name) for name in clouds]
    must(len(set(places)) == CLOUD_CELLS, f"clouds: there must be {CLOUD_CELLS} cells with clouds")
    for place in places:
        must(ground[place] != STREAM, f"clouds: {BOARD.name(place)} must be an area cell")
    used = sum(clouds.values()) + 4 * CLOUD_SPACES
    must(used <= CLOUDS, f"clouds: {used} are needed with four players; there are {CLOUDS}")


def check_slots(slots: dict[Seats, SlotsIn]) -> None:
    must(len(slots) == len(OWN), "slots: there must be boards for 2, 3 and 4 players")
    for seats, board in slots.items():
        for kind, count, stock in zip(KINDS, board.own.counts(), OWN[seats], strict=True):
            must(count <= stock, f"slots.{seats}.own.{kind}: a colour has only {stock} of them")
        for kind, count, stock in zip(KINDS, board.neutral.counts(), NEUTRALS, strict=True):
            must(count * int(seats) <= stock, f"slots.{seats}.neutral.{kind}: there are only {stock} neutral ones")
