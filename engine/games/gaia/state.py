"""Everything a match of Gaïa consists of. Plain data; a copy costs a handful of slices."""

from dataclasses import dataclass, field

from engine.event import Event
from engine.record import record
from engine.rng import Rng

from .cards import Card
from .pieces import Back, Land


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
    lands: dict[int, Land] = field(default_factory=dict)
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

    @property
    def over(self) -> bool:
        return self.winner is not None

    def copy(self) -> "Gaia":
        return Gaia(
            self.rng.copy(), {back: deck[:] for back, deck in self.decks.items()},
            {back: cards[:] for back, cards in self.shown.items()}, [hand[:] for hand in self.hands],
            [cards[:] for cards in self.played], self.meeples[:], self.supply.copy(), self.goals[:], self.animals,
            self.capture, self.four, self.lands.copy(), self.herds.copy(), self.cities.copy(), self.shore,
            self.discards[:], self.turn, self.left, self.lap, self.cast, self.sealed.copy(), self.waived[:],
            self.taken[:], self.last, self.ender, self.winner, self.news[:],
        )  # fmt: skip
