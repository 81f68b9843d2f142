"""What is said when something is refused or breaks: one sentence, and for what breaks an id that the log has."""

from __future__ import annotations

import logging
from contextlib import contextmanager
from typing import TYPE_CHECKING, Literal

import aiohttp
import discord

from bot import store
from bot.crew.worker import Lost
from bot.fault import fault
from bot.table.analysis import Goes, NobodyJudges, NoMoves, OtherRules
from bot.table.coach import NoCoach
from bot.table.customs import NoSuchCustom
from bot.table.game import NoSuchGame
from bot.table.hints import NobodyKnows, NoHints, NoneRated, NothingAsked
from bot.table.lobby import NobodyPlays, NoBotHere, NoSuchLevel, NoSuchPace, NotTheHost
from bot.table.outcome import MatchPaused
from bot.table.rewind import NeedsConsent, NothingToUndo, Settled
from bot.table.seats import Alone, HadAnother, NotKept, NotOffered, SeatKept
from bot.table.votes import NotNow, NoVoice, VotedAlready, VoteOver
from engine import BrokenSave, IllegalAnswer, IllegalSetup, MatchOver, NotYourDecision, StaleVersion, Text, record, text

from .interaction import Interaction, reader_of, services
from .reader import reader_in
from .typed import Mistyped

if TYPE_CHECKING:
    from collections.abc import Iterator

log = logging.getLogger(__name__)
SERVER, LIMITED = 500, 429  # Discord's trouble, from the first on; and that it has heard too much for now
SETTLED = (10062, 40060)  # Discord's codes for an interaction that is over, and for one that was answered already


@record
class Outcome:
    """How a press or a command ended; `detail` names the refusal, or the fault by its id."""

    kind: Literal["done", "refused", "fault", "gone"]
    detail: str = ""


DONE, OVER = Outcome("done"), Outcome("gone")


class Refusal(Exception):
    """A person asked for what cannot be; the text says why."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.id)
        self.reason = reason


class Stands(Exception):
    """Something was done before it failed, so that nobody may be told otherwise. `said` is the sentence for it."""

    def __init__(self, said: str) -> None:
        super().__init__(said)
        self.said = said


@contextmanager
def standing(said: str = "fault-stands") -> Iterator[None]:
    """Around the answer to what is saved already: should it fail, nobody is told that nothing was changed."""
    try:
        yield
    except Exception as error:
        raise Stands(said) from error


REASONS: dict[type[BaseException], str] = {
    IllegalAnswer: "refused-illegal",
    MatchOver: "refused-over",
    NeedsConsent: "refused-consent",
    NotYourDecision: "refused-not-asked",
    NothingToUndo: "refused-nothing-to-undo",
    Settled: "refused-settled",
    StaleVersion: "refused-stale",
    NoSuchPace: "refused-pace",
    NoSuchCustom: "refused-custom",
    Goes: "refused-analysis-running",
    NoMoves: "refused-analysis-empty",
    OtherRules: "refused-analysis-rules",
    NobodyJudges: "refused-analysis-unknown",
    NoHints: "refused-hints",
    NoneRated: "refused-hints-rated",
    NothingAsked: "refused-no-hint",
    NobodyKnows: "refused-nobody-knows",
    NoSuchLevel: "refused-level",
    NoBotHere: "refused-no-bot",
    NobodyPlays: "refused-nobody",
    MatchPaused: "refused-paused",
    Alone: "refused-alone",
    HadAnother: "refused-had-another",
    NoCoach: "refused-coach",
    NotKept: "refused-not-kept",
    SeatKept: "refused-seat-kept",
    NotOffered: "refused-not-offered",
    VoteOver: "refused-vote-over",
    NoVoice: "refused-no-voice",
    VotedAlready: "refused-voted",
    store.NoSuchVote: "refused-vote-over",
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
        case NotNow():
            return text(f"refused-now-{error.kind}")
        case store.WatchesAlready():
            return text("refused-watching", channel=f"<#{error.place}>")
        case NotTheHost():
            return text("refused-host", host=f"<@{error.host}>")
        case _:
            return Text(REASONS[type(error)]) if type(error) in REASONS else None


def reason(error: BaseException) -> Text:
    """The sentence for an error. What nobody foresaw is logged under an id that the sentence names."""
    return verdict(error)[0]


def verdict(error: BaseException) -> tuple[Text, Outcome]:
    if said := foreseen(error):
        return said, Outcome("refused", said.id)
    failed = error.__cause__ if isinstance(error, Stands) else error
    number = fault(failed, "no answer", traced=False) if failed is not None and remote(failed) else fault(error)
    return text(unforeseen(error), id=number), Outcome("fault", number)


def remote(error: BaseException) -> bool:
    """Discord fails or cannot be reached: where that was met tells nobody anything."""
    if isinstance(error, discord.HTTPException):
        return error.status >= SERVER or error.status == LIMITED
    return isinstance(error, aiohttp.ClientError | ConnectionError | TimeoutError)


def unforeseen(error: BaseException) -> str:
    """What has failed decides what is true of the rest."""
    match error:
        case Stands():
            return error.said
        case store.Uncertain():
            return "fault-uncertain"
        case store.StoreError():
            return "fault-store"
        case BrokenSave():
            return "fault-save"
        case _:
            return "fault"


def unseen(error: BaseException) -> Text:
    """For a picture that could not be drawn. Of one whose process was too slow or died there is no more to know."""
    return text("fault-picture", id=fault(error, "no picture", traced=not isinstance(error, Lost)))


async def refuse(interaction: Interaction, error: BaseException) -> Outcome:
    """Whatever a press or a command ends in, the person is told."""
    failed = error.__cause__ if isinstance(error, Stands) else error
    if isinstance(failed, discord.HTTPException) and failed.code in SETTLED:
        log.info("interaction %s came twice or too late: %s", interaction.id, failed)
        return OVER
    said, outcome = verdict(error)
    try:
        reader = await reader_of(interaction)
    except store.StoreError:  # the very trouble that is to be told of
        reader = reader_in(services(interaction), str(interaction.locale))
    await answer(interaction, reader.word(said))
    return outcome


async def answer(interaction: Interaction, sentence: str) -> None:
    """Privately, whatever has been answered before; who is gone by now, or cannot be reached, gets nothing."""
    try:
        if interaction.response.is_done():
            await interaction.followup.send(sentence, ephemeral=True)
        else:
            await interaction.response.send_message(sentence, ephemeral=True)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.warning("interaction %s could not be answered: %s", interaction.id, error)
