"""Everything a match of Earth consists of. Plain data; a copy costs a handful of list slices."""

from dataclasses import dataclass, field
from typing import Literal

from engine.event import Event
from engine.record import record
from engine.rng import Rng

from .terms import Action, Piece

SIZE = 16
PLOTS = range(SIZE)
SCARCE = 40
Level = Literal["easy", "medium", "hard", "expert"]
Mode = Literal["beginner", "standard", "advanced"]


@record
class Leaf:
    fauna: int
    points: int


@record
class Sealed:
    """A planting that lies face down, and what it cost, so that it can still be taken back."""

    card: int
    plot: int
    soil: int
    pieces: tuple[tuple[int, int], ...] = ()  # plot, number
    buried: tuple[int, ...] = ()
    replaced: int = 0


@record
class Past:
    """What a player had when a turn began: cards and pieces by plot, and how much of everything else."""

    cards: tuple[int, ...]
    sprouts: tuple[int, ...]
    growth: tuple[int, ...]
    soil: int
    hand: int
    compost: int
    events: int


@dataclass(slots=True)
class Player:
    """A plot is a card's place in the tableau, numbered as planted: cards, cells, sprouts and growth are aligned by it.

    A number once given stays, so that tasks and options can name it. `island`, `climate` and `ecosystem` are 0 until
    chosen (a beginner has no ecosystem); `offered` are the sides to choose from.
    """

    offered: list[int]
    island: int = 0
    climate: int = 0
    ecosystem: int = 0
    soil: int = 0
    hand: list[int] = field(default_factory=list)
    compost: list[int] = field(default_factory=list)
    events: list[int] = field(default_factory=list)
    cards: list[int] = field(default_factory=list)
    cells: list[int] = field(default_factory=list)
    sprouts: list[int] = field(default_factory=list)
    growth: list[int] = field(default_factory=list)
    met: list[int] = field(default_factory=list)  # fauna reached, leaf not yet placed
    leaves: list[Leaf] = field(default_factory=list)
    bonus: int = 0
    planted: list[int] = field(default_factory=list)  # plots of this turn
    sealed: list[Sealed] = field(default_factory=list)
    ready: bool = False  # has sealed its choice, and waits for the others
    firm: bool = False  # an anytime action was taken in this turn: what is sealed stays
    asked: bool = False  # has answered something in this part of the turn
    soil_gained: int = 0  # this turn; what Gaia counts, or what a partner may still get
    cards_drawn: int = 0
    compost_gained: int = 0
    drawn: list[int] = field(default_factory=list)  # this turn, teams only
    outgrown: list[int] = field(default_factory=list)  # cards planted in this turn and already replaced
    asks: bool = False  # wants to be asked before each turn closes
    finished: bool = False  # its part of this turn is over
    eager: bool = False  # in this turn uses all it can pay; pieces go, and come back, from the first card on
    declined: list[int] = field(default_factory=list)  # fauna within reach when it last ended a part all the same
    past: Past | None = None  # as this turn began
    older: Past | None = None  # as the turn before it began

    def age(self) -> None:
        """A turn begins."""
        self.older = self.past
        self.past = Past(
            tuple(self.cards), tuple(self.sprouts), tuple(self.growth), self.soil, len(self.hand), len(self.compost),
            len(self.events),
        )

    def pieces(self, piece: Piece) -> list[int]:
        return self.sprouts if piece == "sprout" else self.growth

    def put_down(self, card: int, cell: int) -> tuple[int, int]:
        """The plot, and the terrain that it takes over; 0 for none."""
        if cell not in self.cells:
            self.cards.append(card)
            self.cells.append(cell)
            self.sprouts.append(0)
            self.growth.append(0)
            return len(self.cards) - 1, 0
        plot = self.cells.index(cell)
        under = self.cards[plot]
        self.cards[plot] = card
        self.compost.append(under)
        return plot, under

    def copy(self) -> "Player":
        return Player(
            self.offered, self.island, self.climate, self.ecosystem, self.soil, self.hand[:], self.compost[:],
            self.events[:], self.cards[:], self.cells[:], self.sprouts[:], self.growth[:], self.met[:], self.leaves[:],
            self.bonus, self.planted[:], self.sealed[:], self.ready, self.firm, self.asked, self.soil_gained,
            self.cards_drawn, self.compost_gained, self.drawn[:], self.outgrown[:],
            self.asks, self.finished, self.eager, self.declined[:], self.past, self.older,
        )


@dataclass(slots=True)
class Side:
    """Rules 9.2: what a team has laid between its two players in this turn."""

    soil: int = 0
    sprouts: int = 0
    growth: int = 0
    cards: list[int] = field(default_factory=list)
    compost: list[int] = field(default_factory=list)

    def copy(self) -> "Side":
        return Side(self.soil, self.sprouts, self.growth, self.cards[:], self.compost[:])


@dataclass(slots=True)
class Gaia:
    level: Level
    deck: list[int]
    shown: list[int] = field(default_factory=list)  # her cards of this pass, the last is the active one
    passes: int = 1
    skips: int = 0  # turns of hers that fall away
    pile: list[int] = field(default_factory=list)  # Earth cards, face up
    compost: list[int] = field(default_factory=list)
    soil: int = 0
    sprouts: int = 0
    growth: int = 0
    leaves: list[Leaf] = field(default_factory=list)
    bonus: int = 0

    def copy(self) -> "Gaia":
        return Gaia(
            self.level, self.deck[:], self.shown[:], self.passes, self.skips, self.pile[:], self.compost[:], self.soil,
            self.sprouts, self.growth, self.leaves[:], self.bonus,
        )


@dataclass(slots=True)
class Earth:
    rng: Rng
    players: list[Player]
    deck: list[int]
    fauna: list[int]  # upper left, upper right, lower left, lower right
    shared: list[int]  # the two ecosystems of the table
    mode: Mode = "standard"
    first: int = 0
    sealing: bool = False  # plantings are shown together
    teams: bool = False
    everything: bool = False  # automatic steps are asked about
    discard: list[int] = field(default_factory=list)
    active: int = 0
    colour: Action | Literal[""] = ""
    turn: int = 0  # 0: setting up
    dealt: bool = False  # islands, climates and ecosystems are chosen and shown
    last: bool = False  # somebody has 16 cards: the round is finished
    over: bool = False
    gaia: Gaia | None = None
    sides: list[Side] = field(default_factory=list)
    stirred: bool = True  # in this round a card was planted, or there was one to draw
    news: list[Event] = field(default_factory=list)

    def draw(self, n: int) -> list[int]:
        """Rules 2.9: an empty deck is the shuffled discard; both empty give nothing."""
        if n > len(self.deck) and self.discard:
            self.rng.shuffle(self.discard)
            self.deck, self.discard = self.discard + self.deck, []
            self.news.append(Event("reshuffled", None, reveals=True))
        deck = self.deck
        start = max(0, len(deck) - n)
        cards = deck[start:]
        if cards:
            del deck[start:]
            self.stirred = True
        return cards

    @property
    def scarce(self) -> bool:
        """Few cards are left to draw: then it matters who comes first, and that is learnt by drawing."""
        return len(self.deck) + len(self.discard) < SCARCE

    @property
    def still(self) -> bool:
        """Rules 6.7: so far in this round there was nothing to draw, and nobody has planted."""
        return not (self.stirred or self.deck or self.discard or any(player.planted for player in self.players))

    def side(self, seat: int) -> Side:
        return self.sides[seat % 2]

    def copy(self) -> "Earth":
        return Earth(
            self.rng.copy(), [player.copy() for player in self.players], self.deck[:], self.fauna, self.shared,
            self.mode, self.first, self.sealing, self.teams, self.everything, self.discard[:], self.active, self.colour,
            self.turn, self.dealt, self.last, self.over, self.gaia and self.gaia.copy(),
            [side.copy() for side in self.sides], self.stirred, self.news[:],
        )
