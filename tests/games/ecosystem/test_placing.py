"""RULES.md, 1 and 2: the cards, and where they may lie."""

from collections import Counter

import pytest

from engine import IllegalAnswer, Place
from engine.games.ecosystem.board import BOARD
from engine.games.ecosystem.cards import DECK
from tests.contract.tables import Table
from tests.contract.walk import walk

from .positions import at, card, cell, grid, match


def free(taken: dict[int, str]) -> set[str]:
    """Where the next card of a grid may lie."""
    table = match(3)
    table.state.grids[0] = dict(taken)
    table.play(0, card(table.state.hands[0][0]))
    prompt = table.prompt(0)
    assert isinstance(prompt, Place)
    return {BOARD.name(spot) for spot in prompt.spots}


def row(*names: str) -> dict[int, str]:
    return {cell(name): "deer" for name in names}


def test_the_cards() -> None:
    """1.1 There are 130 cards of eleven kinds: 20 meadows, 20 streams, 12 each of bears, foxes, deer and wolves, 10
    trout, 8 each of bees, eagles, rabbits and dragonflies.
    """
    assert len(DECK) == 130
    assert Counter(DECK) == {
        "meadow": 20, "stream": 20, "bear": 12, "fox": 12, "deer": 12, "wolf": 12, "trout": 10,
        "bee": 8, "eagle": 8, "rabbit": 8, "dragonfly": 8,
    }  # fmt: skip


def test_twenty_cards_each_in_two_rounds() -> None:
    """1.2 Everyone lays twenty cards into a grid of their own, ten in each of two rounds. When the grids are full they
    are scored, and most points win.
    """
    for seats in (1, 2, 3, 6):
        for now in walk(Table("ecosystem", seats)):
            placed = min(map(len, now.state.grids))
            assert (now.result is not None) == (placed == 20 and not now.waiting)
            if seats > 1 and placed not in (10, 20):
                assert now.state.round == (1 if placed < 10 else 2)
        assert [len(cards) for cards in now.state.grids] == [20] * seats
        if seats > 1:
            result = now.result
            assert result is not None
            totals = [sheet.total for sheet in result.sheets]
            assert all(totals[winner] == max(totals) for winner in result.winners)


def test_the_first_card() -> None:
    """2.1 Your first card may lie anywhere: the grid has no corner and no middle until you make one."""
    table = match(3)
    table.play(0, card(table.state.hands[0][0]))
    chosen = table.state.choices[0]
    assert chosen is not None, "the only cell there can be is not asked for"
    assert BOARD.name(chosen.cell) == "E4"
    # All ways to go on from it are open, to full height and width.
    assert free(row("E4", "E3", "E2")) >= {"E1", "E5"}
    assert free(row("E4", "E5", "E6")) >= {"E7", "E3"}
    assert free(row("E4", "D4", "C4", "B4")) >= {"A4", "F4"}
    assert free(row("E4", "F4", "G4", "H4")) >= {"I4", "D4"}


def test_cards_go_beside_cards() -> None:
    """2.2 Every further card goes beside a card that already lies in your grid. Beside always means left, right, above
    or below, never across a corner.
    """
    assert free(row("E4")) == {"E3", "D4", "F4", "E5"}
    assert free(row("E4", "F5")) == {"E3", "D4", "F4", "E5", "G5", "F6"}


def test_four_rows_and_five_columns() -> None:
    """2.3 A grid is four rows high and five columns wide. It may grow in any direction, but its outermost cards must
    never be further apart than that.
    """
    column = row("E2", "E3", "E4", "E5")
    assert free(column) == {"D2", "D3", "D4", "D5", "F2", "F3", "F4", "F5"}
    line = row("C4", "D4", "E4", "F4", "G4")
    assert free(line) == {"C3", "D3", "E3", "F3", "G3", "C5", "D5", "E5", "F5", "G5"}
    # Not only a full line is a limit: so are cards far apart in different lines.
    bent = row("C4", "D4", "E4", "E3", "F3", "G3")
    assert not free(bent) & {"B4", "H3"}
    assert {"C3", "G4"} <= free(bent)


def test_any_card_on_any_free_cell() -> None:
    """2.4 Within these limits every free cell is allowed, whatever the card. Cards that lie stay where they are,
    unless a rabbit moves them.
    """
    spots = {}
    for kind in ("bear", "bee", "meadow", "trout", "eagle", "rabbit", "dragonfly", "fox", "deer", "stream", "wolf"):
        table = match(3)
        table.state.hands[0] = [kind, "wolf" if kind != "wolf" else "fox"]
        table.asked[0] = None
        table.state.grids[0] = {cell("E4"): "fox", cell("E5"): "wolf"}
        table.play(0, card(kind))
        spots[kind] = table.prompt(0).spots  # type: ignore[union-attr]
    assert len(set(spots.values())) == 1
    for seats in (1, 3):
        before: list[dict[int, str]] = [{} for _ in range(seats)]
        for now in walk(Table("ecosystem", seats)):
            for old, new in zip(before, now.state.grids, strict=True):
                moved = [spot for spot in old if new[spot] != old[spot]]
                assert not moved or "rabbit" in new.values()
                assert len(moved) <= 2
            before = [dict(cards) for cards in now.state.grids]


def test_a_full_grid_is_four_by_five_wherever_it_lies() -> None:
    for seed in "abcdefgh":
        *_, now = walk(Table("ecosystem", 3), seed)
        for cards in now.state.grids:
            rows, columns = {BOARD.row(spot) for spot in cards}, {BOARD.column(spot) for spot in cards}
            assert (len(rows), len(columns), len(cards)) == (4, 5, 20)


def test_a_cell_outside_is_refused_and_nothing_changes() -> None:
    table = match(3)
    table.state.grids[0] = grid("de de de de de")
    table.play(0, card(table.state.hands[0][0]))
    before = table.save()
    for name in ("F1", "A3", "A1"):
        with pytest.raises(IllegalAnswer):
            table.play(0, at(name))
    assert table.save() == before
