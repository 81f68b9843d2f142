"""A match that bots play for somebody, as the table reads it: for whom, how fast, and the buttons that steer it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.table.rhythm import TEMPO, TEMPOS

from . import ids, verbs
from .controls import Button

if TYPE_CHECKING:
    from bot.table.session import Session
    from bot.table.watching import Way

    from .controls import Style
    from .reader import Reader


def tempo(session: Session) -> float:
    return session.row.tempo or TEMPO


def note(session: Session, reader: Reader) -> str:
    """Under the standing message: for whom, and how fast."""
    return reader.say("watch-note", host=f"<@{session.row.host}>", seconds=round(tempo(session)))


def buttons(session: Session, reader: Reader) -> tuple[Button, ...]:
    tag, now, paused = ids.Tag(session.row.id), tempo(session), session.row.paused is not None

    def steer(way: Way, *, disabled: bool = False) -> Button:
        style: Style = "success" if way == "resume" else "secondary"
        return Button(tag.id(verbs.Steer(way)), reader.say(f"watch-{way}"), style, disabled=disabled)

    return (
        steer("resume" if paused else "pause"), steer("slower", disabled=now >= TEMPOS[-1]),
        steer("faster", disabled=now <= TEMPOS[0]), steer("end"),
    )
