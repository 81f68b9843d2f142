"""What a table decides is written with what follows from it, or not at all."""

import pytest

from bot.store import AlreadySeated, Conflict, Decision, HeldRow, NotSeated, SeatRow, Store

from .tables import ANN, BOB, CAT, Clock, move, position, post, read, running


async def test_a_seat_passes_to_somebody_else(store: Store) -> None:
    match = await running(store)
    kept = SeatRow(0, None, "hard", "Ann", owner=ANN)
    taken = SeatRow(1, CAT, None, "Cat", offered=0)
    version = await store.save(
        match.id, version=match.version, snapshot=position(1), moves=[move(1)], outbox=[post(1)],
        decision=Decision(seats=(kept, taken), changes=({"what": "kept"},)),
    )
    changed = await read(store, match.id)
    assert (changed.seats, changed.version) == ((kept, taken), version)
    assert await store.held(match.id) == [HeldRow(1, BOB, "Bob", version - 1)], "what follows is no longer his"
    assert await store.names(match.id) == {ANN: "Ann", BOB: "Bob", CAT: "Cat"}
    wrong: list[tuple[SeatRow, type[Conflict]]] = [
        (SeatRow(0, CAT, None, "Cat"), AlreadySeated), (SeatRow(2, ANN, None, "Ann"), NotSeated),
    ]
    for seat, error in wrong:
        with pytest.raises(error):
            await store.save(
                match.id, version=version, snapshot=position(2), outbox=[post(2)], decision=Decision(seats=(seat,)),
            )
    assert await read(store, match.id) == changed
    assert len(await store.outbox(match.id)) == 1


async def test_what_happened_besides_moves_outlives_an_undo(store: Store, clock: Clock) -> None:
    match = await running(store)
    version = await store.save(
        match.id, version=match.version, snapshot=position(1), moves=[move(1)],
        decision=Decision(changes=({"what": "once", "seat": 1}, {"what": "waited", "seat": 0})),
    )
    await store.rewind(match.id, version=version, snapshot=position(0), drop_from=1)
    found = await store.changes(match.id)
    assert [(row.after, row.at, row.details["what"]) for row in found] == [
        (1, clock.time, "once"), (1, clock.time, "waited"),
    ]


async def test_a_pause_is_kept_with_its_beginning(store: Store, clock: Clock) -> None:
    match = await running(store)
    version = await store.save(
        match.id, version=match.version, snapshot=position(0), decision=Decision(pause=True),
    )
    assert (await read(store, match.id)).paused == clock.time
    version = await store.save(match.id, version=version, snapshot=position(0))
    assert (await read(store, match.id)).paused == clock.time
    await store.save(match.id, version=version, snapshot=position(0), decision=Decision(pause=False))
    assert (await read(store, match.id)).paused is None
