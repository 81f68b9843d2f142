"""A match that nobody played, for looking at single cards and for samples: the same one for everybody."""

from functools import lru_cache

from engine import Match, RandomBot, View, games

SEATS = ("Alder", "Birch", "Cedar", "Elm")  # nobody at a table is called so


@lru_cache(maxsize=16)
def preview(game: str) -> tuple[View, tuple[str, ...]]:
    """The table at the end of it, and who sits there."""
    seats = min(games()[game].meta.seats[-1], len(SEATS))
    match, bot = Match.new(games()[game], seats, "preview"), RandomBot("preview")
    while waiting := match.waiting:
        match.play(waiting[0], bot.answer(match, waiting[0]))
    return match.view(None), SEATS[:seats]
