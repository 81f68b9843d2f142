"""Choices that are put aside until everyone has chosen: sealed plantings and the cards of the opening."""

from typing import Literal

from engine.agenda import Step, Task
from engine.event import tell
from engine.record import record

from .catalogue import PAYABLE
from .planting import Planting, at_once, told
from .state import Earth, Player, Sealed


@record
class Ready(Step[Earth]):
    """The seat has chosen; it may change its mind until the others have, too."""

    seat: int
    kind: Literal["ready"] = "ready"

    def run(self, state: Earth) -> list[Task]:
        state.players[self.seat].ready = True
        tell(state, "ready", self.seat, quiet=True)
        return []


@record
class Reveal(Step[Earth]):
    """Rules 4.8: all face-down plantings are turned up; what they do follows at once."""

    seat: None = None
    kind: Literal["reveal"] = "reveal"

    def run(self, state: Earth) -> list[Task]:
        for seat, player in enumerate(state.players):
            for each in player.sealed:
                done = Planting(each.card, player.cells[each.plot], each.soil, each.pieces, each.buried)
                told(state, seat, done, each.replaced, reveals=True)
            player.ready = False
        return []


def turned_up(state: Earth) -> list[Task]:
    """Rules 4.7: the black abilities of what has just been turned up, for every seat on its own."""
    tasks: list[Task] = []
    for seat, player in enumerate(state.players):
        for each in player.sealed:
            tasks += at_once(seat, each.card, each.plot, each.replaced)
        player.sealed.clear()
    return tasks


def take_back(player: Player) -> int:
    """Undo the seat's sealed plantings, the last one first; how many there were."""
    count = len(player.sealed)
    while player.sealed:
        undo(player, player.sealed.pop())
    return count


def undo(player: Player, done: Sealed) -> None:
    player.planted.remove(done.plot)
    player.hand.append(done.card)
    if done.replaced:
        player.cards[done.plot] = player.compost.pop()
        if done.replaced in player.outgrown:
            player.outgrown.remove(done.replaced)
    else:
        for aligned in (player.cards, player.cells, player.sprouts, player.growth):
            aligned.pop()
    player.compost_gained -= len(done.buried)
    for card in done.buried:
        player.compost.remove(card)
        player.hand.append(card)
    held = player.growth if PAYABLE.get(done.card) == "growth" else player.sprouts
    for plot, n in done.pieces:
        held[plot] += n
    player.soil += done.soil
