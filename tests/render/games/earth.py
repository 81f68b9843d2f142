"""Earth's shots: real matches of every mode, played to several points by a seeded random player."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from engine import Match, Pick, Prompt, RandomBot
from engine.games.earth import GAME
from engine.games.earth.catalogue import CARDS as CATALOGUE
from engine.games.earth.options import CARD
from engine.games.earth.view import EarthView
from engine.record import record
from render import Scene, scenes
from tests.render.shots import Shot, say

CARDS = (17, 125, 2850, 3051, 3450, 364)
ASKS = ("island", "bury", "action", "take", "card", "at", "keep", "sprout", "growth", "use", "event")


@record
class Moment:
    name: str
    view: EarthView
    prompt: Prompt | None = None


def _matches(seats: int, options: Mapping[str, str]) -> Iterator[Match]:
    """The same match after every answer; look before asking for the next."""
    match = Match.new(GAME, seats, f"pictures {seats}", options)
    bot = RandomBot("pictures")
    yield match
    number = 0
    while match.waiting:
        seat = match.waiting[number % len(match.waiting)]
        match.play(seat, bot.answer(match, seat))
        number += 1
        yield match


def view_of(match: Match, seat: int | None) -> EarthView:
    view: Any = match.view(seat)
    assert isinstance(view, EarthView)
    return view


def _first(seats: int, options: Mapping[str, str], wanted: Callable[[EarthView], bool], seat: int | None) -> EarthView:
    return next(view for match in _matches(seats, options) if wanted(view := view_of(match, seat)))


@lru_cache(maxsize=1)
def moments() -> dict[str, Moment]:
    """A standard match of three: the table at the start, midway and over; a seat at a question of every sort."""
    found: dict[str, Moment] = {}
    late: Match | None = None
    for match in _matches(3, {}):
        if not found:
            found["start"] = Moment("start", view_of(match, None))
        if match.waiting and (late or len(view_of(match, None).players[0].plots) >= 5):
            if late is None:
                found["early"] = found["late"] = Moment("early", view_of(match, None))
            late = match.copy()  # a view takes longer
        for seat in match.waiting:
            prompt = match.prompt(seat)
            if prompt and prompt.ask in ASKS and prompt.ask not in found:
                own = view_of(match, seat)
                if len(own.players[seat].plots) >= 4 or prompt.ask in ("island", "bury"):
                    found[prompt.ask] = Moment(prompt.ask, own, prompt)
        if not match.waiting:
            found["over"] = Moment("over", view_of(match, 0))
    if late:
        found["late"] = Moment("late", view_of(late, None))
    return found


@lru_cache(maxsize=1)
def others() -> dict[str, EarthView]:
    """Alone against Gaia, two against two, five beginners, and with plantings face down."""
    return {
        "solo": _first(1, {"level": "expert"}, lambda view: view.turn == 9, 0),
        "solo-over": _first(1, {"level": "hard"}, lambda view: view.sheets is not None, 0),
        "team": _first(4, {"teams": "yes"}, lambda view: view.turn > 6 and view.sides[0].growth > 0, 0),
        "team-over": _first(4, {"teams": "yes"}, lambda view: view.over, 0),
        "beginner": _first(5, {"mode": "beginner"}, lambda view: view.turn == 22, None),
        "sealed": _first(2, {"planting": "sealed"}, hidden, 0),
    }


@lru_cache(maxsize=1)
def crowds() -> dict[str, Moment]:
    """Long hands with everything in them to choose: beside the tableau, and more than have room there; names that are
    longer than others.
    """
    at = moments()["bury"]
    assert isinstance(at.prompt, Pick)
    earth = [card for card in CATALOGUE.values() if card.kind in ("flora", "terrain", "event")]
    deck = [card.id for card in sorted(earth, key=lambda card: -len(say(card.text)))]
    seat = at.view.seat or 0
    found = {}
    spread = deck[:: len(deck) // 26]
    for name, hand in (
        ("crowd", deck[:12]), ("many", deck[:26]), ("throng", spread[:26]), ("throng-long", deck[:40])
    ):
        late = moments()["card"].view
        held = replace(late.players[seat], hand=tuple(hand), cards=len(hand))
        players = tuple([held if k == seat else player for k, player in enumerate(late.players)])
        prompt = replace(at.prompt, options=tuple([CARD[card] for card in hand]), least=0, most=3)
        found[name] = Moment(name, replace(late, seat=seat, players=players), prompt)
    return found


def hidden(view: EarthView) -> bool:
    return view.turn > 6 and any(not plot.card for player in view.players for plot in player.plots)


def shots() -> Sequence[Shot]:
    at, more = moments(), others()
    over = at["over"].view
    found = [Shot(f"earth-table-{name}", at[name].view, Scene("table")) for name in ("start", "late", "over")]
    found += [Shot(f"earth-seat-{name}", at[name].view, Scene("seat", 1)) for name in ("early", "late", "over")]
    found += [
        Shot(f"earth-part-{scene.id}", over, scene)
        for scene in scenes(over)
        if scene.kind == "seat" and isinstance(scene.id, str)
    ]
    found += [Shot(f"earth-table-{name}", view, Scene("table")) for name, view in more.items()]
    found.append(Shot("earth-seat-sealed", more["sealed"], Scene("seat", 1)))
    found += [Shot(f"earth-gaia-{name}", more[name], Scene("seat", "gaia")) for name in ("solo", "solo-over")]
    found += [Shot(f"earth-{name}", more[name], Scene("seat", "team")) for name in ("team", "team-over")]
    for name, moment in at.items():
        if moment.prompt:
            found.append(Shot(f"earth-panel-{name}", moment.view, Scene("panel"), moment.prompt))
    found += [Shot(f"earth-panel-{each.name}", each.view, Scene("panel"), each.prompt) for each in crowds().values()]
    found += [Shot(f"earth-hand-{name}", at[name].view, Scene("hand"), at[name].prompt) for name in ("bury", "card")]
    found += [Shot(f"earth-card-{number}", over, Scene("card", number)) for number in CARDS]
    found.append(Shot("earth-scores", over, Scene("scores")))
    found.append(Shot("earth-scores-solo", more["solo-over"], Scene("scores")))
    found.append(Shot("earth-scores-team", more["team-over"], Scene("scores")))
    return found
