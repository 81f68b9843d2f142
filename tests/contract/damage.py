"""Saves, described positions and recordings with one thing in them changed, and everything that is done with them."""

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from engine import BadRecording, BrokenSave, Differs, Game, Match, Recording, answer, choices, replay
from engine.__main__ import score

from .positions import POSITIONS
from .walk import step

KEPT = Path(__file__).parents[1]

NUMBERS = (-1, 0, 1, 2, 5, 99, 1 << 31, 10**18, -(10**18))
WORDS = ("", " ", "0", "-1", "999", "nobody", "wolf", "A1", "x" * 300, "é\u0000")
Key = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Damage:
    """What stands at `path` becomes `value`."""

    path: Key
    value: Any

    def __str__(self) -> str:
        return f"{'.'.join(map(str, self.path))} = {json.dumps(self.value)[:80]}"

    def to(self, save: Any) -> bytes:
        spoilt = deepcopy(save)
        inner = spoilt
        for key in self.path[:-1]:
            inner = inner[key]
        inner[self.path[-1]] = self.value
        return json.dumps(spoilt).encode()


def parts(value: Any, path: Key = ()) -> Iterator[tuple[Key, Any]]:
    """Everything in a save but the whole of it."""
    if path:
        yield path, value
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from parts(inner, (*path, key))


def changes(value: Any) -> Iterator[Any]:
    """What may stand there instead."""
    match value:
        case bool():
            yield not value
        case int():
            yield from (*[number for number in NUMBERS if number != value], value + 1, value - 1, None)
        case str():
            yield from (*WORDS, value[:-1], value + value, value[::-1], None)
        case list():
            yield []
            if value:
                yield from (value[:-1], value[1:], value + value[:1], value[::-1], value * 2)
        case dict():
            yield {}
            for key in value:
                yield {name: inner for name, inner in value.items() if name != key}
                yield from [{**value, other: value[key]} for other in ("-1", "3", "999", "nobody")]
        case None:
            yield from (0, 1, -1, 999, "wolf")


def use(match: Match, chance: Random) -> None:
    """Look at everything that is shown of a match, then answer once."""
    game = match.game
    for seat in (None, *range(match.seats)):
        match.view(seat)
        match.scores(seat)
    for seat in range(match.seats):
        options = [*match.asides(seat)]
        match.ahead(seat)
        match.call(seat)
        match.terms(seat)
        match.shortcuts(seat)
        options += [barred.option for barred in match.barred(seat)]
        if prompt := match.prompt(seat):
            for option in choices(prompt):
                match.hint(seat, option)
                match.tone(seat, option)
                if given := answer(prompt, (option,)):
                    match.waste(seat, given)
            options += choices(prompt)
        for option in options:
            game.label(option)
    assert match.result is None or not match.waiting
    again = Match.load(game, match.save())
    assert again.save() == match.save()
    if match.waiting:
        match.redealt(match.waiting[0], "damage")
        twin = match.copy()
        twin.play(*step(twin, chance))
        Match.load(game, twin.save())


def survives(game: Game[Any, Any], spoilt: bytes, chance: Random) -> bool:
    """Whether the save was loaded. It is refused in one sentence that says where, or can be used like any other."""
    try:
        match = Match.load(game, spoilt)
    except BrokenSave as broken:
        said = str(broken)
        assert said.startswith(("the saved match is ", "the saved match follows "))
        assert "\n" not in said
        return False
    use(match, chance)
    return True


def scored(game: Game[Any, Any], spoilt: bytes, _: Random) -> bool:
    """Whether the position has a score. It is refused in one sentence otherwise."""
    [found] = score(game, [spoilt])
    if "error" in found:
        assert "\n" not in found["error"]
        return False
    json.dumps(found)
    return True


def replayed(_: Game[Any, Any], spoilt: bytes, __: Random) -> bool:
    """Whether the recording is played to its end. It is refused, or found to differ somewhere, in one sentence."""
    try:
        for position in replay(Recording.read(spoilt)):
            position.match.view(None)
    except (BadRecording, Differs) as error:
        said = str(error)
        assert said
        assert "\n" not in said
        return False
    return True


def trials(game: str, times: int, seed: str, kind: str = "saves") -> Iterator[tuple[str, Damage, bytes]]:
    """So many of what is kept of the game, each with something else damaged."""
    kept = WHOLE[kind](game)
    chance = Random(f"{game} {seed}")
    for _ in range(times):
        name, whole = chance.choice(kept)
        path, value = chance.choice(list(parts(whole)))
        damage = Damage(path, chance.choice(list(changes(value))))
        yield name, damage, damage.to(whole)


def read(folder: str, game: str) -> list[tuple[str, Any]]:
    return [(file.stem, json.loads(file.read_bytes())) for file in sorted((KEPT / folder).glob(f"{game}-*.json"))]


WHOLE: dict[str, Callable[[str], list[tuple[str, Any]]]] = {
    "saves": partial(read, "saves"),
    "positions": lambda game: [(game, POSITIONS[game])],
    "recordings": partial(read, "recordings"),
}
BEARS: dict[str, Callable[[Game[Any, Any], bytes, Random], bool]] = {
    "saves": survives, "positions": scored, "recordings": replayed,
}
