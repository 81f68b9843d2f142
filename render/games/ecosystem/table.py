"""The whole table at a glance: every grid, who has chosen, who leads in wolves and streams."""

from collections.abc import Sequence

from PIL import Image

from engine import Say, Text, record, text
from engine.games.ecosystem.board import BOX
from engine.games.ecosystem.scoring import longest, rival_grid, wolves
from engine.games.ecosystem.view import EcosystemView
from render.canvas import fill, ground, lay
from render.icons import seat_mark, sign, state_mark
from render.labels import write, write_in
from render.layout import GAP, MARGIN, Box, fact, wide
from render.theme import Theme

from .faces import figure
from .field import Cards, Field


@record
class Corner:
    """One grid of the table, and whose it is; the rival has no seat."""

    seat: int | None
    name: str
    cards: tuple[tuple[int, str], ...]
    last: int | None
    sign: str
    total: int | None
    won: bool


def over(view: EcosystemView) -> bool:
    """Sheets may also be given midway, as the standing."""
    return view.sheets is not None and view.step == BOX.width * BOX.height


def corners(view: EcosystemView, names: Sequence[str], say: Say) -> list[Corner]:
    totals = [sheet.total for sheet in view.sheets] if view.sheets else [None] * (len(view.grids) + 1)
    asked = len(view.grids) > 1 and not over(view)
    found = [
        Corner(
            seat, names[seat], tuple(grid), view.last[seat],
            ("tick" if view.ready[seat] else "waiting") if asked else "", totals[seat], seat in view.winners,
        )
        for seat, grid in enumerate(view.grids)
    ]  # fmt: skip
    if view.rival is not None:
        cards = tuple(rival_grid(view.rival).items())
        last = max((place for place, _ in cards), default=None)
        found.append(Corner(None, say(text("picture-ecosystem-rival")), cards, last, "", totals[-1], won=False))
    return found


def table(view: EcosystemView, *, say: Say, names: Sequence[str], theme: Theme, scale: float) -> Image.Image:
    width = wide(1600, scale)
    size = fact(width)
    grids = corners(view, names, say)
    abreast = min(2, len(grids))
    inside = width - 2 * MARGIN
    across = (inside - GAP * (abreast - 1)) // abreast
    head, foot = round(size * 1.6), round(size * 1.9)
    pitch = (across - round(size * 3)) // 5
    tall = head + 4 * pitch + round(size * 1.6)
    rows = -(-len(grids) // abreast)
    tallies = 2 if view.neutral else 1
    height = MARGIN * 2 + foot + GAP + rows * (tall + GAP) + tallies * (foot + GAP) - GAP
    canvas = ground(width, height, theme)
    lay_headline(canvas, Box(MARGIN, MARGIN, inside, foot), view, say, size, theme)
    y = MARGIN + foot + GAP
    for k, corner in enumerate(grids):
        alone = k == len(grids) - 1 and k % abreast == 0 and abreast > 1
        x = (width - across) // 2 if alone else MARGIN + k % abreast * (across + GAP)
        lay_corner(canvas, Box(x, y + k // abreast * (tall + GAP), across, tall), corner, head, size, theme)
    y += rows * (tall + GAP)
    lay_races(canvas, Box(MARGIN, y, inside, foot), view, grids, size, theme)
    if view.neutral:
        lay_pile(canvas, Box(MARGIN, y + foot + GAP, inside, foot), view.neutral, say, size, theme)
    return canvas


def heading(view: EcosystemView) -> Text:
    if over(view):
        return text("picture-ecosystem-over")
    return text("picture-ecosystem-round", round=view.round) if view.rival is None else text("picture-ecosystem-alone")


def lay_headline(canvas: Image.Image, box: Box, view: EcosystemView, say: Say, size: int, theme: Theme) -> None:
    place = Box(box.x + GAP, box.y, box.w * 2 // 3, box.h)
    write_in(canvas, place, say(heading(view)), round(size * 1.3), theme.ink, "Black", least=size)
    count = f"{view.step} / 20"
    length = write(canvas, (box.right - GAP, box.y + box.h / 2), count, round(size * 1.15), theme.ink, "Black", "rm")
    if len(view.grids) > 1 and not over(view):
        # Rules 3.3: in round 1 every hand goes on to the next seat, in round 2 back to the one before.
        arrow, cards = sign("arrow", round(size * 1.1), theme.soft), sign("hand", round(size * 1.3))
        if view.round == 2:
            arrow = arrow.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        x = box.right - GAP - length - size * 2
        lay(canvas, arrow, x, box.y + (box.h - arrow.height) / 2)
        lay(canvas, cards, x - size * 1.5, box.y + (box.h - cards.height) / 2)


def mark(seat: int | None, size: int, theme: Theme) -> Image.Image:
    """A leaf stands for who has no seat: the rival, the neutral pile."""
    return sign("leaf", size, theme.socket) if seat is None else seat_mark(seat, size, theme)


def lay_corner(canvas: Image.Image, box: Box, corner: Corner, head: int, size: int, theme: Theme) -> None:
    fill(canvas, box, theme.panel, rim=theme.gold if corner.won else "", line=6 if corner.won else 0)
    x, middle = box.x + GAP, box.y + head / 2 + 4
    token = round(size * 1.2)
    lay(canvas, mark(corner.seat, token, theme), x, middle - token / 2)
    x += token + GAP
    right = box.right - GAP
    if corner.total is not None:
        total = write(canvas, (right, middle), str(corner.total), round(size * 1.3), theme.ink, "Black", "rm")
        right -= round(total) + GAP
        if corner.won:
            crown = sign("crown", round(size * 1.1))
            lay(canvas, crown, right - crown.width, middle - crown.height / 2)
            right -= crown.width + GAP
    elif corner.sign:
        disc = state_mark(corner.sign, round(size * 1.1), theme)
        lay(canvas, disc, right - disc.width, middle - disc.height / 2)
        right -= disc.width + GAP
    write_in(canvas, Box(x, box.y + 4, right - x, head), corner.name, round(size * 1.15), theme.ink, least=size)
    cards: Cards = dict(corner.cards)
    field = Field(
        canvas, Box(box.x, box.y + head + 6, box.w, box.h - head), cards, theme, room=0, size=size,
        floating=corner.seat is not None,
    )  # fmt: skip
    field.lay_tiles(theme.panel)
    field.mark_last(corner.last)


def lay_races(
    canvas: Image.Image, box: Box, view: EcosystemView, grids: Sequence[Corner], size: int, theme: Theme
) -> None:
    """Wolves and longest streams score by comparison, so they stand side by side."""
    for half, kind, count in zip(box.columns(2), ("wolf", "stream"), (wolves, longest), strict=True):
        fill(canvas, half, theme.panel)
        middle = half.y + half.h / 2
        icon = figure(kind, round(size * 1.4))
        lay(canvas, icon, half.x + GAP, middle - icon.height / 2)
        entries = [(corner.seat, count(dict(corner.cards))) for corner in grids]  # type: ignore[arg-type]
        if view.neutral is not None:
            entries.append((None, view.neutral.count(kind)))
        step = (half.w - icon.width - 3 * GAP) / len(entries)
        token = round(min(size * 1.05, step * 0.5))
        for k, (seat, number) in enumerate(entries):
            x = half.x + icon.width + 2 * GAP + k * step
            lay(canvas, mark(seat, token, theme), x, middle - token / 2)
            write(canvas, (x + token + 6, middle), str(number), size, theme.ink, "Black", "lm")


def lay_pile(canvas: Image.Image, box: Box, pile: Sequence[str], say: Say, size: int, theme: Theme) -> None:
    """The neutral cards by kind; the two kinds that compete come first."""
    fill(canvas, box, theme.panel)
    counts = {kind: pile.count(kind) for kind in dict.fromkeys(("wolf", "stream", *sorted(pile))) if kind in pile}
    token = round(size * 1.05)
    lay(canvas, mark(None, token, theme), box.x + GAP, box.y + (box.h - token) / 2)
    x = box.x + 2 * GAP + token
    title = say(text("picture-ecosystem-neutral"))
    x += round(write_in(canvas, Box(x, box.y, box.w // 4, box.h), title, size, theme.ink, least=size))
    step = min(size * 2.6, (box.right - x - GAP) / max(1, len(counts)))
    for kind, count in counts.items():
        icon = figure(kind, round(min(size * 1.4, step * 0.6)))
        lay(canvas, icon, x + GAP, box.y + (box.h - icon.height) / 2)
        write(canvas, (x + GAP + icon.width + 6, box.y + box.h / 2), str(count), size, theme.ink, "Black", "lm")
        x += round(step)
