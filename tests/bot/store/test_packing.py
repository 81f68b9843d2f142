"""A match that has long been closed takes little room, and says what it said before."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from bot.store import Decision, NewLegacy, NewMove, NewPost, SeatRow, StaleVersion
from bot.table.archive import put, recording
from bot.table.bots import by_lot
from bot.table.course import Courses
from bot.table.rewind import Settled, last_move
from bot.table.sessions import Sessions
from engine import ANSWER, CHANGE, Picked, Recording
from tests.recordings.matches import FOLDER

from .finished import finished
from .tables import ANN, BOB, CAT, read, running

if TYPE_CHECKING:
    from bot.store import Store

    from .tables import Clock

ROOM = 10_000  # bytes, for these short ones; `python -m tests.bench packing` prints what the longest take
SAID = b'{"kind": "picked"}'


async def packed(store: Store, match_id: int) -> bool:
    return await store.pack(match_id, (await read(store, match_id)).version)


async def rows(store: Store, table: str) -> int:
    [[count]] = await store.database.fetch(f"SELECT count(*) FROM {table} WHERE match IS NOT NULL")  # noqa: S608 - of ours
    return int(count)


async def told(store: Store, match_id: int) -> list[object]:
    """What the log, the replay, the export and the results are made of."""
    row = await read(store, match_id)
    course = await Courses(store).of(await Sessions(store, by_lot()).read(match_id))
    parts = [(part.number, part.moves, part.events, part.match.save()) for part in course.parts]
    moves = await store.moves(match_id)
    told = [await store.told_with(match_id, moves[at].told) for at in (0, len(moves) // 2, -1)]
    return [
        row, moves, await store.moves(match_id, since=7), await store.last_moves(match_id, 9), told,
        await store.untold(match_id), (await recording(store, row)).write(), parts, course.ends, course.untold,
        await store.results(), await store.archived(), await store.changes(match_id),
    ]


@pytest.mark.parametrize("name", ["earth-2", "renature-2", "ecosystem-2", "gaia-2"])
async def test_a_packed_match_says_what_it_said(store: Store, name: str) -> None:
    match_id = await put(store, Recording.of(FOLDER / f"{name}.json"), "en")
    before = await told(store, match_id)
    assert await packed(store, match_id)
    assert await rows(store, "moves") == 0
    assert await told(store, match_id) == before
    [[log, snapshot]] = await store.database.fetch(
        "SELECT length(packs.log), length(matches.snapshot) FROM packs JOIN matches ON matches.id = packs.match"
    )
    assert log + snapshot <= ROOM


async def test_what_is_packed_stays_as_it_is(store: Store, clock: Clock) -> None:
    """Its snapshots and the posts that are out are gone; what is still owed is not."""
    again = NewMove(1, ANSWER.dump_json(Picked((CHANGE,))), b"\xff\n", reveals=True, before=b"x", made="bot", beat=3)
    moves = [NewMove(0, SAID, b"[]", reveals=False, before=b"y"), again]
    match = await finished(store, [ANN, BOB], [3, 2], moves=moves)
    for number in (1, 2):
        await store.owe(NewPost("table", {"number": number}), match.id)
    [first] = await store.claim(clock())
    await store.sent(first.id, 77)
    [one, two] = await store.moves(match.id)
    assert (one.undoable, two.undoable) == (True, True)
    assert await packed(store, match.id)
    assert not await packed(store, match.id), "once"
    assert [(move.events, move.seat, move.made, move.beat, move.reveals, move.undoable)
            for move in await store.moves(match.id)] == [
        (b"[]", 0, None, None, False, False), (b"\xff\n", 1, "bot", 3, True, False),
    ]
    assert [row.payload["number"] for row in await store.outbox(match.id)] == [2]
    assert await store.before(match.id, 2) is None
    with pytest.raises(Settled):
        await last_move(store, match.id, 0)
    with pytest.raises(StaleVersion):
        await store.rewind(match.id, version=match.version, snapshot=b"y", drop_from=1)
    assert len(await store.moves(match.id)) == 2
    assert (await read(store, match.id)).status == "over"


async def test_of_a_packed_match_people_are_told_and_forgotten(store: Store) -> None:
    """Whose moves they are is said by the seats, and statistics are made up for from the log."""
    clocked = [NewMove(seat, SAID, b"[]", reveals=False, before=None) for seat in (0, 1, 0)]
    match = await running(store)
    version = await store.save(match.id, version=match.version, snapshot=b"z", moves=clocked[:2])
    seat = SeatRow(0, CAT, None, "Cat")
    version = await store.save(match.id, version=version, snapshot=b"z", decision=Decision(seats=(seat,)))
    await store.save(match.id, version=version, snapshot=b"z", moves=[clocked[2]], status="over")
    moves = {user: (await store.belongings(user))["moves"] for user in (ANN, BOB, CAT)}
    assert {user: [move["number"] for move in found] for user, found in moves.items()} == {ANN: [1], BOB: [2], CAT: [3]}
    assert moves[ANN][0]["answer"] == json.loads(SAID)
    assert await packed(store, match.id)
    assert {user: (await store.belongings(user))["moves"] for user in moves} == moves
    await store.record(match.id, [NewLegacy(1, {"a": 1})])
    assert [row.moves for row in await store.left_by(match.id)] == [1]
    before = await store.moves(match.id)
    await store.forget(ANN, "easy")
    assert not (await store.belongings(ANN))["moves"]
    assert (await store.belongings(CAT))["moves"] == moves[CAT]
    assert await store.moves(match.id) == before


async def test_only_what_is_closed_for_long_enough_is_packed(store: Store, clock: Clock) -> None:
    match, other = await running(store), await running(store, 701)
    await store.abandon(match.id)
    assert await store.unpacked(clock.time, 9) == []
    clock.time += 1
    assert await store.unpacked(clock.time, 9) == [(match.id, match.version + 1)]
    assert not await store.pack(match.id, match.version), "it has changed since"
    assert not await packed(store, other.id)
    assert await packed(store, match.id)
    assert await store.unpacked(clock.time, 9) == []
    assert await store.moves(match.id) == []
