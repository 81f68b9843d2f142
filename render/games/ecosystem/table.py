"""The whole table at a glance: every grid, who has chosen, and under each what it has for the two races."""

from collections.abc import Sequence

from PIL import Image

from engine import Say, record, text
from engine.games.ecosystem.board import BOX
from engine.games.ecosystem.scoring import rival_grid
from engine.games.ecosystem.view import EcosystemView
from render.canvas import hollow_parts, lay, lay_parts, panelled
from render.icons import sign, state_mark
from render.labels import write, write_in
from render.layout import GAP, MARGIN, RADIUS, Box, fact, wide
from render.theme import Theme

from .ending import heading, over, unbeaten
from .faces import figure
from .field import Cards, Field, edge_of
from .races import KINDS, Runner, lay_runner, mark, race

WIDE = 4  # grids up to which two lie abreast


@record
class Corner:
    """One grid of the table, and whose it is; the rival has no seat."""

    seat: int | None
    name: str
    cards: tuple[tuple[int, str], ...]
    last: tuple[int, ...]
    sign: str
    total: int | None
    won: bool
    races: tuple[Runner, ...]


def newest(view: EcosystemView, seat: int) -> tuple[int, ...]:
    """Where the card placed last lies, and what a rabbit made change places."""
    last, swap = view.last[seat], view.swaps[seat] if view.swaps else None
    return tuple(dict.fromkeys([*([] if last is None else [last]), *(swap or ())]))


def corners(view: EcosystemView, names: Sequence[str], say: Say) -> list[Corner]:
    totals = [sheet.total for sheet in view.sheets] if view.sheets else [None] * (len(view.grids) + 1)
    asked = len(view.grids) > 1 and not over(view)
    races = [*zip(*[race(view, kind) for kind in KINDS], strict=True)]
    found = [
        Corner(
            seat, names[seat], tuple(grid), newest(view, seat),
            ("tick" if view.ready[seat] else "waiting") if asked else "", totals[seat], seat in view.winners,
            races[seat],
        )
        for seat, grid in enumerate(view.grids)
    ]  # fmt: skip
    if view.rival is not None:
        cards = tuple(rival_grid(view.rival).items())
        last = tuple([place for place, _ in cards][-1:])
        name = say(text("picture-ecosystem-rival"))
        found.append(Corner(None, name, cards, last, "", totals[-1], unbeaten(view), races[-1]))
    return found


def table(view: EcosystemView, *, say: Say, names: Sequence[str], theme: Theme, scale: float) -> Image.Image:
    width = wide(1600, scale)
    size = fact(width)
    grids = corners(view, names, say)
    abreast = min(2 if len(grids) <= WIDE else 3, len(grids))
    inside = width - 2 * MARGIN
    across = (inside - GAP * (abreast - 1)) // abreast
    head, foot = round(size * 1.6), round(size * 1.9)
    pitch = (across - edge_of(size) - GAP) // BOX.width
    races = round(size * 1.5)
    tall = head + BOX.height * pitch + edge_of(size) + races + GAP
    rows = -(-len(grids) // abreast)
    height = MARGIN * 2 + foot + rows * (tall + GAP) + (foot + GAP if view.neutral else 0)
    y, places = MARGIN + foot, list[Box]()
    for k in range(len(grids)):
        alone = k == len(grids) - 1 and k % abreast == 0 and abreast > 1
        x = (width - across) // 2 if alone else MARGIN + k % abreast * (across + GAP)
        places.append(Box(x, y + k // abreast * (tall + GAP), across, tall))
    pile = [Box(MARGIN, y + rows * (tall + GAP), inside, foot)] if view.neutral else []
    canvas = panelled(width, height, theme, *places, *pile)
    lay_headline(canvas, Box(MARGIN, MARGIN, inside, foot), view, say, size, theme)
    for corner, place in zip(grids, places, strict=True):
        lay_corner(canvas, place, corner, head, size, theme)
    for place in pile:
        lay_pile(canvas, place, view.neutral or (), say, size, theme)
    return canvas


def lay_headline(canvas: Image.Image, box: Box, view: EcosystemView, say: Say, size: int, theme: Theme) -> None:
    place = Box(box.x + GAP, box.y, box.w * 3 // 4, box.h)
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


def lay_corner(canvas: Image.Image, box: Box, corner: Corner, head: int, size: int, theme: Theme) -> None:
    if corner.won:
        lay_parts(canvas, hollow_parts(box.w, box.h, RADIUS, theme.gold, 6), box.x, box.y)
    x, middle = box.x + GAP, box.y + head / 2 + 4
    token, close = round(size * 1.15), GAP // 3
    lay(canvas, mark(corner.seat, token, theme), x, middle - token / 2)
    x += token + close
    right = box.right - GAP
    if corner.total is not None:
        total = write(canvas, (right, middle), str(corner.total), round(size * 1.2), theme.ink, "Black", "rm")
        right -= round(total) + close
        if corner.won:
            crown = sign("crown", round(size * 0.95))
            lay(canvas, crown, right - crown.width, middle - crown.height / 2)
            right -= crown.width + close
    elif corner.sign:
        disc = state_mark(corner.sign, round(size * 1.1), theme)
        lay(canvas, disc, right - disc.width, middle - disc.height / 2)
        right -= disc.width + GAP
    write_in(canvas, Box(x, box.y + 4, right - x, head), corner.name, round(size * 1.15), theme.ink, least=size)
    cards: Cards = dict(corner.cards)
    races = round(size * 1.5)
    room = Box(box.x, box.y + head + 6, box.w, box.h - head - 6 - races - GAP)
    field = Field(canvas, room, cards, theme, room=0, size=size, floating=corner.seat is not None)
    field.lay_tiles(theme.panel)
    field.mark_last(*corner.last)
    line = Box(box.x + GAP, box.bottom - races - GAP, box.w - 2 * GAP, races)
    for kind, runner, place in zip(KINDS, corner.races, line.columns(2), strict=True):
        lay_runner(canvas, place, kind, runner, size, theme)


def lay_pile(canvas: Image.Image, box: Box, pile: Sequence[str], say: Say, size: int, theme: Theme) -> None:
    """The neutral cards by kind, on their panel; the two kinds that compete come first."""
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
