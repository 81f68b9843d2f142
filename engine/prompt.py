"""The closed set of questions and the answer each one takes.

A prompt names what can be chosen; it holds no label. Whoever shows it to a person asks the game for the words.
"""

from typing import Literal, NamedTuple, assert_never

from .record import record
from .text import Text


class Option(NamedTuple):
    """Something to choose, by name: a card, a cell, a seat, a word. Made once per thing, not once per prompt."""

    kind: str
    id: int = 0
    word: str = ""

    @property
    def key(self) -> str:
        """The option in one word, for a button's id and for typing: `card.0.wolf`, `cell.31.`."""
        return f"{self.kind}.{self.id}.{self.word}"


@record
class Picked:
    options: tuple[Option, ...]
    kind: Literal["picked"] = "picked"


@record
class Placed:
    spot: int
    turn: int = 0
    kind: Literal["placed"] = "placed"


@record
class Counted:
    n: int
    kind: Literal["counted"] = "counted"


@record
class Shared:
    """How many on which; what gets none is not named."""

    parts: tuple[tuple[Option, int], ...]
    kind: Literal["shared"] = "shared"


Answer = Picked | Placed | Counted | Shared


@record
class Pick:
    """From `least` to `most` different options. `about` is the card or piece that asks."""

    ask: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    about: Option | None = None

    def allows(self, answer: Answer) -> bool:
        if type(answer) is not Picked:
            return False
        chosen, options = answer.options, self.options
        if len(chosen) == 1 == self.most:
            return chosen[0] in options
        return (
            self.least <= len(chosen) <= self.most
            and len(set(chosen)) == len(chosen)
            and all(option in options for option in chosen)
        )

    def only(self) -> Picked | None:
        if self.least == len(self.options):
            return Picked(self.options)
        return NOTHING if self.most == 0 else None


@record
class Place:
    """One of `spots`; where the piece can lie in several ways, `turns` says which turn goes with the spot beside it."""

    ask: str
    piece: Option
    spots: tuple[int, ...]
    turns: tuple[int, ...] = ()

    def allows(self, answer: Answer) -> bool:
        if type(answer) is not Placed:
            return False
        if self.turns:
            return (answer.spot, answer.turn) in zip(self.spots, self.turns, strict=True)
        return answer.turn == 0 and answer.spot in self.spots

    def only(self) -> Placed | None:
        if len(self.spots) != 1:
            return None
        return Placed(self.spots[0], self.turns[0] if self.turns else 0)


@record
class Amount:
    ask: str
    least: int
    most: int
    about: Option | None = None

    def allows(self, answer: Answer) -> bool:
        return type(answer) is Counted and self.least <= answer.n <= self.most

    def only(self) -> Counted | None:
        return Counted(self.least) if self.least == self.most else None


@record
class Share:
    """Between `least` and `most` pieces over the options, no more than its cap on each."""

    ask: str
    options: tuple[Option, ...]
    caps: tuple[int, ...]
    least: int
    most: int
    about: Option | None = None

    def allows(self, answer: Answer) -> bool:
        if type(answer) is not Shared:
            return False
        caps = dict(zip(self.options, self.caps, strict=True))
        total = 0
        for option, n in answer.parts:
            if not 0 < n <= caps.pop(option, 0):
                return False
            total += n
        return self.least <= total <= self.most

    def only(self) -> Shared | None:
        if self.most == 0:
            return NONE
        if self.least == self.most:
            if len(self.options) == 1:
                return Shared(((self.options[0], self.least),))
            if self.least == sum(self.caps):
                return Shared(tuple(zip(self.options, self.caps, strict=True)))
        return None


Prompt = Pick | Place | Amount | Share
Tone = Literal["plain", "main", "good", "grave"]  # main: what is mostly done next; grave: what cannot be mended


@record
class Barred:
    """Something that is not among the choices: why, and the number of the rule that says so."""

    option: Option
    why: Text
    rule: str


@record
class Standing:
    """A question that may be answered once for all: `key` is what must be the same when it comes up, `when` says it.

    `knows` is in whose light such an answer is given: when it has changed, whoever gave it is asked again. `unseen`:
    nobody may learn that the answer was not given by hand.
    """

    key: str
    when: Text
    knows: str = ""
    unseen: bool = False


@record
class Shortcut:
    """Answers to the question and to those right after it, as one choice: `label` says all that they choose."""

    answers: tuple[Answer, ...]
    label: Text


NOTHING, NONE = Picked(()), Shared(())
CHANGE = Option("word", word="change")  # the anytime action that opens the seat's own sealed choice again


def letter(number: int) -> str:
    """What a choice is called in picture and menu alike: A … Z, AA …"""
    return (letter(number // 26 - 1) if number >= 26 else "") + chr(65 + number % 26)


def choices(prompt: Prompt) -> tuple[Option, ...]:
    """What there is to choose from, as options, whatever the question."""
    match prompt:
        case Pick() | Share():
            return prompt.options
        case Place():
            turns = [str(turn) for turn in prompt.turns] or [""] * len(prompt.spots)
            return tuple([Option("cell", spot, turn) for spot, turn in zip(prompt.spots, turns, strict=True)])
        case Amount():
            return tuple([Option("number", n) for n in range(prompt.least, prompt.most + 1)])
        case _:
            assert_never(prompt)


def answerable(prompt: Prompt) -> bool:
    """Whether there is an answer at all."""
    match prompt:
        case Pick():
            return prompt.least <= min(prompt.most, len(prompt.options))
        case Place():
            return bool(prompt.spots)
        case Amount():
            return prompt.least <= prompt.most
        case Share():
            return prompt.least <= min(prompt.most, sum(prompt.caps))
        case _:
            assert_never(prompt)


def answer(prompt: Prompt, options: tuple[Option, ...]) -> Answer | None:
    """The answer that chooses these; None where that is no answer. A share takes an option once per piece."""
    match prompt:
        case Pick():
            return Picked(options)
        case Place() | Amount() if len(options) != 1 or options[0] not in choices(prompt):
            return None
        case Place():
            return Placed(options[0].id, int(options[0].word or 0))
        case Amount():
            return Counted(options[0].id)
        case Share():
            return Shared(tuple([(option, options.count(option)) for option in dict.fromkeys(options)]))
        case _:
            assert_never(prompt)
