"""One match, readers of several languages: the server's for everybody, each person's own for what only they read."""

from typing import Any

import pytest

from bot.speech import DEFAULT, languages, speaker
from bot.talk import commands
from bot.talk.translation import LONGEST, payload
from engine import Text, games
from tests.bot.club import Club, words
from tests.bot.tongues import Listener, strange, vocabulary

TOUR = (
    "play", "board", "hand", "score", "log", "describe", "undo", "rules", "help", "settings", "games", "who", "stats",
    "orders", "privacy", "replay", "hint", "resign",
)


def said(language: str, id_: str) -> str:
    return speaker(language)(Text(id_))


def test_a_word_of_another_language_is_noticed() -> None:
    assert strange("Партия окончена: `x` <@1> /play", "ru", ()) == []
    assert strange("Партия is over", "ru", ()) == ["is", "over"]
    assert strange("Waiting for Ada.", "fr", ["Ada"]) == ["Waiting", "for"]
    assert all(len(vocabulary(language)) > 1000 for language in languages())


async def test_one_match_has_three_readers_in_three_languages(club: Club) -> None:
    listener = Listener(club, "fr", Ada="ru", Bela="en-US", Chidi="de", Fern="fr")
    thread = await club.begin("ecosystem", "Ada", "Bela", "Chidi")
    await club.slash("Chidi", thread, "settings", language="Русский")
    listener.tongues["Chidi"] = "ru"
    await club.slash("Ada", thread, "settings", pings="direct")
    panels = {person: str(await club.slash(person, thread, "play")) for person in ("Ada", "Bela", "Chidi")}
    assert {person: said(tongue, "panel-look") in panels[person] for person, tongue in (
        ("Ada", "ru"), ("Bela", "en"), ("Chidi", "ru"),
    )} == dict.fromkeys(panels, True)
    for person in ("Ada", "Bela", "Chidi"):
        await club.part(person, thread)
    await club.quiet()
    told = [words(post) for post in club.posts(thread, "Fern")]
    assert said("fr", "button-play") in str(club.posts(thread, "Fern"))
    assert any("Ada" in post for post in told)
    called = club.posts(club.playground.direct_message("Ada"), "Ada")
    assert said("ru", "button-play") in str(called), "she has chosen no language: Discord's is hers"
    assert listener.faults() == []


@pytest.mark.parametrize(("game", "language"), [
    ("earth", "ru"), ("renature", "fr"), ("gaia", "ru"), ("ecosystem", "fr"),
])
async def test_no_english_is_left_in_a_match_of_another_language(club: Club, game: str, language: str) -> None:
    """The beginning of one, and what can be asked meanwhile; the bench plays whole ones: `tongues`."""
    listener = Listener(club, language, Ada=language, Bela=language)
    thread = await club.begin(game, "Ada", "Bela")
    for person in ("Ada", "Bela"):
        await club.part(person, thread)
    for command in TOUR:
        await club.slash("Ada", thread, command)
    await club.slash("Ada", "general", "server")
    await club.slash("Ada", "general", "card", name="?", game=game)
    for command, option in (("card", "name"), ("rules", "topic"), ("rules", "game")):
        await club.playground.autocomplete("Ada", thread, command, option)
    await club.quiet()
    assert listener.faults() == []


async def test_commands_are_described_in_every_language(club: Club) -> None:
    told = [part for command in await payload(club.client.tree) for part in described(command)]
    others = dict.fromkeys(sorted(languages() - {DEFAULT}), 0)
    for part in told:
        for key in ("description", "name"):
            found = part.get(f"{key}_localizations", {})
            assert all(1 <= len(each) <= LONGEST for each in found.values())
            for locale in found:
                others[locale] += 1
        assert len(part.get("description_localizations", others)) == len(others)
    assert min(others.values()) > 200
    assert {command.name for command in commands.built()} >= {"new", "play", *games()}


def described(thing: dict[str, Any]) -> list[dict[str, Any]]:
    inner = [*(thing.get("options") or []), *(thing.get("choices") or [])]
    return [thing, *[found for each in inner for found in described(each)]]
