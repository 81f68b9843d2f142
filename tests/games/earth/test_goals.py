"""What counts for which goal: rules 7."""

from engine.games.earth.catalogue import CARDS, TRAITS
from engine.games.earth.counting import counter
from engine.games.earth.fauna import is_met
from engine.games.earth.goals import measure
from engine.games.earth.scoring import ecosystem, terrain
from engine.games.earth.state import Player

from .table import ID, tableau


def count(player: Player, line: str) -> int:
    return counter(measure(line))(player)


def test_flora_goals() -> None:
    """7.1 Goals of flora count flora of the tableau only."""
    player = tableau({(0, 0): "Beach", (0, 1): "Basil"}, events=[ID["Fog"]])
    assert count(player, "flora with trunks 2-") == 1
    assert count(player, "empty flora") == 1


def test_card_goals() -> None:
    """7.2 Goals of cards count the tableau, the island and the climate; what has a cost is only in the tableau."""
    player = tableau({(0, 0): "Beach", (0, 1): "Basil"})  # on Vulcano (sunny, rocky; 10) with Ice Cap (rocky, cold; 3)
    assert count(player, "rocky card") == 3
    assert count(player, "card with points 3-") == 2  # Basil (3) and the climate; Beach is worth 9
    assert count(player, "card with cost 3-") == 1  # Basil


def test_islands_have_a_black_ability() -> None:
    """7.3 The line with which an island starts is a black ability of it."""
    player = tableau({})
    assert count(player, "black card") == 1
    assert count(player, "card with abilities 2+") == 1


def test_multicolour() -> None:
    """7.4 Multicolour counts as red, blue and yellow, as one of them for each goal; it is one ability, and nothing else
    counts as multicolour.
    """
    player = tableau({(0, 0): "Bald Cypress", (0, 1): "Penny Bun"}, climate="Boreal Climate")
    assert [count(player, f"{name} card") for name in ("red", "blue", "yellow", "multicolour")] == [2, 2, 1, 1]
    assert count(player, "card with abilities 2+") == 1  # the island only
    player.events = [ID["Fog"]] * 2
    player.cards[1] = ID["Beach"]
    assert count(player, "set") == 0  # one card is not red and yellow at once


def test_wild_flora() -> None:
    """7.5 The three flora without a type count as every type."""
    player = tableau({(0, 0): "Yellow Sprouts", (0, 1): "Basil"})
    assert [count(player, f"{name} flora") for name in ("tree", "herb", "mushroom", "bush")] == [1, 2, 1, 1]


def test_slots_and_filling() -> None:
    """7.6 “So many slots or fewer” includes flora without any, “filled” needs at least one; only where slots and trunks
    both must be filled, a missing kind counts as filled.
    """
    player = tableau({(0, 0): "Wild Syringa", (0, 1): "Basil", (0, 2): "Beach"})  # no slots, 4 trunks; 6 slots
    assert count(player, "flora with slots 3-") == 1
    assert count(player, "flora full of sprout") == 0
    player.growth = [4, 0, 0]
    assert count(player, "flora full of sprout") == 0
    assert count(player, "flora full of growth") == 1
    assert count(player, "full flora") == 1


def test_whole_lines() -> None:
    """7.7 Ecosystems of rows and columns need whole lines of four."""
    side = ID["Finland Snow Forest Ecosystem"]  # a row of one type
    trees = ("Papaya", "Apple Tree", "Cat Spruce", "White Oak")
    short = tableau({(0, column): name for column, name in enumerate(trees[:3])})
    whole = tableau({(0, column): name for column, name in enumerate(trees)})
    assert [ecosystem(player, side) for player in (short, whole)] == [0, 6]


def test_paths() -> None:
    """7.8 Paths never use a card twice: diagonal ones count seven cards at most, those of a terrain go from side to
    side and through it. For the Beach, cells outside the frame are empty.
    """
    shade = [(row, column) for row in range(4) for column in range(4) if (row + column) % 2 == 0]
    trees = [card.id for card in CARDS.values() if card.types == ("tree",)]
    every = tableau(dict(zip(shade, trees, strict=False)))
    assert ecosystem(every, ID["Daintree Forest Ecosystem"]) == 28
    stream = tableau({(0, 0): "Stream", (0, 1): "Basil", (1, 0): "Ginger", (3, 3): "Papaya"})
    assert terrain([stream], 0, 0) == 6
    assert terrain([tableau({(0, 0): "Beach", (0, 1): "Basil"})], 0, 0) == 12


def test_sets() -> None:
    """7.9 A set is red, blue, yellow, terrain and event, each from another card."""
    player = tableau(
        {(0, 0): "Penny Bun", (0, 1): "Garlic", (0, 2): "White Oak", (0, 3): "Beach"}, events=[ID["Fog"]],
        climate="Hemiboreal Climate",
    )
    assert count(player, "set") == 1
    player.events = []
    assert count(player, "set") == 0


def test_the_best_player() -> None:
    """7.10 Where the player who has most counts, the owner is one of them."""
    poor = tableau({(0, 0): "River"}, climate="Ice Cap Climate")
    rich = tableau({(0, 0): "Garlic", (0, 1): "Wheat"})
    assert terrain([poor, rich], 0, 0) == 4
    owner = tableau({(0, 0): "River", (0, 1): "Papaya", (0, 2): "Marula", (1, 0): "Tiger Orchid"})
    assert terrain([owner, rich], 0, 0) == 6


def test_a_card_serves_an_ecosystem_once() -> None:
    """7.11 A card or a piece serves the same ecosystem once."""
    wet = ("Basil", "White Oak", "Ginger", "Turkey Tail", "Panther Cap")
    for n, points in ((1, 0), (2, 3), (3, 3), (4, 6), (5, 6)):
        player = tableau({(0, column): name for column, name in enumerate(wet[:4])} | {(1, 0): wet[4]})
        for aligned in (player.cards, player.cells, player.sprouts, player.growth):
            del aligned[n:]
        assert ecosystem(player, ID["Nile Delta Ecosystem"]) == points


def test_directional_cards() -> None:
    """7.12 Directional cards are those of the tableau that look at their row, column, neighbours or a path."""
    player = tableau({(0, 0): "Slime Mold", (0, 1): "Prairie", (0, 2): "Beach", (1, 0): "Stream", (1, 1): "Olive Tree"})
    assert is_met(player, ID["King Penguin"])
    assert count(player, "directional card") == 5
    assert "directional" not in TRAITS[ID["River"]]
    assert "directional" not in TRAITS[ID["Daintree Forest Ecosystem"]]


def test_events_count_only_where_named() -> None:
    """7.13 Events count for no goal that does not name them."""
    player = tableau({(0, 0): "Basil"}, events=[ID["Fog"], ID["Mudpot"], ID["Rainbow"], ID["Hurricane"]])
    assert count(player, "black card") == 1
    assert count(player, "card with points odd") == 2  # Basil and the climate
    assert is_met(player, ID["Green Tree Ant"])
