"""Two against two: rules 9."""

from engine import Match, Share, Shared
from engine.games.earth.scoring import sheets, winners
from engine.text import text

from .table import ID, ask, hold, lay, lone, new, offered, opened, pick, share, turn, until


def teams() -> Match:
    return opened(4, teams="yes")


def test_seats_and_order() -> None:
    """9.1 Seats 1 and 3 play against 2 and 4; seat 1 begins."""
    match = new(4, teams="yes")
    assert match.state.first == 0
    assert {new(4, seed, teams="yes").state.first for seed in "abcdefgh"} == {0}
    match = teams()
    seen = []
    for _ in range(4):
        seen.append(match.state.active)
        turn(match, "compost")
    assert seen == [0, 1, 2, 3]


def test_laying_goods_on_the_side() -> None:
    """9.2 Whatever you gain may go to the team’s side instead. *House rule:* pieces as you place them; soil, cards and
    compost until the turn ends, as long as you still hold them.
    """
    match = teams()
    one, side = match.state.players[0], match.state.sides[0]
    lay(match, 0, {(0, 0): "Celery"})
    pick(match, 0, "water")
    assert offered(match, 0) == [ID["Celery"], "team"]
    share(match, 0, {"Celery": 2, "team": 4})
    assert (one.sprouts, side.sprouts, one.soil) == ([2], 4, 2)
    pick(match, 0, "give")
    prompt = match.prompt(0)
    assert isinstance(prompt, Share)
    assert (offered(match, 0), prompt.caps) == (["soil"], (2,))
    share(match, 0, {"soil": 2})
    assert (one.soil, side.soil) == (0, 2)


def test_cards_and_compost_may_be_handed_on() -> None:
    """9.2 Whatever you gain may go to the team’s side instead. *House rule:* pieces as you place them; soil, cards and
    compost until the turn ends, as long as you still hold them.
    """
    match = teams()
    one = match.state.players[0]
    hold(match, 0, "Wheat")
    pick(match, 0, "grow")
    share(match, 0, {})
    pick(match, 0, "give")
    assert ID["Wheat"] not in offered(match, 0)  # not gained in this turn
    drawn = one.hand[1:]
    assert offered(match, 0) == drawn
    share(match, 0, dict.fromkeys(drawn[:2], 1))
    assert match.state.sides[0].cards == drawn[:2]
    assert one.hand == [ID["Wheat"], *drawn[2:]]
    until(match, 2)
    pick(match, 1, "compost")
    pick(match, 1, "give")
    prompt = match.prompt(1)
    assert isinstance(prompt, Share)
    told = match.play(1, Shared(tuple(zip(prompt.options, (1, 2), strict=True))))
    assert (len(match.state.sides[1].compost), match.state.sides[1].soil) == (2, 1)
    assert told[0].args == (("goods", (text("earth-goods-soil", n=1), text("earth-goods-compost", n=2))),)


def test_taking_from_the_side() -> None:
    """9.3 Both partners can take from their side until the turn ends; what is left then is discarded."""
    match = teams()
    partner = lay(match, 2, {(0, 0): "Celery", (0, 1): "Jojoba"})
    lay(match, 0, {(0, 0): "Papaya"})
    pick(match, 0, "water")
    share(match, 0, {"team": 6})
    pick(match, 0, "give")
    share(match, 0, {"soil": 2})
    before = partner.soil
    pick(match, 2, "fetch")
    share(match, 2, {"soil": 1, "sprout": 3})
    assert partner.soil == before + 1
    share(match, 2, {"Celery": 3})
    assert partner.sprouts == [3, 0]
    assert "fetch" not in [option.word for option in match.asides(1)]
    until(match, 2)
    assert (match.state.sides[0].soil, match.state.sides[0].sprouts) == (0, 0)


def test_the_last_to_act_can_hand_on_too() -> None:
    """9.2 Whatever you gain may go to the team’s side instead. *House rule:* pieces as you place them; soil, cards and
    compost until the turn ends, as long as you still hold them.
    """
    match = teams()
    pick(match, 0, "compost")
    for seat in (1, 3):
        pick(match, seat, "soil")
        pick(match, seat, "done")
    pick(match, 2, "soil")
    pick(match, 2, "give")
    share(match, 2, {"soil": 2})
    pick(match, 0, "fetch")
    share(match, 0, {"soil": 2})
    pick(match, 2, "done")
    assert match.state.turn == 2
    assert [player.soil for player in match.state.players] == [7, 2, 0, 2]


def test_what_was_paid_for_in_secret_stays_once_something_is_taken() -> None:
    """9.3 Both partners can take from their side until the turn ends; what is left then is discarded."""
    match = opened(4, teams="yes", planting="sealed")
    hold(match, 0, "Cat Grass")
    hold(match, 1, "Wheat")
    match.state.sides[0].soil = 1
    pick(match, 0, "plant")
    pick(match, 0, "Cat Grass")
    pick(match, 0, "pass")
    assert "change" in [option.word for option in match.asides(0)]
    pick(match, 0, "fetch")
    share(match, 0, {"soil": 1})
    assert "change" not in [option.word for option in match.asides(0)]


def test_what_is_left_is_discarded() -> None:
    """9.3 Both partners can take from their side until the turn ends; what is left then is discarded."""
    match = teams()
    pick(match, 0, "grow")
    share(match, 0, {})
    pick(match, 0, "give")
    cards = match.state.players[0].hand[:]
    share(match, 0, dict.fromkeys(cards, 1))
    until(match, 2)
    assert set(cards) <= set(match.state.discard)
    assert match.state.sides[0].cards == []


def test_partners_see_hands() -> None:
    """9.4 Partners see each other’s cards."""
    match = teams()
    hold(match, 2, "Wheat")
    assert match.view(0).players[2].hand == (ID["Wheat"],)
    assert match.view(1).players[2].hand == ()
    assert match.view(None).players[2].hand == ()
    pick(match, 0, "grow")
    assert match.view(2).players[0].hand == tuple(match.state.players[0].hand)


def test_partners_win_together() -> None:
    """9.5 The points of partners are added, and so is what breaks ties."""
    players = [lone(compost=[0] * n) for n in (9, 5, 1, 6)]
    assert winners(sheets(players, [], None), players, None, teams=True) == (1, 3)
    players = [lone(compost=[0] * n, soil=soil) for n, soil in ((9, 0), (5, 4), (1, 5), (5, 0))]
    assert winners(sheets(players, [], None), players, None, teams=True) == (0, 2)
    players = [lone(soil=2), lone(soil=1), lone(), lone(soil=1)]
    assert winners(sheets(players, [], None), players, None, teams=True) == (0, 1, 2, 3)


def test_cards_of_the_side_can_be_planted() -> None:
    """4.9 *House rule:* whoever holds a card when a planting comes up, after all that the one before has brought, and
    has room is asked, even if none can be paid for yet: events and sprouts may still help, and nobody learns about a
    hand from a missing question. In teams whoever has room is asked, for a partner may still hand on a card. Alone,
    and as the active player of an open planting, who is asked about the draw in any case, nobody is asked where
    nothing could help.
    """
    match = teams()
    hold(match, 0, "Cat Grass")
    hold(match, 2, "Red Gram")
    one, other = match.state.players[0], match.state.players[2]
    one.soil = other.soil = 9
    pick(match, 0, "plant")
    pick(match, 2, "Red Gram")  # and draws a card
    drawn = other.hand[0]
    pick(match, 2, "give")
    share(match, 2, {drawn: 1})
    pick(match, 0, "Cat Grass")
    assert (one.hand, ask(match, 0), offered(match, 0)) == ([], "card", ["pass"])
    pick(match, 0, "fetch")
    share(match, 0, {drawn: 1})
    assert (one.hand, ask(match, 0)) == ([drawn], "card")
    assert ask(match, 1) == "card"  # the other team may hand on cards as well
