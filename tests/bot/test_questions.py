"""What the table is asked, asked twice, and what is left of a question when it has its answer or has passed."""

import pytest

from bot.playground import Payload
from tests.bot.club import Club, buttons, words


def found(club: Club, said: str) -> list[Payload]:
    return [post for post in club.posts("general", "Fern") if said in words(post)]


def called(club: Club, since: int = 0) -> list[str]:
    return sorted([name for who, _ in club.pings()[since:] for name in who])


async def trio(club: Club, pace: str = "0") -> int:
    """Three people; so many pings have gone out."""
    await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True, pace=pace)
    return len(club.pings())


async def test_who_asks_for_what_is_asked_already_agrees_to_it(club: Club) -> None:
    """All three type /end: that is everybody."""
    pings = await trio(club)
    assert words(await club.slash("Ada", "general", "end")) == "The table is asked: **Bela**, **Chidi**."
    await club.quiet()
    assert words(await club.slash("Ada", "general", "end")) == "The table is asked: **Bela**, **Chidi**."
    assert words(await club.slash("Bela", "general", "end")) == "The table is asked: **Chidi**."
    await club.quiet()
    assert called(club, pings) == ["Bela", "Chidi"], "nobody is called twice"
    [asked] = found(club, "end here")
    assert "Agree: **Ada**, **Bela**" in words(asked)
    assert words(await club.slash("Chidi", "general", "end")) == "It is done."
    await club.quiet()
    match = await club.store.match(1)
    assert match is not None
    assert match.status == "over"
    assert not found(club, "Everyone has to agree")
    [settled] = found(club, "Everyone agrees: the match ends here.")
    assert not buttons(settled)


@pytest.mark.parametrize(("command", "question", "then"), [
    ("pause", "be paused", "is paused"), ("kick", "leave", "left"),
])
async def test_a_pause_and_a_kick_are_agreed_to_by_asking_too(
    club: Club, command: str, question: str, then: str
) -> None:
    pings = await trio(club)
    whom = {"player": "Chidi"} if command == "kick" else {}
    if command == "kick":
        await club.store.set_guild(int(club.playground.channel("general").guild_id or 0), by=1, stewards="nobody")
    for person in ("Ada", "Ada", "Bela"):
        await club.slash(person, "general", command, **whom)
        await club.quiet()
    if command == "pause":
        [asked] = found(club, question)
        await club.press("Chidi", asked, "Agree")
        await club.quiet()
    assert found(club, then)
    assert [post for post in found(club, question) if buttons(post)] == []
    assert called(club, pings) == ["Bela", "Chidi"]


async def test_asking_three_times_to_take_a_move_back_calls_once(club: Club) -> None:
    await trio(club)
    for person in ("Ada", "Bela", "Chidi"):
        await club.part(person, "general")
    await club.quiet()
    pings = len(club.pings())
    for _ in range(3):
        await club.press("Chidi", await club.slash("Chidi", "general", "undo"), "Ask the table")
        await club.quiet()
    assert called(club, pings) == ["Ada", "Bela"]
    assert len(await club.store.open_votes(1)) == 1
    await club.part("Ada", "general")
    await club.quiet()
    [passed] = found(club, "What was asked here has passed.")
    assert not buttons(passed)
    assert not await club.store.open_votes(1)


async def test_a_seat_that_is_offered_twice_to_the_same_person_calls_once(club: Club) -> None:
    pings = await trio(club)
    for _ in range(2):
        said = words(await club.slash("Chidi", "general", "replace", player="Fern"))
        assert said == "**Fern** is asked. The seat is yours until they sit down."
        await club.quiet()
    assert called(club, pings) == ["Fern"]


async def test_a_question_that_a_resignation_has_decided_has_no_buttons(club: Club) -> None:
    await trio(club)
    await club.slash("Ada", "general", "pause")
    await club.quiet()
    [asked] = found(club, "be paused")
    await club.press("Bela", asked, "Agree")
    await club.press("Chidi", await club.slash("Chidi", "general", "resign"), "Resign")
    await club.quiet()
    [settled] = found(club, "Everyone agrees: the match is paused.")
    assert not buttons(settled)


async def test_when_all_are_late_nobody_is_offered_to_decide_until_somebody_has_played(club: Club) -> None:
    await trio(club, pace="24")
    await club.later(24.1)
    asked = found(club, "is late")
    assert len(asked) == 3
    assert [list(buttons(post)) for post in asked] == [[], [], []]
    assert "Nobody is on time who could decide" in words(asked[0])
    await club.part("Ada", "general")
    await club.quiet()
    left = found(club, "is late")
    assert len(left) == 2
    assert all("A bot plays this part" in buttons(post) for post in left)
    assert words(await club.press("Ada", left[0], "A bot plays this part")) == "It is decided: A bot plays this part."


async def test_a_vote_about_who_is_late_waits_in_a_pause(club: Club) -> None:
    await trio(club, pace="24")
    for person in ("Ada", "Bela"):
        await club.part(person, "general")
    await club.later(24.1)
    [late] = found(club, "is late")
    await club.press("Ada", late, "Wait")
    for command in ("pause", "resume"):
        for person in ("Ada", "Bela", "Chidi"):
            await club.slash(person, "general", command)
        await club.quiet()
        if command == "pause":
            assert words(await club.press("Bela", late, "Wait")).startswith("The match is paused")
    [late] = found(club, "is late")
    assert words(await club.press("Bela", late, "Wait")) == "It is decided: Wait as long again."
