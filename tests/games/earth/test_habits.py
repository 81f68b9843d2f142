"""What bots of Earth make of cards at a glance: the goals of the match, how much of it is to come, and Gaia."""

from random import Random

from engine import Picked
from engine.games.earth.catalogue import CARDS, GOAL, POINTS, SCORE
from engine.games.earth.habits import LONG, habit
from engine.games.earth.judgement import JUDGEMENT
from engine.games.earth.keeping import Keep
from engine.games.earth.options import CARD, PASS
from engine.games.earth.state import Earth, Leaf
from engine.games.earth.worth import EYES, helping, season

from .table import CARDS_OF, ask, fauna, fill, her_turn, hold, opened, pick

TREES, BLACK = fauna("4 tree flora"), fauna("3 black card")
WORK = EYES["table"]


def test_a_card_is_worth_more_while_it_counts_for_a_fauna() -> None:
    state: Earth = opened(2).state
    state.fauna = [BLACK, *state.fauna[1:]]
    tree = next(card for card in helping(TREES) if card not in helping(BLACK))
    before = WORK.wants(state, 0)[tree]
    state.fauna = [TREES, *state.fauna[1:]]
    assert WORK.wants(state, 0)[tree] > before
    state.players[0].leaves.append(Leaf(TREES, 15))
    assert WORK.wants(state, 0)[tree] < WORK.wants(state, 1)[tree]


def test_every_goal_that_is_seen_on_a_card_has_cards() -> None:
    """Goals of pieces, goods and whole lines have none: there it hangs on how the cards lie."""
    for number in (*GOAL, *SCORE):
        card = CARDS[number]
        measure = card.goal.measure if card.goal else card.score.measure if card.score else None
        assert measure is not None
        if measure.trait and measure.trait not in ("full", "empty") and not measure.attribute:
            assert helping(number), card.name


def test_abilities_are_worth_less_when_the_match_ends() -> None:
    match = opened(2)
    at_work = max(WORK.engine["red"], key=lambda card: WORK.engine["red"][card] if card in WORK.wanted((), 0) else 0.0)
    early = WORK.wants(match.state, 0)[at_work]
    fill(match, 1, 15)
    assert season(match.state) == 0
    assert WORK.wants(match.state, 0)[at_work] < early


def test_alone_a_leaf_of_hers_goes_where_the_player_has_one() -> None:
    match = opened(1)
    state: Earth = match.state
    for place in (0, 1):
        state.players[0].leaves = [Leaf(state.fauna[place], 15)]
        her_turn(match, CARDS_OF["upper"])
        assert habit(match, 0, Random(1)) == Picked((CARD[state.fauna[place]],))


def test_alone_points_are_kept_from_her() -> None:
    """Rules 8.4: what is not kept scores for Gaia, so that of two cards as good the one with more points is kept."""
    match = opened(1)
    wants = EYES["alone"].wants(match.state, 0)
    pairs = [(one, other) for one in wants for other in wants if 0 <= wants[one] - wants[other] < 0.3]
    one, other = max(pairs, key=lambda pair: abs(POINTS[pair[1]]) - abs(POINTS[pair[0]]))
    match.agenda.push([Keep(0, (one, other))])
    match.asked = [None]
    assert habit(match, 0, Random(1)) == Picked((CARD[other],))


def test_late_whoever_can_plant_does() -> None:
    match = opened(2)
    wants = WORK.wants(match.state, 0)
    poor = min(wants, key=lambda card: wants[card])
    hold(match, 0, poor)
    match.state.players[0].soil = 20
    pick(match, 0, "plant")
    assert ask(match, 0) == "card"
    assert habit(match, 0, Random(1)) == Picked((PASS,))
    match.state.turn = 2 * LONG + 1
    assert habit(match, 0, Random(1)) == Picked((CARD[poor],))


def test_the_second_card_of_a_turn_is_a_thought_of_its_own() -> None:
    """Else a hint for the place of the first would speak of what the second one brings."""
    match = opened(2)
    fill(match, 0, 3).soil = 12
    hold(match, 0, "Oakmoss", "Stiptic Fungus", "Bald Cypress")
    pick(match, 0, "plant")
    whole = match.copy()
    pick(match, 0, "Oakmoss")
    began = match.copy()
    assert ask(began, 0) == "at"
    while ask(match, 0) != "card":
        match.play(0, habit(match, 0, Random(1)))
    assert not JUDGEMENT.follows(began, match, 0)
    assert not JUDGEMENT.follows(whole, match, 0)
