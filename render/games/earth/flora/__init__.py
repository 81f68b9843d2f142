"""One illustration per flora card, from the card's printed facts; the card's number is the seed.

The four types differ by light and framing before anyone reads a sign: trees stand on a low horizon, bushes fill the
frame, herbs lie under a pale veil like a plate in a flora, mushrooms grow in woodland dusk.
"""

from collections.abc import Sequence

from render.games.earth.curves import curve, taper
from render.games.earth.pen import Pen
from render.games.earth.scenery import backdrop, foreground
from render.icons import polar
from render.palette import CREAM, ramp

from .bush_species import BUSHES
from .fungus_species import FUNGI
from .ground import BUSH_FOOT, FUNGUS_FOOT, HERB_FOOT, TREE_FOOT
from .habit import grow_bush, grow_fungus, grow_herb, grow_tree
from .herb_species import HERBS
from .leaf import leaf
from .species import Species
from .tree_species import TREES

WILD = {280: ("#3F8F8A", "#6FB58C"), 281: ("#B5432F", "#E88A4A"), 282: ("#E0B02E", "#F2D46A")}
HUES = ("#CF3F35", "#8B54AD", "#EE8FA8", "#F2C230", "#5C7FD0", "#F08A2C", "#C42E45", "#FBF4E6")


def plant(number: int, types: Sequence[str], habitats: Sequence[str], growth: int) -> str:
    """The drawing of a flora card as SVG."""
    pen = Pen(f"flora{number}")
    match types:
        case ["tree"]:
            light, foot = backdrop(pen, habitats, horizon=300, disc=(250, 165, 132)), TREE_FOOT
            grow_tree(pen, TREES.get(number) or stranger(number, "tree"), growth)
        case ["bush"]:
            light, foot = backdrop(pen, habitats, horizon=262, disc=(250, 190, 158)), BUSH_FOOT
            grow_bush(pen, BUSHES.get(number) or stranger(number, "bush"), growth)
        case ["herb"]:
            light, foot = backdrop(pen, habitats, horizon=328, disc=(250, 196, 150)), HERB_FOOT
            pen.add(f'<rect x="-100" width="700" height="420" fill="{CREAM}" fill-opacity=".34"/>')
            grow_herb(pen, HERBS.get(number) or stranger(number, "herb"), growth)
        case ["mushroom"]:
            light, foot = backdrop(pen, habitats, horizon=306, dusk=True, disc=(250, 190, 146)), FUNGUS_FOOT
            grow_fungus(pen, FUNGI.get(number) or stranger(number, "mushroom"), growth)
        case _:
            light, foot = backdrop(pen, habitats, horizon=300, disc=(250, 190, 150)), HERB_FOOT
            seedlings(pen, *WILD.get(number, ("#3F8F8A", "#6FB58C")))
    foreground(pen, habitats, light, foot)
    return pen.svg()


def stranger(number: int, kind: str) -> Species:
    """A plain one of its type, for a card that nobody has described yet."""
    hue = HUES[number % len(HUES)]
    match kind:
        case "tree":
            return Species("round", fruit=("berry", hue, 14, 8))
        case "bush":
            return Species("mound", bloom=("five", hue, "#F2C445", 14, 18), size=30)
        case "mushroom":
            return Species("caps", "convex", "#FBF3E0", colour=hue, second="#F6EEDC", size=84)
        case _:
            return Species("tulips", green="#5E9A62", colour=hue, second=hue)


def seedlings(pen: Pen, dark: str, light: str) -> None:
    """The three wild cards: not yet a tree, a herb, a mushroom or a bush, so all of them."""
    for dx, high, size in ((-132, 96, 66), (134, 104, 70), (-66, 160, 88), (72, 150, 84), (0, 216, 118)):
        x = 250 + dx
        path = curve((x - dx * 0.12, 388), (x, 388 - high), dx / 900, 8)
        pen.path(taper(path, size * 0.15, size * 0.09), ramp(dark)[1])
        tones = ramp(light if dx % 4 else dark)
        for side, tone in ((-1, tones[3]), (1, tones[1])):
            pen.use(leaf(pen, "round", tone), x, 388 - high, size, side * pen.rng.uniform(50, 62))
        pen.use(leaf(pen, "ovate", tones[4]), x, 392 - high, size * 0.6, pen.rng.uniform(-8, 8))
        for t in (2, 4, 6):
            pen.disc(*polar(*path[t], size * 0.05, -60), size * 0.03, tones[4])
