"""The page says nothing of its own: each sentence and label comes from the words of a language."""

import re
from pathlib import Path

import pytest

from bot.playground.words import sentence, sentences
from bot.speech import begun, vocabulary
from tests.bot.playground.scripts import PAGE, SCRIPTS, literals, said

# What browsers and style sheets call things.
CODE = {
    "Alt", "ArrowDown", "ArrowLeft", "ArrowRight", "ArrowUp", "Backspace", "Enter", "Escape", "Tab", "noopener",
    "noreferrer", "shot",
}
LOOKS = re.compile(r"((class: |className = |kind = )(`[^`]*|[^,{}]*)|querySelectorAll\()$")
# Whatever stands between tags is read, and what tells about an element.
READ = re.compile(r'(\{[^{}]*\}, |("aria-label"|title|placeholder): |(textContent|title|placeholder) = )$')
# Elsewhere a capital letter, several words, or words beside a value.
SENTENCE = re.compile(r"\b[A-Z][a-z]+|\b[A-Za-z]+ [a-z]|^ [a-z]{2,}|\b[a-z]{2,} $")


def is_read(before: str, text: str) -> bool:
    words = [word for word in re.findall(r"(?<![/\w-])[A-Za-z][\w-]+", text) if word not in CODE and "-" not in word]
    return bool(words) and not LOOKS.search(before) and bool(READ.search(before) or SENTENCE.search(text))


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_no_script_has_words_of_its_own(script: Path) -> None:
    assert [text for before, text in literals(script) if is_read(before, text)] == []


def test_nor_has_what_always_stands_on_the_page() -> None:
    body = (PAGE / "index.html").read_text("utf-8").partition("<body")[2].partition("<noscript>")[0]
    assert re.findall(r">([^<>]*\w[^<>]*)<|\b((?:aria-label|title|placeholder)=)", body) == []


def test_all_that_the_page_says_is_worded_and_nothing_else_is_handed_to_it() -> None:
    assert said() == sentences("en").keys()


@pytest.mark.parametrize("code", sorted(begun()))
def test_each_translation_is_one_that_the_page_can_say(code: str) -> None:
    """Words, arguments and choices by number; the page knows no more of Fluent."""
    worded = [name for name in sentences("en") if name in vocabulary(code)]
    assert [name for name in worded if sentence(name, code) is None] == []
