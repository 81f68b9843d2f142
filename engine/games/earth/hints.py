"""What a choice would bring now, and what is still to come in a seat's part. Worked out only when somebody looks.

Knows the state and not the questions: each of them says which of this is its own.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Protocol, runtime_checkable

from engine.agenda import Agenda
from engine.event import Args
from engine.text import Text, text

from . import card_text
from .abilities import Ability, Rule, Start
from .catalogue import CARDS, COST, NAME, POINTS
from .effects import Effect
from .prices import discounts, price
from .scoring import points
from .state import Earth, Player


@runtime_checkable
class Coming(Protocol):
    """A task that stands in the checklist while it waits."""

    def coming(self, state: Earth) -> tuple[Text, ...]: ...


def following(state: Earth, agenda: Agenda[Any], seat: int) -> tuple[Text, ...]:
    """The checklist: every task of the seat below the one that asks, in order."""
    below = [task for task in agenda.seats[seat][-2::-1] if isinstance(task, Coming)]
    return tuple([line for task in below for line in task.coming(state)])


def used(card: int, rule: Rule, *, paid: bool = True) -> Text:
    """A line of the checklist; `paid`: its price is there already."""
    return text("earth-ahead-use", card=NAME[card], what=card_text.rule(rule), paid=int(paid))


def does(rule: Rule) -> Text:
    return card_text.rule(rule)


def printed(card: int) -> Text:
    return card_text.joined("earth-lines", card_text.lines(CARDS[card]))


def played(card: int) -> Text:
    """What an event does: all its lines are black, and none needs to say so behind its name."""
    return card_text.joined("earth-lines", [does(each.rule) for each in CARDS[card].abilities])


def founding(card: int) -> Text:
    """An island or a climate in sentences, for who reads the first card of a first match: what one begins with, and
    which action will use it.
    """
    return card_text.joined("earth-sentences", [sentence(each) for each in CARDS[card].abilities])


def sentence(ability: Ability) -> Text:
    match ability.rule:
        case Start() as start:
            return text("earth-hint-begin", **{"bury": 0, **dict(start.gain)})
        case Effect(when="chosen") as effect:
            return later("chosen", ability.colour, replace(effect, when=""))
        case rule:
            return later("always" if ability.colour == "brown" else "anybody", ability.colour, rule)


def later(when: str, colour: str, rule: Rule) -> Text:
    return text("earth-hint-later", when=when, action=Text(f"earth-action-{colour}") if when != "always" else "",
                what=does(rule))  # fmt: skip


def acting(card: int) -> tuple[Text, ...]:
    """What a card does once it lies, first what it does at once."""
    abilities = sorted(CARDS[card].abilities, key=lambda each: not at_once(each))
    return tuple([
        text("earth-hint-at-once", what=does(each.rule)) if at_once(each) else card_text.ability(each)
        for each in abilities
    ])


def at_once(ability: Ability) -> bool:
    """Rules 4.7."""
    return ability.colour == "black" and isinstance(ability.rule, Effect)


def instant(card: int) -> Args:
    """The same for a question's words."""
    found = [does(each.rule) for each in CARDS[card].abilities if at_once(each)]
    return (("once", len(found)), ("what", card_text.joined("earth-lines", found) if found else ""))


def planted(player: Player, card: int, how: str = "plant") -> Text:
    """What planting it costs, now and as printed, its own points, and what it does."""
    soil, acts = price(discounts(player), card), acting(card)
    return text(
        f"earth-hint-{how}", soil=soil, printed=COST[card], off=COST[card] - soil, points=POINTS[card],
        acts=len(acts), what=card_text.joined("earth-lines", acts) if acts else "",
    )


def held(player: Player, card: int) -> Text:
    """A card that is chosen for something else than planting it now."""
    return planted(player, card, "held") if card in COST else text("earth-hint-event", what=played(card))


def planted_at(state: Earth, seat: int, card: int, cell: int) -> Text:
    points = gained(state, seat, card, cell)
    return text("earth-hint-points", points=abs(points), less=int(points < 0))


def gained(state: Earth, seat: int, card: int, cell: int) -> int:
    """The points that the own tableau would gain at once: base, terrains, ecosystems. Others are left out of it."""
    player = state.players[seat]
    return standing(player, state.shared, card, cell) - standing(player, state.shared)


def standing(player: Player, shared: Sequence[int], card: int = 0, cell: int = 0) -> int:
    """The points of the own tableau, now or with a card more."""
    if card:
        player = player.copy()
        player.put_down(card, cell)
    return points([player], 0, shared).total
