"""The messages of one language, each read when it is first said: to read all takes as long as to load the games."""

import re
from collections.abc import Callable, Iterable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

ENTRY = re.compile(r"^(?=[a-zA-Z#-])", re.MULTILINE)  # what goes on after a line is indented, or a bracket
NAME = re.compile(r"-?[a-zA-Z][\w-]*")


class Said(str):
    """Words for something of ours, which a sentence may want in another form: `{ FORM($land, "genitive") }`."""

    __slots__ = ("forms",)
    forms: Callable[[str], str]

    @classmethod
    def of(cls, words: str, forms: Callable[[str], str]) -> "Said":
        said = cls(words)
        said.forms = forms
        return said


def form(words: str, name: str) -> str:
    """The attribute of what is spoken of that gives this form of it; a proper name has one form only."""
    return words.forms(name) if isinstance(words, Said) else words


FUNCTIONS: dict[str, Any] = {"FORM": form}  # the library's types know functions of one argument only


class Vocabulary:
    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        self.entries: dict[str, str] = {}
        for source in sources:
            self.add(source)

    def add(self, source: str) -> None:
        """What a file says, as far as none before it does."""
        for entry in ENTRY.split(source):
            if found := NAME.match(entry):
                self.entries.setdefault(found[0], entry)

    def __contains__(self, name: str) -> bool:
        return name in self.entries

    def message(self, name: str) -> Message | None:
        if not self.bundle.has_message(name):
            found = self.reading(name)
            self.bundle.add_resource(FluentResource("".join(reversed(found))))  # itself last: then it can be said
        return self.bundle.get_message(name) if self.bundle.has_message(name) else None

    def reading(self, name: str) -> list[str]:
        """The message and all that it may speak of, and what these do."""
        found: dict[str, str] = {}
        wanted = [name]
        while wanted:
            this = wanted.pop()
            if this in self.entries and this not in found:
                found[this] = self.entries[this]
                wanted += NAME.findall(found[this])
        return list(found.values())
