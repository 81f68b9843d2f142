"""Colours as `#RRGGBB` words and the arithmetic on them, in OKLab. Knows no theme and no game.

A form has at most five tones, made by `ramp` from one base colour: shadows drift to blue, lights to yellow.
"""

from functools import lru_cache

INK = "#2B2A33"
PAPER = "#F7F0E0"
PAPER_SHADE = "#E9DDC3"
CREAM = "#FFF9EC"
GOLD = "#E2A93B"
CLOTH = "#2C4039"
CONTOUR = "#3A5249"
FRESH = "#FFC928"

Lab = tuple[float, float, float]


@lru_cache(maxsize=1024)
def rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def linear(value: int) -> float:
    part = value / 255
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def coded(value: float) -> int:
    part = 12.92 * value if value <= 0.0031308 else 1.055 * max(value, 0.0) ** (1 / 2.4) - 0.055
    return max(0, min(255, round(part * 255)))


def to_lab(colour: str) -> Lab:
    r, g, b = (linear(v) for v in rgb(colour))
    x = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    y = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    z = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * x + 0.7936177850 * y - 0.0040720468 * z,
        1.9779984951 * x - 2.4285922050 * y + 0.4505937099 * z,
        0.0259040371 * x + 0.7827717662 * y - 0.8086757660 * z,
    )


def from_lab(light: float, a: float, b: float) -> str:
    x = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    y = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    z = (light - 0.0894841775 * a - 1.2914855480 * b) ** 3
    channels = (
        4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
        -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
        -0.0041960863 * x - 0.7034186147 * y + 1.7076147010 * z,
    )
    return "#" + "".join(f"{coded(v):02X}" for v in channels)


@lru_cache(maxsize=4096)
def mix(first: str, second: str, part: float) -> str:
    """`part` of the second stirred into the first."""
    a, b = to_lab(first), to_lab(second)
    return from_lab(a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part)


@lru_cache(maxsize=4096)
def shift(colour: str, light: float, warm: float = 0.0) -> str:
    """Lighter or darker by `light`, and towards yellow (+) or blue-violet (-)."""
    lightness, a, b = to_lab(colour)
    return from_lab(max(0.05, min(0.99, lightness + light)), a, b + warm)


@lru_cache(maxsize=1024)
def ramp(colour: str, spread: float = 0.13) -> tuple[str, ...]:
    """Five tones, shadow to light."""
    return tuple(shift(colour, k * spread / 2, k * 0.012) for k in (-2.3, -1.2, 0.0, 1.05, 2.0))


@lru_cache(maxsize=1024)
def contrast(first: str, second: str) -> float:
    """The ratio of luminances as WCAG counts it, 1 to 21."""
    low, high = sorted(
        sum(w * linear(v) for w, v in zip((0.2126, 0.7152, 0.0722), rgb(c), strict=True)) for c in (first, second)
    )
    return (high + 0.05) / (low + 0.05)


def readable(back: str) -> str:
    """Ink or cream, whichever stands out more from `back`."""
    return INK if contrast(INK, back) >= contrast(CREAM, back) else CREAM
