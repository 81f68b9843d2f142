"""The panel for choosing an action, or a share of one: a box for each choice, and above them what they rest on.

Name and what you get · which of your cards act · what it comes to. What the others get stands beside the buttons.
"""

from collections.abc import Sequence

from PIL import Image

from engine import Prompt, Say, Text, choices, record
from engine.games.earth.abilities import Copy
from engine.games.earth.benefits import LARGE, TWO
from engine.games.earth.effects import Effect
from engine.games.earth.forecast import Acting, Forecast, after, of_action
from engine.games.earth.options import ACTION, ALL, WORD_OF
from engine.games.earth.places import area
from engine.games.earth.state import Player
from engine.games.earth.tableau import CELL
from engine.games.earth.terms import ACTIONS, Action
from engine.games.earth.view import EarthView, seen
from render.canvas import clipped, ground, lay, rounded
from render.labels import fitted, length, write
from render.layout import GAP, MARGIN, WIDEST, Box, fact
from render.memory import kept
from render.palette import contrast, mix, readable, shift
from render.shadows import lay_raised
from render.theme import Theme

from .counters import headline
from .glance import OWN, height, lay_own
from .signs.band import band
from .signs.formula import GAINED, Formula, Sign, goods, rule_signs
from .signs.icon import icon, rimmed
from .signs.strip import measure, set_line, sign_size
from .tones import ABILITY

ABREAST, HEAD = 2, 82  # boxes side by side; pixels of the band with the name
LEGIBLE = 4.5  # of contrast
OWN_PLANT: Formula = ("2×", Sign("plant"), "4", Sign("draw"), Sign("arrow"), "1")


def benefit(colour: Action) -> Formula:
    return OWN_PLANT if colour == "green" else goods(LARGE[colour].gain, "+", GAINED)


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
class Choice:
    """Worked out before anything is drawn."""

    colour: Action
    name: str
    own: Formula
    lines: tuple[tuple[Chip, ...], ...]
    sums: Formula
    lost: frozenset[str]
    open: bool  # it can be chosen

    def height(self, size: int) -> int:
        step = line_height(size)
        return HEAD + len(self.lines) * (step + 6) + (12 if self.lines else 6) + step


def line_height(size: int) -> int:
    return round(size * 1.62)


def sums(found: Forecast) -> Formula:
    """What it comes to."""
    signed = [(f"{n:+d}".replace("-", "−"), Sign({"card": "draw"}.get(good, good))) for good, n in found.total]
    return tuple([token for part in signed for token in part])


def worked_out(
    player: Player, colour: Action, found: Forecast, name: str, own: Formula, size: int, *, open_: bool = True
) -> Choice:
    chips = [chip(player, acting, colour) for acting in found.acting]
    lines = tuple(map(tuple, flow(chips, box_width() - 28, size))) if chips else ()
    return Choice(colour, name, own, lines, sums(found), frozenset(dict(found.lost)), open_)


def box_width() -> int:
    return (WIDEST - 2 * MARGIN - GAP) // ABREAST


def actions(view: EarthView, who: int, prompt: Prompt, say: Say, size: int) -> list[Choice]:
    offered, player = choices(prompt), seen(view.players[who])
    return [
        worked_out(
            player, colour, of_action(player, colour), say(Text(f"earth-word-{WORD_OF[colour]}")), benefit(colour),
            size, open_=ACTION[colour] in offered,
        )
        for colour in ACTIONS
    ]


def shares(view: EarthView, who: int, prompt: Prompt, say: Say, size: int) -> list[Choice]:
    player, colour = seen(view.players[who]), view.colour or "red"
    return [
        worked_out(
            player, colour, after(player, colour, TWO[good], chosen=False), say(Text(f"earth-action-{colour}")),
            goods(TWO[good].gain, "+", GAINED), size,
        )
        for good in dict.fromkeys([option.word.partition(ALL)[0] for option in choices(prompt)])
    ]


@kept
def face(found: Choice, width: int, height: int, size: int, theme: Theme) -> Image.Image:
    paper, box = theme.card if found.open else mix(theme.card, theme.panel, 0.6), Box(0, 0, width, height)
    canvas = Image.new("RGB", (width, height), paper)
    draw_name(canvas, box, found, size, theme)
    step = line_height(size)
    y = box.y + HEAD + (box.h - HEAD - step - len(found.lines) * (step + 6)) / 2 + 3
    for line in found.lines:
        x = float(box.x + 14)
        for each in line:
            x += draw_chip(canvas, x, y, each, step - 6, size, found.colour, theme) + 10
        y += step + 6
    draw_sum(canvas, Box(box.x, box.bottom - step, box.w, step), found, size, theme)
    return canvas


def draw_name(canvas: Image.Image, box: Box, found: Choice, size: int, theme: Theme) -> None:
    """On the action's colour and pattern, beside it what it gives; crossed out where a terrain forbids it."""
    lay(canvas, clipped(band(found.colour, box.w, box.h), 18).crop((0, 0, box.w, HEAD)), box.x, box.y)
    middle, mark = box.y + HEAD / 2, round(HEAD * 0.66)
    halo = shift(ABILITY[found.colour], -0.36 if found.colour == "yellow" else -0.18)
    wide = round(measure(found.own, sign_size(size))) + 32
    shown, letters = fitted(found.name, box.w - wide - mark - 60, round(size * 1.1), "Black", size)
    sign = icon(f"sign-{found.colour}", mark, "#FFFFFF") if found.open else icon(f"forbid-{found.colour}", mark)
    sign = rimmed(sign, 4, halo) if found.open else sign
    lay(canvas, sign, box.x + 16 + (mark - sign.width) / 2, middle - sign.height / 2)
    write(canvas, (box.x + mark + 30, middle), shown, letters, "#FFFFFF", "Black", "lm", halo=halo, width=5)
    pill = rounded(wide, HEAD - 14, 16, theme.card, shift(ABILITY[found.colour], -0.2), 3)
    lay(canvas, pill, box.right - wide - 8, box.y + 7)
    set_line(canvas, (box.right - wide + 8, middle), found.own, sign_size(size), theme.ink)


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


def draw_sum(canvas: Image.Image, box: Box, found: Choice, size: int, theme: Theme) -> None:
    """At the foot, so that the choices can be compared; red where something is paid or lost."""
    back = mix(theme.gold, theme.card, 0.72)
    lay(canvas, clipped(Image.new("RGB", (box.w, box.h + 18), back), 18).crop((0, 18, box.w, box.h + 18)), box.x, box.y)
    shades = [mix(theme.bad, readable(back), part) for part in (0, 0.5, 0.8)]
    grave = next((shade for shade in shades if contrast(shade, back) >= LEGIBLE), readable(back))
    pairs = [found.sums[k : k + 2] for k in range(0, len(found.sums), 2)]
    x = float(box.x + 16)
    for pair in pairs:
        text, sign = pair
        lost = isinstance(sign, Sign) and sign.name in found.lost
        tone = grave if lost or str(text).startswith("−") else theme.ink
        set_line(canvas, (x, box.y + box.h / 2), pair, sign_size(size), tone)
        x += measure(pair, sign_size(size)) + 26


def action_panel(
    view: EarthView, who: int, prompt: Prompt, *, say: Say, names: Sequence[str], theme: Theme
) -> Image.Image:
    size, inside = fact(WIDEST), WIDEST - 2 * MARGIN
    found = (actions if prompt.ask == "action" else shares)(view, who, prompt, say, size)
    rows = [found[k : k + ABREAST] for k in range(0, len(found), ABREAST)]
    heights = [max([each.height(size) for each in row]) for row in rows]
    planting = prompt.ask == "action"
    top = OWN if planting else max(OWN, height(view.players[who].cards))
    canvas = ground(WIDEST, 2 * MARGIN + 96 + top + sum(heights) + GAP * (len(rows) + 1), theme)
    headline(canvas, Box(MARGIN, MARGIN, inside, 90), who, names[who], view.players[who], size, theme)
    own = Box(MARGIN, MARGIN + 96, inside, top)
    lay_own(canvas, own, view, who, size, theme, say, planting=planting)
    y = own.bottom + GAP
    for row, high in zip(rows, heights, strict=True):
        for each, box in zip(row, Box(MARGIN, y, inside, high).columns(ABREAST), strict=False):
            lay_raised(canvas, face(each, box.w, box.h, size, theme), box.x, box.y, theme, radius=18)
        y += high + GAP
    return canvas
