"""What the rooms share. It is passed on as one record, so that nobody needs the client to reach the store."""

from dataclasses import dataclass
from typing import Self

from .clock import Clock, SystemClock
from .settings import Settings
from .store import Store
from .table.session import Sessions
from .work.painter import Painter


@dataclass(frozen=True, slots=True)
class Services:
    settings: Settings
    store: Store
    sessions: Sessions
    painter: Painter
    clock: Clock

    @classmethod
    def of(cls, settings: Settings, store: Store, painter: Painter, clock: Clock | None = None) -> Self:
        return cls(settings, store, Sessions(store), painter, clock or SystemClock())
