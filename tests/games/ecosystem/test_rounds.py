"""RULES.md, 3: dealing, choosing in secret, showing, passing."""

from random import Random

import pytest

from bot.store import NewMove
from bot.table.moves import step
from bot.table.rewind import Trail, play_again
from engine import Answer, Match
from engine.bots import guess
from engine.games.ecosystem.cards import DECK, Card

from .positions import GAME, STAY, at, card, cell, choose, grid, hands, match, pick_cell


def everyone(table: Match) -> list[str]:
    """Everyone plays the first card they can on the first cell; what came out, by event."""
    told = []
    for seat in range(table.seats):
        while (prompt := table.prompt(seat)) and table.state.choices[seat] is None:
            step = len(table.state.grids[seat])
            told += table.play(seat, guess(prompt, lambda: 0.0))
            if len(table.state.grids[seat]) > step:
                break
    return [event.kind for event in told]


def test_ten_cards_each() -> None:
    """3.1 Shuffle all cards and deal everyone ten. The rest waits for the second round."""
    for seats in (3, 4, 5, 6):
        table = match(seats)
        assert [len(hand) for hand in table.state.hands] == [10] * seats
        assert len(table.state.deck) == 130 - 10 * seats
        dealt = [name for hand in table.state.hands for name in hand]
        assert sorted(dealt + table.state.deck) == sorted(DECK)
        assert dealt + table.state.deck != list(DECK)
        assert match(seats, "other").state.hands != table.state.hands


def test_choosing_in_secret() -> None:
    """3.2 Everyone chooses at the same time and in secret: one card of the hand, its cell, and for a rabbit what it
    swaps. A choice may be changed until the last player has chosen; it does not matter who is quicker. (House rule:
    cell and swap are chosen together with the card.)
    """
    table = match(3)
    table.state.grids = [grid("fo wo") for _ in range(3)]
    hands(table, ["rabbit", "deer"], ["bee", "deer"], ["fox", "deer"])
    assert table.waiting == [0, 1, 2]
    table.state.news.clear()
    events = table.play(0, card("rabbit")) + table.play(0, at("C1")) + table.play(0, pick_cell("A1"))
    events += table.play(0, pick_cell("C1"))
    assert [(event.kind, event.args, event.reveals) for event in events[-1:]] == [("chosen", (), False)]
    assert table.view(0).chosen is not None
    for reader in (None, 1, 2):
        shown = table.view(reader)
        assert shown.chosen is None
        assert shown.ready == (True, False, False)
        assert shown.grids[0] == tuple(sorted(grid("fo wo").items()))
        assert [event.text("ecosystem", reader).args for event in events] == [()] * len(events)
    assert table.waiting == [1, 2]
    choose(table, 1, "deer", "C1")
    choose(table, 2, "deer", "C1")
    assert table.waiting == [0, 1, 2]


def chosen(table: Match, seat: int) -> list[NewMove]:
    """The seat's whole choice, as the log keeps it: the first of everything."""
    moves: list[NewMove] = []
    while table.state.choices[seat] is None and not any(move.reveals for move in moves):
        prompt = table.prompt(seat)
        assert prompt is not None
        moves.append(step(table, seat, guess(prompt, lambda: 0.0), None, []))
    return moves


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_choice_is_taken_back_until_the_last_player_has_chosen(seats: int) -> None:
    """*Back* leaves what the others have chosen; after the last choice nothing is free to take back."""
    table = match(seats)
    for _ in range(5):
        everyone(table)
    for seat in range(seats - 1):
        mine = chosen(table, seat)
        later: list[NewMove] = []
        for other in [other for other in table.waiting if other != seat][:-1]:
            later += chosen(table, other)
        for move in reversed(mine):
            trail = Trail.of(move, move.before, later)
            assert trail.is_free(GAME)
        again = Match.load(GAME, mine[0].before or b"")
        assert play_again(again, later) is not None
        assert again.state.choices[seat] is None
        assert [choice is None for choice in again.state.choices].count(True) == 2
        table = again
        chosen(table, seat)
        for other in [other for other in table.waiting if other != seat]:
            last = chosen(table, other)
        assert not Trail.of(last[-1], last[-1].before).is_free(GAME)


def test_showing_and_passing_to_the_left() -> None:
    """3.3 Then all choices are shown at once. In the first round everyone passes the remaining hand to the player on
    the left, the next seat.
    """
    table = match(3)
    hands(table, ["bee", "deer"], ["fox", "wolf"], ["trout", "bear"])
    choose(table, 2, "trout", "E4")
    choose(table, 0, "bee", "E4")
    assert table.state.grids == [{}, {}, {}]
    events = table.play(1, card("fox"))
    shown = [(event.kind, event.seat) for event in events]
    assert shown == [("chosen", 1), ("placed", 0), ("placed", 1), ("placed", 2)]
    assert all(event.reveals for event in events[1:])
    assert table.state.grids == [{cell("E4"): "bee"}, {cell("E4"): "fox"}, {cell("E4"): "trout"}]
    assert table.state.hands == [["bear"], ["deer"], ["wolf"]]


def test_until_the_hands_are_empty() -> None:
    """3.4 Choosing and passing go on until the hands are empty. A choice that leaves nothing to choose, like the last
    card into the last cell, is made for you.
    """
    table = match(3)
    for left in range(9, 0, -1):
        everyone(table)
        assert [len(hand) for hand in table.state.hands] == [left] * 3
    asks = [prompt.ask for seat in range(3) if (prompt := table.prompt(seat))]
    assert asks == ["at"] * 3, "the last card is no choice, its cell is"
    last = nearly_full(["fox", "deer"], ["fox", "deer"], ["fox", "deer"])
    for seat in range(3):
        choose(last, seat, "fox", "D4")
    assert [len(cards) for cards in last.state.grids] == [20] * 3
    assert last.result is not None


def nearly_full(*given: list[Card]) -> Match:
    """Two cells of every grid are free, in the last round."""
    table = match(3)
    full = grid("de de de de de", "de de de de de", "de de de de de", "de de de")
    table.state.grids, table.state.round = [dict(full) for _ in range(3)], 2
    hands(table, *given)
    return table


def test_a_second_round_to_the_right() -> None:
    """3.5 In the second round everyone gets ten new cards from what was left, and hands are passed to the right, the
    seat before.
    """
    table = match(4)
    rest = table.state.deck[:]
    while table.state.round == 1:
        kinds = everyone(table)
    assert kinds[-1] == "round"
    assert [len(cards) for cards in table.state.grids] == [10] * 4
    dealt = [name for hand in table.state.hands for name in hand]
    assert sorted(dealt + table.state.deck) == sorted(rest)
    hands(table, ["bee", "deer"], ["fox", "wolf"], ["trout", "bear"], ["eagle", "stream"])
    for seat, name in enumerate(("bee", "fox", "trout", "eagle")):
        table.play(seat, card(name))
        table.play(seat, guess(table.prompt(seat), lambda: 0.0))  # type: ignore[arg-type]
    assert table.state.hands == [["wolf"], ["bear"], ["stream"], ["deer"]]


def plan(seat: int, number: int, table: Match) -> Answer:
    """An answer that hangs only on the seat, how many it has given, and what it is asked."""
    prompt = table.prompt(seat)
    assert prompt is not None
    return guess(prompt, Random(f"{seat} {number}").random)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_who_is_quicker_changes_nothing(seats: int) -> None:
    ends = []
    for order in range(4):
        table, given, chance = match(seats), [0] * seats, Random(order)
        while waiting := table.waiting:
            seat = chance.choice(waiting) if order > 1 else waiting[-order]
            table.play(seat, plan(seat, given[seat], table))
            given[seat] += 1
        ends.append(table.save())
    assert len(set(ends)) == 1


def test_the_last_card_is_a_choice_to_a_rabbit_alone() -> None:
    table = nearly_full(["fox", "deer"], ["fox", "rabbit"], ["fox", "deer"])
    for seat in range(3):
        choose(table, seat, "fox", "D4")
    assert table.waiting == [0]
    table.play(0, STAY)
    assert table.result is not None


def test_a_rabbit_that_stays_is_placed_like_any_card() -> None:
    table = match(3)
    table.state.grids = [grid("fo wo") for _ in range(3)]
    hands(table, ["rabbit", "deer"], ["bee", "deer"], ["fox", "deer"])
    table.play(0, card("rabbit"))
    table.play(0, at("C1"))
    table.play(0, STAY)
    choose(table, 1, "deer", "C1")
    choose(table, 2, "deer", "C1")
    assert table.state.grids[0] == grid("fo wo ra")
