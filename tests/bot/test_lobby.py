"""Opening a table: each refusal is one private sentence, and nothing has changed after it."""

import asyncio
import re
from pathlib import Path

import pytest

from bot.playground import Payload
from bot.table.bots import BIRDS
from bot.talk.preview import SEATS
from bot.talk.reader import reader_in
from engine import games
from tests.bot.club import Club, buttons, menus, parts, words
from tests.bot.fresh import file_of

HEAD = "t:1:-:-:"


async def seats(club: Club, match: int = 1) -> list[str]:
    row = await club.store.match(match)
    assert row is not None
    return [("🤖" if seat.bot else "") + seat.name for seat in row.seats]


async def refused(club: Club, person: str, message: Payload, what: str, *values: str) -> str:
    """What is said to somebody whose press changes nothing."""
    before, public = await club.kept(), words(message)
    said = await club.forge(person, message, HEAD + what, *values)
    assert await club.kept() == before
    assert words(club.playground.post(message).payload) == public
    assert said.count("\n") == 0
    return said


async def test_people_and_bots_sit_down_and_get_up_again(club: Club) -> None:
    lobby = await club.slash("Ada", "general", "new ecosystem")
    assert "Nobody has sat down" in words(lobby)
    assert "Start" not in buttons(lobby)
    lobby = await club.press("Bela", lobby, "Join")
    lobby = await club.press("Ada", lobby, "Join")
    lobby = await club.add_bot("Ada", lobby)
    assert "1. Bela\n2. Ada\n3. 🐣 Wren · *bot, easy*" in words(lobby)
    lobby = await club.press("Bela", lobby, "Leave")
    lobby = await club.press("Ada", lobby, "Remove a bot")
    assert "1. Ada" in words(lobby)
    assert await seats(club) == ["Ada"]
    assert "Remove a bot" not in buttons(lobby)


async def test_of_several_bots_it_is_asked_which_leaves(club: Club) -> None:
    lobby = await club.press("Ada", await club.slash("Ada", "general", "new ecosystem"), "Join")
    for level in ("easy", "hard"):
        lobby = await club.add_bot("Ada", lobby, level)
    easy, hard = (await seats(club))[1:]
    question = await club.press("Ada", lobby, "Remove a bot")
    assert words(question).startswith("Which bot shall leave the table?")
    assert await seats(club) == ["Ada", easy, hard], "nobody has left yet"
    name = easy.removeprefix("🤖")
    await club.press("Ada", question, name)
    assert await seats(club) == ["Ada", hard]
    lobby = club.playground.post(lobby).payload
    assert name not in words(lobby)
    assert await refused(club, "Ada", lobby, f"unbot:{name}") == "There is no such bot at this table."


async def test_the_levels_of_bots_are_explained_by_their_names(club: Club) -> None:
    lobby = await club.press("Ada", await club.slash("Ada", "general", "new ecosystem"), "Join")
    question = words(await club.press("Ada", lobby, "Add a bot"))
    assert "**easy** takes" in question
    assert "**medium** looks" in question
    assert "**hard** plays" in question


async def test_what_is_for_one_alone_says_so_however_many_sit_there(club: Club) -> None:
    lobby = await club.slash("Ada", "general", "new ecosystem")
    said = "Rival, if you play alone · **Medium: win by 50**"
    assert said in words(lobby)
    lobby = await club.press("Ada", lobby, "Join")
    options = await club.press("Ada", lobby, "Options")
    assert said in words(options)
    lobby = await club.add_bot("Ada", lobby)
    assert "Rival" not in words(lobby)


async def test_refusals_of_a_lobby_change_nothing(club: Club) -> None:
    lobby = await club.slash("Ada", "general", "new renature")
    assert "2 to 4 players" in await refused(club, "Ada", lobby, "start")
    lobby = await club.press("Ada", lobby, "Join")
    assert await refused(club, "Ada", lobby, "join") == "You already have a seat at this table."
    assert await refused(club, "Bela", lobby, "leave") == "You have no seat at this table."
    assert await refused(club, "Ada", lobby, "unbot") == "There is no such bot at this table."
    assert "2 to 4 players" in await refused(club, "Ada", lobby, "start")
    for what, *values in (("start",), ("bot",), ("unbot",), ("options",), ("close",), ("#set:first", "random")):
        assert "who opened this table, can do that" in await refused(club, "Bela", lobby, what, *values)
    assert "No bot plays like that." in await refused(club, "Ada", lobby, "bot:perfect")
    assert "no option “level”" in await refused(club, "Ada", lobby, "#set:level", "hard")
    assert "There is no such match" in await club.forge("Ada", lobby, "t:99:-:-:join")


async def test_a_value_that_is_not_for_so_few_waits_for_another(club: Club) -> None:
    lobby = await club.slash("Ada", "general", "new earth", mode="beginner")
    lobby = await club.press("Ada", lobby, "Join")
    said = await refused(club, "Ada", lobby, "start")
    assert said == (
        "“Beginner: no ecosystems, every fauna is worth 10” for Mode is made for 2 to 5 players. Choose something else,"
        " or change how many play."
    )
    lobby = await club.add_bot("Ada", lobby)
    await club.press("Ada", lobby, "Start")
    row = await club.store.match(1)
    assert row is not None
    assert row.status == "running"


async def test_a_full_table_takes_nobody(club: Club) -> None:
    lobby = await club.slash("Ada", "general", "new ecosystem")
    for person in ("Ada", "Bela", "Chidi"):
        lobby = await club.press(person, lobby, "Join")
    for _ in range(3):
        lobby = await club.add_bot("Ada", lobby)
    assert not {"Join", "Add a bot"} & set(buttons(lobby))
    full = "Every seat at this table is taken."
    assert await refused(club, "Dora", lobby, "join") == full
    assert await refused(club, "Ada", lobby, "bot:hard") == full


async def test_six_bots_and_nobody_else_do_not_begin(club: Club) -> None:
    lobby = await club.slash("Ada", "general", "new ecosystem")
    for _ in range(6):
        lobby = await club.add_bot("Ada", lobby)
    assert len(set(await seats(club))) == 6
    assert await refused(club, "Ada", lobby, "bot:hard") == "Every seat at this table is taken."
    assert await refused(club, "Ada", lobby, "start") == "Somebody has to sit down first."


async def test_options_are_set_by_menu_and_shown_in_the_lobby(club: Club) -> None:
    lobby = await club.slash("Ada", "general", "new gaia", capture="on")
    shown = await club.press("Ada", lobby, "Options")
    assert len(menus(shown)) == 8, "four of the game, the pace, rating, hints and how fast bots answer"
    for custom_id, values in menus(shown).items():
        if "on" in values:
            await club.settled(await club.playground.choose("Ada", shown, custom_id, ["on"]))
    row = await club.store.match(1)
    assert row is not None
    assert row.options == dict.fromkeys(("capture", "four", "elements", "disasters"), "on")
    meta, reader = games()["gaia"].meta, reader_in(club.client.services, "en")
    said = [f"**{reader.say(f'gaia-setting-{setting.name}-on')}**" for setting in meta.settings]
    await club.playground.until(lambda: all(value in words(lobby) for value in said))
    assert "is not possible" in await refused(club, "Ada", lobby, "#set:four", "sometimes")
    assert "no option “luck”" in await refused(club, "Ada", lobby, "#set:luck", "on")


async def test_who_sits_there_stands_above_the_buttons_with_what_is_missing(club: Club) -> None:
    lobby = await club.slash("Ada", "general", "new renature")
    ada = club.playground.person("Ada").id
    kinds = [part["type"] for part in parts(lobby["components"]) if part["type"] in (1, 10, 12)]
    assert kinds == [10, 12, 10, 1, 1]
    assert words(lobby).endswith(f"*Nobody has sat down yet.*\n-# Opened by <@{ada}>. 2 more are needed to start.")
    lobby = await club.press("Ada", lobby, "Join")
    assert words(lobby).endswith(f"1. Ada\n-# Opened by <@{ada}>. One more is needed to start.")
    assert "Start" not in buttons(lobby)
    lobby = await club.add_bot("Ada", lobby)
    assert "Start" in buttons(lobby)
    assert words(lobby).endswith("There is room for 2 more; *Start* begins the match.")


async def test_bots_alone_wait_for_a_person(club: Club) -> None:
    lobby = await club.slash("Ada", "general", "new renature")
    for _ in range(2):
        lobby = await club.add_bot("Ada", lobby)
    assert "Start" not in buttons(lobby)
    assert words(lobby).endswith("Bots alone do not begin: one person is needed to start.")


def test_no_bot_is_called_like_a_card_or_a_sample() -> None:
    files = [*Path("engine").rglob("*.ftl"), *Path("render").rglob("*.ftl"), Path("README.md")]
    said = " ".join([file.read_text("utf-8") for file in files]).casefold()
    birds = [name for names in BIRDS.values() for name in names]
    assert not [name for name in birds if re.search(rf"\b{name.casefold()}\b", said) or name in SEATS]


async def test_a_match_opens_with_who_plays_and_what_was_chosen(club: Club) -> None:
    thread = await club.begin("gaia", "Bela", "Ada", bots=1, capture="on")
    first = club.posts(thread)[0]
    assert words(first).startswith("## Gaïa\n1. Bela\n2. Ada\n3. 🐣 Wren · *bot, easy*\n")
    reader = reader_in(club.client.services, "en")
    assert f"{reader.say('gaia-setting-capture')} · **{reader.say('gaia-setting-capture-on')}**" in words(first)
    assert f"{reader.say('gaia-setting-four')} · **{reader.say('gaia-setting-four-off')}**" in words(first), "as usual"
    assert "/rules" in words(first)
    assert "Whoever has no meeple left at home wins at once" in words(first)
    assert len([part for part in parts(first["components"]) if part["type"] == 12]) == 1


async def test_alone_a_match_of_earth_opens_with_gaia_and_her_strength_in_words(club: Club) -> None:
    first = words(club.posts(await club.begin("earth", "Ada"))[0])
    assert "Gaia’s strength · **Medium**" in first
    assert "Mode · **Standard**" in first
    assert "Planting" not in first, "it means nothing alone"


async def test_where_the_table_shows_it_all_nothing_is_drawn_twice(club: Club) -> None:
    await club.begin("gaia", "Ada", "Bela", here=True)
    await club.part("Ada", "general")
    await club.quiet()
    told = [post for post in club.posts("general") if "**Ada**" in words(post) and "## " not in words(post)]
    assert told
    assert all(len([part for part in parts(post["components"]) if part["type"] == 12]) <= 1 for post in told)


async def test_start_opens_a_thread_and_the_lobby_points_there(club: Club) -> None:
    thread = await club.begin("ecosystem", "Ada", "Bela")
    lobby = club.posts("general")[0]
    assert f"<#{thread.id}>" in words(lobby)
    assert not buttons(lobby)
    assert any("Waiting for" in words(post) for post in club.posts(thread))
    for what, *values in (
        ("join",), ("leave",), ("bot",), ("unbot",), ("options",), ("#set:level", "hard"), ("start",), ("close",),
    ):
        assert await refused(club, "Ada", lobby, what, *values) == "This table has already begun or is closed."


async def test_here_plays_in_the_channel_and_takes_no_second_table(club: Club) -> None:
    first = await club.slash("Ada", "general", "new ecosystem", here=True)
    before = await club.kept()
    for name in ("new ecosystem", "new renature"):
        said = await club.slash("Bela", "general", name, here=True)
        assert words(said) == "There is already a table in this channel."
    assert await club.kept() == before
    assert await club.store.match(2) is None
    first = await club.press("Ada", first, "Join")
    await club.press("Ada", first, "Start")
    assert words(await club.slash("Bela", "general", "new ecosystem", here=True)) == words(said)
    assert not club.playground.threads()
    await club.slash("Bela", "general", "new ecosystem")
    assert len(await club.store.lobbies_in(int(club.playground.channel("general").id))) == 1


async def test_a_refused_table_is_told_to_its_opener_alone(club: Club) -> None:
    await club.slash("Ada", "general", "new ecosystem", here=True)
    await club.slash("Bela", "general", "new ecosystem", here=True)
    assert [words(post) for post in club.posts("general", "Chidi") if "already a table" in words(post)] == []


async def test_a_closed_lobby_frees_the_channel(club: Club) -> None:
    lobby = await club.slash("Ada", "general", "new ecosystem", here=True)
    lobby = await club.press("Ada", lobby, "Close")
    assert words(lobby) == "This table was closed before it began."
    assert not buttons(lobby)
    assert await refused(club, "Ada", lobby, "join") == "This table has already begun or is closed."
    assert "Ecosystem" in words(await club.slash("Bela", "general", "new ecosystem", here=True))


@pytest.mark.parametrize("what", ["start", "bot:easy", "join"])
async def test_two_presses_at_once_count_once_each(club: Club, what: str) -> None:
    lobby = await club.slash("Ada", "general", "new ecosystem")
    if what == "start":
        lobby = await club.press("Ada", lobby, "Join")
    club.playground.hold()
    pressed = [asyncio.create_task(club.playground.click("Ada", lobby, HEAD + what, forged=True)) for _ in range(2)]
    await club.playground.until(lambda: len(club.playground.interactions.held or []) == 2)
    await club.playground.release()
    said = [words(await club.settled(await press)) for press in pressed]
    match what:
        case "start":
            assert sum("already begun" in text for text in said) == 1
            assert len(club.playground.threads()) == 1
        case "bot:easy":
            assert await seats(club) == ["🤖Wren", "🤖Finch"]
        case _:
            assert sum("already have a seat" in text for text in said) == 1
            assert await seats(club) == ["Ada"]


async def test_a_start_that_failed_after_its_thread_was_opened_can_be_repeated(club: Club) -> None:
    lobby = await club.slash("Ada", "general", "new ecosystem")
    lobby = await club.press("Ada", lobby, "Join")
    writer = file_of(club.store).writer
    await writer.execute("PRAGMA query_only = ON")
    said = words(await club.press("Ada", lobby, "Start"))
    assert said.startswith("The match has not begun, though its thread may be there already: press Start once more.")
    await writer.execute("PRAGMA query_only = OFF")
    await club.press("Ada", lobby, "Start")
    await club.quiet()
    assert len(club.playground.threads()) == 1
    assert "Which card" in words(await club.slash("Ada", club.thread, "play"))


async def test_a_start_whose_thread_was_opened_unheard_says_what_is_true(club: Club) -> None:
    lobby = await club.slash("Ada", "general", "new ecosystem")
    lobby = await club.press("Ada", lobby, "Join")
    club.playground.lose_reply("POST /channels/{channel}/messages/{message}/threads")
    said = words(await club.press("Ada", lobby, "Start"))
    assert "nothing was changed" not in said
    await club.press("Ada", lobby, "Start")
    await club.quiet()
    assert len(club.playground.threads()) == 1
    assert "Which card" in words(await club.slash("Ada", club.thread, "play"))


async def test_why_there_is_no_table_is_said_to_its_opener_alone(club: Club) -> None:
    club.playground.fail("PATCH /webhooks/{application}/{token}/messages/{message}", 403, 50013, "Missing Permissions")
    said = await club.slash("Ada", "general", "new ecosystem")
    await club.playground.until(lambda: any("went wrong" in words(post) for post in club.posts("general", "Ada")))
    assert club.posts("general", "Fern") == [], said


async def test_a_lobby_that_could_not_be_posted_does_not_keep_the_channel(club: Club) -> None:
    club.playground.fail("PATCH /webhooks/{application}/{token}/messages/{message}", 403, 50013, "Missing Permissions")
    await club.slash("Ada", "general", "new ecosystem", here=True)
    assert "Nobody has sat down" in words(await club.slash("Ada", "general", "new ecosystem", here=True))


async def test_without_the_right_to_open_threads_the_lobby_says_so(club: Club) -> None:
    lobby = await club.slash("Ada", "general", "new ecosystem")
    lobby = await club.press("Ada", lobby, "Join")
    club.playground.fail("POST /channels/{channel}/messages/{message}/threads", 403, 50013, "Missing Permissions")
    assert "I may not open a thread here" in words(await club.press("Ada", lobby, "Start"))
    row = await club.store.match(1)
    assert row is not None
    assert row.status == "lobby"


async def test_a_name_neither_pings_nor_formats(club: Club) -> None:
    ada = club.playground.person("Ada")
    everyone = f"@everyone <@{club.playground.person('Bela').id}> **x** `y`"
    ada.name = everyone
    lobby = await club.slash("Bela", "general", "new ecosystem", here=True)
    lobby = await club.press(everyone, lobby, "Join")
    lobby = await club.press("Bela", lobby, "Join")
    assert "**x**" not in words(lobby)
    assert "@everyone" not in words(lobby)
    await club.press("Bela", lobby, "Start")
    await club.quiet()
    await club.part(everyone, "general")
    await club.part("Bela", "general")
    await club.quiet()
    await club.slash("Bela", "general", "score")
    await club.slash("Bela", "general", "log")
    assert {who for pinged, _ in club.pings() for who in pinged} == {everyone, "Bela"}
    said = [words(sent.payload) for sent in club.playground.sent]
    assert not [text for text in said if "@everyone" in text or "**x**" in text or "`y`" in text]


async def test_the_longest_name_goes_through_a_match(club: Club) -> None:
    ada = club.playground.person("Ada")
    ada.name = "*" * 2000
    await club.begin("ecosystem", ada.name, "Bela", here=True)
    await club.part(ada.name, "general")
    await club.part("Bela", "general")
    await club.quiet()
    assert any("places" in words(post) for post in club.posts("general", "Bela"))
