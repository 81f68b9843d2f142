"""Planting: rules 4."""

import pytest

from bot.speech import speaker
from engine import Match, Option, Place, Share, text
from engine.games.earth.catalogue import COST
from engine.games.earth.tableau import BOARD, CELL, spots

from .table import (
    CARDS_OF,
    ID,
    ask,
    at,
    cell,
    compost,
    fill,
    first,
    her_turn,
    hold,
    ids,
    lay,
    offered,
    opened,
    pick,
    share,
)


def test_flora_and_terrains_are_planted_for_soil() -> None:
    """4.1 Flora and terrains are planted, and paid for with soil; events are not."""
    match = opened(2)
    hold(match, 0, "Basil", "Badlands", "Hurricane", "Wheat")
    player = match.state.players[0]
    player.soil = 4
    pick(match, 0, "plant")
    assert offered(match, 0) == [ID["Basil"], ID["Badlands"], "pass"]
    pick(match, 0, "Basil")
    assert player.soil == 1


def test_the_first_card_lies_anywhere() -> None:
    """4.2 The first card may lie anywhere: the tableau floats."""
    match = opened(2)
    hold(match, 0, "Basil", "Cat Grass")
    match.state.players[0].soil = 9
    pick(match, 0, "plant")
    pick(match, 0, "Basil")
    assert [BOARD.name(each) for each in match.state.players[0].cells] == ["D4"]
    pick(match, 0, "Cat Grass")
    prompt = match.prompt(0)
    assert isinstance(prompt, Place)
    assert [BOARD.name(spot) for spot in prompt.spots] == ["C3", "D3", "E3", "C4", "E4", "C5", "D5", "E5"]


def test_the_frame_of_four_by_four() -> None:
    """4.3 Every further card lies beside a card or at its corner, and the tableau never grows wider or higher than
    four.
    """
    match = opened(2)
    lay(match, 0, {(0, 0): "Celery", (1, 1): "Jojoba", (2, 2): "Papaya"})
    hold(match, 0, "Basil")
    match.state.players[0].soil = 9
    pick(match, 0, "plant")
    pick(match, 0, "Basil")
    prompt = match.prompt(0)
    assert isinstance(prompt, Place)
    assert cell(3, 3) in prompt.spots
    assert cell(0, 1) in prompt.spots
    assert cell(3, 0) not in prompt.spots  # beside no card
    assert cell(-1, 0) in prompt.spots
    at(match, 0, 3, 3)
    assert cell(-1, 0) not in spots_of(match)  # now the frame is fixed


def spots_of(match: Match) -> list[int]:
    return spots(match.state.players[0].cells)


def test_discounts() -> None:
    """4.4 Discounts add up, and a card never costs less than nothing."""
    match = opened(2)
    lay(match, 0, {(0, 0): "Alfisol", (0, 1): "Clay Soil", (0, 2): "Sand Dunes"})  # trees 2 and 1 less, sunny 1 less
    hold(match, 0, "Papaya", "Southern Magnolia", "Basil")
    player = match.state.players[0]
    pick(match, 0, "plant")
    assert offered(match, 0) == [ID["Papaya"], ID["Southern Magnolia"], "pass"]
    pick(match, 0, "Papaya")  # costs 4, a sunny tree
    first(match, 0)
    pick(match, 0, "Southern Magnolia")  # costs 1, a tree
    first(match, 0)
    assert player.soil == 0
    assert COST[ID["Papaya"]] == 4


def test_other_goods_pay() -> None:
    """4.5 Six flora can be paid for with cards of the hand, sprouts or growth instead of soil, one for one, never more
    than the cost and never with the planted card itself.
    """
    match = opened(2)
    lay(match, 0, {(0, 0): "Celery", (0, 1): "Jojoba"}, sprouts={"Celery": 4}, growth={"Jojoba": 3})
    hold(match, 0, "American Beech", "Strangler Fig", "Indian Oyster", "Wheat", "Corn")
    player = match.state.players[0]
    player.soil = 1
    pick(match, 0, "plant")
    assert set(ids("American Beech", "Strangler Fig", "Indian Oyster")) <= set(offered(match, 0))
    pick(match, 0, "American Beech")
    at(match, 0, 1, 0)
    prompt = match.prompt(0)
    assert isinstance(prompt, Share)
    assert (prompt.ask, prompt.least, prompt.most) == ("pay", 3, 4)
    share(match, 0, {"Celery": 4})
    assert (player.sprouts, player.soil) == ([0, 0, 0], 1)
    pick(match, 0, "Strangler Fig")  # costs 4: all the growth, and the last soil
    at(match, 0, 1, 1)
    assert (player.growth, player.soil) == ([0, 0, 0, 0], 0)


def test_cards_of_the_hand_pay() -> None:
    """4.5 Six flora can be paid for with cards of the hand, sprouts or growth instead of soil, one for one, never more
    than the cost and never with the planted card itself.
    """
    match = opened(2)
    hold(match, 0, "Indian Oyster", "Wheat", "Corn", "Basil")
    player = match.state.players[0]
    player.soil = 2
    pick(match, 0, "plant")
    pick(match, 0, "Indian Oyster")  # costs 4
    assert offered(match, 0) == ids("Wheat", "Corn", "Basil")
    pick(match, 0, "Wheat", "Corn", "Basil")
    assert (player.soil, player.compost) == (1, ids("Wheat", "Corn", "Basil"))


def test_replacing_a_terrain() -> None:
    """4.6 Three terrains can be replaced: for one planting of the turn, a card with an ability of the right colour
    takes the terrain’s place for nothing, the terrain goes to the own compost, and two cards are drawn.
    """
    match = opened(2)
    lay(match, 0, {(0, 0): "Lava Plain", (0, 1): "Celery"})
    hold(match, 0, "Panther Cap", "Wheat")  # red, costs 8; blue
    player = match.state.players[0]
    pick(match, 0, "plant")
    assert offered(match, 0) == [ID["Panther Cap"], "pass"]
    pick(match, 0, "Panther Cap")
    assert player.cards == ids("Panther Cap", "Celery")
    assert player.cells == [cell(0, 0), cell(0, 1)]
    assert player.compost == ids("Lava Plain")
    assert (player.soil, len(player.hand)) == (0, 3)  # Wheat and two new cards
    assert ask(match, 0) == "card"  # one planting is left
    match = opened(2)
    lay(match, 0, {(0, 0): "Lava Plain"})
    fill(match, 0, 15)
    hold(match, 0, "Panther Cap")
    pick(match, 0, "plant")
    pick(match, 0, "Panther Cap")
    assert ID["Panther Cap"] in match.state.players[0].cards


def test_black_abilities_act_at_once() -> None:
    """4.7 Black abilities act at once, before the next planting and before the draw."""
    match = opened(2)
    hold(match, 0, "Red Gram", "Basil")  # black: 4 soil
    player = match.state.players[0]
    player.soil = 1
    pick(match, 0, "plant")
    pick(match, 0, "Red Gram")
    assert player.soil == 4
    assert ask(match, 0) == "card"
    assert offered(match, 0) == [ID["Basil"], "pass"]


def test_sealed_plantings() -> None:
    """4.8 With sealed planting the cards lie face down until everyone has planted; then all are turned up and black
    abilities act. Until then you can plant anew.
    """
    match = opened(2, planting="sealed")
    one, other = match.state.players
    hold(match, 0, "Red Gram", "Basil")
    hold(match, 1, "Volcanic Grounds", "American Beech")
    one.soil, other.soil = 4, 1
    pick(match, 0, "plant")
    pick(match, 0, "Red Gram")
    pick(match, 0, "pass")
    assert match.view(1).players[0].plots[0].card == 0
    assert match.view(0).players[0].plots[0].card == ID["Red Gram"]
    assert one.soil == 3  # its black ability has not acted
    pick(match, 0, "change")
    assert (one.soil, one.cards) == (4, [])
    pick(match, 0, "Red Gram")
    pick(match, 0, "Basil")
    at(match, 0, 2, 3)
    pick(match, 1, "Volcanic Grounds")
    assert match.view(1).players[0].plots[0].card == ID["Red Gram"]
    assert (one.soil, other.soil) == (4, 6)
    assert ask(match, 0) == "keep"


def test_who_has_planted_nothing_may_think_again() -> None:
    """4.8 With sealed planting the cards lie face down until everyone has planted; then all are turned up and black
    abilities act. Until then you can plant anew.
    """
    match = opened(2, planting="sealed")
    hold(match, 0, "Cat Grass")
    hold(match, 1, "Basil")
    pick(match, 0, "plant")
    pick(match, 0, "pass")
    pick(match, 0, "change")
    pick(match, 0, "Cat Grass")
    assert match.state.players[0].cards == [ID["Cat Grass"]]
    pick(match, 1, "pass")
    assert match.view(1).players[0].plots[0].card == ID["Cat Grass"]


def test_nobody_waits_for_a_black_ability_turned_up() -> None:
    """2.2 The active player chooses one of the four actions and takes its large benefit, everyone else takes the small
    one; then everyone activates, all at the same time, and nobody waits for anyone but for the end of the turn.
    """
    match = opened(2, planting="sealed")
    lay(match, 1, {(0, 0): "Celery", (0, 1): "Jojoba"})
    hold(match, 0, "Cat Grass")
    hold(match, 1, "Tor-Grass")
    match.state.players[1].soil = 9
    pick(match, 0, "plant")
    pick(match, 0, "Cat Grass")
    pick(match, 1, "Tor-Grass")
    at(match, 1, 1, 0)
    assert ask(match, 1) == "sprout"
    assert ask(match, 0) == "keep"


def test_nothing_lies_on_a_card_that_is_face_down() -> None:
    """4.8 With sealed planting the cards lie face down until everyone has planted; then all are turned up and black
    abilities act. Until then you can plant anew.
    """
    match = opened(2, planting="sealed")
    player = lay(match, 0, {(0, 0): "Celery"})
    hold(match, 0, "Basil", "Aurora Borealis")
    hold(match, 1, "Wheat")
    compost(match, 0, 1)
    player.soil = 9
    pick(match, 0, "plant")
    pick(match, 0, "Basil")
    at(match, 0, 0, 1)
    pick(match, 0, "event")
    pick(match, 0, "Aurora Borealis")
    assert player.sprouts == [3, 0]


def test_a_face_down_terrain_that_is_replaced_keeps_its_place() -> None:
    """Whoever thinks ahead for another seat deals anew what lies face down: no card is lost by it, nor by a save."""
    match = opened(2, planting="sealed")
    hold(match, 0, "Flatland", "White Oak")
    hold(match, 1, "Wheat")
    match.state.players[0].soil = COST[ID["Flatland"]]
    pick(match, 0, "plant")
    pick(match, 0, "Flatland")
    pick(match, 0, "White Oak")
    assert Match.load(match.game, match.save()).state == match.state
    twin = match.redealt(1, "anew")
    assert twin.game.census(twin.state, twin.agenda) == match.game.census(match.state, match.agenda)


def test_everyone_with_cards_is_asked() -> None:
    """4.9 *House rule:* whoever holds a card when a planting comes up, after all that the one before has brought, and
    has room is asked, even if none can be paid for yet: events and sprouts may still help, and nobody learns about a
    hand from a missing question. In teams whoever has room is asked, for a partner may still hand on a card. Alone,
    and as the active player of an open planting, who is asked about the draw in any case, nobody is asked where
    nothing could help.
    """
    match = opened(3)
    hold(match, 1, "Wheat")
    pick(match, 0, "plant")
    assert ask(match, 1) == "card"
    assert offered(match, 1) == ["pass"]  # Wheat costs 5
    assert ask(match, 2) is None  # an empty hand is seen by all


@pytest.mark.parametrize("seats", [1, 2])
def test_cards_drawn_by_the_first_planting_can_be_the_second(seats: int) -> None:
    """Luxuriant Woodland, the last card of the hand, draws five: one of them may be planted next."""
    match = opened(seats)
    hold(match, 0, "Luxuriant Woodland")
    match.state.players[0].soil = 20
    pick(match, 0, "plant")
    pick(match, 0, "Luxuriant Woodland")
    assert len(match.state.players[0].hand) == 5
    assert ask(match, 0) == "card"


def test_cards_drawn_by_a_replacement_can_be_the_second() -> None:
    """White Oak, the last card of the hand, takes the place of Flatland: two cards are drawn."""
    match = opened(2)
    lay(match, 0, {(0, 0): "Flatland"})
    hold(match, 0, "White Oak")
    pick(match, 0, "plant")
    pick(match, 0, "White Oak")
    assert len(match.state.players[0].hand) == 2
    assert ask(match, 0) == "card"


def test_no_second_planting_without_a_card() -> None:
    match = opened(2)
    hold(match, 0, "Cat Grass")
    pick(match, 0, "plant")
    pick(match, 0, "Cat Grass")
    assert ask(match, 0) == "keep"


def test_alone_the_first_planting_may_pay_for_the_second() -> None:
    """Red Gram's four soil come before the second planting, and so does the question for it."""
    match = opened(1)
    hold(match, 0, "Red Gram", "Basil")
    match.state.players[0].soil = 1
    pick(match, 0, "plant")
    pick(match, 0, "Red Gram")
    assert (ask(match, 0), offered(match, 0)) == ("card", [ID["Basil"], "pass"])


@pytest.mark.parametrize("hers", [False, True])
def test_alone_sprouts_may_pay_for_a_planting(*, hers: bool) -> None:
    """Nothing can be paid for, but six sprouts are four soil: in the own turn and in Gaia's."""
    match = opened(1)
    player = lay(match, 0, {(0, 0): "Celery"}, sprouts={"Celery": 6})
    hold(match, 0, "Basil")
    if hers:
        her_turn(match, CARDS_OF["green"])
    else:
        pick(match, 0, "plant")
    assert (ask(match, 0), offered(match, 0)) == ("card", ["pass"])
    pick(match, 0, "convert")
    pick(match, 0, "convert")
    pick(match, 0, "Basil")
    first(match, 0)
    assert (player.soil, player.sprouts) == (1, [0, 0])


def shortcuts(match: Match) -> list[str]:
    return [speaker("en")(shortcut.label) for shortcut in match.shortcuts(0)]


def test_a_card_is_offered_together_with_the_place_where_it_brings_most() -> None:
    match = opened(2)
    player = lay(match, 0, {(0, 0): "Celery", (1, 1): "Jojoba", (2, 2): "Papaya"})
    hold(match, 0, "Basil", "Hurricane", "Cat Grass", "Badlands", "Wheat")
    player.soil = 9
    pick(match, 0, "plant")
    assert shortcuts(match) == ["C → B3: +5 points", "D → C2", "A → C2", "B → C2"]
    twin = match.copy()
    for given in match.shortcuts(0)[0].answers:
        twin.play(0, given)
    assert (twin.state.players[0].cards[-1], CELL[twin.state.players[0].cells[-1]]) == (ID["Badlands"], "B3")
    pick(match, 0, "Badlands")
    prompt = match.prompt(0)
    assert isinstance(prompt, Place)
    points = {CELL[spot]: match.hint(0, Option("cell", spot)) for spot in prompt.spots}
    assert points["B3"] == text("earth-hint-points", points=5, less=0), "as the place itself says"


def test_points_are_named_where_they_speak_for_the_place() -> None:
    """Prairie counts the herbs of its row, in which one cell is free."""
    match = opened(2)
    row = {(0, 0): "Prairie", (0, 1): "Celery", (0, 2): "Jojoba", (1, 3): "Papaya"}
    lay(match, 0, row).soil = 9
    hold(match, 0, "Basil")
    pick(match, 0, "plant")
    assert shortcuts(match) == ["A → E2: +6 points"]


@pytest.mark.parametrize(
    ("cells", "best"),
    [
        ([(0, 0)], "B1"),
        ([(0, 0), (0, 1)], "B1"),
        ([(0, 0), (1, 1)], "C2"),
        ([(0, 0), (0, 1), (1, 0)], "C3"),
        ([(1, 1), (1, 2), (2, 1), (2, 2), (1, 0)], "B4"),
    ],
)
def test_where_all_places_bring_the_same_the_tableau_stays_together(cells: list[tuple[int, int]], best: str) -> None:
    match = opened(2)
    plants = ("Celery", "Jojoba", "Papaya", "Garlic", "White Oak")
    lay(match, 0, dict(zip(cells, plants, strict=False))).soil = 9
    hold(match, 0, "Basil")
    pick(match, 0, "plant")
    assert shortcuts(match) == [f"A → {best}"]


def test_no_card_is_offered_together_with_its_only_place_or_where_it_could_cover_a_terrain() -> None:
    match = opened(2)
    hold(match, 0, "Basil", "Wheat")
    match.state.players[0].soil = 9
    pick(match, 0, "plant")
    assert shortcuts(match) == [], "the first card lies where it lies"
    match = opened(2)
    lay(match, 0, {(0, 0): "Lava Plain", (0, 1): "Celery"}).soil = 9
    hold(match, 0, "Panther Cap", "Wheat")
    pick(match, 0, "plant")
    assert shortcuts(match) == ["B → B1"], "a Panther Cap costs 8, and nothing in place of Lava Plain"
