"""What must come out: the examples of the rulebooks."""

import json
from typing import TYPE_CHECKING

from engine.games.earth import GAME
from engine.games.earth.scoring import ecosystem, terrain

from .table import ID, ask, compost, lay, opened, pick, share, tableau

if TYPE_CHECKING:
    from collections.abc import Callable

# The tableau of the worked turn and of the worked score, as far as the books tell it.
WORKED = {
    (0, 0): "Stiptic Fungus", (0, 1): "Hairawn Muhly", (0, 2): "Oakmoss",
    (1, 0): "Mycena Chlorophos", (1, 1): "Japanese Andromeda", (1, 2): "Yellow Sprouts",
}


def test_the_worked_yellow_turn() -> None:
    """One card in the compost, one growth on the tableau, no soil; the turn ends with 11 soil."""
    match = opened(2)
    player = lay(match, 0, WORKED, growth={"Mycena Chlorophos": 1})
    compost(match, 0, 1)
    pick(match, 0, "grow")
    share(match, 0, {"Oakmoss": 2})
    told = []
    answers: tuple[Callable[[], None], ...] = (
        lambda: pick(match, 0, "use"),  # Stiptic Fungus: 1 compost -> 3 soil
        lambda: pick(match, 0, "use"),  # Hairawn Muhly: 1 soil -> 2 sprouts
        lambda: share(match, 0, {"Hairawn Muhly": 2}),
        lambda: pick(match, 0, "use"),  # Oakmoss: 1 sprout -> 2 soil
        lambda: pick(match, 0, "use"),  # Mycena Chlorophos: 1 growth -> 3 soil
        lambda: share(match, 0, {"Mycena Chlorophos": 1}),  # and Andromeda +2
        lambda: pick(match, 0, "Japanese Andromeda"),  # Yellow Sprouts copies it: +2
    )
    for answer in answers:
        assert ask(match, 0) is not None
        answer()
        told.append(player.soil)
    assert told == [3, 2, 2, 4, 4, 9, 11]
    assert (player.growth[2], sum(player.sprouts), player.compost) == (2, 1, [])
    assert ask(match, 0) is None


def test_beach_with_two_empty_neighbours() -> None:
    plants = {(0, 0): "Beach", (0, 1): "Basil", (1, 0): "Garlic"}
    assert terrain([tableau(plants)], 0, 0) == 8


def test_badlands_with_yellow_sprouts_as_a_bush() -> None:
    plants = {(2, 0): "Badlands", (2, 1): "Japanese Boxwood", (2, 2): "Japanese Andromeda", (2, 3): "Yellow Sprouts"}
    assert terrain([tableau(plants)], 0, 0) == 9


def test_four_bold_names() -> None:
    names = ("Roman Brown", "Indian Oyster", "Japanese Andromeda", "Japanese Boxwood", "Basil")
    player = tableau({(0, column): name for column, name in enumerate(names[:4])} | {(1, 0): names[4]})
    assert ecosystem(player, ID["Tasmanian Temperate Rain Forest Ecosystem"]) == 18


def test_five_mushrooms_on_a_diagonal() -> None:
    """Yellow Sprouts is one of them; the Parasol Mushroom lies beside the path."""
    plants = {
        (0, 1): "Stiptic Fungus", (1, 0): "Mycena Chlorophos", (2, 1): "Indian Oyster", (1, 2): "Yellow Sprouts",
        (2, 3): "Roman Brown", (3, 3): "Parasol Mushroom",
    }
    assert ecosystem(tableau(plants), ID["Everglades Ecosystem"]) == 20


def test_impoverished_land_counts_itself_island_and_climate() -> None:
    """Ten cards worth 3 or less with itself, and island and climate; no event does."""
    names = ("Basil", "Garlic", "Penny Bun", "Celery", "Jojoba", "Papaya", "Cat Grass", "Apple Tree", "Cat Spruce")
    plants = {(0, 0): "Impoverished Land"} | {(1 + n // 4, n % 4): name for n, name in enumerate(names[:8])}
    player = tableau(
        plants | {(0, 1): names[8], (0, 2): "Beach"}, island="Kauai Island", climate="Arid Climate",
        events=[ID["Fog"], ID["Mudpot"]],
    )
    assert terrain([player], 0, 0) == 10 + 2


def test_the_score_of_a_described_position() -> None:
    position = {
        "seats": [
            {
                "tableau": [
                    {"card": 26, "cell": [0, 0], "sprouts": 0, "growth": 0},
                    {"card": 14, "cell": [0, 1], "sprouts": 6, "growth": 2},
                    {"card": 48, "cell": [1, 0], "sprouts": 1, "growth": 1},
                ],
                "island": [285, "B"], "climate": [299, "B"], "ecosystem": [324, "A"],
                "events": [196], "compost": 3, "hand": 2, "soil": 4, "leaves": [15, 7],
            },
            {
                "tableau": [], "island": [285, "A"], "climate": [295, "A"], "ecosystem": None,
                "events": [], "compost": 0, "hand": 0, "soil": 0,
            },
        ],
        "shared_ecosystems": [[309, "B"], [335, "A"]],
    }
    one, other = GAME.score(json.dumps(position).encode())["seats"]
    assert {name: one[name] for name in ("base", "events", "compost", "sprouts", "growth", "terrain", "ecosystem")} == {
        "base": 9 + 3 + 2 + 10 + 3, "events": -1, "compost": 3, "sprouts": 7, "growth": 2 + 1, "terrain": {"26": 8},
        "ecosystem": 3,
    }
    assert (one["shared_ecosystems"], one["fauna"]) == ([8, 2], 22)
    assert one["total"] == 27 - 1 + 3 + 7 + 3 + 8 + 3 + 10 + 22
    assert (len(one["all_ecosystems"]), len(one["fauna_met"])) == (64, 46)
    assert one["all_ecosystems"]["309B"] == 8
    assert one["fauna_met"]["339A"] is False
    assert other["total"] == 0 + 1
    assert other["fauna"] == 0
