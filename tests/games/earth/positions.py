"""Positions built to order: so many cards that fit a test, and the rest that do not. Knows cards, not scores."""

from collections.abc import Callable, Sequence
from functools import cache

from engine.games.earth.catalogue import CARDS, Card
from engine.games.earth.state import Player

from .table import cell

Test = Callable[[Card], bool]
PLANTS = [card for card in CARDS.values() if card.kind in ("flora", "terrain")]


@cache
def boards(kind: str) -> tuple[Card, ...]:
    return tuple(card for card in CARDS.values() if card.kind == kind)


def board(kind: str, test: Test) -> Card:
    """One that does not fit, if there is any."""
    return next((card for card in boards(kind) if not test(card)), boards(kind)[0])


def colour(name: str) -> Test:
    """Cards with an ability of that colour; multicolour is red, blue and yellow."""
    mixed = name in ("red", "blue", "yellow")
    return lambda card: any(
        each.colour == name or (mixed and each.colour == "multicolour") for each in card.abilities
    )


def flora(test: Test) -> Test:
    return lambda card: card.kind == "flora" and test(card)


def habitat(name: str) -> Test:
    return lambda card: name in card.habitats


def kind(name: str) -> Test:
    return lambda card: name in card.types


def tag(name: str) -> Test:
    return lambda card: name in card.tags


def having(n: int, test: Test, *, in_all: bool = True, size: int = 16) -> Player:
    """A player with exactly n cards that fit: in the tableau, and with `in_all` also on island and climate."""
    island, climate = board("island", test), board("climate", test)
    forced = (test(island) + test(climate)) if in_all else 0
    assert n >= forced
    fitting = [card for card in PLANTS if test(card)][: n - forced]
    assert len(fitting) == n - forced, "there are not so many"
    rest = [card for card in PLANTS if not test(card)][: size - len(fitting)]
    return laid([*fitting, *rest], island=island.id, climate=climate.id)


def laid(cards: Sequence[Card], *, island: int | None = None, climate: int | None = None) -> Player:
    """Row by row."""
    return Player(
        [], boards("island")[0].id if island is None else island,
        boards("climate")[0].id if climate is None else climate,
        cards=[card.id for card in cards], cells=[cell(n // 4, n % 4) for n in range(len(cards))],
        sprouts=[0] * len(cards), growth=[0] * len(cards),
    )


def lines(*rows: Sequence[Card], columns: bool) -> Player:
    """Rows of cards, or the same turned to columns."""
    player = laid([card for row in rows for card in row])
    player.cells = [
        cell(c, r) if columns else cell(r, c) for r, row in enumerate(rows) for c in range(len(row))
    ]
    return player


def some(test: Test, n: int, without: Sequence[Card] = ()) -> list[Card]:
    found = [card for card in PLANTS if test(card) and card not in without][:n]
    assert len(found) == n
    return found


def turned(player: Player) -> Player:
    """The same with rows as columns."""
    return Player(
        [], player.island, player.climate, cards=player.cards,
        cells=[(each % 7) * 7 + each // 7 for each in player.cells], sprouts=player.sprouts, growth=player.growth,
    )
