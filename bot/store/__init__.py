"""The only SQL: one SQLite file that keeps what it has acknowledged. Knows bytes and numbers; no rules, no Discord.

    store = await Store.open(path); await store.close()      or: async with await Store.open(path) as store
    lobby       new_match, join, leave, add_bot, remove_bot, set_options, set_pace, arrange, set_host,
                lobbies_in, stale_lobbies
    match       match, match_in, latest_in, rematch_of, matches_of, watched, running, results
    play        start, save, rewind, abandon: each one transaction, with what is owed for it
    archive     archive, archived, played_by
    log         moves, last_moves, told_with, untold, before, changes
    votes       vote, open_votes, open_vote, cast
    messages    posts, set_post, drop_post
    outbox      owed (an Event), claim, sent, failed, next_due, due, owe, outbox, newest, behind,
                forget_sent
    needs       needs, need, needs_of, answers, overdue, next_call, unneeded, revise; needed (an Event)
    hindrances  hinder, hindrance, unshown, host_written, begin_telling, not_told, unhinder
    orders      orders, change_order, revoke
    coaches     coach, set_coach, learning
    legacies    legacies, left_by, earlier, share_a_match, unrecorded, record
    ratings     ratings, rated_games, rerate
    analyses    analysis, keep_analysis
    people      user, set_user, guild, set_guild, choices, belongings, hosted, forget

Whatever changes a match counts its version up. `StoreError`: the file is in trouble; `Conflict`: the match is not as
the caller believed; after either, nothing has changed.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Self

from .analyses import Analyses
from .archive import Archive
from .belongings import Belongings
from .claim import claimed
from .coaches import Coaches
from .copies import backup, restore
from .errors import (
    AlreadySeated,
    Busy,
    ChannelBusy,
    Conflict,
    Damaged,
    DiskFailed,
    DiskFull,
    ForeignFile,
    InUse,
    Linked,
    NewerSchema,
    NoSuchMatch,
    NoSuchVote,
    NotALobby,
    NotSeated,
    NotThere,
    Occupied,
    StaleVersion,
    StoreError,
    TableFull,
    Unwritable,
    WatchesAlready,
    WithoutLog,
)
from .file import File
from .hindrances import Hindrances
from .legacies import Legacies
from .lobby import Lobby
from .matches import Matches
from .moves import UNDO_WINDOW, Moves
from .needs import Calls, Needs, Rule, Waiting
from .orders import Orders
from .outbox import Outbox
from .preferences import Preferences
from .ratings import Contest, Rater, Ratings
from .rows import (
    Ballot,
    ChangeRow,
    ChoiceRow,
    CoachRow,
    Decision,
    GuildRow,
    HeldRow,
    HindranceRow,
    Json,
    LegacyRow,
    MatchRow,
    MoveRow,
    NeedRow,
    NewLegacy,
    NewMove,
    NewOrder,
    NewPost,
    NewVote,
    OrderRow,
    OutboxRow,
    PostRow,
    RatingRow,
    ResultRow,
    Score,
    SeatRow,
    Status,
    UserRow,
    VoteRow,
)
from .seats import Seats
from .votes import Votes

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable
    from pathlib import Path

__all__ = [
    "UNDO_WINDOW", "AlreadySeated", "Ballot", "Busy", "Calls", "ChangeRow", "ChannelBusy", "ChoiceRow", "CoachRow",
    "Conflict", "Contest", "Damaged", "Decision", "DiskFailed", "DiskFull", "ForeignFile", "GuildRow", "HeldRow",
    "HindranceRow", "InUse", "Json", "LegacyRow", "Linked", "MatchRow", "MoveRow", "NeedRow", "NewLegacy", "NewMove",
    "NewOrder", "NewPost", "NewVote", "NewerSchema", "NoSuchMatch", "NoSuchVote", "NotALobby", "NotSeated", "NotThere",
    "Occupied", "OrderRow", "OutboxRow", "PostRow", "Rater", "RatingRow", "ResultRow", "Rule", "Score", "SeatRow",
    "StaleVersion", "Status", "Store", "StoreError", "TableFull", "Unwritable", "UserRow", "VoteRow", "Waiting",
    "WatchesAlready", "WithoutLog", "backup", "claimed", "restore",
]


class Store(
    Matches, Archive, Lobby, Moves, Seats, Votes, Outbox, Needs, Hindrances, Preferences, Orders, Coaches, Legacies,
    Ratings, Belongings, Analyses,
):
    def __init__(self, file: File) -> None:
        self.file = file
        self.claimed: set[int] = set()

    @classmethod
    async def open(cls, path: Path, *, now: Callable[[], float] = time.time) -> Self:
        """Creates the file if there is none (not its folder), and brings its schema up to date."""
        store = cls(await File.open(path, now))
        store.owed.set()  # whatever the last run still owed
        return store

    async def close(self) -> None:
        await self.file.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @property
    def owed(self) -> asyncio.Event:
        """Set when there may be something to claim; the announcer clears it before it claims."""
        return self.file.owed

    @property
    def needed(self) -> asyncio.Event:
        """Set when somebody may have to be called at another time; whoever calls clears it before he looks."""
        return self.file.needed
