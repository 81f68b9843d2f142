"""Earth drawn: the shared board, a player's board and parts of it, a hand, the panel, Gaia, a team, scores, a card.

A scene of a seat is named by the seat's number; by two cells (`C3–D4`) for that part of the reader's tableau, or of the
active player's where there is no reader; by `gaia` or `team` for what is no seat's own.
"""

from collections.abc import Sequence

from PIL import Image

from engine import Prompt, Say, Text
from engine.games.earth.catalogue import CARDS
from engine.games.earth.view import EarthView
from render.layout import WIDEST, wide
from render.scene import Scene, reader_of, seat_of
from render.theme import Theme

from . import alt, rival, sheet, side
from .hand import hand
from .panel import panel
from .seat import Part, part, parts, seat
from .table import table


def _close(view: EarthView) -> int:
    """Whose tableau is enlarged: the reader's own, else that of whoever is at the turn (Gaia has none)."""
    return view.active % len(view.players) if view.seat is None else view.seat


def scenes(view: EarthView) -> tuple[Scene, ...]:
    seats = [Scene("seat", who) for who in range(len(view.players))]
    close = [Scene("seat", found.name) for found in parts(view.players[_close(view)], _close(view))]
    gaia = [Scene("seat", "gaia")] if view.gaia else []
    team = [Scene("seat", "team")] if view.sides and view.seat is not None else []
    own = [Scene("hand"), Scene("panel")] if view.seat is not None else []
    scores = [Scene("scores")] if view.sheets else []
    cards = [Scene("card", number) for number in CARDS]
    return (Scene("table"), *seats, *own, *close, *gaia, *team, *scores, *cards)


def _part(view: EarthView, scene: Scene) -> Part:
    """`C3–D4`, or `2 C3–D4` for seat 2."""
    number, _, cells = str(scene.id).rpartition(" ")
    who = int(number) if number.isdecimal() else _close(view)
    if who < len(view.players):
        for found in parts(view.players[who], who):
            if found.name == cells:
                return found
    raise ValueError(f"There is no part {scene.id!r} of a tableau.")


def _card(scene: Scene) -> int:
    if not isinstance(scene.id, int) or scene.id not in CARDS:
        raise ValueError(f"There is no card {scene.id!r} in Earth.")
    return scene.id


def picture(
    view: EarthView, scene: Scene, *, say: Say, names: Sequence[str], prompt: Prompt | None = None, theme: Theme,
    scale: float = 1.0,
) -> Image.Image:  # fmt: skip
    match scene.kind:
        case "table":
            return _scaled(table(view, say=say, names=names, theme=theme), scale)
        case "seat":
            return _scaled(_board(view, scene, say=say, names=names, theme=theme), scale)
        case "hand":
            return _scaled(hand(view, reader_of(view, scene), prompt, say=say, theme=theme), scale)
        case "panel":
            return _scaled(panel(view, reader_of(view, scene), prompt, say=say, names=names, theme=theme), scale)
        case "scores":
            return sheet.scores(view, say=say, names=names, theme=theme, scale=scale)
        case "card":
            return sheet.card(_card(scene), say=say, theme=theme, scale=scale)


def _scaled(whole: Image.Image, scale: float) -> Image.Image:
    """Boards are drawn in one size: their cards are kept, and making them anew for another size would cost seconds."""
    width = wide(WIDEST, scale)
    if width == whole.width:
        return whole
    return whole.resize((width, round(whole.height * width / whole.width)), Image.Resampling.LANCZOS)


def _board(view: EarthView, scene: Scene, *, say: Say, names: Sequence[str], theme: Theme) -> Image.Image:
    match scene.id:
        case int():
            return seat(view, seat_of(scene, len(view.players)), say=say, names=names, theme=theme)
        case "gaia" if view.gaia:
            return rival.board(view, view.gaia, say=say, theme=theme)
        case "team" if view.sides and view.seat is not None:
            return side.board(view, view.seat % 2, say=say, theme=theme)
        case _:
            return part(view, _part(view, scene), say=say, theme=theme)


def describe(view: EarthView, scene: Scene, *, prompt: Prompt | None = None) -> tuple[Text, ...]:
    match scene.kind:
        case "table":
            return alt.table(view)
        case "seat":
            return _described(view, scene)
        case "hand":
            return alt.hand(view, reader_of(view, scene), prompt)
        case "panel":
            return alt.panel(view, reader_of(view, scene), prompt)
        case "scores":
            return alt.scores(view)
        case "card":
            return alt.card(_card(scene))


def _described(view: EarthView, scene: Scene) -> tuple[Text, ...]:
    match scene.id:
        case int():
            return alt.seat(view, seat_of(scene, len(view.players)))
        case "gaia" if view.gaia:
            return alt.gaia(view.gaia)
        case "team" if view.sides and view.seat is not None:
            return alt.team(view, view.seat % 2)
        case _:
            found = _part(view, scene)
            return alt.part(view, found.seat, found.cells)
