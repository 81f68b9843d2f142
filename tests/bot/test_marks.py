"""Several of many: every press marks one, and nothing is answered before the last of them, or *Done*."""

import re

import pytest

from bot.playground import Payload
from engine import ANSWER, Match, Pick, Picked
from tests.bot.club import Club, buttons, words


@pytest.fixture
async def panel(club: Club) -> Payload:
    """Earth asks Ada for several cards."""
    await club.begin("earth", "Ada", bots=1, here=True)
    shown = await club.slash("Ada", "general", "play")
    while not marking(shown):
        shown = await club.answer("Ada", shown)
    return shown


def match_of(club: Club) -> Match:
    return club.client.services.sessions.live[1].match


def marking(panel: Payload) -> list[str]:
    return [label for label, custom_id in buttons(panel).items() if ":mark:" in custom_id]


def done(panel: Payload) -> list[str]:
    return [label for label, custom_id in buttons(panel).items() if ":done:" in custom_id]


async def test_the_last_that_there_may_be_answers(club: Club, panel: Payload) -> None:
    prompt = match_of(club).prompt(0)
    assert isinstance(prompt, Pick)
    before, offered = await club.kept(), marking(panel)
    assert f"As soon as {prompt.most} are marked, that is your answer." in words(panel)
    for label in offered[: prompt.most]:
        assert not done(panel)
        assert await club.kept() == before
        assert match_of(club).prompt(0) == prompt
        panel = await club.press("Ada", panel, label)
    assert "⚠️" not in words(panel)
    [*_, last] = [move for move in await club.store.moves(1) if move.seat == 0]
    assert ANSWER.validate_json(last.answer) == Picked(prompt.options[: prompt.least])


async def test_a_mark_is_taken_away_by_the_same_button(club: Club, panel: Payload) -> None:
    label, fresh = marking(panel)[0], buttons(panel)
    assert buttons(await club.press("Ada", panel, label)) != fresh
    assert buttons(await club.press("Ada", panel, label)) == fresh


async def test_what_is_marked_on_an_old_panel_shows_the_question_as_it_is_now(club: Club, panel: Payload) -> None:
    """One is still there where Discord did not let it be taken away."""
    mark = buttons(panel)[marking(panel)[0]]
    now = await club.answer("Ada", panel)
    before = await club.kept()
    after = await club.forge("Ada", now, mark)
    assert "⚠️" in after
    assert re.sub(r"\d+", "", words(now).splitlines()[0]) in re.sub(r"\d+", "", after)
    assert await club.kept() == before
