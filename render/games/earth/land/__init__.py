"""Landscapes: each card's recipe picks a key of light and a list of features, painted back to front."""

from collections.abc import Callable, Mapping

from render.palette import mix

from . import fields, fire, heights, islands, soil, volcano, water, weather, woods
from .recipes import PLAIN, RECIPES
from .sheet import Land

FEATURES: Mapping[str, Callable[[Land], None]] = {
    "acacias": woods.acacias, "ash": fire.ash, "aurora": weather.aurora, "bamboo": woods.bamboo,
    "barn": fields.barn, "basalt": fire.basalt, "beach": water.beach, "cactus": woods.cactus,
    "cracks": fields.cracks, "crater": fire.crater, "delta": water.delta, "dunes": heights.dunes,
    "fence": fields.fence, "fields": fields.fields, "firs": woods.firs, "flat": heights.flat,
    "flowers": fields.blossoms, "fog": weather.fog, "glacier": weather.glacier, "grass": fields.grasses,
    "hills": heights.rolling, "hillside": heights.hillside, "island": islands.island, "jungle": woods.jungle,
    "lake": water.lake, "lava": fire.lava, "log": woods.trunk_fallen, "meadow": fields.meadow,
    "mesa": heights.mesa, "palms": woods.palms, "peaks": heights.summits, "plateau": heights.plateau,
    "pools": water.pools, "rain": weather.rain, "redwoods": woods.redwoods, "reeds": water.reeds,
    "ridge": heights.ridge, "river": water.river, "rocks": heights.rocks, "sea": water.sea,
    "section": soil.section, "shrubs": woods.shrubs, "snag": woods.snag, "snow": weather.snow,
    "snowpeaks": heights.snowpeaks, "sproutrows": fields.sproutrows, "steam": fire.steam, "strata": heights.strata,
    "swamp": water.swamp, "tundra": fields.tundra, "volcano": volcano.volcano, "woods": woods.woods,
}  # fmt: skip


def landscape(number: int) -> str:
    """The drawing of a terrain, island, climate or ecosystem as SVG; its number in the catalogue is the seed."""
    light, features = RECIPES.get(number, PLAIN)
    land = Land(f"land{number}", light)
    land.sheet(land.gradient("sky", [(0, land.top), (0.6, land.foot)]))
    x, y = land.rng.choice((110, 380)) + land.rng.uniform(-20, 20), land.rng.uniform(84, 120)
    for r, alpha in ((92, 0.25), (64, 0.4), (40, 0.95)):
        land.disc(x, y, r, land.glow, alpha=alpha)
    if not {"fog", "aurora"} & set(features.split()):
        for _ in range(3):
            at = land.rng.uniform(40, 460), land.rng.uniform(40, 130)
            weather.cloud(land, *at, land.rng.uniform(30, 56), mix(land.foot, "#FFFFFF", 0.5))
    for feature in features.split():
        word, _, land.note = feature.partition(":")
        FEATURES[word](land)
    return land.svg(wide=False)
