"""A match of any game that is over has something to tell, in words, by what everybody may know."""

from bot.speech import named, speaker
from engine import Result, Sheet, facts
from engine.facts import MOST, first, rare, teller

from .tables import Table, every_table
from .walk import moves
from .watch import moments


@every_table
def test_a_match_that_is_over_has_facts_in_words(table: Table) -> None:
    *_, match = moments(table)
    told = table.open("walk").opening()
    for move in moves(table):
        told += move.events
    found = facts(match, told)
    assert len(found) == MOST or teller(match.game.meta.name) is None
    assert len({fact.said.id for fact in found}) == len(found)
    assert [fact.weight for fact in found] == sorted([fact.weight for fact in found], reverse=True)
    for fact in found:
        said = speaker("en")(named(fact.said, ["Ada", "Bela", "Cleo", "Dora", "Emil"]))
        assert said != fact.said.id
        assert "$" not in said


@every_table
def test_a_match_that_was_ended_early_tells_nothing_of_what_lies_hidden(table: Table) -> None:
    """Only how the points stand, which are told anyway."""
    match = table.open("facts")
    sheets = tuple([Sheet((), 30 + 10 * seat) for seat in range(match.seats)])
    found = facts(match, match.opening(), Result(sheets, (match.seats - 1,)))
    assert all(fact.said.id.startswith("fact-") for fact in found)


def test_what_is_rarer_weighs_more() -> None:
    assert [rare(n, 2, 6) for n in (2, 4, 6)] == [0.0, 0.5, 1.0]
    assert first([3, 5, 1]) == (1, 5)
    assert first([5, 5, 1]) is first([0, 0]) is first([]) is None
