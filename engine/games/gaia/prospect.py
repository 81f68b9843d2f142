"""What a card would bring if it were played now, for who thinks of playing, taking or keeping it. Draws no card."""

from collections.abc import Sequence

from engine.record import record
from engine.text import Arg, Text, text

from .cards import FACE, Animals, Card, CityCard, ElementCard, Nature
from .chart import NAMES
from .cities import covered, next_to
from .goals import held, lacking
from .hindrance import unplayable
from .hints import balance, changes, rivals
from .prospects import playable_cities
from .settling import settle
from .spots import playable, spots
from .state import Gaia
from .trial import Trial
from .words import aim_name

Worth = tuple[int, int, int, int]
NONE: Worth = (0, 0, 0, 0)
Tried = tuple[tuple[int, ...], Trial]  # where, and what came of it


@record
class Best:
    """What brings the seat most. `gain` counts the meeples that it puts on the map there, `point` is the part that says
    why it is best where there are none.
    """

    cells: tuple[int, ...]
    worth: Worth
    parts: tuple[Text, ...]
    point: Text

    @property
    def gain(self) -> int:
        return self.worth[0]


@record
class Short:
    """How many cards a goal still lacks in front of the seat, and how many of those it holds."""

    left: int
    held: int


def prospect(state: Gaia, seat: int, card: Card, *, own: bool = True) -> Text:
    """`own`: it is a card of the hand."""
    match FACE[card]:
        case ElementCard(element):
            does, goal = text("gaia-does", element=element), nearer(state, seat, card, own=own)
            idle = card != "protection" and not playable(state, seat, card)
            why = (unplayable(state, card).why,) if idle else ()
            return text("gaia-hint-element", does=does, idle=len(why), why=why, goals=len(goal), goal=goal)
        case CityCard(_, _, needs):
            found = tuple(spots(state, card))
            if not found:
                return text("gaia-hint-not-now", why=unplayable(state, card).why)
            one = foremost(state, seat, [((cell,), tried(state, seat, card, cell)) for cell in sorted(found)])
            after = covered(state, one.cells[0], needs)
            return text("gaia-hint-fits", count=len(found), cell=NAMES[one.cells[0]], after=after, parts=one.parts)
        case Nature() | Animals():
            found = tuple(spots(state, card))
            if not found:
                return text("gaia-hint-not-now", why=unplayable(state, card).why)
            return told(state, seat, card, best(state, seat, card, found), own=own)


def told(state: Gaia, seat: int, card: Card, one: Best | None, *, own: bool = True) -> Text:
    """Where it brings most and what; where nowhere anything, what it is good for all the same."""
    short, goal = missing(state, seat, card, own=own), nearer(state, seat, card, own=own)
    kind = "none" if short is None else "nearer" if short.left else "goal"
    if one is None:
        return text("gaia-hint-quiet", kind=kind, goal=goal)
    given: dict[str, Arg] = {"gain": one.gain, "parts": one.parts, "point": one.point, "kind": kind}
    return text("gaia-hint-gains", cell=aim_name(one.cells), goals=len(goal), goal=goal, **given)


def best(state: Gaia, seat: int, card: Card, cells: tuple[int, ...]) -> Best | None:
    """Of places that bring the same the first; None where none brings anything. Away from every city a land or animals
    change nothing but what else can be founded.
    """
    holds = any(isinstance(FACE[held], CityCard) for held in state.hands[seat])
    near = [cell for cell in sorted(cells) if holds or isinstance(FACE[card], CityCard) or next_to(state, cell)]
    return chosen(state, seat, [((cell,), tried(state, seat, card, cell)) for cell in near])


def chosen(state: Gaia, seat: int, trials: Sequence[Tried]) -> Best | None:
    """Of trials by their cells; None where none brings anything."""
    one = foremost(state, seat, trials) if trials else None
    return one if one is not None and one.worth > NONE else None


def foremost(state: Gaia, seat: int, trials: Sequence[Tried]) -> Best:
    """Of several, the one that brings most or costs least."""
    values = [worth(state, trial, seat) for _, trial in trials]
    most = max(values)
    cells, trial = trials[values.index(most)]
    parts = tuple(changes(state, trial, seat, seat))
    return Best(cells, most, parts, point(parts))


def worth(state: Gaia, trial: Trial, seat: int) -> Worth:
    """Own meeples on the map, those of others that go home, cities of the hand that can be founded then, needs covered
    where the seat lives, all compared with before.
    """
    after = trial.state
    living = [sum([city.covered for city in each.cities.values() if seat in city.meeples]) for each in (after, state)]
    homes = [playable_cities(each, after.hands[seat])[0] for each in (after, state)]
    return balance(state, trial, seat), rivals(state, trial, seat), homes[0] - homes[1], living[0] - living[1]


def point(parts: Sequence[Text]) -> Text:
    """The part that tells most: somebody leaves, a city is opened, a city rises."""
    for ids in (("gaia-hint-leaves",), ("gaia-hint-opens-own",), ("gaia-hint-raises", "gaia-hint-shifts")):
        if found := [part for part in parts if part.id in ids]:
            return found[0]
    return parts[0] if parts else Text("gaia-hint-nothing")


def tried(state: Gaia, seat: int, card: Card, cell: int) -> Trial:
    """The card lies there, whoever held it; what it counts for goals is told apart."""
    trial = Trial(state.copy())
    after = trial.state
    if card in after.hands[seat]:
        after.hands[seat].remove(card)
    match FACE[card]:
        case Nature(land):
            after.lay(cell, land)
            trial.follow(settle(after, seat, next_to(after, cell)))
        case Animals():
            after.roam(cell)
            trial.follow(settle(after, seat, next_to(after, cell)))
        case CityCard():
            after.build(cell, card)
            trial.follow(settle(after, seat, {cell, *next_to(after, cell)}))
        case ElementCard():
            raise ValueError(f"what {card} brings others is not foreseen")
    return trial


def missing(state: Gaia, seat: int, card: Card, *, own: bool = True) -> Short | None:
    """What the goal that it helps most would still lack: the one for which fewest cards are still to be found. None if
    it helps none.
    """
    played, hand, found = state.played[seat], list(state.hands[seat]), list[Short]()
    if own and card in hand:
        hand.remove(card)
    for goal in state.goals:
        if goal.owner is None:
            before, after = lacking(played, goal), lacking([*played, card], goal)
            left = sum([n for _, n in after])
            if left < sum([n for _, n in before]):
                found.append(Short(left, sum([min(n, held(hand, wanted)) for wanted, n in after])))
    return min(found, key=lambda short: (short.left - short.held, short.left), default=None)


def nearer(state: Gaia, seat: int, card: Card, *, own: bool = True) -> tuple[Text, ...]:
    """How near the card would bring the seat to a goal, if to any."""
    short = missing(state, seat, card, own=own)
    if short is None:
        return ()
    return (text("gaia-hint-nearer", left=short.left, held=short.held, rest=short.left - short.held),)
