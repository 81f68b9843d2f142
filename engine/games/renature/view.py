"""What one reader may know of a match of Renature."""

from typing import Literal

from engine.game import Result, Sheet, figure
from engine.record import record

from .board import Cell, Place
from .pieces import Domino, Plant
from .scoring import award, left, sheet, winners
from .state import BACKS, TRACK, Phase, Renature
from .valley import Valley, land
from .waters import Waters


@record
class Player:
    """What everyone sees of a seat. `backs` are the points on the backs of its tokens, for those who may know them."""

    tally: tuple[int, ...]
    clouds: int
    slots: tuple[int, ...]
    hand: int
    stock: int
    tokens: tuple[tuple[int, int], ...]  # faces
    backs: tuple[int, ...] | None

    @property
    def figure(self) -> str:
        """The points so far."""
        return figure(sum(self.tally))


@record
class RenatureView:
    seat: int | None  # None: the table
    valley: Valley
    turn: int
    phase: Phase
    again: bool
    joker: int
    dominoes: tuple[tuple[int, Place], ...]  # in the order of play
    plants: tuple[tuple[Cell, Plant], ...]
    clouds: tuple[tuple[Cell, int], ...]
    flowers: tuple[tuple[int, int] | None, ...]  # by area: the face of its token
    fresh: Place | None
    planted: Cell | None
    players: tuple[Player, ...]
    hand: tuple[int, ...]
    away: tuple[int, ...]
    over: bool
    winners: tuple[int, ...]
    game: Literal["renature"] = "renature"

    def places(self, *dominoes: Domino) -> list[Place]:
        """Where one of the dominoes could be laid now: what lies in the valley is for everyone to see."""
        waters = Waters(land(self.valley), self.joker)
        for laid, place in self.dominoes:
            waters.lay(laid, place)
        return sorted({place for domino in dominoes for place in waters.places(self.joker, domino)})

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """Rules 9.1 to 9.4, as if the match ended now; of the backs as much as the reader may know."""
        if self.over:
            return tuple([sheet(player.tally) for player in self.players])
        found = []
        for player, unfinished in zip(self.players, self.unfinished(), strict=True):
            hidden = (BACKS,) if player.tokens and player.backs is None else ()
            points = (*player.tally, unfinished, player.clouds, -left(player.slots), sum(player.backs or ()))
            found.append(sheet(points, *hidden))
        return tuple(found)

    def unfinished(self) -> list[int]:
        """Rules 9.1: by seat, what the areas that still have their token would bring as they stand."""
        plants, points = dict(self.plants), [0] * len(self.players)
        for cells, face in zip(land(self.valley).areas, self.flowers, strict=True):
            if face is not None:
                found = award([plants[cell] for cell in cells if cell in plants])
                for seat, worth in zip((found.main, found.second), face, strict=True):
                    if seat is not None:
                        points[seat] += worth
        return points


def view(state: Renature, seat: int | None) -> RenatureView:
    found = result(state)
    tokens = state.land.sunflowers
    return RenatureView(
        seat,
        state.valley,
        state.turn,
        state.phase,
        state.again,
        state.joker,
        tuple(state.laid.items()),
        tuple(sorted(state.plants.items())),
        tuple(sorted(state.clouds.items())),
        tuple([None if token < 0 else tokens[token].face for token in state.flowers]),
        state.fresh,
        state.planted,
        tuple([player(state, number, known=state.over or number == seat) for number in range(len(state.hands))]),
        () if seat is None else tuple(state.hands[seat]),
        tuple(state.away),
        state.over,
        found.winners if found else (),
    )


def player(state: Renature, seat: int, *, known: bool) -> Player:
    tokens = [state.land.sunflowers[token] for token in state.taken[seat]]
    return Player(
        tuple(state.tally[seat] if state.over else state.tally[seat][:TRACK]),
        state.purse[seat],
        tuple(state.slots[seat]),
        len(state.hands[seat]),
        len(state.stocks[seat]),
        tuple([token.face for token in tokens]),
        tuple([token.back for token in tokens]) if known else None,
    )


def result(state: Renature) -> Result | None:
    if not state.over:
        return None
    sheets = tuple([sheet(tally) for tally in state.tally])
    return Result(sheets, winners([found.total for found in sheets], state.taken))
