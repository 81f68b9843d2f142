"""The map on a picture: the part of it that is shown, cropped and scaled to what is there, and marks on its cells."""

from collections.abc import Iterable

from PIL import Image

from engine import Option, Pick, Place, Prompt, record
from engine.games.gaia.chart import BOARD, NAMES, START, column, row
from engine.games.gaia.view import GaiaView
from render.canvas import dashed, lay, shadow, veiled
from render.icons import badge, badge_for, fresh
from render.labels import edge
from render.layout import Box
from render.memory import kept
from render.theme import Theme

from .faces import city, emblem, herd, lay_people
from .terrain import lay_map

LEAST = (3, 5)  # rows and columns that are shown at least
PART = (5, 6)  # and at most, in an enlarged part


@record
class Window:
    """The rows and columns of the board that are shown."""

    top: int
    left: int
    rows: int
    columns: int

    def at(self, cell: int) -> tuple[int, int]:
        return BOARD.row(cell) - self.top, BOARD.column(cell) - self.left

    def holds(self, cell: int) -> bool:
        down, right = self.at(cell)
        return 0 <= down < self.rows and 0 <= right < self.columns

    @property
    def name(self) -> str:
        first = BOARD.at(self.top, self.left)
        last = BOARD.at(self.top + self.rows - 1, self.left + self.columns - 1)
        return f"{NAMES[first]}-{NAMES[last]}"


def span(numbers: list[int], least: int) -> tuple[int, int]:
    low, high = min(numbers), max(numbers)
    short = max(0, least - (high - low + 1))
    return low - short // 2, high + short - short // 2


def window(cells: Iterable[int]) -> Window:
    """Just these cells, or a few more around so that one tile does not fill a picture."""
    shown = list(cells) or [START]
    top, bottom = span([BOARD.row(cell) for cell in shown], LEAST[0])
    left, right = span([BOARD.column(cell) for cell in shown], LEAST[1])
    return Window(top, left, bottom - top + 1, right - left + 1)


def whole(view: GaiaView) -> Window:
    return window(cell for cell, _ in view.lands)


def parts(view: GaiaView) -> tuple[Window, ...]:
    """The map in pieces that show everything large; none where the whole does already."""
    all_ = whole(view)
    if all_.rows <= PART[0] and all_.columns <= PART[1]:
        return ()
    downs, rights = -(-all_.rows // PART[0]), -(-all_.columns // PART[1])
    high, wide = -(-all_.rows // downs), -(-all_.columns // rights)
    found = [
        Window(min(all_.top + high * down, all_.top + all_.rows - high),
               min(all_.left + wide * right, all_.left + all_.columns - wide), high, wide)
        for down in range(downs)
        for right in range(rights)
    ]  # fmt: skip
    return tuple([part for part in found if any(part.holds(cell) for cell, _ in view.lands)])


def offered(prompt: Prompt | None) -> list[int]:
    """The cells that a question lets choose."""
    match prompt:
        case Place(spots=spots):
            return list(spots)
        case Pick(options=options):
            return [option.id for option in options if option.kind == "cell"]
        case _:
            return []


class Atlas:
    def __init__(self, canvas: Image.Image, box: Box, view: GaiaView, shown: Window, size: int, theme: Theme) -> None:
        self.canvas, self.view, self.shown, self.size, self.theme = canvas, view, shown, size, theme
        rim = self.margin(size)
        self.pitch = min((box.w - 2 * rim) // shown.columns, (box.h - 2 * rim) // shown.rows)
        wide, high = self.pitch * shown.columns, self.pitch * shown.rows
        self.left, self.top = box.x + (box.w - wide) // 2, box.y + (box.h - high) // 2
        columns = [column(shown.left + k) for k in range(shown.columns)]
        rows = [row(shown.top + k) for k in range(shown.rows)]
        edge(canvas, Box(self.left, self.top, wide, high), columns, rows, size, theme, both=True)

    @staticmethod
    def margin(size: int) -> int:
        return round(size * 1.75)

    @staticmethod
    def height(width: int, shown: Window, size: int, most: int) -> int:
        """How high the map gets in a picture so wide; a tile is never larger than a fifth of it."""
        rim = Atlas.margin(size)
        pitch = min((width - 2 * rim) // shown.columns, width // 6)
        return min(most, pitch * shown.rows + 2 * rim)

    def corner(self, cell: int) -> tuple[int, int]:
        down, right = self.shown.at(cell)
        return self.left + right * self.pitch, self.top + down * self.pitch

    def draw(self) -> None:
        view, pitch = self.view, self.pitch
        lands = dict(view.lands)
        spots = {self.shown.at(cell): land for cell, land in view.lands if self.shown.holds(cell)}
        lay_map(self.canvas, spots, pitch, self.left, self.top, self.theme)
        for cell, count in view.herds:
            if self.shown.holds(cell):
                x, y = self.corner(cell)
                piece = herd(lands[cell], count, round(pitch * 0.84))
                lay(self.canvas, piece, x + pitch * 0.08, y + pitch * 0.08)
        side = round(pitch * 0.94)
        for cell, found in view.cities:
            if self.shown.holds(cell):
                x, y = self.corner(cell)
                off = (pitch - side) / 2
                lay(self.canvas, city_shadow(side, self.theme), x + off - side * 0.06, y + off - side * 0.05)
                lay(self.canvas, city(found.base, found.needs, found.covered, side, self.theme), x + off, y + off)
                lay_people(self.canvas, found.meeples, x + off, y + off, side, self.theme)

    def mark_last(self) -> None:
        """What changed last; or, while an element waits for answers, what it aims at."""
        for cell in self.view.cast.cells if self.view.cast else self.view.last:
            if self.shown.holds(cell):
                rim = fresh(self.pitch, self.pitch, round(self.pitch * 0.09), self.theme)
                lay(self.canvas, rim, *self.corner(cell))

    def mark_choices(self, prompt: Prompt | None) -> None:
        """Free cells get the tile to come, pale; every cell that can be chosen is called by its name."""
        taken = {cell for cell, _ in self.view.lands}
        for cell in offered(prompt):
            if cell not in taken:
                self.ghost(cell, prompt)
            self.name(cell)
        about = getattr(prompt, "about", None)
        if isinstance(about, Option) and about.kind == "cell" and self.shown.holds(about.id):
            self.name(about.id, back=self.theme.gold)

    def ghost(self, cell: int, prompt: Prompt | None) -> None:
        x, y = self.corner(cell)
        side = round(self.pitch * 0.88)
        off = (self.pitch - side) / 2
        rim = dashed(side, side, round(self.pitch * 0.07), self.theme.gold, max(3, self.pitch // 40))
        lay(self.canvas, rim, x + off, y + off)
        if isinstance(prompt, Place):
            chip = pale_emblem(prompt.piece.word, round(self.pitch * 0.5), self.theme.ground)
            lay(self.canvas, chip, x + self.pitch * 0.25, y + self.pitch * 0.06)

    def name(self, cell: int, *, back: str = "") -> None:
        x, y = self.corner(cell)
        piece = badge(NAMES[cell], badge_for(self.size), self.theme, back=back)
        at = y + self.pitch - piece.height - self.pitch * 0.06
        lay(self.canvas, piece, x + (self.pitch - piece.width) / 2, at)


@kept
def city_shadow(side: int, theme: Theme) -> Image.Image:
    return shadow(side, side, round(side * 0.09), max(2, round(side * 0.03)), theme.shade)


@kept
def pale_emblem(land: str, size: int, ground: str) -> Image.Image:
    return veiled(emblem(land, size), ground, 0.35)
