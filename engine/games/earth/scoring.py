"""The end: eight lines of points, ties, winners. Knows players as they lie, not how they came there."""

from collections.abc import Sequence

from engine.game import Line, Sheet
from engine.record import record
from engine.text import Text

from .areas import seen, sees_area
from .catalogue import CANOPY, GAIA_CELLS, POINTS, SCORE, TRUNKS, WORTH
from .counting import board, counter
from .state import Gaia, Player

BASE, EVENTS, COMPOST, SPROUTS, GROWTH, TERRAIN, ECOSYSTEMS, FAUNA = (
    Text(f"earth-line-{name}")
    for name in ("base", "events", "compost", "sprouts", "growth", "terrain", "ecosystems", "fauna")
)
TIES = ("soil", "hand", "growth", "sprouts", "compost")


@record
class Points:
    base: int
    events: int
    compost: int
    sprouts: int
    growth: int
    terrain: tuple[tuple[int, int], ...]  # card, points
    ecosystem: int
    shared: tuple[int, ...]
    fauna: int

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)

    @property
    def lines(self) -> tuple[Line, ...]:
        return (
            Line(BASE, self.base), Line(EVENTS, self.events), Line(COMPOST, self.compost), Line(SPROUTS, self.sprouts),
            Line(GROWTH, self.growth), Line(TERRAIN, sum(points for _, points in self.terrain)),
            Line(ECOSYSTEMS, self.ecosystem + sum(self.shared)), Line(FAUNA, self.fauna),
        )

    @property
    def sheet(self) -> Sheet:
        return Sheet(self.lines, self.total)


def grown(player: Player) -> int:
    """Rules 6.9: a point a piece, or the canopy's points for a stack that is full."""
    return sum(
        CANOPY[card] if 0 < TRUNKS[card] <= n else n for card, n in zip(player.cards, player.growth, strict=True)
    )


def ecosystem(player: Player, card: int) -> int:
    score = SCORE[card]
    return score.worth(counter(score.measure)(player))


def terrain(players: Sequence[Player], seat: int, plot: int) -> int:
    """Rules 7.10: where the best player counts, the owner is one of them."""
    score = WORTH[players[seat].cards[plot]]
    if sees_area(score.measure):
        return score.worth(seen(score.measure)(players[seat], plot))
    count = counter(score.measure)
    return score.worth(max(map(count, players)) if score.best else count(players[seat]))


def points(players: Sequence[Player], seat: int, shared: Sequence[int]) -> Points:
    """Rules 6.9. A face-down card (0) of somebody else is not counted."""
    player = players[seat]
    return Points(
        sum(POINTS[card] for card in (*player.cards, *board(player)) if card),
        sum(POINTS[card] for card in player.events),
        len(player.compost),
        sum(player.sprouts),
        grown(player),
        tuple([(card, terrain(players, seat, plot)) for plot, card in enumerate(player.cards) if card in WORTH]),
        ecosystem(player, player.ecosystem) if player.ecosystem else 0,
        tuple([ecosystem(player, card) for card in shared]),
        sum(leaf.points for leaf in player.leaves) + player.bonus,
    )


def ties(player: Player) -> tuple[int, ...]:
    """Rules 6.10, as TIES names them."""
    return (player.soil, len(player.hand), sum(player.growth), sum(player.sprouts), len(player.compost))


def growth_points(growth: int) -> int:
    """Rules 8.10: cell after cell, and again from the first; a full cell is worth its canopy."""
    points = 0
    while growth:
        for trunks, canopy in GAIA_CELLS:
            put = min(growth, trunks)
            points += canopy if put == trunks else put
            growth -= put
    return points


def pile_points(pile: list[int] | tuple[int, ...]) -> int:
    """Rules 8.10: points below nothing count upwards for her."""
    return sum(abs(POINTS[card]) for card in pile)


def gaia_points(gaia: Gaia) -> Sheet:
    """Rules 8.10: she has no events, terrains and ecosystems of her own."""
    lines = (
        Line(BASE, pile_points(gaia.pile)), Line(COMPOST, len(gaia.compost)), Line(SPROUTS, gaia.sprouts),
        Line(GROWTH, growth_points(gaia.growth)), Line(FAUNA, sum(leaf.points for leaf in gaia.leaves) + gaia.bonus),
    )
    return Sheet(lines, sum(line.points for line in lines))


def gaia_ties(gaia: Gaia) -> tuple[int, ...]:
    return (gaia.soil, 0, gaia.growth, gaia.sprouts, len(gaia.compost))


def sheets(players: Sequence[Player], shared: Sequence[int], gaia: Gaia | None) -> tuple[Sheet, ...]:
    own = [points(players, seat, shared).sheet for seat in range(len(players))]
    return (*own, gaia_points(gaia)) if gaia else tuple(own)


def marks(
    found: Sequence[Sheet], players: Sequence[Player], gaia: Gaia | None, *, teams: bool
) -> list[tuple[int, ...]]:
    """Points, then what breaks ties, of everybody who can win: players, teams (Rules 9.5), or one player and Gaia."""
    own = [(sheet.total, *ties(player)) for sheet, player in zip(found, players, strict=False)]
    if gaia:
        return [own[0], (found[1].total, *gaia_ties(gaia))]
    return [tuple(map(sum, zip(own[team], own[team + 2], strict=True))) for team in (0, 1)] if teams else own


def alike(sides: Sequence[tuple[int, ...]]) -> int:
    """How many marks the best has in common with who comes next; none, if points have decided or all are equal."""
    best = max(sides)
    shared = [next(at for at, pair in enumerate(zip(best, side, strict=True)) if pair[0] != pair[1])
              for side in sides if side != best]  # fmt: skip
    return max(shared, default=0)


def winners(found: Sequence[Sheet], players: Sequence[Player], gaia: Gaia | None, *, teams: bool) -> tuple[int, ...]:
    """Rules 6.10, 8.11 and 9.5."""
    sides = marks(found, players, gaia, teams=teams)
    return tuple([seat for seat in range(len(players)) if sides[seat % len(sides)] == max(sides)])
