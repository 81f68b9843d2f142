"""The map on a picture: a chart whose edge names rows and columns, free places, tiles, cities and who lives there."""

from PIL import Image

from engine.games.gaia.chart import NAMES
from engine.games.gaia.view import GaiaView
from render.canvas import lay, lay_dashed, lay_parts
from render.cutting import strips
from render.icons import fresh_parts
from render.labels import write
from render.layout import Box
from render.memory import kept
from render.shadows import rim_shadow, shadow
from render.theme import Theme

from .city import SIDE, city_parts, lay_people
from .edge import RADIUS, edge
from .faces import herd
from .ground import paper, rose, tones_of
from .terrain import lay_map
from .window import Plan, border


class Atlas:
    marked: frozenset[int] = frozenset()  # cells that get something else in the place of what says that they are free

    def __init__(self, canvas: Image.Image, found: Plan, view: GaiaView, size: int, theme: Theme) -> None:
        self.canvas, self.view, self.size, self.theme = canvas, view, size, theme
        self.window, self.pitch, self.field = found.window, found.pitch, found.field
        self.tones = tones_of(theme)

    def corner(self, cell: int) -> tuple[int, int]:
        down, right = self.window.at(cell)
        return self.field.x + right * self.pitch, self.field.y + down * self.pitch

    def draw(self) -> None:
        """Everything but marks, without the people, who lean out over what is marked."""
        self.ground()
        self.lands()
        frame = self.field.inset(-border(self.size))
        lay_parts(self.canvas, edge(self.window, self.pitch, self.size, self.theme), frame.x, frame.y)

    def ground(self) -> None:
        """The sheet with its shadow, and the free places beside the map."""
        field = self.field
        frame = field.inset(-border(self.size))
        lay_parts(self.canvas, rim_shadow(frame.w, frame.h, RADIUS, 8, self.theme.shade, -12, -10), frame.x, frame.y)
        lay(self.canvas, paper(field.w, field.h, self.pitch, self.tones), field.x, field.y)
        self.compass()
        taken = {cell for cell, _ in self.view.lands} | self.marked
        for cell in self.view.shore:
            if self.window.holds(cell) and cell not in taken:
                self.free(cell)

    def compass(self) -> None:
        """In a corner with room for it, if there is one."""
        rows, columns = self.window.rows, self.window.columns
        if min(rows, columns) <= 4:
            return
        taken = {self.window.at(cell) for cell in (*[cell for cell, _ in self.view.lands], *self.view.shore)}
        size = round(self.pitch * 1.7)
        off = (2 * self.pitch - size) / 2
        for down, right in ((rows - 2, columns - 2), (0, 0), (0, columns - 2), (rows - 2, 0)):
            if not taken & {(down + a, right + b) for a in (0, 1) for b in (0, 1)}:
                x, y = self.field.x + right * self.pitch + off, self.field.y + down * self.pitch + off
                lay(self.canvas, rose(size, self.tones), x, y)
                return

    def free(self, cell: int) -> None:
        """A place for a tile; the first of all says its name."""
        x, y = self.corner(cell)
        side = round(self.pitch * 0.9)
        off = round((self.pitch - side) / 2)
        line, radius = max(3, self.pitch // 42), round(side * 0.1)
        box = Box(x + off, y + off, side, side)
        lay_dashed(self.canvas, box, self.tones.line, radius=radius, line=line, back=self.tones.free)
        if not self.view.lands:
            middle = (x + self.pitch / 2, y + self.pitch / 2)
            write(self.canvas, middle, NAMES[cell], self.size, self.theme.soft, "Bold")

    def lands(self) -> None:
        view, pitch, shown = self.view, self.pitch, self.window
        lands = dict(view.lands)
        spots = {shown.at(cell): land for cell, land in view.lands if shown.holds(cell)}
        lay_map(self.canvas, spots, pitch, self.field.x, self.field.y, self.theme)
        for cell, count in view.herds:
            if shown.holds(cell):
                x, y = self.corner(cell)
                lay(self.canvas, herd(lands[cell], count, round(pitch * 0.9)), x + pitch * 0.05, y + pitch * 0.05)
        side = round(pitch * SIDE)
        off = (pitch - side) // 2
        for cell, found in view.cities:
            if shown.holds(cell):
                x, y = self.corner(cell)
                lay_parts(self.canvas, city_shadow(side, self.theme), x + off - side * 0.06, y + off - side * 0.05)
                lay_parts(self.canvas, city_parts(found.base, found.needs, found.covered, pitch), x + off, y + off)

    def people(self) -> None:
        """After all tiles, because they lean out over their own."""
        for cell, found in self.view.cities:
            if self.window.holds(cell):
                lay_people(self.canvas, found.meeples, *self.corner(cell), self.pitch, self.theme)

    def mark_last(self) -> None:
        """What changed last; or, while an element waits for answers, what it aims at."""
        for cell in self.view.cast.cells if self.view.cast else self.view.last:
            if self.window.holds(cell):
                x, y = self.corner(cell)
                rim = fresh_parts(self.pitch + 8, self.pitch + 8, round(self.pitch * 0.11), self.theme)
                lay_parts(self.canvas, rim, x - 4, y - 4)


@kept
def city_shadow(side: int, theme: Theme) -> tuple[tuple[Image.Image, int, int], ...]:
    blur, radius = max(2, round(side * 0.03)), round(side * 0.09)
    return strips(shadow(side, side, radius, blur, theme.shade), 3 * blur + radius)
