"""Opening a table: for others to sit down at, or to begin in the same step: a first match with a coach, one against
bots, or one that bots play among themselves. Every one of them is a table that is saved, posted, and started like any.
"""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot.store import NewPost, PostRow
from bot.table import coach
from bot.table.bots import USUAL
from bot.table.lobby import open_table, seated
from bot.table.posts import Invited, Lobby, written
from bot.table.rhythm import TEMPO
from engine import games, text

from .interaction import Interaction, services, show
from .lobby import lobby, start
from .message import mark
from .names import own_name
from .refusals import Refusal, standing
from .server import admitted

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.store import MatchRow, SeatRow

SEATS = 2  # of a table with bots, if nobody says how many


async def open_lobby(
    interaction: Interaction, game: str, options: Mapping[str, str], *, here: bool = False, pace: int | None = None,
    invited: Sequence[int] = (),
) -> None:
    """`/new`. `pace`: hours, 0 for none; None: as the server has chosen."""
    await opened(interaction, await laid(interaction, game, options, here=here, pace=pace, invited=invited))


async def play_against(
    interaction: Interaction, game: str, options: Mapping[str, str], level: str, *, seats: int = SEATS,
    here: bool = False, pace: int | None = None,
) -> None:
    """`/new` against bots. Nobody waits for who plays alone, so there is no pace but a chosen one."""
    user = interaction.user
    games()[game].meta.options(seats, options)
    company = seated(level, seats, user.id, own_name(user))
    await begin(interaction, game, options, company, here=here, pace=pace or 0)


async def learn(interaction: Interaction, game: str) -> None:
    """`/learn`: a first match of a game, against a bot and with a coach."""
    user = interaction.user
    if where := await services(interaction).store.learning(user.id, game):
        raise Refusal(text("refused-learning", game=text(f"{game}-title"), channel=f"<#{where}>"))
    company = seated(coach.LEVEL, SEATS, user.id, own_name(user))
    await begin(interaction, game, dict(games()[game].meta.first), company, coached=True)


async def watch(interaction: Interaction, game: str, level: str = USUAL, *, seats: int = SEATS) -> None:
    """`/watch`: bots play among themselves, so that it can be followed."""
    games()[game].meta.options(seats, {})
    await begin(interaction, game, {}, seated(level, seats), tempo=TEMPO)


async def begin(
    interaction: Interaction, game: str, options: Mapping[str, str], seats: Sequence[SeatRow], *, here: bool = False,
    pace: int = 0, coached: bool = False, tempo: float | None = None,
) -> None:
    """Should it not begin, the table is there and can be begun by hand."""
    given, channel = services(interaction), interaction.channel
    if isinstance(channel, discord.Thread) and await given.store.match_in(channel.id) is not None:
        raise Refusal(text("refused-begin-here", channel=f"<#{channel.parent_id}>"))
    row = await laid(
        interaction, game, options, here=here, pace=pace, seats=seats, coached=coached, tempo=tempo,
    )
    post = await opened(interaction, row, waiting=False)
    async with given.sessions.lock(row.id):
        await start(interaction, await open_table(given.store, row.id), post)


async def laid(
    interaction: Interaction, game: str, options: Mapping[str, str], *, here: bool = False, pace: int | None = None,
    invited: Sequence[int] = (), seats: Sequence[SeatRow] = (), coached: bool = False, tempo: float | None = None,
) -> MatchRow:
    """A table, to be played in a thread of its own; in a thread, where there can be no other, it is played there.

    Saved before Discord hears anything, so that a refusal can still be a private one.
    """
    store, channel, user = services(interaction).store, interaction.channel, interaction.user.id
    if channel is None or interaction.guild_id is None:
        raise Refusal(text("refused-no-guild"))
    rules = await admitted(interaction, game)
    return await store.new_match(
        guild=interaction.guild_id, channel=channel.id, game=game, options=options, seed=secrets.token_hex(16),
        host=user, locale=rules.locale or str(interaction.guild_locale or "en"),
        here=here or isinstance(channel, discord.Thread),
        pace_hours=rules.pace_hours if pace is None else pace or None,
        seats=seats, outbox=owed([other for other in invited if other != user]), coached=coached, tempo=tempo,
    )


def owed(invited: Sequence[int]) -> list[NewPost]:
    """For a table that is opened: its own post, and then the call to those who are asked to it."""
    return [written(Lobby()), *([written(Invited(tuple(invited)))] if invited else [])]


async def opened(interaction: Interaction, row: MatchRow, *, waiting: bool = True) -> discord.Message:
    """A table that is saved is posted; one that cannot be does not keep the channel. `waiting`: as in `lobby`."""
    store = services(interaction).store
    [own, *_] = await store.outbox(row.id)
    try:
        await interaction.response.defer(thinking=True)
        posted = await show(interaction, await lobby(services(interaction), row, waiting=waiting), mark(own))
    except BaseException as error:
        await store.abandon(row.id)
        await store.failed(own.id, None, repr(error))
        # Otherwise why there is no table would be said in its place, to everybody. What came a second time has no place
        # of its own: there is the table of the first.
        if interaction.response.is_done():
            with suppress(discord.HTTPException, aiohttp.ClientError, OSError):
                await interaction.delete_original_response()
        raise
    with standing():
        await store.sent(own.id, posted.id, posts=[PostRow(row.id, "lobby", row.lobby_channel, posted.id)])
    return posted
