"""The panel for choosing an action, or a share of one: a row for each choice, and above them what they rest on.

Name · what you get and what the others get · which of your cards act · what it comes to.
"""

from collections.abc import Sequence

from PIL import Image

from engine import Prompt, Say, Text, choices, record
from engine.games.earth.abilities import Copy
from engine.games.earth.benefits import LARGE, SMALL, TWO
from engine.games.earth.catalogue import REACTION
from engine.games.earth.effects import Effect
from engine.games.earth.forecast import Acting, Forecast, after, of_action
from engine.games.earth.options import ACTION, WORD_OF
from engine.games.earth.places import area
from engine.games.earth.state import Player
from engine.games.earth.tableau import CELL
from engine.games.earth.terms import ACTIONS, Action
from engine.games.earth.view import EarthView, seen
from render.canvas import clipped, fill, ground, lay, lay_raised, rounded
from render.icons import seat_mark
from render.labels import fitted, length, write
from render.layout import GAP, MARGIN, WIDEST, Box, fact
from render.memory import kept
from render.palette import mix, shift
from render.raster import rasterise
from render.theme import Theme

from .boards import board, boards_of, column, tall, unknown
from .counters import headline
from .mosaic import mosaic
from .signs.band import band
from .signs.formula import GAINED, Formula, Sign, gifts, goods, rule_signs
from .signs.icon import icon
from .signs.strip import measure, set_line, sign_size
from .tones import ABILITY

LEFT, SUM, HEAD = 388, 294, 82  # pixels: first and last column, and the band with the name; the cards get the rest
MOSAIC, LEAST, MOST, TALLEST = 920, 420, 680, 2000  # of the tableau, and of the whole: at most 4:5
OWN_PLANT: Formula = ("2×", Sign("plant"), "4", Sign("draw"), Sign("arrow"), "1")
NOT_KEPT: Formula = ("3", Sign("draw"))
THEIR_PLANT: Formula = ("1×", Sign("plant"), "+1", Sign("draw"))


@kept
def people(size: int, colour: str) -> Image.Image:
    """The other players."""
    head = '<circle cx="{x}" cy="{y}" r="{r}" fill="{c}"/><path d="M{a} 58C{a} 40 {b} 40 {b} 58Z" fill="{c}"/>'
    body = head.format(x=20, y=24, r=10, a=2, b=38, c=colour) + head.format(x=44, y=24, r=10, a=26, b=62, c=colour)
    return rasterise(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{body}</svg>', size)


def benefit(colour: Action) -> Formula:
    return OWN_PLANT if colour == "green" else goods(LARGE[colour].gain, "+", GAINED)


def others(colour: Action) -> Formula:
    if colour not in SMALL:
        return THEIR_PLANT
    one, other = [("2", Sign(GAINED.get(good, good))) for good in SMALL[colour]]
    return (*one, "/", *other)


def rivals(view: EarthView, colour: Action) -> Formula:
    """Rules 8.4: what Gaia gets; nothing where she does not play."""
    if view.gaia is None:
        return ()
    return NOT_KEPT if colour == "green" else gifts(REACTION[colour, view.gaia.level])


@record
class Chip:
    """A card that acts: its place, and what it does."""

    at: str
    formula: Formula
    weak: bool  # cannot be paid, or brings nothing yet

    def width(self, size: int) -> int:
        where = size * 1.25 if self.at in ("island", "climate") else length(self.at, size, "Black") + 20
        return round(where + measure(self.formula, sign_size(size)) + 26)


def chip(player: Player, acting: Acting, colour: Action) -> Chip:
    rule, plot = acting.active.rule, acting.active.plot
    beside = "island" if acting.active.card == player.island else "climate"
    at = beside if plot is None else CELL[player.cells[plot]]
    if isinstance(rule, Copy):
        return Chip(at, rule_signs(rule, colour), weak=False)
    if rule.flora and not rule.pay and plot is not None:
        n = len(area(player, rule, plot))
        rule = Effect(gain=tuple([(good, each * n) for good, each in rule.gain]))
    return Chip(at, rule_signs(rule, colour), weak=not acting.used)


def flow(chips: Sequence[Chip], room: int, size: int) -> list[list[Chip]]:
    lines: list[list[Chip]] = [[]]
    for chip in chips:
        if lines[-1] and sum(each.width(size) + 10 for each in lines[-1]) + chip.width(size) > room:
            lines.append([])
        lines[-1].append(chip)
    return lines


@record
class Row:
    """One choice, worked out before anything is drawn."""

    colour: Action
    name: str
    own: Formula
    theirs: Formula  # none where the others have chosen
    lines: tuple[tuple[Chip, ...], ...]
    sums: tuple[Formula, ...]
    lost: frozenset[str]
    open: bool  # it can be chosen

    def height(self, size: int) -> int:
        step, given = round(size * 1.62), 2 if self.theirs else 1
        return max(HEAD + given * step, len(self.lines) * (step + 2) + 10, len(self.sums) * step + 8)


def sums(found: Forecast) -> tuple[Formula, ...]:
    """What it comes to, two goods to a line."""
    signed = [(f"{n:+d}".replace("-", "−"), Sign({"card": "draw"}.get(good, good))) for good, n in found.total]
    pairs = [signed[k : k + 2] for k in range(0, len(signed), 2)]
    return tuple([tuple([token for part in pair for token in part]) for pair in pairs])


def actions(view: EarthView, who: int, prompt: Prompt, say: Say, room: int, size: int) -> list[Row]:
    offered, player = choices(prompt), seen(view.players[who])
    rows = []
    for colour in ACTIONS:
        found = of_action(player, colour)
        chips = [chip(player, acting, colour) for acting in found.acting]
        name, theirs = say(Text(f"earth-word-{WORD_OF[colour]}")), rivals(view, colour) or others(colour)
        lines = tuple(map(tuple, flow(chips, room, size)))
        lost = frozenset(dict(found.lost))
        rows.append(Row(colour, name, benefit(colour), theirs, lines, sums(found), lost, ACTION[colour] in offered))
    return rows


def shares(view: EarthView, who: int, prompt: Prompt, say: Say, room: int, size: int) -> list[Row]:
    player, rows = seen(view.players[who]), []
    colour = view.colour or "red"
    for good in dict.fromkeys([option.word.partition("-all")[0] for option in choices(prompt)]):
        found = after(player, colour, TWO[good], chosen=False)
        chips = [chip(player, acting, colour) for acting in found.acting]
        name, lines = say(Text(f"earth-action-{colour}")), tuple(map(tuple, flow(chips, room, size)))
        own = goods(TWO[good].gain, "+", GAINED)
        rows.append(Row(colour, name, own, (), lines, sums(found), frozenset(dict(found.lost)), open=True))
    return rows


def draw_row(canvas: Image.Image, box: Box, row: Row, view: EarthView, who: int, size: int, theme: Theme) -> None:
    paper = theme.card if row.open else mix(theme.card, theme.panel, 0.6)
    lay_raised(canvas, Image.new("RGB", (box.w, box.h), paper), box.x, box.y, theme, radius=18)
    draw_name(canvas, box, row, size)
    x, step, token = box.x + 14, round(size * 1.62), round(size * 1.1)
    rival = icon("gaia", token) if view.gaia else people(token, theme.soft)
    given = [(seat_mark(who, token, theme), row.own, theme.ink), (rival, row.theirs, theme.soft)]
    shown = [each for each in given if each[1]]
    y = box.y + HEAD + (box.h - HEAD) / 2 - (len(shown) - 1) * (step - 2) / 2
    for piece, parts, ink in shown:
        lay(canvas, piece, x, y - token / 2)
        set_line(canvas, (x + token + 10, y), parts, sign_size(size), ink)
        y += step - 2
    x = box.x + LEFT + 18
    fill(canvas, Box(x - 14, box.y + 10, 3, box.h - 20), theme.socket, radius=1)
    y = box.y + (box.h - len(row.lines) * (step + 2) + 6) / 2
    for line in row.lines:
        left = x
        for each in line:
            left += draw_chip(canvas, left, y, each, step - 6, size, row.colour, theme) + 10
        y += step + 2
    draw_sum(canvas, Box(box.right - SUM, box.y, SUM, box.h), row, step, size, theme)


def draw_name(canvas: Image.Image, box: Box, row: Row, size: int) -> None:
    """On the action's colour and pattern; crossed out where a terrain forbids it."""
    lay(canvas, clipped(band(row.colour, LEFT + 20, box.h), 18).crop((0, 0, LEFT, HEAD)), box.x, box.y)
    middle, mark = box.y + HEAD / 2, round(HEAD * 0.66)
    halo = shift(ABILITY[row.colour], -0.36 if row.colour == "yellow" else -0.18)
    shown, letters = fitted(row.name, LEFT - 100, round(size * 1.1), "Black", size)
    write(canvas, (box.x + 18, middle), shown, letters, "#FFFFFF", "Black", "lm", halo=halo, width=5)
    sign = icon(f"sign-{row.colour}", mark, "#FFFFFF") if row.open else icon(f"forbid-{row.colour}", mark)
    lay(canvas, sign, box.x + LEFT - mark - 16, middle - mark / 2)


def draw_chip(
    canvas: Image.Image, x: float, y: float, chip: Chip, high: int, size: int, colour: str, theme: Theme
) -> int:
    """The place on the action's colour, what it does on paper; hatched out where it cannot be paid."""
    wide = chip.width(size)
    tone = mix(ABILITY[colour], theme.card, 0.55) if chip.weak else ABILITY[colour]
    paper = mix(theme.panel, theme.card, 0.5)
    out = rounded(wide, high, 16, paper, tone, 4).copy()
    icon_place = chip.at in ("island", "climate")
    where = round(size * 1.25 if icon_place else length(chip.at, size, "Black") + 20)
    out.paste(clipped(Image.new("RGB", (where + 16, high), tone), 16).crop((0, 0, where, high)), (0, 0))
    if icon_place:
        lay(out, icon(chip.at, round(size * 1.05)), (where - size * 1.05) / 2, (high - size * 1.05) / 2)
    else:
        write(out, (where / 2, high / 2), chip.at, size, "#FFFFFF", "Black", halo=shift(tone, -0.3), width=4)
    ink = mix(theme.ink, paper, 0.5) if chip.weak else theme.ink
    set_line(out, (where + 12, high / 2), chip.formula, sign_size(size), ink)
    lay(canvas, out, x, y)
    return wide


def draw_sum(canvas: Image.Image, box: Box, row: Row, step: int, size: int, theme: Theme) -> None:
    """In the last column, so that the four can be compared from top to bottom; red where something is lost."""
    back = mix(theme.gold, theme.card, 0.72)
    panel = clipped(Image.new("RGB", (box.w + 18, box.h), back), 18).crop((18, 0, box.w + 18, box.h))
    lay(canvas, panel, box.x, box.y)
    y = box.y + (box.h - len(row.sums) * step) / 2
    for line in row.sums:
        x = float(box.x + 14)
        for k in range(0, len(line), 2):
            text, sign = line[k], line[k + 1]
            lost = isinstance(sign, Sign) and sign.name in row.lost
            tone = theme.bad if lost or str(text).startswith("−") else theme.ink
            set_line(canvas, (x, y + step / 2), (text,), sign_size(size), tone)
            set_line(canvas, (x + 70, y + step / 2), (sign,), sign_size(size), theme.ink)
            x += 138
        y += step


def action_panel(
    view: EarthView, who: int, prompt: Prompt, *, say: Say, names: Sequence[str], theme: Theme
) -> Image.Image:
    size, inside = fact(WIDEST), WIDEST - 2 * MARGIN
    rows = (actions if prompt.ask == "action" else shares)(view, who, prompt, say, inside - LEFT - SUM - 36, size)
    heights = [row.height(size) for row in rows]
    below = sum(heights) + GAP * (len(rows) + 1)
    names_high = tall([number for _, number in boards_of(view, who)], inside - MOSAIC - GAP - 6, say, size) + 4
    top = max(LEAST, min(max(MOST, names_high), TALLEST - below - 2 * MARGIN - 96))
    canvas = ground(WIDEST, MARGIN + 96 + top + below + MARGIN, theme)
    headline(canvas, Box(MARGIN, MARGIN, inside, 90), who, names[who], view.players[who], size, theme)
    draw_own(canvas, Box(MARGIN, MARGIN + 96, inside, top), view, who, size, theme, say)
    y = MARGIN + 96 + top + 2 * GAP
    for row, high in zip(rows, heights, strict=True):
        draw_row(canvas, Box(MARGIN, y, inside, high), row, view, who, size, theme)
        y += high + GAP
    return canvas


def draw_own(
    canvas: Image.Image, box: Box, view: EarthView, who: int, size: int, theme: Theme, say: Say
) -> None:
    """The tableau, and the cards beside it."""
    mosaic(canvas, Box(box.x, box.y, MOSAIC, box.h), view.players[who], size, theme)
    boards = boards_of(view, who)
    beside = Box(box.x + MOSAIC + GAP + 6, box.y + 4, box.w - MOSAIC - GAP - 6, box.h - 4)
    places = column([number for _, number in boards], beside, say, size)
    for (kind, number), place in zip(boards, places, strict=True):
        face = board(number, place.w, place.h, theme, say, size) if number else unknown(kind, place.w, place.h, theme)
        lay_raised(canvas, face, place.x, place.y, theme)
