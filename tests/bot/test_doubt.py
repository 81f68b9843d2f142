"""What throws something away is asked once more: pressed or typed, before and after a restart, once and never twice."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.paint.painter import Painter
from bot.playground import Payload, Playground
from bot.talk.answers import ROOM, coded, decoded, meant, word
from bot.talk.marks import number
from engine import Answer, Match, Option, Pick, Prompt, Share, answer, choices, games
from engine.bots import guess
from tests.bot.club import Club, buttons, parts, running, words
from tests.bot.test_controls import prompts, quick


def match_of(club: Club) -> Match:
    return club.client.services.sessions.live[1].match


def wasteful(match: Match) -> Option | None:
    """What Ada could choose that throws something away, where she could also choose otherwise."""
    prompt = match.prompt(0)
    if prompt is None or isinstance(prompt, Share):
        return None
    found = [option for option in choices(prompt) if wastes(match, prompt, option)]
    return found[0] if found and len(found) < len(choices(prompt)) else None


def wastes(match: Match, prompt: Prompt, option: Option) -> bool:
    given_ = answer(prompt, (option,))
    return given_ is not None and prompt.allows(given_) and match.waste(0, given_) is not None


async def tempted(club: Club) -> tuple[Payload, Option]:
    """Ada's panel, and a choice on it that wastes something."""
    panel = await club.arrive("renature", lambda match: wasteful(match) is not None)
    option = wasteful(match_of(club))
    assert option is not None
    return panel, option


def key_of(panel: Payload, option: Option) -> str:
    return next(custom_id for custom_id in buttons(panel).values() if custom_id.endswith(f":p:{option.key}"))


async def test_who_does_not_want_to_be_asked_is_not(club: Club) -> None:
    panel, option = await tempted(club)
    before = await club.kept()
    await club.press("Ada", await club.slash("Ada", "general", "settings"), "Do not ask before")
    panel = await club.give("Ada", panel, key_of(panel, option), None)
    assert "Do it anyway" not in buttons(panel)
    assert await club.kept() != before


async def test_what_is_wasted_is_said_and_nothing_is_played_before_it_is_pressed_again(club: Club) -> None:
    panel, option = await tempted(club)
    before, offered = await club.kept(), buttons(panel)
    panel = await club.give("Ada", panel, key_of(panel, option), None)
    assert "⚠️" in words(panel)
    assert await club.kept() == before
    assert [label for label in buttons(panel) if label not in offered and "Back" not in label] == ["Do it anyway"]
    await club.quiet()
    before, posts = await club.kept(), len(club.posts("general", "Bela"))
    back = [part["custom_id"] for part in parts(panel) if "Back" in part.get("label", "")]
    assert len(back) == 1, "of two ways back nobody knows which is which"
    panel = await club.press("Ada", panel, "Back")
    assert buttons(panel) == offered, "it closes the warning alone"
    assert "⚠️" not in words(panel)
    assert await club.kept() == before
    assert len(club.posts("general", "Bela")) == posts
    panel = await club.give("Ada", panel, key_of(panel, option), None)
    panel = await club.press("Ada", panel, "Do it anyway")
    assert "⚠️" not in words(panel)
    assert "Do it anyway" not in buttons(panel)
    assert await club.kept() != before


async def test_another_choice_is_one_press_away(club: Club) -> None:
    panel, option = await tempted(club)
    prompt = match_of(club).prompt(0)
    assert prompt is not None
    other = next(one for one in choices(prompt) if not wastes(match_of(club), prompt, one))
    before = await club.kept()
    doubted = await club.give("Ada", panel, key_of(panel, option), None)
    after = await club.give("Ada", doubted, key_of(doubted, other), None)
    assert "⚠️" not in words(after)
    assert await club.kept() != before


async def test_the_same_press_is_asked_about_again_and_anyway_never(club: Club) -> None:
    panel, option = await tempted(club)
    before = await club.kept()
    for _ in range(2):
        panel = await club.give("Ada", panel, key_of(panel, option), None)
        assert "Do it anyway" in buttons(panel)
    assert await club.kept() == before
    sure = buttons(panel)["Do it anyway"]
    await club.press("Ada", panel, "Do it anyway")
    after = await club.kept()
    assert "That question has passed" in await club.forge("Ada", panel, sure)
    assert await club.kept() == after


async def test_anyway_works_after_a_restart(tmp_path: Path, painter: Painter) -> None:
    database = tmp_path / "club.sqlite3"
    async with Playground() as playground:
        async with running(playground, database, painter) as club:
            panel, option = await tempted(club)
            panel = await club.give("Ada", panel, key_of(panel, option), None)
            before = await club.kept()
        await playground.until(lambda: not playground.gateway.connected)
        async with running(playground, database, painter) as club:
            panel = await club.press("Ada", panel, "Do it anyway")
            assert "⚠️" not in words(panel)
            assert await club.kept() != before


async def test_what_is_typed_is_asked_about_too(club: Club) -> None:
    """The command is played as a whole or not at all."""
    await club.arrive("renature", lambda match: bool(typing(match)))
    typed = typing(match_of(club))
    before = await club.kept()
    panel = await club.slash("Ada", "general", "renature play", **typed)
    assert "⚠️" in words(panel)
    assert await club.kept() == before
    panel = await club.press("Ada", panel, "Do it anyway")
    assert "⚠️" not in words(panel)
    moves = [move for move in await club.store.moves(1) if move.seat == 0]
    assert len(moves) >= len([move for move in before[1] if move.seat == 0]) + len(typed)


def typing(match: Match) -> dict[str, str]:
    """A domino, its place and no plant, where that throws a planting away."""
    prompt = match.prompt(0)
    if prompt is None or prompt.ask != "domino":
        return {}
    for option in [one for one in choices(prompt) if one.kind == "card"]:
        twin, given_ = match.copy(), {"domino": option.key}
        twin.play(0, answer(prompt, (option,)) or pytest.fail("no answer"))
        while (asked := twin.prompt(0)) and asked.ask in ("at", "plant"):
            chosen = next((one for one in choices(asked) if one.word == "skip"), choices(asked)[0])
            given_[asked.ask] = chosen.key
            if asked.ask == "plant":
                return given_ if wastes(twin, asked, chosen) else {}
            twin.play(0, answer(asked, (chosen,)) or pytest.fail("no answer"))
    return {}


async def test_an_id_that_was_never_written_is_refused(club: Club) -> None:
    panel, _ = await tempted(club)
    count, before = match_of(club).count(0), await club.kept()
    for what in ("zzzz", "~9", "~", "1.1.1.1", "z" * 60, "-1", "0.0"):
        for act in ("anyway", "atonce"):
            said = await club.forge("Ada", panel, f"t:1:0:{count}:{act}:{what}")
            assert "⚠️" in said, what
    assert await club.kept() == before


@quick
@given(prompts, st.integers())
def test_any_answer_is_read_as_it_was_written(prompt: Prompt, seed: int) -> None:
    if isinstance(prompt, (Pick, Share)) and len(prompt.options) > 25:
        return  # more digits than are read
    given_ = guess(prompt, Random(seed).random)
    said = coded(prompt, given_)
    if len(said) <= ROOM:
        found = decoded(prompt, number(said) or 0)
        assert found == given_ or (isinstance(prompt, Share) and shares(found) == shares(given_))


def shares(given_: Answer | None) -> set[object]:
    return set(getattr(given_, "parts", ()))


@pytest.mark.parametrize("name", games())
def test_all_answers_of_a_match_fit_into_a_button(name: str) -> None:
    """One by one, and several after each other with what is done besides."""
    match, chance = Match.new(games()[name], 2, "doubt"), Random("doubt").random
    for turn in range(120):
        if not match.waiting:
            break
        seat = match.waiting[0]
        prompt = match.prompt(seat)
        assert prompt is not None
        given_ = guess(prompt, chance)
        said = word(match, seat, (given_,))
        assert said is not None
        assert meant(match, seat, said) is not None
        asides = match.asides(seat)
        if asides and turn % 3 == 0:
            first = answer(Pick("", tuple(asides)), (asides[0],))
            assert first is not None
            assert meant(match, seat, word(match, seat, (first,)) or "") == (first,)
        match.play(seat, given_)
