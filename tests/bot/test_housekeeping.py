"""What happens by itself."""

from dataclasses import replace

from bot.work.housekeeping import WEEK, tidy
from tests.bot.clock import HandClock
from tests.bot.club import Club, buttons, words


async def test_a_lobby_nobody_starts_closes_after_a_week(club: Club) -> None:
    await club.slash("Ada", "general", "new ecosystem", here=True)
    [row] = await club.store.lobbies_in(int(club.playground.channel("general").id))
    clock = HandClock(row.changed + WEEK - 1)
    services = replace(club.client.services, clock=clock)
    await tidy(services, club.client)
    assert buttons(club.posts("general")[-1])
    await clock.move(1)
    await tidy(services, club.client)
    assert "for a week" in words(club.posts("general")[-1])
    assert not buttons(club.posts("general")[-1])
    assert await club.store.lobbies_in(int(club.playground.channel("general").id)) == []
