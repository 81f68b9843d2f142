"""A kept world outlives the program: the same messages, private ones too, and buttons that still work."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import IO

import discord
import pytest

from bot.playground import Payload, Playground
from tests.bot.playground.tinybot import picture, running


def stripped(message: Payload, playground: Playground) -> str:
    """A message without the address, which changes with the port."""
    return str(message).replace(playground.origin, "")


async def test_the_world_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async with Playground(keep=tmp_path) as playground:
        async with running(playground):
            await playground.slash("Ada", "general", "show")
            await playground.slash("Ada", "general", "quiet")
            dismissed = await playground.slash("Bela", "general", "quiet")
            playground.dismiss("Bela", dismissed)
            await playground.slash("Ada", "general", "thread", name="Ferns")
            await playground.until(lambda: any(channel.archived for channel in playground.threads()))
            await playground.slash("Ada", "general", "whisper")
            playground.world.mark_seen(playground.person("Ada").id, playground.channel("general").id, "5")
        before = {person.name: [stripped(message, playground) for message in playground.messages("general", person)]
                  for person in playground.world.humans()}
        old = playground.world
    async with Playground(keep=tmp_path) as playground:
        assert playground.origin not in str(old.posts)
        after = {person.name: [stripped(message, playground) for message in playground.messages("general", person)]
                 for person in playground.world.humans()}
        assert after == before
        assert len(before["Ada"]) == len(before["Bela"]) + 2   # her board, and that a direct message was sent
        assert playground.world.meta == old.meta
        assert playground.world.people == old.people
        assert playground.world.seen == old.seen
        assert playground.world.commands == old.commands
        assert [(channel.name, channel.archived, channel.members) for channel in playground.threads()] == [
            (channel.name, channel.archived, channel.members) for channel in old.threads()]
        assert int(playground.world.ids.next()) > max(map(int, old.posts))


async def test_old_buttons_work_and_pictures_are_there(tmp_path: Path) -> None:
    async with Playground(keep=tmp_path) as playground, running(playground):
        shown = await playground.slash("Ada", "general", "show")
        quiet = await playground.slash("Bela", "general", "quiet")
        assert shown.original is not None
        assert quiet.original is not None
    async with Playground(keep=tmp_path) as playground, running(playground):
        post = playground.post(shown.original.id)
        url = post.payload["attachments"][0]["url"]
        assert url.startswith(playground.url)
        assert playground.attachment(post.payload["attachments"][0]) == picture()
        await playground.click("Bela", post, "move:b2")
        assert "B2" in post.text()
        private = playground.post(quiet.original.id)
        await playground.click("Bela", private, "move:c3")
        assert "C3" in private.text()


async def test_ids_go_on_when_the_clock_steps_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Playground(keep=tmp_path) as playground:
        message = await playground.say("Ada", "general", "now")
    monkeypatch.setattr("bot.playground.snowflake.time.time", lambda: 1.5e9)
    async with Playground(keep=tmp_path) as playground:
        later = await playground.say("Ada", "general", "a while ago")
    assert int(later["id"]) > int(message["id"])


async def test_a_torn_line_is_dropped(tmp_path: Path) -> None:
    async with Playground(keep=tmp_path) as playground:
        await playground.say("Ada", "general", "whole")
    with (tmp_path / "world.jsonl").open("a") as file:
        file.write('["post", "1", {"payl')
    async with Playground(keep=tmp_path) as playground:
        assert [message["content"] for message in playground.messages("general")] == ["whole"]


async def test_a_damaged_journal_is_named_and_left_alone(tmp_path: Path) -> None:
    async with Playground(keep=tmp_path) as playground:
        await playground.say("Ada", "general", "whole")
    path = tmp_path / "world.jsonl"
    path.write_text("nonsense\n" + path.read_text())
    before = path.read_bytes()
    with pytest.raises(OSError, match=r"world.jsonl is damaged in line 1; nothing was changed"):
        async with Playground(keep=tmp_path):
            pass
    assert path.read_bytes() == before


@pytest.fixture
def full_disk() -> Iterator[IO[str]]:
    path = Path("/dev/full")
    if not path.exists():
        pytest.skip("there is no disk that is always full")
    with suppress(OSError), path.open("a", encoding="utf-8") as file:   # closing it tries to write once more
        yield file


async def test_a_full_disk_is_said(tmp_path: Path, full_disk: IO[str]) -> None:
    async with Playground(keep=tmp_path) as playground, running(playground) as bot:
        keep = playground.world.keep
        assert keep is not None
        whole, keep.file = keep.file, full_disk
        with pytest.raises(discord.DiscordServerError, match="No space left on device"):
            await bot.guilds[0].text_channels[0].send("hello")
        keep.file = whole


async def test_a_kept_world_does_not_hoard_requests(tmp_path: Path) -> None:
    async with Playground(keep=tmp_path) as playground, running(playground) as bot:
        for number in range(60):
            await bot.guilds[0].text_channels[0].send(f"line {number}")
        assert (len(playground.exchanges), len(playground.sent)) == (50, 50)
        assert len(playground.messages("general")) == 60


async def test_new_people_join_a_kept_world(tmp_path: Path) -> None:
    async with Playground(people=("Ada",), keep=tmp_path) as playground:
        ada = playground.person("Ada").id
    async with Playground(people=("Ada", "Gil"), keep=tmp_path) as playground:
        assert playground.person("Ada").id == ada
        assert [(person.name, person.admin) for person in playground.world.humans()] == [("Ada", True), ("Gil", False)]


async def test_the_folder_holds_only_what_is_still_shown(tmp_path: Path) -> None:
    async with Playground(keep=tmp_path) as playground, running(playground):
        shown = await playground.slash("Ada", "general", "show")
        await playground.click("Ada", shown, "move:a1")
    assert len(list((tmp_path / "attachments").iterdir())) == 2
    lines = len((tmp_path / "world.jsonl").read_text().splitlines())
    async with Playground(keep=tmp_path):
        assert len(list((tmp_path / "attachments").iterdir())) == 1
        assert len((tmp_path / "world.jsonl").read_text().splitlines()) < lines
