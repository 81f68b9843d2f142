"""A described position of every game, as `python -m engine score` reads it: with a bit of all that can be written."""

from typing import Any

POSITIONS: dict[str, dict[str, Any]] = {
    "earth": {
        "seats": [
            {
                "tableau": [
                    {"card": 14, "cell": [0, 1], "sprouts": 6, "growth": 2}, {"card": 13, "cell": [0, 2], "growth": 1},
                ],
                "island": [285, "B"], "climate": [299, "B"], "ecosystem": [305, "A"], "events": [196], "compost": 3,
                "hand": 2, "soil": 5, "leaves": [15, 5],
            },
            {
                "tableau": [], "island": [286, "A"], "climate": [300, "A"], "ecosystem": None, "events": [],
                "compost": 0, "hand": 0, "soil": 0,
            },
        ],
        "shared_ecosystems": [[306, "B"]],
    },
    "ecosystem": {
        "seats": [
            {
                "grid": [
                    ["wolf", "bear", "bee", "stream", None], ["trout", "meadow", "meadow", "fox", "deer"],
                    ["stream", "stream", "dragonfly", "eagle", "rabbit"], [None, None, None, None, "rabbit"],
                ],
            },
        ],
        "neutral": ["wolf", "stream"],
    },
    "gaia": {
        "players": 3,
        "tiles": {"H8": "forest", "I8": "plain", "J8": "sea", "I7": "plain", "J7": "forest", "I9": "desert"},
        "animals": {"J8": 2},
        "cities": {
            "I8": {"base": "plain", "needs": ["forest", "animal", "sea", "plain"], "meeples": [0, 2]},
            "I7": {"base": "plain", "needs": ["forest", "forest", "swamp", "plain"]},
        },
        "goals": [None, 0],
    },
    "renature": {
        "plantings": [{"plant": "oak", "plants": {"white": ["turf", "turf"], "neutral": ["oak"]}}],
        "areas": [
            {"name": "G", "main": 9, "secondary": 5, "plants": {"white": ["oak"], "black": ["pine"]}},
            {"name": "A", "main": 3, "secondary": 2, "plants": {"black": ["turf"]}, "complete": False},
        ],
        "players": [
            {"colour": "white", "points": 10, "clouds": 2, "left": {"turf": 2, "pine": 1}, "sunflowers": [3, 5]},
            {"colour": "black", "points": 12},
        ],
    },
}
