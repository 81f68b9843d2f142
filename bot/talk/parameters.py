"""The parameters of a typed command, question after question: what it answers, what is missing, what it names in vain.
Pure.
"""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

from engine import Answer, Match, Meta, Option, Picked, Place, Prompt, Text, Verb, choices, record, text

from .nearest import folded, spellings
from .typed import LISTED, NAME, Label, Mistyped, NotAsked, barring, named, names_of, read, spoken, understood

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.table.part import Answered

CELL = re.compile(r"([a-z])\d{1,3}")


@record
class Typed:
    """A command as far as it goes: the answers it stands for, the match after them, and what it gave in vain."""

    answers: tuple[Answer, ...]
    match: Match
    unasked: tuple[str, ...] = ()


def carry_out(
    match: Match, seat: int, verb: Verb, given: dict[str, str], label: Label, before: Sequence[Answered] = ()
) -> Typed:
    """Answer question after question on a copy: first the verb itself where it is a choice, then its parameters.

    `before`: what was answered earlier in this part. Who says it again has said nothing new.
    """
    opened = opening(match, seat, verb)
    twin, answers, unasked, repeated = opened.match, [*opened.answers], [], False
    implied = [each for one in answers for each in match.implied(seat, one)]
    for ask in verb.asks:
        if ask not in given:
            continue
        prompt = twin.prompt(seat)
        if prompt is None or not asks(prompt, match.game.meta, verb, ask):
            if beyond(given[ask], match.game.meta):
                raise Mistyped(text("typed-no-cell", ask=ask, given=given[ask].strip()))
            if answers:  # the engine has answered it, because there was only one way; or it does not come up
                alone = [each for each in implied if asks(each[0], match.game.meta, verb, ask)]
                same = any(is_same(*each, given[ask], label, match.game.meta) for each in alone)
                unasked += [] if same else [ask]
                continue
            if known := [one for one in before if asks(one.prompt, match.game.meta, verb, ask)]:
                repeat(known[-1], given[ask], label, match.game.meta)
                repeated = True
                continue
            if not speaks_of(prompt, given[ask], label):
                raise out_of_turn(twin, seat, verb, ask, given[ask], label)
            continue
        found = read(prompt, given[ask], label, match.game.meta, partial(twin.barred, seat))
        answers.append(found)
        implied += twin.implied(seat, found)
        twin.play(seat, found)
    if not answers and not repeated:
        why = barring(match.barred(seat), lambda option: option == Option("word", word=verb.name), label)
        if why := why or missing(match.prompt(seat), match.game.meta, verb, label):
            raise Mistyped(why)
        raise NotAsked(text("typed-not-now", verb=verb.name))
    return Typed(tuple(answers), twin, tuple(unasked))


def out_of_turn(match: Match, seat: int, verb: Verb, ask: str, given: str, label: Label) -> Mistyped:
    """Why the parameter cannot be taken: it is not offered, something else comes before it, or its time has passed."""
    prompt, later = match.prompt(seat), verb.asks[verb.asks.index(ask):]
    first = None if prompt is None or prompt.ask in later else missing(prompt, match.game.meta, verb, label)
    why = named(match.barred(seat), given, label) or first
    return Mistyped(why) if why else NotAsked(text("typed-not-asked", ask=ask))


def piece_of(prompt: Prompt) -> Option | None:
    """The card or piece that the question is about."""
    return prompt.piece if isinstance(prompt, Place) else getattr(prompt, "about", None)


def speaks_of(prompt: Prompt | None, given: str, label: Label) -> bool:
    """Whether it is what the question is about already: it was settled by itself, and naming it says nothing new."""
    piece = piece_of(prompt) if prompt and len(given) <= NAME else None
    return piece is not None and folded(given) in (*names_of(label, piece), folded(piece.key), folded(piece.word))


def beyond(given: str, meta: Meta) -> bool:
    """Whether it reads like a cell and lies beside the board: whatever is asked, it cannot be meant."""
    found = CELL.fullmatch(spellings(given)[-1]) if len(given) <= NAME else None
    return found is not None and 0 < meta.width <= ord(found[1]) - ord("a")


def missing(prompt: Prompt | None, meta: Meta, verb: Verb, label: Label) -> Text | None:
    """What the verb has to be told first, where that is asked: everything after it depends on it."""
    if prompt is None or prompt.ask not in verb.asks or not asks(prompt, meta, verb, prompt.ask):
        return None
    names = ", ".join([label(option) for option in choices(prompt)])
    return text("typed-missing", ask=prompt.ask, kind="known" if len(names) <= LISTED else "many", names=names[:LISTED])


def repeat(known: Answered, given: str, label: Label, meta: Meta) -> None:
    """Refuses what is not the answer that was given."""
    if not is_same(known.prompt, known.answer, given, label, meta):
        raise Mistyped(text("typed-chosen", chosen=spoken(known, label)))


def is_same(prompt: Prompt, answered: Answer, given: str, label: Label, meta: Meta) -> bool:
    try:
        return len(given) <= NAME and understood(prompt, given, label, meta) == answered
    except Mistyped:
        return False


def asks(prompt: Prompt, meta: Meta, verb: Verb, ask: str) -> bool:
    """Whether the parameter answers the prompt: one that is about another verb asks for something else of that name."""
    about = getattr(prompt, "about", None)
    others = [Option("word", word=other.name) for other in meta.verbs if other != verb]
    return prompt.ask == ask and about not in others


def offers(
    match: Match, seat: int, verb: Verb, given: dict[str, str], ask: str, label: Label,
    before: Sequence[Answered] = (),
) -> Sequence[Option]:
    """What the parameter `ask` could be now, after those before it."""
    opened = opening(match, seat, verb).match
    asked, at = opened.prompt(seat), verb.asks.index(ask)
    earlier = {name: value for name, value in given.items() if verb.asks.index(name) < at and value}
    earlier = {name: value for name, value in earlier.items() if not speaks_of(asked, value, label)}
    try:
        after = carry_out(match, seat, verb, earlier, label, before).match if earlier else opened
    except ValueError:
        return ()
    prompt = after.prompt(seat)
    if prompt is None or not asks(prompt, match.game.meta, verb, ask):
        return ()
    verbs = {Option("word", word=other.name) for other in match.game.meta.verbs}
    return [option for option in choices(prompt) if option not in verbs]  # which is a command of its own


def opening(match: Match, seat: int, verb: Verb) -> Typed:
    """The verb itself, where it is a choice."""
    twin, word = match.copy(), Option("word", word=verb.name)
    prompt = twin.prompt(seat)
    if word not in twin.asides(seat) and (prompt is None or word not in choices(prompt)):
        return Typed((), twin)
    twin.play(seat, Picked((word,)))
    return Typed((Picked((word,)),), twin)
