"""RULES.md, 6: the solo match against the rival, on three levels."""

import pytest

from engine import Match
from engine.bots import guess
from engine.games.ecosystem.scoring import result, rival_grid, scores

from .positions import card, grid, hands, match


def turn(table: Match) -> list[str]:
    """The first of everything, up to and with the card for the rival."""
    told, given = [], len(table.state.rival)
    while (prompt := table.prompt(0)) and len(table.state.rival) == given:
        told += table.play(0, guess(prompt, lambda: 0.0))
    return [event.kind for event in told]


def test_a_rival_without_a_hand() -> None:
    """6.1 You play against a rival, who owns a grid and no hand. Deal yourself ten cards."""
    table = match(1)
    assert [len(hand) for hand in table.state.hands] == [10]
    assert table.state.rival == []
    assert table.seats == 1
    assert len(table.state.deck) == 120


def test_the_card_lies_at_once() -> None:
    """6.2 In a turn you first place one card of your hand as usual; it lies at once."""
    table = match(1)
    first = table.state.hands[0][0]
    events = table.play(0, card(first))
    assert [event.kind for event in events] == ["placed"]
    assert list(table.state.grids[0].values()) == [first]
    assert len(table.state.hands[0]) == 9
    prompt = table.prompt(0)
    assert prompt is not None
    assert prompt.ask == "discard"
    assert not any(event.reveals for event in events), "it can still be taken back"


def test_a_card_for_the_rival_row_by_row() -> None:
    """6.3 Then you give one card of your hand to the rival. The rival's grid fills row by row, each from left to
    right.
    """
    table = match(1)
    while table.waiting:
        held, given = table.state.hands[0][:], len(table.state.rival)
        turn(table)
        assert len(table.state.rival) == given + 1
        assert table.state.rival[-1] in held
    names = table.state.rival
    assert rival_grid(tuple(names)) == {
        spot: names[number] for number, spot in enumerate(sorted(grid(*["fo fo fo fo fo"] * 4)))
    }


def test_drawing_one_or_five() -> None:
    """6.4 Then you draw a card, or five if the rival's row is now full. After the twentieth turn nothing is drawn and
    the match is over.
    """
    table, deck = match(1), []
    while table.waiting:
        before = len(table.state.deck)
        turn(table)
        deck.append(before - len(table.state.deck))
    assert deck == [1, 1, 1, 1, 5] * 3 + [1, 1, 1, 1, 0]
    assert len(table.state.grids[0]) == len(table.state.rival) == 20
    assert table.result is not None


@pytest.mark.parametrize(("level", "ahead"), [("easy", 30), ("medium", 50), ("hard", 70)])
def test_winning_by_a_margin(level: str, ahead: int) -> None:
    """6.5 Both grids are scored, with places for streams and wolves between the two, but the rival gets nothing for
    biodiversity and loses nothing. You win if you are at least 30 points ahead on the easy level, 50 on the medium
    and 70 on the hard one.
    """
    table = match(1, level=level)
    table.state.grids, table.state.rival = [grid("wo st", "wo wo", "me be")], ["wolf", "stream", "stream", "fox"]
    table.state.over = True
    found = table.result
    assert found is not None
    own, rival = found.sheets
    lines = [{line.text.id.removeprefix("ecosystem-"): line.points for line in sheet.lines} for sheet in (own, rival)]
    assert (lines[0]["wolf"], lines[1]["wolf"]) == (12, 8)
    assert (lines[0]["stream"], lines[1]["stream"]) == (5, 8)
    assert lines[0]["biodiversity"] == -5
    assert lines[1]["biodiversity"] == 0
    assert table.state.margin == ahead
    lead = own.total - rival.total
    for margin, winners in ((lead, (0,)), (lead + 1, ()), (lead - 1, (0,))):
        table.state.margin = margin
        at_margin = result(table.state)
        assert at_margin is not None
        assert at_margin.winners == winners


def test_the_rival_is_not_judged_by_variety_while_the_match_runs() -> None:
    table = match(1)
    turn(table)
    sheets = table.scores(0)
    assert len(sheets) == 2
    assert sheets[1].lines[-1].points == 0
    assert sheets[1].total == sum(scores([{}, rival_grid(tuple(table.state.rival))])[1].points)


def test_what_is_drawn_is_told_to_the_player_alone() -> None:
    table = match(1)
    hands(table, ["fox", "deer", "bee"])
    table.play(0, card("fox"))
    events = table.play(0, card("deer"))
    drew = next(event for event in events if event.kind == "drew")
    assert drew.reveals
    assert drew.text("ecosystem", None).args == (("count", 1),)
    assert dict(drew.text("ecosystem", 0).args).keys() == {"count", "cards"}
