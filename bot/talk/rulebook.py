"""A game's RULES.md as `/rules` shows it: by topic. Knows how such a file is written, no rules."""

import re
from functools import lru_cache
from importlib.resources import files

from engine import record

from .nearest import folded

SHORT = 3  # characters; anything shorter stands everywhere
TOPIC = re.compile(r"^## (?P<title>.+)$", re.MULTILINE)


@record
class Topic:
    title: str
    text: str


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

    def rule(self, number: str) -> str | None:
        """One rule alone, with the topic that it belongs to."""
        line = re.compile(rf"^{re.escape(number)} .+$", re.MULTILINE)
        found = [(topic, rule) for topic in self.topics if (rule := line.search(topic.text))]
        return f"-# {self.title} · {found[0][0].title}\n> {found[0][1][0]}" if found else None

    def page(self, topic: Topic) -> str:
        return f"-# {self.title}\n### {topic.title}\n{topic.text}"


@lru_cache(maxsize=16)
def book(game: str) -> Book:
    text = files(f"engine.games.{game}").joinpath("RULES.md").read_text("utf-8")
    first, *parts = TOPIC.split(text)
    title, _, introduction = first.strip().partition("\n")
    topics = [Topic(parts[i].strip(), parts[i + 1].strip()) for i in range(0, len(parts), 2)]
    return Book(title.removeprefix("# "), introduction.strip(), tuple(topics))
