"""What nobody foresaw: one sentence with an id that the log has, and the match as it was."""

import asyncio
import os
import re
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.paint.painter import Order, Painter, paint
from bot.playground import Payload, Playground
from bot.talk.refusals import Stands, standing, verdict
from bot.work import trouble
from bot.work.trouble import AGAIN
from engine.games.ecosystem import draft
from render import Scene
from render.cover import Title
from tests.bot.club import Club, first, running, words
from tests.bot.conftest import described
from tests.bot.fresh import file_of
from tests.bot.sketch import sketch

ID = re.compile(r"this id: ([0-9a-f]{8})")


def logged(said: str, caplog: pytest.LogCaptureFixture) -> bool:
    found = ID.search(said)
    return found is not None and f"fault {found[1]}" in caplog.text


async def test_a_rule_that_breaks_leaves_the_match_untouched(
    club: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    panel = await club.slash("Ada", "general", "play")
    before = await club.kept()

    def broken(*_: Any) -> None:
        raise ZeroDivisionError("a rule with a hole")

    with monkeypatch.context() as patched:
        patched.setattr(draft.ChooseCard, "take", broken)
        said = words(await club.answer("Ada", panel))
        assert logged(said, caplog)
        assert "Which card" in said
        typed = words(await club.slash("Ada", "general", "ecosystem place", card="A"))
        assert logged(typed, caplog)
    assert "a rule with a hole" in caplog.text
    assert await club.kept() == before
    await club.answer("Ada", await club.slash("Ada", "general", "play"))
    assert len(await club.store.moves(1)) == 1


EDIT = "PATCH /webhooks/{application}/{token}/messages/{message}"


async def test_a_move_whose_answer_fails_is_said_to_stand(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    panel = await club.slash("Ada", "general", "play")
    club.playground.fail(EDIT, 400, 50035, "Invalid Form Body")
    said = words(await club.answer("Ada", panel))
    assert "Your move is saved and stands" in said
    assert logged(said, caplog)
    assert len(await club.store.moves(1)) == 1
    panel = await club.slash("Ada", "general", "play")
    club.playground.fail(EDIT, 400, 50035, "Invalid Form Body")
    assert "Your move is saved and stands" in words(await club.press("Ada", panel, "Back"))
    assert await club.store.moves(1) == []
    await club.quiet()  # the open panel is renewed after an undo
    club.playground.fail(EDIT, 400, 50035, "Invalid Form Body")
    typed = words(await club.slash("Ada", "general", "ecosystem place", card="A"))
    assert "Your move is saved and stands" in typed
    assert len(await club.store.moves(1)) > 0


async def test_a_refused_move_whose_answer_fails_has_changed_nothing(club: Club) -> None:
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    panel = await club.slash("Ada", "general", "play")
    custom_id, values = first(panel) or ("", None)
    await club.answer("Ada", panel)
    before = await club.kept()
    club.playground.fail(EDIT, 400, 50035, "Invalid Form Body")
    said = await club.forge("Ada", panel, custom_id, *(values or ()))
    assert "nothing was changed" in said, "the question has passed"
    assert await club.kept() == before


def test_where_a_discord_out_of_reach_was_met_is_not_traced(caplog: pytest.LogCaptureFixture) -> None:
    """Everybody who presses meanwhile would leave a page in the log."""
    for error in (aiohttp.ClientConnectionError("gone"), TimeoutError(), ValueError("a hole")):
        with pytest.raises(Stands) as met, standing():
            raise error
        verdict(error)
        assert verdict(met.value)[0].id == "fault-stands", "what is said is true all the same"
    assert [record.exc_info is None for record in caplog.records] == [True] * 4 + [False] * 2


async def test_what_is_done_in_a_lobby_is_said_to_stand(club: Club) -> None:
    lobby = await club.slash("Ada", "general", "new ecosystem", here=True)
    for label in ("Join", "Leave", "Join"):
        club.playground.fail(EDIT, 400, 50035, "Invalid Form Body")
        assert "is saved and stands" in words(await club.press("Ada", lobby, label)), label
    lobby = await club.add_bot("Ada", lobby)
    assert "1. Ada" in words(lobby)
    club.playground.fail(EDIT, 400, 50035, "Invalid Form Body")
    assert "is saved and stands" in words(await club.press("Ada", lobby, "Start"))
    match = await club.store.match(1)
    assert match is not None
    assert match.status == "running"
    assert [seat.name for seat in match.seats if seat.user] == ["Ada"]


async def test_settings_that_cannot_be_shown_are_said_to_stand(club: Club) -> None:
    club.playground.fail(EDIT, 400, 50035, "Invalid Form Body")
    said = words(await club.slash("Ada", "general", "settings", theme="dark", pings="none"))
    assert "is saved and stands" in said
    user = await club.store.user(int(club.playground.person("Ada").id))
    assert (user.theme, user.pings) == ("dark", False)


async def test_a_full_disk_is_said_and_loses_nothing(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    """Bela and Ada play on until the file has no page left; then the disk gets room again."""
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    writer = file_of(club.store).writer
    [[pages]] = await writer.execute_fetchall("PRAGMA page_count")
    await writer.execute(f"PRAGMA max_page_count = {pages}")
    said, before, person = "", await club.kept(), ""
    for person in ("Ada", "Bela") * 20:
        before = await club.kept()
        said = words(await club.answer(person, await club.slash(person, "general", "play")))
        if "trouble" in said:
            break
    assert "The database is in trouble" in said
    assert logged(said, caplog)
    assert "DiskFull" in caplog.text
    assert (await club.kept())[:2] == before[:2]
    for _ in range(3):
        await club.clock.move(AGAIN)
        assert "trouble" in words(await club.answer(person, await club.slash(person, "general", "play")))
    await writer.execute("PRAGMA max_page_count = 1000000")
    assert "⚠️" not in words(await club.answer(person, await club.slash(person, "general", "play")))

    async def over() -> bool:
        await club.clock.move(AGAIN)
        return "database" not in club.client.services.vitals.troubles

    await club.until(over)
    begun, ended = [record.getMessage() for record in caplog.records if record.name == trouble.__name__]
    assert "is full" in begun
    assert "is well again" in ended


async def test_a_database_that_can_only_be_read_is_said_and_loses_nothing(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    panel = await club.slash("Ada", "general", "play")
    before, writer = await club.kept(), file_of(club.store).writer
    await writer.execute("PRAGMA query_only = ON")
    for said in (
        words(await club.answer("Ada", panel)),
        words(await club.slash("Ada", "general", "settings", theme="dark")),
        words(await club.slash("Ada", "general", "ecosystem place", card="A")),
        words(await club.slash("Ada", "second-table", "new ecosystem")),
    ):
        assert "The database is in trouble" in said
        assert logged(said, caplog)
    assert await club.kept() == before
    assert "**Ada**" in words(await club.slash("Ada", "general", "score"))
    await writer.execute("PRAGMA query_only = OFF")
    await club.part("Ada", "general")
    await club.part("Bela", "general")
    await club.quiet()
    assert any("places" in words(post) for post in club.posts("general"))


async def test_trouble_with_reading_is_said_too(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    await file_of(club.store).writer.execute("ALTER TABLE users RENAME TO people")
    said = words(await club.slash("Ada", "general", "play"))
    assert logged(said, caplog)
    await file_of(club.store).writer.execute("ALTER TABLE people RENAME TO users")
    assert "Which card" in words(await club.slash("Ada", "general", "play"))


async def test_a_snapshot_that_cannot_be_read_is_said(club: Club, caplog: pytest.LogCaptureFixture) -> None:
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    panel = await club.slash("Ada", "general", "play")
    for snapshot in (b"", b"{", b'{"game": "ecosystem"}', bytes(range(256))):
        async with club.store.database.transaction() as db:
            await db.execute("UPDATE matches SET snapshot = ?", (snapshot,))
        club.client.services.sessions.forget(1)
        for said in (words(await club.slash("Ada", "general", "play")), words(await club.answer("Ada", panel))):
            assert "This match cannot be read" in said
            assert logged(said, caplog)
        assert await club.playground.autocomplete("Ada", "general", "ecosystem place", "card") == []
    row = await club.store.match(1)
    assert row is not None
    assert row.snapshot == bytes(range(256))


async def test_a_match_of_an_unknown_game_is_said_where_it_is_met_and_waits(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    """A later Thicket has written the row, say. Whatever else is played goes on; and so does this, with its game."""
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    panel = await club.slash("Ada", "general", "play")
    lobby = await club.slash("Chidi", "second-table", "new gaia")
    await become(club, "hex")
    for said in [
        await club.slash("Ada", "general", "play"), await club.slash("Ada", "general", "board"),
        await club.slash("Ada", "general", "score"), await club.slash("Ada", "general", "undo"),
        await club.slash("Ada", "general", "rules"), await club.slash("Ada", "general", "card", name="wolf"),
        await club.slash("Ada", "general", "ecosystem place", card="A"), await club.answer("Ada", panel),
        await club.press("Chidi", lobby, "Join"), await club.press("Chidi", lobby, "Options"),
    ]:
        assert words(said).startswith("This match is of a game that I do not have, “hex”.")
    assert await club.playground.autocomplete("Ada", "general", "ecosystem place", "card") == []
    assert await club.playground.autocomplete("Ada", "general", "card", "name") == []

    async with club.store.database.transaction() as db:
        await db.execute("UPDATE outbox SET sent = NULL WHERE kind = 'turn'")
    club.store.owed.set()
    while not (waiting := [row for row in await club.store.outbox(1) if row.reason]):
        pass
    assert [(row.kind, row.parked) for row in waiting] == [("turn", None)]
    assert "hex" in str(waiting[0].reason)

    await club.press("Chidi", lobby, "Close")
    other = await club.slash("Dora", "second-table", "new ecosystem", here=True)
    for label in ("Join", "Start"):
        await club.press("Dora", other, label)
    assert "Which card" in words(await club.slash("Dora", "second-table", "play"))
    assert [record for record in caplog.records if record.exc_info] == []

    await become(club, "ecosystem")
    await club.quiet()
    assert "Which card" in words(await club.slash("Ada", "general", "play"))


async def become(club: Club, game: str) -> None:
    """All there is becomes of that game, and what is owed is due again."""
    async with club.store.database.transaction() as db:
        await db.execute("UPDATE matches SET game = ?", (game,))
        await db.execute("UPDATE outbox SET due = 0 WHERE sent IS NULL")
    club.client.services.sessions.forget(1)


@pytest.fixture
async def exposed(tmp_path: Path) -> AsyncIterator[Club]:
    """A club whose painter no other test has: what has cost it processes is not drawn again."""
    painter = Painter(1, patience=60, act=sketch)
    async with described(tmp_path / "club.sqlite3", painter) as club:
        yield club
    painter.close()


async def send(club: Club, sign: signal.Signals) -> None:
    """To every process that draws; one that was killed while there was nothing to draw is replaced by then."""
    painter = club.client.services.painter
    painter.kept.clear()
    assert (await club.slash("Ada", "general", "board"))["attachments"]
    await asyncio.gather(*[asyncio.wrap_future(job.result) for job in painter.crew.desk.jobs.values()])
    painter.kept.clear()
    for worker in painter.crew.workers.values():
        os.kill(worker.process.pid or 0, sign)


async def test_a_killed_painter_is_replaced(exposed: Club) -> None:
    await exposed.begin("ecosystem", "Ada", "Bela", here=True)
    panel = await exposed.slash("Ada", "general", "play")
    for _ in range(2):
        await send(exposed, signal.SIGKILL)
        panel = await exposed.slash("Ada", "general", "board")
        assert panel["attachments"]
        await exposed.slash("Ada", "general", "settings", theme="dark")
    await send(exposed, signal.SIGKILL)
    await exposed.part("Ada", "general")
    await exposed.part("Bela", "general")
    await exposed.quiet()
    assert any("places" in words(post) for post in exposed.posts("general"))


async def test_a_painter_that_hangs_keeps_nobody_waiting(
    exposed: Club, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """`/play` and the news come in words; then the next process draws again."""
    painter = exposed.client.services.painter
    await exposed.begin("ecosystem", "Ada", "Bela", here=True)
    await exposed.slash("Ada", "general", "play")
    await send(exposed, signal.SIGSTOP)
    monkeypatch.setattr(painter, "limit", 0.0)  # the first process hangs, those that follow it are too slow
    panel = await exposed.slash("Ada", "general", "play")
    assert not panel["attachments"]
    assert "Which card" in words(panel)
    assert "The picture could not be drawn" in words(panel)
    assert logged(words(panel), caplog)
    await exposed.answer("Ada", panel)
    await exposed.part("Bela", "general")
    await exposed.quiet()
    assert any("places" in words(post) for post in exposed.posts("general"))
    monkeypatch.undo()
    await exposed.slash("Ada", "general", "settings", theme="dark")  # a picture that has cost no process yet
    assert (await exposed.slash("Ada", "general", "play"))["attachments"]


async def test_where_nothing_can_be_drawn_everything_is_said(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    paint(Order(Title("ecosystem"), Scene("cover"), (), "en", "light"))  # whoever begins waits for no other cover
    painter = Painter(1)
    painter.close()

    def said(message: Payload, expected: str) -> Payload:
        assert expected in words(message)
        assert logged(words(message), caplog)
        assert not message["attachments"]
        return message

    async with Playground() as playground, running(playground, tmp_path / "club.sqlite3", painter) as club:
        lobby = said(await club.slash("Ada", "general", "new ecosystem", here=True), "Nobody")
        for person in ("Ada", "Bela"):
            lobby = said(await club.press(person, lobby, "Join"), person)
        said(await club.press("Ada", lobby, "Start"), "has begun")
        await club.quiet()
        for command, expected in (("play", "Which card"), ("board", "Bela"), ("hand", "My hand"), ("score", "**Ada**")):
            said(await club.slash("Ada", "general", command), expected)
        said(await club.slash("Ada", "general", "card", name="fox"), "Fox")
        await club.part("Ada", "general")
        await club.part("Bela", "general")
        await club.quiet()
        said(next(post for post in club.posts("general") if "places" in words(post)), "Ada")


async def test_a_connection_that_breaks_is_taken_up_again(club: Club) -> None:
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    await club.playground.drop_connections()
    assert "Which card" in words(await club.slash("Ada", "general", "play"))
    await club.part("Ada", "general")
    await club.part("Bela", "general")
    await club.quiet()
    assert any("places" in words(post) for post in club.posts("general"))
