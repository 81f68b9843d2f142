"""A table that has declared a pace: who is late, and what the others do about it, with time under the test's hand."""

from functools import partial
from pathlib import Path

from bot.paint.painter import Painter
from bot.playground import Channel, Payload, Playground
from bot.store import MatchRow, NeedRow, UserRow, Waiting
from bot.table.pace import resumed, struck, waited
from tests.bot.club import EVENING, Club, buttons, running, words

DAY = 24.0
NOW = 1000.0


async def row(club: Club, match: int = 1) -> MatchRow:
    found = await club.store.match(match)
    assert found is not None
    return found


def found(club: Club, channel: Channel, said: str) -> list[Payload]:
    return [post for post in club.posts(channel, "Fern") if said in words(post)]


async def late(club: Club, *people: str) -> tuple[Channel, Payload]:
    """Everybody but the last has done his part, and the last is late: the channel and the question about it."""
    here = await club.begin("ecosystem", *people, here=True, pace="24")
    for person in people[:-1]:
        await club.part(person, here)
    await club.quiet()
    await club.later(DAY + 0.1)
    [asked] = found(club, here, f"**{people[-1]}** is late")
    return here, asked


def need(**changes: object) -> NeedRow:
    return NeedRow(**{"match": 1, "seat": 0, "user": 11, "since": 0.0, "calls": 9, **changes})  # type: ignore[arg-type]


def test_somebody_is_late_once_and_alone_never() -> None:
    people = {user: UserRow(user) for user in (11, 12)}
    slow, soon = need(due=NOW), need(seat=1, user=12, due=NOW + 1)
    calls = struck(Waiting(NOW, {0: slow, 1: soon}, people))
    assert [one.late for one in calls.needs] == [True, False]
    assert [vote.matter for vote, _ in calls.votes] == [{"seat": 0, "since": 0.0, "user": 11}]
    again = struck(Waiting(NOW, {one.seat: one for one in calls.needs}, people))
    assert (again.needs, again.votes) == (calls.needs, ())
    alone = struck(Waiting(NOW, {0: slow}, {11: UserRow(11)}))
    assert (alone.needs[0].late, alone.needs[0].due, alone.votes) == (False, None, ())


def test_waiting_gives_the_same_time_again_from_the_return_of_who_is_away() -> None:
    slow, other = need(due=NOW - 5, late=True), need(seat=1, user=12, due=NOW + 7)
    for away, due in ((None, NOW + 60), (NOW + 100, NOW + 160)):
        people = {11: UserRow(11, away_until=away), 12: UserRow(12)}
        calls = waited(0, 60.0)(Waiting(NOW, {0: slow, 1: other}, people))
        assert (calls.needs[0].late, calls.needs[0].due, calls.needs[1]) == (False, due, other)


def test_clocks_stand_still_in_a_pause() -> None:
    people = {11: UserRow(11, reminder_hours=1)}
    paused = need(due=NOW + 50, called=NOW, calls=1, next=NOW + 3600)
    [after] = resumed(NOW + 10)(Waiting(NOW + 10_000, {0: paused}, people)).needs
    assert (after.due, after.called, after.next) == (NOW + 10_040, NOW + 9990, NOW + 9990 + 3600)
    over = need(due=NOW, late=True)
    [same] = resumed(NOW + 10)(Waiting(NOW + 10_000, {0: over}, people)).needs
    assert (same.due, same.late) == (NOW, True)


async def test_a_pace_is_chosen_in_the_lobby_and_shown_at_the_table(club: Club) -> None:
    lobby = await club.slash("Ada", "general", "new ecosystem", here=True)
    assert "Pace:" not in words(lobby)
    options = await club.press("Ada", lobby, "Options")
    assert "Pace · no time limit" in str(options)
    await club.choose("Ada", options, "72")
    assert (await row(club)).pace_hours == 72
    assert await club.forge("Ada", options, "t:1:-:-:#pace", "5") == "Please choose one of the times that are offered."
    [lobby] = found(club, club.playground.channel("general"), "Pace · **three days for a part**")
    for person in ("Ada", "Bela"):
        lobby = await club.press(person, lobby, "Join")
    await club.press("Ada", lobby, "Start")
    await club.quiet()
    [turn] = found(club, club.playground.channel("general"), "## Ecosystem\nWaiting")
    assert words(turn).count(f"<t:{int(EVENING + 72 * 3600)}:R>") == 2


async def test_a_table_has_the_pace_of_its_server_unless_it_says_otherwise(club: Club) -> None:
    await club.slash("Ada", "general", "new ecosystem")
    assert (await row(club)).pace_hours is None
    await club.store.set_guild((await row(club)).guild or 0, by=1, pace_hours=168)
    await club.slash("Ada", "general", "new ecosystem")
    await club.slash("Ada", "general", "new ecosystem", pace="no time limit")
    assert [(await row(club, match)).pace_hours for match in (1, 2, 3)] == [None, 168, None]


async def test_the_others_decide_once_and_strangers_do_not(club: Club) -> None:
    here, asked = await late(club, "Ada", "Bela", "Chidi")
    assert set(buttons(asked)) == {
        "Wait as long again", "A bot plays this part", "A bot plays until they are back", "Offer the seat",
    }
    assert not [said for _, said in club.pings() if "is late" in said]
    before = await club.kept()
    assert words(await club.press("Fern", asked, "Wait")) == "You have no seat at this table."
    assert words(await club.press("Chidi", asked, "Wait")) == (
        "The others decide this; your vote does not count here."
    )
    assert "Wait as long again: **Ada**" in words(await club.press("Ada", asked, "Wait"))
    assert words(await club.press("Ada", asked, "Wait")) == "You have said that already."
    assert "A bot plays this part: **Bela**" in words(await club.press("Bela", asked, "A bot plays this part"))
    assert await club.kept() == before, "half is no majority"
    settled = await club.press("Bela", asked, "Wait")
    assert words(settled) == "It is decided: Wait as long again."
    assert not buttons(settled)
    await club.quiet()
    [need] = await club.store.needs(1)
    assert (need.late, need.due) == (False, club.clock.now() + DAY * 3600)
    await club.later(DAY + 0.1)
    assert len(found(club, here, "**Chidi** is late")) == 1, "asked again, and what was decided has gone"


async def test_a_bot_plays_one_part_and_the_seat_stays_its_owners(club: Club) -> None:
    here, asked = await late(club, "Ada", "Bela")
    pings = len(club.pings())
    await club.press("Ada", asked, "A bot plays this part")
    await club.quiet()
    assert found(club, here, "A bot (medium) plays this part for **Bela**.")
    moves = [move for move in await club.store.moves(1) if move.seat == 1]
    assert moves
    assert {move.made for move in moves} == {"bot"}
    seat = (await row(club)).seats[1]
    assert (seat.bot, seat.owner) == (None, None)
    assert {need.seat for need in await club.store.needs(1)} == {0, 1}, "the next turn needs both again"
    assert sorted([name for names, _ in club.pings()[pings:] for name in names]) == ["Ada", "Bela"]
    assert "Which card" in words(await club.slash("Bela", here, "play"))
    offer = await club.slash("Bela", here, "undo")
    assert "Ask the table" in buttons(offer), "undoable like any move"


async def test_a_bot_keeps_the_seat_until_its_owner_is_back(club: Club) -> None:
    here, asked = await late(club, "Ada", "Bela", "Chidi")
    assert "the time was up <t:" in words(await club.slash("Chidi", here, "games"))
    for person in ("Ada", "Bela"):
        await club.press(person, asked, "until they are back")
    await club.quiet()
    kept = (await row(club)).seats[2]
    assert (kept.user, kept.bot, kept.name) == (None, "medium", "Chidi")
    [told] = found(club, here, "A bot (medium) keeps the seat of **Chidi**")
    for person in ("Ada", "Bela"):
        await club.part(person, here)
    await club.quiet()
    assert found(club, here, "**🐦 Chidi (bot)** places")
    assert words(await club.press("Ada", told, "I am back")) == "No bot keeps that seat for you."
    assert "a bot keeps your seat" in str(await club.slash("Chidi", here, "games"))
    said = words(await club.slash("Ada", here, "who", player="Chidi"))
    assert said == "**Chidi** · a bot (medium) plays until they are back"
    first, second = words(await club.slash("Chidi", here, "log", since="start")).split("A bot (medium) keeps the seat")
    assert "places" not in first, "told where it happened"
    assert "**Ada** places" in second, "told where it happened"
    offer = await club.slash("Chidi", here, "play")
    assert words(offer) == "A bot keeps your seat here until you are back."
    assert set(buttons(offer)) == {"I am back"}
    assert "Welcome back" in words(await club.press("Chidi", told, "I am back"))
    await club.quiet()
    back = (await row(club)).seats[2]
    assert (back.user, back.bot, back.owner) == (kept.owner, None, None)
    assert words(await club.press("Chidi", told, "I am back")) == "No bot keeps that seat for you."
    assert {need.seat for need in await club.store.needs(1)} == {0, 1}, "the bot had done the part of this turn"
    for person in ("Ada", "Bela"):
        await club.part(person, here)
    await club.quiet()
    assert {need.seat for need in await club.store.needs(1)} == {0, 1, 2}
    assert "Which card" in words(await club.slash("Chidi", here, "play"))


async def test_an_open_seat_is_for_whoever_sits_down_or_for_its_owner_if_he_plays_on(club: Club) -> None:
    here, asked = await late(club, "Ada", "Bela")
    await club.press("Ada", asked, "Offer the seat")
    await club.quiet()
    [told] = found(club, here, "The seat of **Bela** is free")
    assert (await row(club)).seats[1].offered == 0
    await club.part("Bela", here)
    await club.quiet()
    assert (await row(club)).seats[1].offered is None
    assert words(await club.press("Fern", told, "Sit down")) == "That seat is not free."
    assert not found(club, here, "is late"), "what was asked about him is gone"


async def test_what_was_asked_is_gone_when_the_late_one_plays(club: Club) -> None:
    here, asked = await late(club, "Ada", "Bela", "Chidi")
    await club.press("Ada", asked, "Wait")
    await club.part("Chidi", here)
    await club.quiet()
    assert not found(club, here, "is late")
    panel = await club.slash("Bela", here, "play")
    assert await club.forge("Bela", panel, buttons(asked)["Wait as long again"]) == (
        "That vote is over, or what it was about has passed."
    )


async def test_a_lone_player_is_never_late(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", bots=2, here=True, pace="6")
    await club.later(30 * DAY)
    assert not found(club, here, "is late")
    [need] = await club.store.needs(1)
    assert (need.due, need.late) == (None, False)


async def test_deadline_and_vote_outlive_restarts(tmp_path: Path, painter: Painter) -> None:
    """Stopped before anybody is late, when the question is owed, and when half of the votes are given."""
    database, hour = tmp_path / "club.sqlite3", 3600
    async with Playground() as playground:
        async with running(playground, database, painter) as club:
            here = await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True, pace="6")
            for person in ("Ada", "Bela"):
                await club.part(person, here)
            await club.quiet()
            club.client.chores[0].cancel()  # the announcer
            await club.clock.move(7 * hour)
            await club.until(partial(club.store.open_votes, 1))
            assert not found(club, here, "is late")
        async with running(playground, database, painter, EVENING + 8 * hour) as club:
            await club.quiet()
            [asked] = found(club, here, "**Chidi** is late")
            await club.press("Ada", asked, "until they are back")
        async with running(playground, database, painter, EVENING + 20 * hour) as club:
            await club.later(0)
            [asked] = found(club, here, "**Chidi** is late")
            settled = await club.press("Bela", asked, "until they are back")
            assert words(settled) == "It is decided: A bot plays until they are back."
        async with running(playground, database, painter, EVENING + 21 * hour) as club:
            await club.quiet()
            [told] = found(club, here, "A bot (medium) keeps the seat of **Chidi**")
            await club.press("Chidi", told, "I am back")
        async with running(playground, database, painter, EVENING + 22 * hour) as club:
            await club.quiet()
            assert (await row(club)).seats[2].bot is None
            assert [change.details["what"] for change in await club.store.changes(1)] == ["kept", "back"]
            assert len(found(club, here, "**Chidi** is back.")) == 1


async def test_whose_seat_a_bot_keeps_takes_no_other(club: Club) -> None:
    here, asked = await late(club, "Ada", "Bela", "Chidi", "Dora")
    for person in ("Ada", "Bela"):
        await club.press(person, asked, "until they are back")
    await club.quiet()
    assert words(await club.slash("Ada", here, "replace", player="Dora")) == (
        "That person already has a seat at this table."
    )
    await club.press("Ada", await club.slash("Ada", here, "resign"), "Resign")
    await club.quiet()
    [left] = found(club, here, "has resigned")
    assert words(await club.press("Dora", left, "Sit down")).startswith("A bot keeps a seat here for you")
    [kept] = found(club, here, "A bot (medium) keeps the seat of")
    await club.press("Dora", kept, "I am back")
    assert [seat.user is None for seat in (await row(club)).seats] == [True, False, False, False]


async def test_if_nobody_sits_down_the_table_is_asked_again(club: Club) -> None:
    here, asked = await late(club, "Ada", "Bela", "Chidi")
    for person in ("Ada", "Bela"):
        await club.press(person, asked, "Offer the seat")
    await club.quiet()
    assert not await club.store.open_votes(1)
    await club.later(DAY + 0.1)
    assert (await row(club)).seats[2].offered == 0
    assert len(await club.store.open_votes(1)) == 1
    assert found(club, here, "**Chidi** is late")


async def test_a_vote_that_is_won_because_another_is_late_counts_then(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True, pace="24")
    await club.part("Ada", here)
    await club.quiet()
    bela = int(club.playground.person("Bela").id)
    async with club.store.database.transaction() as db:
        await db.execute("UPDATE needs SET due = due + 5 * 3600 WHERE user = ?", (bela,))
    await club.later(DAY + 0.1)
    [asked] = found(club, here, "**Chidi** is late")
    await club.press("Ada", asked, "until they are back")
    assert (await row(club)).seats[2].owner is None, "one of two"
    await club.later(5)
    assert (await row(club)).seats[2].owner is not None, "one of one"


async def test_who_leaves_last_leaves_the_match_to_whose_seat_a_bot_keeps(club: Club) -> None:
    here, asked = await late(club, "Ada", "Bela", "Chidi")
    for person in ("Ada", "Bela"):
        await club.press(person, asked, "until they are back")
    await club.thought()
    await club.press("Bela", await club.slash("Bela", here, "resign"), "Resign")
    await club.thought()
    offer = await club.slash("Ada", here, "resign")
    assert "a bot goes on in your seat" in words(offer)
    await club.press("Ada", offer, "Resign")
    await club.quiet()
    left = await row(club)
    assert (left.status, [seat.user is None for seat in left.seats]) == ("running", [True, True, False])
    assert [need.seat for need in await club.store.needs(1)] == [2]
    assert club.pings()[-1][0] == {"Chidi"}
    assert "Which card" in words(await club.slash("Chidi", here, "play"))


async def test_whose_seat_a_bot_keeps_can_refuse_the_end_for_as_long_as_a_part_may_take(club: Club) -> None:
    here, asked = await late(club, "Ada", "Bela")
    await club.press("Ada", asked, "until they are back")
    await club.quiet()
    assert words(await club.slash("Ada", here, "end")) == "The table is asked: **Bela**."
    await club.quiet()
    [asked] = found(club, here, "end here")
    bela = f"<@{club.playground.person('Bela').id}>"
    assert f"{bela}, for whom a bot plays, can refuse; the time for that is up <t:" in words(asked)
    assert "Still to vote: **Bela**" in words(asked)
    assert club.pings()[-1][0] == {"Bela"}
    assert words(await club.press("Fern", asked, "Refuse")) == "You have no seat at this table."
    assert words(await club.press("Bela", asked, "Refuse")) == "**Bela** would rather play on."
    await club.slash("Ada", here, "end")
    await club.later(DAY - 0.1)
    assert (await row(club)).status == "running"
    await club.later(0.2)
    assert (await row(club)).status == "over", "who says nothing does not hold up the others for ever"


async def test_who_is_forgotten_last_leaves_the_match_to_whose_seat_a_bot_keeps(club: Club) -> None:
    here, asked = await late(club, "Ada", "Bela")
    await club.press("Ada", asked, "until they are back")
    await club.press("Ada", await club.slash("Ada", here, "forget-me"), "Forget me")
    await club.quiet()
    left = await row(club)
    assert (left.status, [seat.user is None for seat in left.seats]) == ("running", [True, False])


async def test_a_seat_kept_for_somebody_who_is_forgotten_is_free(club: Club) -> None:
    here, asked = await late(club, "Ada", "Bela")
    await club.press("Ada", asked, "until they are back")
    await club.press("Bela", await club.slash("Bela", here, "forget-me"), "Forget me")
    await club.quiet()
    [told] = found(club, here, "A player has left for good")
    assert "The seat is yours" in words(await club.press("Fern", told, "Sit down"))
    assert [seat.name for seat in (await row(club)).seats] == ["Ada", "Fern"]


async def test_who_was_alone_has_a_deadline_again_when_company_is_back(club: Club) -> None:
    here, asked = await late(club, "Ada", "Bela")
    await club.press("Ada", asked, "until they are back")
    await club.quiet()
    assert [need.due for need in await club.store.needs(1)] == [None]
    await club.later(100)
    [kept] = found(club, here, "the seat of **Bela**")
    await club.press("Bela", kept, "I am back")
    await club.quiet()
    assert {need.seat: need.due for need in await club.store.needs(1)} == {0: club.clock.now() + DAY * 3600}
    await club.later(DAY + 0.1)
    assert found(club, here, "**Ada** is late")


async def test_who_sits_down_beside_a_lone_player_is_waited_for_and_waits(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", "Bela", bots=1, here=True, pace="24")
    await club.press("Bela", await club.slash("Bela", here, "resign"), "Resign")
    await club.quiet()
    assert [(need.seat, need.due) for need in await club.store.needs(1)] == [(0, None)], "alone now"
    [left] = found(club, here, "has resigned")
    await club.press("Fern", left, "Sit down")
    await club.quiet()
    assert {need.due for need in await club.store.needs(1)} == {club.clock.now() + DAY * 3600}
