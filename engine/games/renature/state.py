"""Everything a match of Renature consists of. Plain data; what follows from it is worked out again after loading."""

from dataclasses import dataclass, field, fields
from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from engine.event import Event
from engine.rng import Rng

from .board import Cell, Place
from .grove import BARE, Grove
from .pieces import ANIMALS, CLOUD_SPACES, VALUE, Domino, Plant
from .pieces import CLOUDS as ALL_CLOUDS
from .survey import AREAS, SPARE, surveyed
from .valley import Land, Valley, land
from .waters import Waters

Phase = Literal["lay", "plant", "score", "end"]
START, PLANTS, MAIN, SECOND, UNFINISHED, CLOUDS, LEFT, BACKS = range(8)
LINES = ("start", "plants", "main", "second", "unfinished", "clouds", "left", "backs")
TRACK = 4  # the lines that are counted on the score track while the match goes on


# What a save may hold at all. What each field allows the others, `check` sees to.
Token = Annotated[int, Field(ge=0, lt=AREAS + SPARE)]
Clouds = Annotated[int, Field(ge=0, le=ALL_CLOUDS)]
Slots = Annotated[list[Annotated[int, Field(ge=0, le=9)]], Field(min_length=8, max_length=8)]
Tally = Annotated[list[Annotated[int, Field(ge=-9999, le=9999)]], Field(min_length=len(LINES), max_length=len(LINES))]


@dataclass(slots=True)
class Renature:
    """`box` are dominoes nobody has seen, `away` those discarded; `spare` are sunflower tokens back in their box."""

    rng: Rng
    valley: Annotated[Valley, AfterValidator(surveyed)]
    hands: list[list[Domino]]
    stocks: list[list[Domino]]
    box: list[Domino]
    flowers: list[Token | Literal[-1]]  # by area: its token, or -1
    spare: list[Token]
    slots: list[Slots]  # by seat: how many plants its eight slots hold
    turn: int
    tally: list[Tally]  # by seat: points by line
    purse: list[Annotated[int, Field(ge=0, le=CLOUD_SPACES)]]  # by seat: clouds
    clouds: dict[Cell, Clouds]
    sky: Clouds  # clouds in the box
    taken: list[list[Token]] = field(default_factory=list)  # by seat: tokens
    away: list[Domino] = field(default_factory=list)
    laid: dict[Domino, Place] = field(default_factory=dict)  # by domino, in the order of play
    plants: dict[Cell, Plant] = field(default_factory=dict)
    joker: Annotated[int, Field(ge=0, lt=ANIMALS)] = 0
    phase: Phase = "lay"
    again: bool = False  # another turn is announced, and paid for at the end of this one
    fresh: Place | None = None  # of the domino laid last
    planted: Cell | None = None
    over: bool = False
    news: list[Event] = field(default_factory=list)
    land: Land = field(init=False, repr=False, compare=False)
    groves: list[Grove] = field(init=False, repr=False, compare=False)  # by area
    waters: Waters = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        self.land = land(self.valley)
        self.waters = Waters(self.land, self.joker)
        for domino, place in self.laid.items():
            self.waters.lay(domino, place)
        self.groves = [BARE] * len(self.land.areas)
        for cell, plant in self.plants.items():
            self.groves[self.land.area[cell]] = self.groves[self.land.area[cell]].changed(plant, 1)

    def __reduce__(self) -> tuple[type["Renature"], tuple[object, ...]]:
        """To another process, without what follows from the rest: it is worked out again there."""
        return Renature, tuple([getattr(self, each.name) for each in fields(self) if each.init])

    def lay(self, domino: int, place: Place) -> None:
        self.laid[domino] = place
        self.fresh, self.planted = place, None
        self.waters.lay(domino, place)

    def grow(self, cell: Cell, plant: Plant) -> int:
        """Rules 5.1: the points that the plant brings."""
        area = self.land.area[cell]
        grove = self.groves[area]
        self.plants[cell], self.groves[area], self.planted = plant, grove.changed(plant, 1), cell
        return grove.points[VALUE[plant]]

    def uproot(self, cell: Cell) -> Plant:
        area, plant = self.land.area[cell], self.plants.pop(cell)
        self.groves[area] = self.groves[area].changed(plant, -1)
        return plant

    def copy(self) -> "Renature":
        twin = object.__new__(Renature)
        twin.rng, twin.valley, twin.land = self.rng.copy(), self.valley, self.land
        twin.waters, twin.groves = self.waters.copy(), self.groves[:]
        twin.hands, twin.stocks = [hand[:] for hand in self.hands], [stock[:] for stock in self.stocks]
        twin.box, twin.away = self.box[:], self.away[:]
        twin.flowers, twin.spare, twin.taken = self.flowers[:], self.spare[:], [tokens[:] for tokens in self.taken]
        twin.slots, twin.tally = [slots[:] for slots in self.slots], [lines[:] for lines in self.tally]
        twin.turn, twin.purse, twin.clouds, twin.sky = self.turn, self.purse[:], self.clouds.copy(), self.sky
        twin.laid, twin.plants, twin.joker = self.laid.copy(), self.plants.copy(), self.joker
        twin.phase, twin.again, twin.fresh, twin.planted = self.phase, self.again, self.fresh, self.planted
        twin.over, twin.news = self.over, self.news[:]
        return twin
