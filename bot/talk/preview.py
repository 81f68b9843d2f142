"""A match that nobody played, for the lobby's picture and for looking at single cards: the same one for everybody."""

from functools import lru_cache

from bot.table.lobby import BOTS
from engine import Match, RandomBot, View, games

SEATS = 4


@lru_cache(maxsize=16)
def preview(game: str) -> tuple[View, tuple[str, ...]]:
    """The table at the end of it, and who sits there."""
    seats = min(games()[game].meta.seats[-1], SEATS)
    match, bot = Match.new(games()[game], seats, "preview"), RandomBot("preview")
    while waiting := match.waiting:
        match.play(waiting[0], bot.answer(match, waiting[0]))
    return match.view(None), BOTS[:seats]
