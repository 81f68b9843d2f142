"""Grids and matches written down by hand."""

from collections.abc import Sequence

from engine import Match, Option, Picked, Placed, games
from engine.games.ecosystem.board import BOARD
from engine.games.ecosystem.cards import CARDS, Card
from engine.games.ecosystem.scoring import Score, scores

GAME = games()["ecosystem"]
SHORT: dict[str, Card] = {
    "Be": "bear", "be": "bee", "me": "meadow", "tr": "trout", "ea": "eagle", "ra": "rabbit", "dr": "dragonfly",
    "fo": "fox", "de": "deer", "st": "stream", "wo": "wolf",
}  # fmt: skip
WIDE = {card: short for short, card in SHORT.items()}


def grid(*rows: str) -> dict[int, Card]:
    """`grid("be me ..", ".. me fo")`, with its top left corner on the board's."""
    return {
        BOARD.at(row, column): SHORT[short]
        for row, line in enumerate(rows)
        for column, short in enumerate(line.split())
        if short != ".."
    }


def points(kind: Card, *rows: str) -> int:
    """What the cards of one kind bring to a player who is alone at the table."""
    return sheet(scores([grid(*rows)])[0])[kind]


def sheet(score: Score) -> dict[Card, int]:
    return dict(zip(CARDS, score.points, strict=True))


def match(seats: int, seed: str = "rules", **options: str) -> Match:
    return Match.new(GAME, seats, seed, options)


def card(name: str) -> Picked:
    return Picked((Option("card", word=name),))


def cell(name: str) -> int:
    found = BOARD.cell(name)
    assert found is not None
    return found


def at(name: str) -> Placed:
    return Placed(cell(name))


def pick_cell(name: str) -> Picked:
    return Picked((Option("cell", cell(name)),))


STAY = Picked((Option("word", word="stay"),))


def choose(match: Match, seat: int, name: str, where: str) -> None:
    """A card other than a rabbit and its cell, as far as the match asks for them."""
    if (prompt := match.prompt(seat)) and prompt.ask == "card":
        match.play(seat, card(name))
    if (prompt := match.prompt(seat)) and prompt.ask == "at":
        match.play(seat, at(where))


def hands(match: Match, *given: Sequence[Card]) -> None:
    """Deal these instead. What was held goes away, so nothing here counts pieces."""
    match.state.hands = [list(hand) for hand in given]
    match.asked = [None] * match.seats
