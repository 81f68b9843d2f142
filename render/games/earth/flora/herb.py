"""Herbs: a few stems seen close, airy, with room between them."""

from render.games.earth.flora.species import Species

from render.games.earth.flora.garden import (
    chives,
    clamshell,
    corn,
    mimosa,
    spikes,
    strawberry,
    sunflower,
    swords,
    tulips,
)
from render.games.earth.flora.grass import grass
from render.games.earth.flora.kitchen import bulb, celery, leafy, needleherb, sprig, trifoliate, umbel
from render.games.earth.flora.moss import cushion, feathermoss, haircap, lichen_rosette, lobes, reindeer, straps
from render.games.earth.flora.pond import pond
from render.games.earth.pen import Pen


def draw_herb(pen: Pen, kind: Species, vigour: int) -> None:
    recipe = {
        "grass": grass,
        "leafy": leafy,
        "needleherb": needleherb,
        "bulb": bulb,
        "sprig": sprig,
        "umbel": umbel,
        "spikes": spikes,
        "strawberry": strawberry,
        "tulips": tulips,
        "corn": corn,
        "trifoliate": trifoliate,
        "feathermoss": feathermoss,
        "cushion": cushion,
        "haircap": haircap,
        "sunflower": sunflower,
        "reindeer": reindeer,
        "lobes": lobes,
        "straps": straps,
        "rosette": lichen_rosette,
        "lotus": pond,
        "victoria": pond,
        "lily": pond,
        "clamshell": clamshell,
        "swords": swords,
        "chives": chives,
        "mimosa": mimosa,
        "celery": celery,
    }[kind.form]
    recipe(pen, kind, 0.92 + 0.03 * min(vigour, 4))
