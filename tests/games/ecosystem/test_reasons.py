"""Why a cell is not offered, what would be thrown away, why somebody is called and who gets the rest of a hand."""

import pytest

from engine import Match, Text, answer, choices
from engine.games.ecosystem.words import label
from tests.contract.test_texts import say

from .positions import STAY, at, card, grid, hands, match, pick_cell


def barred(table: Match) -> dict[str, tuple[str, str]]:
    return {say(label(found.option)): (say(found.why), found.rule) for found in table.barred(0)}


def waste(table: Match, cell: str) -> str:
    prompt = table.prompt(0)
    assert prompt is not None
    given = answer(prompt, pick_cell(cell).options)
    assert given is not None
    found = table.waste(0, given)
    return say(found) if found else ""


def called(table: Match, seat: int) -> str:
    found = table.call(seat)
    return say(found) if found else ""


def test_across_a_corner_is_not_beside() -> None:
    """2.2 Every further card goes beside a card that already lies in your grid. Beside always means left, right, above
    or below, never across a corner.
    """
    table = match(3)
    table.state.grids[0] = grid(".. ..", ".. fo")
    hands(table, ["deer", "bee"], ["fox", "deer"], ["fox", "deer"])
    table.play(0, card("deer"))
    assert barred(table) == dict.fromkeys(
        ["A1", "C1", "A3", "C3"], ("touches your cards only across a corner", "2.2")
    )


def test_a_grid_that_would_grow_too_large() -> None:
    """2.3 A grid is four rows high and five columns wide. It may grow in any direction, but its outermost cards must
    never be further apart than that.
    """
    table = match(3)
    table.state.grids[0] = grid("fo fo fo fo fo", "fo", "fo", "fo")
    hands(table, ["deer", "bee"], ["fox", "deer"], ["fox", "deer"])
    table.play(0, card("deer"))
    found = barred(table)
    assert found["F1"] == ("your grid would have more than five columns", "2.3")
    assert found["A5"] == ("your grid would have more than four rows", "2.3")
    assert found["B5"] == ("touches your cards only across a corner", "2.2")
    offered = {say(label(option)) for option in choices(table.prompt(0))}  # type: ignore[arg-type]
    assert offered == {"B2", "C2", "D2", "E2", "B3", "B4"}
    assert offered.isdisjoint(found)


def test_a_cell_that_costs_points_is_asked_twice() -> None:
    table = match(3)
    table.state.grids = [grid("wo de fo de"), grid("wo"), grid("wo")]
    hands(table, ["wolf", "fox"], ["fox", "deer"], ["fox", "deer"])
    table.play(0, card("wolf"))
    assert waste(table, "C2") == "As all grids lie now, this cell costs you 3 points (Fox −3); E1 would bring ±0."
    assert waste(table, "B2") == ""
    tones = {name: table.tone(0, pick_cell(name).options[0]) for name in ("B2", "C2")}
    assert tones == {"B2": "plain", "C2": "grave"}


def test_where_every_cell_costs_points_nothing_better_is_promised() -> None:
    table = match(3)
    table.state.grids = [grid("fo"), grid("wo wo"), grid("wo")]
    hands(table, ["bear", "fox"], ["fox", "deer"], ["fox", "deer"])
    table.play(0, card("bear"))
    prompt = table.prompt(0)
    assert prompt is not None
    assert {waste(table, say(label(option))) for option in choices(prompt)} == {""}


def test_a_swap_that_costs_points_is_asked_twice() -> None:
    table = match(3)
    table.state.grids[0] = grid("wo de fo")
    hands(table, ["rabbit", "fox"], ["fox", "deer"], ["fox", "deer"])
    table.play(0, card("rabbit"))
    assert waste(table, "D1") == ""
    table.play(0, at("D1"))
    assert table.tone(0, STAY.options[0]) == "main"
    table.play(0, pick_cell("B1"))
    assert waste(table, "C1") == (
        "As all grids lie now, Rabbit and swap together bring −2; with all left as it is, the Rabbit brings +1."
    )
    assert waste(table, "D1") == ""


@pytest.mark.parametrize(
    ("seats", "number", "to"),
    [
        (3, 1, [1, 2, 0]), (3, 2, [2, 0, 1]), (2, 1, [1, None]), (2, 2, [None, 0]), (1, 1, ["nobody"]),
    ],
)  # fmt: skip
def test_who_gets_the_rest_is_who_then_holds_it(seats: int, number: int, to: list[int | str | None]) -> None:
    table = match(seats)
    table.state.round = number
    told = [dict(table.terms(seat)) for seat in range(seats)]
    assert [terms.get("next_seat", terms["to"] if terms["to"] == "nobody" else None) for terms in told] == to
    if seats == 3:
        before = [sorted(hand) for hand in table.state.hands]
        for seat in range(seats):
            table.play(seat, card(table.state.hands[seat][0]))
        for seat, terms in enumerate(told):
            next_seat = terms["next_seat"]
            assert isinstance(next_seat, int)
            assert set(table.state.hands[next_seat]) <= set(before[seat])


def test_a_call_counts_the_cards() -> None:
    table = match(3)
    assert [called(table, seat) for seat in range(3)] == ["card 1 of 20: choose it"] * 3
    for seat in range(3):
        table.play(seat, card(table.state.hands[seat][0]))
    assert called(table, 1) == "card 2 of 20: choose it and its cell"
    late = match(3)
    full = dict(list(grid("fo fo fo fo fo", "fo fo fo fo fo", "fo fo fo fo fo", "fo fo fo fo fo").items())[:-1])
    late.state.grids[0] = full
    assert called(late, 0) == "card 20 of 20: choose it"
    alone = match(1)
    alone.play(0, card(alone.state.hands[0][0]))
    assert called(alone, 0) == "turn 1 of 20: give the rival a card"
    assert [say(line) for line in alone.ahead(0)] == ["draw a card"]


def test_what_follows() -> None:
    def ahead() -> list[str]:
        return [line.id.removeprefix("ecosystem-ahead-") for line in table.ahead(0)]

    table = match(3)
    table.state.grids = [grid("fo wo") for _ in range(3)]
    hands(table, ["rabbit", "deer"], ["bee", "deer"], ["fox", "deer"])
    assert ahead() == ["cell", "show"]
    table.play(0, card("rabbit"))
    assert ahead() == ["swap", "show"]
    table.play(0, at("C1"))
    assert ahead() == ["show"]
    assert dict(table.terms(0)) == {"cell": "C1"}
    table.play(0, pick_cell("A1"))
    assert dict(table.terms(0)) == {"card": Text("ecosystem-fox")}
