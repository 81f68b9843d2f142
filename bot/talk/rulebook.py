"""A game's RULES.md as `/rules` shows it: by topic. Knows how such a file is written, no rules."""

import re
from functools import lru_cache
from importlib.resources import files

from engine import record

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

    def page(self, topic: Topic) -> str:
        return f"-# {self.title}\n### {topic.title}\n{topic.text}"


@lru_cache(maxsize=16)
def book(game: str) -> Book:
    text = files(f"engine.games.{game}").joinpath("RULES.md").read_text("utf-8")
    first, *parts = TOPIC.split(text)
    title, _, introduction = first.strip().partition("\n")
    topics = [Topic(parts[i].strip(), parts[i + 1].strip()) for i in range(0, len(parts), 2)]
    return Book(title.removeprefix("# "), introduction.strip(), tuple(topics))
