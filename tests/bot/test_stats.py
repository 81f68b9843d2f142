"""/stats and /leaderboard, and what a match that ends leaves behind; finished matches are written into the store."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store import NewLegacy
from bot.table.farewell import forget
from bot.table.recount import recount
from engine import Condition, RandomBot, games
from engine.achievements import Achievement
from tests.bot.club import Club, words
from tests.bot.secrecy import alts
from tests.bot.store.finished import finished

if TYPE_CHECKING:
    import pytest

    from bot.store import MatchRow

TRACES = (("wolves", 3, ""), ("card", 5, "ecosystem-bear"), ("card", 2, "ecosystem-fox"))


def left(*achievements: str) -> list[NewLegacy]:
    return [NewLegacy(seat, {"bear": 12, "biodiversity": 7}, TRACES, achievements) for seat in (0, 1)]


def id_of(club: Club, person: str) -> int:
    return int(club.playground.person(person).id)


async def over(
    club: Club, *people: str, here: bool = True, game: str = "ecosystem", achievements: tuple[str, ...] = ()
) -> MatchRow:
    """The first of them has won."""
    users, guild = [id_of(club, person) for person in people], int(club.playground.world.meta["guild"]) if here else 99
    return await finished(
        club.store, users, (80, 60), game=game, guild=guild, legacies=left(*achievements), names=people
    )


async def test_statistics_are_a_picture_and_words(club: Club) -> None:
    await over(club, "Ada", "Bela", achievements=("thriving",))
    await over(club, "Bela", "Ada")
    shown = await club.slash("Ada", "general", "stats", game="ecosystem")
    said = words(shown)
    assert said.startswith("## Ada · Ecosystem\n2 finished matches, 1 won.\n")
    assert "Points: 70 on average, 80 at best." in said
    assert "Cards placed: Bear (10), Fox (4)" in said
    assert "🏅 **Thriving** · Score 100 points." in said
    assert "Rating on this server: " in said
    [alt] = alts(shown["components"])
    assert alt.startswith("Statistics of Ada, Ecosystem. Matches: 2. Won: 1. Average: 70. Best: 80.")
    assert "Bear 12 · 12, Biodiversity 7 · 7" in alt


async def test_statistics_of_all_games_compare_no_points(club: Club) -> None:
    await over(club, "Ada", "Bela")
    await over(club, "Ada", "Bela", game="renature")
    shown = await club.slash("Bela", "general", "stats", person="Ada")
    assert "2 finished matches, 2 won" in words(shown)
    [alt] = alts(shown["components"])
    assert "Won by game: Ecosystem 1 of 1, Renature 1 of 1." in alt
    assert "Average" not in alt


async def test_who_is_asked_about_without_matches_is_told_of_in_a_sentence(club: Club) -> None:
    assert words(await club.slash("Ada", "general", "stats")).startswith("You have not finished a match yet")
    said = words(await club.slash("Ada", "general", "stats", person="Bela"))
    assert said == "Bela has not finished a match here yet."
    await over(club, "Bela", "Chidi", here=False)
    again = words(await club.slash("Ada", "general", "stats", person="Bela"))
    assert again == said, "what is played elsewhere is nobody's business"
    await over(club, "Ada", "Bela")
    said = words(await club.slash("Ada", "general", "stats", person="Bela", game="earth"))
    assert said == "Bela has not finished a match of Earth here yet."
    said = words(await club.slash("Ada", "general", "stats", game="chess"))
    assert said.startswith("There is no game called “chess”.")


async def test_a_leaderboard_is_ordered_by_what_is_sure(club: Club) -> None:
    said = words(await club.slash("Ada", "general", "leaderboard", game="ecosystem"))
    assert said.startswith("Nobody on this server has finished a rated match of Ecosystem yet.")
    for _ in range(3):
        await over(club, "Ada", "Bela")
    await over(club, "Chidi", "Bela")
    await over(club, "Chidi", "Ada", here=False)
    said = words(await club.slash("Bela", "general", "leaderboard"))
    placed = [line.partition(" · ")[0] for line in said.splitlines()[1:4]]
    assert placed == [r"1\. **Ada**", r"2\. **Chidi**", r"3\. **Bela**"], "a list would count by itself"
    assert "3 of 3 matches won" in said
    assert "0 of 4 matches won" in said


async def test_who_is_forgotten_is_on_no_leaderboard_and_in_no_statistics(club: Club) -> None:
    await over(club, "Ada", "Bela")
    await over(club, "Bela", "Chidi")
    await forget(club.client.services.sessions, id_of(club, "Ada"))
    said = words(await club.slash("Bela", "general", "leaderboard", game="ecosystem"))
    assert "**Ada**" not in said
    assert "1 of 1 match won" in said
    said = words(await club.slash("Bela", "general", "stats"))
    assert "against bots" not in said, "a former player was no bot"
    said = words(await club.slash("Bela", "general", "stats", person="Ada"))
    assert said == "Ada has not finished a match here yet."


async def played_out(club: Club, game: str) -> MatchRow:
    """A rated match of Ada and Bela, by chance, up to its end; the last answer is given by the table."""
    channel = await club.begin(game, "Ada", "Bela", here=True, rated=True)
    begun = await club.store.match_in(int(channel.id))
    assert begun is not None
    sessions = club.client.services.sessions
    session = await sessions.get(begun.id)
    match, chance = session.match.copy(), RandomBot(game)
    while len(match.waiting) > 1 or match.result is None:
        seat = match.waiting[0]
        answer = chance.answer(match, seat)
        twin = match.copy()
        twin.play(seat, answer)
        if twin.result is not None:
            await sessions.commit(session, match, seat, [])
            await sessions.play(begun.id, seat, [answer])
            break
        match = twin
    row = await club.store.match(begun.id)
    assert row is not None
    return row


async def test_a_match_that_ends_is_kept_and_counts_at_once(club: Club) -> None:
    row = await played_out(club, "ecosystem")
    assert row.status == "over"
    rows = await club.store.left_by(1)
    assert [one.seat for one in rows] == [0, 1]
    assert [sum(one.lines.values()) for one in rows] == [one.total for one in rows]
    assert {name for name, _, of in rows[0].traces if not of} == set(games()["ecosystem"].counts)
    ladder = await club.store.ratings(row.guild or 0, "ecosystem")
    assert sorted(one.name for one in ladder) == ["Ada", "Bela"]
    async with club.store.database.transaction() as db:
        await db.execute("DELETE FROM legacies")
        await db.execute("DELETE FROM ratings")
    assert await recount(club.client.services.sessions) == (1, 1)
    assert await club.store.ratings(row.guild or 0, "ecosystem") == ladder
    again = await club.store.left_by(1)
    assert [(one.lines, one.achievements) for one in again] == [(one.lines, one.achievements) for one in rows]


async def test_what_is_reached_for_the_first_time_is_told_with_the_end(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    easy = Achievement("thriving", (Condition("total", ">=", -99),))
    monkeypatch.setattr(type(games()["ecosystem"]), "achievements", (easy,))
    await over(club, "Bela", "Chidi", achievements=("thriving",))
    await played_out(club, "ecosystem")
    await club.quiet()
    [told] = [words(post) for post in club.posts("general") if "🏅" in words(post)]
    assert "🏅 **Ada** has reached something new: Thriving." in told
    assert "**Bela** has reached" not in told
