"""Every fauna with a position that falls short, one that just meets it, and one that has more."""

import pytest

from engine.games.earth.catalogue import CARDS, FAUNA, GOAL, Card
from engine.games.earth.counting import counter
from engine.games.earth.fauna import is_met
from engine.games.earth.state import Player

from .positions import Test, colour, flora, habitat, having, kind, laid, some, tag
from .table import ID, cell

SIDE = {CARDS[card].key: card for card in FAUNA}


def cards(n: int, test: Test, *, in_all: bool = True) -> list[Player]:
    return [having(k, test, in_all=in_all) for k in (n - 1, n, n + 1)]


def goods(n: int, field: str) -> list[Player]:
    found = []
    for many in (n - 1, n, n + 5):
        player = laid([])
        setattr(player, field, many if field == "soil" else [0] * many)
        found.append(player)
    return found


def carrying(n: int, *, sprouts: int = 0, growth: int = 0) -> list[Player]:
    plants = some(flora(lambda card: card.slots >= sprouts and card.trunks >= growth), 12)
    found = []
    for many in (n - 1, n, n + 1):
        player = laid(plants)
        player.sprouts = [sprouts] * many + [max(0, sprouts - 1)] * (12 - many)
        player.growth = [growth] * many + [max(0, growth - 1)] * (12 - many)
        found.append(player)
    return found


def shape(*places: list[tuple[int, int]]) -> list[Player]:
    found = []
    for spots in places:
        player = laid(some(lambda card: card.kind == "flora", len(spots)))
        player.cells = [cell(*spot) for spot in spots]
        found.append(player)
    return found


def block(rows: int, columns: int) -> list[tuple[int, int]]:
    return [(row, column) for row in range(rows) for column in range(columns)]


def filled(n: int) -> list[Player]:
    """Every slot and trunk; one of them has no slots, one no trunks."""
    plants: list[Card] = some(flora(lambda card: card.slots == 0), 1) + some(flora(lambda card: card.trunks == 0), 1)
    plants += some(flora(lambda card: card.slots > 0 and card.trunks > 0), 6)
    found = []
    for many in (n - 1, n, n + 1):
        player = laid(plants)
        player.sprouts = [card.slots if number < many else 0 for number, card in enumerate(plants)]
        player.growth = [card.trunks if number < many else 0 for number, card in enumerate(plants)]
        found.append(player)
    return found


def bare(n: int) -> list[Player]:
    plants = some(flora(lambda card: card.slots > 0), 12) + some(lambda card: card.kind == "terrain", 3)
    found = []
    for many in (n - 1, n, n + 1):
        player = laid(plants)
        player.sprouts = [0] * many + [1] * (12 - many) + [0] * 3
        found.append(player)
    return found


def sets(n: int) -> list[Player]:
    mixed = some(lambda card: any(each.colour == "multicolour" for each in card.abilities), 9)
    terrains = some(lambda card: card.kind == "terrain" and not colour("green")(card), 3)
    found = []
    for many in (n - 1, n, n + 1):
        player = laid([*mixed[: 3 * many], *terrains], island=ID["Vulcano Island"], climate=ID["Boreal Climate"])
        player.events = [ID["Mudpot"], ID["Rainbow"], ID["Fog"]]
        found.append(player)
    return found


CASES: dict[str, list[Player]] = {
    "337A": carrying(4, growth=3), "337B": carrying(7, growth=1),
    "338A": carrying(6, sprouts=4), "338B": carrying(9, sprouts=1),
    "339A": goods(20, "soil"), "339B": goods(15, "compost"), "340A": goods(20, "hand"), "340B": goods(4, "events"),
    "341A": cards(8, habitat("rocky")), "341B": cards(8, habitat("sunny")),
    "342A": cards(8, habitat("wet")), "342B": cards(8, habitat("cold")),
    "343A": cards(4, flora(kind("tree")), in_all=False), "343B": cards(4, flora(kind("bush")), in_all=False),
    "344A": cards(4, flora(kind("herb")), in_all=False), "344B": cards(4, flora(kind("mushroom")), in_all=False),
    "345A": cards(6, colour("red")), "345B": cards(6, colour("blue")),
    "346A": cards(6, colour("yellow")), "346B": cards(3, colour("black")),
    "347A": shape(block(4, 1) + [(row, 1) for row in range(3)], block(4, 2), block(4, 3)),
    "347B": shape(block(1, 4) + [(1, column) for column in range(3)], block(2, 4), block(3, 4)),
    "348A": shape(
        [(n, n) for n in range(4)] + [(n, 3 - n) for n in range(3)],
        [(n, n) for n in range(4)] + [(n, 3 - n) for n in range(4)], block(4, 4),
    ),
    "348B": cards(4, lambda card: "directional" in card.traits, in_all=False),
    "349A": cards(7, lambda card: len(card.habitats) <= 1), "349B": cards(10, lambda card: len(card.habitats) >= 2),
    "350A": cards(6, lambda card: card.points >= 4), "350B": cards(11, lambda card: card.points <= 3),
    "351A": cards(6, lambda card: (card.cost or 0) >= 4, in_all=False),
    "351B": cards(9, lambda card: card.cost is not None and card.cost <= 3, in_all=False),
    "352A": sets(2), "352B": cards(5, lambda card: len(card.abilities) == 2),
    "353A": cards(2, lambda card: any(each.colour == "multicolour" for each in card.abilities)),
    "353B": cards(3, flora(tag("geography")), in_all=False), "354A": cards(3, flora(tag("animal")), in_all=False),
    "354B": cards(3, flora(tag("colour")), in_all=False),
    "355A": cards(3, colour("green")), "355B": cards(5, colour("brown")),
    "356A": cards(4, flora(lambda card: card.slots == 6), in_all=False),
    "356B": cards(6, flora(lambda card: card.slots <= 3), in_all=False),
    "357A": cards(4, flora(lambda card: card.trunks >= 4), in_all=False),
    "357B": cards(7, flora(lambda card: card.trunks <= 2), in_all=False),
    "358A": filled(4), "358B": bare(8),
    "359A": cards(7, lambda card: card.points % 2 == 1), "359B": cards(10, lambda card: card.points % 2 == 0),
}


def test_every_fauna_is_tried() -> None:
    assert sorted(CASES) == sorted(SIDE)


@pytest.mark.parametrize("key", sorted(CASES))
def test_fauna(key: str) -> None:
    assert [is_met(player, SIDE[key]) for player in CASES[key]] == [False, True, True]
    goal = GOAL[SIDE[key]]
    count = counter(goal.measure)
    assert count(laid([])) < goal.count  # an island and a climate alone meet nothing
