"""Alone against Gaia: rules 8."""

import pytest

from engine import Match
from engine.games.earth.catalogue import POINTS
from engine.games.earth.rival import GaiaActs
from engine.games.earth.scoring import growth_points
from engine.games.earth.state import Leaf

from .table import (
    CARDS_OF,
    ID,
    ask,
    fill,
    first,
    her_turn,
    hers,
    hold,
    lay,
    leaf,
    new,
    offered,
    opened,
    pick,
    share,
    until,
)

LEVELS = ("easy", "medium", "hard", "expert")


@pytest.mark.parametrize("level", LEVELS)
def test_setting_up_alone(level: str) -> None:
    """8.1 You set up as usual, choose her strength, and begin."""
    match = new(1, level=level, mode="advanced")
    assert len(match.state.players[0].offered) == 12
    assert (hers(match).level, len(hers(match).deck)) == (level, 6)
    until(match, 1)
    assert (match.state.active, ask(match, 0)) == (0, "action")


def test_turn_about() -> None:
    """8.2 You and Gaia take turns."""
    match = opened(1)
    seen = set()
    while match.waiting and match.state.turn < 9:
        seen.add(match.state.active)
        assert match.state.active == (match.state.turn - 1) % 2
        first(match, 0)
    assert seen == {0, 1}


def test_the_own_turn() -> None:
    """8.3 Your own turn is played as usual, with the large benefit."""
    match = opened(1)
    lay(match, 0, {(0, 0): "Penny Bun"})
    hold(match, 0, "Wheat")
    pick(match, 0, "compost")
    assert match.state.players[0].soil == 5
    assert ask(match, 0) == "use"


@pytest.mark.parametrize("level", LEVELS)
def test_reactions(level: str) -> None:
    """8.4 After it Gaia reacts: to Plant with the cards you did not keep, to Compost with 2 composted cards (hard and
    expert: 5) and one for every 2 soil you gained, to Water with a sprout for each of your cards with a blue ability
    (hard and expert: and 3), to Grow with growth for each card you drew (hard and expert: and 3).
    """
    more = level in ("hard", "expert")
    match = opened(1, level=level)
    hers(match).deck = [CARDS_OF["upper"]] * 6
    pick(match, 0, "ask-me")  # so that the part ends with a question
    pick(match, 0, "compost")
    assert hers(match).compost == []  # first the player finishes
    first(match, 0)
    assert len(hers(match).compost) == (5 if more else 2) + 2  # 5 soil: two for every pair
    match = opened(1, level=level)
    lay(match, 0, {(0, 0): "Garlic", (0, 1): "Bald Cypress", (0, 2): "Celery"}, sprouts={"Celery": 6})
    pick(match, 0, "ask-me")
    pick(match, 0, "water")
    share(match, 0, {})
    first(match, 0)
    assert hers(match).sprouts == (3 if more else 0) + 2  # Garlic and the multicolour Cypress
    match = opened(1, level=level)
    pick(match, 0, "ask-me")
    pick(match, 0, "grow")
    first(match, 0)
    assert hers(match).growth >= (3 if more else 0) + 4
    match = opened(1, level=level)
    pick(match, 0, "plant")
    four = offered(match, 0)
    hers(match).deck = [CARDS_OF["upper"]] * 6
    pick(match, 0, four[0])
    assert hers(match).pile[:3] == four[1:]


def test_what_counts_for_her() -> None:
    """8.5 What you gain by events never counts for her; soil from turned-in sprouts does."""
    match = opened(1, level="medium")
    lay(match, 0, {(0, 0): "Celery"}, sprouts={"Celery": 6})
    hold(match, 0, "Mudpot", "Lava Tube", "Fog")
    hers(match).deck = [CARDS_OF["upper"]] * 6
    pick(match, 0, "event")
    pick(match, 0, "Mudpot")
    player = match.state.players[0]
    assert player.soil_gained == 0
    pick(match, 0, "convert")
    assert player.soil_gained == 2
    pick(match, 0, "event")
    pick(match, 0, "Lava Tube")  # 1 soil for two cards
    assert player.cards_drawn == 0
    pick(match, 0, "compost")
    until(match, 2)
    assert len(hers(match).compost) == 2 + (2 + 5) // 2


@pytest.mark.parametrize(
    ("colour", "options"),
    [("red", ["soil", "compost"]), ("blue", ["sprout", "soil"]), ("yellow", ["card", "growth"])],
)
def test_her_cards(colour: str, options: list[str]) -> None:
    """8.6 In her turn a card of hers is turned up; you take the small benefit of its colour and activate, then she gets
    what it says. Her six cards are gone through twice.
    """
    match = opened(1, level="medium")
    lay(match, 0, {(0, 0): "Celery", (0, 1): "Jojoba", (0, 2): "Garlic"})
    her_turn(match, CARDS_OF[colour])
    assert (ask(match, 0), offered(match, 0)) == ("take", options)
    gaia, player = hers(match), match.state.players[0]
    pick(match, 0, options[1] if colour == "blue" else options[0])
    while match.state.active == 1:
        first(match, 0)
    gained = {"red": len(gaia.compost), "blue": gaia.sprouts, "yellow": gaia.growth}[colour]
    assert gained == {"red": 8, "blue": 7 + 1, "yellow": 7 + 2}[colour]
    assert gaia.soil == (2 if colour == "red" else 0)
    assert player.hand or colour != "yellow"


def test_her_planting_card() -> None:
    """8.6 In her turn a card of hers is turned up; you take the small benefit of its colour and activate, then she gets
    what it says. Her six cards are gone through twice.
    """
    match = opened(1)
    hold(match, 0, "Cat Grass")
    her_turn(match, CARDS_OF["green"])
    assert ask(match, 0) == "card"
    pick(match, 0, "Cat Grass")
    assert len(match.state.players[0].hand) == 1
    assert len(hers(match).pile) == 3


def test_her_deck_is_gone_through_twice() -> None:
    """8.6 In her turn a card of hers is turned up; you take the small benefit of its colour and activate, then she gets
    what it says. Her six cards are gone through twice.
    """
    match = new(1, seed="twice", level="medium")
    seen: list[int] = []
    while match.waiting and len(match.state.players[0].cards) < 16:
        before = (hers(match).passes, len(hers(match).shown))
        first_without_planting(match)
        now = (hers(match).passes, len(hers(match).shown))
        if now != before:
            seen.append(hers(match).shown[-1])
    assert match.result is not None
    assert sorted(seen) == sorted([*CARDS_OF.values()] * 2)


def first_without_planting(match: Match) -> None:
    if ask(match, 0) == "action":
        pick(match, 0, "compost")
    elif ask(match, 0) == "card":
        pick(match, 0, "pass")
    else:
        first(match, 0)


def test_ten_soil() -> None:
    """8.7 Ten soil of hers become five composted cards."""
    match = opened(1)
    hers(match).soil = 9
    player = match.state.players[0]
    player.soil_gained = 12
    assert GaiaActs(CARDS_OF["red"]).run(match.state) == []
    assert hers(match).soil == 1
    assert len(hers(match).compost) == 8 + 2 * 5


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("row", "places"), [("upper", (0, 1)), ("lower", (2, 3))])
def test_her_leaves(level: str, row: str, places: tuple[int, int]) -> None:
    """8.8 Her two brown cards put a leaf beside one of the two upper or lower fauna where she has none, and you pick
    which; on easy she misses her next turn, on expert she gets something more.
    """
    match = opened(1, level=level)
    state, gaia = match.state, hers(match)
    state.fauna = [ID[name] for name in ("Bald Eagle", "Plains Zebra", "Arctic Fox", "Wild Boar")]
    state.players[0].leaves = [Leaf(state.fauna[places[1]], 15)]
    her_turn(match, CARDS_OF[row])
    assert offered(match, 0) == [state.fauna[place] for place in places]
    pick(match, 0, state.fauna[places[1]])
    assert gaia.leaves == [Leaf(state.fauna[places[1]], 11)]
    assert gaia.skips == (1 if level == "easy" else 0)
    extra = (len(gaia.pile), gaia.growth)
    assert extra == ((0, 0) if level != "expert" else (2, 0) if row == "upper" else (0, 3))
    her_turn(match, CARDS_OF[row])  # only one is left: no question
    assert [each.fauna for each in gaia.leaves] == [state.fauna[places[1]], state.fauna[places[0]]]
    assert (gaia.soil, gaia.sprouts) == ((0, 0) if level != "expert" else (8, 0) if row == "upper" else (0, 4))


def test_an_event_beside_a_brown_card() -> None:
    """5.5 *House rule:* whoever has been asked something in the turn and could still reach a fauna by an event or by
    turning in sprouts is asked before the own part ends, but not again for a fauna that stays within reach; when it
    may be the last turn, so is whoever could still play an event, and of those who were asked nothing everyone who
    holds anything. Anyone may choose at any time, whatever they hold, to be asked before each turn closes.
    """
    match = opened(1)
    hold(match, 0, "Mudpot")
    hers(match).deck, hers(match).passes = [CARDS_OF["upper"]], 2
    her_turn(match, CARDS_OF["upper"])
    assert ask(match, 0) == "done"
    pick(match, 0, "event")
    pick(match, 0, "Mudpot")
    assert match.state.players[0].events == [ID["Mudpot"]]


def test_on_easy_she_misses_a_turn() -> None:
    """8.8 Her two brown cards put a leaf beside one of the two upper or lower fauna where she has none, and you pick
    which; on easy she misses her next turn, on expert she gets something more.
    """
    match = opened(1, level="easy")
    hers(match).skips = 1
    until(match, 2)
    assert match.state.active == 0
    assert (hers(match).skips, hers(match).shown) == (0, [])


def test_the_end_alone() -> None:
    """8.9 The match ends with the turn in which you plant your sixteenth card, or with her last card; whoever ends it
    gets the 7 points, and she does if both end it in the same turn.
    """
    match = opened(1)
    fill(match, 0, 15)
    hold(match, 0, "Cat Grass")
    pick(match, 0, "plant")
    pick(match, 0, "Cat Grass")
    while match.waiting:
        first(match, 0)
    assert match.state.players[0].bonus == 7
    assert hers(match).bonus == 0
    assert hers(match).shown == []
    match = opened(1)
    gaia = hers(match)
    gaia.shown, gaia.deck, gaia.passes = gaia.deck[:5], gaia.deck[5:], 2
    until(match, 2)
    while match.waiting:
        first(match, 0)
    assert (gaia.bonus, match.state.players[0].bonus) == (7, 0)


@pytest.mark.parametrize("passes", [1, 2])
def test_the_sixteenth_card_in_her_turn(passes: int) -> None:
    """8.9 The match ends with the turn in which you plant your sixteenth card, or with her last card; whoever ends it
    gets the 7 points, and she does if both end it in the same turn.
    """
    match = opened(1)
    gaia, player = hers(match), fill(match, 0, 15)
    hold(match, 0, "Cat Grass")
    gaia.shown = [card for card in gaia.deck if card != CARDS_OF["green"]]
    gaia.deck, gaia.passes = [CARDS_OF["green"]], passes  # her last card, of the first time through or of the second
    her_turn(match, CARDS_OF["green"])
    pick(match, 0, "Cat Grass")
    while match.waiting:
        first(match, 0)
    assert (len(player.cards), match.state.over) == (16, True)
    assert (player.bonus, gaia.bonus) == ((7, 0) if passes == 1 else (0, 7))


def test_her_score() -> None:
    """8.10 She scores the cards of her pile, points below nothing counting upwards, and compost, sprouts, growth and
    leaves; growth fills cells of 5, 4, 3, 2 and 1, worth 7, 6, 5, 4 and 3 when full, and begins again.
    """
    match = opened(1)
    gaia = hers(match)
    gaia.pile = [ID["Hurricane"], ID["Panther Cap"], ID["Beach"]]
    gaia.compost, gaia.sprouts, gaia.growth, gaia.bonus = [0] * 4, 5, 7, 7
    gaia.leaves = [leaf("Bald Eagle", 11)]
    pile = abs(POINTS[ID["Hurricane"]]) + POINTS[ID["Panther Cap"]] + POINTS[ID["Beach"]]
    sheet = match.scores(None)[1]
    assert [line.points for line in sheet.lines] == [pile, 4, 5, 7 + 2, 18]
    assert [growth_points(n) for n in (0, 4, 5, 9, 12, 14, 15, 16, 20, 30)] == [0, 4, 7, 13, 18, 22, 25, 26, 32, 50]


def test_winning_alone() -> None:
    """8.11 *House rule:* you win with more points, ties broken as usual; a full tie is yours."""
    match = opened(1)
    state, gaia = match.state, hers(match)
    player = state.players[0]
    state.over = True
    player.compost = [0] * 9
    own = match.scores(None)[0].total
    for sprouts, soil, won in ((own - 1, 0, (0,)), (own + 1, 0, ()), (own, 3, (0,)), (own, 5, ())):
        gaia.sprouts, gaia.soil, player.soil = sprouts, soil, 4
        assert match.result is not None
        assert match.result.winners == won


def test_closing_is_the_same_step() -> None:
    """Gaia's turn closes like any other: a fauna met in it gets its leaf."""
    match = opened(1)
    match.state.fauna[0] = ID["European Mole"]
    match.state.players[0].soil = 19
    her_turn(match, CARDS_OF["red"])
    pick(match, 0, "soil")
    assert leaf("European Mole", 15) in match.state.players[0].leaves
