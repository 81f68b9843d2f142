"""The map on a picture: a chart whose edge names rows and columns, free places, tiles, cities and who lives there."""

from PIL import Image

from engine.games.gaia.chart import NAMES, START, column, row
from engine.games.gaia.view import GaiaView
from render.canvas import fill, lay, lay_dashed, lay_parts, rim_shadow, shadow, strips
from render.icons import fresh
from render.labels import write
from render.layout import Box
from render.memory import kept
from render.theme import Theme

from .city import SIDE, city_parts, lay_people
from .faces import herd
from .ground import rose, sheet, tones_of
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

    def ground(self) -> None:
        """The edge with its names, the sheet, and the free places beside the map."""
        field, rim = self.field, border(self.size)
        frame = field.inset(-rim)
        for strip, across, down in rim_shadow(frame.w, frame.h, 20, 8, self.theme.shade):
            lay(self.canvas, strip, frame.x - 12 + across, frame.y - 10 + down)
        self.edge(frame, rim)
        self.column_names(frame, rim)
        self.row_names(frame, rim)
        lay(self.canvas, sheet(field.w, field.h, self.pitch, self.tones), field.x, field.y)
        self.compass()
        taken = {cell for cell, _ in self.view.lands} | self.marked
        for cell in self.view.shore or (START,):
            if self.window.holds(cell) and cell not in taken:
                self.free(cell)

    def edge(self, frame: Box, rim: int) -> None:
        """Only what shows of it: the sheet covers the rest."""
        tone = self.tones.edge[0]
        for y in (frame.y, frame.bottom - rim):
            fill(self.canvas, Box(frame.x, y, frame.w, rim), tone, radius=20)
        for x in (frame.x, frame.right - rim):
            self.canvas.paste(tone, (x, frame.y + 20, x + rim, frame.bottom - 20))

    def column_names(self, frame: Box, rim: int) -> None:
        """Every other field of the edge is paler; on a map of very many not all have room for their name."""
        field, pitch = self.field, self.pitch
        each = max(1, -(-round(self.size * 1.6) // pitch))
        for k in range(self.window.columns):
            number, x = self.window.left + k, field.x + k * pitch
            for y, middle, cut in (
                (frame.y, frame.y + rim * 0.53, (3, 0)),
                (field.bottom, field.bottom + rim * 0.47, (0, 3)),
            ):
                if number % 2:
                    self.canvas.paste(self.tones.edge[1], (x, y + cut[0], x + pitch, y + rim - cut[1]))
                if number % each == 0:
                    write(self.canvas, (x + pitch / 2, middle), column(number), self.size, self.theme.ink, "Bold")

    def row_names(self, frame: Box, rim: int) -> None:
        field, pitch = self.field, self.pitch
        each = max(1, -(-round(self.size * 1.1) // pitch))
        for k in range(self.window.rows):
            number, y = self.window.top + k, field.y + k * pitch
            for x, middle, cut in (
                (frame.x, frame.x + rim * 0.52, (3, 0)),
                (field.right, field.right + rim * 0.48, (0, 3)),
            ):
                if number % 2:
                    self.canvas.paste(self.tones.edge[1], (x + cut[0], y, x + rim - cut[1], y + pitch))
                if number % each == 0:
                    write(self.canvas, (middle, y + pitch / 2), row(number), self.size, self.theme.ink, "Bold")

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
                rim = fresh(self.pitch + 8, self.pitch + 8, round(self.pitch * 0.11), self.theme)
                lay(self.canvas, rim, x - 4, y - 4)


@kept
def city_shadow(side: int, theme: Theme) -> tuple[tuple[Image.Image, int, int], ...]:
    blur, radius = max(2, round(side * 0.03)), round(side * 0.09)
    return strips(shadow(side, side, radius, blur, theme.shade), 3 * blur + radius)
