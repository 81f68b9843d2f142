"""What bots count fast is what the sheets count, at every moment of a match."""

import pytest

from engine import Match, RandomBot, games
from engine.games.ecosystem.contest import Contest
from engine.games.ecosystem.judgement import JUDGEMENT
from engine.games.ecosystem.scoring import tally


@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_points_without_hope_are_those_of_the_sheets(seats: int) -> None:
    for seed in range(4):
        match, bot = Match.new(games()["ecosystem"], seats, str(seed)), RandomBot(seed)
        while match.waiting:
            seat = match.waiting[0]
            match.play(seat, bot.answer(match, seat))
            state = match.state
            if any(state.choices):
                continue
            sheets, contest = tally(state.grids, state.neutral, state.rival), Contest(state, 0.0)
            assert [contest.total(number) for number in range(seats)] == [sheet.total for sheet in sheets[:seats]]
            assert contest.rival() == (sheets[-1].total if state.rival is not None else 0)


def test_what_is_sealed_counts_as_if_it_lay_there() -> None:
    match, bot = Match.new(games()["ecosystem"], 2, "sealed"), RandomBot("sealed")
    while len(match.state.grids[0]) < 4 or match.state.choices[0] is None:
        seat = match.waiting[0]
        match.play(seat, bot.answer(match, seat))
    sealed = Contest(match.state, 0.0).lays[0]
    assert sealed.cards == len(match.state.grids[0]) + 1
    assert JUDGEMENT.terms(match.state, 0)["bear"] == sealed.points["bear"]


@pytest.mark.parametrize("seats", [1, 2])
def test_a_hint_counts_biodiversity_as_the_sheets_do(seats: int) -> None:
    """However much of the match is still to come: it stands in every figure beside the cards."""
    seen = set()
    for seed in range(6):
        match, bot = Match.new(games()["ecosystem"], seats, f"kinds/{seed}"), RandomBot(seed)
        while match.waiting:
            match.play(match.waiting[0], bot.answer(match, match.waiting[0]))
            if not any(match.state.choices):
                sheet = tally(match.state.grids, match.state.neutral, match.state.rival)[0]
                seen.add(sheet.biodiversity)
                assert JUDGEMENT.facts["variety"] * JUDGEMENT.counts(match.state, 0)["variety"] == sheet.biodiversity
    assert len(seen) > 1
