"""What has happened, as a story by turns; and posts that say it in a line."""

import re

import pytest

from bot.playground import Channel, Payload
from bot.talk import describing
from engine import EVENTS, RandomBot
from tests.bot.club import Club, buttons, words

LONG = 3000  # characters of a post that is owed


async def rounds(club: Club, channel: Channel, *people: str, count: int = 1) -> None:
    for _ in range(count):
        for person in people:
            await club.part(person, channel)
    await club.quiet()


def told(club: Club, channel: Channel, said: str) -> list[Payload]:
    return [post for post in club.posts(channel, "Fern") if said in words(post)]


async def test_who_has_been_away_reads_what_happened_since_his_own_move(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True)
    assert words(await club.slash("Ada", here, "log")) == "Nothing has happened yet."
    await rounds(club, here, "Ada", "Bela", "Chidi", count=2)
    whole = words(await club.slash("Fern", here, "log"))
    assert whole.startswith("### The whole story\n**Turn 1 · <t:")
    assert len(re.findall(r"^\*\*Turn \d+ · <t:\d+:R>\*\*$", whole, re.MULTILINE)) == 2
    since = await club.slash("Ada", here, "log")
    assert words(since).startswith("### Since your last move\n**Turn 2 · <t:")
    assert words(since).count("places") == 3
    last = words(await club.slash("Chidi", here, "log"))
    assert last.startswith("### The whole story"), "nothing has happened since"
    assert last == whole, "an own choice that is shown to all in the same turn is told once"
    assert words(await club.slash("Chidi", here, "log", since="mine")) == "Nothing has happened since your last move."
    assert words(await club.press("Ada", since, "The whole story")).startswith("### The whole story")
    await club.part("Ada", here)
    assert words(await club.slash("Fern", here, "log")) == whole, "a part that is not complete is its owner's alone"


async def test_a_long_story_has_pages(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", "Bela", here=True)
    await rounds(club, here, "Ada", "Bela")
    moves = await club.store.moves(1)
    events = EVENTS.dump_json(EVENTS.validate_json(moves[-1].events) * 12)
    async with club.store.database.transaction() as db:
        await db.execute("UPDATE moves SET events = ?, beat = number", (events,))
    last = await club.slash("Fern", here, "log")
    assert words(last).startswith("### The whole story (2 of 2)")
    assert set(buttons(last)) == {"◀ Earlier"}
    first = await club.press("Fern", last, "Earlier")
    assert words(first).startswith("### The whole story (1 of 2)\n**Turns 1–12 ·"), "twelve cards each"
    assert set(buttons(first)) == {"Later ▶"}
    assert words(await club.press("Fern", first, "Later")) == words(last)
    assert words(last) == await club.forge("Fern", last, f"t:1:-:-:story:start.{10**12}")
    assert "does nothing any more" in await club.forge("Fern", last, "t:1:-:-:story:elsewhere.0")


async def test_moves_of_an_earlier_version_are_told_by_who_made_them(club: Club) -> None:
    here = await club.begin("renature", "Ada", "Bela", here=True)
    people = ("Ada", "Bela")
    for _ in range(3):
        mover = people[(await club.client.services.sessions.get(1)).match.waiting[0]]
        await rounds(club, here, mover)
    by_beat = words(await club.slash("Fern", here, "log", since="start"))
    async with club.store.database.transaction() as db:
        await db.execute("UPDATE moves SET beat = NULL, made = NULL")
    assert words(await club.slash("Fern", here, "log", since="start")) == by_beat


async def test_the_story_knows_who_came_and_went_and_what_a_bot_has_done(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True)
    await rounds(club, here, "Ada", "Bela", "Chidi")
    await club.press("Ada", await club.slash("Ada", here, "resign"), "Resign")
    await rounds(club, here, "Bela", "Chidi")
    await club.press("Fern", told(club, here, "has resigned")[0], "Sit down")
    story = words(await club.slash("Fern", here, "log", since="start"))
    assert "**Ada** has resigned. A bot (medium) goes on until somebody sits down." in story
    assert "**Fern** sits down in the seat of **Ada**." in story
    assert story.index("has resigned") < story.index("sits down in")


async def test_what_is_short_is_told_in_a_line(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", "Bela", here=True)
    await rounds(club, here, "Ada", "Bela")
    [post] = told(club, here, "places")
    assert len(words(post).splitlines()) == 1
    assert not buttons(post)


async def test_what_is_long_folds_under_more(club: Club) -> None:
    """As the parts of Earth are, in which everybody does several things."""
    here = await club.begin("earth", "Ada", bots=2, here=True)
    bot, sessions = RandomBot(1), club.client.services.sessions
    for _ in range(60):
        match = (await sessions.get(1)).match
        await sessions.play(1, 0, [bot.answer(match, 0)])
        await club.thought()
        if any(row.kind == "news" and len(str(row.payload)) > LONG for row in await club.store.outbox(1)):
            break
    await club.quiet()
    folded = [post for post in club.posts(here, "Fern") if any("More (" in label for label in buttons(post))]
    post = folded[-1]  # when it went out, no bot had anything to do
    line, *_ = words(post).splitlines()
    whole = words(await club.press("Fern", post, "More"))
    assert whole.replace("\n", " ").startswith(line)
    assert len(whole) > 260
    version = next(custom_id for custom_id in buttons(post).values()).rpartition(":")[2]
    rows = await club.store.told_with(1, int(version))
    assert {row.told for row in rows} == {int(version)}
    for strange in ("1", str(10**17)):
        assert "/log tells the whole story" in await club.forge("Fern", post, f"t:1:-:-:more:{strange}")
    assert "does nothing any more" in await club.forge("Fern", post, f"t:1:-:-:more:{10**30}")


async def test_what_a_bot_did_in_somebodys_seat_is_not_his_own_move_and_stays_the_bots(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True, pace="24")
    await rounds(club, here, "Ada", "Bela", "Chidi")
    await rounds(club, here, "Ada", "Bela")
    await club.later(24.1)
    [late] = told(club, here, "is late")
    for person in ("Ada", "Bela"):
        await club.press(person, late, "until they are back")
    await club.quiet()
    await rounds(club, here, "Ada", "Bela", count=2)
    await club.press("Chidi", await club.slash("Chidi", here, "play"), "I am back")
    await rounds(club, here, "Ada", "Bela")
    since = words(await club.slash("Chidi", here, "log", since="mine"))
    lines = [line for line in since.splitlines() if "places" in line and "Chidi" in line]
    assert len(lines) == 4, "all that the bot has done is new"
    assert all("Chidi (bot)**" in line for line in lines)
    whole = words(await club.slash("Fern", here, "log", since="start"))
    assert whole.count("Chidi (bot)** places") == 4
    assert whole.count("**Chidi** places") == 1
    assert "bot" not in words(await club.slash("Chidi", here, "play")).partition("You:")[2].partition("\n")[0]


async def test_who_takes_a_seat_over_has_made_no_move_yet(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True)
    await rounds(club, here, "Ada", "Bela", "Chidi")
    await club.slash("Chidi", here, "replace", player="Fern")
    await club.quiet()
    [asked] = told(club, here, "asks you to take over")
    await club.press("Fern", asked, "Sit down")
    assert words(await club.slash("Fern", here, "log")).startswith("### The whole story")


async def test_the_whole_position_can_be_read_in_pages(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """Made from the reader's own view; nothing is said twice."""
    here = await club.begin("ecosystem", "Ada", "Bela", here=True)
    await rounds(club, here, "Ada", "Bela")
    mine, theirs = [words(await club.slash(person, here, "describe")) for person in ("Ada", "Fern")]
    lines = mine.splitlines()
    assert lines[0] == "### Ecosystem, in words"
    assert lines[2].startswith("Which card")
    assert "Your hand: A " in mine
    assert "Your hand" not in theirs
    assert "Bela’s newest card" in mine
    assert "Bela’s newest card" in theirs
    assert all(line.endswith((".", "?", "**")) for line in lines[1:])
    assert len(lines) == len(set(lines))
    monkeypatch.setattr(describing, "PAGE", 200)
    first = await club.slash("Ada", here, "describe")
    assert re.match(r"### Ecosystem, in words: page 1 of \d", words(first))
    second = await club.press("Ada", first, "Later")
    assert re.match(r"### Ecosystem, in words: page 2 of \d", words(second))
    assert words(await club.press("Ada", second, "Earlier")) == words(first)
    assert re.search(r"page (\d) of \1\n", await club.forge("Ada", first, f"t:1:-:-:describe:{10**12}")), "the last"
