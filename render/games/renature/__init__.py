"""Renature drawn: the valley whole and in quarters, a player's board, the hand, the private panel, scores, a card."""

from collections.abc import Sequence

from PIL import Image

from engine import Prompt, Say, Text
from engine.games.renature.pieces import SLOT_WORDS
from engine.games.renature.valley import BOARD, land
from engine.games.renature.view import RenatureView
from render.scene import Scene, reader_of, seat_of
from render.theme import Theme

from . import alt, panel, sheet
from .shore import SIZES, WHOLE, Window
from .table import table

NEAR, FAR = 0, BOARD.width - SIZES[0]
ZOOM = {
    "nw": Window(NEAR, NEAR, SIZES[0]), "ne": Window(NEAR, FAR, SIZES[0]),
    "sw": Window(FAR, NEAR, SIZES[0]), "se": Window(FAR, FAR, SIZES[0]),
}  # fmt: skip


def words(view: RenatureView) -> tuple[str, ...]:
    return (*SLOT_WORDS, *land(view.valley).animals)


def scenes(view: RenatureView) -> tuple[Scene, ...]:
    """A table scene with a word is a quarter of the valley, close up."""
    hand = (Scene("hand"),) if view.hand else ()
    own = (*hand, Scene("panel")) if view.seat is not None else ()
    return (
        Scene("table"), *[Scene("table", quarter) for quarter in ZOOM],
        *[Scene("seat", seat) for seat in range(len(view.players))], *own, Scene("scores"),
        *[Scene("card", word) for word in words(view)],
    )  # fmt: skip


def _shown(scene: Scene) -> Window:
    if scene.id == 0:
        return WHOLE
    if scene.id not in ZOOM:
        raise ValueError(f"There is no quarter {scene.id!r} of the valley.")
    return ZOOM[str(scene.id)]


def _card(view: RenatureView, scene: Scene) -> str:
    if scene.id not in words(view):
        raise ValueError(f"There is no card {scene.id!r} in Renature.")
    return str(scene.id)


def picture(
    view: RenatureView, scene: Scene, *, say: Say, names: Sequence[str], prompt: Prompt | None = None, theme: Theme,
    scale: float = 1.0,
) -> Image.Image:  # fmt: skip
    match scene.kind:
        case "table":
            return table(view, names=names, theme=theme, scale=scale, shown=_shown(scene))
        case "seat":
            return panel.seat(view, seat_of(scene, len(view.players)), names=names, theme=theme, scale=scale)
        case "hand":
            reader_of(view, scene)
            return panel.hand(view, prompt, say=say, theme=theme, scale=scale)
        case "panel":
            reader_of(view, scene)
            return panel.panel(view, prompt, theme=theme, scale=scale)
        case "scores":
            return sheet.scores(view, say=say, names=names, theme=theme, scale=scale)
        case "card":
            return sheet.card(view, _card(view, scene), say=say, theme=theme, scale=scale)


def describe(view: RenatureView, scene: Scene, *, prompt: Prompt | None = None) -> tuple[Text, ...]:
    match scene.kind:
        case "table":
            _shown(scene)
            return alt.table(view)
        case "seat":
            return alt.seat(view, seat_of(scene, len(view.players)))
        case "hand":
            reader_of(view, scene)
            return alt.hand(view, prompt)
        case "panel":
            reader_of(view, scene)
            return alt.panel(view, prompt)
        case "scores":
            return alt.scores(view)
        case "card":
            return alt.card(_card(view, scene))
