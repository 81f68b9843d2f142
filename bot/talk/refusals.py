"""What is said when something is refused or breaks: one sentence, and for what breaks an id that the log has."""

from __future__ import annotations

import logging

import discord

from bot import store
from bot.fault import fault
from bot.table.game import NoSuchGame
from bot.table.lobby import NobodyPlays, NoBotHere, NotTheHost
from bot.table.rewind import NeedsConsent, NothingToUndo
from engine import BrokenSave, IllegalAnswer, IllegalSetup, MatchOver, NotYourDecision, StaleVersion
from engine.text import Text, text

from .interaction import Interaction, reader_of, services
from .reader import reader_in
from .typed import Mistyped

log = logging.getLogger(__name__)
SETTLED = (10062, 40060)  # Discord's codes for an interaction that is over, and for one that was answered already


class Refusal(Exception):
    """A person asked for what cannot be; the text says why."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.id)
        self.reason = reason


REASONS: dict[type[BaseException], str] = {
    IllegalAnswer: "refused-illegal",
    MatchOver: "refused-over",
    NeedsConsent: "refused-consent",
    NotYourDecision: "refused-not-asked",
    NothingToUndo: "refused-nothing-to-undo",
    StaleVersion: "refused-stale",
    NoBotHere: "refused-no-bot",
    NobodyPlays: "refused-nobody",
    store.AlreadySeated: "refused-seated",
    store.ChannelBusy: "refused-channel-busy",
    store.NoSuchMatch: "refused-no-match",
    store.NotALobby: "refused-begun",
    store.NotSeated: "refused-not-seated",
    store.StaleVersion: "refused-changed",
    store.TableFull: "refused-full",
}


def foreseen(error: BaseException) -> Text | None:
    match error:
        case Refusal() | IllegalSetup() | Mistyped():
            return error.reason
        case NoSuchGame():
            return text("refused-game-gone", game=error.game[:80])
        case NotTheHost():
            return text("refused-host", host=f"<@{error.host}>")
        case _:
            return Text(REASONS[type(error)]) if type(error) in REASONS else None


def reason(error: BaseException) -> Text:
    """The sentence for an error. What nobody foresaw is logged under an id that the sentence names."""
    if said := foreseen(error):
        return said
    number = fault(error)
    if isinstance(error, store.StoreError):
        return text("fault-store", id=number)
    if isinstance(error, BrokenSave):
        return text("fault-save", id=number)
    return text("fault", id=number)


def unseen(error: BaseException) -> Text:
    """For a picture that could not be drawn."""
    return text("fault-picture", id=fault(error, "no picture"))


async def refuse(interaction: Interaction, error: BaseException) -> None:
    """Whatever a press or a command ends in, the person is told."""
    if isinstance(error, discord.HTTPException) and error.code in SETTLED:
        log.info("interaction %s came twice or too late: %s", interaction.id, error)
        return
    said = reason(error)
    try:
        reader = await reader_of(interaction)
    except store.StoreError:  # the very trouble that is to be told of
        reader = reader_in(services(interaction), str(interaction.locale))
    await answer(interaction, reader.word(said))


async def answer(interaction: Interaction, sentence: str) -> None:
    """Privately, whatever has been answered before; who is gone by now, or was answered by a twin, gets nothing."""
    try:
        if interaction.response.is_done():
            await interaction.followup.send(sentence, ephemeral=True)
        else:
            await interaction.response.send_message(sentence, ephemeral=True)
    except discord.HTTPException as error:
        if error.code not in SETTLED and not isinstance(error, discord.NotFound):
            raise
        log.warning("too late to answer interaction %s", interaction.id)
