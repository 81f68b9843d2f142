"""Passing a part over, where every question of it can be answered with nothing."""

import pytest

from bot.table.skip import can_pass, nothing, passed
from engine import ANSWER, Amount, Match, Option, Pick, Place, RandomBot, Share, games
from tests.bot.club import Club, buttons, words

A, B = Option("word", word="a"), Option("word", word="b")


@pytest.mark.parametrize(("prompt", "free"), [
    (Pick("ask", (A, B)), False), (Pick("ask", (A, B), least=0), True), (Amount("ask", 0, 3), True),
    (Amount("ask", 1, 3), False), (Share("ask", (A, B), (1, 1), 0, 2), True),
    (Share("ask", (A, B), (1, 1), 1, 2), False), (Place("ask", A, (1, 2)), False),
], ids=str)
def test_nothing_is_an_answer_where_nothing_must_be_taken(prompt: Pick | Amount | Share | Place, free: bool) -> None:  # noqa: FBT001
    given = nothing(prompt)
    assert (given is not None) is free
    assert given is None or prompt.allows(given)


def walked(name: str, seats: int) -> Match:
    """To a question in a part that can be passed over."""
    match, bot = Match.new(games()[name], seats, "thicket"), RandomBot(1)
    match.opening()
    while not can_pass(match, match.waiting[0]):
        match.play(match.waiting[0], bot.answer(match, match.waiting[0]))
    return match


def test_a_part_is_passed_over_to_its_end_and_looking_changes_nothing() -> None:
    match = walked("earth", 3)
    seat, before, beats = match.waiting[0], match.save(), match.beats
    assert can_pass(match, seat)
    assert match.save() == before
    moves = passed(match, seat)
    assert moves
    assert seat not in match.waiting or match.beats > beats
    assert {move.made for move in moves} == {"table"}
    empty = {"options": [], "parts": [], "n": 0}
    for move in moves:
        given = ANSWER.dump_python(ANSWER.validate_json(move.answer), mode="json")
        assert any(given.get(field) == value for field, value in empty.items())


async def test_the_table_passes_a_part_over_by_vote(club: Club) -> None:
    here = await club.begin("earth", "Ada", "Bela", here=True, pace="6")
    sessions, bot = club.client.services.sessions, RandomBot(4)
    while True:
        match = (await sessions.get(1)).match
        if match.waiting == [1] and can_pass(match, 1):
            break
        seat = match.waiting[0]
        await sessions.play(1, seat, [bot.answer(match, seat)])
    await club.quiet()
    await club.later(6.1)
    [asked] = [post for post in club.posts(here, "Fern") if "**Bela** is late" in words(post)]
    assert "Pass this part over" in buttons(asked)
    settled = await club.press("Ada", asked, "Pass this part over")
    assert words(settled) == "It is decided: Pass this part over."
    await club.quiet()
    assert [post for post in club.posts(here, "Fern") if "passes over this part of **Bela**" in words(post)]
    moves = await club.store.moves(1)
    assert moves[-1].made == "table"
    assert moves[-1].seat == 1
    assert "The table passes over this part of **Bela**." in words(await club.slash("Ada", here, "log", since="start"))
    assert "Ask the table" in buttons(await club.slash("Bela", here, "undo")), "undoable like any move, by consent"
