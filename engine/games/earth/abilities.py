"""Abilities as printed: a colour and what it stands for, one line each, printed back unchanged.

blue: 1 compost -> 2 soil, 1 sprout          an effect, see effects
red: copy red
brown: tree costs 2 less
brown: never choose red
brown: replace by red, then 2 card
brown: counts as any flora
brown: 3 points per herb flora in row        a score, see goals
black: payable with sprout
black: start with 12 card, 5 bury, 6 soil
"""

import re
from functools import cache
from typing import Literal, cast

from engine.record import record

from .effects import Effect, Goods, effect, read, written
from .goals import Score, score
from .terms import COLOURS, FLORA, HABITATS, Action, Colour


@record
class Copy:
    colour: Action

    def __str__(self) -> str:
        return f"copy {self.colour}"


@record
class Discount:
    trait: str
    off: int

    def __str__(self) -> str:
        return f"{self.trait} costs {self.off} less"


@record
class Forbid:
    colour: Action

    def __str__(self) -> str:
        return f"never choose {self.colour}"


@record
class Payable:
    """The card may be paid for with other goods, one for one."""

    good: Literal["bury", "sprout", "growth"]

    def __str__(self) -> str:
        return f"payable with {self.good}"


@record
class Replace:
    colour: Action
    gain: Goods

    def __str__(self) -> str:
        return f"replace by {self.colour}, then {written(self.gain)}"


@record
class Start:
    gain: Goods

    def __str__(self) -> str:
        return f"start with {written(self.gain)}"


@record
class Wild:
    def __str__(self) -> str:
        return "counts as any flora"


@record
class Worth:
    score: Score

    def __str__(self) -> str:
        return "by " + str(self.score)[3:] if self.score.ladder else str(self.score).replace(" per ", " points per ", 1)


Rule = Effect | Copy | Discount | Forbid | Payable | Replace | Start | Wild | Worth


@record
class Ability:
    colour: Colour
    rule: Rule

    def __str__(self) -> str:
        return f"{self.colour}: {self.rule}"


ACTION = "(green|red|blue|yellow)"
FORMS = {
    Copy: re.compile(f"copy {ACTION}"),
    Discount: re.compile(rf"({'|'.join(HABITATS + FLORA)}) costs (\d+) less"),
    Forbid: re.compile(f"never choose {ACTION}"),
    Payable: re.compile("payable with (bury|sprout|growth)"),
    Replace: re.compile(f"replace by {ACTION}, then (.*)"),
    Start: re.compile("start with (.*)"),
    Wild: re.compile("counts as any flora"),
    Worth: re.compile(r"(\d+) points (per .*)"),
}


@cache
def rule(line: str) -> Rule:
    for form, pattern in FORMS.items():
        if found := pattern.fullmatch(line):
            return built(form, *found.groups())
    return effect(line)


def built(form: type[Rule], *parts: str) -> Rule:
    if form is Worth:
        return Worth(score(" ".join(parts)))
    if form is Start:
        return Start(read(parts[0]))
    if form is Replace:
        return Replace(cast("Action", parts[0]), read(parts[1]))
    if form is Discount:
        return Discount(parts[0], int(parts[1]))
    return form(*parts)  # type: ignore[arg-type]


@cache
def ability(line: str) -> Ability:
    colour, colon, rest = line.partition(": ")
    if colour not in COLOURS or not colon:
        raise ValueError(f"{line!r} does not begin with a colour and a colon")
    return Ability(colour, rule(rest))
