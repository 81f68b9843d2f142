"""A first match with a coach: one command opens it, each kind of question is explained when it first comes up, and what
was said is not said again, after a restart neither.
"""

from itertools import pairwise
from pathlib import Path

import pytest

from bot.paint.painter import Painter
from bot.playground import Payload, Playground
from engine import RandomBot, games
from tests.bot.club import Club, buttons, parts, running, words

SAYS = "**Coach:**"
TEXT, GALLERY = 10, 12  # kinds of parts of a message
SHOWING = [name for name, game in games().items() if any(each.about != "question" for each in game.lessons.values())]
CARD, CELL = "Everyone picks a card in secret", "A new card touches one of yours"


async def learn(club: Club, game: str, person: str = "Ada") -> Payload:
    """The panel at the first question."""
    await club.slash(person, "general", f"learn {game}")
    return await begun(club, person)


async def begun(club: Club, person: str = "Ada") -> Payload:
    """The table is posted first, and begun at once."""
    await club.playground.until(lambda: "has begun" in words(club.posts("general")[-1]))
    await club.quiet()
    return await club.slash(person, club.thread, "play")


def coached(panel: Payload) -> bool:
    """Whether he speaks by himself, just below the question; then he can be silenced, else asked."""
    assert (SAYS in words(panel)) == ("Quiet, coach" in buttons(panel)) != ("Ask the coach" in buttons(panel))
    assert (SAYS in words(panel)) == any(line.startswith(f"> {SAYS}") for line in below(panel))
    return SAYS in words(panel)


def below(panel: Payload) -> list[str]:
    """The lines below headings."""
    return [after for line, after in pairwise(words(panel).splitlines()) if line.startswith("### ")]


async def test_one_command_opens_a_match_with_a_bot_in_a_thread_and_a_coach_explains_it_once(
    tmp_path: Path, painter: Painter
) -> None:
    database = tmp_path / "club.sqlite3"
    async with Playground() as playground:
        async with running(playground, database, painter) as club:
            panel = await learn(club, "ecosystem")
            assert "A first match with a coach has begun in" in words(club.posts("general")[-1])
            row = await club.store.match(1)
            assert row is not None
            assert [(seat.name, seat.bot is not None) for seat in row.seats] == [("Ada", False), ("Wren", True)]
            [opening] = [words(post) for post in club.posts(club.thread) if "/rules" in words(post)]
            assert opening.splitlines()[1].startswith("**A first match with a coach.**"), "before who plays"
            assert "*Quiet, coach*" in opening
            assert "/learn" not in opening, "that is where one is"
            assert CARD in words(panel)
            rule = await club.press("Ada", panel, "Rule 3.2")
            assert "\n> 3.2 Everyone chooses at the same time" in words(rule)
            before, panel = words(panel), await club.slash("Ada", club.thread, "play")
            assert words(panel) == before, "the question is the same"
            panel = await club.press("Ada", panel, "Quiet, coach")
            assert not coached(panel)
            assert "The coach is quiet now" in words(panel)
            panel = await asked_next(club)
            assert "The coach is quiet now" not in words(panel), "that is said once"
            assert not coached(await club.answer("Ada", panel)), "nothing was ever said of this, but he is quiet"
        async with running(playground, database, painter) as club:
            panel = await club.slash("Ada", club.thread, "play")
            assert not coached(panel)
            said = await club.press("Ada", panel, "Ask the coach")
            assert CELL in words(said)
            panel = await club.press("Ada", said, "Speak again, coach")
            assert CELL in words(panel)
            assert "The coach speaks again" in words(panel)
            panel = await asked_next(club)
            assert "Which card" in words(panel)
            assert not coached(panel), "he has said it in the first turn"
            await end(club)
            over = next(words(post) for post in club.posts(club.thread) if "What next?" in words(post))
            assert "**/new ecosystem against:medium**" in over
            await club.slash("Ada", club.thread, "learn gaia")
            await playground.until(lambda: any("has begun" in words(post) for post in club.posts(club.thread)))
            await club.quiet()
            assert coached(await club.slash("Ada", club.thread, "play")), "a thread that is free will do"
            assert len(playground.threads()) == 1
            kept = await club.store.belongings(int(playground.person("Ada").id))
            assert [coach["match"] for coach in kept["coached"]] == [1, 2]


async def asked_next(club: Club) -> Payload:
    """When this part is over."""
    await club.part("Ada", club.thread)
    await club.quiet()
    return await club.slash("Ada", club.thread, "play")


async def end(club: Club) -> None:
    """Chance plays the rest."""
    sessions = club.client.services.sessions
    session = await sessions.get(1)
    match, chance = session.match.copy(), RandomBot("end")
    while match.waiting:
        match.play(match.waiting[0], chance.answer(match, match.waiting[0]))
    await sessions.commit(session, match, 0, [])
    await club.quiet()


async def test_help_leads_to_a_first_match_of_every_game(club: Club) -> None:
    help_ = await club.slash("Ada", "general", "help")
    ids = [part["custom_id"] for part in parts(help_["components"]) if ":learn:" in part.get("custom_id", "")]
    assert ids == [f"t:0:-:-:learn:{game}" for game in games()]
    for number, (game, custom_id) in enumerate(zip(games().values(), ids, strict=True), start=1):
        await club.settled(await club.playground.click("Ada", help_, custom_id))
        assert coached(await begun(club))
        row = await club.store.match(number)
        assert row is not None
        assert row.options == dict(game.meta.first)


async def test_what_was_explained_in_the_first_turn_is_not_explained_in_the_second(club: Club) -> None:
    panel = await learn(club, "gaia")
    assert "Two actions a turn" in words(panel)
    panel = await club.press("Ada", panel, "Take a card")
    panel = await club.answer("Ada", panel)
    assert "Second action of two" in words(panel)
    assert not coached(panel)
    panel = await asked_next(club)
    assert "Two actions a turn" not in words(panel)
    assert "Two actions a turn" in words(await club.press("Ada", panel, "Ask the coach"))


async def test_what_cannot_be_learnt_here_is_said_and_opens_nothing(club: Club) -> None:
    await learn(club, "gaia")
    threads = len(club.playground.threads())
    said = words(await club.slash("Ada", "general", "learn gaia"))
    assert said == f"Your first match of Gaïa goes on in <#{club.thread.id}>. To begin anew, /resign it there."
    said = words(await club.slash("Ada", club.thread, "learn earth"))
    assert said.startswith("This thread has its table already.")
    assert f"<#{club.playground.channel('general').id}>" in said
    assert len(club.playground.threads()) == threads
    assert await club.store.match(2) is None


async def test_a_coach_is_for_the_one_who_learns(club: Club) -> None:
    """Nobody else can silence him, and a match that was opened otherwise has none."""
    panel = await learn(club, "ecosystem")
    hush = buttons(panel)["Quiet, coach"]
    turn = next(post for post in club.posts(club.thread) if "Board" in buttons(post))
    assert await club.forge("Bela", turn, hush) == "You have no seat at this table."
    await club.begin("ecosystem", "Bela", bots=1)
    assert any("/learn" in words(post) for post in club.posts(club.thread))
    panel = await club.slash("Bela", club.thread, "play")
    assert SAYS not in words(panel)
    assert "Ask the coach" not in buttons(panel)
    assert await club.forge("Bela", panel, "t:2:0:-:hush:0") == "There is no coach for you in this match."


async def test_a_table_whose_thread_cannot_be_opened_can_be_begun_by_hand(club: Club) -> None:
    club.playground.fail("POST /channels/{channel}/messages/{message}/threads", 403, 50013, "Missing Permissions")
    await club.slash("Ada", "general", "learn ecosystem")
    await club.playground.until(lambda: any("may not open a thread" in words(post) for post in club.posts("general")))
    [table] = [post for post in club.posts("general") if "Start" in buttons(post)]
    assert "1. Ada" in words(table)
    await club.press("Ada", table, "Start")
    await club.quiet()
    assert coached(await club.slash("Ada", club.thread, "play"))


@pytest.mark.parametrize("game", SHOWING)
async def test_a_coach_shows_large_what_he_talks_about_while_he_speaks(club: Club, game: str) -> None:
    """Until something that the question does not show itself is explained; asked again he shows it again."""
    panel = await learn(club, game)
    while not (coached(panel) and about(club, game) != "question"):
        panel = await club.answer("Ada", panel)
        await club.quiet()
        panel = await club.slash("Ada", club.thread, "play")
    assert [file["filename"] for file in panel["attachments"]][-1] == "lesson.jpg", "next to what he says of it"
    panel = await club.press("Ada", panel, "Quiet, coach")
    assert "lesson.jpg" not in [file["filename"] for file in panel["attachments"]]
    said = await club.press("Ada", panel, "Ask the coach")
    assert SAYS in words(said)
    assert len(said["attachments"]) == 1


@pytest.mark.parametrize("game", [*games()])
async def test_a_first_match_ends_with_what_to_try_next(club: Club, game: str) -> None:
    await learn(club, game)
    await end(club)
    [result] = [post for post in club.posts(club.thread, "Fern") if "that was the end" in words(post)]
    assert words(result).count("\n") < 12
    last = [part["type"] for part in parts(result["components"])]
    assert words(result).splitlines()[-1].startswith(f"> {SAYS} What next?"), "it is read first, beside the buttons"
    assert last.index(GALLERY) < len(last) - 1 - last[::-1].index(TEXT), "and not above pictures higher than a screen"
    assert f"{SAYS} What next?" in words(await club.slash("Ada", club.thread, "play")), "in the panel, too"


def about(club: Club, game: str) -> str:
    kind = club.client.services.sessions.live[1].match.taught(0)
    return games()[game].lessons[kind or ""].about
