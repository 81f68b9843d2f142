"""A language that is offered says all that English does, with the same arguments, and in letters that can be drawn."""

from pathlib import Path

import pytest
from fluent.syntax.ast import Message

from bot.languages import in_glossary, in_rules, in_words, lacking, main, messages, parsed
from bot.speech import DEFAULT, begun, decimal, folders, languages, word_files, worded
from bot.talk.message import TEXT
from bot.talk.rulebook import book
from bot.vocabulary import Vocabulary
from engine import Text, games
from render.script import known

OURS = ("en", "fr", "ru")
every_language = pytest.mark.parametrize("language", OURS[1:])


def test_all_that_were_begun_are_offered() -> None:
    assert begun() == languages() == set(OURS)


@every_language
def test_nothing_is_missing(language: str) -> None:
    """Each message with its arguments and attributes, each rule, and one word for each thing of a glossary."""
    assert lacking(language) == []


@every_language
def test_every_message_is_read_as_it_is_written(language: str) -> None:
    for folder in folders():
        files = word_files(language, folder)
        names = [entry.id.name for file in files for entry in parsed(file) if isinstance(entry, Message)]
        assert sorted(set(names)) == sorted(names)
        assert Vocabulary(language, [file.read_text("utf-8") for file in files]).entries.keys() == set(names)


@every_language
def test_pictures_have_letters_for_all_that_a_language_writes(language: str) -> None:
    """Signs that English has too stand on buttons only, or are drawn as others."""
    assert unknown(language) <= unknown(DEFAULT)


def unknown(language: str) -> set[str]:
    drawn = [folder for folder in folders() if "bot" not in folder.parts]
    said = [message.said for folder in drawn for message in messages(folder, language).values()]
    return {letter for words in said for letter in words if not letter.isspace() and not known(letter)}


@every_language
def test_spaces_that_hold_words_together_are_drawn_as_spaces(language: str) -> None:
    found = {letter for file in word_files(language) for letter in file.read_text("utf-8") if letter.isspace()}
    assert found <= {" ", "\n", "\u00a0", "\u202f"}


@every_language
@pytest.mark.parametrize("game", list(games()))
def test_every_topic_of_the_rules_fits_a_message(game: str, language: str) -> None:
    found = book(game, language)
    assert found.title == worded(Text(f"{game}-title"), language)
    assert max(len(found.page(topic)) for topic in found.topics) <= TEXT


def test_figures_are_written_as_a_language_does() -> None:
    assert [decimal(-1234.5, language) for language in OURS] == ["−1,234.5", "−1\u202f234,5", "−1\u00a0234,5"]


ENGLISH = """
soil = { $count } soil
    .brief = soil
leaf = A leaf
bare = Nothing
"""
OTHER = """
soil = { $number } Erde
leaf = Ein Halm
odd = Etwas
"""


def test_what_a_language_lacks_is_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "locales"
    folder.mkdir()
    for name, words in {
        "en.ftl": ENGLISH, "xx.ftl": OTHER, "xx.glossary.toml": '[leaf]\nsays = ["blatt"]\nnever = ["erd"]\n',
        "../RULES.md": "## 1 A\n\n1.1 One.\n\n1.2 Two.\n", "../RULES.xx.md": "## 1 A\n\n1.1 Eins.\n",
    }.items():
        (folder / name).write_text(words, "utf-8")
    found = [*in_words(folder, "xx"), *in_glossary(folder, "xx"), *in_rules(tmp_path / "RULES.md", "xx")]
    assert [line.rpartition(": ")[2] for line in found[:-1]] == [
        "soil has number, in English count", "soil.brief is missing", "bare is missing", "odd is no message in English",
        "leaf speaks of leaf, and says none of blatt", "soil says erd for leaf",
    ]
    assert found[-1].endswith("RULES.xx.md: otherwise than in English: rule 1.2")
    assert main(["yy"]) == 1
    assert "bot/locales/yy.glossary.toml is missing" in capsys.readouterr().out
