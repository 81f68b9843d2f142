"""Every ecosystem with a position that is worth nothing, one that is worth it once, and one worth it several times."""

import pytest

from engine.games.earth.catalogue import CARDS, ECOSYSTEMS, Card
from engine.games.earth.scoring import ecosystem
from engine.games.earth.state import Player

from .positions import Test, colour, flora, habitat, having, kind, laid, lines, some, tag, turned
from .table import ID, cell

Case = tuple[Player, int]
SIDE = {CARDS[card].key: card for card in ECOSYSTEMS}


def per(points: int, n: int, test: Test, *, in_all: bool = True) -> list[Case]:
    """One short of the first, just enough, and twice with some left over."""
    return [(having(k, test, in_all=in_all), k // n * points) for k in (n - 1, n, 3 * n - 1)]


def held(points: int, n: int, field: str, cap: int | None = None) -> list[Case]:
    """Goods: soil as a number, cards as a list."""
    def player(many: int) -> Player:
        found = laid([])
        setattr(found, field, many if field == "soil" else [ID["Mudpot"]] * many)
        return found

    cases = [(player(n - 1), 0), (player(n), points), (player(3 * n), 3 * points)]
    return [*cases, (player(90), cap)] if cap else cases


def ladder(name: str) -> list[Case]:
    steps = {0: 0, 1: 0, 2: 4, 3: 8, 4: 13, 5: 23, 6: 28, 7: 30, 8: 30}
    return [(having(n, flora(kind(name)), in_all=False), points) for n, points in steps.items()]


def diagonal(name: str) -> list[Case]:
    """None; one; three around a bend; a fourth that does not hang together; all eight of one shade count seven."""
    plants = some(flora(kind(name)), 8)
    places = {
        (): 0, ((0, 0),): 4, ((0, 0), (1, 1), (2, 0)): 12, ((0, 0), (1, 1), (2, 0), (0, 3)): 12,
        ((0, 0), (1, 1), (2, 2), (3, 3), (2, 0)): 16, ((0, 1), (1, 0), (2, 1), (3, 2), (2, 3)): 20,
        ((0, 0), (0, 2), (1, 1), (1, 3), (2, 0), (2, 2), (3, 1), (3, 3)): 28,
    }
    cases = []
    for spots, points in places.items():
        player = laid(plants[: len(spots)])
        player.cells = [cell(*spot) for spot in spots]
        cases.append((player, points))
    return cases


def pieces(points: int, n: int, *, sprouts: int = 0, growth: int = 0) -> list[Case]:
    """Flora that carry so many."""
    cards = some(flora(lambda card: card.slots >= sprouts and card.trunks >= growth), 12)

    def player(many: int) -> Player:
        found = laid(cards)
        found.sprouts = [sprouts] * many + [max(0, sprouts - 1)] * (12 - many)
        found.growth = [growth] * many + [max(0, growth - 1)] * (12 - many)
        return found

    return [(player(n - 1), 0), (player(n), points), (player(3 * n), 3 * points)]


def full(points: int, piece: str) -> list[Case]:
    def room(card: Card) -> int:
        return card.slots if piece == "sprout" else card.trunks

    cards = some(flora(lambda card: room(card) > 0), 8) + some(flora(lambda card: room(card) == 0), 2)

    def player(many: int) -> Player:
        found = laid(cards)
        amounts = [room(card) - (number >= many) for number, card in enumerate(cards[:8])] + [0, 0]
        found.sprouts, found.growth = (amounts, [0] * 10) if piece == "sprout" else ([0] * 10, amounts)
        return found

    return [(player(0), 0), (player(1), points), (player(7), 7 * points)]


def total(points: int, n: int, piece: str) -> list[Case]:
    cards = some(flora(lambda card: card.slots == 6 or card.trunks > 4), 6)

    def player(many: int) -> Player:
        found = laid(cards)
        amounts = [min(3, max(0, many - 3 * number)) for number in range(6)]
        found.sprouts, found.growth = (amounts, [0] * 6) if piece == "sprout" else ([0] * 6, amounts)
        return found

    return [(player(n - 1), 0), (player(n), points), (player(2 * n + 1), 2 * points)]


def both_ways(points: int, cases: list[tuple[Player, int]], *, columns: bool) -> list[Case]:
    """Cases of rows, times the points; as columns if asked for."""
    return [(turned(player) if columns else player, points * times) for player, times in cases]


def plain(name: str) -> list[Card]:
    """Flora of one colour and no other."""
    return some(flora(lambda card: {each.colour for each in card.abilities} == {name}), 6)


def colours(rule: str) -> list[tuple[Player, int]]:
    red, blue, yellow, mixed = plain("red"), plain("blue"), plain("yellow"), plain("multicolour")
    black = plain("black")
    brown = some(lambda card: {each.colour for each in card.abilities} == {"brown"}, 2)
    green = some(lambda card: {each.colour for each in card.abilities} == {"green", "brown"}, 2)
    if rule == "same":
        return [
            (lines(red[:3] + blue[:1], columns=False), 0), (lines(red[:3] + mixed[:1], columns=False), 1),
            (lines(red[:4], blue[:4], mixed[:4], red[4:6] + blue[4:6], columns=False), 3),
            (lines(red[:3], columns=False), 0),
        ]
    return [
        (lines(red[:2] + blue[:2], columns=False), 0),
        (lines([red[0], blue[0], mixed[0], brown[0]], columns=False), 1),
        (lines([red[0], blue[0], yellow[0], black[0]], [green[0], brown[0], *mixed[:2]], mixed[2:6], columns=False), 2),
        (lines([red[0], blue[0], yellow[0]], columns=False), 0),
    ]


def only_type(name: str) -> Test:
    return lambda card: card.types == (name,)


def only_habitat(name: str) -> Test:
    return lambda card: card.habitats == (name,)


def of_value(points: int) -> Test:
    return lambda card: card.points == points


def types(rule: str) -> list[tuple[Player, int]]:
    trees, herbs, bushes, mushrooms = (some(only_type(name), 6) for name in ("tree", "herb", "bush", "mushroom"))
    terrains, wild = some(lambda card: card.kind == "terrain", 5), some(lambda card: len(card.types) == 4, 3)
    if rule == "same":
        return [
            (lines(trees[:3] + herbs[:1], columns=False), 0), (lines(trees[:3] + wild[:1], columns=False), 1),
            (lines(terrains[:4], bushes[:4], wild[:3] + mushrooms[:1], columns=False), 3),
            (lines(terrains[:3] + wild[:1], columns=False), 0),
        ]
    return [
        (lines(trees[:2] + herbs[:1] + bushes[:1], columns=False), 0),
        (lines([trees[0], herbs[0], terrains[0], wild[0]], columns=False), 1),
        (lines([trees[0], herbs[0], bushes[0], mushrooms[0]], [*wild, terrains[0]], columns=False), 2),
        (lines([terrains[0], terrains[1], trees[0], herbs[0]], columns=False), 0),
    ]


def habitats(rule: str) -> list[tuple[Player, int]]:
    only = {name: some(only_habitat(name), 6) for name in ("sunny", "wet", "rocky", "cold")}
    every, none = some(lambda c: len(c.habitats) == 4, 6), some(lambda c: not c.habitats, 2)
    if rule == "same":
        return [
            (lines(only["wet"][:3] + none[:1], columns=False), 0),
            (lines(only["wet"][:3] + every[:1], columns=False), 1),
            (lines(only["cold"][:4], every[:4], columns=False), 2),
        ]
    return [
        (lines(only["wet"][:2] + every[:2], columns=False), 0),
        (lines([only["wet"][0], only["cold"][0], every[0], every[1]], columns=False), 1),
        (lines(every[:4], [only[name][0] for name in only], columns=False), 2),
    ]


def base_values() -> list[tuple[Player, int]]:
    worth = {n: some(of_value(n), 2) for n in range(6)}
    return [
        (lines([worth[0][0], worth[0][1], worth[1][0], worth[2][0]], columns=False), 0),
        (lines([worth[0][0], worth[1][0], worth[2][0], worth[3][0]], columns=False), 1),
        (lines([worth[n][0] for n in (0, 1, 2, 3)], [worth[n][1] for n in (5, 4, 2, 1)], columns=False), 2),
    ]


def counts(piece: str) -> list[tuple[Player, int]]:
    roomy = some(flora(lambda card: card.slots >= 3 and card.trunks >= 3), 8)
    cases = []
    for amounts, times in (([0, 0, 1, 2], 0), ([0, 1, 2, 3], 1), ([3, 2, 1, 0, 0, 1, 2, 3], 2)):
        player, none = lines(roomy[:4], roomy[4 : len(amounts)], columns=False), [0] * len(amounts)
        player.sprouts, player.growth = (none, amounts) if piece == "growth" else (amounts, none)
        cases.append((player, times))
    return cases


def sets() -> list[Case]:
    """Red, blue, yellow, terrain, event."""
    quiet = {"island": ID["Vulcano Island"], "climate": ID["Boreal Climate"]}  # no colour of the set, and blue
    red, yellow, mixed = plain("red"), plain("yellow"), plain("multicolour")
    terrains = some(lambda card: card.kind == "terrain", 4)

    def player(cards: list[Card], events: int) -> Player:
        found = laid(cards, **quiet)
        found.events = [ID["Mudpot"], ID["Rainbow"], ID["Fog"]][:events]
        return found

    return [
        (player([*red[:2], *yellow[:2], *terrains], 0), 0),  # no event
        (player([red[0], *yellow[:2], *terrains], 3), 6),  # blue comes from the climate
        (player([red[0], mixed[0], *terrains], 3), 6),  # multicolour is yellow, and only that
        (player([*red[:2], *yellow[:2], mixed[0], *terrains], 3), 12),
        (player([*mixed[:5], terrains[0], terrains[1]], 2), 12),
    ]


CASES: dict[str, list[Case]] = {
    **{f"{card}A": ladder(name) for card, name in ((305, "tree"), (306, "bush"), (319, "mushroom"), (320, "herb"))},
    **{f"{card}B": diagonal(name) for card, name in ((305, "tree"), (306, "bush"), (319, "mushroom"), (320, "herb"))},
    "307A": per(3, 2, habitat("rocky")), "307B": per(3, 2, habitat("wet")),
    "308A": per(3, 2, habitat("sunny")), "308B": per(3, 2, habitat("cold")),
    "309A": per(9, 2, colour("black")), "309B": held(2, 1, "soil", 24),
    "310A": held(6, 6, "hand", 24), "310B": held(3, 4, "compost", 24),
    "311A": per(5, 2, lambda card: (card.cost or 0) >= 4, in_all=False),
    "311B": per(3, 2, lambda card: card.cost is not None and card.cost <= 3, in_all=False),
    "312A": pieces(5, 2, sprouts=4), "312B": pieces(3, 1, growth=3),
    "313A": per(2, 1, colour("red")), "313B": held(5, 2, "events", 25),
    "314A": per(2, 1, colour("yellow")), "314B": per(2, 1, colour("blue")),
    "315A": both_ways(6, colours("different"), columns=False), "315B": both_ways(6, colours("same"), columns=False),
    "316A": both_ways(6, colours("different"), columns=True), "316B": both_ways(6, colours("same"), columns=True),
    "317A": per(5, 2, lambda card: card.points >= 4),
    "317B": per(12, 8, lambda card: card.points <= 3)[:2],
    "318A": per(7, 2, lambda card: "directional" in card.traits),
    "318B": both_ways(6, base_values(), columns=True),
    "321A": per(4, 3, lambda card: len(card.habitats) >= 2), "321B": per(4, 2, lambda card: len(card.habitats) <= 1),
    "322A": both_ways(6, counts("sprout"), columns=False), "322B": both_ways(6, counts("sprout"), columns=True),
    "323A": both_ways(7, counts("growth"), columns=False), "323B": both_ways(7, counts("growth"), columns=True),
    "324A": total(3, 5, "sprout"), "324B": total(2, 3, "growth"),
    "325A": sets(), "325B": per(5, 2, lambda card: len(card.abilities) == 2),
    "326A": both_ways(6, types("different"), columns=False), "326B": both_ways(6, types("same"), columns=False),
    "327A": both_ways(6, types("different"), columns=True), "327B": both_ways(6, types("same"), columns=True),
    "328A": both_ways(6, habitats("different"), columns=False), "328B": both_ways(6, habitats("same"), columns=True),
    "329A": per(9, 2, flora(tag("geography")), in_all=False), "329B": per(9, 2, flora(tag("colour")), in_all=False),
    "330A": per(9, 2, flora(tag("animal")), in_all=False),
    "330B": per(11, 2, lambda card: any(each.colour == "multicolour" for each in card.abilities)),
    "331A": per(7, 2, flora(lambda card: card.slots == 6), in_all=False),
    "331B": per(5, 2, flora(lambda card: card.slots <= 3), in_all=False),
    "332A": per(8, 2, flora(lambda card: card.trunks >= 4), in_all=False),
    "332B": per(4, 2, flora(lambda card: card.trunks <= 2), in_all=False),
    "333A": per(4, 3, lambda card: card.points % 2 == 0), "333B": per(4, 2, lambda card: card.points % 2 == 1),
    "334A": per(6, 2, flora(lambda card: card.canopy >= 5), in_all=False),
    "334B": per(2, 1, flora(lambda card: card.canopy <= 4), in_all=False),
    "335A": full(2, "sprout"), "335B": full(2, "growth"),
    "336A": per(5, 2, colour("brown")), "336B": per(10, 2, colour("green")),
}


def test_every_ecosystem_is_tried() -> None:
    assert sorted(CASES) == sorted(SIDE)
    assert all(min(points for _, points in cases) == 0 for cases in CASES.values())


@pytest.mark.parametrize("key", sorted(CASES))
def test_ecosystem(key: str) -> None:
    assert [ecosystem(player, SIDE[key]) for player, _ in CASES[key]] == [points for _, points in CASES[key]]
