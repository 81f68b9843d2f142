"""What a card would bring if it were played now, for who thinks of taking or keeping it. Draws no card."""

from engine.record import record
from engine.text import Arg, Text, text

from .cards import FACE, Animals, Card, CityCard, ElementCard, Nature
from .chart import NAMES
from .cities import beside, covered
from .goals import lacking
from .hindrance import unplayable
from .hints import balance, changes
from .pieces import HERD
from .settling import settle
from .spots import playable, spots
from .state import City, Gaia
from .trial import Trial


@record
class Best:
    """The place that brings the seat most; `gain` counts meeples that it puts on the map there."""

    cell: int
    gain: int
    parts: tuple[Text, ...]


def prospect(state: Gaia, seat: int, card: Card) -> Text:
    match FACE[card]:
        case ElementCard(element):
            does, goal = text("gaia-does", element=element), nearer(state, seat, card)
            idle = card != "protection" and not playable(state, seat, card)
            why = (unplayable(state, card).why,) if idle else ()
            return text("gaia-hint-element", does=does, idle=len(why), why=why, goals=len(goal), goal=goal)
        case CityCard(_, _, needs):
            found = tuple(spots(state, card))
            if not found:
                return text("gaia-hint-not-now", why=unplayable(state, card).why)
            one = best(state, seat, card, found)
            after = covered(state, one.cell, needs)
            return text("gaia-hint-fits", count=len(found), cell=NAMES[one.cell], after=after, parts=one.parts)
        case Nature() | Animals() as face:
            found = tuple(spots(state, card))
            if not found:
                return text("gaia-hint-not-now", why=unplayable(state, card).why)
            goal = nearer(state, seat, card) if isinstance(face, Nature) else ()
            one = best(state, seat, card, found)
            told: dict[str, Arg] = {"count": len(found), "goals": len(goal), "goal": goal}
            if one.gain <= 0:
                return text("gaia-hint-could", **told)
            return text("gaia-hint-gains", cell=NAMES[one.cell], gain=one.gain, parts=one.parts, **told)


def best(state: Gaia, seat: int, card: Card, cells: tuple[int, ...]) -> Best:
    """Of places that bring the same the first. Away from every city a land or animals change nothing."""
    face = FACE[card]
    found = Best(cells[0], -len(state.meeples), ())
    for cell in sorted(cells):
        if not isinstance(face, CityCard) and not beside(state, (cell,)):
            continue
        trial = tried(state, seat, card, cell)
        gain = balance(state, trial, seat)
        if gain > found.gain or (gain == found.gain and better(state, card, cell, found)):
            found = Best(cell, gain, tuple(changes(state, trial, seat, seat)))
    return found


def better(state: Gaia, card: Card, cell: int, than: Best) -> bool:
    """Whether a city has more of its needs there."""
    match FACE[card]:
        case CityCard(_, _, needs):
            return covered(state, cell, needs) > covered(state, than.cell, needs)
        case _:
            return False


def tried(state: Gaia, seat: int, card: Card, cell: int) -> Trial:
    """The card lies there, whoever holds it; what it counts for goals is told apart."""
    trial = Trial(state.copy())
    after = trial.state
    match FACE[card]:
        case Nature(land):
            after.lands[cell] = land
            trial.follow(settle(after, seat, beside(after, (cell,))))
        case Animals():
            after.herds[cell] = HERD
            trial.follow(settle(after, seat, beside(after, (cell,))))
        case CityCard():
            after.cities[cell] = City(card, 0)
            trial.follow(settle(after, seat, {cell, *beside(after, (cell,))}))
        case ElementCard():
            raise ValueError(f"what {card} brings others is not foreseen")
    return trial


def nearer(state: Gaia, seat: int, card: Card) -> tuple[Text, ...]:
    """How near the card would bring the seat to a goal, if to any."""
    played, left = state.played[seat], []
    for goal in state.goals:
        if goal.owner is None:
            before, after = [sum([n for _, n in lacking(cards, goal)]) for cards in (played, [*played, card])]
            left += [after] if after < before else []
    return (text("gaia-hint-nearer", left=min(left)),) if left else ()
