"""A title that stands up from the paper, and the line at the foot."""

import math

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.canvas import rounded
from render.labels import fitted, font, length
from render.layout import fact
from render.palette import CREAM, INK, mix

from .scene import CLEAR, SHADE, Light, Stage


def lettering(text: str, size: int, light: Light, *, track: float = -0.012, thick: int = 0) -> Image.Image:
    """The title: one heavy line, printed twice, so that it stands up from the paper."""
    face = font(size, "Black")
    thick = thick or max(2, round(size * 0.035))
    pad = thick * 3
    x, spots = 0.0, []
    for k, letter in enumerate(text):
        spots.append(x)
        pair = text[k : k + 2]
        step = face.getlength(pair) - face.getlength(pair[1]) if len(pair) == 2 else face.getlength(letter)
        x += step + (size * track if len(pair) == 2 else 0)
    w, up = math.ceil(x) + 2 * pad, round(size * 0.98)
    mask = Image.new("L", (w, round(size * 1.28) + 2 * pad), 0)
    for letter, at in zip(text, spots, strict=True):
        layer = Image.new("L", mask.size, 0)
        ImageDraw.Draw(layer).text((pad + at, pad + up), letter, font=face, fill=255, anchor="ls")
        mask = ImageChops.lighter(mask, layer)
    out = Image.new("RGBA", mask.size, CLEAR)
    deep = Image.new("L", mask.size, 0)
    for k in range(thick, 0, -1):
        deep = ImageChops.lighter(deep, ImageChops.offset(mask, k, k))
    soft = deep.filter(ImageFilter.GaussianBlur(thick * 1.6)).point([round(v * 0.32) for v in range(256)])
    for shape, colour in ((soft, mix(light.press, SHADE, 0.5)), (deep, light.press), (mask, light.letters)):
        layer = Image.new("RGBA", mask.size, colour)
        layer.putalpha(shape)
        out.alpha_composite(layer)
    return out


def fitting(text: str, room: float, size: int) -> int:
    while size > 6 and length(text, size, "Black") * 0.99 > room:
        size -= 1
    return size


def set_title(stage: Stage, text: str, y: float, size: int) -> None:
    """Centred with its baseline at `y`; `size` on a picture 1600 pixels wide."""
    fit = fitting(text, stage.width * 0.8, stage.pixels(size))
    word = lettering(text, fit, stage.light)
    top = round(y - fit * 0.98 - max(2, round(fit * 0.035)) * 3)
    stage.scene.alpha_composite(word, (round((stage.width - word.width) / 2), max(0, top)), (0, max(0, -top)))


def footline(line: str, width: int) -> tuple[str, int]:
    """The line as it fits, and its size: what it says is a fact, as large on a phone as any other."""
    return fitted(line, round(width * 0.92), round(width * 0.03), "Medium", min(fact(width), round(width * 0.03)))


def imprint(stage: Stage, line: str) -> None:
    """For how many it is, how long it takes and who made it, on paper at the foot."""
    layer = Image.new("RGBA", stage.size, CLEAR)
    paper, ink = (mix("#1C2622", stage.light.sky[0], 0.25), CREAM) if stage.light.dark else (CREAM, INK)
    said, size = footline(line, stage.width)
    w, h = round(length(said, size, "Medium") + size * 1.7), round(size * 1.86)
    x, y = round((stage.width - w) / 2), stage.height - stage.pixels(22) - h
    blur = Image.new("L", stage.size, 0)
    soft = rounded(w, h, h // 2, SHADE).getchannel("A").point([round(v * 0.42) for v in range(256)])
    blur.paste(soft, (x + stage.pixels(3), y + stage.pixels(7)))
    shadow = Image.new("RGBA", stage.size, SHADE)
    shadow.putalpha(blur.filter(ImageFilter.GaussianBlur(stage.pixels(9))))
    layer.alpha_composite(shadow)
    layer.alpha_composite(rounded(w, h, h // 2, paper), (x, y))
    pen = ImageDraw.Draw(layer)
    pen.text((stage.width / 2, y + h * 0.5), said, font=font(size, "Medium"), fill=ink, anchor="mm")
    stage.over.append(layer)
