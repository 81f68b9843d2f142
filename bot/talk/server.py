"""`/server`: what holds for all tables of a server, set by whoever manages it, with who has set it; and whether a table
may open where somebody wants it to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

import discord

from bot.speech import clip, languages
from bot.store.rows import Stewards
from bot.table.pace import PACES
from engine import Text, games, text

from . import ids, verbs
from .calls import ago
from .controls import PLACEHOLDER, Choice, Menu, Places
from .interaction import Interaction, acknowledge, reader_of, services, show
from .message import Message
from .preferences import own_name
from .refusals import Refusal, standing

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.store import ChoiceRow, GuildRow
    from bot.store.rows import GuildChanges

    from .controls import Row
    from .reader import Reader

TAG = ids.Tag(0)
AUTO = "auto"
NONE = 0  # no pace: a part takes as long as it takes
MOST = 25  # channels that a menu can have chosen
STEWARDS: tuple[Stewards, ...] = get_args(Stewards)
SETTINGS = {  # as `GuildRow` calls them
    "channels": "channels", "language": "locale", "pace": "pace_hours", "stewards": "stewards", "games": "barred",
}


async def server(interaction: Interaction) -> None:
    await acknowledge(interaction, new=True)
    await show_panel(interaction)


async def handle(interaction: Interaction, press: ids.Press, act: verbs.Governing) -> None:
    """The panel is private, but whoever presses must still have the right."""
    guild = managed(interaction)
    match act:
        case verbs.GovernPlaces():
            changes: GuildChanges = {"channels": places(press.values)}
        case verbs.Govern():
            changes = governed(act.setting, press.values)
    await acknowledge(interaction)
    await services(interaction).store.set_guild(guild, interaction.user.id, **changes)
    with standing():
        await show_panel(interaction)


def managed(interaction: Interaction) -> int:
    """The server, if this person manages it."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise Refusal(text("refused-server"))
    return interaction.guild_id


def places(values: Sequence[str]) -> tuple[int, ...]:
    if not all(value.isdecimal() for value in values):
        raise Refusal(text("refused-unknown"))
    return tuple([int(value) for value in values])


def governed(setting: str, values: Sequence[str]) -> GuildChanges:
    value = values[0] if values else ""
    match setting:
        case "language" if value == AUTO or value in languages():
            return {"locale": None if value == AUTO else value}
        case "pace" if value in [str(hours) for hours in (NONE, *PACES)]:
            return {"pace_hours": int(value) or None}
        case "stewards":
            return {"stewards": stewards(value)}
        case "games" if values and set(values) <= set(games()):
            return {"barred": tuple([name for name in games() if name not in values])}
        case _:
            raise Refusal(text("refused-unknown"))


def stewards(value: str) -> Stewards:
    found = next((one for one in STEWARDS if one == value), None)
    if found is None:
        raise Refusal(text("refused-unknown"))
    return found


async def show_panel(interaction: Interaction) -> None:
    store, guild = services(interaction).store, managed(interaction)
    reader = await reader_of(interaction)
    await show(interaction, panel(await store.guild(guild), await store.choices(guild), reader))


def panel(guild: GuildRow, choices: Mapping[str, ChoiceRow], reader: Reader) -> Message:
    values = chosen(guild)
    lines = [
        reader.say("settings-line", setting=text(f"server-{name}"), value=value, by=by(choices.get(SETTINGS[name])))
        for name, value in values.items()
    ]
    named = [Choice(code, own_name(code)) for code in sorted(languages())]
    played = [Choice(name, reader.say(f"{name}-title")) for name in games()]
    menus: list[Row | Places] = [
        Places(
            TAG.id(verbs.GovernPlaces()), clip(reader.say("server-channels-menu"), PLACEHOLDER), 0, MOST,
            guild.channels,
        ),
        menu(reader, "language", values, [Choice(AUTO, reader.say("language-auto")), *named]),
        menu(reader, "pace", values, [Choice(str(hours), reader.say(f"pace-{hours}")) for hours in (NONE, *PACES)]),
        menu(reader, "stewards", values, [Choice(one, reader.say(f"stewards-{one}")) for one in STEWARDS]),
        menu(reader, "games", values, played, most=len(played)),
    ]
    return Message("\n".join([reader.say("server-title"), *lines]), rows=menus)


def chosen(guild: GuildRow) -> dict[str, Text | str]:
    """Each setting with its value in words."""
    played = tuple([text(f"{name}-title") for name in games() if name not in guild.barred])
    return {
        "channels": ", ".join([f"<#{channel}>" for channel in guild.channels]) or text("server-anywhere"),
        "language": own_name(guild.locale) if guild.locale else text("language-auto"),
        "pace": text(f"pace-{guild.pace_hours or 0}"),
        "stewards": text(f"stewards-{guild.stewards}"),
        "games": text("server-played", games=played, count=len(played)),
    }


def by(choice: ChoiceRow | None) -> Text:
    """Who has set it, and when."""
    if choice is None:
        return text("settings-by-usual")
    return text("server-by", user=f"<@{choice.user}>", when=ago(choice.at))


def menu(
    reader: Reader, setting: str, values: Mapping[str, Text | str], choices: Sequence[Choice], most: int = 1
) -> Menu:
    now = reader.say("settings-now", setting=text(f"server-{setting}"), value=values[setting])
    return Menu(TAG.id(verbs.Govern(setting)), clip(now, PLACEHOLDER), 1, most, tuple(choices))


async def admitted(interaction: Interaction, game: str) -> GuildRow:
    """What the server has set, if this table may open here."""
    guild = await services(interaction).store.guild(interaction.guild_id or 0)
    channel = interaction.channel
    here = {channel.id, channel.parent_id} if isinstance(channel, discord.Thread) else {interaction.channel_id}
    if guild.channels and not here & set(guild.channels):
        allowed = ", ".join([f"<#{channel}>" for channel in guild.channels])
        raise Refusal(text("refused-place", channels=allowed, count=len(guild.channels)))
    if game in guild.barred:
        raise Refusal(text("refused-game-barred", game=text(f"{game}-title")))
    await room(interaction)
    return guild


async def room(interaction: Interaction) -> None:
    """Whether one more open table is little enough, of this person's and of this server's."""
    given = services(interaction)
    limits = given.settings.allowed
    own, here = await given.store.open_tables(interaction.user.id, interaction.guild_id or 0)
    if limits.person_tables and own >= limits.person_tables:
        raise Refusal(text("refused-tables-person", count=own))
    if limits.server_tables and here >= limits.server_tables:
        raise Refusal(text("refused-tables-server", count=here))
