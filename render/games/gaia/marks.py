"""What a question is about, on the map: what can be chosen, by name, and what an element hits."""

from collections.abc import Collection, Sequence

from PIL import Image

from engine import Option, Place, Prompt
from engine.games.gaia.cards import FACE, Nature
from engine.games.gaia.chart import NAMES, NEAR
from render.callout import Crowd, lay_callout
from render.canvas import clipped, dashed, hollow, lay, lay_dashed, lay_parts, veiled
from render.icons import fresh_parts, sign, tag
from render.labels import length, write
from render.layout import Box
from render.memory import kept
from render.palette import INK, readable
from render.spots import put_spot
from render.theme import Theme

from .atlas import Atlas
from .city import people_box
from .faces import emblem, token
from .needs import PANE
from .window import offered

CITY, HERD = 9, 2  # how much is lost where a name lies over it


class Marked(Atlas):
    """The map with marks."""

    def mark_choices(self, prompt: Prompt | None) -> None:
        """Tiles get a golden rim, free cells golden dashes and the land to come; each is called by its name."""
        taken, cities = {cell for cell, _ in self.view.lands}, dict(self.view.cities)
        called: list[tuple[int, Image.Image, str]] = []
        face = FACE[prompt.piece.word] if isinstance(prompt, Place) else None
        for cell in offered(prompt):
            if cell in taken:
                self.rim(cell)
            else:
                self.place(cell)
            if isinstance(face, Nature) and cell not in taken:
                chip = round(self.pitch * 0.42)
                x, y = self.corner(cell)
                pale = pale_emblem(face.land, chip, self.tones.free)
                lay(self.canvas, pale, x + self.pitch - chip - 12, y + self.pitch - chip - 12)
            if cell in cities:
                called.append((cell, tag(NAMES[cell], self.size, self.theme), self.theme.badge))
            else:
                self.name(cell, tab(NAMES[cell], self.size, self.radius, self.theme, better=self.gains(cell, face)))
            put_spot(self.canvas, NAMES[cell], Box(*self.corner(cell), self.pitch, self.pitch))
        about = getattr(prompt, "about", None)
        if isinstance(about, Option) and about.kind == "cell" and self.window.holds(about.id):
            x, y = self.corner(about.id)
            rim = fresh_parts(self.pitch + 12, self.pitch + 12, self.radius + 6, self.theme)
            lay_parts(self.canvas, rim, x - 6, y - 6)
            if about.id in cities:
                piece = tag(NAMES[about.id], self.size, self.theme, back=self.theme.fresh)
                called.append((about.id, piece, self.theme.fresh))
            else:
                self.name(about.id, tab(NAMES[about.id], self.size, self.radius, self.theme, back=self.theme.fresh))
        self.call(called, offered(prompt))

    @property
    def radius(self) -> int:
        return round(self.pitch * 0.1)

    def rim(self, cell: int) -> None:
        x, y = self.corner(cell)
        side, line = self.pitch, max(4, self.pitch // 26)
        lay(self.canvas, hollow(side, side, self.radius, INK, line), x, y)
        inner = hollow(side - 6, side - 6, max(0, self.radius - 3), self.theme.gold, max(3, self.pitch // 34))
        lay(self.canvas, inner, x + 3, y + 3)

    def place(self, cell: int) -> None:
        x, y = self.corner(cell)
        side, line = self.pitch - 8, max(5, self.pitch // 26)
        box = Box(x + 4, y + 4, side, side)
        lay_dashed(self.canvas, box, self.theme.gold, radius=self.radius, line=line, back=self.tones.free)

    def gains(self, cell: int, face: object) -> bool:
        """Whether a city beside a free cell lacks just the land that is to come."""
        if not isinstance(face, Nature):
            return False
        cities = dict(self.view.cities)
        return any(
            need == face.land and not done
            for near in NEAR[cell]
            if near in cities
            for need, done in zip(cities[near].needs, cities[near].covered, strict=True)
        )

    def name(self, cell: int, called: Image.Image) -> None:
        """In the upper left corner."""
        x, y = self.corner(cell)
        lay(self.canvas, called, x + 4, y + 4)

    def call(self, called: Sequence[tuple[int, Image.Image, str]], choices: Collection[int]) -> None:
        """The names of cities stand beside them: their needs fill them."""
        crowd = Crowd(self.field)
        for cell, city in self.view.cities:
            crowd.add(Box(*self.corner(cell), self.pitch, self.pitch), CITY)
            for seats in (city.meeples,) if city.meeples else ():
                crowd.add(people_box(seats, *self.corner(cell), self.pitch), CITY)
        for cell, _ in self.view.herds:
            crowd.add(Box(*self.corner(cell), self.pitch, self.pitch), HERD)
        for cell in choices:
            crowd.add(Box(*self.corner(cell), self.pitch, self.pitch // 2), CITY)  # its own name
        for cell, piece, tone in called:
            box = Box(*self.corner(cell), self.pitch, self.pitch)
            place = crowd.beside(box, *piece.size)
            crowd.add(place, 2 * CITY)
            lay_callout(self.canvas, piece, box, place, tone)

    def mark_cast(self) -> None:
        """What an element that waits for answers does there, in signs."""
        found = self.view.cast
        if found is None:
            return
        chip = round(self.pitch * 0.5)
        if len(found.cells) == 2:
            (ax, ay), (bx, by) = [self.corner(cell) for cell in found.cells]
            x, y = (ax + bx + self.pitch) / 2, (ay + by + self.pitch) / 2
            lay(self.canvas, swap(chip, self.theme, level=ay == by), x - chip / 2, y - chip / 2)
            return
        lands = dict(self.view.lands)
        around = [near for cell in found.cells for near in NEAR[cell] if near in lands]
        for cell in around if found.card == "volcano" else ():
            rim = dashed(self.pitch, self.pitch, self.radius, self.theme.fresh, max(5, self.pitch // 20))
            lay(self.canvas, rim, *self.corner(cell))
        for cell in found.cells:
            x, y = self.corner(cell)
            lay(self.canvas, token(found.card, chip), x + (self.pitch - chip) / 2, y + (self.pitch - chip) / 2)


@kept
def tab(text: str, size: int, radius: int, theme: Theme, *, better: bool = False, back: str = "") -> Image.Image:
    """The name of a cell in its corner; green with an arrow where a city beside it would gain."""
    back = back or (PANE if better else theme.badge)
    arrow = round(size * 0.5) if better else 0
    wide, high = round(length(text, size, "Bold")) + 16 + arrow, round(size * 1.08)
    plate = clipped(Image.new("RGB", (wide + radius, high + radius), back), radius)
    out, other = plate.crop((0, 0, wide, high)), plate.crop((radius, radius, wide + radius, high + radius))
    out.putalpha(Image.composite(out.getchannel("A"), Image.new("L", out.size), other.getchannel("A")))
    if better:
        lay(out, sign("arrow", arrow, INK).rotate(90), 6, (high - arrow) / 2)
    write(out, (wide - 8, high / 2), text, size, readable(back), "Bold", "rm")
    return out


@kept
def swap(size: int, theme: Theme, *, level: bool) -> Image.Image:
    """Two tiles that change places."""
    out = clipped(Image.new("RGB", (size, size), INK), size // 2)
    out.alpha_composite(clipped(Image.new("RGB", (size - 8, size - 8), theme.fresh), (size - 8) // 2), (4, 4))
    mark = round(size * 0.66)
    piece = sign("swap", mark)
    off = (size - mark) // 2
    out.alpha_composite(piece if level else piece.rotate(90), (off, off))
    return out


@kept
def pale_emblem(land: str, size: int, ground: str) -> Image.Image:
    return veiled(emblem(land, size), ground, 0.25)
