"""Rules 3.8: whether island and climate had better act before the tableau or after it, or whether that is a choice.

An ability can only help one that acts after it: by goods that the other pays with, by cards seen before something is
chosen, by room that it makes. Where neither side helps the other, or one alone does, nobody need be asked.
"""

from collections.abc import Sequence

from engine.prompt import Option

from .abilities import Copy
from .activation import Active
from .catalogue import ACTIVE
from .effects import Effect
from .options import AFTER, BEFORE
from .pieces import room
from .places import aimed
from .prices import can_pay, held
from .state import Player
from .terms import PIECES, Good, Piece

HAD_FIRST = frozenset(("soil", "card", "compost"))
SEEN: frozenset[Good] = frozenset(("card", "dig"))  # what shows a player something new
CHOSEN: frozenset[Good] = frozenset(("sprout", "growth", "bury", "dig"))  # gains with something to choose
BURIED: frozenset[Good] = frozenset(("bury",))
COMPOSTED: frozenset[Good] = frozenset(("compost", "bury"))
# What a price can be paid with besides itself.
SERVES: dict[Good, frozenset[Good]] = {"compost": BURIED, "bury": SEEN}


def order(player: Player, edge: Sequence[Active], tableau: Sequence[Active]) -> Option | None:
    """None where there is something to be said for both."""
    sides = effects(player, edge)
    if all(not each.pay and HAD_FIRST.issuperset(each.given) for each, _ in sides):
        return BEFORE
    if all(each.pay and not can_pay(player, each.pay) for each, _ in sides):
        return AFTER
    cards = effects(player, tableau)
    if helps(player, cards, sides):
        return None if helps(player, sides, cards) else AFTER
    return BEFORE


Placed = tuple[Effect, int | None]


def effects(player: Player, abilities: Sequence[Active]) -> list[Placed]:
    """With their plots; a copy may turn out to be any that it can copy."""
    found: list[Placed] = []
    for each in abilities:
        if isinstance(each.rule, Copy):
            active = ACTIVE[each.rule.colour]
            rules = [rule for card in player.cards for rule in active.get(card, ())]
            found += [(rule, each.plot) for rule in rules if isinstance(rule, Effect)]
        else:
            found.append((each.rule, each.plot))
    return found


def helps(player: Player, first: Sequence[Placed], later: Sequence[Placed]) -> bool:
    """Whether anything of `later` may go better because `first` has acted."""
    gained = set[Good]().union(*[rule.given for rule, _ in first])
    paid = {good for rule, _ in first for good, _ in rule.pay}
    shows, had = not SEEN.isdisjoint(gained), gained | (paid & BURIED)
    digs = not COMPOSTED.isdisjoint(gained | paid)
    for rule, _ in later:
        if (shows and is_choice(rule)) or serves(player, had, rule) or (digs and "dig" in rule.given):
            return True
    return any(piece in paid and crowded(player, piece, later) for piece in PIECES)


def is_choice(rule: Effect) -> bool:
    return bool(rule.pay) or not CHOSEN.isdisjoint(rule.given)


def serves(player: Player, gained: set[Good], rule: Effect) -> bool:
    """Whether it uses something gained; sprouts can be turned into soil where that is short."""
    for good, n in rule.pay:
        if good in gained or not gained.isdisjoint(SERVES.get(good, ())):
            return True
        if good == "soil" and "sprout" in gained and held(player, good) < n:
            return True
    return "bury" in rule.given and not gained.isdisjoint(SEEN)


def crowded(player: Player, piece: Piece, later: Sequence[Placed]) -> bool:
    """Whether room for so many pieces may be short: then those paid before would make some."""
    found = [aimed(player, rule.given[piece], rule, plot) for rule, plot in later if piece in rule.given]
    total = sum([n for n, _, _ in found])
    return any(sum(room(player, piece, plots, each)) < total for _, plots, each in found)
