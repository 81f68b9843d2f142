"""What happens by itself."""

from bot.table.archive import put
from bot.work.housekeeping import WEEK, tidy
from engine import Recording
from tests.bot.club import Club, buttons, words
from tests.recordings.matches import FOLDER


async def test_after_a_week_a_lobby_nobody_starts_closes_and_a_match_that_is_over_is_packed(club: Club) -> None:
    over = await put(club.store, Recording.of(FOLDER / "ecosystem-2.json"), "en")
    before = await club.store.moves(over)
    await club.slash("Ada", "general", "new ecosystem", here=True)
    await club.clock.move(WEEK - 1)
    await tidy(club.client.services)
    await club.quiet()
    assert buttons(club.posts("general")[-1])
    await club.clock.move(1.5)
    assert [match for match, _ in await club.store.unpacked(club.clock.now(), 9)] == [over]
    club.playground.lose_reply("PATCH /channels/{channel}/messages/{message}")
    await tidy(club.client.services)
    await club.quiet()
    assert "for a week" in words(club.posts("general")[-1])
    assert not buttons(club.posts("general")[-1])
    assert await club.store.lobbies_in(int(club.playground.channel("general").id)) == []
    assert await club.store.unpacked(club.clock.now(), 9) == []
    assert await club.store.moves(over) == before
