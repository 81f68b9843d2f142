"""Answers in one word, short enough for a button's id: what throws something away is asked once more, after a restart
too. Knows matches, no words.
"""

from typing import assert_never

from engine import (
    Amount,
    Answer,
    Counted,
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

from .marks import chosen, digits, marks, number, written

ASIDE = "~"
ROOM = 58  # characters that are left in the longest id


def wasted(match: Match, seat: int, answers: tuple[Answer, ...]) -> Text | None:
    """What the first of these answers that throws something away throws away."""
    twin = match
    for place, given in enumerate(answers):
        if found := twin.waste(seat, given):
            return found
        twin = after(twin, seat, given) if place + 1 < len(answers) else twin
    return None


def word(match: Match, seat: int, answers: tuple[Answer, ...]) -> str | None:
    """Answers to one question after the other, parted by dots; None if that is too long."""
    twin, parts = match, []
    for place, given in enumerate(answers):
        parts.append(one(twin, seat, given))
        twin = after(twin, seat, given) if place + 1 < len(answers) else twin
    found = ".".join(parts)
    return found if len(found) <= ROOM else None


def meant(match: Match, seat: int, said: str) -> tuple[Answer, ...] | None:
    """What `word` wrote; None where it never wrote this."""
    twin, found, parts = match, [], said.split(".")
    for place, part in enumerate(parts):
        given = read(twin, seat, part)
        if given is None:
            return None
        found.append(given)
        twin = after(twin, seat, given) if place + 1 < len(parts) else twin
    return tuple(found)


def after(match: Match, seat: int, given: Answer) -> Match:
    twin = match.copy()
    twin.play(seat, given)
    return twin


def one(match: Match, seat: int, given: Answer) -> str:
    prompt = match.prompt(seat)
    if prompt is not None and prompt.allows(given):
        return coded(prompt, given)
    [option] = given.options if isinstance(given, Picked) else ()
    return f"{ASIDE}{match.asides(seat).index(option)}"


def coded(prompt: Prompt, given: Answer) -> str:
    """A pick keeps its order."""
    match given:
        case Picked():
            return written(sequence([choices(prompt).index(option) for option in given.options], len(choices(prompt))))
        case Shared():
            counts, caps = dict(given.parts), prompt.caps if isinstance(prompt, Share) else ()
            return digits(tuple([counts.get(option, 0) for option in choices(prompt)]), caps)
        case Placed():
            spots = [(option.id, int(option.word or 0)) for option in choices(prompt)]
            return written(spots.index((given.spot, given.turn)))
        case Counted():
            return written(given.n)
        case _:
            assert_never(given)


def read(match: Match, seat: int, part: str) -> Answer | None:
    """The answer to what is asked now, or the anytime action."""
    prompt, said = match.prompt(seat), number(part.removeprefix(ASIDE))
    if said is None:
        return None
    if part.startswith(ASIDE):
        asides = match.asides(seat)
        return Picked((asides[said],)) if said < len(asides) else None
    found = decoded(prompt, said) if prompt else None
    return found if prompt and found and prompt.allows(found) else None


def decoded(prompt: Prompt, said: int) -> Answer | None:
    match prompt:
        case Pick():
            return Picked(in_order(said, prompt.options))
        case Share():
            return answer(prompt, chosen(prompt, marks(written(said), prompt.caps)))
        case Place():
            return answer(prompt, choices(prompt)[said:][:1])
        case Amount():
            return Counted(said)
        case _:
            assert_never(prompt)


def sequence(places: list[int], count: int) -> int:
    found = 0
    for place in reversed(places):
        found = found * (count + 1) + place + 1
    return found


def in_order(number: int, options: tuple[Option, ...]) -> tuple[Option, ...]:
    found = []
    while number:
        number, place = divmod(number, len(options) + 1)
        if not place:
            return ()
        found.append(options[place - 1])
    return tuple(found)
