"""All my matches in one place, and being called by direct message."""

from pathlib import Path

from bot.paint.painter import Painter
from bot.playground import Playground
from tests.bot.club import Club, buttons, first, running, words

SEND = "POST /channels/{channel}/messages"
OPEN = "POST /users/@me/channels"


def lines(message: dict[str, object]) -> list[str]:
    return words(message).splitlines()


async def three(club: Club) -> None:
    """Two matches in threads and one in the channel; Bela is needed in the first two, Ada in all."""
    await club.begin("ecosystem", "Ada", "Bela")
    await club.later(1)
    await club.begin("ecosystem", "Ada", "Bela")
    await club.later(1)
    await club.begin("gaia", "Ada", bots=1, here=True)


async def test_all_matches_are_listed_the_longest_wait_first(club: Club) -> None:
    await three(club)
    await club.slash("Ada", "general", "new renature")
    await club.part("Bela", club.playground.threads()[0], 1)
    found = await club.slash("Bela", "general", "games")
    waiting, _, other, company = lines(found)[1:]
    assert "Ecosystem #2" in waiting
    assert "waits for you. You were asked <t:" in waiting
    assert "waits for **Ada**" in other
    assert company == "-# At the table: Ada"
    row = await club.store.match(2)
    assert row is not None
    assert f"(https://discord.com/channels/{row.guild}/{row.channel})" in waiting
    mine = [line for line in lines(await club.slash("Ada", "general", "games"))[1:] if not line.startswith("-# ")]
    names = [part.partition("[")[2].partition("]")[0] for part in mine]
    assert names == ["Ecosystem #1", "Ecosystem #2", "Gaïa #3"]


async def test_play_opens_the_panel_from_a_direct_message(club: Club) -> None:
    await three(club)
    direct = club.playground.direct_message("Bela")
    found = await club.slash("Bela", direct, "games")
    panel = await club.give("Bela", found, "t:1:-:-:play", None)
    assert first(panel)
    while first(panel) and 1 in (await club.client.services.sessions.get(1)).match.waiting:
        panel = await club.answer("Bela", panel)
    await club.quiet()
    assert [need.seat for need in await club.store.needs(1)] == [0]


async def test_who_sits_nowhere_is_told_so(club: Club) -> None:
    assert "no seat at any table" in words(await club.slash("Chidi", "general", "games"))


async def test_a_table_that_has_not_begun_is_listed_without_a_way_in(club: Club) -> None:
    lobby = await club.slash("Ada", "general", "new ecosystem")
    await club.press("Ada", lobby, "Join")
    found = await club.slash("Ada", "general", "games")
    assert "has not begun yet" in words(found)
    assert not buttons(found)


async def test_many_matches_have_pages(club: Club) -> None:
    ada = int(club.playground.person("Ada").id)
    for number in range(1, 20):
        row = await club.store.new_match(
            guild=1, channel=number, game="chess", options={}, seed="", host=ada, locale="en",
        )
        row = await club.store.join(row.id, ada, "Ada", most=2)
        await club.store.start(row.id, version=row.version, snapshot=b"", rules_version=1, channel=number)
    found = await club.slash("Ada", "general", "games")
    assert len(lines(found)) == 9
    assert "chess #1" in lines(found)[1], "a game that is not here is listed by its name"
    found = await club.press("Ada", found, "Later")
    found = await club.press("Ada", found, "Later")
    assert len(lines(found)) == 4
    found = await club.press("Ada", found, "Earlier")
    assert "chess #9" in lines(found)[1]


async def test_who_prefers_it_is_called_by_direct_message(club: Club) -> None:
    await club.slash("Bela", "general", "settings", pings="direct")
    await club.begin("ecosystem", "Ada", "Bela")
    [ping] = club.posts(club.playground.direct_message("Bela"), "Bela")
    assert "Ecosystem #1](https://discord.com/channels/" in words(ping)
    assert not [people for people, _ in club.pings() if "Bela" in people], "nothing pings in the thread"
    await club.later(24)
    [reminder] = club.posts(club.playground.direct_message("Bela"), "Bela")
    assert "You were asked <t:" in words(reminder)
    panel = await club.press("Bela", reminder, "Play")
    while first(panel) and 1 in (await club.client.services.sessions.get(1)).match.waiting:
        panel = await club.answer("Bela", panel)
    await club.quiet()
    left = [post for post in club.posts(club.playground.direct_message("Bela"), "Bela") if not post.get("private")]
    assert left == [], "the call has done its work"


async def test_where_discord_refuses_a_direct_message_the_thread_calls(club: Club) -> None:
    await club.slash("Bela", "general", "settings", pings="direct")
    club.playground.fail(OPEN, 403, 50007, "Cannot send messages to this user")
    await club.begin("ecosystem", "Ada", "Bela")
    assert [people for people, _ in club.pings() if "Bela" in people] == [frozenset({"Bela"})]
    assert not [row for row in await club.store.outbox(1) if row.parked is not None]
    assert await club.store.hindrance(1) is None


async def test_a_direct_message_whose_answer_is_lost_is_not_sent_twice(tmp_path: Path, painter: Painter) -> None:
    async with Playground() as playground:
        async with running(playground, tmp_path / "c.sqlite3", painter) as club:
            await club.slash("Bela", "general", "settings", pings="direct")
            await club.begin("ecosystem", "Ada", "Bela")
            for _ in range(4):
                playground.lose_reply(SEND)
            await club.later(24)
        async with running(playground, tmp_path / "c.sqlite3", painter, club.clock.now()) as club:
            await club.quiet()
            assert len(club.posts(playground.direct_message("Bela"), "Bela")) == 1
            await club.part("Bela", club.thread)
            await club.quiet()
            assert not club.posts(playground.direct_message("Bela"), "Bela")


async def test_a_paused_match_waits_for_nobody(club: Club) -> None:
    await club.begin("ecosystem", "Ada", bots=1, here=True, pace="24")
    await club.slash("Ada", "general", "pause")
    await club.later(48)
    _, match, company = lines(await club.slash("Ada", "general", "games"))
    assert match.endswith("is paused.")
    assert company == "-# At the table: 🐣 Wren (bot)"


async def test_a_page_that_no_button_ever_had_is_answered_with_a_sentence(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", "Bela", here=True)
    panel = await club.slash("Ada", here, "play")
    for what in ("0:-:-:gamespage", "1:0:0:orderspage", "1:0:0:menupage", "1:-:-:vote", "1:-:-:sit"):
        said = await club.forge("Ada", panel, f"t:{what}:{'9' * 22}" + (".agree" if "vote" in what else ""))
        assert said == "That button does nothing any more."
