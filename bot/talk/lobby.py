"""Opening a table: who sits down, which options, and the start. Nobody is put at a table without pressing Join."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

import discord

from bot.store import NoSuchMatch, PostRow
from bot.work.painter import Order
from engine import Setting, games
from engine.text import text
from render import Scene

from .buttons import tag
from .controls import Button, Choice, Menu
from .message import Leaf, plain
from .preview import NAMES, preview
from .refusals import Refusal
from .speech import clip, language

if TYPE_CHECKING:
    from bot.client import Thicket
    from bot.store import MatchRow

    from .buttons import Click
    from .controls import Row
    from .reader import Reader

VERBS = ("join", "leave", "bot", "unbot", "options", "set", "start", "close")
HAS_THREAD = 160004
NAME = 32  # characters of a person's name, as on Discord
HOSTS = ("bot", "unbot", "options", "set", "start", "close")


async def open_lobby(interaction: discord.Interaction[Any], game: str, options: dict[str, str], *, here: bool) -> None:
    """`/new`: the lobby is saved first, then posted; one that cannot be posted does not keep the channel.

    Saved before Discord hears anything, so that a refusal can still be a private one.
    """
    client: Thicket = interaction.client
    channel = interaction.channel
    if channel is None or interaction.guild_id is None:
        raise Refusal(text("refused-no-guild"))
    row = await client.store.new_match(
        guild=interaction.guild_id, channel=channel.id, game=game, options=options, seed=secrets.token_hex(16),
        host=interaction.user.id, locale=str(interaction.guild_locale or "en"),
        here=here or isinstance(channel, discord.Thread),
    )
    try:
        await interaction.response.defer(thinking=True)
        leaf = await lobby(client, row)
        message = await interaction.edit_original_response(view=leaf.view(), attachments=leaf.files())
    except BaseException:
        await client.store.abandon(row.id)
        raise
    await client.store.set_post(PostRow(row.id, "lobby", channel.id, message.id))


async def lobby(client: Thicket, row: MatchRow) -> Leaf:
    reader = client.reader_in(row.locale)
    lines = [f"## {reader.say(f'{row.game}-title')}", reader.say(f"{row.game}-about"), *settings(row, reader), ""]
    lines += [
        f"{seat.seat + 1}. {plain(seat.name)}{' · *bot*' if seat.bot else ''}" for seat in row.seats
    ] or [f"*{reader.say('lobby-empty')}*"]
    meta = games()[row.game].meta
    lines.append(f"-# {reader.say('lobby-seats', least=meta.seats[0], most=meta.seats[-1], host=f'<@{row.host}>')}")
    return Leaf("\n".join(lines), [await client.painter.paint(cover(row.game, reader))], buttons(row, reader))


def settings(row: MatchRow, reader: Reader) -> list[str]:
    return [f"{name_of(row, reader, s)}: **{value_of(row, reader, s, chosen(row, s))}**" for s in applying(row)]


def applying(row: MatchRow) -> list[Setting]:
    """The options that mean anything for as many as sit here now."""
    return [s for s in games()[row.game].meta.settings if not s.seats or not row.seats or len(row.seats) in s.seats]


def chosen(row: MatchRow, setting: Setting) -> str:
    return row.options.get(setting.name, setting.default)


def name_of(row: MatchRow, reader: Reader, setting: Setting) -> str:
    return reader.say(f"{row.game}-setting-{setting.name}")


def value_of(row: MatchRow, reader: Reader, setting: Setting, value: str) -> str:
    return reader.say(f"{row.game}-setting-{setting.name}-{value}")


def buttons(row: MatchRow, reader: Reader) -> list[Row]:
    head, meta = tag(row.id), games()[row.game].meta
    full = len(row.seats) >= meta.seats[-1]
    bots = any(seat.bot for seat in row.seats)
    first = (
        Button(f"{head}:join", reader.say("lobby-join"), "success", disabled=full),
        Button(f"{head}:leave", reader.say("lobby-leave")),
        Button(f"{head}:start", reader.say("lobby-start"), "primary", disabled=not row.seats),
    )
    second = [Button(f"{head}:bot", reader.say("lobby-bot"), disabled=full)]
    second += [Button(f"{head}:unbot", reader.say("lobby-unbot"))] if bots else []
    second += [Button(f"{head}:options", reader.say("lobby-options"))] if applying(row) else []
    return [first, (*second, Button(f"{head}:close", reader.say("lobby-close")))]


def cover(game: str, reader: Reader) -> Order:
    """How a match can look in the end."""
    view, names = preview(game)
    return Order(view, Scene("table"), names, language(reader.locale), reader.theme)


async def handle(interaction: discord.Interaction[Any], pressed: Click) -> None:
    client: Thicket = interaction.client
    row = await allowed(interaction, pressed)
    if pressed.verb == "options":
        reader = await client.reader(interaction)
        await interaction.response.send_message(view=options(row, reader).view(), ephemeral=True)
        return
    await interaction.response.defer()
    async with client.sessions.lock(row.id):
        row = await allowed(interaction, pressed)  # another press may have been quicker
        match pressed.verb:
            case "start":
                await start(interaction, row)
            case "close":
                await client.store.abandon(row.id)
                reader = client.reader_in(row.locale)
                await interaction.edit_original_response(view=Leaf(reader.say("lobby-closed")).view(), attachments=[])
            case _:
                await change(interaction, row, pressed)


async def allowed(interaction: discord.Interaction[Any], pressed: Click) -> MatchRow:
    """The lobby, if it is still one and this person may do that."""
    client: Thicket = interaction.client
    row = await client.store.match(pressed.match)
    if row is None:
        raise NoSuchMatch(f"There is no match {pressed.match}.")
    if row.status != "lobby":
        raise Refusal(text("refused-begun"))
    if pressed.verb in HOSTS and interaction.user.id != row.host:
        raise Refusal(text("refused-host", host=f"<@{row.host}>"))
    return row


async def change(interaction: discord.Interaction[Any], row: MatchRow, pressed: Click) -> None:
    client: Thicket = interaction.client
    store, user, most = client.store, interaction.user, games()[row.game].meta.seats[-1]
    match pressed.verb:
        case "join":
            row = await store.join(row.id, user.id, clip(user.display_name, NAME), most=most)
        case "leave":
            row = await store.leave(row.id, user.id)
        case "bot":
            taken = {seat.name for seat in row.seats}
            name = next((name for name in NAMES if name not in taken), NAMES[0])
            row = await store.add_bot(row.id, "random", name, most=most)
        case "unbot" if not any(seat.bot for seat in row.seats):
            raise Refusal(text("refused-no-bot"))
        case "unbot":
            row = await store.remove_bot(row.id)
        case _:
            await set_option(interaction, row, pressed)
            return
    leaf = await lobby(client, row)
    await interaction.edit_original_response(view=leaf.view(), attachments=leaf.files())


def options(row: MatchRow, reader: Reader) -> Leaf:
    """A menu for each option; Discord has room for five."""
    menus: list[Row] = [
        Menu(
            f"{tag(row.id)}:set:{setting.name}", f"{name_of(row, reader, setting)}:"
            f" {value_of(row, reader, setting, chosen(row, setting))}", 1, 1,
            tuple([Choice(value, value_of(row, reader, setting, value)) for value in setting.values]),
        )
        for setting in applying(row)
    ]
    return Leaf(f"### {reader.say('lobby-options')}\n" + "\n".join(settings(row, reader)), rows=menus)


async def set_option(interaction: discord.Interaction[Any], row: MatchRow, pressed: Click) -> None:
    client: Thicket = interaction.client
    wanted = {**row.options, pressed.object: pressed.values[0] if pressed.values else ""}
    meta = games()[row.game].meta
    meta.options(meta.seats[-1], wanted)  # refuses what is not in the game
    row = await client.store.set_options(row.id, wanted)
    await interaction.edit_original_response(view=options(row, await client.reader(interaction)).view())
    await repost(client, row, await lobby(client, row))


async def repost(client: Thicket, row: MatchRow, leaf: Leaf) -> None:
    known = next((post for post in await client.store.posts(row.id) if post.purpose == "lobby"), None)
    if known is not None:
        channel = await client.channel(known.channel)
        await channel.get_partial_message(known.message).edit(view=leaf.view(), attachments=leaf.files())


async def start(interaction: discord.Interaction[Any], row: MatchRow) -> None:
    """A thread first, unless it is played here; then the match, saved with all that is owed for it."""
    client: Thicket = interaction.client
    games()[row.game].meta.options(len(row.seats), row.options)
    if not any(seat.user for seat in row.seats):
        raise Refusal(text("refused-nobody"))
    reader = client.reader_in(row.locale)
    channel = row.channel or await thread(interaction, f"{reader.say(f'{row.game}-title')} #{row.id}")
    session = await client.sessions.start(row, channel)
    words = reader.say("lobby-begun", channel=f"<#{channel}>", people=reader.people(session, range(len(row.seats))))
    leaf = Leaf(f"## {reader.say(f'{row.game}-title')}\n{words}", [await client.painter.paint(cover(row.game, reader))])
    await interaction.edit_original_response(view=leaf.view(), attachments=leaf.files())


async def thread(interaction: discord.Interaction[Any], name: str) -> int:
    if interaction.message is None:
        raise Refusal(text("refused-unknown"))
    try:
        return (await interaction.message.create_thread(name=name[:100], auto_archive_duration=10080)).id
    except discord.Forbidden:
        raise Refusal(text("refused-thread")) from None
    except discord.HTTPException as error:
        if error.code != HAS_THREAD:
            raise
        return interaction.message.id  # a start that went no further has opened it; it is called like the message
