"""What people type, as answers: by letter, by name or by the start of it. Pure."""

import re
from collections.abc import Callable, Sequence

from engine import Amount, Answer, Counted, Match, Option, Picked, Prompt, Share, Verb, answer, choices, letter
from engine.record import record
from engine.text import Text, text

from .controls import lettered

Label = Callable[[Option], str]
PART = re.compile(r"[,;\n]")
COUNTED = re.compile(r"(?:(\d{1,3}) ?[x×]? )?(.*?)(?: ?[:=x×]? ?(\d{1,3}))?")


class Mistyped(ValueError):
    """Says what was not understood."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.id)
        self.reason = reason


def find(given: str, prompt: Prompt, label: Label) -> Option:
    """The option meant. A whole name beats a letter, a letter beats the start of a name."""
    wanted, options = given.strip().casefold(), choices(prompt)
    for option in options:
        word = "" if option.kind == "cell" else option.word  # of a cell it is the turn of what lies there
        if wanted and wanted in (option.key.casefold(), label(option).casefold(), word.casefold()):
            return option
    for number, option in enumerate(options):
        if wanted == letter(number).casefold() and lettered(prompt, option):
            return option
    starts = [option for option in options if label(option).casefold().startswith(wanted)] if wanted else []
    if len(starts) == 1:
        return starts[0]
    raise Mistyped(text("typed-unclear" if starts else "typed-unknown", given=given.strip()[:80]))


def read(prompt: Prompt, given: str, label: Label) -> Answer:
    """The answer meant by `given`: several things are parted by commas, a number behind a thing says how many."""
    # One blank instead of many: a pattern that meets long runs of them takes for ever.
    parts = [" ".join(part.split()) for part in PART.split(given) if part.strip()]
    match prompt:
        case Amount():
            if not given.strip().isdecimal():
                raise Mistyped(text("typed-number", least=prompt.least, most=prompt.most))
            found: Answer | None = Counted(int(given))
        case Share():
            found = answer(prompt, tuple([option for part in parts for option in counted(prompt, part, label)]))
        case _:
            found = answer(prompt, tuple([find(part, prompt, label) for part in parts]))
    if found is None or not prompt.allows(found):
        raise Mistyped(refusal(prompt))
    return found


def counted(prompt: Share, part: str, label: Label) -> list[Option]:
    """`Oak 2`, `2 Oak`, `Oak: 2` or `Oak x2`."""
    found = re.fullmatch(r"(?:(\d{1,3})\s*[x×]?\s+)?(.*?)(?:\s*[:=x×]?\s*(\d{1,3}))?", part.strip())
    name, number = (found[2], int(found[1] or found[3] or 1)) if found else (part, 1)
    try:
        return [find(part, prompt, label)]
    except Mistyped:
        return [find(name, prompt, label)] * number


def refusal(prompt: Prompt) -> Text:
    match prompt:
        case Amount():
            return text("typed-number", least=prompt.least, most=prompt.most)
        case Share():
            return text("typed-share", least=prompt.least, most=prompt.most)
        case _:
            most = getattr(prompt, "most", 1)
            return text("typed-pick", least=min(getattr(prompt, "least", 1), most), most=most)


@record
class Typed:
    """A command as far as it goes: the answers it stands for, and the match after them."""

    answers: tuple[Answer, ...]
    match: Match


def carry_out(match: Match, seat: int, verb: Verb, given: dict[str, str], label: Label) -> Typed:
    """Answer question after question on a copy: first the verb itself where it is a choice, then its parameters."""
    opened = opening(match, seat, verb)
    twin, answers = opened.match, [*opened.answers]
    for ask in verb.asks:
        if ask not in given:
            continue
        prompt = twin.prompt(seat)
        if prompt is None or prompt.ask != ask:
            if answers:
                continue  # the engine has answered it: there was only one way
            raise Mistyped(text("typed-not-asked", ask=ask))
        found = read(prompt, given[ask], label)
        answers.append(found)
        twin.play(seat, found)
    if not answers:
        raise Mistyped(text("typed-not-now", verb=verb.name))
    while (prompt := twin.prompt(seat)) and (word := closing(prompt, verb)):
        answers.append(Picked((word,)))
        twin.play(seat, answers[-1])
    return Typed(tuple(answers), twin)


def closing(prompt: Prompt, verb: Verb) -> Option | None:
    """What the verb says by itself where it is asked no more of what it names."""
    return next((option for option in choices(prompt) if option.kind == "word" and option.word in verb.rest), None)


def offers(match: Match, seat: int, verb: Verb, given: dict[str, str], ask: str, label: Label) -> Sequence[Option]:
    """What the parameter `ask` could be now, after those before it."""
    earlier = {name: value for name, value in given.items() if verb.asks.index(name) < verb.asks.index(ask) and value}
    try:
        after = (carry_out(match, seat, verb, earlier, label) if earlier else opening(match, seat, verb)).match
    except ValueError:
        return ()
    prompt = after.prompt(seat)
    return choices(prompt) if prompt is not None and prompt.ask == ask else ()


def opening(match: Match, seat: int, verb: Verb) -> Typed:
    """The verb itself, where it is a choice."""
    twin, word = match.copy(), Option("word", word=verb.name)
    prompt = twin.prompt(seat)
    if word not in twin.asides(seat) and (prompt is None or word not in choices(prompt)):
        return Typed((), twin)
    twin.play(seat, Picked((word,)))
    return Typed((Picked((word,)),), twin)
