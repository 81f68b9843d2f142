"""Ecosystem's shots: real matches played to several points by a seeded random player."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from engine import Match, Prompt, RandomBot
from engine.games.ecosystem import GAME
from engine.games.ecosystem.cards import CARDS
from engine.games.ecosystem.view import EcosystemView
from engine.record import record
from render import Scene
from tests.render.shots import LONG, Shot


@record
class Moment:
    name: str
    view: EcosystemView
    prompt: Prompt | None = None


def matches(seats: int, seed: str) -> Iterator[Match]:
    """The same match after every answer; look before asking for the next."""
    match = Match.new(GAME, seats, seed)
    bot = RandomBot(seed)
    yield match
    while match.waiting:
        seat = match.waiting[0]
        match.play(seat, bot.answer(match, seat))
        yield match


def view_of(match: Match, seat: int | None) -> EcosystemView:
    view: Any = match.view(seat)
    assert isinstance(view, EcosystemView)
    return view


@lru_cache(maxsize=8)
def moments(seats: int) -> dict[str, Moment]:
    """The table at the start, early, late and over; seat 0 at a question of every sort, and with its choice sealed."""
    found: dict[str, Moment] = {}
    for match in matches(seats, f"pictures {seats}"):
        table, own, prompt = view_of(match, None), view_of(match, 0), match.prompt(0)
        for step, name in ((0, "start"), (1, "first"), (6, "early"), (13, "late")):
            if table.step == step:
                found.setdefault(name, Moment(name, table))
        if prompt and table.step == 0:
            found.setdefault("dealt", Moment("dealt", own, prompt))
        if prompt and (table.step >= 7 or prompt.ask in {"swap", "with"}):
            found.setdefault(prompt.ask, Moment(prompt.ask, own, prompt))
        if own.chosen and table.step >= 7:
            found.setdefault("sealed", Moment("sealed", own))
        if not match.waiting:
            found["over"] = Moment("over", own)
            standing = replace(own, sheets=match.scores(0), winners=(), step=19)
            found["running"] = Moment("running", standing)
    return found


def shots() -> Sequence[Shot]:
    found = []
    for seats in range(1, 7):
        at = moments(seats)
        points = ("start", "early", "late", "over") if seats == 3 else ("late", "over")
        found += [Shot(f"ecosystem-table-{seats}-{name}", at[name].view, Scene("table")) for name in points]
        found.append(Shot(f"ecosystem-scores-{seats}", at["over"].view, Scene("scores")))
    alone = moments(1)["over"].view
    behind = replace(alone, margin=50, winners=(), sheets=(alone.sheets or ())[::-1])
    found.append(Shot("ecosystem-scores-behind", behind, Scene("scores")))
    for name, moment in {**moments(1), **moments(3)}.items():
        if moment.view.seat is not None:
            found.append(Shot(f"ecosystem-panel-{name}", moment.view, Scene("panel"), moment.prompt))
            if moment.view.hand:
                found.append(Shot(f"ecosystem-hand-{name}", moment.view, Scene("hand"), moment.prompt))
        found.append(Shot(f"ecosystem-seat-{name}", moment.view, Scene("seat", 0)))
    found += [Shot(f"ecosystem-{scene.kind}-long", at["over"].view, scene, names=LONG)
              for scene in (Scene("table"), Scene("seat", 1), Scene("scores"), Scene("panel"))]  # fmt: skip
    found += [Shot(f"ecosystem-card-{card}", at["over"].view, Scene("card", card)) for card in CARDS]
    return found
