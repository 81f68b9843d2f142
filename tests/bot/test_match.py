"""Whole matches through the real discord.py, from /new to the score sheet."""

from pathlib import Path

from bot.playground import Payload, Playground
from bot.work.painter import Painter
from engine import games
from render import drawings
from tests.bot.club import Club, buttons, menus, running, words


async def answer(club: Club, person: str, panel: Payload) -> Payload:
    """Press the first thing that is offered."""
    for label, custom_id in buttons(panel).items():
        if ":p:" in custom_id:
            return await club.press(person, panel, label)
    for custom_id, values in menus(panel).items():
        if "#menu" in custom_id:
            return await club.choose(person, panel, values[0])
    raise AssertionError(f"nothing to press in {words(panel)}")


async def test_a_solo_match_is_played_to_its_score_sheet(club: Club) -> None:
    thread = await club.begin("ecosystem", "Ada")
    panel = await club.slash("Ada", thread, "play")
    while "is over" not in words(panel):
        panel = await answer(club, "Ada", panel)
    await club.quiet()
    assert "Waiting" not in words(club.posts(thread)[0])
    assert any("The rival" in words(post) for post in club.posts(thread)[-2:])


async def test_two_people_and_a_bot_play_to_the_end(club: Club) -> None:
    thread = await club.begin("ecosystem", "Ada", "Bela", bots=1)
    for _ in range(20):
        for person in ("Ada", "Bela"):
            panel = await club.slash(person, thread, "play")
            while any(":p:" in i for i in buttons(panel).values()) or any("#menu" in i for i in menus(panel)):
                before = words(panel)
                panel = await answer(club, person, panel)
                if words(panel) == before and "Which card" in before:
                    break
    await club.quiet()
    assert "is over" in words(await club.slash("Ada", thread, "play"))


async def test_nobodys_first_look_waits_for_an_import(tmp_path: Path, painter: Painter) -> None:
    drawings.cache_clear()
    async with Playground() as playground, running(playground, tmp_path / "club.sqlite3", painter):
        assert drawings.cache_info().currsize == len(games())
