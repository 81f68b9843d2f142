"""Listens to all that a club is told, and knows which words no language of its readers has."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from bot.playground import Payload
from bot.playground.ledger import Sent
from bot.speech import DEFAULT, language, languages, word_files
from bot.table.bots import BIRDS
from bot.talk.preferences import own_name
from engine import games
from tests.bot.club import Club
from tests.graph import ROOT

SHOWN = ("content", "label", "placeholder", "description", "title", "name", "value")
UNSEEN = ("author", "attachments", "interaction", "interaction_metadata", "referenced_message")
# What is no word of any language: mentions, times, links, commands and their options, time zones, cells.
OUTSIDE = re.compile(
    r"<[@#t/:][^>]*>|https?://\S+|\]\([^)]*\)|(?<![\w/])/[a-z][\w-]*|\b[a-z]+:\S*|\b[A-Z]\w+/\w+|`[^`]*`"
)
WORD = re.compile(r"[^\W\d_]{2,}")
LETTERS = re.compile(r"\b[A-Z]{1,2}\d*\b")  # of choices and cells
PLACEABLE, HEAD = re.compile(r"\{[^{}\n]*\}"), re.compile(r"\{[^\n{}]*->")
NAMED = re.compile(r"^(?:#.*|[a-z][\w-]* *=|\s+\.[a-z]+ *=|\s*\*?\[[^\]]+\])", re.MULTILINE)


@cache
def vocabulary(tongue: str) -> frozenset[str]:
    """Every word that a language says anywhere: in its messages without their ids, and in its rules."""
    files = [PLACEABLE.sub(" ", file.read_text("utf-8")) for file in word_files(tongue)]
    messages = [NAMED.sub(" ", HEAD.sub(" ", source)) for source in files]
    book = "RULES.md" if tongue == DEFAULT else f"RULES.{tongue}.md"
    rules = [(ROOT / "engine" / "games" / game / book).read_text("utf-8") for game in games()]
    return frozenset(word.casefold() for source in (*messages, *rules) for word in WORD.findall(source))


def strings(thing: Any, key: str = "") -> Iterator[str]:
    """What somebody reads of a payload."""
    match thing:
        case dict():
            for name, value in thing.items():
                yield from strings(value, name)
        case list():
            for value in thing:
                yield from strings(value, key)
        case str() if key in SHOWN:
            yield thing


def seen(payload: Payload) -> list[str]:
    """Without the values behind what is chosen, the names of files, and who wrote it."""
    return list(strings(stripped({key: value for key, value in payload.items() if key not in UNSEEN})))


def stripped(thing: Any) -> Any:
    """A choice has a name for people and a value for the program."""
    match thing:
        case dict() if "value" in thing and ("label" in thing or "name" in thing):
            return {key: value for key, value in thing.items() if key != "value"}
        case dict():
            return {key: stripped(value) for key, value in thing.items()}
        case list():
            return [stripped(value) for value in thing]
        case _:
            return thing


def strange(text: str, tongue: str, names: Iterable[str]) -> list[str]:
    """Words in it that the language has nowhere."""
    for name in names:
        text = text.replace(name, " ")
    words = WORD.findall(LETTERS.sub(" ", OUTSIDE.sub(" ", text)))
    return [word for word in words if word.casefold() not in vocabulary(tongue)]


class Listener:
    """`tongues`: of everybody by name; `public`: of the server."""

    def __init__(self, club: Club, public: str, **tongues: str) -> None:
        self.club, self.public, self.tongues = club, public, tongues
        club.language = public
        club.playground.world.meta["locale"] = public
        for name, tongue in tongues.items():
            club.playground.person(name).locale = tongue

    @property
    def names(self) -> list[str]:
        people = [person.name for person in self.club.playground.world.people.values()]
        bots = [name for names in BIRDS.values() for name in names]
        themselves = [own_name(tongue) for tongue in languages()]
        return sorted([*people, *bots, *themselves, "Thicket", "general", "UTC"], key=len, reverse=True)

    def faults(self) -> list[str]:
        """What anybody was told in words of another language: in theirs, if only they could read it."""
        every = self.club.playground.sent
        said = [(self.tongue(sent), sent.kind, text) for sent in every for text in seen(sent.payload)]
        odd = [(*each, strange(each[2], each[0], self.names)) for each in dict.fromkeys(said)]
        return [f"{tongue} {kind}: {words} in {text!r}" for tongue, kind, text, words in odd if words]

    def tongue(self, sent: Sent) -> str:
        alone = next(iter(sent.readers)) if len(sent.readers) == 1 else ""
        return language(self.tongues.get(alone, self.public))
