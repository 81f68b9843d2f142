"""A valley: what a file says of board, tokens and slots, in strings that go into every save, and what follows from it.

Running matches keep their own, so correcting the file changes only matches to come.
"""

from functools import lru_cache

from engine.grid import regions
from engine.prompt import Option
from engine.record import record
from engine.text import Text

from .bed import Bed, bed
from .board import BOARD, NEAR, Cell, Place, bits, cell, covered
from .pieces import PAIRS
from .words import domino_name

STREAM = "."


@record
class Valley:
    layout: str  # rows, joined by /
    starts: str  # cell names
    clouds: str  # cell:count
    sunflowers: str  # main:secondary:back, one a token
    animals: str
    slots: str  # eight counts, for the match's number of players


@record
class Sunflower:
    main: int
    secondary: int
    back: int

    @property
    def face(self) -> tuple[int, int]:
        return self.main, self.secondary


@record
class Land:
    """What follows from a valley. Sets of cells are numbers: see `bits`."""

    stream: int
    starts: tuple[Cell, ...]
    bed: Bed
    clouds: tuple[tuple[Cell, int], ...]
    areas: tuple[tuple[Cell, ...], ...]
    area: tuple[int, ...]  # by cell; -1 for a stream cell
    titles: tuple[str, ...]  # an area is called by its first cell
    shores: tuple[int, ...]  # by area: the stream cells next to it
    landings: tuple[int, ...]  # by area: the places with a half on these cells
    banks: tuple[tuple[Cell, ...], ...]  # by a domino's place: the area cells next to it
    washed: tuple[tuple[int, ...], ...]  # by a domino's place: the areas of its banks
    touched: dict[Place, tuple[int, ...]]  # by a domino's place: the areas with fewer landings for it
    sunflowers: tuple[Sunflower, ...]
    animals: tuple[str, ...]
    jokers: tuple[Option, ...]
    dominoes: tuple[Option, ...]
    names: tuple[Text, ...]  # of dominoes
    slots: tuple[int, ...]


def banks(ground: str, place: Place) -> tuple[Cell, ...]:
    near = [NEAR[half] for half in covered(place) if 0 <= half < len(ground)]
    return tuple(sorted({here for cells in near for here in cells if ground[here] != STREAM}))


@lru_cache(maxsize=32)
def land(valley: Valley) -> Land:
    ground = valley.layout.replace("/", "")
    streams = [here for here, mark in enumerate(ground) if mark == STREAM]
    areas = regions([c for c, mark in enumerate(ground) if mark != STREAM],
                    lambda here: [near for near in NEAR[here] if ground[near] == ground[here]])
    area = [-1] * len(ground)
    for number, cells in enumerate(areas):
        for here in cells:
            area[here] = number
    starts = tuple([cell(name) for name in valley.starts.split()])
    shores = tuple([bits(list({n for c in cells for n in NEAR[c] if ground[n] == STREAM})) for cells in areas])
    beside = [banks(ground, place) for place in range(4 * len(ground))]
    water = bed(streams, starts)
    places = [(1 << number, water.lying[place].cells) for number, place in enumerate(water.places)]
    landings = tuple([sum([place for place, cells in places if cells & shore]) for shore in shores])
    animals = tuple(valley.animals.split())
    words = [f"{animals[first]}-{animals[second]}" for first, second in PAIRS]
    return Land(
        stream=bits(streams),
        starts=starts,
        bed=water,
        clouds=tuple([(cell(part.split(":")[0]), int(part.split(":")[1])) for part in valley.clouds.split()]),
        areas=tuple([tuple(cells) for cells in areas]),
        area=tuple(area),
        titles=tuple([BOARD.name(cells[0]) for cells in areas]),
        shores=shores,
        landings=landings,
        banks=tuple(beside),
        washed=tuple([tuple(dict.fromkeys([area[here] for here in cells])) for cells in beside]),
        touched={place: tuple([area for area, landing in enumerate(landings) if landing & lying.on])
                 for place, lying in water.lying.items()},
        sunflowers=tuple([Sunflower(*map(int, part.split(":"))) for part in valley.sunflowers.split()]),
        animals=animals,
        jokers=tuple([Option("animal", number, word) for number, word in enumerate(animals)]),
        dominoes=tuple([Option("card", number, word) for number, word in enumerate(words)]),
        names=tuple(map(domino_name, words)),
        slots=tuple(map(int, valley.slots.split())),
    )
