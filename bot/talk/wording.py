"""What a reader is told of a match: options, questions, events, and whoever is needed, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.speech import clip, named
from engine import Option, Prompt, Text

from .controls import Captions
from .message import plain

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.table.session import Session
    from engine import Event

    from .reader import Reader

NEWS = 1800  # characters of a post; the rest is in the log


def title(reader: Reader, game: str) -> str:
    return reader.say(f"{game}-title")


def label(session: Session, reader: Reader, option: Option) -> str:
    """Seats and numbers are called the same in every game."""
    match option.kind:
        case "seat":
            return session.names[option.id]
        case "number":
            return str(option.id)
        case _:
            return reader.word(session.match.game.label(option))


def hint(session: Session, reader: Reader, seat: int, option: Option) -> str:
    found = session.position.hint(seat, option)
    return reader.word(named(found, session.names)) if found else ""


def captions(session: Session, reader: Reader, seat: int, prompt: Prompt | None) -> Captions:
    """For `controls`."""
    return Captions(
        label=lambda option: label(session, reader, option),
        hint=lambda option: hint(session, reader, seat, option) if prompt else "",
        placeholder=ask(session, reader, prompt) if prompt else reader.say("panel-besides"),
        nothing=reader.say("panel-nothing"),
        fill=reader.say("panel-fill"),
        write=reader.say("panel-write"),
        earlier=reader.say("panel-earlier"),
        later=reader.say("panel-later"),
    )


def ask(session: Session, reader: Reader, prompt: Prompt) -> str:
    args: dict[str, int | str] = {}
    for name in ("about", "piece"):
        if (option := getattr(prompt, name, None)) is not None:
            found = label(session, reader, option)
            args[name] = plain(found) if option.kind == "seat" else found
    for name in ("least", "most"):
        if (number := getattr(prompt, name, None)) is not None:
            args[name] = number
    return reader.say(f"{session.row.game}-ask-{prompt.ask}", **args)


def event(session: Session, reader: Reader, told: Event) -> str:
    names = [f"**{plain(name)}**" for name in session.names]
    said = named(told.text(session.row.game, reader.seat), names)
    if told.seat is not None:
        said = Text(said.id, (*said.args, ("player", names[told.seat])))
    return reader.word(said)


def events(session: Session, reader: Reader, told: Iterable[Event]) -> str:
    return clip("\n".join([event(session, reader, one) for one in told]), NEWS)


def people(session: Session, seats: Sequence[int]) -> str:
    return ", ".join([f"**{plain(session.names[seat])}**" for seat in seats])


def needed(session: Session, reader: Reader) -> str:
    """Whom the table waits for."""
    if session.match.result:
        return reader.say("turn-over")
    return reader.say("turn-waiting", people=people(session, session.match.waiting))
