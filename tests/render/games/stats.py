"""Somebody's matches: of one game with all there is to plot, a first match, and all games."""

from engine import Text
from render import Bar, Bars, Scene, Stats
from tests.render.shots import Shot

FACTS = {"matches": "18", "wins": "7", "average": "163", "best": "241"}
EARTH = Stats(
    "earth", "Bartholomew the Elder",
    tuple([(Text(f"stats-{name}"), figure) for name, figure in FACTS.items()]),
    tuple([(150 + 37 * number % 91, number % 3 == 0) for number in range(18)]),
    (
        Bars(Text("stats-lines"), tuple([
            Bar(Text(f"earth-line-{name}"), average, best, f"{average} · {best}".replace("-", "−"))
            for name, average, best in (
                ("base", 41, 62), ("events", -1, 4), ("compost", 28, 90), ("sprouts", 14, 39), ("growth", 12, 33),
                ("terrain", 9, 84), ("ecosystems", 29, 61), ("fauna", 31, 52),
            )
        ])),
        Bars(Text("earth-trace-island"), tuple([
            Bar(Text(f"earth-card-{card}"), count, count, f"{count}×")
            for card, count in ((2870, 6), (2900, 4), (2940, 3))
        ])),
        Bars(Text("earth-trace-climate"), tuple([
            Bar(Text(f"earth-card-{card}"), count, count, f"{count}×")
            for card, count in ((2971, 4), (3030, 2), (2981, 1))
        ])),
        Bars(Text("earth-trace-action"), tuple([
            Bar(Text(f"earth-word-{word}"), count, count, f"{count}×")
            for word, count in (("plant", 140), ("grow", 96), ("compost", 60), ("water", 21))
        ])),
    ),
    (Text("earth-achievement-canopy"),) * 5, 12,
)
FIRST = Stats("gaia", "Jun", ((Text("stats-matches"), "1"), (Text("stats-wins"), "0")), ((4, False),), (), (), 12)
ALL = Stats(
    "", "Мирослава", ((Text("stats-matches"), "31"), (Text("stats-wins"), "12")), (),
    (Bars(Text("stats-by-game"), tuple([
        Bar(Text(f"{game}-title"), won, played, f"{won} of {played}")
        for game, won, played in (("earth", 7, 18), ("ecosystem", 4, 9), ("gaia", 1, 1), ("renature", 0, 3))
    ])),),
)


def shots() -> list[Shot]:
    named = {"earth": EARTH, "first": FIRST, "all": ALL}
    return [Shot(f"stats-{name}", view, Scene("stats"), names=()) for name, view in named.items()]
