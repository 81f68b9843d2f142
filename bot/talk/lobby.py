"""A table before its match begins, as people press and read it. Nobody is put there without asking for it."""

from __future__ import annotations

from contextlib import contextmanager, nullcontext
from typing import TYPE_CHECKING, assert_never

import discord

from bot.table import customs
from bot.table import lobby as table
from bot.table.bots import FACES
from bot.table.customs import CUSTOMS
from bot.table.game import game_of
from bot.table.lobby import applying, can_start, full, hosted, open_table
from bot.table.pace import PACES
from bot.table.rhythm import watched
from engine import LEVELS, Text, text
from render import Scene, Title

from . import ids, verbs, wording
from .channels import channel_of
from .controls import Button, Choice, Menu, rows
from .interaction import Interaction, acknowledge, reader_of, services, show
from .links import title as called
from .message import Message
from .names import own_name
from .pictures import drawn, ordered
from .reader import reader_in
from .refusals import Refusal, Stands, foreseen, standing
from .seating import said, seats, settings, value_of
from .stewards import steward

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.paint.painter import Order
    from bot.services import Services
    from bot.store import MatchRow
    from bot.table.customs import Custom

    from .controls import Row
    from .reader import Reader

HAS_THREAD = 160004
# Only the host may:
HOSTS = (
    verbs.AddBot, verbs.RemoveBot, verbs.Options, verbs.SetOption, verbs.SetPace, verbs.SetCustom, verbs.Start,
    verbs.Close,
)


async def lobby(services: Services, row: MatchRow, *, waiting: bool = True) -> Message:
    """`waiting`: for its title picture, even if that has to be painted."""
    reader = reader_in(services, row.locale)
    pictures, fault = await drawn(services, reader, covers(services, row, reader, waiting=waiting))
    lines = [f"## {wording.title(reader, row.game)}", reader.say(f"{row.game}-about"), *settings(row, reader), fault]
    people = seats(row, reader) or [f"*{reader.say('lobby-empty')}*"]
    people.append(f"-# {reader.say('lobby-seats', host=f'<@{row.host}>', missing=missing(row))}")
    return Message("\n".join([line for line in lines if line]), pictures, ["\n".join(people), *buttons(row, reader)])


def wanted(row: MatchRow) -> int:
    """How many more it takes to begin."""
    people = watched(row) or any(seat.user for seat in row.seats)
    return max(game_of(row).meta.seats[0] - len(row.seats), 0 if people else 1)


def missing(row: MatchRow) -> Text:
    """What it takes to begin, as far as the number of those who play goes."""
    if wanted(row) and len(row.seats) >= game_of(row).meta.seats[0]:
        return text("lobby-nobody")
    return text("lobby-missing", wanted=wanted(row), room=game_of(row).meta.seats[-1] - len(row.seats))


def buttons(row: MatchRow, reader: Reader) -> list[Row]:
    tag, taken = ids.Tag(row.id), full(row)
    bots = any(seat.bot for seat in row.seats)
    first = (
        Button(tag.id(verbs.Join()), reader.say("lobby-join"), "success", disabled=taken),
        Button(tag.id(verbs.Leave()), reader.say("lobby-leave")),
        Button(tag.id(verbs.Start()), reader.say("lobby-start"), "primary", disabled=wanted(row) > 0),
    )
    second = [Button(tag.id(verbs.AddBot()), reader.say("lobby-bot"), disabled=taken)]
    second += [Button(tag.id(verbs.RemoveBot()), reader.say("lobby-unbot"))] if bots else []
    second.append(Button(tag.id(verbs.Options()), reader.say("lobby-options")))
    return [first, (*second, Button(tag.id(verbs.Close()), reader.say("lobby-close")))]


def cover(game: str, reader: Reader) -> Order:
    return ordered(Title(game), Scene("cover"), reader)


def covers(services: Services, row: MatchRow, reader: Reader, *, waiting: bool) -> list[Order]:
    """Who has begun a match looks at that, and neither they nor the match wait for a title picture."""
    wanted = cover(row.game, reader)
    return [wanted] if waiting or services.painter.at_hand(wanted) else []


async def handle(interaction: Interaction, press: ids.Press, act: verbs.Lobby) -> None:
    given = services(interaction)
    row = await allowed(interaction, press)
    several = act == verbs.RemoveBot() and len(table.bots(row)) > 1
    if isinstance(act, verbs.Options) or act == verbs.AddBot() or several:
        asked = question(row, await reader_of(interaction), act)
        await interaction.response.send_message(view=asked.view(), ephemeral=True)
        return
    await acknowledge(interaction, here=True)
    value = press.values[0] if press.values else ""
    async with given.sessions.lock(row.id):
        row = await allowed(interaction, press)  # another press may have been quicker
        match act:
            case verbs.Start():
                await start(interaction, row, interaction.message)
            case verbs.Close():
                await given.store.abandon(row.id)
                with standing():
                    await show(interaction, Message(reader_in(given, row.locale).say("lobby-closed")))
            case verbs.SetOption(name):
                await show_options(interaction, await table.set_option(given.store, row, name, value))
            case verbs.SetPace():
                await show_options(interaction, await table.set_pace(given.store, row, value))
            case verbs.SetCustom(name):
                await show_options(interaction, await table.set_custom(given.store, row, name, value))
            case verbs.AddBot(level):
                row = await table.add_bot(given.store, row, level)
                with standing():
                    await repost(given, interaction.client, row, await lobby(given, row))
                    await show(interaction, levels(row, await reader_of(interaction)))
            case verbs.RemoveBot(name) if name:
                row = await table.remove_bot(given.store, row, name)
                with standing():
                    await repost(given, interaction.client, row, await lobby(given, row))
                    await show(interaction, leaving(row, await reader_of(interaction)))
            case verbs.Join() | verbs.Leave() | verbs.RemoveBot():
                row = await seated_anew(interaction, row, act)
                with standing():
                    await show(interaction, await lobby(given, row))
            case _:
                assert_never(act)


async def allowed(interaction: Interaction, press: ids.Press) -> MatchRow:
    """The table, if its match has not begun and this person may do that."""
    row = await open_table(services(interaction).store, press.match)
    if not isinstance(press.act, verbs.Close):
        game_of(row)  # what is of no known game can only be closed
    if isinstance(press.act, HOSTS) and not (isinstance(press.act, verbs.Close) and await steward(interaction, row)):
        hosted(row, interaction.user.id)
    return row


async def seated_anew(
    interaction: Interaction, row: MatchRow, act: verbs.Join | verbs.Leave | verbs.RemoveBot
) -> MatchRow:
    store, user = services(interaction).store, interaction.user
    match act:
        case verbs.Join():
            return await table.join(store, row, user.id, own_name(user))
        case verbs.Leave():
            return await store.leave(row.id, user.id)
        case verbs.RemoveBot():
            return await table.remove_bot(store, row)
        case _:
            assert_never(act)


def question(row: MatchRow, reader: Reader, act: verbs.Lobby) -> Message:
    """What is asked privately before anything is done."""
    if isinstance(act, verbs.Options):
        return options(row, reader)
    return levels(row, reader) if isinstance(act, verbs.AddBot) else leaving(row, reader)


def leaving(row: MatchRow, reader: Reader) -> Message:
    """Which of the bots could go; and who sits there."""
    buttons = [Button(ids.Tag(row.id).id(verbs.RemoveBot(seat.name)), seat.name) for seat in table.bots(row)]
    asked = [reader.say("lobby-unbots")] if buttons else []
    return Message("\n".join([*asked, *seats(row, reader)]), rows=rows(buttons))


def levels(row: MatchRow, reader: Reader) -> Message:
    """Who could sit down besides; and who has."""
    lines = [reader.say("lobby-levels", **FACES), *seats(row, reader)]
    tag = ids.Tag(row.id)
    choices = [
        Button(tag.id(verbs.AddBot(level)), f"{FACES[level]} {reader.say(f'level-{level}')}", disabled=full(row))
        for level in LEVELS
    ]
    return Message("\n".join(lines), rows=[tuple(choices)])


def options(row: MatchRow, reader: Reader) -> Message:
    """A menu for each option of the game, one for the pace, and one for everything else that a table can choose."""
    menus: list[Row] = [
        Menu(
            ids.Tag(row.id).id(verbs.SetOption(setting.name)), said(row, reader, setting, "option-now"), 1, 1,
            tuple([Choice(value, value_of(row, reader, setting, value)) for value in setting.values]),
        )
        for setting in applying(row)
    ]
    now = reader.say("option-now", name=text("pace"), value=text(f"pace-{row.pace_hours or 0}"))
    paces = [Choice(str(hours), reader.say(f"pace-{hours}")) for hours in (0, *PACES)]
    menus.append(Menu(ids.Tag(row.id).id(verbs.SetPace()), now, 1, 1, tuple(paces)))
    menus += [custom(row, reader, name) for name in CUSTOMS]
    return Message(f"### {reader.say('lobby-options')}\n" + "\n".join(settings(row, reader)), rows=menus)


def custom(row: MatchRow, reader: Reader, name: Custom) -> Menu:
    chosen = text(f"custom-{name}-{customs.chosen(row, name)}")
    now = reader.say("option-now", name=text(f"custom-{name}"), value=chosen)
    values = [Choice(value, reader.say(f"custom-{name}-{value}")) for value in CUSTOMS[name]]
    return Menu(ids.Tag(row.id).id(verbs.SetCustom(name)), now, 1, 1, tuple(values))


async def show_options(interaction: Interaction, row: MatchRow) -> None:
    given = services(interaction)
    with standing():
        await show(interaction, options(row, await reader_of(interaction)))
        await repost(given, interaction.client, row, await lobby(given, row))


async def repost(services: Services, client: discord.Client, row: MatchRow, message: Message) -> None:
    known = next((post for post in await services.store.posts(row.id) if post.purpose == "lobby"), None)
    if known is not None:
        channel = await channel_of(client, known.channel)
        await channel.get_partial_message(known.message).edit(view=message.view(), attachments=message.files())


async def start(interaction: Interaction, row: MatchRow, post: discord.Message | None) -> None:
    """A thread at the post first, unless it is played here; then the match, saved with all that is owed for it."""
    given = services(interaction)
    can_start(row)
    reader = reader_in(given, row.locale)
    title = wording.title(reader, row.game)
    with nullcontext() if row.channel else beside_its_thread():
        channel = row.channel or await thread(post, called(reader, row))
        session = await given.sessions.start(row, channel)
    people = wording.people(session, reader, range(len(row.seats)))
    words = reader.say("lobby-taught" if session.coach else "lobby-begun", channel=f"<#{channel}>", people=people)
    with standing():
        pictures, fault = await drawn(given, reader, covers(given, row, reader, waiting=False))
        lines = [f"## {title}", words, fault]
        await show(interaction, Message("\n".join([line for line in lines if line]), pictures))


@contextmanager
def beside_its_thread() -> Iterator[None]:
    """Once a thread is asked for it may be there, so nobody is told that nothing was changed."""
    try:
        yield
    except Exception as error:
        if foreseen(error):
            raise
        raise Stands("fault-thread") from error


async def thread(post: discord.Message | None, name: str) -> int:
    if post is None:
        raise Refusal(text("refused-unknown"))
    try:
        return (await post.create_thread(name=name[:100], auto_archive_duration=10080)).id
    except discord.Forbidden:
        raise Refusal(text("refused-thread")) from None
    except discord.HTTPException as error:
        if error.code != HAS_THREAD:
            raise
        return post.id  # a start that went no further has opened it; it is called like the message
