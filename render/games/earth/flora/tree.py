"""Which habit paints which tree."""

from render.games.earth.flora.species import Species

from render.games.earth.flora.broadleaf import baobab, broadleaf
from render.games.earth.flora.conifer import conifer, pine
from render.games.earth.flora.palm import palm
from render.games.earth.pen import Pen


def draw_tree(pen: Pen, kind: Species, vigour: int) -> None:
    """`vigour` is the printed growth: more growth, taller tree."""
    tall = 268 + 11 * min(vigour, 6) + pen.rng.uniform(-8, 8)
    match kind.form:
        case "conifer" | "larch" | "sequoia":
            conifer(pen, kind, tall)
        case "pine":
            pine(pen, kind, tall)
        case "palm" | "papaya" | "banana":
            palm(pen, kind, tall)
        case "baobab":
            baobab(pen, kind, tall)
        case _:
            broadleaf(pen, kind, tall)
