"""Gaia, the rival of a single player: her line on the shared board, and her own board."""

from PIL import Image

from engine import Say, Text, text
from engine.games.earth.catalogue import CARDS, GAIA_CARD, GAIA_CELLS, POINTS, REACTION
from engine.games.earth.scoring import growth_points
from engine.games.earth.terms import Action
from engine.games.earth.view import EarthView, GaiaView
from render.canvas import clipped, dashed, fill, lay, lay_dashed, panelled
from render.labels import snug, write, write_in
from render.layout import GAP, MARGIN, WIDEST, Box, fact
from render.shadows import lay_raised
from render.theme import Theme

from .counters import total
from .ending import gaia_wins
from .gallery import art
from .shelf import leaves
from .signs.formula import Formula, Sign, gifts
from .signs.icon import icon, numbered, points
from .signs.strip import fit, row_height, rows, set_line, strip

HEIGHT = 116
REACTIONS: tuple[Action, ...] = ("red", "blue", "yellow")


def holdings(gaia: GaiaView) -> tuple[tuple[str, int], ...]:
    return (
        ("soil", gaia.soil), ("sprout", gaia.sprouts), ("growth", gaia.growth), ("compost", gaia.compost),
        ("cards", len(gaia.pile)), ("deck", gaia.deck),
    )  # fmt: skip


def line(canvas: Image.Image, box: Box, view: EarthView, gaia: GaiaView, say: Say, size: int, theme: Theme) -> None:
    """Framed and crowned, once it is over and she has won."""
    won = gaia_wins(view)
    fill(canvas, box, theme.card if won else theme.panel, rim=theme.gold if won else "", line=5 if won else 0)
    token = round(box.h * 0.7)
    lay(canvas, icon("gaia", token), box.x + 10, box.y + (box.h - token) / 2)
    x = box.x + token + 24
    room, wide = round(box.w * (0.12 if view.sheets else 0.2)), round(box.w * (0.36 if view.sheets else 0.42))
    write_in(canvas, Box(x, box.y, room, box.h), say(Text("picture-earth-gaia")), size, theme.ink, "Black")
    cells = Box(x + room, box.y, wide, box.h)
    counters(canvas, cells, gaia, size, theme)
    right = total(canvas, box, view.sheets[-1].total, size, theme, crowned=won) if view.sheets else box.right
    held = Box(cells.right + GAP * 2, box.y + 16, round(right) - cells.right - GAP * 3, box.h - 32)
    leaves(canvas, held, gaia.leaves, gaia.bonus, size)


def counters(canvas: Image.Image, box: Box, gaia: GaiaView, size: int, theme: Theme) -> None:
    side = round(min(box.h * 0.42, size * 1.3))
    for (name, value), cell in zip(holdings(gaia), box.columns(6, 0), strict=True):
        middle = cell.x + cell.w / 2
        lay(canvas, icon(name, side), middle - side / 2, box.y + 6)
        write(canvas, (middle, box.y + box.h * 0.73), str(value), size, theme.ink, "Black")


def board(view: EarthView, gaia: GaiaView, *, say: Say, theme: Theme) -> Image.Image:
    """Everything of hers: goods, her deck and the cards shown, how her growth fills, what she does in answer."""
    width = WIDEST
    size = fact(width)
    inside = width - 2 * MARGIN
    card = round(inside * 0.24)
    goods = Box(MARGIN, 108, inside, 130)
    cards = Box(MARGIN, goods.bottom + GAP, inside, card)
    grown = Box(MARGIN, cards.bottom + GAP, round(inside * 0.52), 270)
    held = Box(grown.right + GAP, grown.y, inside - grown.w - GAP, 270)
    last = Box(MARGIN, grown.bottom + GAP, inside, 100)
    canvas = panelled(width, last.bottom + MARGIN, theme, cards, last)
    title(canvas, Box(MARGIN, 0, inside, 108), gaia, view, say, size, theme)
    fill(canvas, goods, theme.card)
    counters(canvas, goods, gaia, round(size * 1.15), theme)
    shown(canvas, cards, gaia, say, size, theme)
    growth(canvas, grown, gaia, size, theme)
    pile(canvas, held, gaia, say, size, theme)
    answers(canvas, last, gaia, size, theme)
    return canvas


def title(canvas: Image.Image, box: Box, gaia: GaiaView, view: EarthView, say: Say, size: int, theme: Theme) -> None:
    side = round(size * 1.8)
    lay(canvas, icon("gaia", side), box.x, box.y + (box.h - side) / 2)
    name = say(text("picture-earth-gaia-level", level=Text(f"picture-earth-level-{gaia.level}")))
    write_in(
        canvas, Box(box.x + side + GAP, box.y, box.w - side - 300, box.h), name, round(size * 1.25), theme.ink, "Black"
    )
    if view.sheets and len(view.sheets) > 1:
        total(canvas, box, view.sheets[-1].total, size, theme, crowned=gaia_wins(view))


def shown(canvas: Image.Image, box: Box, gaia: GaiaView, say: Say, size: int, theme: Theme) -> None:
    """Her cards of this pass, the active one last and marked; then how many are still to come; on their panel."""
    cells = list(box.inset(10).columns(3, 10))
    for number, cell in zip(gaia.shown[-3:], cells, strict=False):
        active = number == gaia.shown[-1]
        if active:
            fill(canvas, Box(cell.x - 5, cell.y - 5, cell.w + 10, cell.h + 10), theme.fresh, radius=22)
        lay_raised(canvas, card(number, cell.w, cell.h, theme, say, size), cell.x, cell.y, theme)
    if len(gaia.shown) < 3:
        cell = cells[len(gaia.shown)]
        lay_dashed(canvas, cell, theme.rim, radius=18, line=4)
        deck = numbered("deck", "", round(cell.h * 0.4))
        lay(canvas, deck, cell.x + (cell.w - deck.width) / 2, cell.y + cell.h * 0.16)
        write(
            canvas, (cell.x + cell.w / 2, cell.y + cell.h * 0.72), str(gaia.deck), round(size * 1.6), theme.ink, "Black"
        )


def formula(number: int) -> Formula:
    """What one of her cards gives her."""
    hers = GAIA_CARD[number]
    if hers.fauna is None:
        return gifts(hers.gift)
    return (Sign("fauna"), Sign("upper" if hers.fauna == (0, 1) else "lower"), Sign("arrow"), Sign("vp"))


def card(number: int, width: int, height: int, theme: Theme, say: Say, letters: int) -> Image.Image:
    """One of her six cards: picture, name, what she gets."""
    out = Image.new("RGB", (width, height), theme.card)
    colour = GAIA_CARD[number].colour
    band = rows(formula(number), width, letters) * row_height(letters)
    names = snug(say(CARDS[number].text), width - 28, letters, "Black", 2)
    step = round(letters * 1.12)
    high = height - band - step * len(names) - 12
    out.paste(art(number, width, high, 0.6), (0, 0))
    for k, line_ in enumerate(names):
        write_in(out, Box(14, high + 6 + k * step, width - 28, step), line_, letters, theme.ink, "Black", least=letters)
    lay(out, strip(formula(number), colour, width, band, letters), 0, height - band)
    return out


def growth(canvas: Image.Image, box: Box, gaia: GaiaView, size: int, theme: Theme) -> None:
    """The cells that her growth fills in turn, and what it is worth now."""
    fill(canvas, box, theme.card)
    left = gaia.growth
    total = sum(trunks for trunks, _ in GAIA_CELLS)
    rounds, left = divmod(left, total)
    for (trunks, canopy), cell in zip(
        GAIA_CELLS, Box(box.x + 14, box.y + 10, box.w - 150, box.h - 20).columns(len(GAIA_CELLS), 8), strict=True
    ):
        fill(canvas, cell, theme.panel, radius=14)
        here = min(left, trunks)
        left -= here
        step = (cell.h - 84) / 5
        log = icon("log", round(cell.w * 0.62))
        for k in range(trunks):
            x, y = cell.x + (cell.w - log.width) / 2, cell.bottom - 14 - (k + 1) * step
            if k < here:
                lay(canvas, log, x, y - log.height * 0.2)
            else:
                lay(canvas, dashed(log.width, round(step * 0.8), 8, theme.rim, 3), x, y)
        crown = numbered("canopy", str(canopy), 76, "#FFFFFF", "#2F6A3A")
        lay(canvas, crown, cell.x + (cell.w - crown.width) / 2, cell.y + 2)
    lay(canvas, points(growth_points(gaia.growth), 104), box.right - 122, box.y + 24)
    if rounds:
        write(canvas, (box.right - 70, box.bottom - 60), f"×{rounds + 1}", size, theme.soft, "Black")


def pile(canvas: Image.Image, box: Box, gaia: GaiaView, say: Say, size: int, theme: Theme) -> None:
    """Earth cards that score for her, the newest first, and her leaves."""
    del say
    fill(canvas, box, theme.card)
    side = 118
    room = max(1, (box.w - 20) // (side + 6))
    for k, number in enumerate(gaia.pile[::-1][:room]):
        x = box.x + 12 + k * (side + 6)
        lay(canvas, clipped(art(number, side, side), 16), x, box.y + 12)
        lay(canvas, points(POINTS[number], 75), x + side - 70, box.y + 6)
    if len(gaia.pile) > room:
        more = f"+{len(gaia.pile) - room}"
        write(
            canvas, (box.right - 12, box.y + side + 6), more, size, theme.ink, "Black", "rs", halo=theme.card, width=5
        )
    leaves(canvas, Box(box.x + 14, box.bottom - 116, box.w - 28, 100), gaia.leaves, gaia.bonus, size)


def answers(canvas: Image.Image, box: Box, gaia: GaiaView, size: int, theme: Theme) -> None:
    """What she gets whenever the player has taken an action, on its panel."""
    for colour, cell in zip(REACTIONS, box.inset(14).columns(len(REACTIONS), 20), strict=True):
        found: Formula = (Sign(f"chip-{colour}"), Sign("arrow"), *gifts(REACTION.get((colour, gaia.level), ())))
        set_line(canvas, (cell.x, cell.y + cell.h / 2), found, fit(found, cell.w, round(size * 1.4)), theme.ink)
