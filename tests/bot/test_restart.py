"""The bot is stopped and started again on the same file: everything ever posted still works."""

from pathlib import Path

from bot.paint.painter import Painter
from bot.playground import Playground
from engine import choices
from tests.bot.club import buttons, running, words


async def test_old_buttons_menus_panels_and_forms_work(tmp_path: Path, painter: Painter) -> None:
    database = tmp_path / "club.sqlite3"
    async with Playground() as playground:
        async with running(playground, database, painter) as club:
            table = await club.slash("Bela", "second-table", "new gaia", here=True)
            options = await club.press("Bela", table, "Options")
            thread = await club.begin("ecosystem", "Ada", "Bela")
            for person in ("Ada", "Bela"):
                await club.part(person, thread, 2)
            await club.quiet()
            panel = await club.slash("Ada", thread, "play")
            theirs = await club.slash("Bela", thread, "play")
            count = club.client.services.sessions.live[2].match.count(1)
            opened = await playground.click("Bela", theirs, f"t:2:1:{count}:write", forged=True)
            assert opened.modal is not None
            before = await club.kept(2)
        await playground.until(lambda: not playground.gateway.connected)
        async with running(playground, database, painter) as club:
            assert await club.kept(2) == before
            table = await club.press("Bela", table, "Join")
            assert "1. Bela" in words(table)
            await club.choose("Bela", options, "on")
            row = await club.store.match(1)
            assert row is not None
            assert "on" in row.options.values()
            where = await club.answer("Ada", panel)
            assert "⚠️" not in words(where)
            assert "Back" in " ".join(buttons(where))
            match = (await club.client.services.sessions.get(2)).match
            prompt = match.prompt(1)
            assert prompt is not None
            card = next(option for option in choices(prompt) if option.word != "rabbit")
            filled = await club.settled(await playground.submit(opened, {"answer": card.word}))
            assert "Where does" in words(filled)
            await club.part("Bela", thread, 2)
            await club.part("Ada", thread, 2)
            await club.quiet()
            told = [words(post) for post in playground.messages(thread) if "places" in words(post)]
            assert len(told) == len(set(told)) == 2
            turn = next(post for post in playground.messages(thread) if "Board" in buttons(post))
            assert "Which card" in words(await club.press("Bela", turn, "Play"))


async def test_what_was_owed_when_it_stopped_is_posted_once(tmp_path: Path, painter: Painter) -> None:
    database = tmp_path / "club.sqlite3"
    async with Playground() as playground:
        async with running(playground, database, painter) as club:
            await club.begin("ecosystem", "Ada", "Bela", here=True)
            for chore in club.client.chores:
                chore.cancel()
            await club.part("Ada", "general")
            await club.part("Bela", "general")
            assert not [post for post in club.posts("general") if "places" in words(post)]
        async with running(playground, database, painter) as club:
            await club.quiet()
            assert len([post for post in club.posts("general") if "places" in words(post)]) == 1
            assert [name for names, _ in club.pings()[2:] for name in names] == ["Ada"]


async def test_a_part_begun_before_the_restart_is_told_whole_after_it(tmp_path: Path, painter: Painter) -> None:
    database = tmp_path / "club.sqlite3"
    async with Playground() as playground:
        async with running(playground, database, painter) as club:
            await club.begin("renature", "Ada", "Bela", here=True)
            mover = club.client.services.sessions.live[1].match.waiting[0]
            person = ("Ada", "Bela")[mover]
            panel = await club.answer(person, await club.slash(person, "general", "play"))
        async with running(playground, database, painter) as club:
            while (await club.client.services.sessions.get(1)).match.waiting == [mover]:
                panel = await club.answer(person, panel)
            await club.quiet()
            moves = [move for move in await club.store.moves(1) if move.seat == mover]
            assert len(moves) > 1
            assert all(move.told for move in moves)
            told = [words(post) for post in club.posts("general") if f"**{person}**" in words(post)]
            assert told


async def test_a_ping_nobody_knows_of_goes_when_it_is_needless(tmp_path: Path, painter: Painter) -> None:
    """As a kill leaves it: the ping is out, its row says that nobody knows, and its reader has acted since."""
    database = tmp_path / "club.sqlite3"
    async with Playground() as playground:
        async with running(playground, database, painter) as club:
            await club.begin("ecosystem", "Ada", "Bela", here=True)
            for chore in club.client.chores:
                chore.cancel()
            await club.part("Bela", "general")
            async with club.store.database.transaction() as db:
                theirs = "kind = 'ping' AND payload LIKE '%1%'"
                await db.execute(f"UPDATE outbox SET sent = NULL, doubtful = 1 WHERE {theirs}")  # noqa: S608 - ours
                await db.execute("DELETE FROM posts WHERE purpose = 'ping:1'")
        async with running(playground, database, painter) as club:
            await club.quiet()
            pings = [words(post) for post in playground.messages("general") if words(post).startswith("<@")]
            assert [text.count(f"<@{playground.person('Ada').id}>") for text in pings] == [1]
