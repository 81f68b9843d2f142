"""What a match of Earth leaves behind of a player."""

from collections.abc import Sequence

from engine.event import Event
from engine.traces import Trace, chosen, counted, done, named

from .catalogue import KIND, NAME, TRUNKS
from .state import Earth

COUNTS = ("planted", "canopies", "leaves", "events", "first", "flora", "terrains", "trunks", "soil", "turns")
CHOICES = ("island", "climate", "ecosystem", "action")


def traces(state: Earth, seat: int, events: Sequence[Event]) -> list[Trace]:
    """Which actions were chosen only the log knows."""
    player = state.players[seat]
    boards = {"island": player.island, "climate": player.climate, "ecosystem": player.ecosystem}
    kinds = [KIND[card] for card in player.cards if card]
    full = [0 < TRUNKS[card] <= n for card, n in zip(player.cards, player.growth, strict=True) if card]
    return [
        *counted(
            planted=len(player.cards), canopies=sum(full), leaves=len(player.leaves), events=len(player.events),
            first=int(player.bonus > 0), flora=kinds.count("flora"), terrains=kinds.count("terrain"),
            trunks=sum(player.growth), soil=player.soil, turns=state.turn,
        ),
        *[Trace(name, 1, NAME[card].id) for name, card in boards.items() if card],
        *chosen("action", [named(event, "action") for event in done(events, seat, "chose")]),
    ]
