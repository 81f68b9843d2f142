"""Gaïa drawn: the table, parts of the map, a player, the hand, the private panel, the score sheet, a card."""

from dataclasses import replace

from PIL import Image

from engine import Prompt
from engine.games.gaia.cards import ELEMENT_CARDS, FACE, NATURE_CARDS
from engine.games.gaia.view import GaiaView
from render.drawings import Drawing, Drawings, Look
from render.scene import Scene, seat_of
from render.telling import Told

from . import alt, faces, sheet
from .hand import hand
from .panel import panel
from .seat import seat
from .table import part, table
from .window import Window, parts


def scenes(view: GaiaView) -> tuple[Scene, ...]:
    """A table scene with a word is a part of the map, enlarged: `F6-K10`. A player has a picture of their own once
    something lies in front of them or stands on the map: until then it would show nothing.
    """
    own = (Scene("panel"),) if view.seat is not None else ()
    held = (Scene("hand"),) if view.hand else ()
    seats = [Scene("seat", number) for number, found in enumerate(view.seats) if found.played or found.placed]
    scores = (Scene("scores"),) if view.sheets else ()
    zooms = [Scene("table", found.name) for found in parts(view)]
    return (Scene("table"), *zooms, *seats, *own, *held, *scores, *[Scene("card", word) for word in seen_cards(view)])


def seen_cards(view: GaiaView) -> tuple[str, ...]:
    """Lands and elements, and every other card that this reader sees lying about."""
    about = [word for _, cards in view.shown for word in cards]
    about += [city.card for _, city in view.cities] + [*view.hand, *view.taken, *view.discards]
    return tuple(dict.fromkeys([*NATURE_CARDS, *ELEMENT_CARDS, *about, *[goal.cards for goal in view.goals]]))


def part_named(view: GaiaView, scene: Scene) -> Window | None:
    if scene.id == 0:
        return None
    for found in parts(view):
        if found.name == scene.id:
            return found
    raise ValueError(f"There is no part {scene.id!r} of the map.")


def known_card(scene: Scene) -> str:
    word = str(scene.id)
    if not sheet.is_goal(word):
        try:
            FACE[word]
        except ValueError as error:
            raise ValueError(f"There is no card {scene.id!r} in Gaïa.") from error
    return word


def draw_map(view: GaiaView, scene: Scene, look: Look) -> Image.Image:
    shown = part_named(view, scene)
    if shown is None:
        return table(view, say=look.say, names=look.names, theme=look.theme, scale=look.scale)
    return part(view, shown, theme=look.theme, scale=look.scale)


def tell_map(view: GaiaView, scene: Scene, _: Prompt | None) -> Told:
    shown = part_named(view, scene)
    return alt.table(view) if shown is None else alt.part(view, shown)


DRAWINGS = Drawings[GaiaView](
    scenes=scenes,
    tableaus=False,
    figure=faces.meeple,
    retimed=lambda before, now: replace(before, turn=now.turn, left=now.left, cast=now.cast),
    table=Drawing(draw_map, tell_map),
    seat=Drawing(
        lambda view, scene, look: seat(
            view, seat_of(scene, len(view.seats)), say=look.say, names=look.names, theme=look.theme, scale=look.scale
        ),
        lambda view, scene, _: alt.one(view, seat_of(scene, len(view.seats))),
    ),
    hand=Drawing(
        lambda view, _, look: hand(view, look.prompt, say=look.say, theme=look.theme, scale=look.scale),
        lambda view, _, prompt: alt.hand(view, prompt),
    ),
    panel=Drawing(
        lambda view, _, look: panel(
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
        lambda _, scene, look: sheet.card(known_card(scene), say=look.say, theme=look.theme, scale=look.scale),
        lambda _, scene, __: alt.card(known_card(scene)),
    ),
)
