"""Which bot has done so well that it says a word. Only what everybody can see counts, so the word tells nothing; and
only what is much in this game, so it is a rare one. Knows no Discord and no words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import fine

if TYPE_CHECKING:
    from collections.abc import Collection

    from engine import Match


def totals(match: Match) -> tuple[int, ...]:
    """Everybody's points, as far as the table can work them out."""
    return tuple([sheet.total for sheet in match.scores(None)[: match.seats]])


def proud(before: tuple[int, ...], match: Match, bots: Collection[int]) -> int | None:
    """Of those whose parts are told now the one that gained most since the last telling, if that is much."""
    much, now = fine(match.game.meta.name), totals(match)
    gained = {seat: now[seat] - before[seat] for seat in bots}
    best = max(gained, key=lambda seat: gained[seat], default=None)
    return best if best is not None and 0 < much <= gained[best] else None
