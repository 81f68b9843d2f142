"""All that can be asked of a seat's finished match, as numbers by name: its sheet, what was counted, how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .game import Result, Sheet
    from .traces import Trace

TOTAL, WON, LEAD, SEATS = "total", "won", "lead", "seats"  # figures that every game has


def line_name(game: str, id_: str) -> str:
    """What a line of the sheet is called among the figures."""
    return id_.removeprefix(f"{game}-")


def by_line(game: str, sheet: Sheet) -> dict[str, int]:
    """By line."""
    return {line_name(game, line.text.id): line.points for line in sheet.lines}


def figures(game: str, result: Result, seat: int, traces: Iterable[Trace]) -> dict[str, int]:
    """All that can be asked of a seat's match: its sheet, what was counted, and how it ended. Who led nobody, because
    nobody else is scored, has no lead.
    """
    own = result.sheets[seat]
    others = [sheet.total for number, sheet in enumerate(result.sheets) if number != seat]
    found = by_line(game, own) | {trace.name: trace.count for trace in traces if not trace.of}
    found |= {TOTAL: own.total, WON: int(seat in result.winners), SEATS: len(result.sheets)}
    return found | ({LEAD: own.total - max(others)} if others else {})

