from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from bot.store import NewLegacy, NewMove, Store
from bot.store.ratings import BROKEN
from bot.table.rating import careful, rate

from .finished import GUILD, finished
from .tables import ANN, BOB, CAT
from .test_file import made

if TYPE_CHECKING:
    from pathlib import Path

    from bot.store import RatingRow

DAN = 80351110224678990


async def ladder(store: Store, game: str = "ecosystem") -> dict[int, RatingRow]:
    return {row.user: row for row in await store.ratings(GUILD, game)}


async def test_who_wins_rises_and_is_known_better(store: Store) -> None:
    await finished(store, [ANN, BOB], [80, 60])
    found = await ladder(store)
    assert found[ANN].mu > 25 > found[BOB].mu
    assert found[ANN].sigma < 25 / 3
    assert (found[ANN].matches, found[ANN].wins, found[BOB].wins, found[ANN].name) == (1, 1, 0, f"P{ANN % 1000}")
    first = careful(found[ANN])
    await finished(store, [BOB, ANN], [60, 80])
    assert careful((await ladder(store))[ANN]) > first > 1000


async def test_points_order_those_who_have_not_won_and_equals_are_equal(store: Store) -> None:
    await finished(store, [ANN, BOB, CAT, DAN], [50, 90, 70, 70], winners=[0])
    found = await ladder(store)
    assert found[ANN].mu > found[BOB].mu > found[CAT].mu == pytest.approx(found[DAN].mu)


async def test_partners_rise_and_fall_together(store: Store) -> None:
    everybody = [ANN, BOB, CAT, DAN]
    await finished(store, everybody, [20, 90, 100, 10], game="earth", options={"teams": "yes"}, winners=[0, 2])
    found = await ladder(store, "earth")
    assert found[ANN].mu == found[CAT].mu > 25 > found[BOB].mu == found[DAN].mu


async def test_what_is_not_among_those_who_began_counts_for_nobody(store: Store) -> None:
    """Nor what has not come to its end, nor what the table wants to be casual."""
    await finished(store, [CAT, DAN], [80, 60], guild=None, what=["paused", "resumed"])
    hows: list[dict[str, Any]] = [
        {"people": [ANN, "easy"]}, {"people": [ANN], "totals": [80]}, {"guild": None}, {"rated": False},
        *[{"what": [what]} for what in BROKEN],
    ]
    for how in hows:
        await finished(store, **{"people": [ANN, BOB], "totals": [80, 60]} | how)
        assert await ladder(store) == {}, how
    assert await store.rerate(rate) == 0


async def test_who_concedes_has_lost_and_who_was_slow_has_played(store: Store) -> None:
    for count, what in enumerate(("conceded", "waited", "skipped", "paused", "resumed", "offered"), start=1):
        await finished(store, [ANN, BOB], [80, 60], what=[what])
        assert {row.user: row.matches for row in (await ladder(store)).values()} == {ANN: count, BOB: count}, what


async def test_the_results_alone_give_the_same_ratings(store: Store) -> None:
    """The clock of these tests stands still: it is not time that orders them."""
    chance = Random("ratings")
    crowd = [ANN, BOB, CAT, DAN, 7, 8, 9]
    for _ in range(40):
        people: list[int | str] = [*chance.sample(crowd, chance.choice([2, 2, 3, 4]))]
        teams: dict[str, Any] = {"game": "earth", "options": {"teams": "yes"}} if len(people) == 4 else {}
        odd: dict[str, Any] = chance.choice([{}, {}, {}, {"rated": False}, {"what": ["resigned"]}])
        await finished(store, people, [chance.randrange(40, 44) for _ in people], **teams, **odd)
    before = await ladder(store), await ladder(store, "earth")
    assert min(map(len, before)) > 3
    assert await store.rerate(rate) < 40
    assert (await ladder(store), await ladder(store, "earth")) == before


async def test_who_is_forgotten_is_in_no_table_and_their_matches_count_no_more(store: Store) -> None:
    await finished(store, [ANN, BOB], [80, 60])
    await finished(store, [BOB, CAT], [80, 60], legacies=[NewLegacy(0, {"bear": 4}), NewLegacy(1, {})])
    await store.forget(ANN, "medium", rate)
    found = await ladder(store)
    assert found.keys() == {BOB, CAT}
    assert (found[BOB].matches, found[BOB].wins) == (1, 1)
    await store.rerate(rate)
    assert await ladder(store) == found
    kept = await store.belongings(BOB)
    assert [(row["match"], row["lines"]) for row in kept["statistics"]] == [(2, '{"bear": 4}')]
    assert [(row["game"], row["matches"]) for row in kept["ratings"]] == [("ecosystem", 1)]
    await store.forget(BOB, "medium", rate)
    assert await ladder(store) == {}
    assert [row["match"] for row in (await store.belongings(CAT))["statistics"]] == [2]
    async with store.database.transaction() as db:
        [[left]] = await db.fetch("SELECT count(*) FROM legacies")
    assert left == 1


async def test_an_end_that_is_taken_back_has_not_been(store: Store) -> None:
    await finished(store, [ANN, BOB], [80, 60])
    before = await ladder(store)
    legacies = [NewLegacy(seat, {}, (("wolves", 3, ""),), ("thriving",)) for seat in (0, 1)]
    move = NewMove(0, b"{}", b"[]", reveals=True, before=b"begun")
    match = await finished(store, [BOB, ANN], [80, 60], legacies=legacies, moves=[move])
    assert await ladder(store) != before
    assert len(await store.left_by(match.id)) == 2
    await store.rewind(match.id, version=match.version, snapshot=b"begun", drop_from=1, rater=rate)
    assert await ladder(store) == before
    assert await store.left_by(match.id) == []


async def test_a_person_is_seen_where_one_asks_or_where_one_has_played_too(store: Store) -> None:
    left = [NewLegacy(seat, {"bear": 4}) for seat in (0, 1)]
    for guild, people in ((5, (ANN, BOB)), (6, (ANN, BOB)), (6, (ANN, CAT)), (7, (ANN, DAN))):
        await finished(store, people, [80, 60], guild=guild, legacies=left)
    own = await store.legacies(ANN, ANN, None)
    assert [row.match for row in own] == [1, 2, 3, 4]
    assert [row.match for row in await store.legacies(ANN, BOB, 7)] == [1, 2, 4]
    assert [row.match for row in await store.legacies(ANN, BOB, None)] == [1, 2]
    assert await store.legacies(ANN, BOB, 7, "earth") == []
    assert (own[0].won, own[0].total, own[0].seats, own[0].bots, dict(own[0].lines)) == (True, 80, 2, 0, {"bear": 4})
    assert await store.share_a_match(CAT, BOB), "they play on one server"
    assert not await store.share_a_match(DAN, BOB)


async def test_an_achievement_is_new_once_in_each_game(store: Store) -> None:
    def left(*names: str) -> list[NewLegacy]:
        return [NewLegacy(0, {}, (), names), NewLegacy(1, {})]

    await finished(store, [ANN, BOB], [80, 60], legacies=left("thriving"))
    await finished(store, [ANN, BOB], [80, 60], game="earth", legacies=left("canopy"))
    await finished(store, [ANN, BOB], [80, 60], legacies=left("thriving", "no-gaps"))
    assert await store.earlier(1) == {}
    assert await store.earlier(2) == {}
    assert await store.earlier(3) == {ANN: {"thriving"}, BOB: set()}


async def test_a_match_of_the_twentieth_schema_counts_if_it_was_played_without_hints(path: Path) -> None:
    """Those that are over are numbered as they ended; tables that have not begun are as new ones."""
    columns = "id, channel, status, changed, hints, guild, lobby_channel, game, options, seed, host, locale, created"
    rows = [
        f"INSERT INTO matches ({columns}) VALUES"  # noqa: S608 - constants
        f" ({id_}, {id_}, '{status}', {at}, {hints}, 5, 1, 'ecosystem', '{{}}', 'x', 1, 'en', 1)"
        for id_, status, at, hints in ((1, "over", 9, 0), (2, "over", 3, 0), (3, "over", 5, 1), (4, "lobby", 1, 1))
    ]
    seats = [
        f"INSERT INTO seats (match, seat, user, name, total, won) VALUES ({match}, {seat}, {user}, 'x', {total}, {won})"  # noqa: S608 - constants
        for match in (1, 2, 3) for seat, user, total, won in ((0, ANN, 70, 1), (1, BOB, 60, 0))
    ]
    made(path, 20, *rows, *seats)
    async with await Store.open(path) as store:
        found = [await store.match(number) for number in (1, 2, 3, 4)]
        assert [match and match.rated for match in found] == [True, True, False, True]
        assert await store.unrecorded() == [1, 3, 2]
        assert await store.rerate(rate) == 2
        assert (await ladder(store))[ANN].wins == 2
