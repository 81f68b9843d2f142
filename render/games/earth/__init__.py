"""Earth drawn: the shared board, a player's board and parts of it, a hand, the panel, Gaia, a team, scores, a card.

A scene of a seat is named by the seat's number; by two cells (`C3–D4`) for that part of the reader's tableau, or of the
active player's where there is no reader; by `gaia` or `team` for what is no seat's own.
"""

from PIL import Image

from engine import Prompt, Text, text
from engine.games.earth.catalogue import CARDS
from engine.games.earth.view import EarthView
from render.drawings import Drawing, Drawings, Look
from render.layout import WIDEST, wide
from render.scene import Scene, reader_of, seat_of
from render.telling import Told

from . import alt, rival, sheet, side
from .gallery import studies
from .hand import hand, pages
from .panel import panel
from .seat import Part, part, parts, seat
from .table import table

MOST_PAGES = 24  # the whole deck in one hand


def enlarged(view: EarthView) -> int:
    """Whose tableau is enlarged: the reader's own, else that of whoever is at the turn (Gaia has none)."""
    return view.active % len(view.players) if view.seat is None else view.seat


def scenes(view: EarthView) -> tuple[Scene, ...]:
    seats = [Scene("seat", who) for who in range(len(view.players))]
    close = [Scene("seat", found.name) for found in parts(view.players[enlarged(view)], enlarged(view))]
    gaia = [Scene("seat", "gaia")] if view.gaia else []
    team = [Scene("seat", "team")] if view.sides and view.seat is not None else []
    own = [*hands(view), Scene("panel")] if view.seat is not None else []
    scores = [Scene("scores")] if view.sheets else []
    cards = [Scene("card", number) for number in CARDS]
    return (Scene("table"), *seats, *own, *close, *gaia, *team, *scores, *cards)


def hands(view: EarthView) -> list[Scene]:
    """A picture for every twelve cards of the reader's hand; the first is there in any case."""
    count = max(1, len(pages(view, view.seat or 0)))
    return [Scene("hand", page_name(number)) for number in range(count)]


def page_name(number: int) -> int | str:
    return f"hand-{number + 1}" if number else 0


def page_of(view: EarthView, scene: Scene) -> int:
    names = [each.id for each in hands(view)]
    if scene.id not in names:
        raise ValueError(f"There is no page {scene.id!r} of the hand.")
    return names.index(scene.id)


def part_of(view: EarthView, scene: Scene) -> Part:
    """`C3–D4`, or `2 C3–D4` for seat 2."""
    number, _, cells = str(scene.id).rpartition(" ")
    who = int(number) if number.isdecimal() else enlarged(view)
    if who < len(view.players):
        for found in parts(view.players[who], who):
            if found.name == cells:
                return found
    raise ValueError(f"There is no part {scene.id!r} of a tableau.")


def card_of(scene: Scene) -> int:
    if not isinstance(scene.id, int) or scene.id not in CARDS:
        raise ValueError(f"There is no card {scene.id!r} in Earth.")
    return scene.id


def scaled(whole: Image.Image, look: Look) -> Image.Image:
    """Boards are drawn in one size: their cards are kept, and making them anew for another size would cost seconds."""
    width = wide(WIDEST, look.scale)
    if width == whole.width:
        return whole
    return whole.resize((width, round(whole.height * width / whole.width)), Image.Resampling.LANCZOS)


def board(view: EarthView, scene: Scene, look: Look) -> Image.Image:
    match scene.id:
        case int():
            found = seat_of(scene, len(view.players))
            return scaled(seat(view, found, say=look.say, names=look.names, theme=look.theme), look)
        case "gaia" if view.gaia:
            return scaled(rival.board(view, view.gaia, say=look.say, theme=look.theme), look)
        case "team" if view.sides and view.seat is not None:
            return scaled(side.board(view, view.seat % 2, say=look.say, names=look.names, theme=look.theme), look)
        case _:
            return scaled(part(view, part_of(view, scene), say=look.say, theme=look.theme), look)


def board_told(view: EarthView, scene: Scene, _: Prompt | None) -> Told:
    match scene.id:
        case int():
            return alt.seat(view, seat_of(scene, len(view.players)))
        case "gaia" if view.gaia:
            return Told(rest=alt.gaia(view.gaia))
        case "team" if view.sides and view.seat is not None:
            return alt.team(view, view.seat % 2)
        case _:
            found = part_of(view, scene)
            return alt.part(view, found.seat, found.cells)


def scaled_hand(view: EarthView, scene: Scene, look: Look) -> Image.Image:
    reader = reader_of(view, scene)
    return scaled(hand(view, reader, look.prompt, page_of(view, scene), say=look.say, theme=look.theme), look)


def hand_told(view: EarthView, scene: Scene, prompt: Prompt | None) -> Told:
    return alt.hand(view, reader_of(view, scene), prompt, page_of(view, scene))


def scaled_panel(view: EarthView, scene: Scene, look: Look) -> Image.Image:
    reader = reader_of(view, scene)
    return scaled(panel(view, reader, look.prompt, say=look.say, names=look.names, theme=look.theme), look)


DRAWINGS = Drawings[EarthView](
    titles={
        "gaia": Text("picture-earth-scene-gaia"), "team": Text("picture-earth-scene-team"),
        **{str(page_name(page)): text("picture-earth-scene-hand", page=page + 1) for page in range(1, MOST_PAGES)},
    },
    scenes=scenes,
    apart=True,
    studies=studies,
    table=Drawing(
        lambda view, _, look: scaled(table(view, say=look.say, names=look.names, theme=look.theme), look),
        lambda view, _, __: alt.table(view),
    ),
    seat=Drawing(board, board_told),
    hand=Drawing(scaled_hand, hand_told),
    panel=Drawing(scaled_panel, lambda view, scene, prompt: alt.panel(view, reader_of(view, scene), prompt)),
    scores=Drawing(
        lambda view, _, look: sheet.scores(view, say=look.say, names=look.names, theme=look.theme, scale=look.scale),
        lambda view, _, __: alt.scores(view),
    ),
    card=Drawing(
        lambda _, scene, look: sheet.card(card_of(scene), say=look.say, theme=look.theme, scale=look.scale),
        lambda _, scene, __: alt.card(card_of(scene)),
    ),
)
