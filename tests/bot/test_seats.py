"""Coming and going while a match runs, through Discord: resigning, sitting down, being back, pausing, ending."""

from bot.playground import Channel, Payload
from bot.playground.interaction import COMMAND
from bot.store import MatchRow
from tests.bot.club import Club, buttons, words
from tests.bot.deliveries import typed


async def row(club: Club) -> MatchRow:
    found = await club.store.match(1)
    assert found is not None
    return found


async def post(club: Club, channel: Channel, said: str) -> Payload:
    await club.quiet()
    return [found for found in club.posts(channel, "Fern") if said in words(found)][-1]


async def test_who_resigns_leaves_the_seat_to_a_bot_and_to_whoever_sits_down(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True)
    offer = await club.slash("Ada", here, "resign")
    assert "a bot goes on in your seat" in words(offer)
    assert (await row(club)).seats[0].user is not None, "it is asked once more"
    assert words(await club.press("Ada", offer, "Resign")) == "You have resigned."
    left = await row(club)
    assert (left.status, left.seats[0].user, left.seats[0].owner, left.seats[0].offered) == ("running", None, None, 0)
    await club.thought()
    assert (await club.client.services.sessions.get(1)).match.waiting == [1, 2], "the bot has played at once"
    told = await post(club, here, "**Ada** has resigned.")
    assert words(await club.slash("Ada", here, "play")) == "You have no seat at this table."
    assert words(await club.press("Bela", told, "Sit down")) == "You already have a seat at this table."
    assert "The seat is yours" in words(await club.press("Fern", told, "Sit down"))
    sat = (await row(club)).seats[0]
    assert (sat.name, sat.bot, sat.offered) == ("Fern", None, None)
    assert words(await club.press("Dora", told, "Sit down")) == "That seat is not free."
    assert await post(club, here, "**Fern** sits down in the seat of **Ada**.")
    for person in ("Bela", "Chidi"):
        await club.part(person, here)
    await club.quiet()
    assert "Which card" in words(await club.slash("Fern", here, "play"))


async def test_of_two_a_resignation_ends_the_match_as_it_stands(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", "Bela", here=True)
    for person in ("Ada", "Bela"):
        await club.part(person, here)
    await club.quiet()
    offer = await club.slash("Bela", here, "resign")
    assert "the match ends here" in words(offer)
    await club.press("Bela", offer, "Resign")
    ended = await row(club)
    assert ended.status == "over"
    assert [seat.won for seat in ended.seats] == [True, False]
    assert all(seat.total is not None for seat in ended.seats)
    assert "**Ada** wins." in words(await post(club, here, "wins"))
    assert await post(club, here, "**Bela** resigns: the match ends")
    assert await club.store.needs(1) == []
    assert words(await club.slash("Ada", here, "play")).startswith("### The match is over.")
    assert "No match is being played" in words(await club.slash("Ada", here, "resign"))
    totals = words(await club.slash("Fern", here, "score"))
    assert "**" + str(ended.seats[0].total).replace("-", "−") + "**" in totals


async def test_a_name_says_bot_where_a_bot_plays(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True)
    await club.press("Ada", await club.slash("Ada", here, "resign"), "Resign")
    for person in ("Bela", "Chidi"):
        await club.part(person, here)
    assert "**🐦 Ada (bot)** places" in words(await post(club, here, "places"))
    assert "**🐦 Ada (bot)**" in words(await club.slash("Bela", here, "score"))
    moves = await club.store.moves(1)
    assert [move.made for move in moves if move.seat == 0] == ["bot"] * len([m for m in moves if m.seat == 0])
    assert {move.made for move in moves if move.seat == 1} == {None}


async def test_a_seat_can_be_handed_to_one_person(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", "Bela", here=True)
    before = await club.kept()
    assert words(await club.slash("Ada", here, "replace", player="Thicket")) == (
        "A bot account cannot take a seat; ask a person."
    )
    assert words(await club.slash("Ada", here, "replace", player="Bela")) == (
        "That person already has a seat at this table."
    )
    assert words(await club.slash("Fern", here, "replace", player="Dora")) == "You have no seat at this table."
    assert await club.kept() == before
    assert "**Fern** is asked" in words(await club.slash("Ada", here, "replace", player="Fern"))
    asked = await post(club, here, "asks you to take over")
    assert [names for names, said in club.pings() if "take over" in said] == [frozenset({"Fern"})]
    assert words(await club.press("Dora", asked, "Sit down")) == "That seat is not free."
    await club.part("Ada", here)
    assert (await row(club)).seats[0].offered is not None, "who hands the seat over may play on until then"
    assert "The seat is yours" in words(await club.press("Fern", asked, "Sit down"))
    assert (await row(club)).seats[0].name == "Fern"


async def left(club: Club, person: str, here: Channel, command: str, player: str) -> Payload:
    """A command about somebody who is no longer on the server: Discord knows the user, and no member."""
    data = typed(club, person, here, command, player=player).data
    data["resolved"] = {"users": data["resolved"]["users"]}
    return await club.settled(await club.playground.hands.run(club.playground.person(person), here, COMMAND, data))


async def test_a_kick_needs_the_majority_or_the_servers_right(club: Club) -> None:
    here = await club.begin("ecosystem", "Bela", "Chidi", "Dora", here=True)
    assert words(await club.slash("Bela", here, "kick", player="Bela")) == "To leave yourself, use /resign."
    assert words(await club.slash("Bela", here, "kick", player="Fern")) == "That person has no seat at this table."
    assert words(await club.slash("Fern", here, "kick", player="Bela")) == "You have no seat at this table."
    assert "The table is asked" in words(await left(club, "Bela", here, "kick", "Chidi"))
    assert words(await left(club, "Bela", here, "replace", "Fern")).startswith("That person is not on this server")
    assert "**Chidi**" in words(await left(club, "Bela", here, "who", "Chidi"))
    asked = await post(club, here, "shall **Chidi** leave")
    assert words(await club.press("Fern", asked, "Agree")) == "You have no seat at this table."
    assert "Refuse: **Chidi**" in words(await club.press("Chidi", asked, "Refuse"))
    assert "**Chidi** leaves the table" in words(await club.press("Dora", asked, "Agree"))
    assert (await row(club)).seats[1].user is None
    assert await post(club, here, "**Chidi** has left the table")
    assert club.playground.person("Ada").admin
    assert "has left the table" in words(await club.slash("Ada", here, "kick", player="Dora"))
    assert (await row(club)).seats[2].user is None
    said = words(await club.slash("Ada", here, "kick", player="Bela"))
    assert said == "Nobody else plays here; /end closes the match.", "bots do not play among themselves"
    assert (await row(club)).seats[0].user is not None
    assert words(await club.slash("Ada", here, "end")) == "It is done."
    assert (await row(club)).status == "over"


async def test_a_pause_stops_play_and_calls_until_everyone_goes_on(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", "Bela", here=True)
    assert words(await club.slash("Ada", here, "resume")) == "The match is not paused."
    await club.slash("Ada", here, "pause")
    asked = await post(club, here, "shall the match be paused")
    assert words(await club.press("Bela", asked, "Agree")) == "Everyone agrees: the match is paused."
    await club.quiet()
    assert words(await club.slash("Ada", here, "pause")) == "The match is paused already."
    assert words(await club.slash("Ada", here, "undo")) == "The match is paused; /resume asks the table to go on."
    panel = await club.slash("Ada", here, "play")
    assert "The match is paused" in words(panel)
    assert not buttons(panel)
    before, pings = await club.kept(), len(club.pings())
    assert words(await club.slash("Ada", here, "ecosystem place", card="wolf")) == (
        "The match is paused; /resume asks the table to go on."
    )
    await club.later(5 * 24)
    await club.quiet()
    assert (await club.kept(), len(club.pings())) == (before, pings), "nobody is reminded"
    await club.slash("Bela", here, "resume")
    asked = await post(club, here, "shall the match go on")
    assert words(await club.press("Ada", asked, "Agree")) == "Everyone agrees: the match goes on."
    await club.quiet()
    assert len(club.pings()) == pings + 1, "the question alone has called somebody"
    assert "Which card" in words(await club.slash("Ada", here, "play"))


async def test_a_match_ends_early_only_if_everyone_agrees(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", "Bela", here=True)
    await club.slash("Ada", here, "end")
    asked = await post(club, here, "shall the match end here")
    assert words(await club.press("Bela", asked, "Refuse")) == "**Bela** would rather play on."
    await club.slash("Ada", here, "end")
    asked = await post(club, here, "shall the match end here")
    assert words(await club.press("Bela", asked, "Agree")) == "Everyone agrees: the match ends here."
    assert (await row(club)).status == "over"
    assert "**Ada**, **Bela** share the victory." in words(await post(club, here, "victory"))


async def test_alone_among_bots_nobody_is_asked(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", bots=1, here=True)
    assert words(await club.slash("Ada", here, "pause")) == "It is done."
    assert words(await club.slash("Ada", here, "resume")) == "It is done."
    assert words(await club.slash("Ada", here, "end")) == "It is done."
    assert (await row(club)).status == "over"


async def test_spectators_look_at_what_the_table_sees(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", "Bela", here=True)
    turn = await post(club, here, "## Ecosystem")
    board = await club.press("Fern", turn, "Board")
    assert board["attachments"]
    assert "Waiting for **Ada**, **Bela**." in words(board)
    assert "**Ada**" in words(await club.press("Fern", turn, "Scores"))
    assert words(await club.press("Fern", turn, "Play")) == "You have no seat at this table."


async def test_a_vote_that_is_won_by_somebodys_leaving_counts_at_once(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True)
    await club.slash("Ada", here, "end")
    await club.press("Bela", await post(club, here, "end here"), "Agree")
    await club.press("Chidi", await club.slash("Chidi", here, "resign"), "Resign")
    assert (await row(club)).status == "over"


async def test_a_refusal_is_never_the_press_that_kicks(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", "Bela", "Chidi", "Dora", here=True)
    await club.slash("Bela", here, "kick", player="Chidi")
    asked = await post(club, here, "shall **Chidi** leave")
    await club.press("Dora", asked, "Agree")
    await club.press("Ada", await club.slash("Ada", here, "forget-me"), "Forget me")
    assert [seat.user is None for seat in (await row(club)).seats] == [True, False, True, False]


async def kept(club: Club, *people: str) -> Channel:
    """A bot keeps the seat of the last of these."""
    here = await club.begin("ecosystem", *people, here=True, pace="24")
    for person in people[:-1]:
        await club.part(person, here)
    await club.later(24.1)
    asked = await post(club, here, f"**{people[-1]}** is late")
    for person in people[:-1]:
        await club.press(person, asked, "until they are back")
    await club.quiet()
    assert (await row(club)).seats[-1].owner is not None
    return here


async def test_whose_seat_a_bot_keeps_can_resign_or_name_somebody_else(club: Club) -> None:
    here = await kept(club, "Ada", "Bela", "Chidi")
    assert "**Fern** is asked" in words(await club.slash("Chidi", here, "replace", player="Fern"))
    told = await post(club, here, "asks you to take over")
    offer = await club.slash("Chidi", here, "resign")
    assert words(await club.press("Chidi", offer, "Resign")) == "You have resigned."
    await club.quiet()
    seat = (await row(club)).seats[2]
    assert (seat.owner, seat.offered) == (None, 0)
    assert "The seat is yours" in words(await club.press("Fern", told, "Sit down"))
    assert (await row(club)).seats[2].name == "Fern"


async def test_a_kept_seat_can_be_given_to_a_substitute_by_vote(club: Club) -> None:
    here = await kept(club, "Bela", "Chidi", "Dora")
    assert words(await club.slash("Bela", here, "kick", player="Dora")) == "The table is asked: **Chidi**."
    assert words(await club.slash("Chidi", here, "kick", player="Dora")) == "It is done."
    left = await post(club, here, "has left the table")
    assert "The seat is yours" in words(await club.press("Fern", left, "Sit down"))
    assert [seat.owner for seat in (await row(club)).seats] == [None] * 3
    assert words(await club.slash("Dora", here, "play")) == "You have no seat at this table."


async def test_a_steward_ends_it_for_whom_a_bot_keeps_a_seat(club: Club) -> None:
    here = await kept(club, "Ada", "Bela", "Chidi")
    assert words(await club.slash("Ada", here, "kick", player="Chidi")) == "**Chidi** has left the table."
    assert ((await row(club)).seats[2].owner, (await row(club)).seats[2].offered) == (None, 0)


async def test_people_come_and_go_in_a_pause_and_nobody_is_called(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", "Bela", "Chidi", "Dora", here=True, pace="24")
    for person in ("Ada", "Bela", "Chidi", "Dora"):
        await club.slash(person, here, "pause")
    await club.quiet()
    club.playground.person("Emil")
    pings = len(club.pings())
    assert words(await club.press("Chidi", await club.slash("Chidi", here, "resign"), "Resign")) == "You have resigned."
    assert "has left the table" in words(await club.slash("Ada", here, "kick", player="Dora"))
    left = await post(club, here, "**Chidi** has resigned.")
    assert "The seat is yours" in words(await club.press("Fern", left, "Sit down"))
    assert "is asked" in words(await club.slash("Bela", here, "replace", player="Emil"))
    asked = await post(club, here, "asks you to take over")
    assert "The seat is yours" in words(await club.press("Emil", asked, "Sit down"))
    await club.later(30)
    assert [name for who, _ in club.pings()[pings:] for name in who] == ["Emil"], "whom Bela has asked"
    assert not await club.store.moves(1), "no bot plays either"
    for person in ("Ada", "Emil", "Fern"):
        await club.slash(person, here, "resume")
    await club.later(0)
    assert {name for who, said in club.pings()[pings + 1:] for name in who if "card 1" in said} == {"Fern", "Emil"}
    assert {need.seat: need.due for need in await club.store.needs(1)} == dict.fromkeys(
        (0, 1, 2), club.clock.now() + 24 * 3600
    )
    assert [move.seat for move in await club.store.moves(1)] == [3]


async def test_who_has_had_one_seat_takes_no_other(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True)
    for person in ("Ada", "Bela"):
        await club.press(person, await club.slash(person, here, "resign"), "Resign")
    await club.quiet()
    own, other = await post(club, here, "**Ada** has resigned"), await post(club, here, "**Bela** has resigned")
    before = await club.kept()
    said = "Whoever has had one seat in a match can take no other in it, because of what they have seen there."
    assert words(await club.press("Ada", other, "Sit down")) == said
    assert words(await club.slash("Chidi", here, "replace", player="Ada")) == said
    assert await club.kept() == before
    assert "The seat is yours" in words(await club.press("Ada", own, "Sit down"))


async def test_what_a_steward_does_is_said_of_him(club: Club) -> None:
    here = await club.begin("ecosystem", "Bela", "Chidi", "Dora", here=True)
    ada = f"<@{club.playground.person('Ada').id}>"
    await club.slash("Ada", here, "kick", player="Dora")
    told = await post(club, here, f"{ada} has taken **Dora** from the table")
    assert "decision of the others" not in words(told)
    assert "Sit down" in buttons(told)
    await club.slash("Ada", here, "end")
    assert await post(club, here, f"{ada} has ended the match here")
    assert f"{ada} has taken **Dora**" in words(await club.slash("Bela", here, "log", since="start"))
    assert not [who for who, _ in club.pings() if "Ada" in who]
