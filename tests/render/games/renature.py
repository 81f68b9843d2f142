"""Renature's shots: real matches played to several points by a seeded player who likes to lay and plant."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import Any

from engine import Match, Picked, Prompt, RandomBot, choices
from engine.games.renature import GAME
from engine.games.renature.options import DISCARD, SKIP
from engine.games.renature.view import RenatureView
from engine.record import record
from render import Scene
from tests.render.shots import LONG, Shot


@record
class Moment:
    name: str
    view: RenatureView
    prompt: Prompt | None = None


def _matches(seats: int, seed: str) -> Iterator[Match]:
    """The same match after every answer; what could be laid or planted is."""
    match, bot, chance = Match.new(GAME, seats, seed), RandomBot(seed), Random(seed)
    yield match
    while match.waiting:
        seat = match.waiting[0]
        answer, prompt = bot.answer(match, seat), match.prompt(seat)
        options = [option for option in choices(prompt) if option not in (DISCARD, SKIP)] if prompt else []
        if options and isinstance(answer, Picked) and set(answer.options) & {DISCARD, SKIP}:
            answer = Picked((chance.choice(options),))
        match.play(seat, answer)
        yield match


def view_of(match: Match, seat: int | None) -> RenatureView:
    view: Any = match.view(seat)
    assert isinstance(view, RenatureView)
    return view


@lru_cache(maxsize=4)
def moments(seats: int) -> dict[str, Moment]:
    """The table at the start, midway and over; seat 0 at the widest question of every sort."""
    found: dict[str, Moment] = {}
    for match in _matches(seats, f"pictures {seats}"):
        table, own, prompt = view_of(match, None), view_of(match, 0), match.prompt(0)
        laid = len(table.dominoes)
        for count, name in ((0, "start"), (12, "early"), (30, "late")):
            if laid == count and table.phase == "lay":
                found.setdefault(name, Moment(name, table))
        if prompt and 14 <= laid <= 34:
            old = found.get(prompt.ask)
            if not (old and old.prompt and len(choices(prompt)) <= len(choices(old.prompt))):
                found[prompt.ask] = Moment(prompt.ask, own, prompt)
        if not match.waiting:
            found["over"] = Moment("over", own)
    return found


def shots() -> Sequence[Shot]:
    found = []
    for seats in (2, 3, 4):
        at = moments(seats)
        points = ("start", "early", "late", "over") if seats == 4 else ("late", "over")
        found += [Shot(f"renature-table-{seats}-{name}", at[name].view, Scene("table")) for name in points]
        found.append(Shot(f"renature-scores-{seats}", at["over"].view, Scene("scores")))
        found.append(Shot(f"renature-seat-{seats}", at["late"].view, Scene("seat", 1)))
    over = moments(4)["over"].view
    found += [Shot(f"renature-zoom-{quarter}", over, Scene("table", quarter)) for quarter in ("nw", "se")]
    found += [Shot(f"renature-{scene.kind}-long-{scene.id}", over, scene, names=LONG)
              for scene in (Scene("table"), Scene("table", "ne"), Scene("seat", 1), Scene("scores"))]  # fmt: skip
    found.append(Shot("renature-seat-over", over, Scene("seat", 0)))
    for name, moment in moments(4).items():
        if moment.prompt:
            found.append(Shot(f"renature-panel-{name}", moment.view, Scene("panel"), moment.prompt))
            if name in ("domino", "discard", "at"):
                found.append(Shot(f"renature-hand-{name}", moment.view, Scene("hand"), moment.prompt))
    found += [Shot(f"renature-card-{word}", over, Scene("card", word)) for word in ("turf", "neutral-oak", "fox")]
    return found
