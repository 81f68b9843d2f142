"""What one reader may know of a match of Earth. Pictures, bots and texts are made from it."""

from dataclasses import replace
from typing import Literal

from engine.game import Sheet
from engine.record import record

from .scoring import sheets as scored
from .state import Earth, Gaia, Leaf, Level, Mode, Past, Player
from .tableau import CELL
from .terms import Action


@record
class PlotView:
    card: int  # 0: face down
    cell: int  # on the board of seven by seven, see tableau
    sprouts: int
    growth: int
    fresh: bool = False  # planted in the last turn, or in this one once its action is chosen
    more_sprouts: int = 0  # than before that; fewer if below nothing
    more_growth: int = 0

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
    leaves: tuple[Leaf, ...]
    bonus: int  # 7 for the first full tableau
    offered: tuple[int, ...]  # while setting up: sides to choose from, for the reader's own
    ready: bool  # has sealed a choice and waits for the others
    asks: bool  # wants to be asked before each turn closes, whatever it holds
    finished: bool  # its part of this turn is over
    eager: bool  # in this turn uses all that it can pay
    changes: tuple[tuple[str, int], ...] = ()  # of soil, hand, compost and events, in the turn that plots speak of


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


def past_of(state: Earth, player: Player) -> Past | None:
    """Until an action is chosen, what the turn before has changed is the news."""
    return player.past if state.colour else player.older


def knows(state: Earth, reader: int | None, seat: int) -> bool:
    """Rules 9.4: whether the reader sees the seat's hand: its own and its partner's."""
    return reader is not None and (reader == seat or (state.teams and reader % 2 == seat % 2))


def plot_views(player: Player, past: Past | None, hidden: frozenset[int]) -> tuple[PlotView, ...]:
    lies = zip(player.cards, player.cells, player.sprouts, player.growth, strict=True)
    found = [
        PlotView(0 if plot in hidden else card, cell, sprouts, growth)
        for plot, (card, cell, sprouts, growth) in enumerate(lies)
    ]
    if past is None:
        return tuple(found)
    before = [*zip(past.cards, past.sprouts, past.growth, strict=False), *[(0, 0, 0)] * len(found)]
    return tuple([
        replace(plot, fresh=was != card, more_sprouts=plot.sprouts - sprouts, more_growth=plot.growth - growth)
        for plot, card, (was, sprouts, growth) in zip(found, player.cards, before, strict=False)
    ])


def changed(player: Player, past: Past | None) -> tuple[tuple[str, int], ...]:
    if past is None:
        return ()
    found = (
        ("soil", player.soil - past.soil), ("hand", len(player.hand) - past.hand),
        ("compost", len(player.compost) - past.compost), ("event", len(player.events) - past.events),
    )
    return tuple([(name, n) for name, n in found if n])


def player_view(player: Player, past: Past | None, *, known: bool, own: bool, setting_up: bool) -> PlayerView:
    hidden = frozenset() if known else frozenset(each.plot for each in player.sealed)
    chosen = (0, 0, 0) if setting_up and not known else (player.island, player.climate, player.ecosystem)
    return PlayerView(
        *chosen, player.soil, len(player.hand), tuple(player.hand) if known else (), len(player.compost),
        tuple(player.events), plot_views(player, past, hidden),
        tuple(player.leaves), player.bonus,
        tuple(player.offered) if own and setting_up else (), player.ready, player.asks, player.finished,
        player.eager, changed(player, past),
    )


def gaia_view(gaia: Gaia) -> GaiaView:
    return GaiaView(
        gaia.level, len(gaia.deck), tuple(gaia.shown), gaia.passes, gaia.skips, tuple(gaia.pile), len(gaia.compost),
        gaia.soil, gaia.sprouts, gaia.growth, tuple(gaia.leaves), gaia.bonus,
    )


def view(
    state: Earth, reader: int | None, sheets: tuple[Sheet, ...] | None = None, winners: tuple[int, ...] = ()
) -> EarthView:
    players = [
        player_view(
            player, past_of(state, player), known=knows(state, reader, seat), own=reader == seat,
            setting_up=not state.dealt,
        )
        for seat, player in enumerate(state.players)
    ]
    return EarthView(
        reader, tuple(players),
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
        [], shown.island, shown.climate, shown.ecosystem, shown.soil, list(shown.hand) or [0] * shown.cards,
        [0] * shown.compost,
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
