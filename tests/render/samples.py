"""Views to draw: real matches played to several points by a seeded random player, and words to put on them."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from engine import Match, Pick, Place, Prompt, RandomBot, Text
from engine.games.ecosystem import GAME
from engine.games.ecosystem.view import EcosystemView

NAMES = ("Мирослава", "Théo", "Oak bot", "Jun", "Saoirse", "Bartholomew the Elder")
LOCALES = Path(__file__).parents[2] / "bot" / "locales"


@dataclass(frozen=True)
class Sample:
    name: str
    view: EcosystemView
    prompt: Prompt | None = None


@lru_cache(maxsize=1)
def _english() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALES / "en.render.ftl").read_text(encoding="utf-8")))
    return bundle


def _argument(name: str, value: object) -> object:
    if name == "seat" and isinstance(value, int):
        return NAMES[value]
    if isinstance(value, Text):
        return say(value)
    if isinstance(value, tuple):
        return ", ".join(say(part) for part in value)
    return value


def say(text: Text) -> str:
    """English; a name that another file words is its id's last part."""
    bundle = _english()
    if not bundle.has_message(text.id):
        return text.id.rpartition("-")[2].capitalize()
    pattern = bundle.get_message(text.id).value
    assert pattern is not None
    words, errors = bundle.format_pattern(pattern, {name: _argument(name, value) for name, value in text.args})
    assert not errors, (text, errors)
    return str(words)


def _matches(seats: int, seed: str) -> Iterator[Match]:
    """The same match after every answer; look before asking for the next."""
    match = Match.new(GAME, seats, seed)
    bot = RandomBot(seed)
    yield match
    while match.waiting:
        seat = match.waiting[0]
        match.play(seat, bot.answer(match, seat))
        yield match


def _view(match: Match, seat: int | None) -> EcosystemView:
    view: Any = match.view(seat)
    assert isinstance(view, EcosystemView)
    return view


def _step(match: Match) -> int:
    return _view(match, None).step


def _ask(prompt: Prompt | None) -> str:
    return prompt.ask if isinstance(prompt, Pick | Place) else ""


@lru_cache(maxsize=8)
def ecosystem(seats: int = 4) -> tuple[Sample, ...]:
    """The table early, midway and over; and seat 0 at its first question of every sort and with its choice sealed."""
    wanted: dict[str, Sample] = {}
    for match in _matches(seats, f"pictures {seats}"):
        step, own = _step(match), _view(match, 0)
        for point, name in ((0, "start"), (1, "first"), (6, "early"), (13, "late")):
            if step == point:
                wanted.setdefault(name, Sample(name, _view(match, None)))
        prompt = match.prompt(0)
        ask = _ask(prompt)
        if ask and (step >= 7 or ask in {"swap", "with"}):
            wanted.setdefault(ask, Sample(ask, own, prompt))
        if own.chosen and step >= 7:
            wanted.setdefault("sealed", Sample("sealed", own))
        if not match.waiting:
            wanted["over"] = Sample("over", own)
            running = replace(own, sheets=match.scores(0), winners=(), step=19)
            wanted["running"] = Sample("running", running)
    return tuple(wanted.values())
