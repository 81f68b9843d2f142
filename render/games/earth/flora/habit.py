"""Which habit paints which plant: the species' form says it."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from render.games.earth.pen import Pen

from . import (
    bracket,
    broadleaf,
    bush,
    cactus,
    climber,
    conifer,
    crust,
    fungus,
    garden,
    grass,
    kitchen,
    marvel,
    moss,
    oddity,
    palm,
    pond,
    pot,
)
from .species import Species

Habit = Callable[[Pen, Species], None]

TREES: Mapping[str, Habit] = {
    "conifer": conifer.conifer, "spruce": conifer.conifer, "fir": conifer.conifer, "cypress": conifer.conifer,
    "larch": conifer.conifer, "sequoia": conifer.conifer, "pine": conifer.pine,
    "palm": palm.palm, "papaya": palm.palm, "banana": palm.palm, "baobab": broadleaf.baobab,
}  # fmt: skip
BUSHES: Mapping[str, Habit] = {
    "mound": bush.mound, "cane": bush.cane, "wand": bush.wand, "heath": bush.heath, "low": bush.low,
    "vine": climber.vine, "mistletoe": climber.mistletoe, "dodder": climber.dodder, "pads": cactus.pads,
    "columns": cactus.columns, "organ": cactus.columns, "rafflesia": oddity.rafflesia, "asparagus": oddity.asparagus,
    "onion": oddity.onion, "flytrap": oddity.flytrap, "pitcher": oddity.pitcher, "orchid": oddity.orchid,
    "amaranth": oddity.amaranth,
}  # fmt: skip
HERBS: Mapping[str, Habit] = {
    "grass": grass.grass, "basil": pot.basil, "mint": pot.mint, "potato": pot.potato, "chilli": pot.chilli,
    "coleus": pot.coleus, "leafy": kitchen.leafy, "needleherb": kitchen.needleherb, "bulb": kitchen.bulb,
    "sprig": kitchen.sprig, "umbel": kitchen.umbel, "trifoliate": kitchen.trifoliate, "celery": kitchen.celery,
    "spikes": garden.spikes, "strawberry": garden.strawberry, "tulips": garden.tulips, "corn": garden.corn,
    "sunflower": garden.sunflower, "clamshell": garden.clamshell, "swords": garden.swords, "chives": garden.chives,
    "mimosa": garden.mimosa, "feathermoss": moss.feathermoss, "cushion": moss.cushion, "haircap": moss.haircap,
    "reindeer": moss.reindeer, "lobes": moss.lobes, "straps": moss.straps, "rosette": moss.lichen_rosette,
    "lotus": pond.pond, "victoria": pond.pond, "lily": pond.pond,
}  # fmt: skip
FUNGI: Mapping[str, Habit] = {
    "caps": fungus.troop, "cluster": fungus.cluster, "morel": fungus.morel, "puffball": fungus.puffball,
    "tooth": fungus.tooth, "trumpets": fungus.trumpets, "cage": marvel.cage, "starfish": marvel.starfish,
    "coral": marvel.coral, "cups": marvel.cups, "discs": marvel.discs, "slime": marvel.slime,
    "shelf": bracket.shelves, "rosette": bracket.fan_rosette, "turkey": crust.turkey, "mane": crust.mane,
    "ears": crust.ears, "stalked": bracket.stalked, "oysters": bracket.oysters, "crust": crust.crust,
}  # fmt: skip


def grow_tree(pen: Pen, kind: Species, growth: int) -> None:
    """The more growth a card can carry, the taller its tree."""
    tall = 268 + 11 * min(growth, 6) + pen.rng.uniform(-8, 8)
    TREES.get(kind.form, broadleaf.broadleaf)(pen, replace(kind, vigour=tall))


def grow_bush(pen: Pen, kind: Species, growth: int) -> None:
    BUSHES[kind.form](pen, replace(kind, vigour=0.9 + 0.045 * min(growth, 5)))


def grow_herb(pen: Pen, kind: Species, growth: int) -> None:
    HERBS[kind.form](pen, replace(kind, vigour=0.92 + 0.03 * min(growth, 4)))


def grow_fungus(pen: Pen, kind: Species, growth: int) -> None:
    FUNGI[kind.form](pen, replace(kind, vigour=growth))
