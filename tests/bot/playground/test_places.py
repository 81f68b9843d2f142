"""Threads, direct messages, mentions: where messages go and whom they call."""

import pytest

from bot.playground import Channel, Impossible, Playground
from tests.bot.playground.tinybot import TinyBot, picture


def thread(playground: Playground, name: str) -> Channel:
    return next(channel for channel in playground.threads() if channel.name == name)


async def opened(playground: Playground) -> tuple[Channel, Channel]:
    await playground.slash("Ada", "general", "thread", name="Ferns & co")
    await playground.until(lambda: any(channel.archived for channel in playground.threads()))
    return thread(playground, "Ferns & co"), thread(playground, "From the message")


@pytest.mark.usefixtures("bot")
async def test_threads_open_and_hold_messages(playground: Playground) -> None:
    made, from_message = await opened(playground)
    assert [message["author"]["global_name"] for message in playground.messages(made, "Bela")] == ["Thicket"]
    assert from_message.id in {message["id"] for message in playground.messages("general")}
    assert playground.person("Ada").id in from_message.members
    system = next(message for message in playground.messages("general") if message["type"] == 18)
    assert system["content"] == "Ferns & co"


@pytest.mark.usefixtures("bot")
async def test_buttons_work_in_threads(playground: Playground) -> None:
    made, _ = await opened(playground)
    (message,) = playground.messages(made)
    await playground.click("Bela", message, "move:c3")
    assert "C3" in playground.post(message).text()


async def test_an_archived_thread_refuses_until_someone_speaks(playground: Playground, bot: TinyBot) -> None:
    _, archived = await opened(playground)
    with pytest.raises(Impossible, match="archived"):
        await playground.slash("Ada", archived, "show")
    channel = bot.get_channel(int(archived.id)) or await bot.fetch_channel(int(archived.id))
    assert channel is not None
    await playground.say("Ada", archived, "wake up")
    assert not archived.archived
    assert (await playground.slash("Ada", archived, "show")).message is not None


@pytest.mark.usefixtures("bot")
async def test_direct_messages(playground: Playground) -> None:
    answer = await playground.slash("Ada", "general", "whisper")
    assert answer.message is not None
    assert answer.message["content"] == "sent"
    direct = playground.direct_message("Ada")
    (message,) = playground.messages(direct, "Ada")
    assert playground.attachment(message["attachments"][0]) == picture()
    assert playground.readers(message) == {"Ada"}
    assert playground.messages(direct, "Bela") == []
    inside = await playground.slash("Ada", direct, "show")
    assert playground.readers(inside) == {"Ada"}


@pytest.mark.usefixtures("bot")
async def test_commands_for_servers_are_not_for_direct_messages(playground: Playground) -> None:
    with pytest.raises(Impossible, match="works only in"):
        await playground.slash("Ada", playground.direct_message("Ada"), "thread", name="x")


@pytest.mark.usefixtures("bot")
async def test_closed_direct_messages_are_forbidden(playground: Playground) -> None:
    playground.person("Ada").dms_open = False
    answer = await playground.slash("Ada", "general", "whisper")
    assert answer.message is not None
    assert answer.message["content"] == "closed 50007"


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize(("loudly", "called"), [(True, {"Bela"}), (False, set())])
async def test_only_allowed_mentions_call(playground: Playground, *, loudly: bool, called: set[str]) -> None:
    answer = await playground.slash("Ada", "general", "talk", who="Bela", loudly=loudly)
    assert answer.message is not None
    assert {user["global_name"] for user in answer.message["mentions"]} == called
    assert answer.message["mention_everyone"] is False
    assert playground.sent[-1].pinged == called


async def test_private_threads_are_for_their_members(playground: Playground, bot: TinyBot) -> None:
    general = bot.guilds[0].text_channels[0]
    made = await general.create_thread(name="Hidden glade")
    await made.send(f"<@{playground.person('Bela').id}>")
    hidden = thread(playground, "Hidden glade")
    assert playground.readers(playground.messages(hidden)[0]) == {"Bela"}
    with pytest.raises(Impossible, match="no channel"):
        await playground.slash("Ada", hidden.name, "show")


async def test_the_bot_manages_messages(playground: Playground, bot: TinyBot) -> None:
    general = bot.guilds[0].text_channels[0]
    first = await general.send("one")
    await general.send("two", reference=first)
    await first.pin()
    assert [message.content async for message in general.history(limit=5)] == ["two", "one"]
    assert [message.content async for message in general.pins()] == ["one"]
    await first.edit(content="uno")
    assert (await general.fetch_message(first.id)).content == "uno"
    await first.delete()
    assert [message["content"] for message in playground.messages("general")] == ["two"]


async def test_a_nonce_is_sent_once(playground: Playground, bot: TinyBot) -> None:
    general = bot.guilds[0].text_channels[0]
    one, two = await general.send("once", nonce="a-1"), await general.send("once", nonce="a-1")
    assert one.id == two.id
    assert len(playground.messages("general")) == 1


async def test_thread_members_and_lists(playground: Playground, bot: TinyBot) -> None:
    made, from_message = await opened(playground)
    guild, general = bot.guilds[0], bot.guilds[0].text_channels[0]
    assert [found.name for found in await guild.active_threads()] == [made.name]
    assert [found.name async for found in general.archived_threads()] == [from_message.name]
    found = guild.get_thread(int(made.id))
    assert found is not None
    await found.edit(name="Ferns only", auto_archive_duration=60)
    assert made.name == "Ferns only"
    members = await found.fetch_members()
    assert [member.id for member in members] == [int(playground.world.bot.id)]
    await found.delete()
    assert made.id not in playground.world.channels
    member = await guild.fetch_member(int(playground.person("Ada").id))
    assert member.display_name == "Ada"
    assert (await bot.fetch_user(member.id)).name == "ada"
