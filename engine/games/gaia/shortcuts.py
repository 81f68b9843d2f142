"""A card and the place where it brings most, as one choice."""

from engine.prompt import Option, Pick, Picked, Placed, Shortcut, letter
from engine.text import Arg, text

from .cards import FACE, Card, Nature, back
from .chart import NAMES, NEAR
from .foresight import foreseen, places
from .options import CARD
from .prospect import NONE, Best, Worth, best, missing
from .state import Gaia

FEW = 4  # two rows on a phone
APART = ("earthquake", "tornado")  # what they aim at is asked step by step
KINDS = {"gaia-hint-leaves": "hurts", "gaia-hint-opens-own": "opens"}


def shortcuts(state: Gaia, seat: int, prompt: Pick) -> tuple[Shortcut, ...]:
    """Those that bring most, and of lands that only count for a goal each where it keeps the map together. With one
    place alone the card is the whole choice.
    """
    found: list[tuple[Worth, Shortcut]] = []
    for number, option in enumerate(prompt.options):
        if option.kind == "card" and option.word not in APART and len(cells := places(state, option.word)) > 1:
            one = told_best(state, seat, option.word, cells)
            if one is not None:
                found.append((one.worth, joined(letter(number), option, one)))
            elif isinstance(FACE[option.word], Nature) and missing(state, seat, option.word) is not None:
                found.append((NONE, snugly(letter(number), option, snug(state, cells))))
    found.sort(key=lambda each: each[0], reverse=True)
    return tuple([shortcut for _, shortcut in found[:FEW]])


def told_best(state: Gaia, seat: int, card: Card, cells: tuple[int, ...]) -> Best | None:
    return foreseen(state, seat, card) if back(card) == "element" else best(state, seat, card, cells)


def joined(mark: str, option: Option, one: Best) -> Shortcut:
    """With what speaks for the place: meeples, who is sent home, what can be founded then, or a city that rises."""
    told: dict[str, Arg] = {"city": "", "player": "", "count": one.gain, "before": 0, "after": 0}
    told.update(one.point.args)
    kind = "gains" if one.gain else KINDS.get(one.point.id, "rises")
    shown: dict[str, Arg] = {name: told[name] for name in ("city", "player", "before", "after")}
    shown["count"] = one.gain or told["count"]
    said = text("gaia-shortcut", letter=mark, place=NAMES[one.cells[0]], kind=kind, **shown)
    return Shortcut((Picked((CARD[option.word],)), Placed(one.cells[0])), said)


def snugly(mark: str, option: Option, cell: int) -> Shortcut:
    said = text("gaia-shortcut-snug", letter=mark, place=NAMES[cell])
    return Shortcut((Picked((CARD[option.word],)), Placed(cell)), said)


def snug(state: Gaia, cells: tuple[int, ...]) -> int:
    """Where most tiles lie beside it, so that the next city finds its needs; of equal ones the first."""
    return max(cells, key=lambda cell: sum([near in state.lands for near in NEAR[cell]]))
