"""A game's RULES.md as `/rules` shows it: by topic, in the language of who reads it if there is a RULES.<language>.md.
Knows how such a file is written, no rules.
"""

import re
from functools import lru_cache
from importlib.resources import files

from bot.speech import DEFAULT, language
from engine import record

from .nearest import folded

SHORT = 3  # characters; anything shorter stands everywhere
TOPIC = re.compile(r"^## (?P<title>.+)$", re.MULTILINE)


@record
class Topic:
    title: str
    text: str

    @property
    def number(self) -> str:
        """The same in every language."""
        return self.title.partition(" ")[0]


@record
class Book:
    title: str
    introduction: str
    topics: tuple[Topic, ...]

    @property
    def summary(self) -> str:
        """The first paragraph of the introduction; what follows it is about these rules, not about the game."""
        return self.introduction.partition("\n\n")[0]

    @property
    def remarks(self) -> str:
        return self.introduction.partition("\n\n")[2]

    def about(self, word: str) -> list[Topic]:
        """Topics with the word in their title, or else in their text: first the one that has a rule of that name, then
        where it stands most often.
        """
        wanted = folded(word)
        if named := [topic for topic in self.topics if wanted in folded(topic.title)]:
            return named
        if len(wanted) < SHORT:
            return []
        rule = re.compile(rf"^[\d.]+ {re.escape(wanted)}\b", re.MULTILINE)
        found = [(topic, said) for topic in self.topics if wanted in (said := folded(topic.text))]
        return [topic for topic, said in sorted(found, key=lambda e: (not rule.search(e[1]), -e[1].count(wanted)))]

    def same(self, topic: Topic) -> Topic | None:
        """A topic of the book in another language."""
        return next((own for own in self.topics if own.number == topic.number), None)

    def rule(self, number: str) -> str | None:
        """One rule alone, with the topic that it belongs to."""
        line = re.compile(rf"^{re.escape(number)} .+$", re.MULTILINE)
        found = [(topic, rule) for topic in self.topics if (rule := line.search(topic.text))]
        return f"-# {self.title} · {found[0][0].title}\n> {found[0][1][0]}" if found else None

    def page(self, topic: Topic) -> str:
        return f"-# {self.title}\n### {topic.title}\n{topic.text}"


def book(game: str, locale: str = DEFAULT) -> Book:
    return read(game, language(locale))


def topics(game: str, locale: str, word: str) -> list[Topic]:
    """Those about the word, in the reader's language or else in English; shown in the reader's."""
    own = book(game, locale)
    return own.about(word) or [found for topic in book(game).about(word) if (found := own.same(topic))]


@lru_cache(maxsize=64)
def read(game: str, language: str) -> Book:
    folder = files(f"engine.games.{game}")
    own = folder.joinpath(f"RULES.{language}.md")
    text = (own if own.is_file() else folder.joinpath("RULES.md")).read_text("utf-8")
    first, *parts = TOPIC.split(text)
    title, _, introduction = first.strip().partition("\n")
    topics = [Topic(parts[i].strip(), parts[i + 1].strip()) for i in range(0, len(parts), 2)]
    return Book(title.removeprefix("# "), introduction.strip(), tuple(topics))
