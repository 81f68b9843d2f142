"""Words for what the engine says, from Fluent files that lie beside what they speak of: a game's in its folder, those
on its pictures with its drawings, the bot's own in `bot/locales`.

A language is the file `locales/<language>.ftl` in each of these folders, or several, `<language>.<part>.ftl`.
"""

import logging
import re
from collections.abc import Sequence
from functools import lru_cache, partial
from importlib import import_module
from pathlib import Path

from babel.numbers import format_decimal

from bot.vocabulary import Said, Vocabulary
from engine import Arg, Say, Text

DEFAULT = "en"
KEPT = 4096  # phrases of some hundred bytes
ID = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
log = logging.getLogger(__name__)


def folders() -> list[Path]:
    """Where words lie."""
    packages = [import_module(name).__path__ for name in ("bot", "render", "engine.games", "render.games")]
    own, drawn, *games = [[Path(folder) for folder in path] for path in packages]
    every = [*own, *drawn, *[game for some in games for folder in some for game in sorted(folder.iterdir())]]
    return [folder / "locales" for folder in every if (folder / "locales").is_dir()]


def word_files(language: str = "*", *within: Path) -> list[Path]:
    """Of one language, or of all; in these folders, or in all."""
    files = [file for folder in within or folders() for file in folder.glob("*.ftl")]
    return sorted([file for file in files if language in ("*", file.name.partition(".")[0])])


@lru_cache(maxsize=16)
def vocabulary(language: str) -> Vocabulary:
    return Vocabulary(language, [file.read_text("utf-8") for file in word_files(language)])


@lru_cache(maxsize=1)
def begun() -> frozenset[str]:
    """The languages that somebody has written something of."""
    return frozenset(file.name.partition(".")[0] for file in word_files())


@lru_cache(maxsize=1)
def languages() -> frozenset[str]:
    """Those that can say everything: nobody is offered half of one. What `python -m bot.languages` lists is missing.
    Only a game may be without; then it is played in English.
    """
    return frozenset(language for language in begun() if all(is_whole(folder, language) for folder in folders()))


def is_whole(folder: Path, language: str) -> bool:
    known = ids(folder, language)
    return ids(folder, DEFAULT) <= known or (not known and "games" in folder.parts)


@lru_cache(maxsize=64)
def ids(folder: Path, language: str) -> frozenset[str]:
    return frozenset(found for file in word_files(language, folder) for found in ID.findall(file.read_text("utf-8")))


def language(locale: str) -> str:
    """The nearest of ours to one of Discord's locales."""
    short = locale.partition("-")[0]
    return short if short in languages() else DEFAULT


@lru_cache(maxsize=16)
def speaker(locale: str) -> Say:
    """Words texts in the language nearest to `locale`."""
    chosen = language(locale)

    def say(text: Text) -> str:
        return worded(text, chosen)

    return say


def worded(text: Text, chosen: str) -> str:
    """A text without a translation is said in English; one without any wording shows its id, and is logged."""
    said, faults = phrased(text, chosen)
    for fault in faults:
        log.error("%s", fault)
    return said


@lru_cache(maxsize=KEPT)
def phrased(text: Text, chosen: str) -> tuple[str, tuple[str, ...]]:
    """The words, and what is wrong with them. A panel says the same names and hints as the one before it."""
    for speech in (chosen, DEFAULT):
        words = vocabulary(speech)
        if (message := words.message(text.id)) and (pattern := message.value):
            found, errors = words.bundle.format_pattern(pattern, arguments(text.args, chosen))
            return str(found), tuple([f"{text.id} in {speech}: {error}" for error in errors])
    return text.id, (f"no words for {text.id}",)


def brief(text: Text, locale: str) -> str | None:
    """The same in a word: the attribute `brief` of its message, of what it speaks of too; None if it has none."""
    return attribute(text, "brief", locale)


def mark(text: Text, locale: str) -> str:
    """The sign that stands beside the words: the attribute `mark` of their message."""
    return attribute(text, "mark", locale) or ""


@lru_cache(maxsize=KEPT)
def attribute(text: Text, name: str, locale: str) -> str | None:
    for speech in (language(locale), DEFAULT):
        words = vocabulary(speech)
        if (message := words.message(text.id)) and (pattern := message.attributes.get(name)):
            short = {arg: shortly(value, speech) for arg, value in text.args}
            found, errors = words.bundle.format_pattern(pattern, short)
            for error in errors:
                log.error("%s.%s in %s: %s", text.id, name, speech, error)
            return str(found).strip()
    return None


def shortly(value: Arg, locale: str) -> str | int:
    def short(text: Text) -> str:
        found = brief(text, locale)
        return worded(text, locale) if found is None else found

    return given(value, locale, short)


def arguments(args: Sequence[tuple[str, Arg]], chosen: str) -> dict[str, str | int]:
    return {name: given(value, chosen, partial(worded, chosen=chosen)) for name, value in args}


def given(value: Arg, chosen: str, words: Say) -> str | int:
    """What a sentence is given to speak of: in `words`, and in any other form that it asks for."""
    match value:
        case Text():
            return Said.of(words(value), partial(inflected, (value,), chosen))
        case tuple():
            return Said.of(", ".join([words(part) for part in value]), partial(inflected, value, chosen))
        case _:
            return value


def inflected(texts: tuple[Text, ...], chosen: str, name: str) -> str:
    return ", ".join([form(text, chosen, name) for text in texts])


@lru_cache(maxsize=KEPT)
def form(text: Text, chosen: str, name: str) -> str:
    """A text of another language, or one without this form, is said as it is."""
    words = vocabulary(chosen)
    if (message := words.message(text.id)) and (pattern := message.attributes.get(name)):
        found, errors = words.bundle.format_pattern(pattern, arguments(text.args, chosen))
        faults = [f"{text.id}.{name} in {chosen}: {error}" for error in errors]
    else:
        found, faults = worded(text, chosen), [f"{text.id} has no form {name} in {chosen}"]
    for fault in faults:
        log.error("%s", fault)
    return str(found)


def named(said: Text, names: Sequence[str]) -> Text:
    """Wherever an argument `seat`, or one that ends so, is a number, the player's name."""
    return Text(said.id, tuple([(name, name_in(name, value, names)) for name, value in said.args]))


def name_in(name: str, value: Arg, names: Sequence[str]) -> Arg:
    match value:
        case int() if name.endswith("seat") and value < len(names):
            return names[value]
        case Text():
            return named(value, names)
        case tuple():
            return tuple([named(part, names) for part in value])
        case _:
            return value


def known(text_id: str) -> bool:
    return text_id in vocabulary(DEFAULT)


def decimal(value: float, locale: str) -> str:
    """With one figure after the comma at most, which is a point in English; with a true minus sign."""
    return str(format_decimal(value, "#,##0.#", locale=language(locale))).replace("-", "−")


def clip(text: str, limit: int) -> str:
    """No longer than Discord takes it."""
    return text if len(text) <= limit else text[: limit - 1] + "…"
