"""Where the pieces of a gain may go, and how many of them would find no place."""

from .catalogue import TRAITS
from .effects import Effect
from .pieces import MANY, room
from .state import Player
from .tableau import NEAR, WIDTH
from .terms import Piece

Lost = tuple[tuple[Piece, int], ...]


def area(player: Player, effect: Effect, plot: int) -> tuple[int, ...]:
    """Rules 3.7: the flora of a type in the row or column, this one included; or the eight cells around, without it."""
    here = player.cells[plot]
    if effect.area == "neighbours":
        beside = NEAR[here]
        return tuple([each for each, cell in enumerate(player.cells) if cell in beside])
    cards, flora = player.cards, effect.flora
    if effect.area == "row":
        line = here // WIDTH
        return tuple(
            [p for p, cell in enumerate(player.cells) if cell // WIDTH == line and flora in TRAITS[cards[p]]]
        )
    line = here % WIDTH
    return tuple([p for p, cell in enumerate(player.cells) if cell % WIDTH == line and flora in TRAITS[cards[p]]])


def aimed(player: Player, n: int, effect: Effect, plot: int | None) -> tuple[int, tuple[int, ...] | None, int]:
    """For so many pieces as printed: how many there are in all, on which plots (None: any), how many on one at most."""
    if not effect.area or plot is None:
        return n, None, MANY
    plots = area(player, effect, plot)
    return (n * len(plots), plots, n) if effect.flora else (n, plots, MANY)


def all_lost(player: Player, effect: Effect, plot: int | None) -> bool:
    """Whether nothing at all would come of it."""
    if len(effect.placed) < len(effect.gain):
        return False
    whole = {piece: aimed(player, n, effect, plot)[0] for piece, n in effect.placed}
    return whole == dict(lost(player, effect, plot))


def in_vain(player: Player, effect: Effect, plot: int | None) -> bool:
    """The same where there is nothing that it could reach, too."""
    if len(effect.placed) < len(effect.gain):
        return False
    for piece, printed in effect.placed:
        n, plots, each = aimed(player, printed, effect, plot)
        if n and places(player, effect, piece, plots, each):
            return False
    return True


def places(player: Player, effect: Effect, piece: Piece, plots: tuple[int, ...] | None, each: int) -> int:
    """For how many pieces there is a place. What is paid first makes some."""
    if plots is not None:
        return sum(room(player, piece, plots, each))
    free = sum(room(player, piece))
    for good, n in effect.pay:
        if good == piece:
            free += n
    return free


def lost(player: Player, effect: Effect, plot: int | None, times: int = 1) -> Lost:
    """Rules 2.10: the pieces of the gain for which there is no place."""
    found = []
    for piece, printed in effect.placed:
        n, plots, each = aimed(player, printed * times, effect, plot)
        free = places(player, effect, piece, plots, each)
        if free < n:
            found.append((piece, n - free))
    return tuple(found)
