"""Renature drawn: the valley whole and in quarters, a player's board, the hand, the private panel, scores, a card."""

from engine import Prompt, Text
from engine.games.renature.board import BOARD
from engine.games.renature.pieces import SLOT_WORDS
from engine.games.renature.valley import land
from engine.games.renature.view import RenatureView
from render.drawings import Drawing, Drawings
from render.scene import Scene, seat_of
from render.telling import Told

from . import alt, panel, seat, sheet
from .pieces import TONES
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
        *[Scene("seat", number) for number in range(len(view.players))], *own, Scene("scores"),
        *[Scene("card", word) for word in words(view)],
    )  # fmt: skip


def window_of(scene: Scene) -> Window:
    if scene.id == 0:
        return WHOLE
    if scene.id not in ZOOM:
        raise ValueError(f"There is no quarter {scene.id!r} of the valley.")
    return ZOOM[str(scene.id)]


def card_of(view: RenatureView, scene: Scene) -> str:
    if scene.id not in words(view):
        raise ValueError(f"There is no card {scene.id!r} in Renature.")
    return str(scene.id)


def told(view: RenatureView, scene: Scene, _: Prompt | None) -> Told:
    """A quarter tells what lies in it; one that is not there is refused like its picture."""
    shown = window_of(scene)
    return alt.table(view) if shown == WHOLE else alt.quarter(view, str(scene.id), shown)


DRAWINGS = Drawings[RenatureView](
    titles={quarter: Text(f"picture-renature-scene-{quarter}") for quarter in ZOOM},
    scenes=scenes,
    figure=sheet.tree,
    colour=lambda seat, _: TONES[seat],
    table=Drawing(
        lambda view, scene, look: table(
            view, names=look.names, theme=look.theme, scale=look.scale, shown=window_of(scene)
        ),
        told,
    ),
    seat=Drawing(
        lambda view, scene, look: seat.seat(
            view, seat_of(scene, len(view.players)), names=look.names, theme=look.theme, scale=look.scale
        ),
        lambda view, scene, _: alt.seat(view, seat_of(scene, len(view.players))),
    ),
    hand=Drawing(
        lambda view, _, look: panel.hand(view, look.prompt, say=look.say, theme=look.theme, scale=look.scale),
        lambda view, _, prompt: alt.hand(view, prompt),
    ),
    panel=Drawing(
        lambda view, _, look: panel.panel(view, look.prompt, say=look.say, theme=look.theme, scale=look.scale),
        lambda view, _, prompt: alt.panel(view, prompt),
    ),
    scores=Drawing(
        lambda view, _, look: sheet.scores(view, say=look.say, names=look.names, theme=look.theme, scale=look.scale),
        lambda view, _, __: alt.scores(view),
    ),
    card=Drawing(
        lambda view, scene, look: sheet.card(card_of(view, scene), say=look.say, theme=look.theme, scale=look.scale),
        lambda view, scene, _: alt.card(card_of(view, scene)),
    ),
)
