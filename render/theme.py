"""The looks a picture can have. One light, one dark, and one for eyes that mix up colours or want more contrast."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

from engine import record

from .palette import CLOTH, CONTOUR, CREAM, FRESH, GOLD, INK, PAPER, PAPER_SHADE, mix

ThemeName = Literal["light", "dark", "clear"]


@record
class Theme:
    """`ground` carries panels and cards; `card` is what names and figures stand on, `frame` the rim of a laid card."""

    name: ThemeName
    ground: str
    contour: str
    panel: str
    card: str
    frame: str
    socket: str
    rim: str
    ink: str
    soft: str
    gold: str
    fresh: str
    good: str
    bad: str
    badge: str
    badge_ink: str
    shade: int
    seats: tuple[str, ...]


SEATS = ("#E8654A", "#4AA3D8", "#F2C030", "#B58AD6", "#8CCB52", "#F0A3B8")

LIGHT = Theme(
    name="light", ground=PAPER, contour="", panel=PAPER_SHADE, card=CREAM, frame=CREAM, socket="#DFD1B2", rim="#B7A785",
    ink=INK, soft="#57535A", gold=GOLD, fresh=FRESH, good="#2F6B45", bad="#A8322A", badge=INK, badge_ink=CREAM,
    shade=70, seats=SEATS,
)  # fmt: skip
DARK = Theme(
    name="dark", ground=CLOTH, contour=CONTOUR, panel="#223129", card="#3B5148", frame="#E9DDC3", socket="#3A4F46",
    rim="#7F968A", ink=CREAM, soft="#C9D2C4", gold=GOLD, fresh=FRESH, good="#9BD27A", bad="#FF9C86", badge=CREAM,
    badge_ink=INK, shade=110, seats=SEATS,
)  # fmt: skip
CLEAR = Theme(
    name="clear", ground="#FFFDF6", contour="", panel="#EFE8D6", card="#FFFFFF", frame="#FFFFFF", socket="#DDD3BC",
    rim=mix(INK, PAPER, 0.35), ink="#17161C", soft="#3C3942", gold="#E69F00", fresh="#E69F00", good="#00573F",
    bad="#9C2C00", badge="#17161C", badge_ink="#FFFFFF", shade=80,
    seats=("#D55E00", "#56B4E9", "#F0E442", "#CC79A7", "#009E73", "#B9B4AC"),
)  # fmt: skip

THEMES: Mapping[str, Theme] = MappingProxyType({theme.name: theme for theme in (LIGHT, DARK, CLEAR)})


def theme_named(name: str) -> Theme:
    if name not in THEMES:
        raise ValueError(f"There is no theme {name!r}; there are {', '.join(THEMES)}.")
    return THEMES[name]
