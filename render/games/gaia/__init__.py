"""Gaïa drawn: the table, parts of the map, a player, the hand, the private panel, the score sheet, a card."""

from collections.abc import Sequence

from PIL import Image

from engine import Prompt, Say, Text
from engine.games.gaia.cards import ELEMENT_CARDS, FACE, NATURE_CARDS
from engine.games.gaia.view import GaiaView
from render.scene import Scene, reader_of, seat_of
from render.theme import Theme

from . import alt, panel, sheet
from .atlas import Window, parts
from .table import part, table


def scenes(view: GaiaView) -> tuple[Scene, ...]:
    """A table scene with a word is a part of the map, enlarged: `K48-P52`."""
    own = (Scene("panel"),) if view.seat is not None else ()
    held = (Scene("hand"),) if view.hand else ()
    seats = [Scene("seat", seat) for seat in range(len(view.seats))]
    scores = (Scene("scores"),) if view.sheets else ()
    zooms = [Scene("table", found.name) for found in parts(view)]
    return (Scene("table"), *zooms, *seats, *own, *held, *scores, *[Scene("card", word) for word in _cards(view)])


def _cards(view: GaiaView) -> tuple[str, ...]:
    """Lands and elements, and every other card that this reader sees lying about."""
    about = [word for _, cards in view.shown for word in cards]
    about += [city.card for _, city in view.cities] + [*view.hand, *view.taken, *view.discards]
    return tuple(dict.fromkeys([*NATURE_CARDS, *ELEMENT_CARDS, *about, *[goal.cards for goal in view.goals]]))


def _part(view: GaiaView, scene: Scene) -> Window | None:
    if scene.id == 0:
        return None
    for found in parts(view):
        if found.name == scene.id:
            return found
    raise ValueError(f"There is no part {scene.id!r} of the map.")


def _card(scene: Scene) -> str:
    word = str(scene.id)
    if not sheet.is_goal(word):
        try:
            FACE[word]
        except ValueError as error:
            raise ValueError(f"There is no card {scene.id!r} in Gaïa.") from error
    return word


def _table(
    view: GaiaView, shown: Window | None, names: Sequence[str], theme: Theme, scale: float
) -> Image.Image:
    if shown is None:
        return table(view, names=names, theme=theme, scale=scale)
    return part(view, shown, theme=theme, scale=scale)


def picture(
    view: GaiaView, scene: Scene, *, say: Say, names: Sequence[str], prompt: Prompt | None = None, theme: Theme,
    scale: float = 1.0,
) -> Image.Image:  # fmt: skip
    match scene.kind:
        case "table":
            return _table(view, _part(view, scene), names, theme, scale)
        case "seat":
            return panel.seat(view, seat_of(scene, len(view.seats)), names=names, theme=theme, scale=scale)
        case "hand":
            reader_of(view, scene)
            return panel.hand(view, prompt, say=say, theme=theme, scale=scale)
        case "panel":
            reader_of(view, scene)
            return panel.panel(view, prompt, names=names, theme=theme, scale=scale)
        case "scores":
            return sheet.scores(view, view.sheets or (), say=say, names=names, theme=theme, scale=scale)
        case "card":
            return sheet.card(_card(scene), say=say, theme=theme, scale=scale)


def describe(view: GaiaView, scene: Scene, *, prompt: Prompt | None = None) -> tuple[Text, ...]:
    match scene.kind:
        case "table":
            shown = _part(view, scene)
            return alt.table(view) if shown is None else alt.chart(view, shown)
        case "seat":
            return alt.one(view, seat_of(scene, len(view.seats)))
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
