"""What a card of Earth may be worth to whoever holds it, roughly and without looking at the tableau: made once."""

from .abilities import Copy
from .catalogue import ACTIVE, CANOPY, COST, EVENTS, INSTANT, POINTS, SLOTS, TRUNKS, WORTH
from .effects import Effect
from .terms import ACTIONS, Action

# Points that a good is worth in the middle of a match; what is paid costs as much.
GOOD = {"soil": 0.55, "card": 0.8, "sprout": 0.8, "growth": 1.0, "compost": 1.0, "bury": 0.5, "dig": 0.4}
OWN_ACTION, PER_PLANTED, FLORA = 0.5, 0.7, 2.0  # how often: when chosen oneself, for each planted; flora in an area
COPY = 0.8
USES = 1.0  # of an ability in what is left of a match, half way
SOIL, ROOM, TREE, TERRAIN, EVENT = 0.8, 0.2, 0.2, 6.0, 0.6


def benefit(rule: Effect | Copy) -> float:
    """What using an ability once brings."""
    if isinstance(rule, Copy):
        return COPY
    often = {"chosen": OWN_ACTION, "planted": PER_PLANTED}.get(rule.when, 1.0)
    got = sum(GOOD[good] * n for good, n in rule.gain) * (FLORA if rule.area and rule.flora else 1.0)
    paid = sum(GOOD[good] * n for good, n in rule.pay)
    return max(0.0, often * (got - paid))


# What each ability colour of a card brings with one use.
ENGINE: dict[Action, dict[int, float]] = {
    colour: {card: sum(map(benefit, rules)) for card, rules in ACTIVE[colour].items()} for colour in ACTIONS
}
AT_ONCE = {card: sum(map(benefit, rules)) for card, rules in INSTANT.items() if rules}


def planted(card: int) -> float:
    """Points that it may bring once planted, its price paid."""
    if card in EVENTS:
        return EVENT * max(0.0, POINTS[card] + AT_ONCE.get(card, 0.0))
    engine = sum(ENGINE[colour].get(card, 0.0) for colour in ACTIONS)
    grown = ROOM * SLOTS[card] + (TREE * CANOPY[card] if TRUNKS[card] else 0.0)
    terrain = TERRAIN if card in WORTH else 0.0
    return POINTS[card] + AT_ONCE.get(card, 0.0) + USES * engine + grown + terrain - SOIL * COST[card]


PLANTED = {card: planted(card) for card in (*COST, *EVENTS)}
