"""Matches that are over, written into the store as if they had been played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store import Decision, NewLegacy, NewMove, Score, SeatRow
from bot.table.rating import rate

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.store import MatchRow, Store

GUILD = 5


async def finished(
    store: Store, people: Sequence[int | str], totals: Sequence[int], *, game: str = "ecosystem",
    options: Mapping[str, str] | None = None, guild: int | None = GUILD, rated: bool = True, what: Sequence[str] = (),
    winners: Sequence[int] | None = None, legacies: Sequence[NewLegacy] = (), moves: Sequence[NewMove] = (),
    snapshot: bytes = b"over", names: Sequence[str] = (),
) -> MatchRow:
    """`people` are users, or levels of bots; `what`: what has happened at the table besides moves."""
    called = names or [who if isinstance(who, str) else f"P{who % 1000}" for who in people]
    seats = [
        SeatRow(at, None, who, called[at]) if isinstance(who, str) else SeatRow(at, who, None, called[at])
        for at, who in enumerate(people)
    ]
    match = await store.new_match(
        guild=guild, channel=700, game=game, options=options or {}, seed="moss", host=1, locale="en", here=False,
        seats=seats, rated=rated,
    )
    version = await store.start(match.id, version=0, snapshot=b"begun", rules_version=1, channel=900 + match.id)
    best = [at for at, total in enumerate(totals) if total == max(totals)] if winners is None else winners
    await store.save(
        match.id, version=version, snapshot=snapshot, status="over", moves=moves,
        scores=[Score(at, total, at in best) for at, total in enumerate(totals)],
        decision=Decision(changes=tuple([{"what": one, "seat": 0, "user": 0, "to": 0} for one in what])),
        legacies=legacies, rater=rate,
    )
    found = await store.match(match.id)
    assert found is not None
    return found
