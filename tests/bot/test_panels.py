"""The private panel lies below what its owner's move has told the table, and there is one of it."""

import asyncio
from typing import Any

import pytest

from bot.playground import Payload
from bot.talk.panels import ANSWERABLE
from tests.bot.club import EVENING, Club, buttons, first, words


def panels(club: Club, person: str = "Ada") -> list[Payload]:
    return [post for post in club.posts("general", person) if post["flags"] & 64]


async def test_whoever_goes_on_at_once_has_the_panel_below_the_news(club: Club) -> None:
    await club.begin("ecosystem", "Ada", bots=2, here=True)
    panel = await club.part("Ada", "general")
    await club.quiet()
    posts = club.posts("general", "Ada")
    assert posts[-1]["flags"] & 64, "the panel is the lowest"
    assert "Which card" in words(posts[-1])
    assert len(panels(club)) == 1, "the old one is gone"
    assert panel["id"] != posts[-1]["id"]
    told = [number for number, post in enumerate(posts) if "places" in words(post)]
    assert told
    # The whole next part without Play, again and again.
    for _ in range(3):
        beats = await club.beats()
        panel = panels(club)[-1]
        while await club.beats() == beats:
            panel = await club.answer("Ada", panel)
        await club.quiet()
        assert len(panels(club)) == 1
        assert club.posts("general", "Ada")[-1]["id"] == panels(club)[0]["id"]
        assert first(panels(club)[0])


async def test_whoever_waits_with_an_open_panel_finds_the_next_question_in_it(club: Club) -> None:
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    panel = await club.part("Ada", "general")
    await club.quiet()
    assert "Nothing to do for now" in words(panel)
    assert [post["id"] for post in panels(club)] == [panel["id"]], "nothing was told yet"
    await club.part("Bela", "general")
    await club.quiet()
    [panel] = panels(club)
    assert "Which card" in words(panel)
    told = next(post for post in club.posts("general") if "places" in words(post))
    assert int(panel["id"]) > int(told["id"])


async def mover(club: Club) -> tuple[str, str]:
    """Who is asked in a match of Ada and Bela, and who waits."""
    [seat] = club.client.services.sessions.live[1].match.waiting
    return ("Ada", "Bela") if seat == 0 else ("Bela", "Ada")


async def test_a_panel_opened_while_waiting_becomes_that_of_the_next_question(club: Club) -> None:
    await club.begin("renature", "Ada", "Bela", here=True)
    plays, waits = await mover(club)
    opened = await club.slash(waits, "general", "play")
    assert "Nothing to do for now" in words(opened)
    await club.part(plays, "general")
    await club.quiet()
    [panel] = panels(club, waits)
    assert first(panel)
    assert "Waiting for" not in words(panel)
    news = [post for post in club.posts("general", waits) if "lays" in words(post) and not post["flags"] & 64]
    assert int(panel["id"]) > int(news[-1]["id"])


async def test_a_panel_whose_question_was_taken_back_and_came_again_asks_it(club: Club) -> None:
    await club.begin("renature", "Ada", "Bela", here=True)
    plays, waits = await mover(club)
    await club.slash(waits, "general", "play")
    ended = await club.part(plays, "general")
    await club.quiet()
    ended = await club.press(plays, ended, "Back")
    await club.quiet()
    assert [post for post in club.posts("general", waits) if f"**{plays}** takes back" in words(post)], "it was told"
    [panel] = panels(club, waits)
    assert f"Waiting for **{plays}**" in words(panel)
    while first(ended := club.in_sight(plays, ended)):
        ended = await club.answer(plays, ended)
    await club.quiet()
    [panel] = panels(club, waits)
    assert first(panel)


async def test_who_waits_reads_for_whom(club: Club) -> None:
    await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True)
    panel = await club.part("Ada", "general")
    assert "Waiting for **Bela**, **Chidi**." in words(panel)
    await club.part("Bela", "general")
    await club.quiet()
    assert "Waiting for **Chidi**." in words(panels(club)[-1])


async def test_what_a_part_has_told_lies_above_the_panel_when_nothing_more_is_asked(club: Club) -> None:
    await club.begin("renature", "Ada", "Bela", here=True)
    plays, _ = await mover(club)
    await club.part(plays, "general")
    await club.quiet()
    [panel] = panels(club, plays)
    assert "Nothing to do for now" in words(panel)
    news = [post for post in club.posts("general", plays) if "lays" in words(post) and not post["flags"] & 64]
    assert int(panel["id"]) > int(news[-1]["id"])


async def test_a_panel_that_nobody_has_used_for_long_stays_where_it_is(club: Club) -> None:
    """Discord would no longer take what answers it."""
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    panel = await club.part("Ada", "general")
    await club.quiet()
    await club.clock.move(ANSWERABLE + 1)
    await club.part("Bela", "general")
    await club.quiet()
    [left] = panels(club)
    assert left["id"] == panel["id"]
    assert f"As of <t:{int(EVENING)}:R>" in words(left), "it says that it may be old"


async def test_a_press_on_a_panel_that_is_just_moving_is_answered_in_its_new_place(club: Club) -> None:
    await club.begin("ecosystem", "Ada", bots=1, here=True)
    panel = await club.slash("Ada", "general", "play")
    while await club.beats() == 1 or not first(panel):
        panel = await club.answer("Ada", panel)
    old = dict(panel)
    club.playground.hold()
    found = first(panel)
    assert found
    pressed = asyncio.create_task(club.playground.click("Ada", panel, found[0]))
    await club.playground.until(lambda: club.playground.interactions.held)
    await club.client.panels.follow(1, 1 << 62, renewing=False)
    await club.playground.release()
    await club.settled(await pressed)
    await club.quiet()
    assert len(panels(club)) == 1
    assert panels(club)[0]["id"] != old["id"]
    assert "Where" in words(panels(club)[0])
    assert "Back" in " ".join(buttons(panels(club)[0]))


async def test_a_press_on_a_panel_that_moves_twice_meanwhile_is_answered_too(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord has taken the press, and the panel goes below the news two times before the answer to it is there."""
    await club.begin("ecosystem", "Ada", bots=1, here=True)
    panel = await club.slash("Ada", "general", "play")
    ours, answer = club.client.panels, club.client.panels.show

    async def late(interaction: Any, match: int, seat: int, message: Any, sight: Any, *, fresh: bool) -> None:
        for _ in range(2):
            session = await club.client.services.sessions.get(match)
            await ours.send_below(ours.opened[match, seat], session, seat, sight)
        await answer(interaction, match, seat, message, sight, fresh=fresh)

    monkeypatch.setattr(ours, "show", late)
    found = first(panel)
    assert found
    await club.settled(await club.playground.click("Ada", panel, found[0]))
    await club.quiet()
    assert len(panels(club)) == 1
    assert "could not" not in words(panels(club)[0])
    assert panels(club)[0]["id"] != panel["id"]


async def test_a_panel_goes_below_once_for_a_move(club: Club) -> None:
    """Whoever has dismissed it does not get it again with what others do."""
    await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True)
    await club.part("Bela", "general")
    await club.part("Chidi", "general")
    await club.part("Ada", "general")
    await club.quiet()
    [panel] = panels(club)
    assert "Which card" in words(panel)
    club.playground.dismiss("Ada", panel)
    await club.client.panels.follow(1, 1 << 62, renewing=False)
    assert panels(club) == []


async def test_a_new_panel_takes_the_place_of_the_older_one(club: Club) -> None:
    """Whoever presses *Play* below a panel that has renewed itself does not have the question twice."""
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    await club.part("Ada", "general")
    await club.part("Bela", "general")
    await club.quiet()
    [renewed] = panels(club)
    ping = next(post for post in reversed(club.posts("general")) if "Play" in buttons(post))
    opened = await club.press("Ada", ping, "Play")
    await club.playground.until(lambda: [post["id"] for post in panels(club)] == [opened["id"]])
    assert opened["id"] != renewed["id"]
    await club.clock.move(ANSWERABLE + 1)
    await club.slash("Ada", "general", "play")
    assert len(panels(club)) == 2, "Discord no longer takes what would delete it"


async def test_the_panel_of_a_seat_that_a_bot_has_by_now_stays_as_it_is(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True)
    panel = await club.slash("Ada", "general", "play")
    await club.press("Ada", await club.slash("Ada", "general", "resign"), "Resign")
    await club.quiet()
    for person in ("Bela", "Chidi"):
        await club.part(person, "general")
    await club.quiet()
    assert any(post["id"] == panel["id"] and words(post) == words(panel) for post in panels(club))
    assert "could not follow" not in caplog.text


async def test_open_panels_say_how_the_match_ended(club: Club) -> None:
    """Also that of somebody who had nothing to do at the end."""
    await club.begin("renature", "Ada", "Bela", here=True)
    plays, waits = await mover(club)
    for person in (plays, waits):
        await club.slash(person, "general", "play")
    await club.slash("Ada", "general", "end")
    await club.quiet()
    vote = next(post for post in reversed(club.posts("general", "Bela")) if "Agree" in buttons(post))
    await club.press("Bela", vote, "Agree")
    await club.quiet()
    public = next(post for post in reversed(club.posts("general")) if "end of the match" in words(post))
    won, *points = words(public).removeprefix("## ").splitlines()[:3]
    for person in (plays, waits):
        panel = [post for post in panels(club, person) if "### The match is over." in words(post)]
        assert words(panel[0]).splitlines()[1:] == [won, *points]


async def test_what_is_told_names_nobody_who_is_waited_for(club: Club) -> None:
    """It would be false after a step back; the standing message says it, and is changed."""
    await club.begin("renature", "Ada", "Bela", here=True)
    plays, waits = await mover(club)
    ended = await club.part(plays, "general")
    await club.quiet()
    standing = f"## Renature\nWaiting for **{waits}**."
    assert [words(post) for post in club.posts("general", "Fern") if "Waiting for" in words(post)] == [standing]
    await club.press(plays, ended, "Back")
    await club.quiet()
    standing = f"## Renature\nWaiting for **{plays}**."
    assert [words(post) for post in club.posts("general", "Fern") if "Waiting for" in words(post)] == [standing]
