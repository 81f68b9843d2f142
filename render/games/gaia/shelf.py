"""What lies beside the map: goals, open cards and decks, a player's corner, a hand."""

from collections.abc import Mapping, Sequence

from PIL import Image

from engine import Option
from engine.games.gaia.options import CARD, goal_option
from engine.games.gaia.pieces import BACKS
from engine.games.gaia.view import GaiaView
from render.canvas import fill, lay, lay_raised, veiled
from render.icons import badge, badge_for, sign
from render.labels import length, write, write_in
from render.layout import GAP, Box
from render.theme import Theme

from .faces import TALL, back, card, claimed, deck, emblem, goal, meeple, token

Letters = Mapping[Option, str]  # what can be chosen, and what it is called


def goals_row(canvas: Image.Image, box: Box, view: GaiaView, letters: Letters, size: int, theme: Theme) -> None:
    """As many squares as there are goals; a taken one carries its owner."""
    side = min(box.h, (box.w - GAP * (len(view.goals) - 1)) // len(view.goals))
    others = len(view.goals) - 1
    step = min((box.w - side) / max(1, others), side * 1.25)
    left = box.x + (box.w - side - step * others) / 2
    for k, found in enumerate(view.goals):
        x, y = left + k * step, box.y + (box.h - side) / 2
        owner = found.owner
        piece = goal(found.cards, side) if owner is None else claimed(found.cards, owner, side, theme)
        lay_raised(canvas, piece, x, y, theme, radius=round(side * 0.08))
        lay_letter(canvas, letters.get(goal_option(k, found.cards), ""), x, y, size, theme)


def lay_letter(canvas: Image.Image, name: str, x: float, y: float, size: int, theme: Theme) -> None:
    if name:
        lay(canvas, badge(name, badge_for(size), theme), x - size * 0.2, y - size * 0.2)


def market_row(canvas: Image.Image, box: Box, view: GaiaView, letters: Letters, size: int, theme: Theme) -> None:
    """For each kind its deck and its open cards."""
    count, parts = sum(len(cards) + 1 for _, cards in view.shown), len(view.shown) - 1
    gaps = (count - 1) * GAP + parts * 2 * GAP
    one = min(int(box.h / TALL), (box.w - gaps) // count)
    x, y = box.x + (box.w - count * one - gaps) / 2, box.y + (box.h - one * TALL) / 2
    counts = dict(view.decks)
    for kind, cards in view.shown:
        lay(canvas, deck(kind, counts[kind], one, size, theme), x, y)
        x += one + GAP
        for word in cards:
            lay_raised(canvas, card(word, one), x, y, theme, radius=round(one * 0.08))
            lay_letter(canvas, letters.get(CARD[word], ""), x, y, size, theme)
            x += one + GAP
        x += GAP * 2


def supply_row(canvas: Image.Image, box: Box, view: GaiaView, size: int, theme: Theme) -> None:
    """Tiles and animals that are still in the box."""
    fill(canvas, box, theme.panel)
    entries = [*view.supply, ("animal", view.animals)]
    chip = round(size * 1.1)
    for (name, count), place in zip(entries, box.inset(4).columns(len(entries)), strict=True):
        x = place.x + (place.w - chip - size * 1.3) / 2
        lay(canvas, emblem(name, chip), x, box.y + (box.h - chip) / 2)
        tone = theme.ink if count else theme.bad
        write(canvas, (x + chip + 8, box.y + box.h / 2), str(count), size, tone, "Bold", "lm")


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


def seat_height(view: GaiaView, wide: int, size: int) -> int:
    rows = max(chip_places(seat.played, wide - 2 * GAP, size)[1] for seat in view.seats)
    return round(size * 4.55) + round(rows * size * 1.2) + GAP


def seat_box(
    canvas: Image.Image, box: Box, view: GaiaView, who: int, name: str, size: int, theme: Theme
) -> None:
    """Name, meeples at home, cards in hand by their backs, and what lies in front of the player."""
    seat, active = view.seats[who], not view.winners and view.turn == who
    won = who in view.winners
    fill(canvas, box, theme.panel, rim=theme.gold if active or won else "", line=6 if active or won else 0)
    x, right, y = box.x + GAP, box.right - GAP, box.y + 6
    if won:
        crown = sign("crown", round(size * 1.1))
        lay(canvas, crown, right - crown.width, y + size * 0.15)
        right -= crown.width + 4
    elif view.cast is not None and who in view.answered:
        mark = sign("tick", round(size * 0.9), theme.good)
        lay(canvas, mark, right - mark.width, y + size * 0.25)
        right -= mark.width + 4
    write_in(canvas, Box(x, y, right - x, round(size * 1.35)), name, round(size * 1.05), theme.ink, least=size)
    y += round(size * 1.35)
    figure, room = round(size * 1.35), box.w - 2 * GAP
    step = min(figure * 0.9, (room - figure) / max(1, seat.meeples - 1))
    for k in range(seat.meeples):
        lay(canvas, meeple(who, figure, theme), x + k * step, y)
    y += round(size * 1.5)
    kinds = BACKS[: len(view.decks)]
    for k, (kind, count) in enumerate(zip(kinds, seat.hand, strict=False)):
        left = x + k * room / len(kinds)
        lay(canvas, back(kind, round(size * 0.85)), left, y)
        write(canvas, (left + size * 0.98, y + size * 0.6), str(count), size, theme.ink, "Bold", "lm")
    y += round(size * 1.45)
    played_cards(canvas, Box(x - 4, y, room + 8, box.bottom - y - GAP // 2), seat.played, size, theme)


def played_cards(canvas: Image.Image, box: Box, played: Sequence[str], size: int, theme: Theme) -> None:
    fill(canvas, box, theme.socket, radius=10)
    chip = round(size * 1.06)
    for word, across, line in chip_places(played, box.w - 8, size)[0]:
        x, y = box.x + 4 + across, box.y + 5 + line * size * 1.2
        lay(canvas, token(word, chip), x, y)
        if (copies := played.count(word)) > 1:
            write(canvas, (x + chip + 2, y + chip / 2), f"×{copies}", size, theme.ink, "Bold", "lm")


def hand_row(
    canvas: Image.Image, box: Box, cards: Sequence[str], letters: Letters, held: str, size: int, theme: Theme
) -> None:
    """The reader's cards, each as often as it is held; the one that is being played is lifted out."""
    count = max(1, len(cards))
    high = min(box.h, int((box.w - GAP * (count - 1)) / count * TALL))
    one = int(high / TALL)
    x = box.x + (box.w - count * (one + GAP) + GAP) / 2
    named: set[str] = set()
    for word in cards:
        face = card(word, one)
        if word == held and word not in named:
            fill(canvas, Box(round(x) - 7, box.y - 7, one + 14, high + 14), theme.fresh, radius=round(one * 0.12))
        elif held or (letters and CARD[word] not in letters):
            face = veiled(face, theme.ground, 0.5)
        lay_raised(canvas, face, x, box.y, theme, radius=round(one * 0.08))
        if word not in named:
            lay_letter(canvas, letters.get(CARD[word], ""), x, box.y, size, theme)
        named.add(word)
        x += one + GAP
