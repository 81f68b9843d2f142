"""What a person wishes: the panel of `/settings`, and that whatever calls them minds it."""

from datetime import date, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.paint.painter import Painter
from bot.playground import Payload, Playground
from bot.store import UserRow
from bot.talk.preferences import meant_quiet, written_day
from tests.bot.club import Club, buttons, menus, running, words

RIGA = ZoneInfo("Europe/Riga")
EVENING = datetime(2026, 6, 1, 20, tzinfo=RIGA).timestamp()


async def chosen(club: Club, person: str) -> UserRow:
    return await club.store.user(int(club.playground.person(person).id))


async def prefer(club: Club, person: str, panel: Payload, setting: str, value: str) -> Payload:
    custom_id = next(i for i in menus(panel) if i.endswith(f"#prefer:{setting}"))
    return await club.settled(await club.playground.choose(person, panel, custom_id, [value]))


async def filled(club: Club, person: str, panel: Payload, label: str, answer: str) -> Payload:
    custom_id = next(i for name, i in buttons(panel).items() if label in name)
    opened = await club.playground.click(person, panel, custom_id)
    await club.playground.until(lambda: opened.modal)
    return await club.settled(await club.playground.submit(opened, {"answer": answer}))


def heard(club: Club, person: str) -> int:
    return len([people for people, _ in club.pings() if person in people])


def standing(club: Club) -> str:
    return next(words(post) for post in club.posts("general") if "## Ecosystem\nWaiting" in words(post))


async def test_everything_is_chosen_in_the_panel_and_the_panel_says_whose_choice_it_is(club: Club) -> None:
    panel = await club.slash("Ada", "general", "settings")
    assert "Language: **English** · as Discord says" in words(panel)
    assert "Theme: **light** · as the host has it" in words(panel)
    assert "Reminders: **every day** · default" in words(panel)
    for setting, value in (("theme", "dark"), ("pings", "direct"), ("reminders", "6"), ("from", "22"), ("to", "7"),
                           ("language", "en")):
        panel = await prefer(club, "Ada", panel, setting, value)
    panel = await filled(club, "Ada", panel, "Time zone", "riga")
    for said in ("Language: **English**", "Theme: **dark**",
                 "Pings: **by direct message**", "Reminders: **every 6 hours**",
                 "Quiet hours: **22:00–07:00**", "Time zone: **Europe/Riga**"):
        assert said in words(panel)
    ada = await chosen(club, "Ada")
    assert (ada.theme, ada.direct, ada.reminder_hours, ada.quiet_from, ada.quiet_to, ada.time_zone, ada.locale) == (
        "dark", True, 6, 1320, 420, "Europe/Riga", "en",
    )
    panel = await prefer(club, "Ada", panel, "from", "off")
    panel = await prefer(club, "Ada", panel, "language", "auto")
    assert "Quiet hours: **off** · default" in words(panel)
    assert "as Discord says" in words(panel)
    assert await chosen(club, "Bela") == UserRow(int(club.playground.person("Bela").id))


async def test_confirmations_and_standing_orders_are_turned_off_and_on(club: Club) -> None:
    panel = await club.slash("Ada", "general", "settings")
    assert "When something would be wasted: **you are asked once more** · default" in words(panel)
    panel = await club.press("Ada", panel, "Do not ask before")
    panel = await club.press("Ada", panel, "Do not offer standing")
    assert "When something would be wasted: **you are not asked**" in words(panel)
    assert "Standing orders: **not offered**" in words(panel)
    ada = await chosen(club, "Ada")
    assert (ada.careful, ada.orders) == (False, False)
    panel = await club.press("Ada", panel, "Ask me before")
    assert (await chosen(club, "Ada")).careful
    assert "does nothing any more" in await club.forge("Ada", panel, "t:0:-:-:switch:gravity")


async def test_the_panel_works_in_direct_messages(club: Club) -> None:
    direct = club.playground.direct_message("Ada")
    panel = await club.slash("Ada", direct, "settings")
    panel = await prefer(club, "Ada", panel, "reminders", "48")
    assert "Reminders: **every two days**" in words(panel)


@pytest.mark.parametrize("typed", [
    "22:00-8:30", "22 to 8:30", "22.00–8.30", "с 22 до 8:30", "de 22h à 8h30", "22 ч — 8:30",
])
def test_quiet_hours_may_be_written_as_any_language_does(typed: str) -> None:
    assert meant_quiet(typed) == {"quiet_from": 22 * 60, "quiet_to": 8 * 60 + 30}


@pytest.mark.parametrize(("typed", "locale"), [
    ("2026-08-21", "en"), ("21.08.2026", "en"), ("21.8.2026", "ru"), ("21/08/2026", "fr"),
])
def test_a_day_may_be_written_as_the_language_does(typed: str, locale: str) -> None:
    assert written_day(typed, locale) == date(2026, 8, 21)
    with pytest.raises(ValueError, match="Invalid isoformat"):
        written_day("08/09/2026", "en")


@pytest.mark.parametrize(("typed", "sentence"), [
    ({"zone": "Atlantis"}, "There is no time zone “Atlantis”"),
    ({"zone": "Europe/Rige"}, "Did you mean Europe/Riga"),
    ({"quiet": "at night"}, "are no quiet hours"),
    ({"quiet": "22-22"}, "are no quiet hours"),
    ({"quiet": "25:00-8:00"}, "are no quiet hours"),
    ({"quiet": "22:00-24:30"}, "are no quiet hours"),
    ({"away": "soon"}, "“soon” is no day"),
    ({"away": "2026-02-30"}, "is no day"),
    ({"away": "2020-01-01"}, ":D> is not a day to come"),
    ({"away": "2925-06-15"}, "within a year"),
])
async def test_what_cannot_be_is_refused_in_a_sentence_and_nothing_changes(
    club: Club, typed: dict[str, str], sentence: str
) -> None:
    before = await chosen(club, "Ada")
    said = words(await club.slash("Ada", "general", "settings", theme="dark", **typed))
    assert sentence in said
    assert "\n" not in said
    assert await chosen(club, "Ada") == before


async def test_a_form_that_cannot_be_says_why_and_changes_nothing(club: Club) -> None:
    panel = await club.slash("Ada", "general", "settings")
    before = await chosen(club, "Ada")
    assert "There is no time zone" in words(await filled(club, "Ada", panel, "Time zone", "Nowhere/Else"))
    assert "is not a day to come" in words(await filled(club, "Ada", panel, "Going away", "2001-01-01"))
    assert await chosen(club, "Ada") == before


@pytest.mark.parametrize(("setting", "value"), [
    ("theme", "plaid"), ("pings", "loud"), ("reminders", "1"), ("from", "24"), ("to", "x"), ("colour", "red"),
    ("language", "xx"),
])
async def test_what_no_menu_offers_is_refused(club: Club, setting: str, value: str) -> None:
    panel = await club.slash("Ada", "general", "settings")
    before = await chosen(club, "Ada")
    await club.forge("Ada", panel, f"t:0:-:-:#prefer:{setting}", value)
    assert await chosen(club, "Ada") == before


async def test_time_zones_are_offered_while_one_types(club: Club) -> None:
    offered = await club.playground.autocomplete("Ada", "general", "settings", "zone", zone="new yo")
    assert "America/New_York" in [choice["value"] for choice in offered]
    await club.slash("Ada", "general", "settings", zone="America/New_York", quiet="22:30-7")
    ada = await chosen(club, "Ada")
    assert (ada.time_zone, ada.quiet_from, ada.quiet_to) == ("America/New_York", 1350, 420)


async def test_in_quiet_hours_pings_and_reminders_wait_for_the_morning(tmp_path: Path, painter: Painter) -> None:
    async with Playground() as playground, running(playground, tmp_path / "c.sqlite3", painter, EVENING) as club:
        await club.slash("Bela", "general", "settings", quiet="22-8", zone="Europe/Riga", reminders="12")
        await club.begin("ecosystem", "Ada", "Bela", here=True)
        assert heard(club, "Bela") == 1
        await club.part("Ada", "general")
        await club.later(12 - 1 / 60)
        assert heard(club, "Bela") == 1
        await club.later(1 / 60)  # 8 o'clock
        assert heard(club, "Bela") == 2
        await club.later(14.5)  # it is half past ten before anybody looks again
        assert heard(club, "Bela") == 2
        await club.later(9.5)
        assert heard(club, "Bela") == 3


async def test_a_ping_at_night_comes_in_the_morning_after_a_restart_too(tmp_path: Path, painter: Painter) -> None:
    path, night = tmp_path / "c.sqlite3", EVENING + 3 * 3600
    async with Playground() as playground:
        async with running(playground, path, painter, night) as club:
            await club.slash("Bela", "general", "settings", quiet="22-8", zone="Europe/Riga")
            await club.begin("ecosystem", "Ada", "Bela", here=True)
            assert (heard(club, "Ada"), heard(club, "Bela")) == (1, 0)
        async with running(playground, path, painter, night + 3600) as club:
            await club.later(0)
            assert heard(club, "Bela") == 0
        async with running(playground, path, painter, night + 9 * 3600) as club:  # 8 o'clock
            await club.later(0)
            assert heard(club, "Bela") == 1


async def test_who_changes_the_quiet_hours_is_called_by_the_new_ones(tmp_path: Path, painter: Painter) -> None:
    night = EVENING + 3 * 3600
    async with Playground() as playground, running(playground, tmp_path / "c.sqlite3", painter, night) as club:
        await club.slash("Bela", "general", "settings", quiet="22-8", zone="Europe/Riga")
        await club.begin("ecosystem", "Ada", "Bela", here=True)
        await club.later(1)
        assert heard(club, "Bela") == 0
        await club.slash("Bela", "general", "settings", quiet="off")
        await club.later(0)
        assert heard(club, "Bela") == 1


async def test_a_vacation_is_seen_by_the_table_and_nothing_calls_until_the_return(
    tmp_path: Path, painter: Painter
) -> None:
    path = tmp_path / "c.sqlite3"
    async with Playground() as playground:
        async with running(playground, path, painter, EVENING) as club:
            await club.begin("ecosystem", "Ada", "Bela", here=True)
            panel = await club.slash("Bela", "general", "settings", zone="Europe/Riga")
            panel = await filled(club, "Bela", panel, "Going away", "2026-06-10")
            assert "Vacation: **until <t:" in words(panel)
            await club.quiet()
            until = int(datetime(2026, 6, 10, tzinfo=RIGA).timestamp())
            assert f"**Bela** is away until <t:{until}:D>." in standing(club)
            assert "Ada" not in standing(club).partition("away")[2]
            await club.later(5 * 24)
            assert heard(club, "Bela") == 1
        async with running(playground, path, painter, until - 60) as club:
            await club.later(0)
            assert heard(club, "Bela") == 1
            await club.later(1 / 60)
            assert heard(club, "Bela") == 2
            assert "away" not in standing(club)


async def test_who_is_back_early_says_so_with_one_button(club: Club) -> None:
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    panel = await club.slash("Bela", "general", "settings", away="2025-07-01")
    await club.quiet()
    assert "**Bela** is away" in standing(club)
    panel = await club.press("Bela", panel, "I am back")
    await club.quiet()
    assert "Vacation: **none**" in words(panel)
    assert "away" not in standing(club)


async def test_muting_lasts_until_the_next_turn(club: Club) -> None:
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    ping = next(post for post in club.posts("general") if club.playground.person("Bela").id in words(post))
    assert "Mute" in " ".join(buttons(ping))
    assert "belongs to somebody else" in words(await club.press("Ada", ping, "Mute"))
    assert "until your next turn" in words(await club.press("Bela", ping, "Mute"))
    for _ in range(5):
        await club.later(24)
    assert heard(club, "Bela") == 1
    assert heard(club, "Ada") == 4
    await club.part("Ada", "general")
    await club.part("Bela", "general")
    await club.part("Bela", "general")
    await club.part("Ada", "general")
    await club.later(24)
    assert heard(club, "Bela") == 3, "a new turn calls again"


async def test_a_mute_button_of_a_turn_that_is_over_does_nothing(club: Club) -> None:
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    ping = next(post for post in club.posts("general") if club.playground.person("Bela").id in words(post))
    custom_id = next(i for name, i in buttons(ping).items() if "Mute" in name)
    await club.part("Bela", "general")
    await club.later(1)
    await club.part("Ada", "general")
    await club.quiet()
    later = club.posts("general")[-1]
    assert "no longer waits" in await club.forge("Bela", later, custom_id)
    [need] = [need for need in await club.store.needs(1) if need.seat == 1]
    assert not need.muted


async def test_the_table_sees_who_is_away_though_it_waits_for_others_and_no_longer_when_they_are_back(
    tmp_path: Path, painter: Painter
) -> None:
    """The end of the vacation is written down: a restart in between loses nothing."""
    path = tmp_path / "club.sqlite3"
    async with Playground() as playground:
        async with running(playground, path, painter, EVENING) as club:
            await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True, pace="24")
            await club.slash("Bela", "general", "settings", reminders="0")
            await club.part("Chidi", "general")
            for person in ("Bela", "Chidi"):
                await club.slash(person, "general", "settings", away="2026-06-04")
            await club.quiet()
            until = int((await chosen(club, "Bela")).away_until or 0)
            for person in ("Bela", "Chidi"):
                assert f"**{person}** is away until <t:{until}:D>." in standing(club)
            await club.slash("Chidi", "general", "settings", away="2026-06-20")
        async with running(playground, path, painter, until + 60) as club:
            await club.later(0)
            seen = standing(club)
            assert "**Bela** is away" not in seen
            assert f"The time of **Bela** is up <t:{until + 24 * 3600}:R>." in seen
            assert "**Chidi** is away" in seen, "who stays longer is away longer"
            await club.later(20 * 24)
            assert "away" not in standing(club)
