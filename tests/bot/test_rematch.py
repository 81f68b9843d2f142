"""Once more with turned seats, and asking people to a table."""

from pathlib import Path

from bot.paint.painter import Painter
from bot.playground import Channel, Payload, Playground
from bot.store import SeatRow
from bot.table.rematch import again, turned
from bot.talk.opening import owed
from tests.bot.club import Club, buttons, running, words
from tests.bot.store.tables import lobby as table


def found(club: Club, channel: Channel | str, said: str) -> list[Payload]:
    return [post for post in club.posts(channel, "Fern") if said in words(post)]


def tables(club: Club) -> list[Payload]:
    return [post for post in club.posts("general", "Fern") if "Join" in buttons(post)]


async def ended(club: Club, *people: str, bots: int = 0) -> tuple[Channel, Payload]:
    """The channel and the result of a match that these have ended."""
    here = await club.begin("ecosystem", *people, bots=bots, here=True, pace="72")
    await club.slash(people[0], here, "end")
    await club.quiet()
    for person in people[1:]:
        await club.press(person, found(club, here, "shall the match end here")[-1], "Agree")
    await club.quiet()
    return here, next(post for post in club.posts(here, "Fern") if "Rematch" in buttons(post))


async def test_a_rematch_has_the_same_people_and_options_and_turned_seats(club: Club) -> None:
    here, result = await ended(club, "Ada", "Bela", "Chidi")
    assert words(await club.press("Fern", result, "Rematch")) == "You have no seat at this table."
    lobby = await club.press("Ada", result, "Rematch")
    assert "1. Ada" in words(lobby)
    await club.quiet()
    assert [names for names, said in club.pings() if "asks you to a game of Ecosystem" in said] == [
        frozenset({"Bela", "Chidi"}),
    ]
    assert words(await club.press("Chidi", result, "Rematch")) == "You sit at the table for the rematch."
    [lobby] = [post for post in club.posts(here, "Fern") if "Join" in buttons(post)]
    assert words(await club.press("Chidi", result, "Rematch")) == "You already have a seat at this table."
    lobby = await club.press("Bela", lobby, "Join")
    assert [line for line in words(lobby).splitlines() if line[:1].isdigit()] == ["1. Bela", "2. Chidi", "3. Ada"]
    await club.press("Ada", lobby, "Start")
    row = await club.store.match(2)
    assert row is not None
    assert (row.status, row.pace_hours, row.rematch, row.channel) == ("running", 72, 1, int(here.id))
    assert "The rematch has begun" in words(await club.press("Ada", result, "Rematch"))


async def test_bots_play_the_rematch_too(club: Club) -> None:
    _, result = await ended(club, "Ada", bots=2)
    lobby = await club.press("Ada", result, "Rematch")
    names = [line for line in words(lobby).splitlines() if line[:1].isdigit()]
    assert len(names) == 3
    assert names[2] == "3. Ada"


async def test_a_rematch_that_was_closed_can_be_opened_again_where_the_server_lets_it(club: Club) -> None:
    here, result = await ended(club, "Ada", "Bela")
    lobby = await club.press("Ada", result, "Rematch")
    await club.press("Ada", lobby, "Close")
    guild, elsewhere = int(here.guild_id or 0), int(club.playground.channel("second-table").id)
    await club.store.set_guild(guild, 1, barred=("ecosystem",))
    assert words(await club.press("Bela", result, "Rematch")) == "Ecosystem is not played on this server."
    await club.store.set_guild(guild, 1, barred=(), channels=(elsewhere,))
    said = f"On this server tables open in <#{elsewhere}>."
    assert words(await club.press("Bela", result, "Rematch")) == said
    assert await club.store.match(3) is None
    await club.store.set_guild(guild, 1, channels=())
    again = await club.press("Bela", result, "Rematch")
    assert "1. Bela" in words(again)


async def test_who_is_asked_to_a_table_is_called_once_and_does_not_sit_there(club: Club) -> None:
    bela, chidi = (club.playground.person(name).id for name in ("Bela", "Chidi"))
    said = words(await club.slash("Ada", "general", "new ecosystem", invite="<@9999999999999999999>"))
    assert "mentions nobody" in said, "nobody has that number, and no database takes it"
    said = words(await club.slash("Ada", "general", "new ecosystem", invite="Bela"))
    assert said.startswith("“Bela” mentions nobody. Please mention the people")
    assert await club.store.match(1) is None
    await club.slash("Ada", "general", "new ecosystem", invite=f"<@{bela}> and <@!{chidi}> <@{bela}>")
    await club.quiet()
    assert [names for names, _ in club.pings()] == [frozenset({"Bela", "Chidi"})]
    row = await club.store.match(1)
    assert row is not None
    assert row.seats == ()
    [asked] = found(club, "general", "asks you to a game of Ecosystem")
    lobby = next(post for post in club.posts("general") if "Join" in buttons(post))
    assert f"/{lobby['id']})" in words(asked)


async def test_a_table_whose_opening_was_cut_short_is_posted_once_after_a_restart(
    tmp_path: Path, painter: Painter
) -> None:
    """Killed when the rematch was saved and nothing said; and when its post was out, and nothing said so."""
    database = tmp_path / "club.sqlite3"
    async with Playground() as playground:
        async with running(playground, database, painter) as club:
            _, result = await ended(club, "Ada", "Bela", bots=1)
            before = await club.store.match(1)
            assert before is not None
            ada, bela = (int(playground.person(name).id) for name in ("Ada", "Bela"))
            await club.store.new_match(
                guild=before.guild, channel=before.lobby_channel, game=before.game, options=before.options, seed="",
                host=ada, locale="en", rematch=1, seats=again(before, ada, "Ada"), outbox=owed([bela]),
            )
            await club.pause()
            assert not tables(club), "who opens it is still at it"
        async with running(playground, database, painter) as club:
            await club.quiet()
            [lobby] = tables(club)
            assert "1. 🐣 Wren · *bot, easy*\n2. Ada" in words(lobby)
            assert [names for names, said in club.pings() if "asks you to a game" in said] == [{"Bela"}]
            await club.press("Ada", lobby, "Close")
            await club.press("Bela", result, "Rematch")
            await club.quiet()
            [lobby] = tables(club)
            async with club.store.database.transaction() as db:
                await db.execute("UPDATE outbox SET sent = NULL, message = NULL, doubtful = 1 WHERE match = 3")
                await db.execute("DELETE FROM posts WHERE match = 3")
        async with running(playground, database, painter) as club:
            await club.quiet()
            assert [post["id"] for post in tables(club)] == [lobby["id"]]
            assert int(lobby["id"]) in [post.message for post in await club.store.posts(3)]
            calls = [names for names, said in club.pings() if "asks you to a game" in said]
            assert calls == [{"Bela"}, {"Ada"}], "and nobody is called twice"


async def test_nobody_is_called_to_a_table_that_is_closed(club: Club) -> None:
    bela = club.playground.person("Bela").id
    club.client.chores[0].cancel()  # the announcer
    lobby = await club.slash("Ada", "general", "new ecosystem", invite=f"<@{bela}>")
    await club.press("Ada", lobby, "Close")
    [_, row] = await club.store.outbox(1)
    assert await (await club.client.announcer.poster.prepared(row))() is None
    assert club.pings() == []


def seat(number: int, user: int | None, name: str) -> SeatRow:
    return SeatRow(number, user, None if user else "random", name)


async def test_whoever_began_is_last_and_who_is_new_comes_after(club: Club) -> None:
    before = await table(club.store)
    people = [seat(0, 7, "New"), seat(1, before.seats[0].user, "Ann"), seat(2, before.seats[1].user, "Bob")]
    assert [one.name for one in turned(before, people)] == ["Bob", "Ann", "New"]
