"""A title picture in the making."""

from PIL import Image

from engine import record
from render.raster import grained

from .cutout import bathed, pool, rimmed
from .sheet import Sheet

SHADE = "#17201C"
CLEAR = (0, 0, 0, 0)
WIDTH, HEIGHT = 960, 540


@record
class Light:
    """Of one cover: sky from top to foot, the disc, planes from far to near, and the letters."""

    sky: tuple[str, ...]
    disc: str
    planes: tuple[str, ...]
    letters: str
    press: str
    tint: str
    part: float
    rim: str
    dark: bool = False


class Stage:
    """The scene; `star`, what stands before all of it; and what is printed over both."""

    def __init__(self, size: tuple[int, int], light: Light) -> None:
        self.size, self.light = size, light
        self.width, self.height = size
        self.scene = Image.new("RGBA", size, light.sky[0])
        self.star = Image.new("RGBA", size, CLEAR)
        self.over: list[Image.Image] = []

    @property
    def tall(self) -> bool:
        """A card's shape instead of a banner's: the same place, composed anew."""
        return self.height > self.width

    def pixels(self, size: float) -> int:
        """Of what is so large on a picture 1600 pixels wide."""
        return max(1, round(size * self.width / 1600))

    def paint(self, sheet: Sheet) -> None:
        self.scene.alpha_composite(sheet.picture())

    def lit(self, piece: Image.Image, *, more: float = 0.0, rim: int = 0) -> Image.Image:
        """A piece in this cover's light."""
        out = bathed(piece, self.light.tint, self.light.part + more)
        return rimmed(out, self.light.rim, rim) if rim else out

    def lay(self, piece: Image.Image, x: float, y: float, *, star: bool = False) -> None:
        """By its middle."""
        at = round(x - piece.width / 2), round(y - piece.height / 2)
        canvas = self.star if star else self.scene
        box = (max(0, -at[0]), max(0, -at[1]))
        canvas.alpha_composite(piece.crop((*box, *piece.size)), (max(0, at[0]), max(0, at[1])))

    def stand(self, piece: Image.Image, x: float, foot: float, *, shade: float = 0.3, wide: float = 0.86,
              star: bool = False) -> None:  # fmt: skip
        """By the middle of its foot, with a shadow that leans to the right."""
        if shade:
            w = round(piece.width * wide)
            self.lay(pool(w, max(5, round(w * 0.13)), SHADE, shade), x + w * 0.06, foot - w * 0.02, star=star)
        self.lay(piece, x, foot - piece.height / 2, star=star)

    def done(self, *, star: bool = True) -> Image.Image:
        """Flattened, with the tooth of paper; the line at the foot has none. The front may be left out."""
        out = self.scene.copy()
        if star:
            out.alpha_composite(self.star)
        toothed = grained(out.convert("RGB")).convert("RGBA")
        for layer in self.over:
            toothed.alpha_composite(layer)
        return toothed.convert("RGB")
