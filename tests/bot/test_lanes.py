"""A slow channel costs nobody else anything, however many there are, and what is on its way at once is bounded."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bot.paint.painter import Painter
from bot.playground import Playground
from bot.work.announcer import ENDURED, SLOW
from bot.work.lanes import Crowded, Lanes
from engine.bots import guess
from tests.bot.club import Club, running, words

SLOW_ONES = tuple([f"slow-{number}" for number in range(6)])
LEAST = Lanes(quick=2, aside=2)


@pytest.fixture
async def club(tmp_path: Path, painter: Painter) -> AsyncIterator[Club]:
    async with (
        Playground(channels=(*SLOW_ONES, "general")) as playground,
        running(playground, tmp_path / "club.sqlite3", painter) as club,
    ):
        club.client.announcer.lanes = Lanes(LEAST.quick, LEAST.aside)
        yield club


async def table(club: Club, channel: str) -> int:
    """A match of Ada and Bela that has just begun."""
    store, place = club.store, int(club.playground.channel(channel).id)
    people = [club.playground.person(name) for name in ("Ada", "Bela")]
    row = await store.new_match(
        guild=1, channel=place, game="ecosystem", options={}, seed=channel, host=int(people[0].id), locale="en"
    )
    for person in people:
        row = await store.join(row.id, int(person.id), person.name, most=6)
    await club.client.services.sessions.start(row, place)
    return row.id


async def until(club: Club, reached: Callable[[], bool]) -> None:
    """Looks again and again; the bound holds all the time."""
    while not reached():
        assert len(club.client.announcer.lanes.flying) <= LEAST.quick + LEAST.aside
        await club.store.running()


async def told(club: Club, match: int) -> None:
    while [row for row in await club.store.outbox(match) if row.sent is None]:
        assert len(club.client.announcer.lanes.flying) <= LEAST.quick + LEAST.aside


def kept_waiting(club: Club, *channels: str) -> Callable[[], bool]:
    return lambda: all(club.playground.kept_waiting(channel) for channel in channels)


async def test_more_slow_channels_than_there_is_room_for_hold_up_nobody_else(club: Club) -> None:
    for channel in SLOW_ONES:
        club.playground.stall(channel)
        await table(club, channel)
    quick, sessions = await table(club, "general"), club.client.services.sessions
    for number in (0, 2, 4):  # two at a time are found to be slow
        await until(club, kept_waiting(club, *SLOW_ONES[number : number + 2]))
        await club.clock.move(SLOW)
    await told(club, quick)
    assert club.client.announcer.lanes.slow == {1, 2, 3, 4, 5, 6}
    # Now that they are known to be slow, the other match does not notice them at all.
    begun = club.clock.now()
    for _ in range(6):
        match = (await sessions.get(quick)).match
        prompt = match.prompt(match.waiting[0])
        assert prompt is not None
        await sessions.play(quick, match.waiting[0], [guess(prompt, lambda: 0.0)])
        await told(club, quick)
    assert club.clock.now() == begun
    assert [words(post) for post in club.posts("general") if "places" in words(post)]
    # They take turns in the lane aside: nobody stays there for ever.
    await until(club, lambda: set(club.client.announcer.lanes.flying) == {1, 2})
    await club.clock.move(ENDURED)
    await until(club, lambda: len(set(club.client.announcer.lanes.flying) & {3, 4, 5, 6}) == 2)
    for channel in SLOW_ONES:
        club.playground.resume(channel)
    await club.quiet()
    assert club.client.announcer.lanes.slow == set()
    for channel in SLOW_ONES:
        posts = [words(post) for post in club.posts(channel)]
        assert len(posts) == len(set(posts)) == 4, "news, the standing message and two pings"


async def test_a_retry_of_one_match_does_not_wait_for_a_slow_channel(club: Club) -> None:
    club.playground.stall("slow-0")
    await table(club, "slow-0")
    await until(club, kept_waiting(club, "slow-0"))
    club.playground.fail("POST /channels/{channel}/messages", 503)
    other = await table(club, "general")

    async def failed() -> bool:
        return any(row.reason for row in await club.store.outbox(other))

    await club.until(failed)
    await club.clock.move(1)
    await told(club, other)
    club.playground.resume("slow-0")
    await club.quiet()


def test_lanes_are_as_wide_as_they_are() -> None:
    lanes = Lanes(quick=2, aside=1)
    lanes.begin(1)
    lanes.begin(2)
    assert (lanes.room(aside=False), lanes.room(aside=True)) == (0, 1)
    lanes.set_aside(1)
    assert (lanes.room(aside=False), lanes.room(aside=True)) == (1, 0)
    with pytest.raises(Crowded):
        lanes.set_aside(2)
    lanes.end(2)
    lanes.end(1)
    lanes.begin(2)
    assert (lanes.room(aside=False), lanes.room(aside=True)) == (2, 0), "it is known to be slow"
