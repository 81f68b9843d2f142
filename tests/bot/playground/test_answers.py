"""How interactions are answered, by the real discord.py over a real socket."""

import pytest

from bot.playground import Impossible, Playground
from tests.bot.playground.tinybot import TinyBot, picture

V2, EPHEMERAL = 1 << 15, 1 << 6


async def test_the_bot_logs_in_and_finds_the_guild(playground: Playground, bot: TinyBot) -> None:
    guild = bot.guilds[0]
    assert guild.name == "Thicket"
    assert [channel.name for channel in guild.text_channels] == ["general", "second-table"]
    assert {command["name"] for command in playground.world.commands.values()} >= {"show", "garden"}


@pytest.mark.usefixtures("bot")
async def test_slash_answers_with_components_and_a_picture(playground: Playground) -> None:
    answer = await playground.slash("Ada", "general", "show")
    message = answer.message
    assert message is not None
    assert message["flags"] & V2
    media = message["components"][0]["components"][1]["items"][0]["media"]
    assert playground.attachment(media) == picture()
    assert (media["width"], media["height"]) == (40, 40)
    assert message["attachments"][0]["description"] == "A board of ferns"


@pytest.mark.usefixtures("bot")
async def test_a_button_edits_its_message_with_a_new_picture(playground: Playground) -> None:
    shown = await playground.slash("Ada", "general", "show")
    clicked = await playground.click("Bela", shown, "move:b2")
    assert clicked.message is shown.message
    post = playground.post(shown)
    assert f"<@{playground.person('Bela').id}> grew a fern on B2" in post.text()
    assert playground.attachment(post.payload["attachments"][0]) == picture(50)


@pytest.mark.usefixtures("bot")
async def test_edits_mention_but_ping_nobody(playground: Playground) -> None:
    shown = await playground.slash("Ada", "general", "show")
    await playground.click("Bela", shown, "move:a1")
    assert [user["global_name"] for user in playground.post(shown).payload["mentions"]] == ["Bela"]
    assert playground.post(shown).pinged == []


@pytest.mark.usefixtures("bot")
async def test_selects(playground: Playground) -> None:
    shown = await playground.slash("Ada", "general", "show")
    chosen = await playground.choose("Ada", shown, "plants", ["moss", "oak"])
    assert chosen.message is not None
    assert chosen.message["content"] == "chose moss oak"
    invited = await playground.choose("Ada", shown, "friends", [playground.person("Dora").id])
    assert invited.message is not None
    assert invited.message["content"] == "invited Dora"


@pytest.mark.usefixtures("bot")
async def test_a_modal_brings_every_kind_of_field_back(playground: Playground) -> None:
    shown = await playground.slash("Ada", "general", "show")
    opened = await playground.click("Ada", shown, "note")
    assert opened.modal is not None
    assert opened.modal["title"] == "A note for the table"
    fields = {"text": "rain <soon>", "mood": ["merry"], "size": "large", "tags": ["wet", "windy"], "shout": True}
    answer = await playground.submit(opened, fields)
    assert answer.message is not None
    assert answer.message["content"] == "rain <soon>|merry|large|wet+windy|True"


@pytest.mark.usefixtures("bot")
async def test_deferred_answers_fill_the_placeholder(playground: Playground) -> None:
    answer = await playground.shown(await playground.slash("Ada", "general", "think"))
    assert answer.answer is not None
    assert answer.answer["type"] == 5
    assert answer.message is not None
    assert answer.message["content"] == "thought through"
    await playground.until(lambda: answer.followups)
    assert answer.followups[0].payload["content"] == "and one thing more"
    assert [message["content"] for message in playground.messages("general", "Bela")] == ["thought through"]


@pytest.mark.usefixtures("bot")
async def test_a_placeholder_deferred_in_private_stays_private(playground: Playground) -> None:
    answer = await playground.shown(await playground.slash("Ada", "general", "think", private=True))
    assert playground.readers(answer) == {"Ada"}
    assert playground.messages("general", "Bela") == []


@pytest.mark.usefixtures("bot")
async def test_edits_of_a_deferred_answer(playground: Playground) -> None:
    answer = await playground.slash("Ada", "general", "later")
    await playground.until(lambda: answer.message and answer.message["content"] == "second")
    assert answer.message is not None
    assert [playground.attachment(file) for file in answer.message["attachments"]] == [picture(2)]


@pytest.mark.usefixtures("bot")
async def test_a_silent_deferral_edits_the_clicked_message(playground: Playground) -> None:
    shown = await playground.slash("Ada", "general", "show")
    await playground.click("Ada", shown, "lazy")
    await playground.until(lambda: "after a rest" in playground.post(shown).text())
    assert playground.attachment(playground.post(shown).payload["attachments"][0]) == picture(9)


@pytest.mark.usefixtures("bot")
async def test_a_sub_command_with_choices_and_locale(playground: Playground) -> None:
    playground.person("Bela").locale = "fr"
    answer = await playground.slash("Bela", "general", "garden plant", plant="fern 1", at="B2", season="Autumn")
    assert answer.message is not None
    assert answer.message["content"] == "fern 1 at B2 in autumn for fr"


@pytest.mark.usefixtures("bot")
async def test_autocomplete_offers_at_most_25(playground: Playground) -> None:
    found = await playground.autocomplete("Ada", "general", "garden plant", "plant", plant="moss 1")
    assert [choice["value"] for choice in found] == ["moss 1", *(f"moss 1{digit}" for digit in range(10))]
    assert len(await playground.autocomplete("Ada", "general", "garden plant", "plant", plant="")) == 25


@pytest.mark.usefixtures("bot")
async def test_ephemeral_messages_reach_only_their_reader(playground: Playground) -> None:
    answer = await playground.slash("Ada", "general", "quiet")
    assert answer.message is not None
    assert answer.message["flags"] & EPHEMERAL
    assert [message["id"] for message in playground.messages("general", "Ada")] == [answer.message["id"]]
    assert playground.messages("general", "Bela") == []
    assert playground.messages("general") == []
    with pytest.raises(Impossible, match="does not see"):
        await playground.click("Bela", answer, "move:a1")
    await playground.click("Ada", answer, "move:a1")
    assert "grew a fern" in playground.post(answer).text()
    assert playground.readers(answer) == {"Ada"}


@pytest.mark.usefixtures("bot")
async def test_a_dismissed_message_is_out_of_sight(playground: Playground) -> None:
    answer = await playground.slash("Ada", "general", "quiet")
    playground.dismiss("Ada", answer)
    assert playground.messages("general", "Ada") == []


@pytest.mark.usefixtures("bot")
async def test_an_answer_can_be_taken_back(playground: Playground) -> None:
    answer = await playground.slash("Ada", "general", "erase")
    await playground.until(lambda: answer.original and answer.original.id not in playground.world.posts)
    assert playground.messages("general", "Ada") == []


@pytest.mark.usefixtures("bot")
async def test_what_a_client_refuses_is_impossible(playground: Playground) -> None:
    shown = await playground.slash("Ada", "general", "show")
    for attempt, reason in (
            (playground.slash("Ada", "general", "nothing"), "no command"),
            (playground.slash("Ada", "general", "garden"), "needs one more word. There are: plant, water"),
            (playground.slash("Ada", "general", "garden plant", plant="x"), "needs at"),
            (playground.slash("Ada", "general", "garden plant", plant="x", at="y", season="winter"), "does not offer"),
            (playground.slash("Ada", "general", "more", lines="three"), "number"),
            (playground.slash("Bela", "general", "ping"), "people with more rights"),
            (playground.click("Ada", shown, "full"), "switched off"),
            (playground.click("Ada", shown, "move:z9"), "no longer has"),
            (playground.choose("Ada", shown, "plants", ["moss", "oak", "fern"]), "takes 1 to 2"),
            (playground.choose("Ada", shown, "plants", ["cactus"]), "not offered")):
        with pytest.raises(Impossible, match=reason):
            await attempt
    assert (await playground.slash("Ada", "general", "ping")).message is not None


@pytest.mark.usefixtures("bot")
async def test_a_forged_click_reaches_the_bot(playground: Playground) -> None:
    shown = await playground.slash("Ada", "general", "show")
    await playground.click("Bela", shown, "move:z9", forged=True)
    assert "Z9" in playground.post(shown).text()


@pytest.mark.usefixtures("bot")
async def test_the_sent_record_says_who_could_read_what(playground: Playground) -> None:
    await playground.slash("Ada", "general", "quiet")
    await playground.slash("Bela", "general", "show")
    await playground.autocomplete("Chidi", "general", "garden plant", "plant")
    private, public, choices = playground.sent
    assert (private.kind, private.readers) == ("message", frozenset({"Ada"}))
    assert private.files == {"board.png": picture(7)}
    assert public.readers == {person.name for person in playground.world.humans()}
    assert (choices.kind, choices.readers) == ("choices", frozenset({"Chidi"}))


@pytest.mark.usefixtures("bot")
async def test_every_request_is_recorded(playground: Playground) -> None:
    playground.exchanges.clear()
    await playground.slash("Ada", "general", "show")
    (exchange,) = playground.exchanges
    assert (exchange.method, exchange.route) == ("POST", "/interactions/{interaction}/{token}/callback")
    assert isinstance(exchange.body, dict)
    assert exchange.body["data"]["attachments"][0]["filename"] == "board.png"
    assert exchange.files["0"].data == picture()
