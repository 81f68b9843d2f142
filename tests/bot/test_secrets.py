"""No message, picture, alt text, id or suggestion tells anybody what only another may know."""

import logging

import pytest

from bot.paint.painter import Painter
from bot.talk.reader import reader_in
from engine import games
from tests.bot.club import Club, words
from tests.bot.secrecy import Secrecy, card_names

FIRST = 6  # answers


@pytest.fixture
def painter(sketching: Painter) -> Painter:
    """Pictures are searched, too."""
    return sketching


@pytest.mark.parametrize("game", list(games()))
async def test_what_is_sent_is_the_same_whatever_is_hidden(
    club: Club, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The beginning of a match; the bench plays whole ones."""
    secrecy = Secrecy(club, game)
    await secrecy.play(FIRST)
    secrecy.check_everything()
    assert secrecy.answers >= FIRST or (await secrecy.session()).match.result, "a short match is played whole"
    assert secrecy.compared > secrecy.answers
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_nothing_names_a_card_before_the_first_is_laid(club: Club) -> None:
    await club.begin("ecosystem", "Ada", "Bela", "Chidi", here=True)
    begun = len(club.playground.sent)
    await club.part("Ada", "general")
    await club.part("Bela", "general")
    for command in ("board", "log"):
        await club.slash("Fern", "general", command)
    await club.playground.autocomplete("Chidi", "general", "ecosystem place", "card")
    await club.quiet()
    names = card_names("ecosystem", reader_in(club.client.services, "en"))
    hand = set(club.client.services.sessions.live[1].match.state.hands[2])
    theirs = [name for name in names if name.lower() not in hand]
    assert theirs
    for sent in list(club.playground.sent)[begun:]:
        told = str(sent.payload)
        if sent.readers == {"Chidi"}:
            assert not [name for name in theirs if name in told]
        elif "Fern" in sent.readers and "### " not in words(sent.payload):
            assert not [name for name in names if name in told], words(sent.payload)
