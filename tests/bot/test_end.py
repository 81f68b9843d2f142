"""What the end of a match leaves in its thread: the result with what was remarkable, a name, and then quiet."""

from dataclasses import replace

import pytest

from bot.store import SeatRow
from bot.table.archive import put
from bot.table.posts import SHELVED
from bot.talk.board import ended
from bot.talk.ending import NAME, thread_name
from bot.talk.reader import Reader
from engine import Recording
from tests.bot.club import Club, buttons, words
from tests.bot.finish import finish
from tests.recordings.matches import FOLDER

DAYS = SHELVED / 3600


async def test_the_last_post_tells_the_result_three_facts_and_what_can_be_done(club: Club) -> None:
    thread = await club.begin("ecosystem", "Ada", "Bela")
    await finish(club)
    [post] = [post for post in club.posts(thread) if "## " in words(post) and "wins" in words(post)]
    facts = [line for line in words(post).splitlines() if line.startswith("- ")]
    assert len(facts) == 3
    assert any("**Ada**" in line or "**Bela**" in line for line in facts)
    assert len(post["attachments"]) == 2, "the sheet and the table"
    assert "Rematch" in buttons(post)


async def test_partners_win_together_with_their_points(club: Club) -> None:
    recording = Recording.of(FOLDER / "earth-4-teams-yes.json")
    session = await club.client.services.sessions.get(await put(club.store, recording, "en"))
    won, *points = [plain_words(line) for line in ended(session, Reader("en", "light"))]
    assert won == "🐣 Birch (bot), 🐣 Rowan (bot) win together."
    assert points[:2] == [
        "🐣 Birch (bot), 🐣 Rowan (bot): 472 together", "🐣 Alder (bot), 🐣 Hazel (bot): 349 together",
    ]
    assert len(points) == 6


def plain_words(line: str) -> str:
    return line.replace("**", "")


async def test_the_thread_is_called_by_who_has_won_and_shelved_when_nobody_writes(club: Club) -> None:
    thread = await club.begin("ecosystem", "Ada", "Bela")
    assert thread.name == "Ecosystem #1"
    await finish(club)
    session = await club.client.services.sessions.get(1)
    assert session.result
    [winner] = session.result.winners
    assert club.playground.channel(thread.id).name == f"Ecosystem #1 · {('Ada', 'Bela')[winner]} has won"
    await club.later(DAYS - 1)
    assert not club.thread.archived
    await club.later(2)
    assert club.thread.archived
    await club.playground.say("Ada", thread, "What a match!")
    assert not club.thread.archived, "Discord opens it for whoever writes"


async def test_a_thread_stays_while_somebody_writes_there(club: Club) -> None:
    thread = await club.begin("ecosystem", "Ada", "Bela")
    await finish(club)
    await club.playground.say("Bela", thread, "One more?")
    await club.later(DAYS + 1)
    assert not club.thread.archived
    await club.later(DAYS + 1)
    assert club.thread.archived


async def test_a_rematch_in_the_thread_takes_the_name_and_keeps_it_open(club: Club) -> None:
    thread = await club.begin("ecosystem", "Ada", "Bela")
    await finish(club)
    [post] = [post for post in club.posts(thread) if "Rematch" in buttons(post)]
    await club.press("Ada", post, "Rematch")
    lobby = club.posts(thread)[-1]
    for label in ("Join", "Start"):
        lobby = next(p for p in reversed(club.posts(thread)) if label in buttons(p))
        await club.press("Bela" if label == "Join" else "Ada", lobby, label)
    await club.quiet()
    assert club.thread.name == "Ecosystem #2"
    await club.later(2 * DAYS + 2)
    assert not club.thread.archived


async def test_a_match_that_goes_on_after_all_has_its_name_back(club: Club) -> None:
    await club.begin("ecosystem", "Ada", "Bela")
    await finish(club)
    moves = await club.store.moves(1)
    row = await club.store.match(1)
    assert row
    await club.client.services.sessions.undo_by_consent(1, moves[-1].number, row.version)
    await club.quiet()
    assert club.thread.name == "Ecosystem #1"
    await club.later(DAYS + 1)
    assert not club.thread.archived


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (404, 10003)])
async def test_what_discord_does_not_let_us_call_keeps_its_name_and_nothing_waits(
    club: Club, status: int, code: int
) -> None:
    await club.begin("ecosystem", "Ada", "Bela")
    club.playground.fail("PATCH /channels/{channel}", status, code)
    await finish(club)
    assert club.thread.name == "Ecosystem #1"
    assert await club.store.hindrance(1) is None
    assert any("wins" in words(post) for post in club.posts(club.thread))


async def test_a_name_that_was_refused_for_now_is_given_later_and_once(club: Club) -> None:
    await club.begin("ecosystem", "Ada", "Bela")
    club.playground.fail("PATCH /channels/{channel}", 501)
    await finish(club)
    assert club.thread.name == "Ecosystem #1"
    await club.later(0.1)
    assert club.thread.name.endswith("has won")
    assert len(renamed(club)) == 1
    async with club.store.database.transaction() as db:  # as a kill leaves it: done, and nobody knows
        await db.execute("UPDATE outbox SET sent = NULL, doubtful = 1 WHERE kind = 'named'")
    await club.quiet()
    assert len(renamed(club)) == 1


def renamed(club: Club) -> list[int]:
    route = ("PATCH", "/channels/{channel}")
    done = [each for each in club.playground.exchanges if (each.method, each.route) == route]
    return [each.status for each in done if each.status < 400]


async def test_who_is_forgotten_is_in_no_name_of_a_thread(club: Club) -> None:
    await club.begin("ecosystem", "Ada", "Bela")
    await finish(club)
    await club.later(DAYS + 1)
    for person in ("Ada", "Bela"):
        await club.press(person, await club.slash(person, "general", "forget-me"), "Forget me")
    await club.quiet()
    assert "Ada" not in club.thread.name
    assert "Bela" not in club.thread.name
    assert club.thread.archived


async def test_a_long_name_of_a_winner_is_cut_where_discord_ends_it(club: Club) -> None:
    await club.begin("ecosystem", "Ada", "Bela")
    await finish(club)
    session = await club.client.services.sessions.get(1)
    seats = tuple([SeatRow(seat.seat, None, None, "W" * 120, 1, won=True) for seat in session.row.seats])
    session.row = replace(session.row, seats=seats)
    name = thread_name(session, Reader("en", "light"))
    assert len(name) <= NAME
    assert name.endswith("… has won")
