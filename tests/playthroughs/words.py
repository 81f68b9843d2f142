"""The words of a playthrough: what is answered, so that it can be read again, and what happens."""

from typing import Any, assert_never

from engine import (
    Amount,
    Answer,
    Counted,
    Event,
    Game,
    Match,
    Option,
    Pick,
    Picked,
    Place,
    Placed,
    Prompt,
    Share,
    Shared,
    Text,
    answer,
    choices,
)
from engine.text import Arg

NOTHING = "nothing"


def written(game: Game[Any, Any], answer: Answer) -> str:
    """An answer in the words of the game: `wolf`, `D4`, `2 on C3`."""
    match answer:
        case Picked():
            return ", ".join(word(game, option) for option in answer.options) or NOTHING
        case Placed():
            return word(game, Option("cell", answer.spot)) + (f" turned {answer.turn}" if answer.turn else "")
        case Counted():
            return str(answer.n)
        case Shared():
            return ", ".join(f"{n} on {word(game, option)}" for option, n in answer.parts) or NOTHING


def aside(match: Match, seat: int, words: str) -> Answer | None:
    """The anytime action that is written so, if the seat may take it now."""
    found = [option for option in match.asides(seat) if word(match.game, option) == words]
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
            taken = next((each for each in answers if each and written(game, each) == words), None)
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


def named(game: Game[Any, Any], prompt: Prompt, name: str) -> Option | None:
    return next((option for option in choices(prompt) if word(game, option) == name), None)


def word(game: Game[Any, Any], option: Option) -> str:
    return said(game, game.label(option))


def said(game: Game[Any, Any], value: Arg) -> str:
    match value:
        case Text():
            args = " ".join(said(game, part) for _, part in value.args)
            name = value.id.removeprefix(f"{game.meta.name}-").removeprefix("word-")
            return args if name == "cell" else f"{name} {args}".strip()
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
