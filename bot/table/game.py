"""Which game a match is of, and what is said of one that is not here."""

from typing import Any

from bot.store import MatchRow
from engine import Game, games


class NoSuchGame(LookupError):
    """The row is of a game that this Thicket does not have: a later one wrote it, or a game was taken out."""

    def __init__(self, row: MatchRow) -> None:
        super().__init__(f"match {row.id} is of a game that is not here, {row.game!r}")
        self.game = row.game


def game_of(row: MatchRow) -> Game[Any, Any]:
    if row.game not in games():
        raise NoSuchGame(row)
    return games()[row.game]
