"""Imports point one way: the engine knows neither pictures nor Discord, pictures no Discord; a table and the store of
the bot neither. Of the engine others use what it exports, and a game's drawings that game. Nothing goes in a circle,
not even what only a type checker reads.
"""

import subprocess
import sys
from collections.abc import Sequence

import pytest

from tests.graph import circles, graph

EVERYTHING = """
import sys
from importlib import import_module
from pkgutil import walk_packages
for package, refused in {rooms!r}:
    for module in walk_packages(import_module(package).__path__, package + "."):
        if not module.name.endswith("__main__"):
            import_module(module.name)
    print(package, *sorted({{name.split(".")[0] for name in sys.modules}} & set(refused)))
"""
OUTSIDE = ("discord", "PIL", "aiohttp", "render")


@pytest.mark.parametrize("rooms", [  # one after another in one process
    (("engine", (*OUTSIDE, "bot")), ("bot.store", OUTSIDE), ("bot.table", OUTSIDE)),
    (("render", ("discord", "aiohttp", "bot")),),
])
def test_imports_point_one_way(rooms: Sequence[tuple[str, Sequence[str]]]) -> None:
    program = EVERYTHING.format(rooms=rooms)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)  # noqa: S603 - our own program
    assert done.stderr == ""
    assert done.stdout.splitlines() == [package for package, _ in rooms]


def test_no_import_goes_in_a_circle() -> None:
    assert circles(graph()) == []


def may_use(module: str, used: str) -> bool:
    """Of the engine's modules; a game's drawings read its view and its cards."""
    if module.startswith("render.games."):
        game = f"engine.games.{module.split('.')[2]}"
        return used in ("engine", game) or used.startswith(f"{game}.")
    return used == "engine"


def test_others_use_what_the_engine_exports() -> None:
    edges = [(module, used) for module, others in graph().items() if not module.startswith("engine")
             for used in others if used.split(".")[0] == "engine"]
    assert edges
    assert [(module, used) for module, used in edges if not may_use(module, used)] == []


ROOMS = {  # of the bot: which of the others each may use
    "store": set(),
    "table": {"store"},
    "crew": set(),
    "paint": {"crew"},
    "mind": {"crew", "table"},
    "talk": {"crew", "paint", "store", "table"},
    "work": {"crew", "paint", "store", "table", "talk"},
    "playground": set(),
}


def test_the_rooms_of_the_bot_have_doors_one_way() -> None:
    for module, others in graph().items():
        room = module.split(".")[1] if module.startswith("bot.") else ""
        if room in ROOMS:
            used = {other.split(".")[1] for other in others if other.startswith("bot.")} & ROOMS.keys()
            assert used <= ROOMS[room] | {room}, module
