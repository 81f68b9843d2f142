"""Taking back through Discord: freely, by consent, alone among bots, and what the table is told of it."""

import asyncio

from bot.playground import Channel, Payload
from bot.store import NewPost, NewVote
from engine import EVENTS
from engine.bots import guess
from tests.bot.club import Club, buttons, words

PAST = "That vote is over, or what it was about has passed."


async def turns(club: Club, channel: Channel, *people: str, count: int = 1) -> None:
    for _ in range(count):
        for person in people:
            await club.part(person, channel)
    await club.quiet()


async def request(club: Club, channel: Channel) -> Payload:
    """The public question whether something may be taken back."""
    await club.quiet()
    return next(post for post in club.posts(channel, "Fern") if "would like to take back" in words(post))


async def test_back_in_the_panel_is_free_until_the_reveal(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", "Bela", here=True)
    await turns(club, here, "Ada", "Bela")
    panel = await club.slash("Ada", here, "play")
    assert not [label for label in buttons(panel) if "Back" in label]
    question = words(panel)
    panel = await club.answer("Ada", panel)
    assert "Back" in " ".join(buttons(panel))
    posts = len(club.playground.messages(here))
    panel = await club.press("Ada", panel, "Back")
    assert words(panel) == question
    await club.quiet()
    assert len(club.playground.messages(here)) == posts


async def test_a_second_press_of_the_same_back_takes_nothing_more(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", "Bela", here=True)
    await turns(club, here, "Ada", "Bela")
    panel = await club.part("Ada", here)
    before = len(await club.store.moves(1))
    back = next(i for label, i in buttons(panel).items() if "Back" in label)
    club.playground.hold()
    pressed = [asyncio.create_task(club.playground.click("Ada", panel, back)) for _ in range(2)]
    await club.playground.until(lambda: len(club.playground.interactions.held or []) == 2)
    await club.playground.release()
    for press in pressed:
        await club.settled(await press)
    assert len(await club.store.moves(1)) == before - 1


async def test_back_after_the_reveal_says_why_not(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", "Bela", here=True)
    panel = await club.part("Ada", here)
    back = next(i for label, i in buttons(panel).items() if "Back" in label)
    await club.part("Bela", here)
    before = await club.kept()
    said = await club.forge("Ada", panel, back)
    assert "That question has passed" in said
    assert "Which card" in said
    count = (await club.client.services.sessions.get(1)).match.count(0)
    said = await club.forge("Ada", panel, f"t:1:0:{count}:back")
    assert "/undo asks the table" in said
    assert await club.kept() == before


async def test_a_step_back_keeps_what_others_did_meanwhile(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True)
    await turns(club, here, "Ada", "Bela", "Chidi")
    mine = await club.part("Ada", here)
    theirs = await club.slash("Bela", here, "play")
    theirs = await club.answer("Bela", theirs)
    await club.press("Ada", mine, "Back")
    moves = await club.store.moves(1)
    assert [move.seat for move in moves if move.seat == 1][-1:] == [1]
    assert words(await club.slash("Bela", here, "play")) == words(theirs)
    theirs = await club.answer("Bela", theirs)
    assert "⚠️" not in words(theirs)


async def test_undo_says_what_it_takes_back_and_does_it_freely(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", "Bela", here=True)
    assert words(await club.slash("Ada", here, "undo")) == "There is no move of yours to take back."
    await club.part("Ada", here)
    offer = await club.slash("Ada", here, "undo")
    assert "has chosen " in words(offer)
    before = await club.kept()
    (button,) = buttons(offer).values()
    assert await club.forge("Bela", offer, button) == "That button belongs to somebody else."
    assert await club.forge("Fern", offer, button) == "You have no seat at this table."
    assert await club.kept() == before
    assert words(await club.press("Ada", offer, "Take it back")) == "It is taken back."
    assert await club.store.moves(1) == []
    assert "Which card" in words(await club.slash("Ada", here, "play"))
    await club.quiet()
    assert not [post for post in club.posts(here, "Fern") if "takes back" in words(post)], "nothing was told before"


async def test_after_the_reveal_everybody_else_must_agree(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True)
    await turns(club, here, "Ada", "Bela", "Chidi")
    offer = await club.slash("Ada", here, "undo")
    said = words(await club.press("Ada", offer, "Ask the table"))
    assert said == "The table is asked: **Bela**, **Chidi**. When everyone agrees, it is taken back."
    asked = await request(club, here)
    assert "Ada" in words(asked)
    before = await club.store.moves(1)
    assert words(await club.press("Fern", asked, "Agree")) == "You have no seat at this table."
    assert words(await club.press("Ada", asked, "Agree")) == "You have said that already."
    assert "Still to vote: **Chidi**" in words(await club.press("Bela", asked, "Agree"))
    assert await club.store.moves(1) == before
    pings = len(club.pings())
    settled = await club.press("Chidi", asked, "Agree")
    assert words(settled) == "Everyone agrees: it is taken back."
    assert not buttons(settled)
    assert await club.store.moves(1) == []
    await club.quiet()
    told = next(post for post in club.posts(here, "Fern") if "takes back:" in words(post))
    assert "places" in words(told)
    assert "Which card" in words(await club.slash("Ada", here, "play"))
    assert {name for pinged, _ in club.pings()[pings:] for name in pinged} == {"Ada", "Bela", "Chidi"}
    calls = [post for post in club.posts(here, "Fern") if words(post).startswith("<@") and " – " in words(post)]
    assert len(calls) == 3, "the earlier ones are gone"


async def test_open_panels_forget_what_was_taken_back(club: Club) -> None:
    here = await club.begin("renature", "Ada", "Bela", here=True)
    people = ("Ada", "Bela")
    mover = people[(await club.client.services.sessions.get(1)).match.waiting[0]]
    (other,) = set(people) - {mover}
    for person in (mover, other):
        await club.part(person, here)
    await club.quiet()
    assert f"**{other}**" in words(await club.slash(mover, here, "play"))
    await club.press(mover, await club.slash(mover, here, "undo"), "Ask the table")
    pings = len(club.pings())
    await club.press(other, await request(club, here), "Agree")
    await club.quiet()
    [mine], [theirs] = ([
        post for post in club.posts(here, person) if post["flags"] & 64 and "Look closer" in str(post)
    ] for person in (mover, other))
    assert f"**{other}**" not in words(mine), "what no longer happened is not told"
    assert f"**{other}**" not in words(theirs)
    assert "Nothing to do for now" in words(theirs)
    assert frozenset({mover}) in [pinged for pinged, _ in club.pings()[pings:]], "he is needed again"


async def test_a_panel_says_once_what_can_be_taken_back(club: Club) -> None:
    here = await club.begin("renature", "Ada", bots=1, here=True)
    panel = await club.slash("Ada", here, "play")
    seen, beats = [words(panel)], await club.beats()
    while await club.beats() == beats:
        panel = await club.answer("Ada", panel)
        seen.append(words(panel))
    assert any("After that only /undo takes it back." in said for said in seen)
    assert not any("no undo" in said or "if the table agrees" in said for said in seen)


async def test_a_choice_of_which_nothing_was_told_is_named_to_who_made_it(club: Club) -> None:
    here = await club.begin("renature", "Ada", bots=1, here=True)
    panel = await club.slash("Ada", here, "play")
    label = next(name for name, custom_id in buttons(panel).items() if ":p:" in custom_id)
    await club.answer("Ada", panel)
    head, said = words(await club.slash("Ada", here, "undo")).split("\nyour choice: ")
    assert head == "This goes back:"
    assert said in label


async def test_whoever_asked_is_pinged_when_the_table_has_agreed(club: Club) -> None:
    here = await club.begin("gaia", "Ada", "Bela", here=True)
    people, mover, sessions = ("Ada", "Bela"), "", club.client.services.sessions
    offer: Payload = {}
    while "Ask the table" not in buttons(offer):
        asked = (await sessions.get(1)).match.waiting
        mover = people[asked[0]]
        while (match := (await sessions.get(1)).match).waiting == asked:
            prompt = match.prompt(asked[0])
            assert prompt is not None
            await sessions.play(1, asked[0], [guess(prompt, lambda: 0.0)])
        offer = await club.slash(mover, here, "undo")
    await club.quiet()
    await club.press(mover, offer, "Ask the table")
    (other,) = set(people) - {mover}
    asked_for = await request(club, here)
    pings = len(club.pings())
    await club.press(other, asked_for, "Agree")
    await club.quiet()
    assert [pinged for pinged, _ in club.pings()[pings:]] == [frozenset({mover})]


async def test_a_request_calls_those_who_are_asked_and_names_the_move(club: Club) -> None:
    await club.slash("Chidi", "general", "settings", pings="none")
    here = await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True)
    await turns(club, here, "Ada", "Bela", "Chidi")
    offer = await club.slash("Ada", here, "undo")
    assert words(offer).startswith("This goes back, with all that came after, if the table agrees:\n")
    pings = len(club.pings())
    await club.press("Ada", offer, "Ask the table")
    asked = words(await request(club, here))
    bela, chidi = [club.playground.person(name).id for name in ("Bela", "Chidi")]
    assert asked.startswith(
        f"<@{bela}>, <@{chidi}>: **Ada** would like to take back, with all that came after:\n**Ada** places"
    )
    assert [pinged for pinged, _ in club.pings()[pings:]] == [frozenset({"Bela"})], "Chidi does not want to be"


async def test_what_nobody_built_on_is_asked_back_alone(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", "Bela", here=True)
    await turns(club, here, "Ada", "Bela")
    offer = await club.slash("Bela", here, "undo")
    assert words(offer).startswith("This goes back, if the table agrees:\n")
    await club.press("Bela", offer, "Ask the table")
    assert "**Bela** would like to take back:\n" in words(await request(club, here))


async def test_one_refusal_ends_the_question(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", "Bela", here=True)
    await turns(club, here, "Ada", "Bela")
    await club.press("Ada", await club.slash("Ada", here, "undo"), "Ask the table")
    asked = await request(club, here)
    before = await club.kept()
    settled = await club.press("Bela", asked, "Refuse")
    assert "**Bela** would rather not" in words(settled)
    assert not buttons(settled)
    assert await club.kept() == before


async def test_a_refusal_voids_what_others_had_agreed_to(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True)
    await turns(club, here, "Ada", "Bela", "Chidi")
    await club.press("Ada", await club.slash("Ada", here, "undo"), "Ask the table")
    asked = await request(club, here)
    await club.press("Bela", asked, "Agree")
    await club.press("Chidi", asked, "Refuse")
    before = await club.store.moves(1)
    await club.press("Ada", await club.slash("Ada", here, "undo"), "Ask the table")
    again = await request(club, here)
    assert again["id"] != asked["id"]
    assert "Still to vote: **Bela**" in words(await club.press("Chidi", again, "Agree"))
    assert await club.store.moves(1) == before


async def test_agreement_to_one_request_is_none_to_another(club: Club) -> None:
    """Two ask at the same time for different moves: who agrees to the one has said nothing about the other."""
    here = await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True)
    await turns(club, here, "Ada", "Bela", "Chidi")
    for person in ("Ada", "Bela"):
        await club.press(person, await club.slash(person, here, "undo"), "Ask the table")
    await club.quiet()
    asked = {person: next(
        post for post in club.posts(here, "Fern")
        if f"**{person}** would like to take back" in words(post)
    ) for person in ("Ada", "Bela")}
    before = await club.store.moves(1)
    assert "Still to vote: **Bela**" in words(await club.press("Chidi", asked["Ada"], "Agree"))
    [other] = [post for post in club.posts(here, "Fern") if post["id"] == asked["Bela"]["id"]]
    assert "Still to vote: **Ada**, **Chidi**" in words(other)
    await club.press("Ada", asked["Ada"], "Refuse")
    custom_id = buttons(asked["Ada"])["Agree"]
    assert await club.forge("Bela", asked["Ada"], custom_id) == PAST
    assert await club.store.moves(1) == before


async def test_buttons_made_before_there_were_votes_still_count(club: Club) -> None:
    """They know the move and the version of the match alone."""
    here = await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True)
    await turns(club, here, "Ada", "Bela", "Chidi")
    await club.press("Ada", await club.slash("Ada", here, "undo"), "Ask the table")
    asked = await request(club, here)
    [vote] = await club.store.open_votes(1)
    old = f"{vote.matter['move']}.{vote.matter['version']}"
    assert "Still to vote: **Chidi**" in await club.forge("Bela", asked, f"t:1:-:-:agree:{old}")
    assert "**Chidi** would rather not" in await club.forge("Chidi", asked, f"t:1:-:-:refuse:{old}")
    assert await club.forge("Bela", asked, f"t:1:-:-:agree:{old}") == PAST


async def test_a_question_that_was_owed_before_there_were_votes_is_asked(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", "Bela", here=True)
    await turns(club, here, "Ada", "Bela")
    row = await club.store.match(1)
    assert row is not None
    vote = NewVote("undo", {"move": 1, "version": row.version, "seat": 0}, row.seats[0].user, "agree")
    await club.store.open_vote(1, vote, NewPost("consent", {"move": 1, "version": row.version, "seat": 0}))
    settled = await club.press("Bela", await request(club, here), "Agree")
    assert words(settled) == "Everyone agrees: it is taken back."


async def test_a_question_that_the_match_has_left_behind_is_stale(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True)
    await turns(club, here, "Ada", "Bela", "Chidi")
    await club.press("Ada", await club.slash("Ada", here, "undo"), "Ask the table")
    asked = await request(club, here)
    agree = buttons(asked)["Agree"]
    await club.press("Bela", asked, "Agree")
    await club.answer("Chidi", await club.slash("Chidi", here, "play"))
    await club.quiet()
    before = await club.kept()
    for person in ("Bela", "Chidi"):
        assert await club.forge(person, asked, agree) == PAST
    assert await club.kept() == before
    # Asked again, the old agreement does not count.
    await club.press("Ada", await club.slash("Ada", here, "undo"), "Ask the table")
    await club.quiet()
    again = [post for post in club.posts(here, "Fern") if "would like to take back" in words(post)][-1]
    assert "Still to vote: **Bela**" in words(await club.press("Chidi", again, "Agree"))


async def test_nobody_agrees_to_what_nobody_asked(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", "Bela", here=True)
    await turns(club, here, "Ada", "Bela")
    row, moves = await club.store.match(1), await club.store.moves(1)
    assert row is not None
    panel = await club.slash("Bela", here, "play")
    for what in (f"agree:1.{row.version}", f"refuse:99.{row.version}", "vote:1.agree", f"vote:{10**17}.refuse"):
        assert await club.forge("Bela", panel, f"t:1:-:-:{what}") == PAST
    for what in ("undo:1", "ask:1", "undo:0", f"ask:{10**17}"):
        assert "Things have moved on" in await club.forge("Bela", panel, f"t:1:-:-:{what}.{row.version}")
    beyond = (f"vote:{10**30}.refuse", f"ask:{10**30}.{row.version}")  # no number of ours has so many digits
    for what in (f"agree:-1.{row.version}", f"agree:x.{row.version}", *beyond):
        assert "does nothing any more" in await club.forge("Bela", panel, f"t:1:-:-:{what}")
    await club.quiet()
    assert (await club.store.match(1), await club.store.moves(1)) == (row, moves)


async def test_alone_among_bots_nobody_is_asked(club: Club) -> None:
    here = await club.begin("ecosystem", "Ada", bots=2, here=True)
    await turns(club, here, "Ada")
    offer = await club.slash("Ada", here, "undo")
    assert words(await club.press("Ada", offer, "Take it back")) == "It is taken back."
    await club.quiet()
    assert not [move for move in await club.store.moves(1) if move.seat == 0]
    assert any("takes back:" in words(post) for post in club.posts(here))


async def test_a_move_that_did_very_much_can_be_asked_back(club: Club) -> None:
    """Fluent drops an argument of more than a thousand characters."""
    here = await club.begin("ecosystem", "Ada", "Bela", here=True)
    await turns(club, here, "Ada", "Bela")
    [last] = [move for move in await club.store.moves(1) if move.seat == 1]
    events = EVENTS.validate_json(last.events) * 30
    async with club.store.database.transaction() as db:
        await db.execute("UPDATE moves SET events = ? WHERE number = ?", (EVENTS.dump_json(events), last.number))
    offer = await club.slash("Bela", here, "undo")
    assert words(offer).count("**Bela** places") > 5
    await club.press("Bela", offer, "Ask the table")
    assert words(await request(club, here)).count("**Bela** places") > 5
