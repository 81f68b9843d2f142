"""Tell me when I'm needed, and only then."""

from bot.playground import Channel, Payload
from engine.bots import guess
from tests.bot.club import Club, buttons, first, words

LAST = "the table waits only for you"
DELETE, SEND = "DELETE /channels/{channel}/messages/{message}", "POST /channels/{channel}/messages"


def standing(club: Club, channel: Channel | str = "general") -> list[str]:
    """The pings that are still to be seen."""
    return [words(post) for post in club.playground.messages(channel)
            if words(post).startswith("<@") and "Play" in buttons(post)]


def pinged(club: Club, since: int = 0) -> list[str]:
    return [name for people, _ in club.pings()[since:] for name in sorted(people)]


async def test_one_ping_for_each_seat_when_the_match_needs_it(club: Club) -> None:
    await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True)
    assert sorted(pinged(club)) == ["Ada", "Bela", "Chidi"]
    assert len(standing(club)) == 3
    await club.part("Ada", "general")
    await club.quiet()
    assert sorted(pinged(club)) == ["Ada", "Bela", "Chidi"]
    assert len(standing(club)) == 2
    await club.part("Bela", "general")
    await club.quiet()
    assert len(standing(club)) == 1
    before = len(club.pings())
    await club.part("Chidi", "general")
    await club.quiet()
    assert sorted(pinged(club, before)) == ["Ada", "Bela"], "Chidi has the next question in the panel already"
    assert len(standing(club)) == 2, "the old ping of Chidi is gone"
    everywhere = [sent for sent in club.playground.sent if sent.pinged]
    assert all(len(sent.pinged) == 1 for sent in everywhere)


async def test_whoever_is_the_last_is_told_so_once(club: Club) -> None:
    await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True)
    await club.part("Ada", "general")
    await club.quiet()
    assert [text for _, text in club.pings() if LAST in text] == []
    panel = await club.part("Bela", "general")
    await club.quiet()
    (left,) = standing(club)
    assert LAST in left
    # Bela changes her mind and comes back to it: Chidi has been told.
    await club.press("Bela", panel, "Back")
    await club.part("Bela", "general")
    await club.quiet()
    assert len([text for _, text in club.pings() if LAST in text]) == 1
    assert len(standing(club)) == 1


async def test_of_two_nobody_is_the_last(club: Club) -> None:
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    await club.part("Ada", "general")
    await club.quiet()
    assert pinged(club) == ["Ada", "Bela"]


async def test_in_a_game_of_turns_the_one_whose_turn_it_is_is_pinged(club: Club) -> None:
    await club.begin("renature", "Ada", "Bela", here=True)
    people = ("Ada", "Bela")
    for _ in range(2):
        asked = (await club.client.services.sessions.get(1)).match.waiting
        assert pinged(club)[-1] == people[asked[0]]
        assert len(standing(club)) == 1
        count = len(club.pings())
        while (await club.client.services.sessions.get(1)).match.waiting == asked:
            await club.answer(people[asked[0]], await club.slash(people[asked[0]], "general", "play"))
            assert len(club.pings()) <= count + 1
        await club.quiet()
        assert pinged(club, count) == [people[1 - asked[0]]]


async def test_nobody_is_pinged_who_does_not_want_to_be(club: Club) -> None:
    await club.slash("Bela", "general", "settings", pings="none")
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    assert pinged(club) == ["Ada"]
    await club.part("Bela", "general")
    await club.part("Ada", "general")
    await club.quiet()
    assert pinged(club) == ["Ada"]
    await club.slash("Bela", "general", "settings", pings="thread")
    await club.part("Bela", "general")
    await club.part("Ada", "general")
    await club.quiet()
    assert pinged(club)[-1:] == ["Bela"]


async def test_a_ping_that_could_not_be_deleted_goes_later(club: Club) -> None:
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    club.playground.fail(DELETE, 503)
    await club.part("Ada", "general")
    await club.quiet()
    assert len(standing(club)) == 1


async def test_a_lost_reply_posts_nothing_twice(club: Club) -> None:
    for _ in range(3):
        club.playground.lose_reply(SEND)
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    posts = [words(post) for post in club.playground.messages("general")]
    assert len(posts) == len(set(posts))
    assert sorted(pinged(club)) == ["Ada", "Bela"]
    assert len(standing(club)) == 2


async def test_limits_and_trouble_at_discord_delay_but_lose_nothing(club: Club) -> None:
    club.playground.limit_next(SEND)
    club.playground.fail(SEND, 503)
    club.playground.limit_next(SEND)
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    assert sorted(pinged(club)) == ["Ada", "Bela"]
    club.playground.fail("PATCH /channels/{channel}/messages/{message}", 503)
    await club.part("Ada", "general")
    await club.quiet()
    turn = [words(post) for post in club.playground.messages("general") if "## Ecosystem\nWaiting" in words(post)]
    assert len(turn) == 1
    assert "**Bela**" in turn[0]
    assert "**Ada**" not in turn[0]


async def test_a_deleted_standing_message_is_written_anew(club: Club) -> None:
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    turn = next(post for post in club.playground.messages("general") if "## Ecosystem\nWaiting" in words(post))
    await club.playground.sending.delete(club.playground.post(turn))
    await club.part("Ada", "general")
    await club.quiet()
    turns = [words(post) for post in club.playground.messages("general") if "## Ecosystem\nWaiting" in words(post)]
    assert len(turns) == 1


async def test_an_archived_thread_is_opened_for_what_is_owed(club: Club) -> None:
    thread = await club.begin("ecosystem", "Ada", "Bela")
    panel = await club.slash("Ada", thread, "play")
    await club.playground.threading.change(thread, {"archived": True})
    custom_id, _ = first(panel) or ("", None)
    await club.playground.click("Ada", panel, custom_id, forged=True)
    await club.playground.until(lambda: not thread.archived)
    await club.quiet()
    assert not [row for row in await club.store.outbox(1) if row.parked is not None]
    assert not thread.archived


async def test_the_end_calls_everybody_who_wants_to_be_called(club: Club) -> None:
    await club.slash("Bela", "general", "settings", pings="none")
    await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True)
    before = len(club.pings())
    await played_out(club)
    ends = [people for people, text in club.pings()[before:] if "end of the match" in text]
    assert ends == [frozenset({"Ada", "Chidi"})]


async def played_out(club: Club) -> None:
    while (session := await club.client.services.sessions.get(1)).match.result is None:
        seat = session.match.waiting[0]
        prompt = session.match.prompt(seat)
        assert prompt is not None
        await club.client.services.sessions.play(1, seat, [guess(prompt, lambda: 0.0)])
    await club.quiet()


async def test_the_end_is_told_once_and_takes_all_pings_away(club: Club) -> None:
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    await played_out(club)
    assert [people for people, _ in club.pings()[-2:] if len(people) > 1] == [frozenset({"Ada", "Bela"})]
    said = [words(post) for post in club.playground.messages("general")]
    assert sum(" wins." in text or "share the victory" in text for text in said) == 1
    assert standing(club) == []
    assert sum("The match is over." in text and "##" in text for text in said) == 1


def private(club: Club, person: str) -> list[str]:
    return [words(post) for post in club.posts(club.playground.direct_message(person), person)]


def newest(club: Club, said: str) -> Payload:
    return [post for post in club.posts("general", "Fern") if said in words(post)][-1]


async def sleep(club: Club, person: str) -> None:
    """Ten quiet hours from now on."""
    minute = int(club.clock.now() % 86400 // 60)
    await club.store.set_user(
        int(club.playground.person(person).id), quiet_from=minute, quiet_to=(minute + 600) % 1440
    )


async def test_a_question_calls_each_when_and_where_they_may_be_called(club: Club) -> None:
    """Bela sleeps, Chidi is away, Dora reads direct messages, and Emil wants no pings."""
    people = ("Ada", "Bela", "Chidi", "Dora", "Emil")
    await club.begin("ecosystem", *people, here=True)
    await sleep(club, "Bela")
    await club.slash("Chidi", "general", "settings", away="2025-07-01", pings="direct")
    await club.slash("Dora", "general", "settings", pings="direct")
    await club.slash("Emil", "general", "settings", pings="none")
    count, before = len(club.pings()), len(private(club, "Dora"))
    await club.slash("Ada", "general", "pause")
    await club.quiet()
    asked = newest(club, "be paused")
    assert pinged(club, count) == []
    assert len(private(club, "Dora")) == before + 1
    assert "your table asks you something: [Ecosystem #1](https://discord.com/channels/" in private(club, "Dora")[-1]
    assert f"/{asked['id']})" in private(club, "Dora")[-1]
    data = await club.store.belongings(int(club.playground.person("Bela").id))
    assert [(call["match"], call["about"]) for call in data["calls"]] == [(1, "question")]
    await club.later(9.9)
    assert pinged(club, count) == []
    await club.later(0.2)
    assert [(sorted(who), "asks you something" in text) for who, text in club.pings()[count:]
            if "asks" in text] == [(["Bela"], True)]
    assert private(club, "Chidi") == []
    await club.slash("Chidi", "general", "settings", away="back")
    await club.quiet()
    assert [text for text in private(club, "Chidi") if "asks you something" in text]
    for person in people[1:]:
        await club.press(person, asked, "Agree")
    await club.quiet()
    assert newest(club, "The match is paused")


async def test_nobody_is_called_in_the_morning_to_what_has_passed(club: Club) -> None:
    """Bela has answered before she slept in; Fern sleeps when she is offered a seat, invited, and the match ends."""
    await club.begin("ecosystem", "Ada", "Bela", here=True)
    for person in ("Bela", "Fern"):
        await sleep(club, person)
    count = len(club.pings())
    await club.slash("Ada", "general", "replace", player="Fern")
    await club.slash("Bela", "general", "new ecosystem", invite=f"<@{club.playground.person('Fern').id}>")
    await club.quiet()
    await club.press("Fern", newest(club, "asks you to take over"), "Sit down")
    await club.slash("Fern", "general", "end")
    await club.quiet()
    await club.press("Bela", newest(club, "end here"), "Agree")
    await club.quiet()
    assert pinged(club, count) == []
    await club.later(10.1)
    called = [(sorted(who), text.partition(", ")[2][:20]) for who, text in club.pings()[count:]]
    assert sorted(called) == [(["Bela"], "your match is over: "), (["Fern"], "you are invited to a"),
                              (["Fern"], "your match is over: ")]
    await club.press("Fern", await club.slash("Fern", "general", "forget-me"), "Forget me")
    await club.quiet()
    fern = club.playground.person("Fern").id
    rows = await club.store.database.fetch("SELECT payload FROM outbox")
    assert not [payload for [payload] in rows if fern in payload]
