"""What one reader may know of a match of Earth. Pictures, bots and texts are made from it."""

from typing import Literal

from engine.game import Sheet
from engine.record import record

from .scoring import sheets as scored
from .state import Earth, Gaia, Leaf, Level, Mode, Player
from .tableau import CELL
from .terms import Action


@record
class PlotView:
    card: int  # 0: face down
    cell: int  # on the board of seven by seven, see tableau
    sprouts: int
    growth: int

    @property
    def at(self) -> str:
        return CELL[self.cell]


@record
class PlayerView:
    """`plots` are in the order of planting; cards are ids of the catalogue, and options name them so.

    `hand` is empty where the reader may not see it; `cards` says how many there are. `island`, `climate` and
    `ecosystem` are 0 as long as they are not chosen, or not shown to the reader.
    """

    island: int
    climate: int
    ecosystem: int
    soil: int
    cards: int
    hand: tuple[int, ...]
    compost: int
    events: tuple[int, ...]
    plots: tuple[PlotView, ...]
    planted: tuple[int, ...]  # plots planted in this turn
    leaves: tuple[Leaf, ...]
    bonus: int  # 7 for the first full tableau
    offered: tuple[int, ...]  # while setting up: sides to choose from, for the reader's own
    ready: bool  # has sealed a choice and waits for the others
    asks: bool  # wants to be asked before each turn closes, whatever it holds
    finished: bool  # its part of this turn is over
    eager: bool  # in this turn uses all that it can pay


@record
class SideView:
    """What lies between two partners; `cards` is empty for the other team."""

    soil: int
    sprouts: int
    growth: int
    count: int
    cards: tuple[int, ...]
    compost: int


@record
class GaiaView:
    level: Level
    deck: int  # of her six cards
    shown: tuple[int, ...]  # those of this pass, the last is the active one
    passes: int  # 1 or 2
    skips: int
    pile: tuple[int, ...]  # Earth cards that score for her
    compost: int
    soil: int
    sprouts: int
    growth: int
    leaves: tuple[Leaf, ...]
    bonus: int


@record
class EarthView:
    seat: int | None  # None: the table
    players: tuple[PlayerView, ...]
    mode: Mode
    turn: int  # 0: setting up
    first: int
    active: int
    colour: Action | Literal[""]  # the action chosen, or none yet
    fauna: tuple[int, ...]  # upper left, upper right, lower left, lower right
    shared: tuple[int, ...]  # ecosystems of the table
    deck: int
    discard: int
    last: bool  # this round is the last
    gaia: GaiaView | None
    sides: tuple[SideView, ...]  # teams: of seats 1 and 3, of seats 2 and 4
    sheets: tuple[Sheet, ...] | None  # when it is over
    winners: tuple[int, ...]
    over: bool = False  # sheets may also be given midway, as the standing
    game: Literal["earth"] = "earth"


def knows(state: Earth, reader: int | None, seat: int) -> bool:
    """Rules 9.4: whether the reader sees the seat's hand: its own and its partner's."""
    return reader is not None and (reader == seat or (state.teams and reader % 2 == seat % 2))


def player_view(player: Player, *, known: bool, own: bool, setting_up: bool) -> PlayerView:
    hidden = frozenset() if known else frozenset(each.plot for each in player.sealed)
    chosen = (0, 0, 0) if setting_up and not known else (player.island, player.climate, player.ecosystem)
    return PlayerView(
        *chosen, player.soil, len(player.hand), tuple(player.hand) if known else (), len(player.compost),
        tuple(player.events),
        tuple(
            [
                PlotView(0 if plot in hidden else card, cell, sprouts, growth)
                for plot, (card, cell, sprouts, growth) in enumerate(
                    zip(player.cards, player.cells, player.sprouts, player.growth, strict=True)
                )
            ]
        ),
        tuple(player.planted), tuple(player.leaves), player.bonus,
        tuple(player.offered) if own and setting_up else (), player.ready, player.asks, player.finished,
        player.eager,
    )


def gaia_view(gaia: Gaia) -> GaiaView:
    return GaiaView(
        gaia.level, len(gaia.deck), tuple(gaia.shown), gaia.passes, gaia.skips, tuple(gaia.pile), len(gaia.compost),
        gaia.soil, gaia.sprouts, gaia.growth, tuple(gaia.leaves), gaia.bonus,
    )


def view(
    state: Earth, reader: int | None, sheets: tuple[Sheet, ...] | None = None, winners: tuple[int, ...] = ()
) -> EarthView:
    setting_up = not state.dealt
    return EarthView(
        reader,
        tuple(
            [
                player_view(player, known=knows(state, reader, seat), own=reader == seat, setting_up=setting_up)
                for seat, player in enumerate(state.players)
            ]
        ),
        state.mode, state.turn, state.first, state.active, state.colour, tuple(state.fauna), tuple(state.shared),
        len(state.deck), len(state.discard), state.last,
        gaia_view(state.gaia) if state.gaia else None,
        tuple(
            [
                SideView(
                    side.soil, side.sprouts, side.growth, len(side.cards),
                    tuple(side.cards) if reader is not None and reader % 2 == team else (), len(side.compost),
                )
                for team, side in enumerate(state.sides)
            ]
        ),
        sheets, winners, state.over,
    )


def seen(shown: PlayerView) -> Player:
    """The player as far as the reader can tell; what lies face down is left out."""
    plots = [plot for plot in shown.plots if plot.card]
    return Player(
        [], shown.island, shown.climate, shown.ecosystem, shown.soil, [0] * shown.cards, [0] * shown.compost,
        list(shown.events), [plot.card for plot in plots], [plot.cell for plot in plots],
        [plot.sprouts for plot in plots], [plot.growth for plot in plots], leaves=list(shown.leaves), bonus=shown.bonus,
    )


def standing(shown: EarthView) -> tuple[Sheet, ...]:
    gaia = seen_gaia(shown.gaia) if shown.gaia else None
    return scored([seen(player) for player in shown.players], shown.shared, gaia)


def seen_gaia(shown: GaiaView) -> Gaia:
    return Gaia(
        shown.level, [], pile=list(shown.pile), compost=[0] * shown.compost, soil=shown.soil, sprouts=shown.sprouts,
        growth=shown.growth, leaves=list(shown.leaves), bonus=shown.bonus,
    )
