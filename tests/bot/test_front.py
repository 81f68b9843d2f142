"""What the first screen shows: every game with ways to begin it, and somebody's matches, the waiting ones first."""

import re
from dataclasses import asdict, replace
from typing import TYPE_CHECKING

from bot.front import Front
from engine import LEVELS, games
from tests.bot.club import Club, words

if TYPE_CHECKING:
    from bot.playground.home import Way


def test_every_game_has_a_card_with_words_of_its_own(club: Club) -> None:
    cards = Front(club.client.services).games("en-GB")
    assert {card.name for card in cards} == set(games())
    for card in cards:
        assert all(asdict(card).values()), card.name
        assert [value for value, _ in card.levels] == list(LEVELS)
        assert set(card.commands) == {"play", "learn", "open", "watch"}


async def test_matches_that_wait_for_me_come_first_and_say_so(club: Club) -> None:
    front = Front(club.client.services)
    ada, bela = (int(club.playground.person(name).id) for name in ("Ada", "Bela"))
    assert await front.matches(ada, "en") == []
    assert await front.state("en") == "No match is being played."
    await typed(club, front, "open")
    post = club.posts("general")[-1]
    await club.press("Ada", post, "Join")
    assert await front.tables(ada, "en") == []
    [table] = await front.tables(bela, "en")
    assert (table.said, table.post) == (f"<@{ada}> has opened a table", post["id"])
    assert (table.channel, table.turn) == (post["channel_id"], "lobby")
    thread = await club.begin("ecosystem", "Ada", "Bela")
    await club.part("Bela", thread, match=2)
    mine, lobby = await front.matches(ada, "en")
    assert [(mine.match, mine.game, mine.turn), (lobby.match, lobby.turn)] == [(2, "ecosystem", "you"), (1, "lobby")]
    assert (mine.title, mine.stage, mine.said) == (
        "Ecosystem #2", "card 1 of 20: choose it", "It is your turn.",
    )
    assert [(seat.name, seat.person, seat.turn, seat.said) for seat in mine.seats] == [
        ("Ada", str(ada), True, "chooses"), ("Bela", str(bela), False, "is ready"),
    ]
    assert mine.channel == thread.id
    assert [seat.points for seat in mine.seats] == ["0", "0"], "nobody has laid a card"
    assert [seat.points for seat in lobby.seats] == [""]
    other = await front.match_in(thread.id, bela, "en")
    assert other is not None
    assert (other.turn, other.said, other.stage) == ("others", "Waiting for Ada.", "")
    assert replace(other, turn="you", said=mine.said, stage=mine.stage) == mine
    assert await front.match_in("general", ada, "en") is None
    await typed(club, front, "watch")
    watching = await front.match_in(club.thread.id, ada, "en")
    assert watching is not None
    assert (watching.watched, watching.turn) == (True, "bots")
    assert all(seat.name.endswith(" (bot)") and seat.face == "🐣" for seat in watching.seats)
    assert await front.state("en") == "2 matches are being played."


async def typed(club: Club, front: Front, way: "Way") -> None:
    """What the card of Renature says."""
    line = next(card for card in front.games("en") if card.name == "renature").commands[way].format(level="easy")
    command, *given = re.split(r" (?=\w+:)", line.removeprefix("/"))
    await club.slash("Ada", "general", command, **dict(each.split(":") for each in given))
    if given:
        await club.playground.until(lambda: "has begun" in words(club.posts("general")[-1]))


async def test_a_match_that_is_over_says_who_has_won(club: Club) -> None:
    front = Front(club.client.services)
    thread = await club.begin("renature", "Ada", bots=1)
    assert words(await club.slash("Ada", thread, "pause")) == "It is done."
    paused = await front.match_in(thread.id, 0, "en")
    assert paused is not None
    assert (paused.turn, paused.said) == ("paused", "Paused")
    drawn = (await club.client.services.sessions.get(1)).position.view(None).players
    assert [seat.points for seat in paused.seats] == [player.figure for player in drawn], "as on the table"
    await club.slash("Ada", thread, "end")
    over = await front.match_in(thread.id, 0, "en")
    assert over is not None
    assert over.turn == "over"
    assert over.said.endswith(("wins.", "share the victory."))
    assert "*" not in over.said
