"""Fauna, end and score: rules 6."""

import pytest

from engine import Match
from engine.games.earth.scoring import points, sheets, winners
from engine.games.earth.state import Leaf
from engine.games.earth.turn import Turn

from .table import ID, ask, compost, fill, first, hold, lay, leaf, lone, opened, pick, share, tableau, turn, until

STILL = ("Bald Eagle", "Plains Zebra", "Arctic Fox", "Wild Boar")


def fauna(match: Match, *names: str) -> None:
    match.state.fauna = [ID[name] for name in (*names, *STILL)][:4]


def test_so_many_or_more() -> None:
    """6.1 Each fauna asks for so many of something, or more."""
    match = opened(2)
    fauna(match, "European Mole")
    one, other = match.state.players
    one.soil, other.soil = 14, 18
    pick(match, 0, "compost")
    pick(match, 1, "soil")
    assert (one.soil, other.soil) == (19, 20)
    assert (one.leaves, other.leaves) == ([], [leaf("European Mole", 15)])


def test_steps_of_the_ladder() -> None:
    """6.2 At the end of the turn whoever has met a goal puts a leaf on its best free step of 15, 11, 8, 6 and 5 points,
    the active player first, then clockwise.
    """
    match = opened(5)
    fauna(match, "Earthworm")
    match.state.players[1].leaves = [leaf("Earthworm", 15)]
    for seat in (0, 2, 4):
        match.state.players[seat].compost = [0] * 15
    pick(match, 0, "grow")
    turn_order = [0, 4, 2]
    until(match, 2)
    assert [match.state.players[seat].leaves for seat in turn_order] == [
        [leaf("Earthworm", 11)], [leaf("Earthworm", 6)], [leaf("Earthworm", 8)],
    ]


def test_a_goal_met_for_a_moment() -> None:
    """6.3 A goal that was met at any moment of the turn counts, even if it is not met any more."""
    match = opened(2)
    fauna(match, "European Mole")
    player = lay(match, 0, {(0, 0): "Jelly Ear"})  # red: 1 soil -> compost up to four
    hold(match, 0, "Wheat")
    player.soil = 15
    pick(match, 0, "compost")
    assert player.soil == 20
    pick(match, 0, "use")
    assert player.soil == 19
    until(match, 2)
    assert player.leaves == [leaf("European Mole", 15)]


def test_the_moment_before_pieces_are_placed_without_asking() -> None:
    """6.3 A goal that was met at any moment of the turn counts, even if it is not met any more."""
    match = opened(2)
    fauna(match, "Black Wildebeest")  # eight flora without pieces
    names = ("Celery", "Jojoba", "Papaya", "Basil", "Garlic", "Ginger", "Cat Spruce")
    player = lay(match, 0, {(number // 4, number % 4): name for number, name in enumerate(names)})
    hold(match, 0, "Volcanic Ash Plain", "Cat Grass")
    player.soil = 9
    pick(match, 0, "plant")
    pick(match, 0, "Cat Grass")
    first(match, 0)
    assert len(player.cards) == 8
    pick(match, 0, "Volcanic Ash Plain")  # black: 7 sprouts
    first(match, 0)
    share(match, 0, {"Celery": 6, "Basil": 1})
    until(match, 2)
    assert player.leaves == [leaf("Black Wildebeest", 15)]


def test_the_moment_before_a_terrain_is_replaced() -> None:
    """6.3 A goal that was met at any moment of the turn counts, even if it is not met any more."""
    match = opened(2)
    fauna(match, "Red-Eyed Tree Frog")  # three cards with a green ability
    player = lay(match, 0, {(0, 0): "Lava Plain", (0, 1): "Badlands"})
    hold(match, 0, "Shrubland", "Panther Cap")
    player.soil = 2
    pick(match, 0, "plant")
    pick(match, 0, "Shrubland")
    first(match, 0)
    pick(match, 0, "Panther Cap")  # costs 8: it takes the place of Lava Plain
    assert ID["Lava Plain"] in player.compost
    until(match, 2)
    assert player.leaves == [leaf("Red-Eyed Tree Frog", 15)]


def test_no_goal_is_met_by_a_planting_that_is_taken_back() -> None:
    """6.3 A goal that was met at any moment of the turn counts, even if it is not met any more."""
    match = opened(2, planting="sealed")
    fauna(match, "Earthworm")  # fifteen cards in the compost
    player = lay(match, 0, {(0, 0): "Lava Plain"})
    compost(match, 0, 14)
    hold(match, 0, "Panther Cap", "Cat Grass")
    hold(match, 1, "Basil")
    pick(match, 0, "plant")
    pick(match, 0, "Panther Cap")  # Lava Plain is composted
    assert len(player.compost) == 15
    pick(match, 0, "Cat Grass")
    first(match, 0)
    pick(match, 0, "change")
    pick(match, 0, "pass")
    until(match, 2)
    assert (len(player.compost), player.leaves) == (14, [])


def test_leaves_stay() -> None:
    """6.4 A leaf stays for ever, and there is one for each player beside a fauna."""
    match = opened(2)
    fauna(match, "European Mole")
    player = match.state.players[0]
    player.soil = 20
    turn(match, "compost")
    player.soil = 0
    turn(match, "compost")
    player.soil = 30
    turn(match, "compost")
    assert player.leaves == [leaf("European Mole", 15)]


def test_the_first_full_tableau() -> None:
    """6.5 The first player with sixteen cards gets 7 points; in the same turn the active player comes before the
    others, then clockwise.
    """
    match = opened(3)
    state = match.state
    fill(match, 0, 15)
    fill(match, 1, 15)
    fill(match, 2, 15)
    hold(match, 0, "Cat Grass")
    hold(match, 1, "Stiptic Fungus")
    hold(match, 2, "Japanese Andromeda")
    state.active = state.first = 1
    match.agenda.seats = [[], [], []]
    match.agenda.table = []
    match.agenda.push(Turn(1).run(state))
    match.asked = [None] * 3
    pick(match, 1, "plant")
    pick(match, 1, "pass")
    pick(match, 0, "Cat Grass")
    pick(match, 2, "Japanese Andromeda")
    until(match, 3)
    assert [player.bonus for player in state.players] == [0, 0, 7]  # clockwise after seat 1 comes seat 2


def test_the_round_is_finished() -> None:
    """6.6 The round is finished, so that all have had as many turns; then the match is over."""
    match = opened(3)
    fill(match, 0, 15)
    hold(match, 0, "Cat Grass")
    pick(match, 0, "plant")
    pick(match, 0, "Cat Grass")
    until(match, 2)
    assert match.view(None).last
    assert match.result is None
    turn(match, "compost")
    turn(match, "compost")
    assert match.result is not None
    assert match.waiting == []


def run_out(match: Match) -> None:
    """All cards of the deck lie in a compost, and a round has passed since."""
    state = match.state
    state.players[0].compost += state.deck + state.discard
    state.deck, state.discard = [], []
    turn(match, "compost")
    turn(match, "compost")
    assert match.result is None  # in that round there was a deck


def test_a_round_without_a_card_to_draw_or_a_planting() -> None:
    """6.7 *House rule:* it is also over at the end of a round in which deck and discard were empty all the time and
    nobody planted.
    """
    match = opened(2)
    hold(match, 0, "Basil", "Wheat")
    run_out(match)
    turn(match, "compost")
    assert match.result is None
    turn(match, "compost")
    assert match.result is not None  # holding cards back keeps nobody at the table


def test_the_turn_that_may_end_a_round_without_anything() -> None:
    """Whoever holds anything is asked before it closes, as in any turn that may be the last."""
    match = opened(2)
    hold(match, 1, "Wheat")
    hold(match, 0, "Basil")
    run_out(match)
    pick(match, 0, "compost")
    pick(match, 1, "soil")
    assert match.state.active == 1  # one turn of the round is left
    pick(match, 1, "compost")
    assert ask(match, 1) == "done"


def test_a_planting_keeps_the_match_going() -> None:
    """6.7 *House rule:* it is also over at the end of a round in which deck and discard were empty all the time and
    nobody planted.
    """
    match = opened(2)
    hold(match, 0, "Basil", "Wheat")
    run_out(match)
    match.state.players[0].soil = 3
    pick(match, 0, "plant")
    pick(match, 0, "Basil")
    until(match, match.state.turn + 1)
    turn(match, "compost")
    assert match.result is None
    turn(match, "compost")
    turn(match, "compost")
    assert match.result is not None


def test_a_card_that_came_back_keeps_the_match_going() -> None:
    """6.7 *House rule:* it is also over at the end of a round in which deck and discard were empty all the time and
    nobody planted.
    """
    match = opened(2)
    hold(match, 1, "Geyser")  # two cards of the compost are discarded, two drawn
    run_out(match)
    compost_of(match, 1, 2)
    pick(match, 1, "event")
    pick(match, 1, "Geyser")
    assert (match.state.deck, match.state.discard) == ([], [])
    turn(match, "compost")
    turn(match, "compost")
    assert match.result is None
    turn(match, "compost")
    turn(match, "compost")
    assert match.result is not None


def compost_of(match: Match, seat: int, n: int) -> None:
    """From the other's compost, where all cards lie."""
    heap = match.state.players[0].compost
    match.state.players[seat].compost += heap[-n:]
    del heap[-n:]


def test_leaves_of_beginners() -> None:
    """6.8 For beginners every leaf is worth 10 points."""
    match = opened(2, mode="beginner")
    fauna(match, "European Mole")
    for player in match.state.players:
        player.soil = 20
    turn(match, "compost")
    assert [player.leaves for player in match.state.players] == [[leaf("European Mole", 10)]] * 2


def test_eight_lines() -> None:
    """6.9 Points are counted in eight lines: cards with island and climate, events, compost, sprouts, growth, terrains,
    ecosystems, fauna with the 7 points; a flora fully grown counts its canopy instead of its pieces.
    """
    player = tableau(
        {(0, 0): "Garlic", (0, 1): "Prairie", (0, 2): "Cat Spruce"},  # 2 + 2 + 2; 3 points for a herb in the row
        sprouts={"Garlic": 4}, growth={"Garlic": 3, "Cat Spruce": 2},  # canopy 3, and 2 pieces
        events=[ID["Hurricane"], ID["Mudpot"]], compost=[0] * 5, ecosystem=ID["Great Hungarian Plain Ecosystem"],
        leaves=[Leaf(0, 11)], bonus=7,
    )
    found = points([player], 0, [ID["Denali National Park Ecosystem"], ID["Tai Poutini National Park Ecosystem"]])
    base = 2 + 2 + 2 + 10 + 3
    assert [line.text.id.rpartition("-")[2] for line in found.lines] == [
        "base", "events", "compost", "sprouts", "growth", "terrain", "ecosystems", "fauna",
    ]
    assert [line.points for line in found.lines][2:6] == [5, 4, 5, 3]
    assert found.base == base
    assert found.events == -1 + 0
    assert found.ecosystem == 0  # one herb
    assert found.shared == (3, 0)  # three cold cards: one pair; four sprouts
    assert found.lines[7].points == 18
    assert found.total == sum(line.points for line in found.lines)


@pytest.mark.parametrize(
    ("one", "other", "won"),
    [
        ({"soil": 3}, {"soil": 2, "hand": [0] * 9}, (0,)),
        ({"hand": [0]}, {"hand": [0, 0]}, (1,)),
        ({"growth": (2, 0)}, {"growth": (0, 0), "sprouts": (2, 0)}, (0,)),
        ({"sprouts": (3, 0)}, {"sprouts": (0, 0), "compost": [0] * 3}, (0,)),
        ({"soil": 1, "hand": [0]}, {"soil": 1, "hand": [0]}, (0, 1)),
    ],
)
def test_ties(one: dict[str, object], other: dict[str, object], won: tuple[int, ...]) -> None:
    """6.10 Ties are broken by soil, then cards in hand, growth, sprouts and compost; then the win is shared."""
    players = [lone(cards=[], cells=[], **given) for given in (one, other)]
    for player in players:
        player.cards = [ID["Cat Spruce"], ID["Jojoba"]][: len(player.sprouts or player.growth)]
        player.cells = [24, 25][: len(player.cards)]
        player.sprouts = list(player.sprouts or [0] * len(player.cards))
        player.growth = list(player.growth or [0] * len(player.cards))
    same = sheets(players, [], None)
    level = [type(sheet)(sheet.lines, 50) for sheet in same]
    assert winners(level, players, None, teams=False) == won


def test_more_points_win_before_ties() -> None:
    """6.10 Ties are broken by soil, then cards in hand, growth, sprouts and compost; then the win is shared."""
    players = [lone(soil=9), lone(compost=[0])]
    assert winners(sheets(players, [], None), players, None, teams=False) == (1,)
