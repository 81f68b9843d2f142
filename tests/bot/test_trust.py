"""Whoever presses what, when and how often: only the owner's fresh press does anything, and it does it once."""

import asyncio
import logging
from collections import Counter
from pathlib import Path

import pytest

from bot.paint.painter import Painter
from bot.playground import Payload
from bot.speech import worded
from bot.talk import verbs
from engine import choices
from tests.bot import situations
from tests.bot import typings as typed
from tests.bot.club import Club, buttons, first, menus, words
from tests.bot.manners import completed, tried
from tests.bot.situations import Situation, lobby
from tests.bot.typings import Typing, typings

STALE, ILLEGAL = "That question has passed", "That is not possible here"
THEIRS, STRANGER = "That button belongs to somebody else.", "You have no seat at this table."


@pytest.fixture
async def panel(club: Club) -> Payload:
    """Ada is asked for a card in the second turn of a match with Bela, match 1, in #general."""
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    for person in ("Ada", "Bela"):
        await club.part(person, "general")
    await club.quiet()
    return await club.slash("Ada", "general", "play")


def at(club: Club, seat: int = 0) -> int:
    return club.client.services.sessions.live[1].match.count(seat)


async def test_nobody_presses_for_another(club: Club, panel: Payload) -> None:
    before, count = await club.kept(), at(club)
    shown = [*buttons(panel).values(), *menus(panel)]
    assert len(shown) >= 2
    made = [f"t:1:0:{count}:{what}" for what in ("p:card.0.bee", "none", "fill", "a:word.0.change", "form", "back",
                                                 "write", "menupage:1", "asidepage:1", "undo:1.1", "ask:1.1", "mark:1",
                                                 "done:1")]
    mine = [i for i in {*shown, *made} if ":-:-:" not in i]
    for custom_id in mine:
        values = menus(panel).get(custom_id, [])[:1]
        assert await club.forge("Bela", panel, custom_id, *values) == THEIRS
        assert await club.forge("Fern", panel, custom_id, *values) == STRANGER
    for menu in ("menu:0", "aside:0"):
        assert await club.forge("Bela", panel, f"t:1:0:{count}:#{menu}", "card.0.bee") == THEIRS
    assert await club.kept() == before


async def test_what_was_never_offered_does_nothing(club: Club, panel: Payload) -> None:
    before, count = await club.kept(), at(club)
    match = club.client.services.sessions.live[1].match
    prompt = match.prompt(0)
    assert prompt is not None
    missing = next(f"card.0.{word}" for word in ("bear", "bee", "fox", "wolf", "deer", "eagle", "trout", "stream")
                   if word not in {option.word for option in choices(prompt)})
    head = f"t:1:0:{count}:"
    for what in (f"p:{missing}", "p:cell.3.", "p:card.99999999999999999999.bee", "a:word.0.change", "fill", "none",
                 "done:0", "done:zzzzz", "done:x y", "p:\N{PILE OF POO}", "p:card.0.bee'; DROP TABLE matches; --"):
        assert ILLEGAL in await club.forge("Ada", panel, head + what), what
    for values in ([missing], ["x"], [], [option.key for option in choices(prompt)], ["", ""]):
        assert ILLEGAL in await club.forge("Ada", panel, head + "#menu:0", *values, menu=True), values
    assert "⚠️" in await club.forge("Ada", panel, head + "form")
    for what in ("dance", "p", "menu", "play:more", ":", "join:1", "look", "table:x"):
        said = await club.forge("Ada", panel, head + what)
        assert said, what
    for what in ("dance", "p:", "a:", "done:", "form:card"):
        assert "does nothing any more" in await club.forge("Ada", panel, head + what), what
    for values in (["card.0"], ["seat.9"], ["x"], ["seat.0", "seat.1"]):
        assert "does nothing any more" in await club.forge("Ada", panel, "t:1:-:-:#look", *values)
    assert await club.kept() == before


async def test_numbers_out_of_this_world_are_refused(club: Club, panel: Payload) -> None:
    before, count = await club.kept(), at(club)
    for match in ("0", "99", "9" * 18):
        assert "no such match" in await club.forge("Ada", panel, f"t:{match}:0:{count}:p:card.0.bee")
        assert "no such match" in await club.forge("Ada", panel, f"t:{match}:-:-:join")
        assert "no such match" in await club.forge("Ada", panel, f"t:{match}:-:-:agree:1.1")
    for seat in ("1", "7", "999", "-"):
        assert await club.forge("Ada", panel, f"t:1:{seat}:{count}:p:card.0.bee") == THEIRS
    for number in ("0", str(count - 1), str(count + 1), "9" * 9, "-"):
        for what in ("p:card.0.bee", "back", "none", "form", "mark:1", "done:1"):
            assert STALE in await club.forge("Ada", panel, f"t:1:0:{number}:{what}"), (number, what)
    for page in ("1", "1000", "9" * 18):
        assert "Which card" in await club.forge("Ada", panel, f"t:1:0:{count}:menupage:{page}")
    for picked in ("0", "1", "zzzzzzzz", "z" * 60, "-1", "\N{PILE OF POO}"):
        assert "Which card" in await club.forge("Ada", panel, f"t:1:0:{count}:mark:{picked}")
    for page in ("-1", "x", "", "9" * 22, "9" * 60):
        assert "does nothing any more" in await club.forge("Ada", panel, f"t:1:0:{count}:menupage:{page}")
    assert await club.kept() == before


async def test_ids_that_are_not_ours_are_left_alone(club: Club, panel: Payload) -> None:
    """Nobody answers them, and nothing breaks."""
    before = await club.kept()
    deadline, club.playground.interactions.deadline = club.playground.interactions.deadline, 0.2
    for custom_id in ("x", "t:", "t:1", "t:1:0:0:", "t:x:0:0:p", "t:1:0000:1:p", "T:1:0:0:p", f"t:{'9' * 19}:0:0:p"):
        assert (await club.playground.click("Ada", panel, custom_id, forged=True)).failed
    club.playground.interactions.deadline = deadline
    assert await club.kept() == before
    assert "Which card" in words(await club.slash("Ada", "general", "play"))


async def test_an_old_panel_shows_the_question_as_it_is_now(club: Club, panel: Payload) -> None:
    """Two panels are open; the one that was not used is stale."""
    other = await club.slash("Ada", "general", "play")
    found = first(panel)
    assert found is not None
    custom_id, values = found
    now = await club.answer("Ada", panel)
    before = await club.kept()
    said = await club.forge("Ada", other, custom_id, *values or ())
    assert STALE in said
    assert words(now).splitlines()[0] in said
    assert await club.kept() == before


async def test_a_menu_of_an_earlier_version_is_still_answered(club: Club, panel: Payload) -> None:
    """What is offered as buttons now was a menu once, and may still be open somewhere."""
    match = club.client.services.sessions.live[1].match
    prompt = match.prompt(0)
    assert prompt is not None
    chosen, moves = choices(prompt)[1], len(await club.store.moves(1))
    said = await club.forge("Ada", panel, f"t:1:0:{at(club)}:#menu:0", chosen.key)
    assert len(await club.store.moves(1)) == moves + 1
    assert worded(match.game.label(chosen), "en") in said


@pytest.mark.usefixtures("panel")
async def test_a_press_in_another_server_is_for_nobody_but_who_plays(club: Club) -> None:
    """Whatever rights somebody has there. A post that is taken away while it is pressed is answered all the same."""
    [far] = await club.playground.found("Elsewhere", "far-away")
    table = await club.slash("Ada", "second-table", "new ecosystem", here=True)
    club.playground.person("Emil").admin = True
    shown, before = await club.slash("Emil", far, "help"), (await club.kept(), await club.kept(2))
    for what in ("1:-:-:table", "1:-:-:scores", "1:-:-:story:start.0", "2:-:-:join", "2:-:-:close"):
        assert "played elsewhere" in await club.forge("Emil", shown, f"t:{what}")
    assert "So far" in await club.forge("Bela", await club.slash("Bela", far, "help"), "t:1:-:-:scores")
    assert (await club.kept(), await club.kept(2)) == before
    post = club.playground.post(table)
    club.playground.world.drop_post(post)
    await club.settled(await club.playground.click("Bela", post, "t:2:-:-:join", forged=True))
    found = await club.store.match(2)
    assert found is not None
    assert [seat.name for seat in found.seats] == ["Bela"]


@pytest.mark.parametrize("situation", [Situation(verbs.Join, lobby, "Chidi", wrong=("Ada",)), *[
    each for each in typings() if each.name in ("new renature", "leaderboard")
]], ids=lambda each: each.name)
async def test_however_it_comes_it_does_no_harm(
    situation: Situation | Typing, tmp_path: Path, painter: Painter
) -> None:
    """The long form tries everything that can be pressed and typed: `python -m tests.bench deliveries`."""
    counts = Counter[str]()
    await (completed if situation.name == "leaderboard" else tried)(situation, tmp_path, painter, counts)
    assert counts["forged"] + counts["completion"] > 0


def test_nothing_can_be_pressed_or_typed_that_the_long_form_does_not_try() -> None:
    assert situations.missing() == []
    assert typed.missing() == []


@pytest.mark.usefixtures("panel")
async def test_a_press_in_another_channel_is_still_its_owners_alone(club: Club) -> None:
    there = await club.slash("Bela", "second-table", "new ecosystem", here=True)
    before, head = await club.kept(), f"t:1:0:{at(club)}:"
    assert await club.forge("Bela", there, head + "p:card.0.bee") == THEIRS
    assert await club.forge("Chidi", there, head + "p:card.0.bee") == STRANGER
    assert await club.forge("Ada", there, "t:2:0:1:p:card.0.bee") == "There is no such match."
    assert await club.kept() == before


async def test_everything_delivered_twice_happens_once(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    club.playground.interactions.twice = True
    lobby = await club.slash("Ada", "general", "new ecosystem", here=True)
    for person in ("Ada", "Bela"):
        lobby = await club.press(person, lobby, "Join")
    await club.press("Ada", lobby, "Start")
    assert await club.store.match(2) is None
    played = 0
    for _ in range(2):
        for person in ("Ada", "Bela"):
            panel, beats = await club.slash(person, "general", "play"), await club.beats()
            while first(panel) and await club.beats() == beats:
                panel = await club.answer(person, panel)
                played += 1
    await club.quiet()
    assert len(await club.store.moves(1)) == played
    row = await club.store.match(1)
    assert row is not None
    assert len(row.seats) == 2
    refused = [e for e in club.playground.exchanges if e.route.endswith("/callback") and e.status == 400]
    assert len(refused) >= played
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_a_typed_turn_delivered_twice_is_played_once(club: Club, panel: Payload) -> None:
    before = len(await club.store.moves(1))
    prompt = club.client.services.sessions.live[1].match.prompt(0)
    assert prompt is not None
    card = next(option for option in choices(prompt) if option.word != "rabbit")
    sent = await club.playground.slash("Ada", "general", "ecosystem place", card=card.key)
    await club.settled(sent)
    await club.playground.deliver(sent)
    await club.playground.until(lambda: [
        e.status for e in club.playground.exchanges if sent.token in e.path and e.route.endswith("/callback")
    ] == [200, 400])
    assert len(await club.store.moves(1)) == before + 1
    assert "Where does" in words(panel) or "Where does" in words(await club.slash("Ada", "general", "play"))


async def test_of_two_answers_to_one_question_the_first_to_arrive_counts(club: Club, panel: Payload) -> None:
    offered = [i for i in buttons(panel).values() if ":p:" in i]
    one, other = offered[:2] if offered else ("", "")
    before = len(await club.store.moves(1))
    club.playground.hold()
    pressed = [asyncio.create_task(club.playground.click("Ada", panel, custom_id)) for custom_id in (one, other)]
    await club.playground.until(lambda: len(club.playground.interactions.held or []) == 2)
    await club.playground.release(order=reversed)
    for press in pressed:
        await club.settled(await press)
    assert len(await club.store.moves(1)) == before + 1


async def test_a_form_from_another_question_is_stale(club: Club) -> None:
    """A modal carries its question in its id, as a button does."""
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    panel = await club.slash("Ada", "general", "play")
    opened = await club.playground.click("Ada", panel, f"t:1:0:{at(club)}:write", forged=True)
    assert opened.modal is not None
    await club.answer("Ada", panel)
    before = await club.kept()
    sent = await club.playground.submit(opened, {"answer": "A"})
    assert STALE in words(await club.settled(sent))
    theirs = await club.playground.submit(opened, {"answer": "A"}, person="Bela")
    assert words(await club.settled(theirs)) == THEIRS
    assert await club.kept() == before


async def test_a_form_says_what_it_did_not_understand(club: Club) -> None:
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    panel = await club.slash("Ada", "general", "play")
    before = await club.kept()
    for given in ("unicorn", "@everyone", "0", ",,,", "A, B", "x" * 2000, "a" + " " * 1990 + "b"):
        opened = await club.playground.click("Ada", panel, f"t:1:0:{at(club)}:write", forged=True)
        said = words(await club.settled(await club.playground.submit(opened, {"answer": given})))
        assert "⚠️" in said, given
        assert "Which card" in said
    assert await club.kept() == before
    opened = await club.playground.click("Ada", panel, f"t:1:0:{at(club)}:write", forged=True)
    assert "⚠️" not in words(await club.settled(await club.playground.submit(opened, {"answer": " a "})))
    assert len(await club.store.moves(1)) == 1


async def test_the_gateway_is_asked_for_no_privileged_intent(club: Club) -> None:
    (session,) = club.playground.gateway.sessions.values()
    assert session.intents == 1
