"""Where the bot may not post: it goes on trying for a day, and the host learns what is missing."""

import pytest

from bot.playground import Payload
from bot.work.barrier import DAY
from engine.bots import guess
from tests.bot.club import Club, words

VIEW, SEND, ATTACH = 1 << 10, 1 << 11, 1 << 15


def told(club: Club) -> list[str]:
    return [words(post) for post in club.playground.messages("general") if "places" in words(post)]


def direct(club: Club, person: str) -> list[Payload]:
    return club.playground.messages(club.playground.direct_message(person))


async def both_play(club: Club) -> None:
    await club.part("Ada", "general")
    await club.part("Bela", "general")


async def barred(club: Club) -> None:
    """What is owed has met the barrier."""
    while not await club.store.hindrance(1):
        await club.pause()


async def test_what_is_owed_goes_out_when_the_permission_is_back(club: Club) -> None:
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    await club.playground.deny("general", SEND | ATTACH)
    await both_play(club)
    await barred(club)
    await club.clock.move(DAY / 2)
    await club.pause()
    assert await club.owed()
    assert told(club) == []
    await club.playground.deny("general")
    await club.quiet()
    assert len(told(club)) == 1
    assert not [row for row in await club.store.outbox(1) if row.parked is not None]
    assert await club.store.hindrance(1) is None


async def test_a_permission_that_is_back_is_noticed_at_once(club: Club) -> None:
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    await club.playground.deny("general", SEND)
    await both_play(club)
    await barred(club)
    await club.clock.move(DAY / 2)
    await club.pause()
    assert told(club) == []
    now = club.clock.now()
    await club.playground.deny("general")
    await club.playground.until(lambda: len(told(club)) == 1)
    assert club.clock.now() == now


async def test_the_host_of_a_game_that_is_gone_reads_words(club: Club) -> None:
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    async with club.store.database.transaction() as db:
        await db.execute("UPDATE matches SET game = 'atlantis'")
    await club.store.hinder(1, int(club.playground.channel("general").id), ["send_messages"])
    await club.slash("Ada", "general", "help")
    notice = "where your table of a game that I do not have is played. I need this permission: Send Messages."
    await club.playground.until(lambda: any(notice in words(post) for post in club.posts("general", "Ada")))


async def test_after_a_day_it_is_given_up_and_the_match_goes_on(club: Club) -> None:
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    await club.playground.deny("general", SEND)
    await both_play(club)
    begun = club.clock.now()
    await club.quiet()
    assert DAY <= club.clock.now() - begun < DAY + 3600
    given_up = [row for row in await club.store.outbox(1) if row.parked is not None]
    assert {"news", "ping"} <= {row.kind for row in given_up}
    assert "Missing Permissions" in (given_up[0].reason or "")
    tried = [e for e in club.playground.exchanges if e.status == 403]
    assert len(tried) < 100, "slowly"
    await club.playground.deny("general")
    await both_play(club)
    await club.quiet()
    assert len(told(club)) == 1
    assert await club.store.hindrance(1) is None


async def test_the_host_is_told_once_by_a_direct_message_and_once_beside_an_answer(club: Club) -> None:
    await club.begin("ecosystem", "Bela", "Ada", here=True)
    await club.playground.deny("general", SEND | ATTACH)
    await both_play(club)
    await barred(club)
    await club.clock.move(DAY / 2)
    await club.pause()
    [letter] = direct(club, "Bela")
    general = club.playground.channel("general").id
    assert f"<#{general}>" in words(letter)
    assert "Send Messages, Attach Files" in words(letter)
    assert "Ecosystem" in words(letter)
    assert direct(club, "Ada") == []
    said = "Send Messages, Attach Files"
    await club.slash("Ada", "general", "play")
    await club.slash("Bela", "general", "play")
    await club.playground.until(lambda: any(said in words(post) for post in club.posts("general", "Bela")))
    await club.slash("Bela", "general", "board")
    await club.answer("Bela", await club.slash("Bela", "general", "play"))
    assert [said in words(post) for post in club.posts("general", "Bela")].count(True) == 1
    assert not any(said in words(post) for post in club.posts("general", "Ada"))


async def test_a_host_who_takes_no_direct_messages_is_told_beside_a_press(club: Club) -> None:
    club.playground.person("Ada").dms_open = False
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    turn = next(post for post in club.posts("general") if "\nWaiting for" in words(post))
    await club.playground.deny("general", VIEW)
    await both_play(club)
    await barred(club)
    await club.playground.deny("general", SEND)
    await club.clock.move(DAY / 2)
    await club.pause()
    assert direct(club, "Ada") == []
    await club.press("Ada", turn, "Play")
    await club.playground.until(lambda: any("Send Messages" in words(post) for post in club.posts("general", "Ada")))


async def test_a_deleted_thread_is_final(club: Club) -> None:
    thread = await club.begin("ecosystem", "Ada", "Bela")
    await club.playground.threading.delete(thread)
    sessions = club.client.services.sessions
    match = (await sessions.get(1)).match
    seat = match.waiting[0]
    prompt = match.prompt(seat)
    assert prompt is not None
    begun = club.clock.now()
    await sessions.play(1, seat, [guess(prompt, lambda: 0.0)])
    await club.quiet()
    assert club.clock.now() == begun
    assert any(row.parked is not None for row in await club.store.outbox(1))
    assert await club.store.hindrance(1) is None


async def test_a_move_stands_also_if_the_host_cannot_be_reminded_beside_it(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    """The move is saved and answered; that its host has read something cannot be noted. Nobody says nothing changed."""
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    await club.quiet()
    await club.store.hinder(1, 1, ["send_messages"])
    async with club.store.database.transaction() as db:
        await db.execute("CREATE TRIGGER full BEFORE UPDATE ON hindrances BEGIN SELECT RAISE(ABORT, 'full'); END")
    panel = await club.slash("Ada", "general", "play")
    while "a host could not be reminded" not in caplog.text:  # behind the answer
        await club.pause()
    answered = await club.answer("Ada", panel)
    assert len(await club.store.moves(1)) == 1
    assert "nothing was changed" not in words(answered)
    await club.quiet()
    assert not [post for post in club.posts("general", "Ada") if "nothing was changed" in words(post)]
