"""What happens by itself."""

from bot.work.housekeeping import WEEK, tidy
from tests.bot.club import Club, buttons, words


async def test_a_lobby_nobody_starts_closes_after_a_week(club: Club) -> None:
    await club.slash("Ada", "general", "new ecosystem", here=True)
    await club.clock.move(WEEK - 1)
    await tidy(club.client.services)
    await club.quiet()
    assert buttons(club.posts("general")[-1])
    await club.clock.move(1)
    club.playground.lose_reply("PATCH /channels/{channel}/messages/{message}")
    await tidy(club.client.services)
    await club.quiet()
    assert "for a week" in words(club.posts("general")[-1])
    assert not buttons(club.posts("general")[-1])
    assert await club.store.lobbies_in(int(club.playground.channel("general").id)) == []
