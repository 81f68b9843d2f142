"""What people type, as answers: by letter, by name or by the start of it. Pure."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, assert_never

from engine import (
    Amount,
    Answer,
    Barred,
    Counted,
    Meta,
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
    letter,
    record,
    text,
)

from .nearest import folded, nearest, spellings

if TYPE_CHECKING:
    from bot.table.part import Answered

Label = Callable[[Option], str]


@record
class Labels:
    """How options are called in the reader's words; `also`: in English, which everybody may type."""

    own: Label
    also: Label

    def __call__(self, option: Option) -> str:
        return self.own(option)


def said_of(label: Label, option: Option) -> tuple[str, ...]:
    """All that an option is called by, first in the reader's own words."""
    return (label.own(option), label.also(option)) if isinstance(label, Labels) else (label(option),)


def names_of(label: Label, option: Option) -> tuple[str, ...]:
    """The same as names are compared."""
    return tuple([folded(each) for each in said_of(label, option)])


PART = re.compile(r"[,;\n]")
TIMES = "xх×"  # the second is Cyrillic
COUNTED = re.compile(rf"(?:(\d{{1,3}}) ?[{TIMES}]? )?(.*?)(?: ?[:={TIMES}]? ?(\d{{1,3}}))?")
NAME, DIGITS = 200, 6  # characters; nothing that can be answered is longer
NAMES, LISTED, GIVEN = 5, 90, 40  # names, and characters of them, that a sentence lists; what it says back


class Mistyped(ValueError):
    """Says what was not understood."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.id)
        self.reason = reason


class NotAsked(Mistyped):
    """Something else is asked, or nothing."""


class Names:
    """What can be called what, in one question. Worked out once, however much is typed."""

    def __init__(self, prompt: Prompt, label: Label, meta: Meta) -> None:
        options = choices(prompt)
        said = [said_of(label, option) for option in options]
        self.labels = [own for own, *_ in said]
        self.starts = [(folded(name), number) for number, names in enumerate(said) for name in names]
        self.options = options
        self.whole: dict[str, Option] = {}
        for own, option in zip(self.labels, options, strict=True):
            word = "" if option.kind == "cell" else option.word  # of a cell it is the turn of what lies there
            for name in (option.key, own, word):
                self.whole.setdefault(folded(name), option)
        for name, number in self.starts:  # in English only what means nothing in the reader's own words
            self.whole.setdefault(name, options[number])
        self.letters = {
            letter(number).casefold(): option
            for number, option in enumerate(options)
            if meta.has_letter(prompt, option)
        }

    def find(self, given: str) -> Option:
        """The option meant. A whole name beats a letter, a letter beats the start of a name."""
        wanted = spellings(given) if len(given) <= NAME and folded(given) else ()
        for word in wanted:
            if (found := self.whole.get(word) or self.letters.get(word)) is not None:
                return found
        starts = list(dict.fromkeys([at for name, at in self.starts if wanted and name.startswith(wanted[0])]))
        if len(starts) == 1:
            return self.options[starts[0]]
        raise Mistyped(self.doubt(given.strip(), starts))

    def doubt(self, given: str, begun: Sequence[int]) -> Text:
        """What it could mean, or what is near it, or what there is; as far as a sentence can list it."""
        starts, near = [self.labels[at] for at in begun], nearest(given, self.labels)
        for kind, names in (("starts", starts[:NAMES]), ("near", near), ("known", self.labels)):
            listed = ", ".join(dict.fromkeys(names))
            if names and len(listed) <= LISTED:
                return text("typed-unknown", given=given[:GIVEN], kind=kind, names=listed)
        some = fitting(dict.fromkeys(self.labels))
        return text("typed-unknown", given=given[:GIVEN], kind="some" if some else "many", names=", ".join(some))

    def counted(self, part: str) -> tuple[Option, int]:
        """`Oak 2`, `2 Oak`, `Oak: 2` or `Oak x2`."""
        try:
            return self.find(part), 1
        except Mistyped:
            found = COUNTED.fullmatch(part) if len(part) <= NAME else None
            if found is None:
                raise
            return self.find(found[2]), int(found[1] or found[3] or 1)


def fitting(names: Iterable[str]) -> list[str]:
    """As many of them as a sentence can list."""
    found: list[str] = []
    for name in names:
        if len(", ".join([*found, name])) > LISTED:
            break
        found.append(name)
    return found


def read(
    prompt: Prompt, given: str, label: Label, meta: Meta, barred: Callable[[], Sequence[Barred]] = tuple
) -> Answer:
    """The answer meant by `given`: several things are parted by commas, a number behind a thing says how many.

    What is longer than any answer is refused before anything is looked up. What is barred is refused for its reason.
    """
    try:
        return understood(prompt, given, label, meta)
    except Mistyped:
        wanted = {folded(part) for part in PART.split(given[:NAME])}
        why = barring(barred(), lambda option: bool(wanted & {*names_of(label, option), folded(option.key)}), label)
        if why is None:
            raise
        raise Mistyped(why) from None


def understood(prompt: Prompt, given: str, label: Label, meta: Meta) -> Answer:
    # One blank instead of many: a pattern that meets long runs of them takes for ever.
    parts = [" ".join(part.split()) for part in PART.split(given) if part.strip()]
    if len(parts) > 1 and len(given) <= NAME and not isinstance(prompt, Amount):  # a name may hold a comma
        parts = [given.strip()] if folded(given) in Names(prompt, label, meta).whole else parts
    if len(parts) > longest(prompt):
        raise Mistyped(refusal(prompt))
    found: Answer | None = None
    match prompt:
        case Amount():
            if parts and parts[0].isdecimal() and len(parts[0]) <= DIGITS:
                found = Counted(int(parts[0]))
        case Share():
            names = Names(prompt, label, meta)
            found = shared([names.counted(part) for part in parts])
        case _:
            names = Names(prompt, label, meta)
            found = answer(prompt, tuple([names.find(part) for part in parts]))
    if found is None or not prompt.allows(found):
        raise Mistyped(refusal(prompt))
    return found


def barring(barred: Sequence[Barred], wanted: Callable[[Option], bool], label: Label) -> Text | None:
    """Why the first of what is wanted is not offered, as a sentence; None if nobody would look for it here."""
    bar = next((bar for bar in barred if wanted(bar.option)), None)
    return text("refused-barred", option=label(bar.option), why=bar.why, rule=bar.rule) if bar else None


def named(barred: Sequence[Barred], given: str, label: Label) -> Text | None:
    """Why what was typed is not offered."""
    wanted = folded(given)
    return barring(barred, lambda option: wanted in (*names_of(label, option), folded(option.word)), label)


def longest(prompt: Prompt) -> int:
    """How many things an answer can name. A share may also name each thing to say that it gets none."""
    match prompt:
        case Pick():
            return min(prompt.most, len(prompt.options))
        case Share():
            return prompt.most + len(prompt.options)
        case Place() | Amount():
            return 1
        case _:
            assert_never(prompt)


def shared(counts: Sequence[tuple[Option, int]]) -> Shared:
    """What is named twice gets both."""
    found: dict[Option, int] = {}
    for option, n in counts:
        found[option] = found.get(option, 0) + n
    return Shared(tuple([(option, n) for option, n in found.items() if n]))


def refusal(prompt: Prompt) -> Text:
    match prompt:
        case Amount():
            return text("typed-number", least=prompt.least, most=prompt.most)
        case Share():
            return bounded("typed-share", prompt.least, prompt.most)
        case _:
            most = getattr(prompt, "most", 1)
            return bounded("typed-pick", min(getattr(prompt, "least", 1), most), most)


def bounded(said: str, least: int, most: int) -> Text:
    bounds = "exact" if least == most else "both" if least else "upper"
    return text(said, bounds=bounds, least=least, most=most)


def spoken(known: Answered, label: Label) -> str:
    """An answer by the names of what it names."""
    match known.answer:
        case Picked(options):
            return ", ".join([label(option) for option in options])
        case Placed():
            spots = [spot for spot in choices(known.prompt) if answer(known.prompt, (spot,)) == known.answer]
            return ", ".join([label(spot) for spot in spots])
        case Counted(n):
            return str(n)
        case Shared(parts):
            return ", ".join([f"{label(option)} {n}" for option, n in parts])
        case _:
            assert_never(known.answer)
