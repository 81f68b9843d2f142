"""What a card does is said in signs, for every card, from the engine's records."""

from collections import defaultdict

import pytest

from engine.games.earth.abilities import ability as parsed
from engine.games.earth.catalogue import CARDS, GAIA_CARD, REACTION, Card
from engine.games.earth.goals import score as scored
from render.games.earth.cards import LETTERS, WIDTH, bands, sizes
from render.games.earth.rival import formula as gaia_formula
from render.games.earth.signs.band import band
from render.games.earth.signs.formula import Formula, Sign, ability, gifts, score
from render.games.earth.signs.icon import COMMON, GOLDEN, icon
from render.games.earth.signs.strip import broken, measure, rows, sign_size, strip
from render.games.earth.tones import ABILITY
from render.raster import ART
from tests.games.earth.table import short

OWN = {file.stem for file in (ART / "earth").glob("*.svg")}


def formulas() -> list[tuple[Card, Formula]]:
    return [(card, formula) for card in CARDS.values() if card.kind != "gaia" for formula, _ in bands(card)]


def test_every_ability_goal_and_score_has_a_formula() -> None:
    assert all(formula for _, formula in formulas())
    assert len({card.id for card, _ in formulas()}) == len(CARDS) - len(GAIA_CARD)
    assert all(gaia_formula(number) for number in GAIA_CARD)
    assert all(gifts(given) for given in REACTION.values())


def test_every_sign_exists() -> None:
    used = [formula for _, formula in formulas()]
    used += [gaia_formula(number) for number in GAIA_CARD] + [gifts(given) for given in REACTION.values()]
    for formula in used:
        for token in formula:
            if isinstance(token, Sign):
                assert token.name in {*OWN, *COMMON, *GOLDEN}, token


def test_equal_formulas_mean_equal_things() -> None:
    """Two different rules never look the same."""
    seen: dict[Formula, set[str]] = defaultdict(set)
    for card in CARDS.values():
        if card.score:
            seen["score", *score(card.score)].add(str(card.score))
        for printed in card.abilities:
            seen[printed.colour, *ability(printed)].add(str(printed.rule))
    assert [meanings for meanings in seen.values() if len(meanings) > 1] == []


@pytest.mark.parametrize(
    ("line", "formula"),
    [
        ("blue: 1 compost -> 2 soil, 1 sprout", ("−1", "from-compost", "arrow", "+2", "soil", "+1", "sprout")),
        ("yellow: 1 growth on every herb in row", ("+1", "growth", "/", "herb", "row")),
        ("green: 2 soil per planted red", ("+2", "soil", "/", "plant", "chip-red")),
        ("red: 3 bury if chosen", ("chosen-red", "arrow", "+3", "bury")),
        ("brown: 1 card per event", ("event", "arrow", "+1", "draw")),
        ("brown: tree costs 2 less", ("tree", "−2", "soil")),
        ("brown: never choose red", ("forbid-red",)),
        ("brown: 2 points per rocky card of the best player", ("vp", "/", "habitat-rocky", "crown")),
    ],
)
def test_formulas_read_like_the_rule(line: str, formula: tuple[str, ...]) -> None:
    assert tuple(token.name if isinstance(token, Sign) else token for token in ability(parsed(line))) == formula


def test_a_ladder_shows_its_steps() -> None:
    assert score(scored("by tree flora: 0, 0, 4, 8, 13"))[-1] == "4·8·13"


def test_formulas_fit_a_tile_in_letters_that_a_phone_can_show() -> None:
    for card, formula in formulas():
        if card.kind in ("flora", "terrain", "event"):
            room = WIDTH - LETTERS * 1.4
            for line in broken(formula, room, sign_size(LETTERS)):
                assert measure(line, sign_size(LETTERS)) <= room, card.name
            assert rows(formula, WIDTH, LETTERS) <= 2, card.name


def test_every_tile_leaves_room_for_its_plant() -> None:
    for card in CARDS.values():
        if card.kind in ("flora", "terrain", "event"):
            name = short(card)
            assert sizes(WIDTH, LETTERS, [name]).art(card, name) > 100, card.name


def test_bands_differ_by_pattern_and_not_by_colour_alone() -> None:
    grey = {colour: band(colour, 120, 60).convert("L").tobytes() for colour in ABILITY}
    assert len(set(grey.values())) == len(ABILITY)
    for colour in ABILITY:
        assert len(set(band(colour, 120, 60).convert("L").tobytes())) > 1, f"{colour} has no pattern"


def test_a_strip_is_as_large_as_asked() -> None:
    assert strip((Sign("soil"), "+1"), "green", 200, 74, 44).size == (200, 74)
    assert icon("soil", 40).size == (40, 40)
