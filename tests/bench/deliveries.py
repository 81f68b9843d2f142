"""Everything that can be pressed and every command, delivered twice, late, out of order, forged, by strangers and from
another server: the long form of `tests/bot/test_trust.py`.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from bot.paint.painter import Painter
from bot.talk.verbs import VERBS
from tests.bot import situations, typings
from tests.bot.deliveries import Harm
from tests.bot.manners import completed, stormed, swept, tried
from tests.bot.sketch import blank
from tests.bot.test_ids import LATER, POSTED

from .figure import Figure

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from .figure import Limits

LONG = True
MANNERS = ("rightful", "twice", "late", "reversed", "forged", "stranger", "elsewhere", "completion")
OUTCOMES = {"refused": "refused", "shown": "shown-again", "gone": "unheard", "acting": "acting"}


def run(_: Limits) -> Iterator[Figure]:
    """Raises `Harm` where one of them does what it may not, and names what nobody tries."""
    unknown = [*situations.missing(), *[f"/{name}" for name in typings.missing()]]
    if unknown:
        raise Harm(f"nobody tries {', '.join(unknown)}: a situation is missing")
    yield Figure("deliveries.verbs", len(VERBS), "verbs")
    yield Figure("deliveries.commands", len(typings.known()), "commands")
    counts = Counter[str]()
    painter = Painter(1, patience=60, act=blank)
    try:
        for one in trials(painter, counts):
            with tempfile.TemporaryDirectory() as folder:
                asyncio.run(one(Path(folder)))  # type: ignore[arg-type]
    finally:
        painter.close()
    for manner in MANNERS:
        yield Figure(f"deliveries.{manner}", counts[manner], "deliveries")
    for outcome, name in OUTCOMES.items():
        yield Figure(f"deliveries.{name}", counts[outcome], "deliveries")
    yield Figure("deliveries.harmful", 0, "deliveries")


def trials(painter: Painter, counts: Counter[str]) -> Iterator[Callable[[Path], Awaitable[None]]]:
    for each in situations.SITUATIONS:
        yield lambda folder, each=each: tried(each, folder, painter, counts)  # type: ignore[misc]
    for scene in {each.scene: None for each in situations.SITUATIONS}:
        here = [each for each in situations.SITUATIONS if each.scene is scene and each.verb not in situations.OPENERS]
        yield lambda folder, here=here: stormed(here, folder, painter, counts)  # type: ignore[misc]
    for typing in typings.typings():
        yield lambda folder, typing=typing: tried(typing, folder, painter, counts)  # type: ignore[misc]
        yield lambda folder, typing=typing: completed(typing, folder, painter, counts)  # type: ignore[misc]
    every = [custom_id.replace("t:7:", "t:1:") for custom_id in POSTED] + [f"t:1:0:3:{what}" for what in LATER]
    for scene in (situations.lobby, situations.table, situations.over, typings.nothing):
        yield lambda folder, scene=scene: swept(scene, every, folder, painter, counts)  # type: ignore[misc]
