"""The only SQL: a SQLite file or a database of PostgreSQL that keeps what it has acknowledged. Knows bytes and numbers;
no rules, no Discord.

    store = await Store.open(place); await store.close()     or: async with await Store.open(place) as store
    lobby       new_match, join, leave, add_bot, remove_bot, set_options, set_pace, arrange, set_host,
                lobbies_in, stale_lobbies
    match       match, version, match_in, latest_in, rematch_of, matches_of, watched, running, results,
                open_matches, open_tables, with_bots, elsewhere
    play        start, save, rewind, abandon: each one transaction, with what is owed for it
    archive     archive, archived, played_by
    log         moves, last_moves, told_with, untold, before, changes; unpacked, pack
    votes       vote, open_votes, open_vote, cast
    messages    posts, set_post, drop_post
    outbox      owed (an Event), claim, sent, failed, next_due, due, owe, outbox, newest, behind, backlog,
                forget_sent
    needs       needs, need, needs_of, answers, overdue, next_call, unneeded, revise; needed (an Event)
    hindrances  hinder, hindrance, unshown, host_written, begin_telling, not_told, unhinder
    orders      orders, change_order, revoke
    coaches     coach, set_coach, learning
    legacies    legacies, left_by, earlier, share_a_match, unrecorded, record
    ratings     ratings, rated_games, rerate
    analyses    analysis, keep_analysis
    marks       mark, set_mark
    trouble     troubled (an Event), trouble, try_to_write
    people      user, set_user, guild, set_guild, choices, belongings, hosted, forget

    errands(address, edition)                                what bots leave for workshops, on a server only

Whatever changes a match counts its version up. `StoreError`: the database is in trouble; `Conflict`: the match is not
as the caller believed; after either, nothing has changed.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Self

from .address import Address
from .analyses import Analyses
from .archive import Archive
from .belongings import Belongings
from .claim import claimed, claiming
from .coaches import Coaches
from .copies import backup, keep_before_upgrade, restore
from .database import ALONE
from .driver import driven
from .errors import (
    AlreadySeated,
    Busy,
    ChannelBusy,
    Conflict,
    Damaged,
    Denied,
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
    OnServer,
    StaleVersion,
    StoreError,
    TableFull,
    Uncertain,
    Unreachable,
    Unwritable,
    WatchesAlready,
    WithoutDriver,
    WithoutLog,
)
from .file import File
from .hindrances import Hindrances
from .legacies import Legacies
from .lobby import Lobby
from .marks import Marks
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
from .sharding import ALL, Shards
from .votes import Votes

if TYPE_CHECKING:
    from collections.abc import Callable

    from .address import Place
    from .database import Database
    from .jobs import Jobs

__all__ = [
    "UNDO_WINDOW", "Address", "AlreadySeated", "Ballot", "Busy", "Calls", "ChangeRow", "ChannelBusy", "ChoiceRow",
    "CoachRow", "Conflict", "Contest", "Damaged", "Decision", "Denied", "DiskFailed", "DiskFull", "ForeignFile",
    "GuildRow", "HeldRow", "HindranceRow", "InUse", "Json", "LegacyRow", "Linked", "MatchRow", "MoveRow", "NeedRow",
    "NewLegacy", "NewMove", "NewOrder", "NewPost", "NewVote", "NewerSchema", "NoSuchMatch", "NoSuchVote", "NotALobby",
    "NotSeated", "NotThere", "Occupied", "OnServer", "OrderRow", "OutboxRow", "PostRow", "Rater", "RatingRow",
    "ResultRow", "Rule", "Score", "SeatRow", "Shards", "StaleVersion", "Status", "Store", "StoreError", "TableFull",
    "Uncertain", "Unreachable", "Unwritable", "UserRow", "VoteRow", "Waiting", "WatchesAlready", "WithoutDriver",
    "WithoutLog", "backup", "claimed", "claiming", "errands", "examined", "restore",
]


log = logging.getLogger(__name__)


async def opened(place: Place, now: Callable[[], float]) -> Database:
    if isinstance(place, Address):
        found: Database = await driven("server", place).Server.open(place, now)
        return found
    if (kept := await asyncio.to_thread(keep_before_upgrade, place)) is not None:
        log.info("the database is brought up to date; as it was before, it is kept in %s", kept)
    return await File.open(place, now)


def errands(place: Address, edition: str) -> Jobs:
    """Work that programs of this edition do for each other."""
    found: Jobs = driven("jobs", place).Jobs(place, edition)
    return found


async def examined(place: Address) -> tuple[int, int]:
    """Of a database on a server: the version of its schema, 0 if there is none yet, and its size in bytes."""
    found: tuple[int, int] = await driven("server", place).examined(place)
    return found


class Store(
    Matches, Archive, Lobby, Moves, Seats, Votes, Outbox, Needs, Hindrances, Preferences, Orders, Coaches, Legacies,
    Ratings, Belongings, Analyses, Marks,
):
    def __init__(self, database: Database, shards: Shards = ALL) -> None:
        self.database, self.shards = database, shards
        self.claimed: set[int] = set()
        self.claiming = asyncio.Lock()

    @classmethod
    async def open(cls, place: Place, *, now: Callable[[], float] = time.time, shards: Shards = ALL) -> Self:
        """Creates a file if there is none (not its folder; nor a database on a server), and brings its schema up to
        date. `shards`: of which servers what is due is seen to here.
        """
        store = cls(await opened(place, now), shards)
        store.owed.set()  # whatever the last run still owed
        return store

    async def close(self) -> None:
        await self.database.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @property
    def owed(self) -> asyncio.Event:
        """Set when there may be something to claim; the announcer clears it before it claims."""
        return self.database.owed

    @property
    def troubled(self) -> asyncio.Event:
        """Set when the database has failed; whoever tells of it clears it."""
        return self.database.troubled

    @property
    def trouble(self) -> str:
        """What was wrong with the database last, in a sentence for the host."""
        return self.database.trouble

    @property
    def needed(self) -> asyncio.Event:
        """Set when somebody may have to be called at another time; whoever calls clears it before he looks."""
        return self.database.needed

    async def elsewhere(self) -> set[int] | None:
        """Waits until other processes have moved matches: which ones; None: any of them may be."""
        await self.database.stirred.wait()
        self.database.stirred.clear()
        found = set(self.database.elsewhere)
        self.database.elsewhere.clear()
        return None if ALONE in found else found
