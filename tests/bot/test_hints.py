"""Hints: what a strong bot would do, privately, where the table allows it; and one sentence where there is none."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.mind.minds import Minds
from bot.paint.painter import Painter
from bot.playground import Payload, Playground
from bot.table.hints import begun
from bot.talk.hints import told
from bot.talk.reader import Reader
from engine import Answer, Idea, Match, Pick, Picked, Placed, Reason, advise, games
from engine.games.ecosystem.board import NAMES
from engine.games.ecosystem.options import CARD as ANIMAL
from engine.games.ecosystem.options import CELL, STAY
from engine.games.gaia.options import CARD, TAKE
from tests.bot.club import Club, buttons, first, running, words
from tests.bot.ideas import muse
from tests.bot.secrecy import Secrecy

D4, D5, D6 = (NAMES.index(name) for name in ("D4", "D5", "D6"))
ASKED = "You are not asked anything just now, so there is nothing to give a hint for."


def private(club: Club, message: Payload) -> bool:
    [sent] = [each for each in club.playground.sent if each.payload.get("id") == message["id"]][-1:]
    return sent.readers == {"Ada"}


@pytest.mark.parametrize("game", [*games()])
async def test_whoever_is_asked_is_told_an_idea_with_reasons_and_the_next_best(club: Club, game: str) -> None:
    panel = await club.arrive(game, lambda match: match.beats > 3 and 0 in match.waiting and many(match))
    shown = await club.press("Ada", panel, "Hint")
    said = words(shown).splitlines()
    assert said[0] == "### 🦅 A hard bot would choose:"
    assert said[1].startswith("**")
    assert any(line.startswith("- ") for line in said)
    assert any(line.startswith("-# About") for line in said)
    assert private(club, shown)
    assert words(await club.slash("Ada", "general", "hint")) == words(shown)
    assert first(panel), "the question is still there"


def many(match: Match) -> bool:
    """Several things to choose from, and points tell them apart."""
    return len(advise(match.redealt(0, "many"), 0, "many", "easy")) > 1


@pytest.mark.parametrize("game", [*games()])
async def test_a_hint_is_the_same_whatever_is_hidden(club: Club, game: str) -> None:
    secrecy = Secrecy(club, game)
    await secrecy.play(4)
    session = await secrecy.session()
    for seat in session.match.waiting:
        shown = await club.slash(("Ada", "Bela", "Chidi")[seat], "general", "hint")
        twin, key = await secrecy.twin(seat), f"{session.row.seed}:{seat}:{session.match.count(seat)}"
        found = advise(twin.match.redealt(seat, key), seat, key, "easy")
        secrecy.same(shown, told(twin, Reader("en-US", "light", seat), found))


async def test_a_hint_tells_whether_a_card_is_played_or_taken(club: Club) -> None:
    await club.begin("gaia", "Ada", "Bela")
    session = club.client.services.sessions.live[1]
    session.match.state.hands[0] = ["plain", "sea"]
    session.match.asked = [None] * 2
    play, take = [Idea((Picked((option,)),), 0.0, ()) for option in (CARD["plain"], TAKE)]
    said = told(session, Reader("en-US", "light", 0), [play, take]).text
    assert "**Play plain**" in said
    assert "-# About as good: Take a card" in said
    behind = replace(play, behind=4.0, ahead=-4.0, reasons=(
        Reason("cities", 10.0, 1, 0, ahead=10.0), Reason("safety", -6.0, -1, 0, ahead=-6.0),
    ))  # fmt: skip
    weighed = told(session, Reader("en-US", "light", 0), [take, behind]).text
    note = "Points are the bot’s own measure here: a meeple in a city is about ten."
    assert (note in said, note in weighed) == (False, True), "where a number asks what it counts"
    assert "Play plain; +10 points for a meeple in a city, −6 points: your meeples stand less safe" in weighed
    card = Picked((CARD[session.match.state.shown["nature"][0]],))
    both = Idea((Picked((TAKE,)), card), 0.0, ())
    land = session.match.state.shown["nature"][0]
    assert f"**Take a card → {land}**" in told(session, Reader("en-US", "light", 0), [both]).text
    session.match.play(0, Picked((TAKE,)))
    assert f"**Take {land}**" in told(session, Reader("en-US", "light", 0), [Idea((card,), 0.0, ())]).text


async def test_a_hint_says_where_there_is_nothing_else_to_choose(club: Club) -> None:
    await club.begin("gaia", "Ada", "Bela")
    session = club.client.services.sessions.live[1]
    session.match.state.hands[0] = []
    session.match.asked = [None] * 2
    forced = told(session, Reader("en-US", "light", 0), [Idea((Picked((TAKE,)),), 0.0, ())]).text
    assert forced.splitlines()[-1] == "-# There is nothing else to choose here."


async def test_a_hint_says_that_more_will_be_asked(club: Club) -> None:
    """Its reasons count that too."""
    await club.begin("gaia", "Ada", "Bela")
    session = club.client.services.sessions.live[1]
    take = Idea((Picked((TAKE,)),), 0.0, (), goes_on=True)
    assert "**Take a card → …**" in told(session, Reader("en-US", "light", 0), [take]).text


async def test_a_hint_tells_a_swap_as_one_step(club: Club) -> None:
    await club.begin("ecosystem", "Ada", "Bela")
    session = club.client.services.sessions.live[1]
    session.match.state.grids[0] = {D4: "bear", D5: "bee"}
    session.match.state.hands[0][0] = "rabbit"
    session.match.asked = [None] * 2
    rabbit, place = Picked((ANIMAL["rabbit"],)), Placed(D6)
    swap = (Picked((CELL[D4],)), Picked((CELL[D6],)))
    ideas = [Idea((rabbit, place, *swap), 0.0, ()), Idea((rabbit, place, Picked((STAY,))), 0.0, ())]
    said = told(session, Reader("en-US", "light", 0), ideas).text
    assert "**Rabbit → D6 → D4 and D6 change places**" in said
    assert "-# About as good: Rabbit → D6 → Leave all as it is" in said
    for answer in (rabbit, place, swap[0]):
        session.match.play(0, answer)
    said = told(session, Reader("en-US", "light", 0), [Idea(swap[1:], 0.0, ())]).text
    assert "**D4 and D6 change places**" in said


async def test_where_there_is_no_hint_that_is_said(club: Club) -> None:
    said = "No match is being played here. Open one with /new."
    assert words(await club.slash("Ada", "general", "hint")) == said
    thread = await club.begin("renature", "Ada", "Bela", "Chidi")
    [turn] = (await club.client.services.sessions.get(1)).match.waiting
    people = ["Ada", "Bela", "Chidi"]
    other = people[turn - 1]
    assert words(await club.slash(other, thread, "hint")) == ASKED
    assert "Hint" not in buttons(await club.slash(other, thread, "play"))
    assert words(await club.slash("Fern", thread, "hint")) == "You have no seat at this table."
    panel = await club.slash(people[turn], thread, "play")
    assert await club.forge("Fern", panel, buttons(panel)["Hint"]) == "You have no seat at this table."
    assert await club.forge(other, panel, buttons(panel)["Hint"]) == "That button belongs to somebody else."
    await club.slash(people[turn], thread, "pause")
    await club.quiet()
    for person in people[:turn] + people[turn + 1 :]:
        vote = next(post for post in club.posts(thread) if "Agree" in buttons(post))
        await club.press(person, vote, "Agree")
    said = "The match is paused; /resume asks the table to go on."
    assert words(await club.slash(people[turn], thread, "hint")) == said


async def test_a_table_can_play_without_hints(club: Club) -> None:
    lobby = await club.slash("Ada", "general", "new ecosystem", here=True)
    options = await club.choose("Ada", await club.press("Ada", lobby, "Options"), "casual")
    assert "Hints · allowed" in str(options)
    options = await club.choose("Ada", options, "none")
    assert "Hints · none" in str(options)
    assert await club.forge("Ada", options, "t:1:-:-:#custom:hints", "some") == "Please choose one of what is offered."
    assert await club.forge("Ada", options, "t:1:-:-:#custom:luck", "none") == "Please choose one of what is offered."
    [lobby] = [post for post in club.posts("general", "Fern") if "Hints · **none**" in words(post)]
    for person in ("Ada", "Bela"):
        lobby = await club.press(person, lobby, "Join")
    await club.press("Ada", lobby, "Start")
    await club.quiet()
    assert any("Hints · **none**" in words(post) and "/rules explains" in words(post) for post in club.posts("general"))
    panel = await club.slash("Ada", "general", "play")
    assert "Hint" not in buttons(panel)
    assert words(await club.slash("Ada", "general", "hint")) == "This table plays without hints."
    assert await club.forge("Ada", panel, "t:1:0:1:hint") == "This table plays without hints."


async def test_what_counts_for_ratings_is_played_without_hints(club: Club) -> None:
    lobby = await club.slash("Ada", "general", "new ecosystem", here=True)
    assert "Rating · **rated if only people play: for /leaderboard, without hints**" in words(lobby)
    options = await club.press("Ada", lobby, "Options")
    assert "Hints · none" in str(options)
    options = await club.choose("Ada", options, "allowed")
    assert "Rating · casual" in str(options), "who wants hints wants no rating"
    options = await club.choose("Ada", options, "rated")
    assert "Hints · none" in str(options)
    await club.playground.until(lambda: "Rating · **rated" in words(lobby))
    for person in ("Ada", "Bela"):
        lobby = await club.press(person, lobby, "Join")
    await club.press("Ada", lobby, "Start")
    await club.quiet()
    panel = await club.slash("Ada", "general", "play")
    assert "Hint" not in buttons(panel)
    said = words(await club.slash("Ada", "general", "hint"))
    assert said == "This match counts for ratings, so it is played without hints."


async def test_against_a_bot_nothing_counts_and_hints_are_allowed(club: Club) -> None:
    lobby = await club.slash("Ada", "general", "new ecosystem", here=True)
    lobby = await club.press("Ada", lobby, "Join")
    lobby = await club.add_bot("Ada", lobby)
    assert "Rating" not in words(lobby)
    await club.press("Ada", lobby, "Start")
    await club.quiet()
    assert "A hard bot would choose" in words(await club.slash("Ada", "general", "hint"))


async def test_only_the_host_says_whether_there_are_hints(club: Club) -> None:
    lobby = await club.slash("Ada", "general", "new ecosystem")
    said = await club.forge("Bela", lobby, "t:1:-:-:#custom:hints", "none")
    assert "who opened this table, can do that" in said


async def test_whoever_does_as_it_said_hears_how_it_goes_on(club: Club) -> None:
    thread = await club.begin("renature", "Ada", "Bela")
    sessions = club.client.services.sessions
    seat = (await sessions.get(1)).match.waiting[0]
    await club.slash(("Ada", "Bela")[seat], thread, "hint")
    told = (await sessions.get(1)).position.ideas[seat][0].answers
    assert len(told) > 1
    await sessions.play(1, seat, told[:1])
    await club.slash(("Ada", "Bela")[seat], thread, "hint")
    session = await sessions.get(1)
    assert session.position.ideas[seat][0].answers[0] == told[1]
    assert begun(session, seat) == (), "nothing of the newer idea has been done"


async def test_who_does_something_else_is_thought_for_anew(club: Club) -> None:
    await club.begin("ecosystem", "Ada", "Bela")
    sessions = club.client.services.sessions
    session = await sessions.get(1)
    prompt = session.match.prompt(0)
    assert isinstance(prompt, Pick)
    one, other = [Picked((option,)) for option in prompt.options[:2]]
    session.advised[0] = session.match, (one, Placed(0))
    await sessions.play(1, 0, (other,))
    assert begun(await sessions.get(1), 0) == ()


class Overtaken:
    """Somebody moves while it thinks."""

    def __init__(self) -> None:
        self.club: Club | None = None

    async def ideas(
        self, match: Match, seat: int, key: str, begun: tuple[Answer, ...] = ()
    ) -> tuple[Idea, ...]:
        assert self.club is not None
        found = advise(match, seat, key, "easy", begun)
        await self.club.client.services.sessions.play(1, seat, found[0].answers[:1])
        return found


async def test_a_hint_for_a_question_that_has_passed_is_not_given(tmp_path: Path, painter: Painter) -> None:
    async with Playground() as playground:
        adviser = Overtaken()
        async with running(playground, tmp_path / "club.sqlite3", painter, adviser=adviser) as club:
            adviser.club = club
            thread = await club.begin("ecosystem", "Ada", "Bela")
            said = words(await club.slash("Ada", thread, "hint"))
            assert said == "Things have moved on while the hint was thought of; please ask again."


@pytest.fixture(scope="module")
def minds() -> Iterator[Minds]:
    found = Minds(1, limit=60, act=muse)
    yield found
    found.close()


async def test_ideas_are_thought_of_in_another_process(minds: Minds) -> None:
    match = Match.new(games()["ecosystem"], 2, "ideas").redealt(0, "key")
    assert await minds.ideas(match, 0, "key") == advise(match, 0, "key", "hard")


class Deadly:
    """Its process dies over it."""

    def __init__(self, minds: Minds) -> None:
        self.minds = minds

    async def ideas(
        self, match: Match, seat: int, key: str, begun: tuple[Answer, ...] = ()
    ) -> tuple[Idea, ...]:
        return await self.minds.ideas(match, seat, "deadly", begun)


async def test_a_thought_that_fails_is_said_with_an_id(
    tmp_path: Path, painter: Painter, minds: Minds, caplog: pytest.LogCaptureFixture
) -> None:
    database = tmp_path / "club.sqlite3"
    async with Playground() as playground, running(playground, database, painter, adviser=Deadly(minds)) as club:
        thread = await club.begin("ecosystem", "Ada", "Bela")
        before = await club.kept()
        said = words(await club.slash("Ada", thread, "hint"))
        sentence, _, fault = said.rpartition(" ")
        assert sentence.startswith("The hint could not be thought of; the match is as it was.")
        assert fault in caplog.text
        assert await club.kept() == before
