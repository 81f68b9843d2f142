"""A small bot that uses every part of Discord that Thicket needs, and knows nothing of the playground."""

import asyncio
import io
import re
import struct
import sys
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Self

import discord
from discord import app_commands, ui
from PIL import Image

from bot.playground import Playground, redirected

Talk = discord.Interaction["TinyBot"]


def picture(shade: int = 0, side: int = 40) -> bytes:
    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    rows = b"".join(b"\0" + bytes((40, 90 + shade % 100, 60)) * side for _ in range(side))
    header = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def painted(comment: bytes) -> bytes:
    """With something inside the file that is not to be seen."""
    out = io.BytesIO()
    Image.new("RGB", (400, 200), "#285a3c").save(out, "JPEG", comment=comment)
    return out.getvalue()


def board_file(shade: int = 0) -> discord.File:
    return discord.File(io.BytesIO(picture(shade)), "board.png", description="A board of ferns")


class MoveButton(ui.DynamicItem[ui.Button["ui.LayoutView"]], template=r"move:(?P<cell>[a-z]\d)"):
    def __init__(self, cell: str) -> None:
        super().__init__(
            ui.Button(label=cell.upper(), style=discord.ButtonStyle.primary, custom_id=f"move:{cell}", emoji="🔵")
        )
        self.cell = cell

    @classmethod
    async def from_custom_id(cls, _talk: discord.Interaction, _item: ui.Item[Any], match: re.Match[str], /) -> Self:
        return cls(match["cell"])

    async def callback(self, interaction: discord.Interaction) -> None:
        text = f"{interaction.user.mention} grew a fern on {self.cell.upper()}"
        await interaction.response.edit_message(view=board(text), attachments=[board_file(50)])


class PlantSelect(ui.DynamicItem[ui.Select["ui.LayoutView"]], template=r"plants"):
    def __init__(self) -> None:
        options = [discord.SelectOption(label=f"{letter} · {name}", value=name, description=f"a {name}")
                   for letter, name in zip("BCD", ("moss", "fern", "oak"), strict=True)]
        super().__init__(ui.Select(custom_id="plants", placeholder="Which plants?", max_values=2, options=options))

    @classmethod
    async def from_custom_id(cls, _talk: discord.Interaction, _item: ui.Item[Any], _match: re.Match[str], /) -> Self:
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("chose " + " ".join(self.item.values), ephemeral=True)


class FriendSelect(ui.DynamicItem[ui.UserSelect["ui.LayoutView"]], template=r"friends"):
    def __init__(self) -> None:
        super().__init__(ui.UserSelect(custom_id="friends", placeholder="Whom?", max_values=2))

    @classmethod
    async def from_custom_id(cls, _talk: discord.Interaction, _item: ui.Item[Any], _match: re.Match[str], /) -> Self:
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        names = " ".join(user.display_name for user in self.item.values)
        await interaction.response.send_message("invited " + names, ephemeral=True)


class NoteButton(ui.DynamicItem[ui.Button["ui.LayoutView"]], template=r"note"):
    def __init__(self) -> None:
        super().__init__(ui.Button(label="Write a note", custom_id="note", emoji="🌿"))

    @classmethod
    async def from_custom_id(cls, _talk: discord.Interaction, _item: ui.Item[Any], _match: re.Match[str], /) -> Self:
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Note())


class AdviceButton(ui.DynamicItem[ui.Button["ui.LayoutView"]], template=r"advice"):
    def __init__(self) -> None:
        super().__init__(ui.Button(label="Ask for advice", custom_id="advice"))

    @classmethod
    async def from_custom_id(cls, _talk: discord.Interaction, _item: ui.Item[Any], _match: re.Match[str], /) -> Self:
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=board("Grow it here"), file=board_file(), ephemeral=True)


class BelowButton(ui.DynamicItem[ui.Button["ui.LayoutView"]], template=r"below"):
    """Asks once more below what has been said since, for several of many, without a picture."""

    def __init__(self) -> None:
        super().__init__(ui.Button(label="Go below", custom_id="below"))

    @classmethod
    async def from_custom_id(cls, _talk: discord.Interaction, _item: ui.Item[Any], _match: re.Match[str], /) -> Self:
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        view = ui.LayoutView(timeout=None)
        marks = [ui.Button[Any](label=f"The fern of number {n}", custom_id=f"x:mark:{n}") for n in range(25)]
        rows = [ui.ActionRow[Any](*marks[at : at + 5]) for at in range(0, 25, 5)]
        done = ui.ActionRow[Any](ui.Button(label="Done (0)", custom_id="x:done:0"))
        view.add_item(ui.Container(ui.TextDisplay("Mind the frost.\n### And now?"), *rows, done))
        await interaction.followup.send(view=view, ephemeral=True)
        await interaction.delete_original_response()


class LazyButton(ui.DynamicItem[ui.Button["ui.LayoutView"]], template=r"lazy"):
    """Defers without a word, then edits the message it sits on."""

    def __init__(self) -> None:
        super().__init__(ui.Button(label="Lazy", style=discord.ButtonStyle.danger, custom_id="lazy"))

    @classmethod
    async def from_custom_id(cls, _talk: discord.Interaction, _item: ui.Item[Any], _match: re.Match[str], /) -> Self:
        return cls()

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(view=board("after a rest"), attachments=[board_file(9)])


class Note(ui.Modal, title="A note for the table"):
    text: ui.Label[Any] = ui.Label(text="Text", component=ui.TextInput(custom_id="text", max_length=200,
                                                                     style=discord.TextStyle.paragraph))
    mood: ui.Label[Any] = ui.Label(text="Mood", description="pick one", component=ui.Select(
        custom_id="mood", options=[discord.SelectOption(label=word, value=word) for word in ("calm", "merry")]))
    size: ui.Label[Any] = ui.Label(text="Size", component=ui.RadioGroup(custom_id="size", options=[
        discord.RadioGroupOption(label=word, value=word) for word in ("small", "large")]))
    tags: ui.Label[Any] = ui.Label(text="Tags", component=ui.CheckboxGroup(custom_id="tags", required=False, options=[
        discord.CheckboxGroupOption(label=word, value=word) for word in ("wet", "dry", "windy")]))
    shout: ui.Label[Any] = ui.Label(text="Shout", component=ui.Checkbox(custom_id="shout"))

    async def on_submit(self, interaction: discord.Interaction, /) -> None:
        labels = (self.text, self.mood, self.size, self.tags, self.shout)
        text, mood, size, tags, shout = (label.component for label in labels)
        assert isinstance(text, ui.TextInput)
        assert isinstance(mood, ui.Select)
        assert isinstance(size, ui.RadioGroup)
        assert isinstance(tags, ui.CheckboxGroup)
        assert isinstance(shout, ui.Checkbox)
        parts = [text.value, mood.values[0], str(size.value), "+".join(tags.values), str(shout.value)]
        await interaction.response.send_message("|".join(parts), allowed_mentions=discord.AllowedMentions.none())


def board(text: str) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=discord.Colour.from_str("#5c9e5c"))
    box.add_item(ui.Section(ui.TextDisplay(f"## The fern table\n{text}"), accessory=ui.Thumbnail("attachment://board.png")))
    box.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="A board of ferns")))
    box.add_item(ui.Separator())
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    for cell in ("a1", "b2", "c3"):
        row.add_item(MoveButton(cell))
    row.add_item(ui.Button(label="Full", disabled=True, custom_id="full"))
    row.add_item(ui.Button(label="Rules", url="https://example.org/rules"))
    box.add_item(row)
    box.add_item(ui.ActionRow(PlantSelect()))
    box.add_item(ui.ActionRow(FriendSelect()))
    box.add_item(ui.ActionRow(NoteButton(), LazyButton()))
    view.add_item(box)
    return view


class TinyBot(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.01,
                         allowed_mentions=discord.AllowedMentions(everyone=False, users=True, roles=False))
        self.tree = app_commands.CommandTree(self)
        self.tree.on_error = self.on_tree_error   # type: ignore[method-assign]
        self.errors: asyncio.Queue[BaseException] = asyncio.Queue()
        self.started = asyncio.Event()
        self.gate = asyncio.Event()
        commands: list[app_commands.Command[Any, ..., Any]] = [
            show, quiet, think, later, fail, more, talk, whisper, thread_, slow, ping, erase,
            ponder, study, atlas]
        for command in commands:
            self.tree.add_command(command)
        self.tree.add_command(Garden())

    async def setup_hook(self) -> None:
        self.add_dynamic_items(MoveButton, PlantSelect, FriendSelect, NoteButton, AdviceButton, BelowButton, LazyButton)
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.started.set()

    async def on_tree_error(self, interaction: Talk, error: app_commands.AppCommandError, /) -> None:
        self.errors.put_nowait(error)


@app_commands.command(description="Show the board")
async def show(talk: Talk) -> None:
    await talk.response.send_message(view=board("spring begins"), file=board_file())


@app_commands.command(description="Show the board to me alone")
async def quiet(talk: Talk) -> None:
    await talk.response.send_message(view=board("between us"), file=board_file(7), ephemeral=True)


@app_commands.command(description="Show me the board with places to click")
async def atlas(talk: Talk) -> None:
    places = b'{"spots":[["B2",0.1,0.1,0.2,0.3],["D",0.5,0.1,0.2,0.3],["B20",0.8,0.1,0.1,0.3]]}'
    chart = discord.File(io.BytesIO(painted(places)), "board.png", description="A board of ferns")
    await talk.response.send_message(view=board("between us"), file=chart, ephemeral=True)


@app_commands.command(description="Think, then follow up")
async def think(talk: Talk, private: bool = False) -> None:   # noqa: FBT001, FBT002 (an option of a command)
    await talk.response.defer(thinking=True, ephemeral=private)
    await talk.followup.send("thought through", file=board_file())
    await talk.followup.send("and one thing more", ephemeral=True)


@app_commands.command(description="Think, then edit the answer twice")
async def later(talk: Talk) -> None:
    await talk.response.defer(thinking=True)
    await talk.edit_original_response(content="first", attachments=[board_file(1)])
    message = await talk.original_response()
    await message.edit(content="second", attachments=[board_file(2)])


@app_commands.command(description="Send what Discord refuses")
async def fail(talk: Talk, letters: int) -> None:
    await talk.response.send_message("x" * letters)


@app_commands.command(description="Many lines in the channel")
async def more(talk: Talk, lines: int) -> None:
    await talk.response.defer(ephemeral=True)
    assert isinstance(talk.channel, discord.TextChannel)
    for number in range(lines):
        await talk.channel.send(f"line {number}", nonce=f"more-{talk.id % 10 ** 9}-{number}")
    await talk.followup.send("done")


@app_commands.command(description="Mention someone")
async def talk(talk: Talk, who: discord.User, loudly: bool) -> None:   # noqa: FBT001 (an option of a command)
    allowed = discord.AllowedMentions(users=[who]) if loudly else discord.AllowedMentions.none()
    await talk.response.send_message(f"hello {who.mention} and @everyone", allowed_mentions=allowed)


@app_commands.command(description="Send me a direct message")
async def whisper(talk: Talk) -> None:
    try:
        await talk.user.send("your hand", file=board_file())
        await talk.response.send_message("sent", ephemeral=True)
    except discord.Forbidden as error:
        await talk.response.send_message(f"closed {error.code}", ephemeral=True)


@app_commands.command(name="thread", description="Open two threads")
@app_commands.guild_only()
async def thread_(talk: Talk, name: str) -> None:
    await talk.response.send_message("Opening")
    message = await talk.original_response()
    assert isinstance(talk.channel, discord.TextChannel)
    made = await talk.channel.create_thread(name=name, type=discord.ChannelType.public_thread)
    await made.send(view=board("in a thread"), file=board_file())
    fetched = await talk.channel.fetch_message(message.id)
    other = await fetched.create_thread(name="From the message")
    await other.add_user(talk.user)
    await other.edit(archived=True)


@app_commands.command(description="Answer only when asked to")
async def slow(talk: Talk) -> None:
    try:
        await talk.response.send_message("too late")
    except discord.NotFound as error:
        talk.client.errors.put_nowait(error)


@app_commands.command(description="Only for those who may manage the server")
@app_commands.default_permissions(manage_guild=True)
async def ping(talk: Talk) -> None:
    await talk.response.send_message("pong")


@app_commands.command(description="Think until the gate opens")
async def ponder(talk: Talk) -> None:
    await talk.response.defer(thinking=True)
    await talk.client.gate.wait()
    await talk.followup.send("at last")


@app_commands.command(description="A board for yourself")
async def study(talk: Talk) -> None:
    view = board("Where does it grow?")
    [box] = [part for part in view.children if isinstance(part, ui.Container)]
    box.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="What is asked about")))
    view.add_item(ui.ActionRow(AdviceButton(), BelowButton()))
    await talk.response.send_message(view=view, file=board_file(), ephemeral=True)


@app_commands.command(description="Answer and take it back")
async def erase(talk: Talk) -> None:
    await talk.response.send_message("never mind", ephemeral=True)
    await talk.delete_original_response()


class Garden(app_commands.Group, name="garden", description="Grow things"):
    @app_commands.command(description="Plant something")
    @app_commands.describe(plant="what to plant", at="where")
    @app_commands.choices(season=[app_commands.Choice(name="Spring", value="spring"),
                                  app_commands.Choice(name="Autumn", value="autumn")])
    async def plant(self, talk: Talk, plant: str, at: str, season: str = "spring") -> None:
        await talk.response.send_message(f"{plant} at {at} in {season} for {talk.locale}")

    @plant.autocomplete("plant")
    async def plants(self, _talk: Talk, current: str) -> list[app_commands.Choice[str]]:
        names = [f"{kind} {number}" for kind in ("fern", "moss") for number in range(30)]
        return [app_commands.Choice(name=name, value=name) for name in names if current in name][:25]

    @app_commands.command(description="Water everything")
    async def water(self, talk: Talk) -> None:
        await talk.response.send_message("all is wet")


@asynccontextmanager
async def running(playground: Playground) -> AsyncIterator[TinyBot]:
    with playground.redirected():
        async with TinyBot() as bot:
            task = asyncio.create_task(bot.start(playground.token))
            started = asyncio.create_task(bot.started.wait())
            await asyncio.wait({task, started}, return_when=asyncio.FIRST_COMPLETED)
            if task.done():
                started.cancel()
                task.result()
            yield bot
            await bot.close()
            await task


async def serve(origin: str, token: str) -> None:
    """The bot as a process of its own."""
    with redirected(origin):
        async with TinyBot() as bot:
            await bot.start(token)


if __name__ == "__main__":
    asyncio.run(serve(*sys.argv[1:]))
