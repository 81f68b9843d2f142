"""Figures and plants of the games cut out of their places, turned, and put into a coloured light."""

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.games.earth.flora.bush_species import BUSHES
from render.games.earth.flora.fungus_species import FUNGI
from render.games.earth.flora.habit import grow_bush, grow_fungus, grow_herb, grow_tree
from render.games.earth.flora.herb_species import HERBS
from render.games.earth.flora.tree_species import TREES
from render.games.earth.pen import Pen
from render.memory import kept
from render.raster import rasterise, source

FINE = 2  # times as high as the piece


def boxed(image: Image.Image) -> tuple[int, int, int, int]:
    box = image.getchannel("A").point([0] * 12 + [255] * 244).getbbox()
    if box is None:
        raise ValueError("nothing is drawn")
    return box


def tight(svg: str, size: tuple[float, float], height: int) -> Image.Image:
    """A drawing cut to what is drawn, which is then `height` pixels high; drawn once, large enough to be reduced."""
    canvas = FINE * height
    whole = rasterise(svg, round(size[0] * canvas / size[1]), canvas)
    piece = whole.crop(boxed(whole))
    return piece.resize((max(1, round(piece.width * height / piece.height)), height), Image.Resampling.LANCZOS)


@kept
def figure(
    name: str, height: int, *, skip: int = 0, drop: int = 0, swap: tuple[tuple[str, str], ...] = ()
) -> Image.Image:
    """`art/<name>.svg` as a cut-out: without the first `skip` shapes (its background) and the last `drop` ones (its
    ground); `swap` changes tones.
    """
    svg = source(name)
    if skip or drop:
        head, *shapes = svg.removesuffix("</svg>\n").removesuffix("</svg>").strip().split("\n")
        svg = "\n".join([head, *shapes[skip : len(shapes) - drop], "</svg>"])
    for old, new in swap:
        svg = svg.replace(old, new)
    box = svg.split('viewBox="', 1)[1].split('"', 1)[0].split()
    return tight(svg, (float(box[2]), float(box[3])), height)


@kept
def flora(number: int, height: int, growth: int = 3) -> Image.Image:
    """A plant of Earth without its place, cut out."""
    pen = Pen(f"flora{number}")
    for known, grow in ((TREES, grow_tree), (BUSHES, grow_bush), (HERBS, grow_herb), (FUNGI, grow_fungus)):
        if number in known:
            grow(pen, known[number], growth)
    return tight(pen.svg(), (700, 420), height)


def flipped(piece: Image.Image) -> Image.Image:
    return piece.transpose(Image.Transpose.FLIP_LEFT_RIGHT)


def turned(piece: Image.Image, degrees: float) -> Image.Image:
    """Anticlockwise."""
    large = piece.resize((piece.width * 2, piece.height * 2), Image.Resampling.LANCZOS)
    return large.rotate(degrees, Image.Resampling.BICUBIC, expand=True).reduce(2)


def bathed(piece: Image.Image, colour: str, part: float) -> Image.Image:
    """In coloured light: multiplied with it, and sunk a little into it."""
    if part <= 0:
        return piece
    flat = piece.convert("RGB")
    light = Image.new("RGB", piece.size, colour)
    lit = ImageChops.multiply(flat, Image.blend(Image.new("RGB", piece.size, "#FFFFFF"), light, min(1, part * 1.5)))
    out = Image.blend(lit, light, part * 0.1)
    if piece.mode == "RGBA":
        out.putalpha(piece.getchannel("A"))
    return out


def rimmed(piece: Image.Image, colour: str, width: int, part: float = 0.5) -> Image.Image:
    """A crescent of light along the upper left."""
    alpha = piece.getchannel("A")
    moved = Image.new("L", alpha.size, 0)
    moved.paste(alpha, (width, width))
    edge = ImageChops.subtract(alpha, moved).filter(ImageFilter.GaussianBlur(max(0.6, width / 4)))
    edge = ImageChops.multiply(edge, alpha).point([round(v * part) for v in range(256)])
    out = piece.copy()
    layer = Image.new("RGBA", piece.size, colour)
    layer.putalpha(edge)
    out.alpha_composite(layer)
    return out


def pool(width: int, height: int, colour: str, strength: float) -> Image.Image:
    """A soft shadow on the ground."""
    pad = max(4, height)
    mask = Image.new("L", (width + 2 * pad, height + 2 * pad), 0)
    ImageDraw.Draw(mask).ellipse((pad, pad, pad + width, pad + height), fill=round(255 * strength))
    out = Image.new("RGBA", mask.size, colour)
    out.putalpha(mask.filter(ImageFilter.GaussianBlur(max(1.5, height / 3.2))))
    return out
