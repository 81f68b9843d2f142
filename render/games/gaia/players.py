"""A player's corner: name, meeples at home, cards in hand by their backs, and what lies in front of them."""

from collections.abc import Sequence
from typing import Literal, assert_never

from PIL import Image

from engine.games.gaia.pieces import BACKS, Back
from engine.games.gaia.view import GaiaView, SeatView
from render.canvas import fill, lay, lay_parts, rounded
from render.cutting import bands
from render.icons import sign
from render.labels import length, wrapped, write
from render.layout import GAP, RADIUS, Box
from render.memory import kept
from render.theme import Theme

from .faces import back, meeple, token

BROAD = 480  # pixels: meeples and cards in hand have room beside each other
NAME = 2  # lines of a name at most, where it has no room in one


def chip_places(
    played: Sequence[str], room: int, size: int, word: str = ""
) -> tuple[list[tuple[str, int, int]], int]:
    """Each different card with where it goes, after the word for them, wrapped into lines as wide as `room`, and how
    many lines there are.
    """
    chip = round(size * 1.06)
    found, line = [], 0
    x = first = round(length(word, size, "Medium")) + GAP if word else 0
    for card in dict.fromkeys(played):
        wide = chip + (round(length(f"×{played.count(card)}", size)) + 2 if played.count(card) > 1 else 0)
        if x > (0 if line else first) and x + wide > room:
            x, line = 0, line + 1
        found.append((card, x, line))
        x += wide + 8
    return found, line + 1


def played_height(played: Sequence[str], room: int, size: int, word: str = "") -> int:
    return round(chip_places(played, room, size, word)[1] * size * 1.22) if played else 0


def played_cards(
    canvas: Image.Image, box: Box, played: Sequence[str], size: int, theme: Theme, word: str = ""
) -> None:
    """Straight on the paper: no tray that could look empty."""
    chip = round(size * 1.06)
    if word and played:
        write(canvas, (box.x, box.y + chip / 2), word, size, theme.soft, "Medium", "lm")
    for card, across, line in chip_places(played, box.w, size, word)[0]:
        x, y = box.x + across, box.y + line * size * 1.22
        lay(canvas, token(card, chip), x, y)
        if (copies := played.count(card)) > 1:
            write(canvas, (x + chip + 2, y + chip / 2), f"×{copies}", size, theme.ink, "Bold", "lm")


def lay_meeples(
    canvas: Image.Image, box: Box, who: int, count: int, size: int, theme: Theme, *, away: int = 0
) -> None:
    """Those at home, side by side, closer where there is little room; then pale the places of those that are `away`."""
    step = min(size * 0.9, (box.w - size) / max(1, count + away - 1))
    for k in range(count + away):
        piece = meeple(who, size, theme) if k < count else absent(who, size, theme)
        lay(canvas, piece, box.x + k * step, box.y)


@kept
def absent(who: int, size: int, theme: Theme) -> Image.Image:
    """Where somebody was who stands on the map now."""
    out = meeple(who, size, theme).copy()
    out.putalpha(out.getchannel("A").point([round(v * 0.3) for v in range(256)]))
    return out


def name_lines(name: str, room: int, size: int) -> list[str]:
    return wrapped(name, room, round(size * 1.05), "Bold", NAME)


def name_height(names: Sequence[str], wide: int, size: int) -> int:
    """Of the longest: beside what is said of a player in a broad box, alone in a narrow one."""
    room = wide - 2 * GAP - (round(size * 1.4) if wide >= BROAD else 0)
    return round(size * 1.35) + round(size * 1.15) * (max([len(name_lines(name, room, size)) for name in names]) - 1)


def seat_height(view: GaiaView, names: Sequence[str], wide: int, size: int, word: str) -> int:
    played = max([played_height(seat.played, wide - 2 * GAP, size, word) for seat in view.seats])
    people = names[: len(view.seats)]
    return name_height(people, wide, size) + round(size * (1.6 if wide >= BROAD else 2.95)) + played + GAP


def seat_box(
    canvas: Image.Image, box: Box, view: GaiaView, who: int, names: Sequence[str], size: int, theme: Theme, word: str
) -> None:
    """The one whose turn it is has a golden rim, and a golden disc for each action that is left. `word` is said before
    the cards in front of somebody.
    """
    active, won = not view.winners and view.turn == who, who in view.winners
    kinds, high = BACKS[: len(view.decks)], name_height(names[: len(view.seats)], box.w, size)
    mark = state_of(view, who)
    lines = tuple(name_lines(names[who], box.w - 2 * GAP - (mark_width(mark, size) if box.w >= BROAD else 0), size))
    piece = seat_piece(view.seats[who], who, kinds, lines, high, box.w, box.h, size, theme, word, lit=active or won)
    lay_parts(canvas, piece, box.x, box.y)
    lay_mark(canvas, box, mark, size, theme)


@kept
def seat_piece(
    found: SeatView, who: int, kinds: tuple[Back, ...], lines: tuple[str, ...], top: int, width: int, height: int,
    size: int, theme: Theme, word: str, *, lit: bool,
) -> tuple[tuple[Image.Image, int, int], ...]:  # fmt: skip
    """A player's box without what is said of the turn."""
    out = rounded(width, height, RADIUS, theme.panel, theme.gold if lit else "", 6 if lit else 0).copy()
    x, y, room, broad = GAP, 6, width - 2 * GAP, width >= BROAD
    for k, words in enumerate(lines):
        middle = y + (top - (len(lines) - 1) * size * 1.15) / 2 + k * size * 1.15
        write(out, (x, middle), words, round(size * 1.05), theme.ink, "Bold", "lm")
    y += top
    each = size * 1.85
    people = round(room - each * len(kinds) - 16) if broad else room
    lay_meeples(out, Box(x, y, people, 0), who, found.meeples, round(size * 1.35), theme, away=found.placed)
    if not broad:
        y += round(size * 1.42)
        each = room / len(kinds)
    for k, (kind, count) in enumerate(zip(kinds, found.hand, strict=False)):
        left = x + k * each + (room - each * len(kinds))
        lay(out, back(kind, round(size * 0.85)), left, y + size * 0.05)
        write(out, (left + size * 0.98, y + size * 0.65), str(count), size, theme.ink, "Bold", "lm")
    played_cards(out, Box(x, y + round(size * 1.5), room, 0), found.played, size, theme, word)
    return bands(out, RADIUS)


State = Literal["crown", "tick", "one", "two", ""]  # has won, has answered, has one or two actions left


def state_of(view: GaiaView, who: int) -> State:
    if who in view.winners:
        return "crown"
    if view.cast is not None and who in view.answered:
        return "tick"
    return ("one", "two")[view.left - 1] if not view.winners and view.turn == who else ""


def mark_width(state: State, size: int) -> int:
    return round(size * {"crown": 1.1, "tick": 0.9, "one": 0.65, "two": 1.3, "": 0}[state]) + 4


def lay_mark(canvas: Image.Image, box: Box, state: State, size: int, theme: Theme) -> None:
    """At the right of the name's line, or on the upper rim of a narrow box, whose name needs all of its line."""
    right, middle = box.right - GAP, box.y + round(size * 0.8) if box.w >= BROAD else box.y + 2
    match state:
        case "crown" | "tick":
            mark = sign("crown", round(size * 1.1)) if state == "crown" else sign("tick", round(size * 0.9), theme.good)
            lay(canvas, mark, right - mark.width, middle - mark.height / 2)
        case "one" | "two":
            dot = round(size * 0.5)
            for k in range(1 if state == "one" else 2):
                spot = Box(right - (k + 1) * (dot + 5), middle - dot // 2, dot, dot)
                fill(canvas, spot, theme.gold, radius=dot // 2, rim=theme.ink, line=3)
        case "":
            pass
        case _:
            assert_never(state)
