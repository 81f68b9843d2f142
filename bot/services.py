"""What the rooms share. It is passed on as one record, so that nobody needs the client to reach the store."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from .clock import Clock, SystemClock
from .paint.films import Films
from .paint.painter import Painter
from .settings import Settings
from .store import Store
from .table.analysis import Analyses, Analyst, Hasty
from .table.bots import Thinker, by_lot
from .table.course import Courses
from .table.hints import Adviser, Quick
from .table.sessions import Sessions
from .vitals import Figures, Vitals


@dataclass(frozen=True, slots=True)
class Services:
    settings: Settings
    store: Store
    sessions: Sessions
    bots: Mapping[str, Thinker]  # by the names that seats store
    adviser: Adviser
    painter: Painter
    clock: Clock
    courses: Courses
    films: Films
    analyses: Analyses
    vitals: Vitals

    @classmethod
    def of(
        cls, settings: Settings, store: Store, painter: Painter, clock: Clock | None = None,
        bots: Mapping[str, Thinker] | None = None, adviser: Adviser | None = None,
        analyst: Analyst | None = None,
    ) -> Self:
        known = by_lot() if bots is None else bots
        return cls(
            settings, store, Sessions(store, known), known, adviser or Quick(), painter, clock or SystemClock(),
            Courses(store), Films(painter),
            Analyses(store, analyst or Hasty()), Vitals(),
        )

    async def figures(self, *, connected: bool) -> Figures:
        """How the program does at this moment."""
        return await self.vitals.figures(
            self.store, self.clock.now(), live=len(self.sessions.live), connected=connected
        )
