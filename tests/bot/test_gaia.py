"""Gaïa through the real discord.py: whole matches, and a Protection by somebody whose turn it is not."""

import re
from random import Random

import pytest

from bot.paint.painter import Painter
from bot.playground import Payload
from engine import Match, RandomBot
from engine.games.gaia.chart import NEAR, START
from tests.bot.club import Club, buttons, menus, parts, words

ALL = {"capture": "on", "four": "on", "elements": "on", "disasters": "on"}
ENDS = 4  # answers


@pytest.fixture
def painter(sketching: Painter) -> Painter:
    """Whatever comes up in a whole match can be drawn."""
    return sketching


async def answer(club: Club, person: str, panel: Payload, chance: Random) -> Payload:
    """Give any of the answers offered."""
    pressed = [label for label, custom_id in buttons(panel).items() if re.search(r":p:", custom_id)]
    listed = [value for custom_id, values in menus(panel).items() if "#menu" in custom_id for value in values]
    if pressed:
        return await club.press(person, panel, chance.choice(pressed))
    [asked] = [part["placeholder"] for part in parts(panel["components"]) if "#menu" in part.get("custom_id", "")]
    assert re.fullmatch(r"Choose from \d+ …", asked), "the question stands above it"
    return await club.choose(person, panel, chance.choice(listed))


def match_of(club: Club) -> Match:
    return club.client.services.sessions.live[1].match


def last_answers(match: Match, people: int, count: int) -> Match:
    """Where people have so many answers left, if chance plays on."""
    passed, chance = [match], RandomBot("gaia")
    while waiting := passed[-1].waiting:
        match = passed[-1].copy()
        match.play(waiting[0], chance.answer(match, waiting[0]))
        passed.append(match)
    return [each for each in passed if each.waiting and each.waiting[0] < people][-count]


async def play_out(
    club: Club, people: tuple[str, ...], bots: int, options: dict[str, str], ends: int | None = None
) -> int:
    """`ends`: how many answers at the beginning and at the end are given by button, if not all; how many were."""
    thread = await club.begin("gaia", *people, bots=bots, **options)
    chance, given, sessions = Random("gaia"), 0, club.client.services.sessions
    while waiting := match_of(club).waiting:
        person = people[waiting[0]]
        panel = await club.slash(person, thread, "play")
        while waiting[0] in match_of(club).waiting:
            panel, given = await answer(club, person, panel, chance), given + 1
            if given == ends:
                session = await sessions.get(1)
                await sessions.commit(session, last_answers(session.match, len(people), ends), waiting[0], [])
                break
        await club.thought()
    await club.quiet()
    assert "is over" in words(await club.slash(people[0], thread, "play"))
    result = match_of(club).result
    assert result is not None
    winner = [*people, *["bot"] * bots][result.winners[0]]
    assert any("wins" in words(post) for post in club.posts(thread)), winner
    return given


async def test_a_basic_match_of_three_is_played_to_its_end(club: Club) -> None:
    """The first and the last answers; all those between are a benchmark: `sittings`."""
    assert await play_out(club, ("Ada",), 2, {}, ENDS) > ENDS


async def test_a_match_of_five_with_every_option_is_played_to_its_end(club: Club) -> None:
    """The first and the last answers; all those between are a benchmark: `sittings`."""
    assert await play_out(club, ("Ada", "Bela"), 3, ALL, ENDS) > ENDS


@pytest.fixture
async def struck(club: Club) -> Club:
    """Ada has rain for the one plain there is; Bela holds a Protection and Chidi an Element."""
    await club.begin("gaia", "Ada", "Bela", "Chidi", elements="on")
    state = match_of(club).state
    state.hands = [["rain", "sea"], ["protection"], ["sun"]]
    state.lands, state.shore = {START: "plain"}, tuple(sorted(NEAR[START]))
    state.supply["plain"] -= 1
    match_of(club).asked = [None] * 3
    return club


async def test_a_protection_is_answered_out_of_turn(struck: Club) -> None:
    thread = struck.thread
    await struck.slash("Ada", thread, "gaia play", card="Rain")
    assert match_of(struck).waiting == [1, 2]
    await struck.quiet()
    assert any("plays Rain" in words(post) for post in struck.posts(thread)), "the others are told what was played"

    chidi = await struck.slash("Chidi", thread, "play")
    assert "Ada plays Rain on H8 (from plain to swamp)." in words(chidi)
    assert not any("Protection" in label for label in buttons(chidi))
    await struck.press("Chidi", chidi, "Let it pass")
    before = [words(post) for post in struck.posts(thread)]
    assert not any("Chidi" in said and "pass" in said for said in before), "answers stay sealed"

    bela = await struck.slash("Bela", thread, "play")
    await struck.press("Bela", bela, "Play my Protection")
    await struck.quiet()
    assert any("cancels Rain" in words(post) for post in struck.posts(thread))
    assert match_of(struck).state.lands == {START: "plain"}
    assert match_of(struck).waiting == [0], "Ada goes on with the second action"


async def test_a_sealed_answer_is_changed(struck: Club) -> None:
    await struck.slash("Ada", struck.thread, "gaia play", card="Rain")
    await struck.slash("Bela", struck.thread, "gaia protect")
    panel = await struck.slash("Bela", struck.thread, "play")
    panel = await struck.press("Bela", panel, "Back")
    await struck.press("Bela", panel, "Let it pass")
    await struck.slash("Chidi", struck.thread, "gaia pass")
    assert match_of(struck).state.lands == {START: "swamp"}
