"""What cards of Earth may be worth to a player with these goals, without looking at the tableau: worked out once."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from .abilities import Copy
from .catalogue import ACTIVE, CANOPY, COST, EVENTS, GOAL, INSTANT, KIND, POINTS, SCORE, SLOTS, TRUNKS, WORTH
from .counting import VALUE, fitting
from .state import SIZE
from .temper import TEMPERS
from .terms import ACTIONS

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from .effects import Effect
    from .state import Earth, Player
    from .temper import Temper
    from .terms import Action

SEASONS = 4  # of a match
GAIA_CARDS = 6  # gone through twice
KNOWN = 256  # goals with a season, of which a thought meets a handful
Goals = tuple[int, ...]


class Worth:
    """By one temper. `engine`: what each ability colour of a card brings with one use."""

    def __init__(self, temper: Temper) -> None:
        self.temper = temper
        self.engine: dict[Action, dict[int, float]] = {
            colour: {card: sum(map(self.benefit, rules)) for card, rules in ACTIVE[colour].items()}
            for colour in ACTIONS
        }
        self.at_once = {card: sum(map(self.benefit, rules)) for card, rules in INSTANT.items() if rules}
        self.plain = [
            {card: self.planted(card, season / (SEASONS - 1)) for card in (*COST, *EVENTS)} for season in range(SEASONS)
        ]
        self.known: dict[tuple[Goals, int], dict[int, float]] = {}

    def benefit(self, rule: Effect | Copy) -> float:
        """What using an ability once brings."""
        by = self.temper
        if isinstance(rule, Copy):
            return by.copy
        often = by.chosen if rule.when == "chosen" else by.planted if rule.when == "planted" else 1.0
        got = sum([by.good[good] * n for good, n in rule.gain]) * (by.flora if rule.area and rule.flora else 1.0)
        return max(0.0, often * (got - sum([by.good[good] * n for good, n in rule.pay])))

    def planted(self, card: int, left: float) -> float:
        """Points that it may bring once planted, its price paid; `left`: how much of the match is to come."""
        by = self.temper
        if card in EVENTS:
            return by.event * max(0.0, POINTS[card] + self.at_once.get(card, 0.0))
        engine = sum([self.engine[colour].get(card, 0.0) for colour in ACTIONS])
        grown = by.room * SLOTS[card] + (by.tree * CANOPY[card] if TRUNKS[card] else 0.0)
        terrain = by.terrain if card in WORTH else 0.0
        work = (by.last + by.uses * left) * engine
        return POINTS[card] + self.at_once.get(card, 0.0) + work + grown + terrain - by.price * COST[card]

    def wants(self, state: Earth, seat: int) -> Mapping[int, float]:
        """By card what it may bring to this player from now on."""
        key = goals(state, state.players[seat]), season(state)
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= KNOWN:
                self.known.clear()
            found = self.known[key] = self.wanted(*key)
        return found

    def wanted(self, given: Goals, left: int) -> dict[int, float]:
        found = self.plain[left].copy()
        for goal in given:
            points = self.share(goal)
            for card in helping(goal):
                found[card] += points
        return found

    def share(self, goal: int) -> float:
        """The points for one more card of a goal."""
        by = self.temper
        if goal in GOAL:
            return by.fauna / GOAL[goal].count
        score = SCORE[goal]
        each = score.ladder[-1] / (len(score.ladder) - 1) if score.ladder else score.points / score.per
        return by.ecosystem * each * (by.path if score.measure.where else 1.0)


def goals(state: Earth, player: Player) -> Goals:
    """Ecosystems, and fauna that are still to be met."""
    held = [leaf.fauna for leaf in player.leaves]
    own = (player.ecosystem,) if player.ecosystem else ()
    return (*own, *state.shared, *[fauna for fauna in state.fauna if fauna not in held])


def left(state: Earth) -> float:
    """How much of the match is to come, from 1 to 0: cards of Gaia's, else cells of whoever has most cards."""
    if state.gaia:
        return (len(state.gaia.deck) + (GAIA_CARDS if state.gaia.passes == 1 else 0)) / (2 * GAIA_CARDS)
    return 1.0 - max([len(player.cards) for player in state.players]) / SIZE


def season(state: Earth) -> int:
    return min(SEASONS - 1, int(SEASONS * left(state)))


@cache
def helping(goal: int) -> Collection[int]:
    """The cards of the deck that are seen to count for it by themselves."""
    measure = (GOAL if goal in GOAL else SCORE)[goal].measure
    match measure.of:
        case "terrain" | "event":
            return [card for card in (*COST, *EVENTS) if KIND[card] == measure.of]
        case "card" | "flora" if measure.trait not in ("full", "empty"):
            known = not measure.attribute or measure.attribute in VALUE
            return fitting(measure).intersection(COST) if known else ()
        case _:
            return ()


EYES = {name: Worth(temper) for name, temper in TEMPERS.items()}


def eye(state: Earth) -> Worth:
    """Whose judgement of cards holds in this match."""
    return EYES["alone" if state.gaia else "table"]
