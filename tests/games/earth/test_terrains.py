"""Every terrain that scores, with a position that is worth nothing, one point's worth, and several."""

from collections.abc import Mapping

import pytest

from engine.games.earth.catalogue import CARDS, WORTH
from engine.games.earth.scoring import terrain
from engine.games.earth.state import Player

from .positions import PLANTS, Test, colour, flora, habitat, having, laid, some
from .table import cell

HERE = (1, 1)
AREAS = {
    "row": [(1, 0), (1, 2), (1, 3)],
    "column": [(0, 1), (2, 1), (3, 1)],
    "side": [(0, 1), (1, 0), (1, 2), (2, 1)],
    "corner": [(0, 0), (0, 2), (2, 0), (2, 2)],
}


def around(card: int, cards: Mapping[tuple[int, int], int]) -> Player:
    player = laid([CARDS[card], *[CARDS[each] for each in cards.values()]])
    player.cells = [cell(*place) for place in (HERE, *cards)]
    return player


def worth(player: Player) -> int:
    return terrain([player], 0, 0)


@pytest.mark.parametrize(
    ("card", "name", "area", "points"),
    [
        (2, "herb", "row", 3), (105, "tree", "row", 3), (106, "mushroom", "row", 3), (107, "bush", "row", 3),
        (110, "herb", "column", 3), (29, "tree", "column", 3), (108, "mushroom", "column", 3),
        (109, "bush", "column", 3),
        (28, "herb", "side", 3), (111, "tree", "side", 3), (113, "mushroom", "side", 3), (3, "bush", "side", 3),
        (117, "herb", "corner", 5), (27, "tree", "corner", 5), (116, "mushroom", "corner", 5),
        (118, "bush", "corner", 5),
    ],
)
def test_flora_in_an_area(card: int, name: str, area: str, points: int) -> None:
    """Only in the area, and only of the type; a flora that counts as any is one of them."""
    inside, outside = AREAS[area], [(3, 3) if area != "row" else (3, 2), (0, 3) if area != "row" else (0, 0)]
    fitting = [each.id for each in some(flora(lambda c: c.types == (name,)), 5)]
    others = [each.id for each in some(flora(lambda c: name not in c.types), 4)]
    wild = next(each.id for each in PLANTS if len(each.types) == 4)
    away = dict(zip(outside, fitting[3:], strict=True))
    assert worth(around(card, dict(zip(inside, others, strict=False)) | away)) == 0
    assert worth(around(card, {inside[0]: fitting[0]} | away)) == points
    assert worth(around(card, dict(zip(inside, [*fitting[:2], wild], strict=False)) | away)) == 3 * points


@pytest.mark.parametrize(("card", "name"), [(12, "rocky"), (112, "sunny"), (114, "wet"), (115, "cold")])
def test_paths(card: int, name: str) -> None:
    """The terrain itself is worth 2; a path turns, goes through it, and does not fork or jump corners."""
    fitting = [each.id for each in some(flora(habitat(name)), 7)]
    assert worth(around(card, {})) == 2
    assert worth(around(card, {(0, 0): fitting[0], (3, 3): fitting[1]})) == 2
    assert worth(around(card, {(1, 0): fitting[0]})) == 4
    both = {(1, 0): fitting[0], (0, 0): fitting[1], (1, 2): fitting[2], (2, 2): fitting[3]}
    assert worth(around(card, both)) == 10
    fork = both | {(2, 1): fitting[4]}  # 0,0 - 1,0 - here - 2,1 - 2,2 - 1,2
    assert worth(around(card, fork)) == 12
    star = {(0, 1): fitting[0], (1, 0): fitting[1], (1, 2): fitting[2], (2, 1): fitting[3]}
    assert worth(around(card, star)) == 6


def test_beach() -> None:
    """Cells outside the frame are empty."""
    sides = dict(zip(AREAS["side"], (14, 13, 7, 8), strict=True))
    assert worth(around(26, sides)) == 0
    assert worth(around(26, dict(list(sides.items())[:3]))) == 4
    assert worth(around(26, {(0, 0): 14})) == 16
    corner = laid([CARDS[26], CARDS[14], CARDS[13], CARDS[7], CARDS[8]])  # first row and one below
    assert terrain([corner], 0, 0) == 8


@pytest.mark.parametrize(
    ("card", "test"),
    [
        (30, habitat("rocky")), (102, habitat("sunny")), (103, habitat("cold")), (104, habitat("wet")),
        (123, colour("yellow")), (124, colour("blue")), (125, colour("red")),
    ],
)
def test_the_player_who_has_most(card: int, test: Test) -> None:
    """Rules 7.10: whoever has most, the owner among them; island and climate count."""
    bare = having(0, test, size=3)
    bare.cards[0] = card
    own = int(test(CARDS[card]))
    assert terrain([bare], 0, 0) == 2 * own
    assert terrain([bare, having(1, test, size=3)], 0, 0) == 2
    assert terrain([bare, having(5, test), having(7, test)], 0, 0) == 14
    rich = having(6, test)
    rich.cards[-1] = card
    assert terrain([rich, having(2, test)], 0, 0 if rich.cards[0] == card else len(rich.cards) - 1) == 2 * (6 + own)


@pytest.mark.parametrize(
    ("card", "points", "piece", "least"),
    [(119, 5, "growth", 4), (120, 2, "sprout", 4), (121, 2, "growth", 2), (122, 2, "sprout", 2)],
)
def test_flora_with_pieces(card: int, points: int, piece: str, least: int) -> None:
    plants = some(flora(lambda c: c.slots >= least and c.trunks >= least), 6)
    for many in (0, 1, 5):
        player = laid([CARDS[card], *plants])
        amounts = [0] + [least] * many + [least - 1] * (6 - many)
        player.sprouts, player.growth = (amounts, [0] * 7) if piece == "sprout" else ([0] * 7, amounts)
        assert worth(player) == many * points


@pytest.mark.parametrize(
    ("card", "points", "test", "in_all"),
    [
        (126, 1, lambda card: card.cost is not None and card.cost <= 3, False),
        (127, 2, lambda card: (card.cost or 0) >= 4, False),
        (128, 3, lambda card: card.points >= 4, True),
        (129, 1, lambda card: card.points <= 3, True),
        (283, 3, lambda card: card.kind == "terrain", False),
    ],
)
def test_cards_of_a_kind(card: int, points: int, test: Test, in_all: bool) -> None:  # noqa: FBT001 - a parameter
    """The terrain itself is one of them if it fits."""
    own = int(test(CARDS[card]))
    for many in (0, 1, 6):
        player = having(many, test, in_all=in_all, size=10)
        player.cards = [card, *[each for each in player.cards if each != card]]
        player.cells.append(cell(3, 3))
        player.sprouts.append(0)
        player.growth.append(0)
        for aligned in (player.cells, player.sprouts, player.growth):
            del aligned[len(player.cards) :]
        fitting = sum(test(CARDS[each]) for each in player.cards)
        fitting += (test(CARDS[player.island]) + test(CARDS[player.climate])) if in_all else 0
        assert fitting in (many, many + own)
        assert worth(player) == points * fitting


@pytest.mark.parametrize(("card", "field", "points"), [(165, "soil", 2), (166, "hand", 1), (167, "compost", 1)])
def test_goods_left(card: int, field: str, points: int) -> None:
    for many, expected in ((0, 0), (1, points), (9, 9 * points), (99, 30)):
        player = laid([CARDS[card]])
        setattr(player, field, many if field == "soil" else [0] * many)
        assert worth(player) == expected


def test_every_scoring_terrain_is_tried() -> None:
    areas = {2, 105, 106, 107, 110, 29, 108, 109, 28, 111, 113, 3, 117, 27, 116, 118}
    tried = areas | {12, 112, 114, 115, 26, 30, 102, 103, 104, 123, 124, 125, 119, 120, 121, 122}
    tried |= {126, 127, 128, 129, 283, 165, 166, 167}
    assert tried == set(WORTH)
