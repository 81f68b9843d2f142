"""RULES.md, 9: scoring the end, and who has won."""

from typing import Any

import pytest

from engine import Match
from engine.game import HiddenLine
from engine.games.renature.end import finish
from engine.games.renature.judgement import JUDGEMENT
from engine.games.renature.state import BACKS, CLOUDS, LEFT, UNFINISHED, Renature
from tests.contract.tables import Table
from tests.contract.walk import walk

from .banks import first, match, position, score, word


def last(**changes: Any) -> tuple[Match, Renature]:
    """Seat 0 is about to discard the last domino of the match."""
    table = match()
    state = position(table, hand=["fox-owl"], **changes)
    for seat in (0, 1):
        state.box += state.stocks[seat]
        state.stocks[seat] = []
    state.box += state.hands[1]
    state.hands[1] = []
    return table, state


def end(table: Match) -> None:
    table.play(0, word("discard"))
    table.play(0, first(table, 0))
    if table.waiting:
        table.play(0, word("done"))
    assert table.result is not None


def test_open_areas() -> None:
    """9.1 Every area that still has its token is scored like a completed one; these tokens go back to the box."""
    plants = {"A1": "white bush", "C1": "black turf", "D1": "white bush", "G1": "neutral oak", "H1": "black pine"}
    table, state = last(plants=plants, clouds=0)
    seconds = {flower.main: flower.secondary for flower in state.land.sunflowers}
    end(table)
    # A is white's alone, B is white's before black, C is neutral's before black.
    assert state.tally[0][UNFINISHED] == 3 + seconds[3] + 4
    assert state.tally[1][UNFINISHED] == seconds[4] + seconds[6]
    assert state.flowers == [-1] * 18
    assert len(state.spare) == 21
    assert state.taken == [[], []]


def test_clouds_bring_a_point() -> None:
    """9.2 Every cloud on your board brings 1 point."""
    table, state = last(clouds=4)
    end(table)
    assert [tally[CLOUDS] for tally in state.tally] == [4, 6]


def test_plants_left_cost_their_value() -> None:
    """9.3 Every plant left on your board costs its value."""
    table, state = last(clouds=0)
    state.slots = [[0, 1, 0, 1, 0, 0, 2, 0], [1, 0, 0, 0, 0, 0, 0, 0]]
    end(table)
    assert [tally[LEFT] for tally in state.tally] == [-(2 + 4 + 3 + 3), -1]


def test_backs_are_turned_over() -> None:
    """9.4 Then your sunflower tokens are turned over and bring the points on their backs."""
    table, state = last(clouds=0)
    for area, seat in ((0, 0), (1, 0), (2, 1)):
        state.taken[seat].append(state.flowers[area])
        state.flowers[area] = -1
    backs = [[state.land.sunflowers[token].back for token in taken] for taken in state.taken]
    end(table)
    assert [tally[BACKS] for tally in state.tally] == list(map(sum, backs))
    assert [player.backs for player in table.view(None).players] == list(map(tuple, backs))


def test_most_points_win() -> None:
    """9.5 Most points win."""
    table, state = last(clouds=0)
    end(table)
    result = table.result
    assert result is not None
    totals = [sheet.total for sheet in result.sheets]
    assert totals == [sum(tally) for tally in state.tally]
    assert result.winners == (totals.index(max(totals)),)
    assert len(set(totals)) == 2


def test_the_running_sheet_is_what_the_end_would_bring() -> None:
    """Rules 9.1 to 9.4, at many moments of many matches: for every reader the lines that the end would write, but for
    the backs of others' tokens, which stay hidden and count nothing.
    """
    seen = 0
    for seats in (2, 3, 4):
        for found in walk(Table("renature", seats), "if it ended now"):
            if found.result is not None:
                continue
            ended = found.copy().state
            finish(ended)
            for reader in (None, *range(seats)):
                for seat, sheet in enumerate(found.scores(reader)):
                    hidden = seat != reader and bool(ended.taken[seat])
                    backs = ended.tally[seat][BACKS] if seat == reader else 0
                    assert [line.points for line in sheet.lines] == [*ended.tally[seat][:BACKS], backs]
                    assert [isinstance(line, HiddenLine) for line in sheet.lines] == [False] * BACKS + [hidden]
                    assert sheet.total == sum(line.points for line in sheet.lines)
                    seen += hidden
    assert seen


def test_what_is_hidden_is_no_nought() -> None:
    table, state = last(clouds=4)
    state.taken[1].append(state.flowers[0])
    state.flowers[0] = -1
    own, other = (table.scores(0)[seat].lines for seat in (0, 1))
    assert [line.figure for line in own[CLOUDS:]] == ["4", f"−{-own[LEFT].points}", "0"]
    assert other[BACKS].figure == "?"
    assert table.scores(1)[1].lines[BACKS].figure == str(state.land.sunflowers[state.taken[1][0]].back)


@pytest.mark.parametrize(
    ("tokens", "winners"),
    [(([1, 1], [2]), ["white"]), (([3], [1, 2]), ["black"]), (([3], [3]), ["white", "black"])],
)
def test_equals(tokens: tuple[list[int], list[int]], winners: list[str]) -> None:
    """9.6 Among equals whoever has more sunflower tokens wins; if these are equal too, the victory is shared."""
    level = max(map(sum, tokens))
    players = [
        {"colour": colour, "points": level - sum(own), "sunflowers": own}
        for colour, own in zip(("white", "black"), tokens, strict=True)
    ]
    found = score(players=players)
    assert len({player["total"] for player in found["players"]}) == 1
    assert found["winners"] == winners


def test_a_hint_tells_what_only_the_end_counts_apart_from_the_track() -> None:
    """The last domino ends the match: what it brings at once is what goes on the track."""
    table, state = last(plants={"A1": "white bush"}, clouds=2)
    before = JUDGEMENT.counts(state, 0)["points"]
    end(table)
    tally = table.state.tally[0]
    assert tally[UNFINISHED] > 0
    assert JUDGEMENT.counts(table.state, 0)["points"] == before
    terms = JUDGEMENT.terms(table.state, 0)
    assert (terms["areas"], terms["clouds"], terms["rest"]) == (tally[UNFINISHED], tally[CLOUDS], tally[LEFT])
