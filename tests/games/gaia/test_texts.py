"""Everything the game can say has words, and every rule has a test."""

import ast
import re
from pathlib import Path
from random import Random

import pytest

from bot.speech import known, speaker
from engine import Match, Option, RandomBot, Text, choices, text
from engine.bots import guess
from engine.games.gaia import GAME
from engine.text import Arg

from .table import ALL

HERE = Path(__file__).parent
RULES = Path(GAME.setup.__code__.co_filename).parent / "RULES.md"


def ids(value: Arg) -> set[str]:
    if isinstance(value, Text):
        return {value.id}.union(*[ids(arg) for _, arg in value.args])
    return set().union(*map(ids, value)) if isinstance(value, tuple) else set()


def said(match: Match, chance: Random) -> set[str]:
    """The ids of all that is said before one move and by it."""
    found: set[str] = set()
    for sheet in match.scores(None):
        found |= {line.text.id for line in sheet.lines}
    for seat in range(match.seats):
        prompt = match.prompt(seat)
        for coming in match.ahead(seat):
            found |= ids(coming)
        for option in match.asides(seat):
            found |= ids(GAME.label(option))
        if prompt is None:
            continue
        found.add(f"gaia-ask-{prompt.ask}")
        about: Option | None = getattr(prompt, "about", None) or getattr(prompt, "piece", None)
        if about is not None:
            found |= ids(GAME.label(about))
        for option in choices(prompt)[:6]:
            found |= ids(GAME.label(option))
            if hint := match.hint(seat, option):
                found |= ids(hint)
    seat = chance.choice(match.waiting)
    prompt = match.prompt(seat)
    assert prompt is not None
    for event in match.play(seat, guess(prompt, chance.random)):
        found |= ids(event.text("gaia", None)) | ids(event.text("gaia", event.audience[0] if event.audience else None))
    return found


@pytest.mark.parametrize("seed", range(4))
def test_everything_said_has_words(seed: int) -> None:
    match, chance = Match.new(GAME, 2 + seed, str(seed), ALL), Random(seed)
    found: set[str] = set()
    while match.waiting:
        found |= said(match, chance)
    assert len(found) > 60
    assert sorted(text for text in found if text != "cell" and not known(text)) == []


def test_every_name_in_the_description_has_words() -> None:
    meta = GAME.meta
    wanted = {"gaia-title", "gaia-about", *[text.id for text in meta.help]}
    for setting in meta.settings:
        name = f"gaia-setting-{setting.name}"
        wanted |= {name, *[f"{name}-{value}" for value in setting.values]}
    for verb in meta.verbs:
        wanted |= {f"gaia-verb-{verb.name}", *[f"gaia-param-{ask}" for ask in verb.asks]}
    for option in GAME.cards():
        wanted |= ids(GAME.label(option))
    assert sorted(text for text in wanted if not known(text)) == []


@pytest.mark.parametrize("kind", ["drew", "lost", "kept"])
def test_a_card_told_by_its_back_reads_well(kind: str) -> None:
    said = speaker("en")(text(f"gaia-event-{kind}", player="Ann", back=Text("gaia-back-element")))
    assert "one Element card" in said


def squeezed(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip()


def test_every_rule_has_a_test() -> None:
    """The docstrings of the tests are the rules, word for word."""
    rules = [squeezed(line) for line in RULES.read_text("utf-8").splitlines() if re.match(r"\d+\.\d+ ", line)]
    assert len(rules) > 55
    tests = [
        squeezed(ast.get_docstring(node) or "")
        for file in HERE.glob("test_*.py")
        for node in ast.parse(file.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]
    assert [rule for rule in rules if rule not in tests] == []
    numbered = [text for text in tests if re.match(r"\d+\.\d+ ", text)]
    assert [text for text in numbered if text not in rules] == [], "a rule that is no longer in the book"
    assert len(set(numbered)) == len(numbered)


def test_every_rule_cited_in_the_code_is_in_the_book() -> None:
    numbers = set(re.findall(r"^(\d+\.\d+) ", RULES.read_text("utf-8"), re.MULTILINE))
    cited = {
        number
        for file in RULES.parent.glob("*.py")
        for line in re.findall(r"Rules ([^:\n]*\d)", file.read_text("utf-8"))
        for number in re.findall(r"\d+\.\d+", line)
    }
    assert cited - numbers == set()
    assert len(cited) > 30


def test_what_cannot_be_taken_back_has_a_name_of_its_own() -> None:
    """A panel says what an answer may bring about, and not that it may be something."""
    kinds = set()
    for seed in range(6):
        match, bot = Match.new(GAME, 4, f"reveals {seed}", ALL), RandomBot(f"reveals {seed}")
        while match.waiting:
            news = match.play(match.waiting[0], bot.answer(match, match.waiting[0]))
            kinds |= {event.kind for event in news if event.reveals}
    assert {"drew", "took", "cast-at"} <= kinds
    assert [kind for kind in sorted(kinds) if not known(f"gaia-shows-{kind}")] == []
