"""Shadows, and cards that cast them. Light comes from the upper left, so a shadow falls to the lower right."""

from PIL import Image, ImageDraw, ImageFilter

from .canvas import clipped, lay, lay_parts, outsides
from .cutting import cut, strips
from .laying import Part, put, put_parts, put_rounded
from .memory import kept
from .palette import rgb
from .theme import Theme

SHADE = "#17201C"
MANY = 120  # pixels of a card from which its shadow is worth many parts


def blurred(width: int, height: int, radius: int, blur: int, strength: int) -> Image.Image:
    pad = blur * 2
    mask = Image.new("L", (width + 2 * pad, height + 2 * pad), 0)
    ImageDraw.Draw(mask).rounded_rectangle((pad, pad, pad + width - 1, pad + height - 1), radius, fill=strength)
    out = Image.new("RGBA", mask.size, (*rgb(SHADE), 0))
    out.putalpha(mask.filter(ImageFilter.GaussianBlur(blur)))
    return out


@kept
def shadow(width: int, height: int, radius: int, blur: int, strength: int = 70) -> Image.Image:
    """A soft shadow with twice `blur` of margin on every side."""
    return blurred(width, height, radius, blur, strength)


def cast(piece: Image.Image, blur: int, strength: float = 0.35) -> Image.Image:
    """The soft shadow of a piece's own silhouette, with twice `blur` of margin. Cache the caller."""
    pad = blur * 2
    alpha = Image.new("L", (piece.width + 2 * pad, piece.height + 2 * pad), 0)
    alpha.paste(piece.getchannel("A"), (pad, pad))
    alpha = alpha.filter(ImageFilter.GaussianBlur(blur)).point([round(v * strength) for v in range(256)])
    out = Image.new("RGBA", alpha.size, (*rgb(SHADE), 0))
    out.putalpha(alpha)
    return out


@kept
def rim_shadow(
    width: int, height: int, radius: int, blur: int, strength: int, left: int, top: int
) -> tuple[Part, ...]:
    """What shows of a shadow around the card that casts it, which hides all under it but its corners. `left`, `top`:
    where the shadow begins from the card.
    """
    whole = blurred(width, height, radius, blur, strength)
    w, h = whole.size
    x, y, right, bottom = -left, -top, width - left, height - top
    corner = 0 if min(width, height) > MANY else radius  # few parts are quicker than little of them
    edges = [
        (0, 0, w, y + corner), (0, bottom - corner, w, h),
        (0, y + corner, x, bottom - corner), (right, y + corner, w, bottom - corner),
    ]  # fmt: skip
    if not corner:
        edges += [(a, b, a + radius, b + radius) for a in (x, right - radius) for b in (y, bottom - radius)]
    return cut(whole, edges, left, top)


def fall(blur: int) -> tuple[int, int]:
    """Where the shadow of a card begins."""
    return round(-1.4 * blur), -blur


@kept
def deep_shadow(width: int, height: int, radius: int, blur: int, strength: int) -> tuple[Part, ...]:
    """Also under the edges of a piece, which may be transparent there."""
    left, top = fall(blur)
    whole = blurred(width, height, radius, blur, strength)
    return tuple([(part, left + x, top + y) for part, x, y in strips(whole, 2 * blur + radius)])


def raised(piece: Image.Image, theme: Theme, *, radius: int = 18) -> tuple[Part, ...]:
    """What `lay_raised` makes of a piece without transparency, for `lay_parts`. Cache the caller: laying it is cheaper
    than making it anew. It cuts through what is written near the edges, so pieces with signs alone are for it.
    """
    blur = max(2, min(piece.size) // 40)
    left, top = fall(blur)
    out = blurred(piece.width, piece.height, radius, blur, theme.shade)
    out.alpha_composite(clipped(piece, radius), (-left, -top))
    w, h = out.size
    deep = (-left + radius, -top + radius, w + left - piece.width + radius, h + top - piece.height + radius)
    boxes = (
        (0, 0, w, deep[1]), (0, h - deep[3], w, h), (0, deep[1], deep[0], h - deep[3]),
        (w - deep[2], deep[1], w, h - deep[3]),
    )  # fmt: skip
    middle = out.crop((deep[0], deep[1], w - deep[2], h - deep[3])).convert("RGB")
    return (*cut(out, boxes, left, top), (middle, left + deep[0], top + deep[1]))


def lay_raised(canvas: Image.Image, piece: Image.Image, x: float, y: float, theme: Theme, *, radius: int = 18) -> None:
    """Puts a card down with its shadow and rounds its corners. A piece without transparency is much the cheaper."""
    left, top = round(x), round(y)
    blur = max(2, min(piece.size) // 40)
    radius = min(radius, min(piece.size) // 2)
    if piece.mode == "RGBA":
        put_parts(canvas, deep_shadow(piece.width, piece.height, radius, blur, theme.shade), left, top)
        lay(canvas, piece, left, top)
        return
    lay_parts(canvas, rim_shadow(piece.width, piece.height, radius, blur, theme.shade, *fall(blur)), left, top)
    if radius:
        put_rounded(canvas, piece, left, top, outsides(radius))
    else:
        put(canvas, piece, left, top)
