"""Matches for the store's tests, and a clock that stands still."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.store import NewMove, NewPost

if TYPE_CHECKING:
    from bot.store import MatchRow, OutboxRow, Store

ANN, BOB, CAT = 80351110224678912, 80351110224678913, 2**63 - 1


@dataclass(slots=True)
class Clock:
    time: float = 1_000_000.0

    def __call__(self) -> float:
        return self.time


async def lobby(store: Store, channel: int = 700, *, here: bool = True) -> MatchRow:
    match = await store.new_match(
        guild=5, channel=channel, game="earth", options={"fauna": "a"}, seed="moss", host=ANN, locale="en", here=here,
    )
    await store.join(match.id, ANN, "Ann", most=4)
    return await store.join(match.id, BOB, "Bob", most=4)


async def running(store: Store, channel: int = 700) -> MatchRow:
    match = await lobby(store, channel)
    await store.start(match.id, version=match.version, snapshot=position(0), rules_version=3, channel=channel)
    return await read(store, match.id)


async def read(store: Store, match_id: int) -> MatchRow:
    match = await store.match(match_id)
    assert match is not None
    return match


def position(number: int) -> bytes:
    """The snapshot after so many moves; longer than a page now and then."""
    return f"position {number} ".encode() + b"\x00\xff" * (number * 977 % 4000)


def move(number: int, *, reveals: bool = False) -> NewMove:
    return NewMove(number % 2, b"answer %d" % number, b"events %d" % number, reveals, position(number - 1))


def post(number: int, due: float = 0.0) -> NewPost:
    return NewPost("table", {"number": number, "text": "Bärlauch"}, due)


async def play(store: Store, match_id: int, number: int) -> int:
    """Move `number` of the match, with its post."""
    version = (await read(store, match_id)).version
    return await store.save(
        match_id, version=version, snapshot=position(number), moves=[move(number)], outbox=[post(number)],
    )


def numbers(rows: list[OutboxRow]) -> list[object]:
    return [row.payload["number"] for row in rows]


async def whole(store: Store, match_id: int) -> int:
    """How many moves the match has; position, log and outbox tell the same."""
    match = await read(store, match_id)
    moves = [row.number for row in await store.moves(match_id)]
    assert match.snapshot == position(len(moves))
    assert moves == list(range(1, len(moves) + 1))
    assert numbers(await store.outbox(match_id)) == moves
    return len(moves)
