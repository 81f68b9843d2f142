"""Gaïa's shots: real matches played to several points by a seeded player who likes to play cards."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any

from engine import Match, Pick, Picked, Prompt, RandomBot, choices
from engine.games.gaia import GAME
from engine.games.gaia.options import PLAY, TAKE
from engine.games.gaia.view import GaiaView
from engine.record import record
from render import Scene, scenes
from tests.render.shots import LONG, Shot

LATE = 28  # tiles
ALL = {"capture": "on", "four": "on", "elements": "on", "disasters": "on"}


@record
class Moment:
    name: str
    view: GaiaView
    prompt: Prompt | None = None


def _matches(seats: int, options: Mapping[str, str], seed: str) -> Iterator[Match]:
    """The same match after every answer; look before asking for the next."""
    match, bot, chance = Match.new(GAME, seats, seed, options), RandomBot(seed), Random(seed)
    yield match
    while match.waiting:
        seat = match.waiting[0]
        answer, prompt = bot.answer(match, seat), match.prompt(seat)
        if isinstance(prompt, Pick) and prompt.about == PLAY and chance.random() < 0.6:
            answer = Picked((chance.choice(prompt.options[:-1]),))
        match.play(seat, answer)
        yield match


def view_of(match: Match, seat: int | None) -> GaiaView:
    view: Any = match.view(seat)
    assert isinstance(view, GaiaView)
    return view


@lru_cache(maxsize=8)
def moments(seats: int, *, everything: bool) -> dict[str, Moment]:
    """The table at the start, early, late and over; seat 0 at a question of every sort, as late as it comes.

    A view takes longer than a copy of the match, so one is made of the last moment of each sort.
    """
    at: dict[str, tuple[str, Match, int | None, Prompt | None]] = {}
    for match in _matches(seats, ALL if everything else {}, f"pictures {seats}"):
        prompt, lands = match.prompt(0), len(match.state.lands)
        found: dict[str, tuple[str, int | None, Prompt | None]] = {}
        if "start" not in at:
            found["start"] = "start", None, None
        if match.waiting and lands >= 6:
            found |= {name: (name, None, None) for name in ("early", "late") if name == "late" or name not in at}
        if prompt and lands > 6:
            name = f"{prompt.ask}-{about.word}" if (about := getattr(prompt, "about", None)) else prompt.ask
            found[name if about and about.kind == "word" else prompt.ask] = name, 0, prompt
        if 0 in match.state.sealed:
            found["sealed"] = "sealed", 0, None
        if not match.waiting:
            found["over"] = "over", 0, None
        for key, (name, seat, asked) in found.items():
            at[key] = name, match.copy(), seat, asked
    return {key: Moment(name, view_of(match, seat), asked) for key, (name, match, seat, asked) in at.items()}


@lru_cache(maxsize=1)
def rarities() -> dict[str, Moment]:
    """Questions that few matches ask, about a city where one can be meant, and cards taken beside maps that are high
    or wide.
    """
    found: dict[str, Moment] = {}
    for seed in (0, 2, 11):
        for match in _matches(4, ALL, f"more {seed}"):
            for seat in match.waiting:
                prompt = match.prompt(seat)
                asked = f"{prompt.ask}-{seed}" if prompt and getattr(prompt, "about", None) == TAKE else ""
                if asked and len(match.state.lands) > LATE:
                    found[asked] = Moment(asked, view_of(match, seat), prompt)
                elif prompt and prompt.ask not in {"card", "at", "protect", "goal"}:
                    view = view_of(match, seat)
                    city = {option.id for option in (*choices(prompt), getattr(prompt, "about", None))
                            if option and option.kind == "cell"} & dict(view.cities).keys()  # fmt: skip
                    name = prompt.ask if city or prompt.ask not in {"with", "city"} else "land"
                    found.setdefault(name, Moment(name, view, prompt))
    return found


def shots() -> Sequence[Shot]:
    found = []
    for seats, everything in ((2, False), (3, False), (4, True), (5, True)):
        at = moments(seats, everything=everything)
        points = ("start", "early", "late", "over") if seats in (3, 5) else ("late", "over")
        found += [Shot(f"gaia-table-{seats}-{name}", at[name].view, Scene("table")) for name in points]
        found.append(Shot(f"gaia-scores-{seats}", at["over"].view, Scene("scores")))
        found.append(Shot(f"gaia-seat-{seats}", at["over"].view, Scene("seat", 1)))
    over = moments(5, everything=True)["over"].view
    found += [Shot(f"gaia-{scene.kind}-long", over, scene, names=LONG)
              for scene in (Scene("table"), Scene("seat", 1), Scene("scores"))]  # fmt: skip
    parts = [scene for scene in scenes(over) if scene.kind == "table" and scene.id]
    found += [Shot(f"gaia-part-{scene.id}", over, scene) for scene in parts[:2]]
    for name, moment in moments(4, everything=True).items():
        if moment.view.seat is not None:
            found.append(Shot(f"gaia-panel-{name}", moment.view, Scene("panel"), moment.prompt))
    found += [Shot(f"gaia-panel-{name}", moment.view, Scene("panel"), moment.prompt)
              for name, moment in rarities().items()]  # fmt: skip
    taking = moments(3, everything=False)["card-take"]
    found.append(Shot("gaia-panel-take-3", taking.view, Scene("panel"), taking.prompt))
    choosing = moments(5, everything=True)["card-play"].view  # who chooses a card holds some
    found.append(Shot("gaia-hand", choosing, Scene("hand")))
    words = ("plain", "animals:star", "city:Millbrook:p:fasm", "tornado", "ppff", "eeee")
    found += [Shot(f"gaia-card-{word.replace(':', '-')}", over, Scene("card", word)) for word in words]
    return found
