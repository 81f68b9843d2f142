"""What is counted and what it is worth, as lines that parse into records and print back unchanged.

3 per 2 rocky card                           and so many times, but never more than …
2 per soil, at most 24
by tree flora: 0, 0, 4, 8                    points for none, one, two …
3 per herb flora in row                      seen from the card that says it
2 per blue card of the best player
4 flora with growth 3+                       a fauna's goal: so many or more
"""

import re
from functools import cache
from typing import Literal, cast

from engine.record import record

from .terms import COLOURS, FLORA, HABITATS, MARKS

Of = Literal[
    "card", "flora", "terrain", "event", "soil", "hand", "compost", "sprout", "growth", "row", "column", "diagonal",
    "set", "empty neighbour",
]
Where = Literal["", "row", "column", "side", "corner", "path", "diagonal path"]
# Of a whole row or column: what all four cards share, or what differs from card to card.
Line = Literal["", "same", "different"]
ATTRIBUTES = ("cost", "points", "habitats", "abilities", "slots", "trunks", "canopy", "sprout", "growth")
KINDS = ("colour", "type", "habitat", "points", "sprout", "growth")
TRAITS = (*HABITATS, *COLOURS, *FLORA, *MARKS.values(), "directional", "full", "empty")
MEASURE = re.compile(
    r"(?:(?P<bare>terrain|event|soil|hand|compost|sprout|growth|diagonal|set|empty neighbour)"
    rf"|(?P<line>row|column)(?: of (?P<rule>same|different) (?P<kind>{'|'.join(KINDS)}))?"
    rf"|(?:(?P<trait>{'|'.join(TRAITS)}) )?(?P<of>card|flora)"
    rf"(?: with (?P<attribute>{'|'.join(ATTRIBUTES)}) (?P<range>\d+[+-]?|odd|even)| full of (?P<piece>sprout|growth))?"
    r"(?: in (?P<where>row|column|side|corner|path|diagonal path))?)"
)


@record
class Measure:
    """`attribute` and `range`: `cost 4+`, `points odd`; `full of` a kind of piece is the attribute `full of sprout`."""

    of: Of
    trait: str = ""
    attribute: str = ""
    range: str = ""
    where: Where = ""
    rule: Line = ""

    def __str__(self) -> str:
        if self.rule:
            return f"{self.of} of {self.rule} {self.attribute}"
        trait = f"{self.trait} " if self.trait else ""
        test = "" if not self.attribute else f" {self.attribute}" if not self.range else (
            f" with {self.attribute} {self.range}"
        )
        return f"{trait}{self.of}{test}{f' in {self.where}' if self.where else ''}"


@cache
def measure(line: str) -> Measure:
    found = MEASURE.fullmatch(line)
    if not found:
        raise ValueError(f"{line!r} is not a measure")
    of = cast("Of", found["bare"] or found["line"] or found["of"])
    if found["rule"]:
        return Measure(of, attribute=found["kind"], rule=cast("Line", found["rule"]))
    attribute = f"full of {found['piece']}" if found["piece"] else found["attribute"] or ""
    return Measure(of, found["trait"] or "", attribute, found["range"] or "", cast("Where", found["where"] or ""))


SCORE = re.compile(
    r"(?:(?P<points>\d+) per (?:(?P<n>\d+) )?(?P<per>.*?)(?P<best> of the best player)?(?:, at most (?P<cap>\d+))?"
    r"|by (?P<by>.*): (?P<ladder>\d+(?:, \d+)*))"
)


@record
class Score:
    measure: Measure
    points: int = 0
    per: int = 1
    cap: int = 0  # 0: none
    best: bool = False  # what the best player has, not the owner
    ladder: tuple[int, ...] = ()

    def __str__(self) -> str:
        if self.ladder:
            return f"by {self.measure}: {', '.join(map(str, self.ladder))}"
        per = f"{self.per} " if self.per > 1 else ""
        best = " of the best player" if self.best else ""
        return f"{self.points} per {per}{self.measure}{best}{f', at most {self.cap}' if self.cap else ''}"

    def worth(self, count: int) -> int:
        if self.ladder:
            return self.ladder[min(count, len(self.ladder) - 1)]
        points = count // self.per * self.points
        return min(points, self.cap) if self.cap else points


@cache
def score(line: str) -> Score:
    found = SCORE.fullmatch(line)
    if not found:
        raise ValueError(f"{line!r} is not a score")
    if found["ladder"]:
        return Score(measure(found["by"]), ladder=tuple(map(int, found["ladder"].split(", "))))
    return Score(
        measure(found["per"]), int(found["points"]), int(found["n"] or 1), int(found["cap"] or 0), bool(found["best"])
    )


@record
class Target:
    """A fauna's goal."""

    count: int
    measure: Measure

    def __str__(self) -> str:
        return f"{self.count} {self.measure}"


@cache
def target(line: str) -> Target:
    count, _, rest = line.partition(" ")
    if not count.isdecimal():
        raise ValueError(f"{line!r} does not begin with a number")
    return Target(int(count), measure(rest))
