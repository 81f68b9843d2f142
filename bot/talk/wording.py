"""What a reader is told of a match: options, questions, events, and whoever is needed, in words."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial
from typing import TYPE_CHECKING

from bot.speech import DEFAULT, clip, known, named
from engine import Arg, Option, Prompt, Text, choices, text

from . import answers
from .controls import Captions, Style, lettered
from .message import plain
from .names import capital, names, names_in_text
from .typed import Labels

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.table.session import Session
    from bot.table.since import Since
    from engine import Event, Tone

    from .reader import Reader

STYLES: dict[Tone, Style] = {"plain": "secondary", "main": "primary", "good": "success", "grave": "danger"}
WORD = 12  # characters of a hint that a button can tell
LINE = 900  # characters; Fluent takes no more than 1000 for one argument
SHORT, ENOUGH = 160, 260  # characters of what happened: cut there, if it is longer than the other
NEWS = 1800  # characters of a post; the rest is in the log


def title(reader: Reader, game: str) -> str:
    return reader.say(f"{game}-title")


def label(session: Session, reader: Reader, option: Option) -> str:
    """Seats and numbers are called the same in every game."""
    match option.kind:
        case "seat":
            return names(session, reader)[option.id]
        case "number":
            return str(option.id)
        case _:
            return reader.word(session.match.game.label(option))


def labels(session: Session, reader: Reader) -> Labels:
    """What is typed may be in the reader's language or in English."""
    own, english = partial(label, session, reader), partial(label, session, replace(reader, locale=DEFAULT))
    return Labels(own, english)


def thing(session: Session, reader: Reader, option: Option) -> Arg:
    """The same for a sentence, which may want another form of it; a name neither formats nor pings."""
    found = session.match.game.label(option)
    if option.kind in ("seat", "number") and not known(found.id):
        return plain(label(session, reader, option))
    return named(found, names_in_text(session, reader))


def name(session: Session, reader: Reader, option: Option) -> str:
    """The label in a word, where it has one."""
    if option.kind in ("seat", "number"):
        return label(session, reader, option)
    return reader.briefly(session.match.game.label(option)) or label(session, reader, option)


def mark(session: Session, reader: Reader, option: Option) -> str:
    """The emoji beside a label, where it has one."""
    return "" if option.kind in ("seat", "number") else reader.mark(session.match.game.label(option))


def hint(session: Session, reader: Reader, seat: int, option: Option) -> str:
    found = session.position.hint(seat, option)
    return reader.word(named(found, names(session, reader))) if found else ""


def brief(session: Session, reader: Reader, seat: int, option: Option) -> str | None:
    """The hint in a word, which may be none: its message's attribute `brief`; a short hint is its own.

    None where a word is not enough.
    """
    found = session.position.hint(seat, option)
    if found is None:
        return ""
    said = named(found, names(session, reader))
    word, whole = reader.briefly(said), reader.word(said)
    return whole if word is None and len(whole) <= WORD else word


def shortcuts(session: Session, reader: Reader, seat: int) -> list[tuple[str, str]]:
    """What answers more than the question: the answers as a button holds them, and what it says."""
    found = [(answers.word(session.match, seat, each.answers), each.label) for each in session.match.shortcuts(seat)]
    return [(word, reader.word(named(label, names(session, reader)))) for word, label in found if word]


def outcomes(reader: Reader, prompt: Prompt, words: Captions, *, unsaid: bool = False) -> list[str]:
    """What each choice brings, where its button cannot say it all: a line for all that bring the same.

    `unsaid`: only of those whose buttons say none of it.
    """
    found: dict[str, list[str]] = {}
    for number, option in enumerate(choices(prompt)):
        if len(words.hint(option)) > WORD and not (unsaid and words.brief(option) is not None):
            names = found.setdefault(plain(words.hint(option)), [])
            names.append(plain(lettered(number, option, words.name(option), words)))
    return [
        reader.say("panel-outcome", option=clip(", ".join(names), LINE), hint=hint) for hint, names in found.items()
    ]


def captions(session: Session, reader: Reader, seat: int, prompt: Prompt | None) -> Captions:
    """For `controls`."""
    meta = session.match.game.meta
    return Captions(
        label=lambda option: label(session, reader, option),
        name=lambda option: name(session, reader, option),
        hint=cache(lambda option: hint(session, reader, seat, option) if prompt else ""),
        brief=cache(lambda option: brief(session, reader, seat, option) if prompt else ""),
        told=lambda option, brief: reader.say("panel-told", option=option, brief=brief),
        letters=lambda option: prompt is not None and meta.has_letter(prompt, option),
        style=lambda option: STYLES[session.match.tone(seat, option)] if prompt else "secondary",
        mark=lambda option: mark(session, reader, option),
        put=lambda option, count: reader.say("panel-put", option=option, count=count),
        placeholder=reader.say("panel-choose", count=len(choices(prompt))) if prompt else reader.say("panel-besides"),
        nothing=reader.say("panel-nothing"),
        done=lambda count, most: (
            reader.say("panel-answer", count=count) if most is None
            else reader.say("panel-answer-of", count=count, most=most)
        ),
        fill=reader.say("panel-fill"),
        afresh=reader.say("panel-afresh"),
        write=reader.say("panel-write"),
        earlier=reader.say("panel-earlier"),
        later=reader.say("panel-later"),
    )


def ask(session: Session, reader: Reader, prompt: Prompt) -> str:
    args: dict[str, Arg] = {}
    for name in ("about", "piece"):
        if (option := getattr(prompt, name, None)) is not None:
            args[name] = thing(session, reader, option)
    for name in ("least", "most"):
        if (number := getattr(prompt, name, None)) is not None:
            args[name] = number
    if reader.seat is not None:
        args |= dict(named(Text(prompt.ask, session.match.terms(reader.seat)), names_in_text(session, reader)).args)
    return reader.say(f"{session.row.game}-ask-{prompt.ask}", **args)


def ahead(reader: Reader, steps: Sequence[str]) -> str:
    """What is still to come, in whole steps, as many as a line has room for."""
    shown = list(steps)
    while len(shown) > 1 and len(" · ".join(shown)) > LINE:
        shown.pop()
    line = clip(" · ".join(shown), LINE)
    if len(shown) == len(steps):
        return reader.say("panel-then", steps=line)
    return reader.say("panel-then-more", steps=line, more=len(steps) - len(shown))


def final(session: Session, reader: Reader, shown: str, *, alone: bool) -> str:
    """What an answer brings about, by the kind of event; a game need not have words for it."""
    own = f"{session.row.game}-shows-{shown}"
    what = reader.say(own if known(own) else "panel-final-something")
    return reader.say("panel-final-alone" if alone else "panel-final", what=what)


def event(session: Session, reader: Reader, told: Event, called: Sequence[str] | None = None) -> str:
    """`called`: how everybody was called then, if otherwise than now."""
    bold = [f"**{plain(name)}**" for name in called or names(session, reader)]
    said = named(told.text(session.row.game, reader.seat), bold)
    if told.seat is not None:
        said = Text(said.id, (*said.args, ("player", bold[told.seat])))
    return capital(reader, reader.word(said))


def events(session: Session, reader: Reader, told: Iterable[Event], called: Sequence[str] | None = None) -> str:
    return clip("\n".join([event(session, reader, one, called) for one in told]), NEWS)


def headline(
    session: Session, reader: Reader, told: Sequence[Event], called: Sequence[str] | None = None
) -> tuple[str, int]:
    """As much as fits into a line, and how many things are left; what fits with a little more is told whole."""
    said = [event(session, reader, one, called) for one in told]
    if len(" ".join(said)) <= ENOUGH:
        return " ".join(said), 0
    line = said[0]
    for number, more in enumerate(said[1:], start=1):
        if len(line) + len(more) >= SHORT:
            return line, len(said) - number
        line = f"{line} {more}"
    return line, 0


def people(session: Session, reader: Reader, seats: Sequence[int]) -> str:
    called = names(session, reader)
    return ", ".join([f"**{plain(called[seat])}**" for seat in seats])


def called(session: Session, reader: Reader, found: Text) -> str:
    """Why somebody is needed."""
    return reader.word(named(found, names_in_text(session, reader)))


def needed(session: Session, reader: Reader) -> str:
    """Whom the table waits for."""
    if session.result:
        return reader.say("turn-over")
    if session.row.paused is not None:
        return reader.say("turn-paused", since=f"<t:{int(session.row.paused)}:R>")
    waiting = session.match.waiting
    others = [seat for seat in waiting if seat in session.people and seat != reader.seat]
    bots = [seat for seat in waiting if seat not in session.people]
    thinking = text("turn-thinking", people=people(session, reader, bots), count=len(bots))
    if reader.seat in waiting:
        said = text("turn-yours-too", people=people(session, reader, others)) if others else text("turn-yours")
    else:
        said = text("turn-waiting", people=people(session, reader, others)) if others else thinking
    return reader.say("turn-also", first=said, then=thinking) if bots and said != thinking else reader.word(said)


def since(session: Session, reader: Reader, found: Since) -> list[str]:
    """What others did since the reader's last move, most of all what matters to him."""
    if reader.seat is None or not found.others:
        return []
    shown = found.telling(reader.seat, session.match.game.meta)
    lines = [f"-# {reader.say('panel-since' if found.moved else 'panel-so-far')}"]
    lines += [event(session, reader, told) for told in shown]
    left = len(found.others) - len(shown)
    return [*lines, *([f"-# {reader.say('panel-more', count=left)}"] if left else [])]
