"""Votes in the store: one open question about a thing, ballots that can be changed until it is closed."""

import pytest

from bot.store import Ballot, Decision, NewPost, NewVote, NoSuchVote, StaleVersion, Store

from .tables import ANN, BOB, play, position, running

QUESTION = NewPost("question", {"vote": 0})


async def test_a_vote_keeps_what_was_said_and_what_came_of_it(store: Store) -> None:
    match = await running(store)
    vote = await store.open_vote(match.id, NewVote("end", {}, ANN, "agree"), QUESTION)
    assert [row.payload for row in await store.outbox(match.id)] == [{"vote": vote}]
    await store.cast(Ballot(vote, BOB, "refuse"))
    await store.cast(Ballot(vote, BOB, "agree", "agree"))
    found = await store.vote(vote)
    assert found is not None
    assert (found.ballots, found.outcome, found.closed) == ({ANN: "agree", BOB: "agree"}, "agree", store.database.now())
    with pytest.raises(NoSuchVote):
        await store.cast(Ballot(vote, ANN, "refuse"))
    assert await store.vote(vote) == found
    assert await store.open_votes(match.id) == []


async def test_what_is_asked_anew_gives_everybody_a_new_ballot(store: Store) -> None:
    match = await running(store)
    first = await store.open_vote(match.id, NewVote("kick", {"seat": 1}, ANN, "agree"), QUESTION)
    other = await store.open_vote(match.id, NewVote("kick", {"seat": 0}), QUESTION)
    again = await store.open_vote(match.id, NewVote("kick", {"seat": 1}), QUESTION)
    assert [(row.id, row.ballots) for row in await store.open_votes(match.id)] == [(other, {}), (again, {})]
    with pytest.raises(NoSuchVote):
        await store.cast(Ballot(first, BOB, "agree"))


async def test_the_ballot_that_decides_is_one_with_what_it_decides(store: Store) -> None:
    match = await running(store)
    for number in (1, 2):
        version = await play(store, match.id, number)
    vote = await store.open_vote(match.id, NewVote("undo", {"move": 2}), QUESTION)
    decided = Decision(Ballot(vote, BOB, "agree", "agree"))
    with pytest.raises(StaleVersion):
        await store.rewind(match.id, version=version - 1, snapshot=position(1), drop_from=2, decision=decided)
    found = await store.vote(vote)
    assert found is not None
    assert (found.ballots, found.closed) == ({}, None)
    await store.rewind(match.id, version=version, snapshot=position(1), drop_from=2, decision=decided)
    with pytest.raises(NoSuchVote):
        await store.rewind(match.id, version=version + 1, snapshot=position(0), drop_from=1, decision=decided)
    assert [row.number for row in await store.moves(match.id)] == [1]
