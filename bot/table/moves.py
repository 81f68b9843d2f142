"""One answer on a match, and its line in the log. Knows no database and no Discord."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store import NewMove
from engine import ANSWER, EVENTS

if TYPE_CHECKING:
    from engine import Answer, Event, Match

ORDER, UNSEEN = "order", "unseen"  # who has made such a move; of the second nobody is told
BOT, TABLE = "bot", "table"
OTHERS = (BOT, TABLE)  # who has made a move for a seat: by decision of the table, or because it kept the seat


def step(match: Match, seat: int, answer: Answer, count: int | None, events: list[Event]) -> NewMove:
    """On a match that may be thrown away."""
    before, beat = match.save(), match.beats
    news = match.play(seat, answer, count)
    events += news
    reveals = any(event.reveals for event in news)
    return NewMove(seat, ANSWER.dump_json(answer), EVENTS.dump_json(news), reveals, before, beat=beat)
