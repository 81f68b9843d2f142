"""Every way to sit down to a game: each player count, each value of each setting. Found, never listed."""

from dataclasses import dataclass
from itertools import product
from typing import Any

import pytest

from engine import Game, Match, Meta, Setting, games


@dataclass(frozen=True, slots=True)
class Table:
    game: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()  # what differs from the usual

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *[word for pair in self.options for word in pair]])

    @property
    def rules(self) -> Game[Any, Any]:
        return games()[self.game]

    def open(self, seed: str) -> Match:
        return Match.new(self.rules, self.seats, seed, dict(self.options))


def tables(*, every: bool = False) -> list[Table]:
    """All counts with the usual settings, and every other value once for each count it is made for.

    A value made for all counts is tried with the fewest, or with `every` together with everything else.
    """
    found: dict[Table, None] = {}
    for game in games().values():
        found |= dict.fromkeys(whole(game) if every else sample(game))
    return list(found)


def sample(game: Game[Any, Any]) -> list[Table]:
    meta = game.meta
    usual = [Table(meta.name, seats) for seats in meta.seats]
    return usual + [
        Table(meta.name, seats, ((setting.name, value),))
        for setting in meta.settings
        for value in setting.values
        if value != setting.default
        for seats in setting.seats or fewest(meta, setting, value)
    ]


def fewest(meta: Meta, setting: Setting, value: str) -> list[int]:
    return [seats for seats in meta.seats if value in setting.offered(seats)][:1]


def whole(game: Game[Any, Any]) -> list[Table]:
    meta = game.meta
    found = []
    for seats in meta.seats:
        able = [setting for setting in meta.settings if not setting.seats or seats in setting.seats]
        for values in product(*[setting.offered(seats) for setting in able]):
            pairs = zip(able, values, strict=True)
            odd = tuple((setting.name, value) for setting, value in pairs if value != setting.default)
            found.append(Table(meta.name, seats, odd))
    return found


every_table = pytest.mark.parametrize("table", tables(), ids=str)
every_game = pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.meta.name)
