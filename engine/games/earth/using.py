"""Using one ability: is it allowed, is it wanted, pay, gain. And all abilities of a colour, one after another."""

from collections.abc import Sequence
from typing import Any, Literal

from engine.agenda import Agenda, Question, Step, Task
from engine.event import tell
from engine.prompt import Option, Pick, Picked, Prompt
from engine.record import record
from engine.text import Text

from .abilities import Copy
from .catalogue import ACTIVE, NAME, TRAITS
from .conversion import crowded, soil_in_sight
from .effects import Effect, EffectLine
from .goods import Gain, can_pay, gain, pay
from .hints import does, following, used
from .options import AFTER, BEFORE, CARD, SKIP, USE
from .state import Earth, Player
from .telling import ability
from .terms import Action

HAD_FIRST = frozenset(("soil", "card", "compost"))


def times(state: Earth, seat: int, effect: Effect) -> int:
    """How often its condition is met."""
    match effect.when:
        case "chosen":
            return int(state.active == seat)
        case "planted":
            return sum(effect.trait in TRAITS[card] for card in planted(state.players[seat]))
        case _:
            return 1


def planted(player: Player) -> list[int]:
    """Rules 3.9: the cards of this turn, those too that another has replaced since."""
    return [*[player.cards[plot] for plot in dict.fromkeys(player.planted)], *player.outgrown]


@record
class Use(Step[Earth]):
    """Carries the effect itself, so that correcting a card cannot break a running match.

    `black`, rules 4.7: it acts at once, and is no offer.
    """

    seat: int
    effect: EffectLine
    card: int
    plot: int | None = None
    black: bool = False
    kind: Literal["use"] = "use"

    def run(self, state: Earth) -> list[Task]:
        effect, seat = self.effect, self.seat
        n = times(state, seat, effect) if effect.when else 1
        if not n:
            return []
        if effect.pay:
            return [Offer(seat, effect, self.card, self.plot)]
        if not self.black and (state.everything or crowded(state.players[seat], effect, self.plot, n)):
            whole = effect if n == 1 else Effect(gain=tuple([(good, one * n) for good, one in effect.gain]))
            return [Offer(seat, whole, self.card, self.plot)]
        state.news.append(ability("used", seat, self.card))
        return gain(state, seat, effect, self.plot, n)

    def coming(self, state: Earth) -> tuple[Text, ...]:
        return (used(self.card, self.effect),)


OFFER = {card: Pick("use", (USE, SKIP), about=option) for card, option in CARD.items()}
NO_OFFER = {card: Pick("unpaid", (SKIP,), about=option) for card, option in CARD.items()}


@record
class Offer(Question[Earth]):
    """An ability with a price is asked about; one that cannot be paid has one answer, and is passed over."""

    between = True
    seat: int
    effect: EffectLine
    card: int
    plot: int | None = None
    kind: Literal["offer"] = "offer"

    def always(self, state: Earth) -> bool:
        """Rules 5.4: sprouts that could still be turned in may bring the price."""
        return state.everything or soil_in_sight(state.players[self.seat], self.effect.pay)

    def prompt(self, state: Earth) -> Pick:
        return (OFFER if can_pay(state.players[self.seat], self.effect.pay) else NO_OFFER)[self.card]

    def hint(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        return does(self.effect) if option == USE else None

    def ahead(self, state: Earth, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return following(state, agenda, self.seat)

    def coming(self, state: Earth) -> tuple[Text, ...]:
        return (used(self.card, self.effect),)

    def take(self, state: Earth, answer: Picked) -> list[Task]:
        if answer.options[0] == SKIP:
            if not can_pay(state.players[self.seat], self.effect.pay):
                state.news.append(ability("unpaid", self.seat, self.card))
            return []
        state.news.append(ability("used", self.seat, self.card))
        asks = pay(state, self.seat, self.effect.pay)
        if asks:
            return [*asks, Gain(self.seat, self.effect, self.plot)]
        return gain(state, self.seat, self.effect, self.plot)


def copyable(colour: Action, card: int) -> Effect | None:
    """Rules 3.6: what copying the card does; None where it cannot be copied."""
    return next((each for each in ACTIVE[colour].get(card, ()) if isinstance(each, Effect)), None)


def copied(player: Player, colour: Action, card: int) -> Effect | None:
    found = copyable(colour, card)
    return found if found and can_pay(player, found.pay) else None


@record
class CopyOf(Question[Earth]):
    """Rules 3.6: another card of the tableau, never another copy; areas are seen from the copier's place."""

    between = True
    seat: int
    colour: Action
    card: int
    plot: int
    kind: Literal["copy"] = "copy"

    def always(self, state: Earth) -> bool:
        """Rules 3.8: sprouts turned in would pay for something."""
        player = state.players[self.seat]
        found = [copyable(self.colour, card) for card in player.cards]
        return state.everything or any(each and soil_in_sight(player, each.pay) for each in found)

    def prompt(self, state: Earth) -> Pick:
        player = state.players[self.seat]
        cards = [CARD[card] for card in player.cards if copied(player, self.colour, card)]
        return Pick("copy" if cards else "uncopied", (*cards, SKIP), about=CARD[self.card])

    def hint(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        found = copied(state.players[self.seat], self.colour, option.id) if option.kind == "card" else None
        return does(found) if found else None

    def ahead(self, state: Earth, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return following(state, agenda, self.seat)

    def coming(self, state: Earth) -> tuple[Text, ...]:
        return (used(self.card, Copy(self.colour)),)

    def take(self, state: Earth, answer: Picked) -> list[Task]:
        chosen, seat = answer.options[0], self.seat
        if chosen == SKIP:
            if not any(copied(state.players[seat], self.colour, card) for card in state.players[seat].cards):
                state.news.append(ability("uncopied", seat, self.card))
            return []
        effect = copied(state.players[seat], self.colour, chosen.id)
        if effect is None:
            raise ValueError(f"card {chosen.id} cannot be copied")
        tell(state, "copied", seat, card=NAME[self.card], other=NAME[chosen.id])
        asks = pay(state, seat, effect.pay)
        if asks:
            return [*asks, Gain(seat, effect, self.plot)]
        return gain(state, seat, effect, self.plot)


def use(seat: int, rule: Effect | Copy, card: int, plot: int) -> Use | Offer | CopyOf:
    if isinstance(rule, Copy):
        return CopyOf(seat, rule.colour, card, plot)
    if rule.pay and not rule.when:
        return Offer(seat, rule, card, plot)
    return Use(seat, rule, card, plot)


@record
class Activate(Step[Earth]):
    """Rules 3.2: reading order; rules 3.3: island, then climate, both before or both after the tableau."""

    seat: int
    kind: Literal["activate"] = "activate"

    def run(self, state: Earth) -> Sequence["Use | Offer | CopyOf | Sides"]:
        seat, player, colour = self.seat, state.players[self.seat], state.colour
        if not colour:
            return []
        cards, cells, active = player.cards, player.cells, ACTIVE[colour]
        tableau = [
            use(seat, rule, cards[plot], plot)
            for _, plot in sorted([(cells[plot], plot) for plot, card in enumerate(cards) if card in active])
            for rule in active[cards[plot]]
        ]
        edge = [
            Use(seat, rule, card)
            for card in (player.island, player.climate)
            if card in active
            for rule in active[card]
            if isinstance(rule, Effect) and times(state, seat, rule)
        ]
        if not edge or not tableau:
            return [*edge, *tableau]
        first = order(state, edge)
        if first is None:
            return [Sides(seat, tuple(edge), tuple(tableau))]
        return [*edge, *tableau] if first == BEFORE else [*tableau, *edge]

    def coming(self, state: Earth) -> tuple[Text, ...]:
        return tuple([line for task in self.run(state) for line in task.coming(state)])


def order(state: Earth, edge: list[Use]) -> Option | None:
    """Rules 3.8: goods that come for nothing are best had first, and a price out of reach can only be met later."""
    if state.everything:
        return None
    if all(not use.effect.pay and HAD_FIRST.issuperset([good for good, _ in use.effect.gain]) for use in edge):
        return BEFORE
    player = state.players[edge[0].seat]
    return AFTER if all(use.effect.pay and not can_pay(player, use.effect.pay) for use in edge) else None


SIDES = Pick("order", (BEFORE, AFTER))


@record
class Sides(Question[Earth]):
    """Island and climate before the tableau, or after it."""

    between = True
    seat: int
    edge: tuple[Use, ...]
    tableau: tuple[Use | Offer | CopyOf, ...]
    kind: Literal["sides"] = "sides"

    def prompt(self, state: Earth) -> Pick:
        return SIDES

    def hint(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, option: Option) -> None:
        return None

    def ahead(self, state: Earth, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return self.coming(state) + following(state, agenda, self.seat)

    def coming(self, state: Earth) -> tuple[Text, ...]:
        return tuple([line for task in (*self.edge, *self.tableau) for line in task.coming(state)])

    def take(self, state: Earth, answer: Picked) -> tuple[Task, ...]:
        return self.edge + self.tableau if answer.options[0] == BEFORE else self.tableau + self.edge
