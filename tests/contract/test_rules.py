"""Every numbered rule of every game has a test that quotes it; no test or comment quotes one that does not exist."""

import ast
import re
from pathlib import Path
from typing import Any

from engine import Game

from .tables import every_game

ROOT = Path(__file__).parents[2]
RULE = re.compile(r"^(\d+\.\d+) (.+)$", re.MULTILINE)
CITED = re.compile(r"Rules (\d+\.\d+)(?:(?: to | and |, |–)(\d+\.\d+))*")


def rules(game: str) -> dict[str, str]:
    found = RULE.findall((ROOT / "engine" / "games" / game / "RULES.md").read_text("utf-8"))
    assert len(dict(found)) == len(found), "a number is given twice"
    return dict(found)


def docstrings(game: str) -> list[str]:
    trees = [ast.parse(file.read_text("utf-8")) for file in (ROOT / "tests" / "games" / game).glob("**/test_*.py")]
    tests = [
        node
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
    ]
    return [" ".join(found.split()) for test in tests if (found := ast.get_docstring(test))]


@every_game
def test_every_rule_is_quoted_by_a_test(game: Game[Any, Any]) -> None:
    name, quoted = game.meta.name, set(docstrings(game.meta.name))
    assert rules(name)
    assert [number for number, rule in rules(name).items() if f"{number} {rule}" not in quoted] == []


@every_game
def test_every_quoted_rule_exists(game: Game[Any, Any]) -> None:
    written = {f"{number} {rule}" for number, rule in rules(game.meta.name).items()}
    assert [line for line in docstrings(game.meta.name) if RULE.match(line) and line not in written] == []


@every_game
def test_every_rule_cited_in_the_code_exists(game: Game[Any, Any]) -> None:
    name = game.meta.name
    code = [file.read_text("utf-8") for file in (ROOT / "engine" / "games" / name).glob("**/*.py")]
    found = [match[0] for source in code for match in CITED.finditer(source)]
    cited = {number for citation in found for number in re.findall(r"\d+\.\d+", citation)}
    assert cited
    assert sorted(cited - set(rules(name))) == []


@every_game
def test_topics_and_rules_are_numbered_in_order(game: Game[Any, Any]) -> None:
    text = (ROOT / "engine" / "games" / game.meta.name / "RULES.md").read_text("utf-8")
    topics = [int(number) for number in re.findall(r"^## (\d+) \S", text, re.MULTILINE)]
    assert topics == list(range(1, len(topics) + 1))
    numbers = [tuple(map(int, number.split("."))) for number in rules(game.meta.name)]
    for topic in topics:
        assert [number for number in numbers if number[0] == topic] == [
            (topic, place) for place in range(1, sum(number[0] == topic for number in numbers) + 1)
        ]


@every_game
def test_what_is_our_own_is_marked_in_words(game: Game[Any, Any]) -> None:
    """`/rules` shows a topic alone, without the line that would explain a sign."""
    text = (ROOT / "engine" / "games" / game.meta.name / "RULES.md").read_text("utf-8")
    assert re.findall(r"\((?:reading|house)\)|\*House:\*", text) == []
