"""What a match of Renature leaves behind of a player."""

from collections.abc import Sequence

from engine.event import Event
from engine.traces import Trace, chosen, counted, done, named

from .state import Renature
from .words import PLANT_NAME, PLANT_TOLD

COUNTS = ("laid", "planted", "oaks", "neutral", "sunflowers", "areas", "alone", "again", "jokers", "unplanted")
CHOICES = ("plant",)
NAME_OF = {told.id: name.id for told, name in zip(PLANT_TOLD, PLANT_NAME, strict=True)}


def traces(state: Renature, seat: int, events: Sequence[Event]) -> list[Trace]:
    """What was planted, and whose the areas were, only the log knows."""
    plants = [NAME_OF[named(event, "plant")] for event in done(events, seat, "planted")]
    won, both = done(events, seat, "main", "both"), done(events, seat, "both")
    return [
        *counted(
            laid=len(done(events, seat, "laid")), planted=len(plants),
            oaks=sum(plant.endswith("-oak") for plant in plants), neutral=sum("-neutral-" in plant for plant in plants),
            sunflowers=len(state.taken[seat]), areas=len(won), alone=len(both), again=len(done(events, seat, "again")),
            jokers=len(done(events, seat, "joker")), unplanted=sum(state.slots[seat]),
        ),
        *chosen("plant", plants),
    ]
