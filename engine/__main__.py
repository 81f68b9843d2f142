"""The engine without Discord: `python -m engine play GAME`, `duel`, `replay FILE`, `score`, `games`. One JSON object a
line.
"""

import argparse
import json
import signal
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from . import (
    ANSWER,
    EVENTS,
    BadRecording,
    Differs,
    Game,
    IllegalSetup,
    Match,
    RandomBot,
    Recording,
    Text,
    games,
    replay,
    text,
)
from .bots import LEVELS
from .bots.duel import Ring, duel
from .notation import happened


def play(game: Game[Any, Any], seats: int, seed: str, options: dict[str, str]) -> Iterator[dict[str, Any]]:
    """A match of random players, a line a move, and its result."""
    match, bot, number = Match.new(game, seats, seed, options), RandomBot(seed), 0
    while waiting := match.waiting:
        seat = waiting[number % len(waiting)]
        answer = bot.answer(match, seat)
        events = match.play(seat, answer)
        number += 1
        yield {
            "move": number,
            "seat": seat,
            "answer": ANSWER.dump_python(answer, mode="json"),
            "events": EVENTS.dump_python(events, mode="json", exclude_defaults=True),
        }
    if (result := match.result) is None:
        raise RuntimeError("nobody is asked anything, and the match is not over")
    yield {
        "result": {
            "winners": result.winners,
            "totals": [sheet.total for sheet in result.sheets],
            "sheets": [{line.text.id: line.points for line in sheet.lines} for sheet in result.sheets],
        }
    }


def again(file: Path) -> Iterator[dict[str, Any]]:
    """A recorded match, a line a move, and its result."""
    recording = Recording.of(file)
    for position in replay(recording):
        if position.move is not None:
            yield {
                "move": position.number,
                "seat": position.move.seat,
                "ask": position.move.ask,
                "answer": position.move.answer,
                "events": [happened(recording.played, event) for event in position.events],
            }
    result = recording.result
    yield {
        "result": None if result is None else {
            "how": result.how,
            "winners": result.winners,
            "totals": [sheet.total for sheet in result.sheets],
            "sheets": [dict(sheet.lines) for sheet in result.sheets],
        }
    }


def score(game: Game[Any, Any], lines: Iterable[bytes]) -> Iterator[dict[str, Any]]:
    for line in lines:
        if not line.strip():
            continue
        try:
            yield game.score(line)
        except ValidationError as error:
            first = error.errors(include_url=False, include_input=False)[0]
            where = ".".join(map(str, first["loc"]))
            yield {"error": f"{where}: {first['msg']}" if where else first["msg"]}
        except ValueError as error:
            yield {"error": str(error)}


def described(game: Game[Any, Any]) -> dict[str, Any]:
    meta = game.meta
    return {
        "game": meta.name,
        "seats": meta.seats,
        "rules": meta.rules,
        "options": {setting.name: setting.values for setting in meta.settings},
    }


OPTION = "a setting of the game, as `games` lists them"
SENTENCES = {
    "setup-option-seats": "option {name} is not for so many players, only for {counts}",
    "setup-seats": "the game is for {least} to {most} players",
    "setup-option": "the game has no option {name}",
    "setup-value-seats": "option {name} can be {value} only for {least} to {most} players",
    "setup-value": "option {name} cannot be {value}, only one of {values}",
}


def spelled(value: int | str | Text) -> int | str:
    """An option and its value as they are typed here, which is how their messages end."""
    return value.id.rpartition("-")[2] if isinstance(value, Text) else value


def sentence(reason: Text) -> str:
    """The engine's own reasons in words; a game's, which only its texts word, by name."""
    args = {name: spelled(value) for name, value in reason.args if not isinstance(value, tuple)}
    return SENTENCES.get(reason.id, reason.id).format(**args)


def option(given: str) -> tuple[str, str]:
    name, equals, value = given.partition("=")
    if not (name and equals):
        raise argparse.ArgumentTypeError(f"{given!r} is not of the form name=value")
    return name, value


class Settings(argparse.Action):
    """Each of them once."""

    def __call__(self, parser: argparse.ArgumentParser, namespace: Any, values: Any, option_string: Any = None) -> None:
        name, value = values
        found: dict[str, str] = getattr(namespace, self.dest)
        if name in found:
            raise argparse.ArgumentError(self, f"{name} is given twice")
        setattr(namespace, self.dest, {**found, name: value})


def suited(
    game: Game[Any, Any], seats: int, options: dict[str, str], lines: Iterator[dict[str, Any]]
) -> Iterator[dict[str, Any]]:
    """A lobby keeps what does not count for so many, until there are others; here it would do nothing, unsaid."""
    for setting in game.meta.settings:
        if setting.name in options and setting.seats and seats not in setting.seats:
            counts = ", ".join(map(str, setting.seats))
            raise IllegalSetup(text("setup-option-seats", name=setting.name, counts=counts))
    yield from lines


def some(given: str) -> int:
    """How many, one at least."""
    if not given.isdecimal() or int(given) < 1:
        raise argparse.ArgumentTypeError(f"{given!r} is not a number from one up")
    return int(given)


def ring(given: str) -> list[str]:
    found = given.split(",")
    if unknown := [name for name in found if name not in (*LEVELS, "random")]:
        raise argparse.ArgumentTypeError(f"there is no bot {unknown[0]!r}; there are {', '.join(LEVELS)} and random")
    return found


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine", description="Thicket's games without Discord.")
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="play a match of random players")
    playing.add_argument("game", choices=sorted(games()))
    playing.add_argument("--seats", type=some, required=True)
    playing.add_argument("--seed", default="1", help="the same deal for the same one")
    playing.add_argument("--option", type=option, action=Settings, default={}, metavar="NAME=VALUE", help=OPTION)
    fighting = commands.add_parser("duel", help="let bots play against each other")
    fighting.add_argument("game", choices=sorted(games()))
    named = f"{', '.join(LEVELS)} or random; they sit down in turn"
    fighting.add_argument("--bots", type=ring, required=True, metavar="BOT,BOT", help=named)
    fighting.add_argument("--seats", type=some, help="as many as there are bots, if not said")
    fighting.add_argument("--matches", type=some, default=20, help="20, if not said; each deal in every seating")
    fighting.add_argument("--seed", default="1", help="the same deals and thoughts for the same one")
    fighting.add_argument("--option", type=option, action=Settings, default={}, metavar="NAME=VALUE", help=OPTION)
    replaying = commands.add_parser("replay", help="play a recorded match again, and say where it differs")
    replaying.add_argument("file", type=Path, metavar="FILE", help="what `thicket export` has written")
    scoring = commands.add_parser("score", help="score positions from standard input, one JSON object a line")
    scoring.add_argument("game", choices=sorted(games()))
    commands.add_parser("games", help="list the games")
    return parser


def main(argv: list[str] | None = None) -> int:
    given = arguments().parse_args(argv)
    match given.command:
        case "games":
            lines: Iterator[dict[str, Any]] = map(described, games().values())
        case "play":
            game, seats, options = games()[given.game], given.seats, given.option
            lines = suited(game, seats, options, play(game, seats, given.seed, options))
        case "duel":
            game, seats, options = games()[given.game], given.seats or len(given.bots), given.option
            lines = suited(
                game, seats, options, duel(game, Ring(given.bots), seats, given.matches, given.seed, options)
            )
        case "replay":
            lines = again(given.file)
        case _:
            lines = score(games()[given.game], sys.stdin.buffer)
    failed = 0
    try:
        for line in lines:
            failed |= "error" in line
            print(json.dumps(line, ensure_ascii=False))
    except IllegalSetup as error:
        print(f"{given.game}: {sentence(error.reason)}", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"{given.file}: {error.strerror}", file=sys.stderr)
        return 2
    except BadRecording as error:
        print(f"{given.file}: {error}", file=sys.stderr)
        return 2
    except Differs as error:
        print(f"{given.file}: {error}", file=sys.stderr)
        return 1
    return failed


if __name__ == "__main__":
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # `… | head` ends quietly
    sys.exit(main())
