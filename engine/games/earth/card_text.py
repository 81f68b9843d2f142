"""Abilities and goals in words: message ids and arguments, made from the records that also do the work."""

from collections.abc import Sequence
from typing import assert_never

from engine.text import Text, text

from .abilities import Ability, Copy, Discount, Forbid, Payable, Replace, Rule, Start, Wild, Worth
from .catalogue import GAIA_CARD, Card
from .effects import Effect, Goods
from .gifts import Gifts
from .goals import Measure, Score, Target
from .terms import COLOURS, FLORA, MARKS, TAGS

TAG = {mark: tag for tag, mark in MARKS.items()}
COLOUR: dict[str, Text] = {colour: Text(f"earth-colour-{colour}") for colour in COLOURS}
NAMED = COLOUR | {flora: Text(f"earth-type-{flora}") for flora in FLORA}


def trait(name: str) -> Text:
    if name in TAGS:
        return Text(f"earth-tag-{name}")
    return NAMED.get(name) or Text(f"earth-trait-{name}")


def many(name: str) -> Text:
    """Flora of a type, in the plural; a habitat has none."""
    return Text(f"earth-types-{name}") if name in FLORA else trait(name)


def joined(how: str, parts: Sequence[Text]) -> Text:
    """One text of several, by a message that says how two are put together."""
    *before, found = parts
    for part in reversed(before):
        found = text(how, first=part, rest=found)
    return found


def goods(how: str, some: Goods) -> Text:
    return joined("earth-plus", [text(f"earth-{how}-{good}", n=n) for good, n in some])


def effect(printed: Effect) -> Text:
    gain = goods("gain", printed.gain)
    if printed.flora:
        (good, n), = printed.gain
        gain = text(f"earth-gain-{good}-{printed.area}", n=n, flora=trait(printed.flora))
    elif printed.area:
        (good, n), = printed.gain
        gain = text(f"earth-gain-{good}-neighbours", n=n)
    what = text("earth-trade", pay=goods("pay", printed.pay), gain=gain) if printed.pay else gain
    match printed.when:
        case "":
            return what
        case "planted":
            return planted(what, printed.trait)
        case "chosen" | "event":
            return text(f"earth-when-{printed.when}", what=what)
        case _:
            assert_never(printed.when)


def planted(what: Text, name: str) -> Text:
    kind = "colour" if name in COLOUR else "trait"
    return text(f"earth-when-planted-{kind}", what=what, trait=trait(name))


def rule(printed: Rule) -> Text:  # noqa: PLR0911 - one for each kind of rule
    match printed:
        case Effect():
            return effect(printed)
        case Copy():
            return text("earth-rule-copy", colour=COLOUR[printed.colour])
        case Discount():
            return text("earth-rule-discount", trait=trait(printed.trait), off=printed.off)
        case Forbid():
            return text("earth-rule-forbid", action=Text(f"earth-action-{printed.colour}"))
        case Payable():
            return Text(f"earth-rule-payable-{printed.good}")
        case Replace():
            return text("earth-rule-replace", colour=COLOUR[printed.colour], gain=goods("gain", printed.gain))
        case Start():
            return text("earth-rule-start", **{"bury": 0, **dict(printed.gain)})
        case Wild():
            return Text("earth-rule-wild")
        case Worth():
            return score(printed.score)
        case _:
            assert_never(printed)


def ability(printed: Ability) -> Text:
    return text("earth-ability", colour=Text(f"earth-band-{printed.colour}"), what=rule(printed.rule))


def measure(found: Measure, n: int) -> Text:  # noqa: PLR0911 - one for each kind of measure
    """So many of it: `n` rocky cards."""
    if found.rule:
        kinds = {name: Text(f"earth-{name}-{found.attribute}") for name in ("kind", "kinds")}
        return text(f"earth-measure-{found.of}-{found.rule}", n=n, **kinds)
    if found.of not in ("card", "flora"):
        return text(f"earth-measure-{found.of.replace(' ', '-')}", n=n)
    if found.where:
        where = found.where.replace(" ", "-")
        return text(f"earth-measure-in-{where}", n=n, trait=trait(found.trait), traits=many(found.trait))
    if found.attribute.startswith("full of"):
        return text(f"earth-measure-full-of-{found.attribute.rpartition(' ')[2]}", n=n)
    if found.attribute:
        return ranged(found, n)
    if found.trait in TAG:
        return text("earth-measure-tag", n=n, tag=trait(TAG[found.trait]))
    if found.trait in COLOUR:
        return text("earth-measure-colour", n=n, colour=trait(found.trait))
    if found.trait in ("directional", "full", "empty"):
        return text(f"earth-measure-{found.trait}", n=n)
    kind = "type" if found.trait in FLORA else "trait"
    return text(f"earth-measure-{kind}", n=n, trait=trait(found.trait), traits=many(found.trait))


def ranged(found: Measure, n: int) -> Text:
    if found.range in ("odd", "even"):
        return text(f"earth-measure-points-{found.range}", n=n)
    how = {"+": "least", "-": "most"}.get(found.range[-1], "exactly")
    number = int(found.range.rstrip("+-"))
    return text(f"earth-measure-{found.attribute}-{how}", n=n, number=number)


def score(printed: Score) -> Text:
    if printed.ladder:
        steps = ", ".join(map(str, printed.ladder[1:]))
        most = len(printed.ladder) - 1
        return text("earth-score-ladder", traits=many(printed.measure.trait), steps=steps, most=most)
    kind = "earth-score-best" if printed.best else "earth-score-capped" if printed.cap else "earth-score"
    return text(kind, points=printed.points, what=measure(printed.measure, printed.per), cap=printed.cap)


def target(printed: Target) -> Text:
    if printed.measure.of == "diagonal":
        return Text("earth-goal-diagonal")
    return text("earth-goal", what=measure(printed.measure, printed.count))


def gifts(given: Gifts) -> Text:
    return joined(
        "earth-plus",
        [
            text(f"earth-gift-{gift.good}-per-{gift.per.replace(' ', '-')}", n=gift.n, each=gift.each) if gift.per
            else text(f"earth-gift-{gift.good}", n=gift.n)
            for gift in given
        ],
    )


def lines(card: Card) -> tuple[Text, ...]:
    """What is printed on a card, line by line."""
    if card.score:
        return (score(card.score),)
    if card.goal:
        return (target(card.goal),)
    if card.kind != "gaia":
        return tuple(map(ability, card.abilities))
    hers = GAIA_CARD[card.id]
    if not hers.fauna:
        small = Text(f"earth-gaia-you-{hers.colour}")
        return (small, text("earth-gaia-gets", gifts=gifts(hers.gift)))
    row = Text(f"earth-gaia-leaf-{'lower' if hers.fauna[0] else 'upper'}")
    return (row, Text("earth-gaia-easy"), text("earth-gaia-expert", left=gifts(hers.left), right=gifts(hers.right)))
