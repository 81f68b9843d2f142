"""What an ability does, as one line that parses into a record and prints back unchanged.

1 soil, 1 compost -> 1 growth, 2 sprout      pay, then gain
1 sprout on every herb in column             one on each herb of this column
3 growth on neighbours                       three in all on the eight cells around
2 soil per planted sunny                     times the sunny cards planted this turn
2 card if chosen                             only for the player who chose the action
1 soil per event                             whenever its owner plays an event
"""

import re
from dataclasses import field
from functools import cache
from typing import Annotated, Literal, cast

from pydantic import BeforeValidator, PlainSerializer

from engine.record import record

from .terms import GOODS, PIECES, Flora, Good, Piece

Goods = tuple[tuple[Good, int], ...]
Area = Literal["", "row", "column", "neighbours"]
LINE = re.compile(
    r"(?:(?P<pay>[^>]*) -> )?(?P<gain>.*?)"
    r"(?: on (?:every (?P<flora>tree|herb|mushroom|bush) in (?P<line>row|column)|(?P<around>neighbours)))?"
    r"(?P<when> if chosen| per event| per planted (?P<trait>[a-z]+))?"
)


@record
class Effect:
    pay: Goods = ()
    gain: Goods = ()
    area: Area = ""
    flora: Flora | Literal[""] = ""
    when: Literal["", "chosen", "event", "planted"] = ""
    trait: str = ""
    given: dict[Good, int] = field(init=False, repr=False, compare=False)
    placed: tuple[tuple[Piece, int], ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """What rules ask of a gain again and again."""
        given = dict(self.gain)
        object.__setattr__(self, "given", given)
        object.__setattr__(self, "placed", tuple([(piece, given[piece]) for piece in PIECES if piece in given]))

    def __str__(self) -> str:
        pay = f"{written(self.pay)} -> " if self.pay else ""
        area = f" on every {self.flora} in {self.area}" if self.flora else " on neighbours" if self.area else ""
        when = {"": "", "chosen": " if chosen", "event": " per event", "planted": f" per planted {self.trait}"}
        return f"{pay}{written(self.gain)}{area}{when[self.when]}"


def written(goods: Goods) -> str:
    return ", ".join(f"{n} {good}" for good, n in goods)


def read(line: str) -> Goods:
    goods: list[tuple[Good, int]] = []
    for part in line.split(", "):
        n, _, good = part.partition(" ")
        if good not in GOODS or not n.isdecimal() or n.startswith("0"):
            raise ValueError(f"{part!r} is not a number and a good")
        goods.append((good, int(n)))
    return tuple(goods)


@cache
def effect(line: str) -> Effect:
    """Equal lines give the same record, on loading too."""
    found = LINE.fullmatch(line)
    if not found:
        raise ValueError(f"{line!r} is not an effect")
    when = "planted" if found["trait"] else (found["when"] or "").rpartition(" ")[2]
    return Effect(
        read(found["pay"]) if found["pay"] else (),
        read(found["gain"]),
        cast("Area", found["line"] or found["around"] or ""),
        cast("Flora", found["flora"] or ""),
        cast("Literal['', 'chosen', 'event', 'planted']", when),
        found["trait"] or "",
    )


# In a save an effect is its line, so that correcting a card cannot break a running match.
EffectLine = Annotated[
    Effect,
    BeforeValidator(lambda value: effect(value) if isinstance(value, str) else value),
    PlainSerializer(str, return_type=str),
]
