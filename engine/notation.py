"""Answers and events as text in the words of a game, so that they can be read again by people and by the program.

An answer names things: `wolf`, `D4`, `2 on C3`; two things of one name are told apart by their keys.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, assert_never

from .prompt import (
    Amount,
    Counted,
    Option,
    Pick,
    Picked,
    Place,
    Placed,
    Share,
    Shared,
    answer,
    choices,
)
from .text import Text

if TYPE_CHECKING:
    from .event import Event
    from .game import Game
    from .match import Match
    from .prompt import Answer, Prompt
    from .text import Arg

NOTHING = "nothing"
PROPER = ("cell", "name")  # of a cell and of what has a name of its own the name says all


def asked(match: Match, seat: int, answer: Answer) -> str:
    """What the seat answers by it; empty: nothing, it is an anytime action."""
    prompt = match.prompt(seat)
    return "" if prompt is None or not prompt.allows(answer) else prompt.ask


def told(match: Match, seat: int, answer: Answer) -> str:
    """An answer that the seat may give now, so that `meant` finds it again."""
    words, ask = written(match.game, answer), asked(match, seat, answer)
    return words if meant(match, seat, ask, words) == answer else written(match.game, answer, keys=True)


def meant(match: Match, seat: int, ask: str, words: str) -> Answer | None:
    """None where the match does not ask this, or does not take this answer."""
    if not 0 <= seat < match.seats:
        return None
    if not ask:
        return aside(match, seat, words)
    prompt = match.prompt(seat)
    return read(match.game, prompt, words) if prompt is not None and prompt.ask == ask else None


def written(game: Game[Any, Any], answer: Answer, *, keys: bool = False) -> str:
    """An answer in the words of the game: `wolf`, `D4`, `2 on C3`; or with the keys of its options."""

    def name(option: Option) -> str:
        return option.key if keys else word(game, option)

    match answer:
        case Picked():
            return ", ".join(name(option) for option in answer.options) or NOTHING
        case Placed():
            return name(Option("cell", answer.spot)) + (f" turned {answer.turn}" if answer.turn else "")
        case Counted():
            return str(answer.n)
        case Shared():
            return ", ".join(f"{n} on {name(option)}" for option, n in answer.parts) or NOTHING


def aside(match: Match, seat: int, words: str) -> Answer | None:
    """The anytime action that is written so, if the seat may take it now."""
    found = [option for option in match.asides(seat) if words in (word(match.game, option), option.key)]
    return Picked((found[0],)) if found else None


def read(game: Game[Any, Any], prompt: Prompt, words: str) -> Answer | None:
    """The answer that is written so, if the question allows it."""
    parts = [] if words == NOTHING else words.split(", ")
    match prompt:
        case Pick():
            found = [named(game, prompt, part) for part in parts]
            taken: Answer | None = Picked(tuple([option for option in found if option])) if all(found) else None
        case Place():
            answers = [answer(prompt, (option,)) for option in choices(prompt)]
            taken = next((each for each in answers if each and words in both(game, each)), None)
        case Amount():
            taken = Counted(int(words)) if words.isdecimal() else None
        case Share():
            pairs = [part.partition(" on ") for part in parts]
            shared = [(named(game, prompt, name), n) for n, _, name in pairs]
            taken = Shared(tuple([(option, int(n)) for option, n in shared if option and n.isdecimal()]))
            taken = taken if len(taken.parts) == len(parts) else None
        case _:
            assert_never(prompt)
    return taken if taken is not None and prompt.allows(taken) else None


def both(game: Game[Any, Any], answer: Answer) -> tuple[str, str]:
    return written(game, answer), written(game, answer, keys=True)


def named(game: Game[Any, Any], prompt: Prompt, name: str) -> Option | None:
    return next((option for option in choices(prompt) if name in (word(game, option), option.key)), None)


def word(game: Game[Any, Any], option: Option) -> str:
    return said(game, game.label(option))


def said(game: Game[Any, Any], value: Arg) -> str:
    match value:
        case Text():
            args = " ".join(said(game, part) for _, part in value.args)
            name = value.id.removeprefix(f"{game.meta.name}-").removeprefix("word-")
            return args if name in PROPER else f"{name} {args}".strip()
        case tuple():
            return " + ".join(said(game, part) for part in value) or NOTHING
        case _:
            return str(value)


def happened(game: Game[Any, Any], event: Event) -> str:
    """What everyone hears; in brackets who hears more, and what."""
    who = [] if event.seat is None else [f"by {event.seat}"]
    open_ = [f"{name}={said(game, value)}" for name, value in event.args]
    shut = [f"{name}={said(game, value)}" for name, value in event.secret]
    secret = [f"[{', '.join(map(str, event.audience))}: {' '.join(shut)}]"] if shut else []
    marks = ["(reveals)"] * event.reveals + ["(quiet)"] * event.quiet
    return " ".join([event.kind, *who, *open_, *secret, *marks])
