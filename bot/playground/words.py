"""What the page says, in the language of whoever sits in front of it: every sentence at once, each as parts that the
page puts together. A part is words, the name of an argument, or a choice among forms by a number; which form a number
takes, the browser knows for every language.
"""

from functools import lru_cache
from typing import TypeAlias

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Message,
    NumberLiteral,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)

from bot.speech import DEFAULT, language, languages, speaker, vocabulary
from engine import text

from .wire import Payload

OURS, REFUSALS = "page-", "page-cannot-"  # a refusal is said by whoever refuses
LOCALES = {"en": "en-US"}  # of Discord, where one is not called as the language is
Part: TypeAlias = str | Payload


def words(locale: str) -> Payload:
    """For somebody whose Discord has that locale."""
    spoken = [(LOCALES.get(code, code), speaker(code)(text("language-name"))) for code in sorted(languages())]
    chosen = language(locale)
    return {"op": "words", "locale": locale, "language": chosen, "languages": spoken, "words": sentences(chosen)}


@lru_cache(maxsize=16)
def sentences(chosen: str) -> dict[str, list[Part]]:
    """What has no translation is said in English."""
    ids = [name for name in vocabulary(DEFAULT).entries if name.startswith(OURS) and not name.startswith(REFUSALS)]
    return {name: sentence(name, chosen) or sentence(name, DEFAULT) or [name] for name in ids}


def sentence(name: str, chosen: str) -> list[Part] | None:
    """None: it is not worded, or not as the page could say it."""
    entry = FluentParser().parse_entry(vocabulary(chosen).entries.get(name, ""))
    if not isinstance(entry, Message) or entry.value is None:
        return None
    try:
        return parts(entry.value)
    except Unspeakable:
        return None


class Unspeakable(Exception):
    """More of Fluent than the page knows."""


def parts(pattern: Pattern) -> list[Part]:
    return [part(element) for element in pattern.elements]


def part(element: object) -> Part:
    match element:
        case TextElement(value=said):
            return str(said)
        case Placeable(expression=inner):
            return part(inner)
        case StringLiteral() | NumberLiteral():
            return str(element.parse()["value"])
        case VariableReference(id=argument):
            return {"argument": argument.name}
        case SelectExpression(selector=VariableReference(id=argument), variants=variants):
            forms = {key(variant.key): parts(variant.value) for variant in variants}
            [rest] = [key(variant.key) for variant in variants if variant.default]
            return {"number": argument.name, "forms": forms, "rest": rest}
        case _:
            raise Unspeakable(element)


def key(found: object) -> str:
    return str(found.value if isinstance(found, NumberLiteral) else getattr(found, "name", found))
