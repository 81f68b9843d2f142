"""A player's corner: name, meeples at home, cards in hand by their backs, and what lies in front of them."""

from collections.abc import Sequence

from PIL import Image

from engine.games.gaia.pieces import BACKS
from engine.games.gaia.view import GaiaView
from render.canvas import fill, lay
from render.icons import sign
from render.labels import length, write, write_in
from render.layout import GAP, Box
from render.theme import Theme

from .faces import back, meeple, token

BROAD = 480  # pixels: meeples and cards in hand have room beside each other


def chip_places(played: Sequence[str], room: int, size: int) -> tuple[list[tuple[str, int, int]], int]:
    """Each different card with where it goes, wrapped into lines as wide as `room`, and how many lines there are."""
    chip = round(size * 1.06)
    found, x, line = [], 0, 0
    for word in dict.fromkeys(played):
        wide = chip + (round(length(f"×{played.count(word)}", size)) + 2 if played.count(word) > 1 else 0)
        if x and x + wide > room:
            x, line = 0, line + 1
        found.append((word, x, line))
        x += wide + 8
    return found, line + 1


def played_height(played: Sequence[str], room: int, size: int) -> int:
    return round(chip_places(played, room, size)[1] * size * 1.22) if played else 0


def played_cards(canvas: Image.Image, box: Box, played: Sequence[str], size: int, theme: Theme) -> None:
    """Straight on the paper: no tray that could look empty."""
    chip = round(size * 1.06)
    for word, across, line in chip_places(played, box.w, size)[0]:
        x, y = box.x + across, box.y + line * size * 1.22
        lay(canvas, token(word, chip), x, y)
        if (copies := played.count(word)) > 1:
            write(canvas, (x + chip + 2, y + chip / 2), f"×{copies}", size, theme.ink, "Bold", "lm")


def lay_meeples(canvas: Image.Image, box: Box, who: int, count: int, size: int, theme: Theme) -> None:
    """Those at home, side by side, closer where there is little room."""
    step = min(size * 0.9, (box.w - size) / max(1, count - 1))
    for k in range(count):
        lay(canvas, meeple(who, size, theme), box.x + k * step, box.y)


def seat_height(view: GaiaView, wide: int, size: int) -> int:
    played = max([played_height(seat.played, wide - 2 * GAP, size) for seat in view.seats])
    return round(size * (2.95 if wide >= BROAD else 4.3)) + played + GAP


def seat_box(canvas: Image.Image, box: Box, view: GaiaView, who: int, name: str, size: int, theme: Theme) -> None:
    """The one whose turn it is has a golden rim, and a golden disc for each action that is left."""
    found, active, won = view.seats[who], not view.winners and view.turn == who, who in view.winners
    fill(canvas, box, theme.panel, rim=theme.gold if active or won else "", line=6 if active or won else 0)
    x, y, room = box.x + GAP, box.y + 6, box.w - 2 * GAP
    right = status(canvas, Box(x, y, room, round(size * 1.35)), view, who, size, theme)
    write_in(canvas, Box(x, y, right - x - 4, round(size * 1.35)), name, round(size * 1.05), theme.ink, least=size)
    y += round(size * 1.35)
    kinds, each = BACKS[: len(view.decks)], size * 1.85
    people = round(room - each * len(kinds) - 16) if box.w >= BROAD else room
    lay_meeples(canvas, Box(x, y, people, 0), who, found.meeples, round(size * 1.35), theme)
    if box.w < BROAD:
        y += round(size * 1.42)
        each = room / len(kinds)
    for k, (kind, count) in enumerate(zip(kinds, found.hand, strict=False)):
        left = x + k * each + (room - each * len(kinds))
        lay(canvas, back(kind, round(size * 0.85)), left, y + size * 0.05)
        write(canvas, (left + size * 0.98, y + size * 0.65), str(count), size, theme.ink, "Bold", "lm")
    played_cards(canvas, Box(x, y + round(size * 1.45), room, 0), found.played, size, theme)


def status(canvas: Image.Image, box: Box, view: GaiaView, who: int, size: int, theme: Theme) -> int:
    """Who has won, has answered, or is to move, at the right of a line; tells where it begins."""
    right = box.right
    if who in view.winners:
        crown = sign("crown", round(size * 1.1))
        right -= crown.width
        lay(canvas, crown, right, box.y + size * 0.15)
    elif view.cast is not None and who in view.answered:
        mark = sign("tick", round(size * 0.9), theme.good)
        right -= mark.width
        lay(canvas, mark, right, box.y + size * 0.25)
    elif not view.winners and view.turn == who:
        dot = round(size * 0.5)
        for _ in range(view.left):
            right -= dot + 5
            spot = Box(right, round(box.y + (box.h - dot) / 2), dot, dot)
            fill(canvas, spot, theme.gold, radius=dot // 2, rim=theme.ink, line=3)
    return right
