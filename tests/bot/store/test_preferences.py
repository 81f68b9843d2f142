from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.store import ChoiceRow, GuildRow, UserRow

from .tables import ANN, BOB, CAT, Clock, read, running

if TYPE_CHECKING:
    from bot.store import Store


async def test_who_never_chose_has_the_defaults(store: Store) -> None:
    assert await store.user(ANN) == UserRow(ANN)
    assert await store.guild(5) == GuildRow(5)


async def test_the_defaults_of_record_and_table_agree(store: Store) -> None:
    async with store.database.transaction() as db:
        await db.execute("INSERT INTO users (id) VALUES (?)", (ANN,))
        await db.execute("INSERT INTO guilds (id) VALUES (5)")
    assert await store.user(ANN) == UserRow(ANN)
    assert await store.guild(5) == GuildRow(5)


async def test_a_change_keeps_the_other_choices(store: Store) -> None:
    await store.set_user(ANN, theme="dark", quiet_from=1320, quiet_to=420, time_zone="Europe/Riga")
    await store.set_user(ANN, locale="ru", pings=False, away_until=5.5)
    expected = UserRow(
        ANN, "ru", "dark", pings=False, time_zone="Europe/Riga", quiet_from=1320, quiet_to=420, away_until=5.5,
    )
    assert await store.user(ANN) == expected
    assert (await store.set_user(ANN, locale=None)).locale is None
    assert await store.user(BOB) == UserRow(BOB)


async def test_changes_at_once_all_stay(store: Store) -> None:
    await asyncio.gather(
        store.set_user(CAT, theme="dark"), store.set_user(CAT, guided=True), store.set_user(CAT, reminder_hours=0),
    )
    assert await store.user(CAT) == UserRow(CAT, theme="dark", guided=True, reminder_hours=0)


async def test_a_server_has_its_language_and_pace(store: Store) -> None:
    await store.set_guild(5, ANN, locale="fr")
    await store.set_guild(5, BOB, pace_hours=48, channels=(700, 701), barred=("earth",), stewards="hosts")
    assert await store.guild(5) == GuildRow(5, "fr", 48, (700, 701), ("earth",), "hosts")


async def test_a_server_knows_who_has_set_what(store: Store, clock: Clock) -> None:
    await store.set_guild(5, ANN, locale="fr", pace_hours=48)
    clock.time += 10
    await store.set_guild(5, BOB, locale="ru")
    found = await store.choices(5)
    assert found["locale"] == ChoiceRow(5, "locale", BOB, clock.time)
    assert found["pace_hours"] == ChoiceRow(5, "pace_hours", ANN, clock.time - 10)
    assert len(found) == 2
    await store.forget(BOB, "random")
    assert [*await store.choices(5)] == ["pace_hours"]
    assert (await store.guild(5)).locale == "ru"


async def test_who_wants_to_be_forgotten_is_forgotten_everywhere(store: Store) -> None:
    over, open_ = await running(store, 1), await running(store, 2)
    await store.save(over.id, version=over.version, snapshot=b"", status="over")
    await store.set_user(ANN, theme="dark")
    assert await store.forget(ANN, "random") == [over.id, open_.id]
    assert await store.user(ANN) == UserRow(ANN)
    closed, going_on = await read(store, over.id), await read(store, open_.id)
    assert [(seat.user, seat.bot, seat.name) for seat in closed.seats] == [(None, None, ""), (BOB, None, "Bob")]
    assert [(seat.user, seat.bot, seat.name) for seat in going_on.seats] == [(None, "random", ""), (BOB, None, "Bob")]
    assert going_on.snapshot == open_.snapshot
    assert await store.forget(ANN, "random") == []
