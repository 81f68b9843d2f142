"""Ecosystem drawn: the table, a grid, a hand, the private panel, the score sheet, a card."""

from collections.abc import Sequence

from PIL import Image

from engine import Prompt, Say, Text
from engine.games.ecosystem.cards import CARDS, Card
from engine.games.ecosystem.view import EcosystemView
from render.scene import Scene, reader_of, seat_of
from render.theme import Theme

from . import alt, panel, sheet
from .table import table


def scenes(view: EcosystemView) -> tuple[Scene, ...]:
    own = (Scene("panel"),) if view.seat is not None else ()
    held = (Scene("hand"),) if view.hand else ()
    seats = (Scene("seat", seat) for seat in range(len(view.grids)))
    scores = (Scene("scores"),) if view.sheets else ()
    return (Scene("table"), *seats, *own, *held, *scores, *(Scene("card", card) for card in CARDS))


def _card(scene: Scene) -> Card:
    for card in CARDS:
        if card == scene.id:
            return card
    raise ValueError(f"There is no card {scene.id!r} in Ecosystem.")


def picture(
    view: EcosystemView, scene: Scene, *, say: Say, names: Sequence[str], prompt: Prompt | None = None, theme: Theme,
    scale: float = 1.0,
) -> Image.Image:  # fmt: skip
    match scene.kind:
        case "table":
            return table(view, say=say, names=names, theme=theme, scale=scale)
        case "seat":
            return panel.seat(view, seat_of(scene, len(view.grids)), say=say, names=names, theme=theme, scale=scale)
        case "hand":
            reader_of(view, scene)
            return panel.hand(view, prompt, say=say, theme=theme, scale=scale)
        case "panel":
            reader_of(view, scene)
            return panel.panel(view, prompt, say=say, names=names, theme=theme, scale=scale)
        case "scores":
            return sheet.scores(view, view.sheets or (), say=say, names=names, theme=theme, scale=scale)
        case "card":
            return sheet.card(_card(scene), say=say, theme=theme, scale=scale)


def describe(view: EcosystemView, scene: Scene, *, prompt: Prompt | None = None) -> tuple[Text, ...]:
    match scene.kind:
        case "table":
            return alt.table(view)
        case "seat":
            return alt.seat(view, seat_of(scene, len(view.grids)))
        case "hand":
            reader_of(view, scene)
            return alt.hand(view, prompt)
        case "panel":
            reader_of(view, scene)
            return alt.panel(view, prompt)
        case "scores":
            return alt.scores(view)
        case "card":
            return alt.card(_card(scene))
