"""Everything a match of Gaïa consists of. Plain data; what follows from it is worked out again after loading."""

from dataclasses import dataclass, field, fields
from typing import Annotated

from pydantic import Field

from engine.event import Event
from engine.record import record
from engine.rng import Rng

from .cards import Card
from .chart import NEAR
from .ground import Ground
from .pieces import HERD, Back, Land

Cell = Annotated[int, Field(ge=0, lt=len(NEAR))]  # what a save may hold at all


@record
class City:
    """A city on the map: its card, how many needs it had covered when last compared, and whose meeples stand on it."""

    card: Card
    covered: int
    meeples: tuple[int, ...] = ()


@record
class Goal:
    """`cards` by their signs; free while nobody's meeple stands on it."""

    cards: str
    owner: int | None = None


@record
class Cast:
    """An element that was played and waits for who may cancel it. `backs` names what a tornado takes from whom."""

    seat: int
    card: Card
    cells: tuple[int, ...] = ()
    backs: tuple[tuple[int, Back], ...] = ()


@dataclass(slots=True)
class Gaia:
    """Lists by seat where there is one per player. `shore` are the free cells beside the map, in reading order; at
    the start the place of the first tile.
    """

    rng: Rng
    decks: dict[Back, list[Card]]
    shown: dict[Back, list[Card]]
    hands: list[list[Card]]
    played: list[list[Card]]
    meeples: list[int]  # at home
    supply: dict[Land, int]
    goals: list[Goal]
    animals: int
    capture: bool = False
    four: bool = False
    lands: dict[Cell, Land] = field(default_factory=dict)
    herds: dict[int, int] = field(default_factory=dict)
    cities: dict[int, City] = field(default_factory=dict)
    shore: tuple[int, ...] = ()
    discards: list[Card] = field(default_factory=list)
    turn: int = 0
    left: int = 0  # actions of this turn still to come, the present one included
    lap: int = 0  # the how manieth turn of everyone this is; 0 in a match from before they were counted
    cast: Cast | None = None
    sealed: dict[int, bool] = field(default_factory=dict)  # who answered an element so far, and whether by Protection
    waived: list[int] = field(default_factory=list)  # in older matches: who lets every element pass without being asked
    taken: list[Card] = field(default_factory=list)  # by a tornado, until one is kept
    last: tuple[int, ...] = ()  # cells that the last action changed
    ender: int | None = None  # who found a kind of card used up
    winner: int | None = None
    news: list[Event] = field(default_factory=list)
    ground: Ground = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        self.survey()

    def __reduce__(self) -> tuple[type["Gaia"], tuple[object, ...]]:
        """To another process, without what follows from the rest: it is worked out again there."""
        return Gaia, tuple([getattr(self, each.name) for each in fields(self) if each.init])

    @property
    def over(self) -> bool:
        return self.winner is not None

    def survey(self) -> None:
        """After any change of the map that is none of those below."""
        self.ground = Ground(self.lands, self.herds, self.cities)

    def lay(self, cell: int, land: Land) -> list[int]:
        """Tells which cells lie beside the map for the first time."""
        self.lands[cell] = land
        return self.ground.open(cell, land)

    def turn_over(self, cell: int, land: Land) -> None:
        """A tile without a city."""
        self.ground.turn(cell, self.lands[cell], land, grazed=cell in self.herds)
        self.lands[cell] = land

    def roam(self, cell: int) -> None:
        self.herds[cell] = HERD
        self.ground.graze(cell, self.lands[cell])

    def scatter(self, cell: int) -> int:
        """Tells how many animals were left there."""
        self.ground.leave(cell, self.lands[cell])
        return self.herds.pop(cell)

    def build(self, cell: int, card: Card) -> None:
        self.cities[cell] = City(card, 0)
        self.ground.close(cell, self.lands[cell])

    def copy(self) -> "Gaia":
        twin = object.__new__(Gaia)
        twin.rng, twin.ground, twin.news = self.rng.copy(), self.ground.copy(), self.news[:]
        twin.decks = {back: deck[:] for back, deck in self.decks.items()}
        twin.shown = {back: cards[:] for back, cards in self.shown.items()}
        twin.hands, twin.played = [hand[:] for hand in self.hands], [cards[:] for cards in self.played]
        twin.meeples, twin.supply, twin.goals = self.meeples[:], self.supply.copy(), self.goals[:]
        twin.animals, twin.capture, twin.four = self.animals, self.capture, self.four
        twin.lands, twin.herds, twin.cities = self.lands.copy(), self.herds.copy(), self.cities.copy()
        twin.shore, twin.discards, twin.last = self.shore, self.discards[:], self.last
        twin.turn, twin.left, twin.lap = self.turn, self.left, self.lap
        twin.cast, twin.sealed, twin.waived = self.cast, self.sealed.copy(), self.waived[:]
        twin.taken, twin.ender, twin.winner = self.taken[:], self.ender, self.winner
        return twin
