"""Every card has a picture of its own, and the four types of flora are told apart at a glance."""

import io
from collections import defaultdict
from functools import lru_cache
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.games.earth.catalogue import CARDS, Card
from render.games.earth.event_cards import SIGNS
from render.games.earth.fauna import ANIMALS
from render.games.earth.flora import WILD, plant
from render.games.earth.flora.bush_species import BUSHES
from render.games.earth.flora.fungus_species import FUNGI
from render.games.earth.flora.herb_species import HERBS
from render.games.earth.flora.tree_species import TREES
from render.games.earth.gallery import SCALES, art, drawing, master
from render.games.earth.land.recipes import RECIPES
from render.raster import rasterise

SMALL = (50, 30)
LARGE = (525, 315)
NEAR = 12.0  # of 255, the mean difference of two small pictures under which they would pass for one another
WEATHER = ("fog", "rain", "snow", "beach")
FLORA = [card for card in CARDS.values() if card.kind == "flora"]
LANDS = [card for card in CARDS.values() if card.kind in ("island", "climate")]


def types(card: Card) -> str:
    return card.types[0] if len(card.types) == 1 else "wild"


def shrunk(painting: Image.Image) -> Image.Image:
    """As small as on a table of five, where likeness would hurt most."""
    return painting.convert("RGB").resize(SMALL, Image.Resampling.BOX)


@lru_cache(maxsize=512)
def hung(number: int) -> Image.Image:
    """From the painting that boards show: most of them are painted for other tests, too."""
    with Image.open(io.BytesIO(master(number, SCALES[0]))) as painting:
        return shrunk(painting)


def difference(one: Image.Image, other: Image.Image) -> float:
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3


def subject(picture: Image.Image) -> Image.Image:
    """The plant itself: the middle of the picture."""
    width, height = SMALL
    return picture.crop((width // 4, height // 8, width - width // 4, height - height // 8))


def test_no_two_plants_look_alike() -> None:
    """Two whose colours differ in the mean differ at least as much pixel by pixel; the others are held together."""
    seen = {card.name: subject(hung(card.id)) for card in FLORA}
    means = {name: ImageStat.Stat(picture).mean for name, picture in seen.items()}
    pairs = [(one, other) for one, other in combinations(seen, 2)
             if sum(abs(a - b) for a, b in zip(means[one], means[other], strict=True)) / 3 <= NEAR]
    assert len(seen) == 179
    assert pairs
    closest = min((difference(seen[one], seen[other]), one, other) for one, other in pairs)
    assert closest[0] > NEAR, closest


def test_no_two_islands_or_climates_look_alike() -> None:
    """Nor are two told apart by light and weather alone: it is the land that one knows again."""
    seen = {card.name: hung(card.id) for card in LANDS}
    closest = min((difference(seen[one], seen[other]), one, other) for one, other in combinations(seen, 2))
    assert closest[0] > NEAR, closest
    faces = [tuple([each for each in RECIPES[card.id][1].split() if each not in WEATHER]) for card in LANDS]
    assert len(set(faces)) == len(faces) == 40, faces


def test_two_plants_of_one_description_would_be_noticed() -> None:
    twins = [subject(shrunk(rasterise(plant(number, ("herb",), ("wet",), 3), *LARGE))) for number in (9000, 9008)]
    assert difference(*twins) < NEAR


def test_no_two_plants_are_described_alike() -> None:
    for known in (TREES, BUSHES, HERBS, FUNGI):
        assert len(set(known.values())) == len(known)


def test_types_of_flora_have_a_light_of_their_own() -> None:
    """Mushrooms stand in the dusk, herbs under a pale veil: seen before any sign is read."""
    bright: dict[str, list[float]] = defaultdict(list)
    for card in FLORA:
        bright[types(card)].append(ImageStat.Stat(hung(card.id).convert("L")).mean[0])
    mean = {kind: sum(values) / len(values) for kind, values in bright.items()}
    assert mean["mushroom"] + 40 < min(mean["tree"], mean["bush"])
    assert mean["herb"] > max(mean["tree"], mean["bush"]) + 15


@pytest.mark.parametrize("card", [CARDS[1], CARDS[62], CARDS[17], CARDS[80], CARDS[280]], ids=lambda card: card.name)
def test_a_plant_is_drawn_the_same_every_time(card: Card) -> None:
    assert drawing(card) == drawing(card)


def test_the_number_is_the_seed() -> None:
    assert plant(1, ("tree",), ("cold",), 3) != plant(4, ("tree",), ("cold",), 3)


def test_every_card_is_described_by_somebody() -> None:
    known = {"tree": set(TREES), "bush": set(BUSHES), "herb": set(HERBS), "mushroom": set(FUNGI), "wild": set(WILD)}
    for card in CARDS.values():
        match card.kind:
            case "flora":
                assert card.id in known[types(card)], card.name
            case "event":
                assert card.id in SIGNS, card.name
            case "fauna":
                assert card.id in ANIMALS, card.name
            case _:
                assert card.id in RECIPES, card.name


def test_no_two_landscapes_have_the_same_recipe_among_their_kind() -> None:
    for kinds in (("terrain",), ("island", "climate"), ("ecosystem",)):  # an island and its climate lie side by side
        recipes = [RECIPES[card.id] for card in CARDS.values() if card.kind in kinds]
        assert len(set(recipes)) == len(recipes), kinds


def test_no_two_animals_share_a_face() -> None:
    """Colours alone are not enough."""
    faces = [(build.__name__, frozenset(marks.split())) for build, _, _, marks, _ in ANIMALS.values()]
    assert len(set(faces)) == len(faces) == 46


def test_a_card_nobody_has_described_is_still_drawn() -> None:
    for kind in ("tree", "bush", "herb", "mushroom"):
        assert plant(9999, (kind,), ("wet",), 2).startswith("<svg")


@pytest.mark.parametrize("size", [(372, 200), (120, 236), (80, 80), (786, 420)])
@pytest.mark.parametrize("number", [1, 125, 196, 3450])
def test_art_is_cut_to_any_shape(number: int, size: tuple[int, int]) -> None:
    assert art(number, *size).size == size
