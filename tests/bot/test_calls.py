"""Being called over days: a ping, reminders at one's own interval, then silence; nothing twice, nothing lost."""

from pathlib import Path

from bot.paint.painter import Painter
from bot.playground import Playground
from tests.bot.club import Club, running, words

REMINDED, SILENT = "you are still needed here", "reminded three times since"


def heard(club: Club, person: str, since: int = 0) -> list[str]:
    """What has pinged a person."""
    return [text for people, text in club.pings()[since:] if person in people]


def said(club: Club, part: str) -> list[str]:
    """What stands in the channel."""
    return [words(post) for post in club.posts("general") if part in words(post)]


async def test_a_ping_then_three_reminders_then_the_table_is_told_and_there_is_silence(club: Club) -> None:
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    await club.part("Ada", "general")
    await club.quiet()
    for count in range(1, 4):
        await club.later(23.9)
        assert len(heard(club, "Bela")) == count
        await club.later(0.1)
        assert len(heard(club, "Bela")) == count + 1
        assert len(said(club, REMINDED)) == 1, "the earlier call is gone"
    assert not said(club, SILENT)
    await club.later(24)
    assert len(said(club, SILENT)) == 1
    assert "**Bela**" in said(club, SILENT)[0]
    for _ in range(3):
        await club.later(24)
    assert len(heard(club, "Bela")) == 4
    assert len(heard(club, "Ada")) == 1
    await club.part("Bela", "general")
    await club.quiet()
    assert said(club, REMINDED) == said(club, SILENT) == []


async def test_a_restart_repeats_no_reminder_and_loses_none(tmp_path: Path, painter: Painter) -> None:
    async with Playground() as playground:
        at = 1_750_000_000.0
        async with running(playground, tmp_path / "club.sqlite3", painter, at) as club:
            await club.begin("ecosystem", "Ada", "Bela", here=True)
            await club.part("Ada", "general")
            await club.quiet()
            at = club.clock.now()
        for day in range(1, 8):
            for hours in (20, 25):  # it is started before the time and after it
                async with running(playground, tmp_path / "club.sqlite3", painter, at + hours * 3600) as club:
                    await club.later(0)
                    count = len([text for people, text in club.pings() if "Bela" in people])
                    assert count == min(4, day + (hours > 24))
            at += 25 * 3600
        assert len([post for post in playground.messages("general") if SILENT in words(post)]) == 1


async def test_a_match_of_an_earlier_version_is_known_to_wait(tmp_path: Path, painter: Painter) -> None:
    async def known() -> bool:
        return not await club.store.unneeded()

    async with Playground() as playground:
        async with running(playground, tmp_path / "club.sqlite3", painter) as club:
            await club.begin("ecosystem", "Ada", "Bela", here=True)
            async with club.store.database.transaction() as db:
                await db.execute("DELETE FROM needs")
        async with running(playground, tmp_path / "club.sqlite3", painter) as club:
            await club.until(known)
            assert len(heard(club, "Bela")) == 1, "the ping is out already"
            await club.later(24)
            assert len(heard(club, "Bela")) == 2
