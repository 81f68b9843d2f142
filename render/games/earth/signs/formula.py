"""What a card does, as a row of signs: derived from the engine's records, never from a text, in no language."""

from typing import assert_never

from engine import record
from engine.games.earth.abilities import (
    Ability,
    Copy,
    Discount,
    Forbid,
    Payable,
    Replace,
    Rule,
    Start,
    Wild,
    Worth,
)
from engine.games.earth.effects import Effect, Goods
from engine.games.earth.gifts import Gift, Gifts
from engine.games.earth.goals import Measure, Score, Target
from engine.games.earth.terms import COLOURS, FLORA, HABITATS


@record
class Sign:
    """A sign by name; with a figure on it where `value` is given."""

    name: str
    value: str = ""


Token = Sign | str
Formula = tuple[Token, ...]

PAID = {"compost": "from-compost", "card": "draw"}
GAINED = {"compost": "from-deck", "card": "draw"}
KINDS = {"colour": "colours", "type": "types", "habitat": "habitats", "points": "vp"}
ATTRIBUTES = {
    "cost": "soil",
    "points": "vp",
    "habitats": "habitats",
    "abilities": "abilities",
    "slots": "slot",
    "trunks": "trunk",
}
TRAITS = {
    "geography-named": "geography", "animal-named": "fauna", "colour-named": "palette", "directional": "compass",
    "full": "full", "empty": "bare",
}  # fmt: skip
PLACES = {"diagonal path": "diagonal"}
SET = (Sign("chip-red"), Sign("chip-blue"), Sign("chip-yellow"), Sign("terrain"), Sign("event"))


def ability(printed: Ability) -> Formula:
    return rule_signs(printed.rule, printed.colour)


def rule_signs(rule: Rule, colour: str) -> Formula:  # noqa: PLR0911 - one line per kind of rule
    match rule:
        case Effect():
            return effect_signs(rule, colour)
        case Worth(score=found):
            return score(found)
        case Copy(colour=copied):
            return (Sign(f"copy-{copied}"),)
        case Discount(trait=wanted, off=off):
            return (trait(wanted), f"−{off}", Sign("soil"))
        case Forbid(colour=action):
            return (Sign(f"forbid-{action}"),)
        case Payable(good=good):
            return (Sign("soil"), "=", Sign(PAID.get(good, good)))
        case Replace(colour=action, gain=gain):
            return (Sign("bury"), Sign("arrow"), Sign(f"chip-{action}"), *goods(gain, "+", GAINED))
        case Start(gain=gain):
            return goods(gain, "", GAINED)
        case Wild():
            return tuple(Sign(kind) for kind in FLORA)
        case _:
            assert_never(rule)


def goods(amounts: Goods, mark: str, names: dict[str, str]) -> Formula:
    out: list[Token] = []
    for good, count in amounts:
        out += [f"{mark}{count}", Sign(names.get(good, good))]
    return tuple(out)


def effect_signs(effect: Effect, colour: str) -> Formula:
    out: list[Token] = []
    if effect.when == "event":
        out += [Sign("event"), Sign("arrow")]
    if effect.when == "chosen":
        out += [Sign(f"chosen-{colour}"), Sign("arrow")]
    if effect.pay:
        out += [*goods(effect.pay, "−", PAID), Sign("arrow")]
    out += goods(effect.gain, "+", GAINED)
    if effect.flora:
        out += ["/", Sign(effect.flora)]
    if effect.area:
        out.append(Sign(effect.area))
    if effect.when == "planted":
        out += ["/", Sign("plant"), trait(effect.trait)]
    return tuple(out)


def trait(name: str) -> Sign:
    """What a card can be: a habitat, a kind of flora, a colour, a mark on its name."""
    if name in HABITATS:
        return Sign(f"habitat-{name}")
    if name in COLOURS:
        return Sign(f"chip-{name}")
    return Sign(TRAITS.get(name, name))


def measure(counted: Measure) -> Formula:
    """What is counted."""
    if counted.of == "set":
        return SET
    if counted.of == "empty neighbour":
        return (Sign("empty"), Sign("side"))
    if counted.rule:
        return (
            Sign(counted.of),
            "=" if counted.rule == "same" else "≠",
            Sign(KINDS.get(counted.attribute, counted.attribute)),
        )
    out: list[Token] = []
    if counted.trait:
        if counted.trait.endswith("-named") or counted.trait in ("full", "empty"):
            out.append(Sign("flora"))
        out.append(trait(counted.trait))
    elif not counted.attribute or counted.attribute in ("sprout", "growth"):
        out.append(Sign("cards" if counted.of == "card" else counted.of))
    if counted.attribute:
        out += test(counted.attribute, counted.range)
    if counted.where:
        out.append(Sign(PLACES.get(counted.where, counted.where)))
    return tuple(out)


def test(attribute: str, span: str) -> Formula:
    match attribute, span:
        case "full of sprout", _:
            return (Sign("flora"), Sign("slot-full"))
        case "full of growth", _:
            return (Sign("flora"), Sign("canopy"))
        case "points", "odd" | "even":
            values = "135" if span == "odd" else "024"
            return tuple(Sign("vp", value) for value in values)
        case "canopy", _:
            return (Sign("canopy"), bound(span))
        case _:
            return (Sign(ATTRIBUTES.get(attribute, attribute)), bound(span))


def bound(span: str) -> str:
    if span.endswith("+"):
        return f"≥{span[:-1]}"
    return f"≤{span[:-1]}" if span.endswith("-") else f"={span}"


def score(scored: Score) -> Formula:
    """Points, for what; or the steps of a ladder, from the first that is worth anything."""
    if scored.ladder:
        worth = [(count, points) for count, points in enumerate(scored.ladder) if points]
        steps = "·".join(str(points) for _, points in worth)
        return (*measure(scored.measure), f"{worth[0][0]}–{worth[-1][0]}", Sign("arrow"), Sign("vp"), steps)
    many = (f"{scored.per}×",) if scored.per > 1 else ()
    best = (Sign("crown"),) if scored.best else ()
    cap = ("≤", Sign("vp", str(scored.cap))) if scored.cap else ()
    return (Sign("vp", str(scored.points)), "/", *many, *measure(scored.measure), *best, *cap)


def target(goal: Target) -> Formula:
    """What a fauna asks for."""
    return (f"{goal.count}×", *measure(goal.measure))


PER = {"soil gained": "soil", "card drawn": "draw", "blue card": "chip-blue"}


def gift(given: Gift) -> Formula:
    per: Formula = ("/", *((f"{given.each}×",) if given.each > 1 else ()), Sign(PER[given.per])) if given.per else ()
    return (f"+{given.n}", Sign(GAINED.get(given.good, given.good)), *per)


def gifts(given: Gifts) -> Formula:
    return tuple(token for each in given for token in gift(each))
