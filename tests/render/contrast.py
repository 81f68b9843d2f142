"""How much something on a finished picture stands out from what lies around it, as WCAG counts it."""

from PIL import Image, ImageChops, ImageStat

from render.palette import contrast
from tests.render.reading import Writing

TONES = 32  # of a sign; with few, a rim is mixed with what lies beside it
TELLING = 0.05  # of a sign is what counts
MOST = 21.0


def of_words(picture: Image.Image, written: Writing) -> float:
    """Of letters with what lies around them, a halo included."""
    inner, outer, part = shapes(picture, written)
    if not inner.getbbox() or not outer.getbbox():
        return MOST
    return contrast(tone(part, inner), tone(part, outer))


def of_sign(picture: Image.Image, written: Writing) -> float:
    """Of those parts of a sign which stand out most: outlined or filled, one of both shows its shape."""
    inner, outer, part = shapes(picture, written)
    if not inner.getbbox() or not outer.getbbox():
        return MOST
    ground, tones = tone(part, outer), part.quantize(TONES)
    palette, counts = tones.getpalette() or [], tones.histogram(inner)
    found = [(contrast(coded(palette[3 * k : 3 * k + 3]), ground), counts[k]) for k in range(TONES) if counts[k]]
    left = sum(counts) * TELLING
    for figure, count in sorted(found, reverse=True):
        left -= count
        if left <= 0:
            return figure
    return MOST


def shapes(picture: Image.Image, written: Writing) -> tuple[Image.Image, Image.Image, Image.Image]:
    """Where it is, what lies around it, and that part of the picture."""
    rim, box = max(2, round(written.size / 14)), written.box
    left, top = round(box.left) - rim, round(box.top) - rim
    size = max(1, round(box.right - box.left)), max(1, round(box.bottom - box.top))
    mask = Image.new("L", (size[0] + 2 * rim, size[1] + 2 * rim), 0)
    mask.paste(written.mask if written.mask.size == size else written.mask.resize(size), (rim, rim))
    near = widened(mask, rim).point([0] * 128 + [255] * 128)
    outer = ImageChops.subtract(near, mask.point([0] * 8 + [255] * 248))
    part = picture.crop((left, top, left + mask.width, top + mask.height)).convert("RGB")
    return mask.point([0] * 230 + [255] * 26), outer, part


def widened(mask: Image.Image, rim: int) -> Image.Image:
    """What `MaxFilter` would give, in a tenth of its time: first across, then down. At the edges there is nothing."""
    for across, down in ((1, 0), (0, 1)):
        wide = mask
        for step in range(1, rim + 1):
            for way in (step, -step):
                wide = ImageChops.lighter(wide, ImageChops.offset(mask, way * across, way * down))
        mask = wide
    return mask


def tone(part: Image.Image, mask: Image.Image) -> str:
    return coded(ImageStat.Stat(part, mask).median)


def coded(pixel: list[int]) -> str:
    return "#" + "".join([f"{channel:02X}" for channel in pixel[:3]])
