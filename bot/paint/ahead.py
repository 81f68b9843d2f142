"""Paints what takes long before anybody looks at it: a process of its own that gives way to everything else, fills the
folder of paintings, and goes. Those who draw for people find them there, and never wait for it.
"""

from __future__ import annotations

import logging
import os
from threading import Lock, Thread
from typing import TYPE_CHECKING

import render
from bot.crew.worker import Failed, Lost, Worker
from bot.speech import DEFAULT, languages, speaker
from engine import games

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from render.paintings import Study

log = logging.getLogger(__name__)
LONGEST = 3600.0  # seconds for all of it, on a machine that is never idle
LAST = 19  # how nice a process can be


def studies(theme: str, *, page: bool) -> Iterator[Study]:
    """All of one language, then what other words make different: covers, with a title and a line at their foot."""
    for language in sorted(languages(), key=lambda code: code != DEFAULT):
        yield from render.studies(games(), say=speaker(language), theme=theme, page=page)


def give_way() -> None:
    if hasattr(os, "nice"):
        os.nice(LAST)


def paint_all(theme: str, page: bool) -> int:  # noqa: FBT001 - it travels to another process
    """How many were painted; a folder that cannot be written ends it."""
    painted = 0
    for study in studies(theme, page=page):
        if study.waits:
            study.paint()
            painted += 1
    return painted


class Ahead:
    """`page`: one is shown. `done`: is called when everything is there or no more comes, in a thread of its own."""

    def __init__(self, theme: str, done: Callable[[], None], *, page: bool) -> None:
        self.theme, self.page, self.done = theme, page, done
        self.worker: Worker[[str, bool], int] | None = None
        self.closed, self.hiring = False, Lock()

    def begin(self) -> None:
        Thread(target=self.work, name="painted ahead", daemon=True).start()

    def work(self) -> None:
        """What fails is painted when somebody looks."""
        try:
            if any(study.waits for study in studies(self.theme, page=self.page)):
                self.hire()
        except (Lost, Failed, OSError) as error:
            if not self.closed:
                log.warning("nothing more is painted ahead: %s", error)
        if not self.closed:
            self.done()

    def hire(self) -> None:
        with self.hiring:
            if self.closed:
                return
            self.worker = Worker(paint_all, give_way)
        try:
            self.worker.ready()
            log.info("%d paintings were made ahead", self.worker.do(LONGEST, self.theme, self.page))
        finally:
            self.worker.dismiss()

    def close(self) -> None:
        """At once, whatever is being painted."""
        with self.hiring:
            self.closed = True
            if self.worker is not None:
                self.worker.dismiss()
