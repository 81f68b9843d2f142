"""What a player of the draft may count on when thinking ahead: the hands it has held, and nothing else."""

import pytest

from engine import Match
from engine.bots import guess
from engine.games.ecosystem.redeal import seen

from .positions import match


def passed(table: Match, steps: int) -> Match:
    """The match after so many steps of the draft."""
    wanted = len(table.state.grids[0]) + steps
    while len(table.state.grids[0]) < wanted:
        for seat in table.waiting:
            prompt = table.prompt(seat)
            if prompt is not None and len(table.state.grids[0]) < wanted:
                table.play(seat, guess(prompt, lambda: 0.0))
    return table


@pytest.mark.parametrize(
    ("steps", "known"),
    [(0, {0}), (1, {0, 1}), (2, {0, 1, 2}), (3, {0, 1, 2, 3}), (9, {0, 1, 2, 3, 4}), (10, {0}), (11, {0, 4})],
)
def test_hands_passed_on_are_remembered(steps: int, known: set[int]) -> None:
    table = passed(match(5), steps)
    assert set(seen(table.state, 0)) == known
    changed = set()
    for number in range(20):
        twin = table.redealt(0, str(number))
        changed |= {seat for seat in range(5) if sorted(twin.state.hands[seat]) != sorted(table.state.hands[seat])}
    assert changed == {0, 1, 2, 3, 4} - known


def test_a_hand_that_was_passed_on_is_what_its_new_holder_has() -> None:
    table = match(4)
    hand = table.state.hands[0][:]
    passed(table, 1)
    hand.remove(next(iter(table.state.grids[0].values())))
    assert sorted(table.state.hands[1]) == sorted(hand)


def test_the_table_remembers_no_hand() -> None:
    assert set(seen(passed(match(3), 2).state, None)) == set()


def test_neither_card_nor_cell_of_a_sealed_choice_is_known() -> None:
    table = passed(match(3), 4)
    while table.state.choices[1] is None:
        table.play(1, guess(table.prompt(1), lambda: 0.0))  # type: ignore[arg-type]
    twins = [table.redealt(0, str(number)).state for number in range(40)]
    assert len({twin.choices[1].card for twin in twins}) > 1
    assert len({twin.choices[1].cell for twin in twins}) > 1
    assert all(twin.choices[1].card in twin.hands[1] for twin in twins)
