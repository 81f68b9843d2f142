"""Which match a command means: the one of the channel it was typed in, or where else the one meant could be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.table.game import game_of
from engine import text

from . import journal
from .interaction import Interaction, reader_of, services
from .refusals import Refusal

if TYPE_CHECKING:
    from bot.table.session import Session
    from engine import Text

    from .reader import Reader

MANY = 8  # matches that a sentence can list


async def table(
    interaction: Interaction, *, latest: bool = False, game: str | None = None
) -> tuple[Session, Reader]:
    """The match of this channel and who asks. `latest`: a finished one will do. `game`: only one of that will."""
    given, channel = services(interaction), interaction.channel_id or 0
    row = await given.store.match_in(channel)
    lobby = row is not None and row.status == "lobby"
    if latest and (row is None or lobby):
        row = await given.store.latest_in(channel)
    if row is None or row.status not in ("running", "over"):
        raise Refusal(await elsewhere(interaction, game, lobby=lobby))
    if game is not None and row.game != game:
        game_of(row)  # of one that nobody has here that is said first
        raise Refusal(await other_game(interaction, row.game, game))
    session = await given.sessions.get(row.id)
    journal.at(interaction, row.id)
    return session, await reader_of(interaction, session)


async def elsewhere(interaction: Interaction, game: str | None, *, lobby: bool) -> Text:
    """There is no match here: where this person's are, or how one begins."""
    if lobby:
        return text("refused-not-begun")
    found = await channels(interaction, game) or await channels(interaction)
    return text("refused-no-match-here", count=len(found), channels=", ".join(found))


async def other_game(interaction: Interaction, here: str, game: str) -> Text:
    """What is played here, and where this person's match of the game is that was meant."""
    found = await channels(interaction, game)
    titles = {"here": text(f"{here}-title"), "game": text(f"{game}-title")}
    return text("refused-other-game", count=len(found), channels=", ".join(found), name=game, **titles)


async def channels(interaction: Interaction, game: str | None = None) -> list[str]:
    """Where this person's matches are, of one game or of all."""
    rows = await services(interaction).store.matches_of(interaction.user.id)
    running = [row for row in rows if row.status == "running" and game in (None, row.game)]
    return [f"<#{row.channel}>" for row in running if row.channel is not None][:MANY]
