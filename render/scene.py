"""What of a view is to be drawn."""

from typing import Literal

from engine import View, record

Kind = Literal["table", "seat", "hand", "panel", "scores", "card", "cover", "stats", "curve"]


@record
class Scene:
    """`id` is the seat of a "seat", the card of a "card" (its number or its word), or a word: a part to be drawn large,
    or what is no seat's own, as the game's `Drawings` say. A "cover" is of a game and no match; its view is a
    `Title`, and a word is a form of it for a page. "stats" are of many matches; their view is a `Stats`.
    A "curve" is of a whole match; its view is a `Curve`.
    """

    kind: Kind
    id: int | str = 0


def seat_of(scene: Scene, seats: int) -> int:
    """The seat that the scene is of."""
    if not isinstance(scene.id, int) or not 0 <= scene.id < seats:
        raise ValueError(f"Nobody sits on seat {scene.id!r}.")
    return scene.id


def reader_of(view: View, scene: Scene) -> int:
    """Whose hand or panel it is."""
    if view.seat is None:
        raise ValueError(f"The table has no {scene.kind}.")
    return view.seat
