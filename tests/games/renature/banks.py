"""Positions of Renature written down by hand: dominoes by their animals, cells by their names."""

import json
from collections.abc import Iterable
from typing import Any

from engine import Answer, Event, Match, Option, Picked, Place, Placed, answer, choices, games
from engine.games.renature.board import NAMES, STEP
from engine.games.renature.pieces import COLOURS, KINDS, PAIRS, slot_of
from engine.games.renature.state import Renature

GAME = games()["renature"]
TRACK = ("butterfly", "snail", "salamander", "turtle", "owl", "badger", "fox", "hedgehog", "frog", "squirrel")


def cell(name: str) -> int:
    return NAMES.index(name)


def domino(pair: str) -> int:
    first, second = sorted(map(TRACK.index, pair.split("-")))
    return PAIRS.index((first, second))


def place(pair: str, first: str, second: str) -> int:
    """Where the domino lies if the animals come to lie on these cells as they are named."""
    one, other = map(TRACK.index, pair.split("-"))
    here, there = (cell(first), cell(second)) if one <= other else (cell(second), cell(first))
    return 4 * here + STEP.index(there - here)


def match(seats: int = 2, seed: str = "rules", *, turn: int = 0) -> Match:
    """A match whose first question is to `turn`, and whose beginning was told."""
    for number in range(100):
        found = Match.new(GAME, seats, f"{seed} {number}")
        if found.state.turn == turn:
            found.opening()
            return found
    raise AssertionError


def position(
    given: Match, *, laid: Iterable[str] = (), hand: Iterable[str] | None = None, joker: str | None = None,
    plants: dict[str, str] | None = None, clouds: int | None = None,
) -> Renature:  # fmt: skip
    """Change the state. `laid`: "fox-owl B1 B2"; `plants`: cell and "white oak"; hand and clouds are the seat's turn's.

    Dominoes come from stocks, hands and box, and plants from boards, so all pieces stay in the match.
    """
    state: Renature = given.state
    for line in laid:
        pair, first, second = line.split()
        take_out(state, domino(pair))
        state.lay(domino(pair), place(pair, first, second))
    state.fresh = None
    if hand is not None:
        deal(state, state.turn, [domino(pair) for pair in hand])
    if joker is not None:
        state.joker = TRACK.index(joker)
    for where, words in (plants or {}).items():
        colour, kind = words.split()
        plant = 4 * COLOURS.index(colour) + KINDS.index(kind)
        owner = COLOURS.index(colour) if colour != "neutral" else state.turn
        state.grow(cell(where), plant)
        slot = slot_of(owner, plant)
        assert slot is not None
        state.slots[owner][slot] -= 1
    if clouds is not None:
        state.sky += state.purse[state.turn] - clouds
        state.purse[state.turn] = clouds
    given.asked = [None] * given.seats
    return state


def take_out(state: Renature, wanted: int) -> None:
    """Take a domino from wherever it is; a hand is filled up from its stock."""
    for seat, hand in enumerate(state.hands):
        if wanted in hand:
            hand[hand.index(wanted)] = state.stocks[seat].pop()
            return
    next(pile for pile in (*state.stocks, state.box) if wanted in pile).remove(wanted)


def deal(state: Renature, seat: int, dominoes: list[int]) -> None:
    state.box += state.hands[seat]
    state.hands[seat] = []
    for wanted in dominoes:
        take_out(state, wanted)
        state.hands[seat].append(wanted)


def word(name: str) -> Picked:
    return Picked((Option("word", word=name),))


def pick(pair: str) -> Picked:
    number = domino(pair)
    return Picked((Option("card", number, "-".join(TRACK[animal] for animal in PAIRS[number])),))


def at(pair: str, first: str, second: str) -> Placed:
    found = place(pair, first, second)
    return Placed(found >> 2, found & 3)


def plant(name: str) -> Picked:
    slot = [*KINDS, *[f"neutral-{kind}" for kind in KINDS]].index(name)
    return Picked((Option("plant", slot, name),))


def animal(name: str) -> Picked:
    return Picked((Option("animal", TRACK.index(name), name),))


def pick_cell(name: str) -> Picked:
    return Picked((Option("cell", cell(name)),))


def lay(given: Match, pair: str, first: str, second: str) -> list[Event]:
    """Choose the domino and its place, as far as the match asks for them."""
    seat = given.waiting[0]
    events = given.play(seat, pick(pair))
    if ask(given, seat) == "at":
        events += given.play(seat, at(pair, first, second))
    return events


def grow(given: Match, name: str, where: str) -> list[Event]:
    seat = given.waiting[0]
    events = given.play(seat, plant(name))
    if ask(given, seat) == "in":
        events += given.play(seat, Placed(cell(where)))
    return events


def ask(given: Match, seat: int) -> str:
    prompt = given.prompt(seat)
    return "" if prompt is None else prompt.ask


def offered(given: Match, seat: int) -> list[str]:
    """The words or names of what the seat is asked to choose from."""
    prompt = given.prompt(seat)
    assert prompt is not None
    if isinstance(prompt, Place):
        return [NAMES[spot] for spot in prompt.spots]
    return [option.word or NAMES[option.id] for option in prompt.options]  # type: ignore[union-attr]


def places(given: Match, pair: str) -> set[tuple[str, str]]:
    """Where the animals of the domino, as named, could come to lie."""
    state = given.state
    one, other = map(TRACK.index, pair.split("-"))
    found = set()
    for spot in state.waters.places(state.joker, domino(pair)):
        here, there = NAMES[spot >> 2], NAMES[(spot >> 2) + STEP[spot & 3]]
        found.add((here, there) if one <= other else (there, here))
        if one == other:
            found.add((there, here))
    return found


def first(given: Match, seat: int) -> Answer:
    """The first of the answers there are."""
    prompt = given.prompt(seat)
    assert prompt is not None
    found = answer(prompt, choices(prompt)[:1])
    assert found is not None
    return found


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def score(**given: Any) -> dict[str, Any]:
    return GAME.score(json.dumps(given).encode())
