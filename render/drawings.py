"""What a game's folder in `render.games` offers: for each of the six kinds of scene a drawing and the same in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from PIL import Image

from engine import Prompt, Say, Text, View, record

from .icons import seat_mark
from .paintings import Study
from .scene import Scene, reader_of
from .scores import Figure
from .telling import Told
from .theme import Theme

if TYPE_CHECKING:
    from .scene import Kind

V = TypeVar("V", bound=View)
Colour = Callable[[int, Theme], str]  # of a seat


@record
class Look:
    """How it is drawn: `say` words what is written on it, `names` are the players' in seat order."""

    say: Say
    names: Sequence[str]
    prompt: Prompt | None
    theme: Theme
    scale: float = 1.0


@record
class Drawing(Generic[V]):
    """A picture, and the same for who cannot see it."""

    draw: Callable[[V, Scene, Look], Image.Image]
    tell: Callable[[V, Scene, Prompt | None], Told]


@record
class Drawings(Generic[V]):
    """`scenes`: everything that can be drawn of a view."""

    scenes: Callable[[V], tuple[Scene, ...]]
    table: Drawing[V]
    seat: Drawing[V]
    hand: Drawing[V]
    panel: Drawing[V]
    scores: Drawing[V]
    card: Drawing[V]
    tableaus: bool = True  # whether the picture of a seat shows more of it than that of the table
    apart: bool = False  # whether what the players build is on the pictures of their seats alone
    figure: Figure = seat_mark  # what a seat is known by
    colour: Colour = lambda seat, theme: theme.seats[seat % len(theme.seats)]
    titles: Mapping[str, Text] = field(default_factory=dict)  # of scenes that have a name of their own
    retimed: Callable[[V, V], V] = lambda before, _: before  # as if it were the same turn, so that only pieces differ
    studies: Callable[[], Iterable[Study]] = tuple  # what takes long to paint and is kept

    def of(self, view: V, scene: Scene) -> Drawing[V]:
        """Hands and panels are a reader's own: the table has none."""
        if scene.kind in ("hand", "panel"):
            reader_of(view, scene)
        kinds: dict[Kind, Drawing[Any]] = {
            "table": self.table, "seat": self.seat, "hand": self.hand, "panel": self.panel, "scores": self.scores,
            "card": self.card,
        }
        return kinds[scene.kind]
