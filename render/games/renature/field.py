"""The valley with everything that lies on it, and marks on what can be chosen."""

from collections import Counter
from collections.abc import Collection, Sequence

from PIL import Image

from engine import Pick, Place, Prompt, letter
from engine.games.renature.board import BOARD, STEP, covered
from engine.games.renature.pieces import PAIRS
from engine.games.renature.valley import land
from engine.games.renature.view import RenatureView
from render.callout import Crowd, lay_callout
from render.canvas import dashed, lay, lay_parts, rounded
from render.canvas import ground as cloth
from render.icons import fresh_parts, tag
from render.labels import edge
from render.layout import GAP, Box
from render.memory import kept
from render.shadows import shadow
from render.spots import lay_spots, put_spot
from render.theme import Theme

from .letters import Spot, apart, spread
from .pieces import disc_of, lay_domino, plant, pointer, sunflower, tip_of, token
from .shore import Window, ground

CHOSEN, TELLING, LAID = 9, 3, 1  # how much is lost where a name lies over it
LARGE = 1.25  # times the least size: how large letters are that must be told apart from animals


@kept
def setting(
    width: int, height: int, frames: tuple[tuple[Box, Window], ...], size: int, theme: Theme
) -> Image.Image:
    """What is round the board and never changes: ground, frames, coordinates on all sides."""
    canvas = cloth(width, height, theme)
    for box, shown in frames:
        rim = max(4, round(box.w * 0.006))
        outer = box.inset(-rim)
        lay(canvas, shadow(outer.w, outer.h, 2 * rim, rim, theme.shade), outer.x - 2 * rim + 3, outer.y - 2 * rim + 6)
        lay(canvas, rounded(outer.w, outer.h, 2 * rim, theme.frame), outer.x, outer.y)
        columns = [chr(65 + shown.left + k) for k in range(shown.size)]
        rows = [str(shown.top + k + 1) for k in range(shown.rows)]
        edge(canvas, box, columns, rows, size, theme, both=True)
    return canvas


def edge_of(size: int) -> int:
    """How wide the coordinates on one side are, in letters of that size."""
    return round(size * 1.45)


class Field:
    """A window of the board; pieces are laid by cell, and `framed` makes a picture of one or several."""

    def __init__(self, pitch: int, view: RenatureView, theme: Theme, *, shown: Window, size: int) -> None:
        self.view, self.theme, self.shown, self.size, self.pitch = view, theme, shown, size, pitch
        self.land = land(view.valley)
        self.board = ground(view.valley, shown, pitch, theme)
        self.crowd = Crowd(Box(0, 0, *self.board.size))

    def corner(self, cell: int) -> tuple[int, int]:
        row, column = self.shown.at(cell)
        return column * self.pitch, row * self.pitch

    def seen(self, *cells: int) -> bool:
        return any(map(self.shown.holds, cells))

    def lay_all(self, keep_free: Collection[int] = ()) -> None:
        self.lay_dominoes()
        self.lay_clouds()
        self.lay_plants()
        self.lay_tokens(keep_free)

    def lay_dominoes(self) -> None:
        animals, joker = self.land.animals, self.land.animals[self.view.joker]
        for domino, place in self.view.dominoes:
            one, other = covered(place)
            if self.seen(one, other):
                first, second = (animals[animal] for animal in PAIRS[domino])
                pair = (first, second) if one < other else (second, first)
                at = self.corner(min(one, other))
                lay_domino(self.board, at, pair, self.pitch, across=abs(one - other) == 1, joker=joker)
        if self.view.fresh is not None and self.seen(*covered(self.view.fresh)):
            self.rim(*covered(self.view.fresh))

    def rim(self, one: int, other: int) -> None:
        out = round(self.pitch * 0.05)
        across = abs(one - other) == 1
        w, h = (2 * self.pitch, self.pitch) if across else (self.pitch, 2 * self.pitch)
        x, y = self.corner(min(one, other))
        piece = fresh_parts(w + 2 * out, h + 2 * out, round(self.pitch * 0.2), self.theme)
        lay_parts(self.board, piece, x - out, y - out)

    def lay_clouds(self) -> None:
        for cell, count in self.view.clouds:
            if not self.seen(cell):
                continue
            x, y = self.corner(cell)
            size = round(self.pitch * (0.74 if count == 1 else 0.6))
            room = self.pitch - size
            for k in range(count):
                part = 0.5 if count == 1 else 0.08 + 0.84 * k / (count - 1)
                lay(self.board, token("cloud", size), x + room * part, y + room * part)

    def lay_plants(self) -> None:
        size = round(self.pitch * 0.98)
        for cell, code in self.view.plants:
            if not self.seen(cell):
                continue
            x, y = self.corner(cell)
            if cell == self.view.planted:
                side, line = self.pitch, max(2, self.pitch // 30)
                disc = rounded(side, side, side, self.theme.fresh, "#7A4A08", line)
                lay(self.board, disc, x, y)
            lay(self.board, plant(code, size), x + (self.pitch - size) / 2, y - self.pitch * 0.02)

    def lay_tokens(self, keep_free: Collection[int]) -> None:
        """On a free cell of the area, near its middle; where all are planted it leans on the first corner. An area of
        which a window shows the lesser part has its token where the rest of it is.
        """
        taken = {cell for cell, _ in self.view.plants} | {cell for cell, _ in self.view.clouds}
        size = round(self.pitch * 0.96)
        for cells, face in zip(self.land.areas, self.view.flowers, strict=True):
            if face is None or 2 * sum(map(self.shown.holds, cells)) < len(cells):
                continue
            free = [cell for cell in cells if cell not in taken]
            best = [cell for cell in free if self.seen(cell) and cell not in keep_free] or free or [cells[0]]
            x, y = self.corner(middle(best, cells))
            off = (self.pitch - size) / 2 if free else -size * 0.42
            piece = sunflower(face, size, max(self.size, round(self.pitch * 0.4)))
            lay(self.board, piece, x + off, y + off)
            self.crowd.add(Box(round(x + off), round(y + off), size, size), TELLING)

    def crowded(self, cells: Collection[int]) -> None:
        """What names had better not lie over: above all the plants, and among them those that can be chosen."""
        plants, clouds = dict(self.view.plants), dict(self.view.clouds)
        for cell in {*plants, *clouds, *[cell for _, place in self.view.dominoes for cell in covered(place)]}:
            worth = CHOSEN if cell in cells else TELLING if cell in plants or cell in clouds else LAID
            self.crowd.add(Box(*self.corner(cell), self.pitch, self.pitch), worth)

    def name(self, cell: int) -> None:
        """A cell that can be chosen, called by its own name."""
        if not self.seen(cell):
            return
        x, y = self.corner(cell)
        put_spot(self.board, BOARD.name(cell), Box(x, y, self.pitch, self.pitch))
        side = round(self.pitch * 0.94)
        off = (self.pitch - side) / 2
        lay(self.board, dashed(side, side, round(side * 0.16), self.theme.fresh, max(3, side // 16)), x + off, y + off)
        piece = tag(BOARD.name(cell), self.size, self.theme)
        box = Box(x, y, self.pitch, self.pitch)
        if cell in dict(self.view.plants):
            place = self.crowd.beside(box, *piece.size)
            self.crowd.add(place, CHOSEN)
            lay_callout(self.board, piece, box, place, self.theme.badge)
        else:
            lay(self.board, piece, x + (self.pitch - piece.width) / 2, y + (self.pitch - piece.height) / 2)

    def letter(self, prompt: Place) -> None:
        """Every place of a domino: a rim round its two cells, and on the first animal's cell a letter that points to
        the second's: as large as they can be without one lying over another.
        """
        found = [each for each in enumerate(zip(prompt.spots, prompt.turns, strict=True)) if self.seen(each[1][0])]
        if not found:
            return
        for _, (spot, turn) in found:
            self.dash(spot, spot + STEP[turn])
        cells, turns = [self.shown.at(spot)[::-1] for _, (spot, _) in found], [turn for _, (_, turn) in found]
        names = [letter(number) for number, _ in found]
        size, middles = self.spread_out(cells, turns, names)
        for name, turn, (x, y) in zip(names, turns, middles, strict=True):
            piece = pointer(name, size, turn, self.theme)
            lay(self.board, piece, x * self.pitch - piece.width / 2, y * self.pitch - piece.height / 2)
        self.put_spots([(spot, spot + STEP[turn]) for _, (spot, turn) in found], names, middles, size)

    def put_spots(
        self, pairs: Sequence[tuple[int, int]], names: Sequence[str], middles: Sequence[Spot], size: int
    ) -> None:
        """Both cells of a place that shares none of them with another; of the others the letter."""
        used = Counter([cell for pair in pairs for cell in pair])
        for pair, name, (x, y) in zip(pairs, names, middles, strict=True):
            if max([used[cell] for cell in pair]) == 1:
                (left, top), (right, bottom) = self.corner(min(pair)), self.corner(max(pair))
                box = Box(left, top, right - left + self.pitch, bottom - top + self.pitch)
            else:
                disc = disc_of(name, size)
                box = Box(round(x * self.pitch - disc / 2), round(y * self.pitch - disc / 2), disc, disc)
            put_spot(self.board, name, box)

    def spread_out(
        self, cells: Sequence[tuple[int, int]], turns: Sequence[int], names: Sequence[str]
    ) -> tuple[int, list[Spot]]:
        """The size of these letters and their middles: with room for the tips between them, or at least none over
        another, or as small as can still be read.
        """
        for size in range(round(self.size * LARGE), self.size, -1):
            disc = max([disc_of(name, size) for name in names])
            for room in (disc + tip_of(size), disc):
                middles = spread(cells, turns, room / self.pitch)
                if apart(middles) * self.pitch >= disc:
                    return size, middles
        return self.size, spread(cells, turns, max([disc_of(name, self.size) for name in names]) / self.pitch)

    def dash(self, one: int, other: int) -> None:
        across, inset = abs(one - other) == 1, round(self.pitch * 0.06)
        w, h = (2 * self.pitch, self.pitch) if across else (self.pitch, 2 * self.pitch)
        x, y = self.corner(min(one, other))
        line = max(3, self.pitch // 20)
        piece = dashed(w - 2 * inset, h - 2 * inset, round(self.pitch * 0.16), self.theme.fresh, line)
        lay(self.board, piece, x + inset, y + inset)

    def mark(self, prompt: Prompt | None) -> None:
        match prompt:
            case Place(ask="at"):
                self.letter(prompt)
            case Place(spots=spots):
                for spot in spots:
                    self.name(spot)
            case Pick(ask="from", options=options):
                self.crowded([option.id for option in options])
                for option in options:
                    self.name(option.id)
            case _:
                pass


def framed(width: int, height: int, fields: Sequence[Field], at: tuple[int, int]) -> Image.Image:
    """A picture with windows of the board side by side, framed; the room for the first begins at that corner."""
    size, theme = fields[0].size, fields[0].theme
    x, y, frames = at[0], at[1] + edge_of(size), list[tuple[Box, Window]]()
    for field in fields:
        x += edge_of(size)
        frames.append((Box(x, y, *field.board.size), field.shown))
        x += field.board.width + edge_of(size) + GAP
    canvas = setting(width, height, tuple(frames), size, theme).copy()
    for field, (box, _) in zip(fields, frames, strict=True):
        canvas.paste(field.board, (box.x, box.y))
        lay_spots(canvas, field.board, box.x, box.y)
    return canvas


def middle(free: list[int], cells: Collection[int]) -> int:
    row = sum(BOARD.row(cell) for cell in cells) / len(cells)
    column = sum(BOARD.column(cell) for cell in cells) / len(cells)
    return min(free, key=lambda cell: (abs(BOARD.row(cell) - row) + abs(BOARD.column(cell) - column), cell))
