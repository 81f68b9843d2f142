"""What of a view is to be drawn."""

from typing import Literal, Protocol

from engine.record import record

Kind = Literal["table", "seat", "hand", "panel", "scores", "card"]


@record
class Scene:
    """`id` is the seat of a "seat", or the card of a "card" (its number or its word)."""

    kind: Kind
    id: int | str = 0


class View(Protocol):
    """What every game's view has: the game it is of."""

    @property
    def game(self) -> str: ...
