"""RULES.md, 1 and 2: the valley, and the course of a match."""

from collections import Counter

import pytest

from engine import Match
from engine.games.renature.board import BOARD, NAMES, NEAR
from engine.games.renature.pieces import PAIRS, SLOT_VALUE
from tests.contract.tables import Table
from tests.contract.walk import walk

from .banks import GAME, animal, ask, cell, first, grow, kinds, lay, match, offered, pick, plant, position, word


def test_board_and_areas() -> None:
    """1.1 The board has 15 × 15 cells. About half of them are streams, and four stream cells are start cells. Between
    the streams lie 18 areas of land. An area's size is the number of its cells. (The course of the streams, the places
    of the start cells and the shapes of the areas are our reconstruction.)
    """
    land = match().state.land
    assert (BOARD.width, BOARD.height) == (15, 15)
    assert len(land.areas) == 18
    assert (land.stream.bit_count(), sum(map(len, land.areas))) == (113, 112)
    assert [NAMES[start] for start in land.starts] == ["B1", "F1", "J1", "N1"]
    assert all(land.stream >> start & 1 for start in land.starts)
    for number, cells in enumerate(land.areas):
        assert [land.area[here] for here in cells] == [number] * len(cells)


def test_tokens_fit_their_areas() -> None:
    """1.2 Every area gets a sunflower token whose main points equal the area's size. Of the 21 tokens three are left
    over and go back to the box; nobody looks at their backs. (How many tokens there are of each size, most secondary
    points and all backs are our reconstruction.)
    """
    state = match().state
    tokens = state.land.sunflowers
    assert [tokens[token].main for token in state.flowers] == [len(cells) for cells in state.land.areas]
    assert sorted(state.flowers + state.spare) == list(range(21))
    assert len(state.spare) == 3
    seen = [GAME.view(state, reader) for reader in (None, 0, 1)]
    assert all(face == tokens[token].face for v in seen for face, token in zip(v.flowers, state.flowers, strict=True))


@pytest.mark.parametrize(
    ("seats", "plants", "total", "neutral"),
    [
        (2, [9, 4, 2, 2, 3, 2, 2, 2], 26, 9),
        (3, [5, 3, 2, 1, 2, 1, 1, 1], 16, 5),
        (4, [4, 2, 2, 1, 1, 1, 1, 1], 13, 4),
    ],
)
def test_plants_by_number_of_players(seats: int, plants: list[int], total: int, neutral: int) -> None:
    """1.3 Your own board holds plants of your colour and neutral ones: turf is worth 1, a bush 2, a pine 3, an oak 4.
    With two players you have 26 plants, 9 of them neutral; with three 16, 5 neutral; with four 13, 4 neutral, and some
    slots stay empty for the whole match. (These numbers are our reconstruction from the plants in the box.)
    """
    assert match(seats).state.slots == [plants] * seats
    assert (sum(plants), sum(plants[4:])) == (total, neutral)
    assert SLOT_VALUE == (1, 2, 3, 4) * 2
    for now in walk(Table("renature", seats)):
        assert all(here <= most for slots in now.state.slots for here, most in zip(slots, plants, strict=True))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_clouds_at_the_start(seats: int) -> None:
    """1.4 Everyone starts with six clouds, which is all a board can hold. Four area cells carry clouds too. (Which
    cells, and how many clouds, is our reconstruction.)
    """
    state = match(seats).state
    assert state.purse == [6] * seats
    assert state.clouds == {cell("D4"): 1, cell("N5"): 1, cell("C13"): 2, cell("L13"): 2}
    assert state.sky == 30 - 6 * seats - 6
    for now in walk(Table("renature", seats)):
        assert max(now.state.purse) <= 6


@pytest.mark.parametrize(("seats", "dealt"), [(2, 26), (3, 18), (4, 13)])
def test_dominoes_dealt(seats: int, dealt: int) -> None:
    """1.5 There are 55 dominoes: every pair of ten animals once, doubles included. With two players each gets 26, with
    three 18, with four 13; the rest goes back unseen. Your dominoes are your stock, face down; three of them are
    your hand, which only you see.
    """
    assert len(PAIRS) == len(set(PAIRS)) == 55
    assert sum(first == second for first, second in PAIRS) == 10
    table = match(seats)
    state = table.state
    assert [len(hand) for hand in state.hands] == [3] * seats
    assert [len(stock) for stock in state.stocks] == [dealt - 3] * seats
    piles = [*state.hands, *state.stocks, state.box]
    assert Counter(d for pile in piles for d in pile) == Counter(range(55))
    for seat in range(seats):
        assert table.view(seat).hand == tuple(state.hands[seat])
    assert table.view(None).hand == ()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_first_player_and_first_points(seats: int) -> None:
    """1.6 The first player is drawn by lot. In turn order the players start with 4, 3, 2 and 1 points."""
    firsts = set()
    for seed in range(30):
        table = Match.new(GAME, seats, str(seed))
        first = table.state.turn
        firsts.add(first)
        track = [sum(player.tally) for player in table.view(None).players]
        assert [track[(first + place) % seats] for place in range(seats)] == [4, 3, 2, 1][:seats]
        [told] = table.opening()
        assert (told.kind, told.seat) == ("start", first)
        assert dict(told.args) == {"points": ", ".join("4321"[:seats])}
    assert firsts == set(range(seats))


def test_first_joker() -> None:
    """1.7 The first animal of the joker track, the butterfly, is the joker at the start. (Fox, hedgehog, frog and
    squirrel, and the order of the track after the butterfly, are our reconstruction.)
    """
    state = match().state
    assert state.land.animals[state.joker] == "butterfly"


def test_next_to_is_never_diagonal() -> None:
    """2.1 "Next to" always means sharing a side, never a corner."""
    for here, near in enumerate(NEAR):
        for other in near:
            apart = (abs(BOARD.row(here) - BOARD.row(other)), abs(BOARD.column(here) - BOARD.column(other)))
            assert sorted(apart) == [0, 1]


def test_steps_come_in_order() -> None:
    """2.2 In your turn you lay a domino or discard one, then you may plant, then points are counted, then you draw."""
    table = match()
    position(table, hand=["fox-owl", "frog-frog", "snail-owl"], clouds=0)
    events = lay(table, "fox-owl", "B1", "B2")
    assert ask(table, 0) == "plant"
    events += grow(table, "oak", "C1")
    assert kinds(events) == ["laid", "planted", "drew"]
    assert ask(table, 1) == "domino"


@pytest.mark.parametrize("when", ["domino", "at", "plant", "in", "end"])
def test_clouds_between_all_steps(when: str) -> None:
    """2.3 At any time of your own turn, also between these steps, you may spend clouds."""
    table = match()
    position(table, hand=["fox-owl", "frog-frog", "snail-owl"], clouds=6)
    chain = {"domino": pick("fox-owl"), "at": None, "plant": plant("turf"), "in": None, "end": None}
    for asked, given in chain.items():
        if asked == when:
            break
        table.play(0, given or first(table, 0))
    assert ask(table, 0) == when
    assert "joker" in {option.word for option in table.asides(0)}
    assert table.asides(1) == ()
    table.play(0, word("joker"))
    assert ask(table, 0) == "animal"
    table.play(0, animal("owl"))
    assert ask(table, 0) == when
    assert (table.state.joker, table.state.purse[0]) == (4, 4)


def test_drawing_at_the_end_of_a_turn() -> None:
    """2.4 At the end of your turn draw one domino from your stock. When the stock is empty you draw no more."""
    table = match()
    state = position(table, hand=["fox-owl", "frog-frog", "snail-owl"], clouds=0)
    top, left = state.stocks[0][-1], len(state.stocks[0])
    lay(table, "fox-owl", "B1", "B2")
    drew = [event for event in table.play(0, word("skip")) if event.kind == "drew"]
    assert state.hands[0][-1] == top
    assert len(state.stocks[0]) == left - 1
    assert drew[0].reveals
    assert drew[0].audience == (0,)
    table = match()
    state = position(table, hand=["fox-owl", "frog-frog", "snail-owl"], clouds=0)
    state.box += state.stocks[0]
    state.stocks[0] = []
    lay(table, "fox-owl", "B1", "B2")
    assert "drew" not in kinds(table.play(0, word("skip")))
    assert len(state.hands[0]) == 2


def test_who_has_no_domino_is_passed_over() -> None:
    """2.5 Then the next player clockwise has a turn. Who has no domino left is passed over."""
    table = match(4, turn=1)
    state = position(table, clouds=0)
    state.box += state.hands[2] + state.stocks[2]
    state.hands[2], state.stocks[2] = [], []
    for seat in (1, 3, 0, 1, 3, 0):
        state.purse[seat] = 0
        assert table.waiting == [seat]
        table.play(seat, word("discard"))
        table.play(seat, first(table, seat))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_end_comes_when_all_dominoes_are_played(seats: int) -> None:
    """2.6 When nobody has a domino left, the match is over and the end is scored."""
    for now in walk(Table("renature", seats)):
        left = any(now.state.hands)
        assert bool(now.waiting) == (not now.state.over)
        if now.state.over:
            assert not left
            assert now.result is not None
        elif now.state.phase == "lay":
            assert left
    dealt = {2: 52, 3: 54, 4: 52}[seats]
    assert len(now.state.laid) + len(now.state.away) == dealt


def test_last_options_are_words() -> None:
    table = match()
    position(table, hand=["fox-owl"])
    assert offered(table, 0) == ["owl-fox", "discard"]
