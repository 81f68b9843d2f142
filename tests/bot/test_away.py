"""One of three is away, from the first ping to the return, and the program ends after every step of it."""

from datetime import UTC, datetime
from pathlib import Path

from bot.paint.painter import Painter
from bot.playground import Playground
from tests.bot.club import EVENING, Club, buttons, running, words

HOUR = 3600


def said(club: Club, *sayings: str) -> dict[str, int]:
    """How many posts say what."""
    posts = [words(post) for post in club.posts("general", "Fern")]
    return {saying: len([post for post in posts if saying in post]) for saying in sayings}


def calls(club: Club, person: str) -> list[str]:
    return [text for names, text in club.pings() if person in names]


async def vote(club: Club, choice: str, *people: str) -> None:
    for person in people:
        [asked] = [post for post in club.posts("general", "Fern") if "**Chidi** is late" in words(post)]
        await club.press(person, asked, choice)
    await club.quiet()


async def test_somebody_is_away_and_comes_back(tmp_path: Path, painter: Painter) -> None:
    """One ping in the morning and two reminders, six hours apart; he is late after a day, before the third."""
    database, at = tmp_path / "club.sqlite3", EVENING
    async with Playground() as playground:
        async with running(playground, database, painter, at) as club:
            chidi = int(playground.person("Chidi").id)
            quiet = int(at % 86400 // 60 - 60) % 1440  # from an hour ago to seven hours from now
            await club.store.set_user(
                chidi, reminder_hours=6, time_zone="UTC", quiet_from=quiet, quiet_to=(quiet + 480) % 1440
            )
            await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True, pace="24")
            for person in ("Ada", "Bela"):
                await club.part(person, "general")
            await club.quiet()
        heard = []
        for hours in (6.5, 7.5, 12, 13.5, 19.5, 23.5):
            async with running(playground, database, painter, at + hours * HOUR) as club:
                await club.later(0)
                heard.append(len(calls(club, "Chidi")))
                assert said(club, "is late") == {"is late": 0}
        assert heard == [0, 1, 1, 2, 3, 3], "none in the quiet hours, and none twice"
        async with running(playground, database, painter, at + 25.5 * HOUR) as club:
            await club.later(0)
            assert len(calls(club, "Chidi")) == 3, "the third would come at night"
            assert said(club, "**Chidi** is late") == {"**Chidi** is late": 1}
            await vote(club, "A bot plays this part", "Ada")
        async with running(playground, database, painter, at + 26 * HOUR) as club:
            await vote(club, "A bot plays this part", "Bela")
            assert said(club, "A bot (medium) plays this part for **Chidi**", "is late") == {
                "A bot (medium) plays this part for **Chidi**": 1, "is late": 0,
            }
            assert {need.seat for need in await club.store.needs(1)} == {0, 1, 2}
            for person in ("Ada", "Bela"):
                await club.part(person, "general")
            await club.quiet()
        async with running(playground, database, painter, at + 51 * HOUR) as club:
            await club.later(0)
            await vote(club, "until they are back", "Ada", "Bela")
        async with running(playground, database, painter, at + 52 * HOUR) as club:
            await club.quiet()
            for person in ("Ada", "Bela"):
                await club.part(person, "general")
            await club.quiet()
            assert said(club, "**🐦 Chidi (bot)** places")["**🐦 Chidi (bot)** places"] >= 1
        async with running(playground, database, painter, at + 53 * HOUR) as club:
            [offer] = buttons(await club.slash("Chidi", "general", "play"))
            assert offer == "I am back"
            await club.press("Chidi", await club.slash("Chidi", "general", "play"), "I am back")
            await club.quiet()
        async with running(playground, database, painter, at + 54 * HOUR) as club:
            await club.later(0)
            assert said(club, "A bot (medium) keeps the seat of **Chidi**", "**Chidi** is back.") == {
                "A bot (medium) keeps the seat of **Chidi**": 1, "**Chidi** is back.": 1,
            }
            assert [change.details["what"] for change in await club.store.changes(1)] == ["once", "kept", "back"]
            for person in ("Ada", "Bela"):
                await club.part(person, "general")
            await club.quiet()
            assert "Which card" in words(await club.slash("Chidi", "general", "play"))


async def consent(club: Club, command: str, said: str) -> None:
    await club.slash("Ada", "general", command)
    await club.quiet()
    asked = [post for post in club.posts("general", "Fern") if said in words(post)][-1]
    for person in ("Bela", "Chidi"):
        await club.press(person, asked, "Agree")
    await club.quiet()


async def test_who_is_late_goes_on_vacation_and_the_table_pauses(tmp_path: Path, painter: Painter) -> None:
    """Ended after every step: nobody is asked about him while he is away, and a pause gives no time twice."""
    database, at, late = tmp_path / "club.sqlite3", EVENING, "**Chidi** is late"
    back = (EVENING // 86400 + 5) * 86400
    async with Playground() as playground:
        async with running(playground, database, painter, at) as club:
            await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True, pace="24")
            for person in ("Ada", "Bela"):
                await club.part(person, "general")
        async with running(playground, database, painter, at + 25 * HOUR) as club:
            await club.later(0)
            assert said(club, late) == {late: 1}
            day = datetime.fromtimestamp(back, UTC).date().isoformat()
            await club.slash("Chidi", "general", "settings", away=day)
        async with running(playground, database, painter, at + 26 * HOUR) as club:
            await club.later(0)
            assert said(club, late, "**Chidi** is away until") == {late: 0, "**Chidi** is away until": 1}
            await consent(club, "pause", "be paused")
        async with running(playground, database, painter, back + HOUR) as club:
            await club.later(0)
            assert said(club, late) == {late: 0}
            await club.slash("Chidi", "general", "settings", away="back")
        async with running(playground, database, painter, back + 2 * HOUR) as club:
            await consent(club, "resume", "go on?")
            await club.later(0)
            assert said(club, late) == {late: 1}, "he had no time left"
        async with running(playground, database, painter, back + 3 * HOUR) as club:
            await club.later(0)
            assert said(club, late) == {late: 1}
            await vote(club, "Wait", "Ada", "Bela")
            [need] = await club.store.needs(1)
            assert need.due == club.clock.now() + 24 * HOUR


async def test_a_question_at_night_calls_once_in_the_morning(tmp_path: Path, painter: Painter) -> None:
    """The first answer of Discord is lost, and the program ends before the morning, in it, and after it."""
    database, at = tmp_path / "club.sqlite3", EVENING
    async with Playground() as playground:
        async with running(playground, database, painter, at) as club:
            await club.begin("ecosystem", "Ada", "Bela", here=True)
            minute = int(at % 86400 // 60)
            bela = int(playground.person("Bela").id)
            await club.store.set_user(bela, quiet_from=minute, quiet_to=(minute + 480) % 1440)
            count = len(club.pings())
            playground.lose_reply("POST /channels/{channel}/messages")
            await club.slash("Ada", "general", "pause")
            await club.quiet()
            await club.slash("Ada", "general", "replace", player="Fern")
        heard = []
        for hours in (7.5, 8.5, 9, 20):
            async with running(playground, database, painter, at + hours * HOUR) as club:
                if hours == 8.5:
                    playground.lose_reply("POST /channels/{channel}/messages")
                await club.later(0)
                heard.append([name for names, _ in club.pings()[count:] for name in names])
        assert heard == [["Fern"], *[["Fern", "Bela"]] * 3]
        assert said(club, "be paused", "your table asks you") == {"be paused": 1, "your table asks you": 1}
