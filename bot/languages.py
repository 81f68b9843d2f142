"""What a language lacks beside English: messages, arguments, attributes, rules, words of the glossary.

`python -m bot.languages` lists it for every language that somebody has begun; `python -m bot.languages de` for one.
"""

import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

from bot.speech import DEFAULT, begun, folders, word_files
from engine import record

RULE = re.compile(r"^(\d+\.\d+) ", re.MULTILINE)
TOPIC = re.compile(r"^## (\d+) ", re.MULTILINE)


@record
class Entry:
    """One message of a file: what it is given, which attributes it has, and all that it may say."""

    arguments: frozenset[str]
    attributes: frozenset[str]
    said: str


class Reading(Visitor):
    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.said: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the visitor's own naming
        self.arguments.add(node.id.name)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.said.append(node.value)


def entered(message: Message) -> Entry:
    """An attribute may be given less than the message."""
    whole, attributes = Reading(), Reading()
    if message.value is not None:
        whole.visit(message.value)
    for attribute in message.attributes:
        attributes.visit(attribute.value)
    names = frozenset(attribute.id.name for attribute in message.attributes)
    return Entry(frozenset(whole.arguments), names, "\n".join([*whole.said, *attributes.said]))


@cache
def parsed(file: Path) -> tuple[BaseNode, ...]:
    return tuple(FluentParser(with_spans=False).parse(file.read_text("utf-8")).body)


def messages(folder: Path, language: str) -> dict[str, Entry]:
    entries = [entry for file in word_files(language, folder) for entry in parsed(file)]
    return {entry.id.name: entered(entry) for entry in entries if isinstance(entry, Message)}


def lacking(language: str) -> list[str]:
    """A line for each thing."""
    found = [line for folder in folders() for line in in_words(folder, language)]
    found += [line for folder in folders() for line in in_glossary(folder, language)]
    books = [book for folder in folders() if (book := folder.parent / "RULES.md").is_file()]
    return found + [line for book in books for line in in_rules(book, language)]


def in_words(folder: Path, language: str) -> Iterator[str]:
    for file in word_files(language, folder):
        for entry in parsed(file):
            if isinstance(entry, Junk):
                yield f"{near(file)}: cannot be read: {(entry.content or '').strip().partition(chr(10))[0]}"
    english, own = messages(folder, DEFAULT), messages(folder, language)
    for name, message in english.items():
        if name not in own:
            yield f"{near(folder)}: {name} is missing"
            continue
        if own[name].arguments != message.arguments:
            yield f"{near(folder)}: {name} has {listed(own[name].arguments)}, in English {listed(message.arguments)}"
        for attribute in sorted(message.attributes - own[name].attributes):
            yield f"{near(folder)}: {name}.{attribute} is missing"
    for name in own.keys() - english.keys():
        yield f"{near(folder)}: {name} is no message in English"


def in_glossary(folder: Path, language: str) -> Iterator[str]:
    """One word for one thing. The folders of drawings share the glossaries of what they draw."""
    file = folder / f"{language}.glossary.toml"
    if "render" in folder.parts:
        return
    if not file.is_file():
        yield f"{near(file)} is missing"
        return
    english, own = messages(folder, DEFAULT), messages(folder, language)
    for term, rule in tomllib.loads(file.read_text("utf-8")).items():
        speaks = re.compile(rf"\b{re.escape(term)}(?:s|es)?\b", re.IGNORECASE)
        for name, message in english.items():
            said = own[name].said.casefold() if name in own else ""
            expected = name not in rule.get("besides", ()) and speaks.search(message.said)
            if said and expected and not any(stem in said for stem in rule["says"]):
                yield f"{near(file)}: {name} speaks of {term}, and says none of {listed(rule['says'])}"
        for stem in rule.get("never", ()):
            for name, spoken in own.items():
                if re.search(rf"\b{re.escape(stem)}", spoken.said.casefold()):
                    yield f"{near(file)}: {name} says {stem} for {term}"


def in_rules(book: Path, language: str) -> Iterator[str]:
    own = book.with_name(f"RULES.{language}.md")
    if not own.is_file():
        yield f"{near(own)} is missing"
        return
    for sort, numbered in (("rule", RULE), ("topic", TOPIC)):
        wanted, found = (numbered.findall(each.read_text("utf-8")) for each in (book, own))
        if wanted != found:
            odd = sorted({*wanted} ^ {*found}) or ["their order"]
            yield f"{near(own)}: otherwise than in English: {sort} {listed(odd)}"


def near(path: Path) -> str:
    """As one finds it from the root of the project."""
    root = Path(__file__).parents[1]
    return (path.relative_to(root) if path.is_relative_to(root) else path).as_posix()


def listed(names: Iterable[str]) -> str:
    return ", ".join(sorted(names)) or "nothing"


def main(given: list[str]) -> int:
    count = 0
    for language in given or sorted(begun() - {DEFAULT}):
        found = lacking(language)
        count += len(found)
        print("\n".join([*found, f"{language}: {len(found) or 'nothing'} to do"]))
    return count > 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
