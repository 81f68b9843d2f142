"""Leaves as symbols of unit size, stem at (0, 0), tip at (0, -1). Light falls from the upper left on all of them."""

from render.games.earth.curves import Point, polygon, smooth
from render.games.earth.pen import Pen
from render.palette import shift

# Right half of each outline, stem (0,0) to tip (0,-1); the left half mirrors it.
OUTLINES: dict[str, tuple[bool, list[Point]]] = {
    "ovate": (True, [(0, 0), (0.24, -0.18), (0.33, -0.42), (0.22, -0.72), (0, -1)]),
    "lance": (True, [(0, 0), (0.10, -0.15), (0.15, -0.42), (0.09, -0.75), (0, -1)]),
    "narrow": (True, [(0, 0), (0.06, -0.2), (0.075, -0.5), (0.05, -0.8), (0, -1)]),
    "round": (True, [(0, 0), (0.32, -0.12), (0.46, -0.48), (0.30, -0.86), (0, -0.97)]),
    "heart": (True, [(0, -0.08), (0.22, 0.06), (0.44, -0.10), (0.42, -0.40), (0.20, -0.74), (0, -1)]),
    "spoon": (True, [(0, 0), (0.06, -0.25), (0.25, -0.55), (0.24, -0.84), (0, -1)]),
    "oak": (
        True,
        [
            (0, 0),
            (0.05, -0.1),
            (0.2, -0.17),
            (0.12, -0.29),
            (0.31, -0.40),
            (0.16, -0.52),
            (0.33, -0.66),
            (0.15, -0.76),
            (0.15, -0.92),
            (0, -1),
        ],
    ),
    "maple": (
        False,
        [
            (0, 0),
            (0.03, -0.18),
            (0.34, -0.06),
            (0.26, -0.2),
            (0.52, -0.28),
            (0.42, -0.38),
            (0.56, -0.56),
            (0.36, -0.52),
            (0.3, -0.6),
            (0.12, -0.5),
            (0.2, -0.74),
            (0.11, -0.76),
            (0, -1),
        ],
    ),
    "toothed": (
        False,
        [
            (0, 0),
            (0.2, -0.1),
            (0.19, -0.17),
            (0.32, -0.28),
            (0.28, -0.34),
            (0.35, -0.46),
            (0.28, -0.51),
            (0.30, -0.62),
            (0.21, -0.68),
            (0.2, -0.78),
            (0.11, -0.83),
            (0, -1),
        ],
    ),
    "fan": (True, [(0, 0), (0.1, -0.3), (0.5, -0.62), (0.4, -0.9), (0.12, -0.98), (0, -0.9)]),
}


def leaf(pen: Pen, shape: str, colour: str, *, rib: bool = True) -> str:
    """Defines the leaf once and returns its symbol name."""
    name = f"l{shape}{colour[1:]}{int(rib)}"
    if name in pen.defs:
        return name
    if shape in ("pinnate", "palmate", "bipinnate"):
        pen.symbol(name, compound(pen, shape, colour))
        return name
    curved, half = OUTLINES[shape]
    left = [(-x, y) for x, y in half]
    whole = half + left[-2:0:-1]
    scaled = [(x * 100, y * 100) for x, y in whole]
    side = [(x * 100, y * 100) for x, y in half]
    outline = smooth(scaled, closed=True) if curved else polygon(scaled)
    shade = (smooth(side) + "Z") if curved else polygon(side)
    vein = (
        f'<path d="M0 0L0 -82" stroke="{shift(colour, 0.10, 0.02)}" stroke-width="3.4"'
        ' stroke-linecap="round" stroke-opacity=".7"/>'
        if rib
        else ""
    )
    pen.symbol(
        name,
        f'<g transform="scale(.01)"><path d="{outline}" fill="{colour}"/>'
        f'<path d="{shade}" fill="{shift(colour, -0.065, -0.012)}"/>{vein}</g>',
    )
    return name


def compound(pen: Pen, shape: str, colour: str) -> str:
    if shape == "palmate":
        small = leaf(pen, "spoon", colour)
        return "".join(
            f'<use href="#{small}" transform="translate(0 -.28) rotate({a}) scale({s})"/>'
            for a, s in ((-108, 0.5), (108, 0.5), (-62, 0.64), (62, 0.64), (-24, 0.72), (24, 0.72))
        )
    small = leaf(pen, "ovate" if shape == "pinnate" else "narrow", colour, rib=False)
    rows = 5 if shape == "pinnate" else 8
    size = 0.3 if shape == "pinnate" else 0.26
    stem = f'<path d="M0 0L0 -.85" stroke="{shift(colour, -0.1)}" stroke-width=".025"/>'
    pairs = "".join(
        f'<use href="#{small}" transform="translate(0 {-0.16 - 0.72 * i / rows:.2f}) '
        f"rotate({s * (68 - 22 * i / rows):.0f}) "
        f'scale({size * (1 - 0.35 * i / rows):.2f})"/>'
        for i in range(rows)
        for s in (-1, 1)
    )
    return stem + pairs + f'<use href="#{small}" transform="translate(0 -.8) scale({size * 0.8:.2f})"/>'
