"""Ecosystem drawn: the table, a grid, a hand, the private panel, the score sheet, a card."""

from engine.games.ecosystem.cards import CARDS, Card
from engine.games.ecosystem.view import EcosystemView
from render.drawings import Drawing, Drawings
from render.scene import Scene, seat_of

from . import alt, panel, sheet
from .table import table


def scenes(view: EcosystemView) -> tuple[Scene, ...]:
    own = (Scene("panel"),) if view.seat is not None else ()
    held = (Scene("hand"),) if view.hand else ()
    seats = (Scene("seat", seat) for seat in range(len(view.grids)))
    scores = (Scene("scores"),) if view.sheets else ()
    return (Scene("table"), *seats, *own, *held, *scores, *(Scene("card", card) for card in CARDS))


def card_of(scene: Scene) -> Card:
    for card in CARDS:
        if card == scene.id:
            return card
    raise ValueError(f"There is no card {scene.id!r} in Ecosystem.")


DRAWINGS = Drawings[EcosystemView](
    scenes=scenes,
    table=Drawing(
        lambda view, _, look: table(view, say=look.say, names=look.names, theme=look.theme, scale=look.scale),
        lambda view, _, __: alt.table(view),
    ),
    seat=Drawing(
        lambda view, scene, look: panel.seat(
            view, seat_of(scene, len(view.grids)), say=look.say, names=look.names, theme=look.theme, scale=look.scale
        ),
        lambda view, scene, _: alt.seat(view, seat_of(scene, len(view.grids))),
    ),
    hand=Drawing(
        lambda view, _, look: panel.hand(view, look.prompt, say=look.say, theme=look.theme, scale=look.scale),
        lambda view, _, prompt: alt.hand(view, prompt),
    ),
    panel=Drawing(
        lambda view, _, look: panel.panel(
            view, look.prompt, say=look.say, names=look.names, theme=look.theme, scale=look.scale
        ),
        lambda view, _, prompt: alt.panel(view, prompt),
    ),
    scores=Drawing(
        lambda view, _, look: sheet.scores(
            view, view.sheets or (), say=look.say, names=look.names, theme=look.theme, scale=look.scale
        ),
        lambda view, _, __: alt.scores(view),
    ),
    card=Drawing(
        lambda _, scene, look: sheet.card(card_of(scene), say=look.say, theme=look.theme, scale=look.scale),
        lambda _, scene, __: alt.card(card_of(scene)),
    ),
)
