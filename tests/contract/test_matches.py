"""A match of any game goes on to its end, asks only what can be answered, and keeps its pieces."""

from engine import Amount, Match, Pick, Place, Share

from .tables import Table, every_table
from .walk import walk
from .watch import moments


@every_table
def test_random_matches_end_with_a_result(table: Table) -> None:
    for seed in ("walk", "first"):
        for match in walk(table, seed):
            assert (match.result is None) == bool(match.waiting)
        result = match.result
        assert result is not None
        assert len(result.sheets) >= table.seats
        assert set(result.winners) <= set(range(table.seats))
        assert all(sheet.total == sum(line.points for line in sheet.lines) for sheet in result.sheets)
        assert match.scores(None) == result.sheets


@every_table
def test_pieces_are_the_same_at_every_step(table: Table) -> None:
    before = None
    for match in moments(table):
        census = match.game.census(match.state, match.agenda)
        assert census.total() > 0
        assert before is None or census == before
        before = census


@every_table
def test_questions_can_be_answered_and_have_more_than_one_answer(table: Table) -> None:
    for match in walk(table):
        for seat in match.waiting:
            well_formed(match, seat)


def well_formed(match: Match, seat: int) -> None:
    task, prompt = match.agenda.seats[seat][-1], match.prompt(seat)
    assert task.asks, f"a step waits: {task}"
    assert prompt is not None
    assert prompt == task.prompt(match.state), "what was kept of the question is what would be asked anew"
    if not task.always(match.state):
        assert prompt.only() is None, f"only one answer to {prompt}"
    match prompt:
        case Pick():
            assert len(set(prompt.options)) == len(prompt.options)
            assert 0 <= prompt.least <= prompt.most <= len(prompt.options)
        case Place():
            turns = prompt.turns or (0,) * len(prompt.spots)
            assert prompt.spots
            assert len(set(zip(prompt.spots, turns, strict=True))) == len(prompt.spots)
        case Amount():
            assert 0 <= prompt.least <= prompt.most
        case Share():
            assert len(set(prompt.options)) == len(prompt.options) == len(prompt.caps)
            assert min(prompt.caps, default=1) > 0
            assert 0 <= prompt.least <= prompt.most <= sum(prompt.caps)


@every_table
def test_what_can_be_done_besides_is_no_answer_to_the_question(table: Table) -> None:
    """An answer is tried on the question first, so an anytime action of the same name could never be taken."""
    for match in walk(table):
        for seat in range(match.seats):
            prompt = match.prompt(seat)
            options = prompt.options if isinstance(prompt, Pick) else ()
            assert not set(match.asides(seat)) & set(options)
