"""Using one ability: is it allowed, is it wanted, pay, gain. And all abilities of a colour, one after another."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Literal

from engine.agenda import Agenda, Question, Step, Task
from engine.event import Args, tell
from engine.prompt import Answer, Barred, Option, Pick, Picked, Prompt, Standing, Tone, choices
from engine.record import record
from engine.text import Text, text

from . import card_text
from .abilities import Copy
from .activation import Active, beside, in_tableau, times
from .barring import anytime, unpaid
from .calls import in_turn
from .catalogue import ACTIVE, NAME
from .conversion import crowded, soil_in_sight
from .effects import Effect, EffectLine
from .forecast import Forecast, of_abilities
from .goods import Gain, gain, pay
from .hints import does, following, used
from .options import AFTER, BEFORE, CARD, SKIP, USE, USE_ALL
from .outlook import in_all, losing, losses, of_losses, wasted
from .places import all_lost, lost
from .precedence import order
from .prices import can_pay
from .state import Earth, Player
from .telling import ability
from .terms import Action


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
        n = times(state.players[seat], effect, chosen=state.active == seat) if effect.when else 1
        if not n:
            return []
        if effect.pay:
            return [Offer(seat, effect, self.card, self.plot)]
        tight = "sprout" in effect.given and crowded(state.players[seat], effect, self.plot, n)
        if not self.black and (tight or state.everything):
            whole = effect if n == 1 else Effect(gain=tuple([(good, one * n) for good, one in effect.gain]))
            return [Offer(seat, whole, self.card, self.plot)]
        state.news.append(ability("used", seat, self.card))
        return gain(state, seat, effect, self.plot, n, card=self.card)

    def coming(self, state: Earth) -> tuple[Text, ...]:
        return (used(self.card, self.effect),)


OFFER = {card: Pick("use", (USE, SKIP), about=option) for card, option in CARD.items()}
ONE_OF_MANY = {card: Pick("use", (USE, USE_ALL, SKIP), about=option) for card, option in CARD.items()}
LEFT = {card: Pick("use", (SKIP,), about=option) for card, option in CARD.items()}
TAKEN = {card: Pick("use", (USE,), about=option) for card, option in CARD.items()}
NO_OFFER = {card: Pick("unpaid", (SKIP,), about=option) for card, option in CARD.items()}


@record
class Offer(Question[Earth]):
    """An ability with a price is asked about; one that cannot be paid has one answer, and is passed over.

    `more` says that others follow: then all can be used with one answer. Whoever has given it is asked again only where
    a part of a gain would be lost; for nothing at all nothing is paid.
    """

    between = True
    seat: int
    effect: EffectLine
    card: int
    plot: int | None = None
    more: bool = False
    kind: Literal["offer"] = "offer"

    def always(self, state: Earth) -> bool:
        """Rules 5.4: sprouts that could still be turned in may bring the price."""
        player = state.players[self.seat]
        return state.everything or (not player.eager and soil_in_sight(player, self.effect.pay))

    def prompt(self, state: Earth) -> Pick:
        player = state.players[self.seat]
        if not can_pay(player, self.effect.pay):
            return NO_OFFER[self.card]
        if not player.eager:
            return (ONE_OF_MANY if self.more else OFFER)[self.card]
        if state.teams or not lost(player, self.effect, self.plot):
            return TAKEN[self.card]
        return (LEFT if all_lost(player, self.effect, self.plot) else OFFER)[self.card]

    def hint(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        if option == USE_ALL:
            player, chosen = state.players[self.seat], state.active == self.seat
            return in_all(of_abilities(player, self.together(agenda), chosen=chosen))
        return None

    def together(self, agenda: Agenda[Any]) -> list[Active]:
        """The ability and those that follow it."""
        below = agenda.seats[self.seat][::-1]
        return [Active(task.card, task.effect, task.plot) for task in below if isinstance(task, Use | Offer)]

    def standing(self, state: Earth, prompt: Prompt) -> Standing:
        """Of just this ability: a card may have several."""
        said = text("earth-order-offer", card=NAME[self.card], what=does(self.effect))
        return Standing(f"offer.{self.card}.{self.effect}", said)

    def ahead(self, state: Earth, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return following(state, agenda, self.seat)

    def coming(self, state: Earth) -> tuple[Text, ...]:
        return (used(self.card, self.effect, paid=can_pay(state.players[self.seat], self.effect.pay)),)

    def terms(self, state: Earth) -> Args:
        spilled = losses(state, self.seat, self.effect, self.plot)
        return (
            ("what", card_text.effect(self.effect)), ("lost", of_losses(spilled)), ("losses", len(spilled)),
            ("free", int(not self.effect.pay)),
        )

    def call(self, state: Earth) -> Text:
        return in_turn(state, self.seat)

    def tone(self, state: Earth, option: Option) -> Tone:
        if option == USE:
            return "plain" if self.more and not state.players[self.seat].eager else "main"
        return "main" if option == USE_ALL else "plain"

    def barred(self, state: Earth, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        player = state.players[self.seat]
        if can_pay(player, self.effect.pay):
            return anytime(player)
        return (Barred(USE, unpaid(player, self.effect.pay), "3.4"), *anytime(player))

    def waste(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, answer: Answer) -> Text | None:
        """A question that is asked only because something would be lost is the second asking itself."""
        settled = state.players[self.seat].eager or not (self.effect.pay or state.everything)
        if settled or answer == Picked((SKIP,)):
            return None
        return wasted(state, self.seat, self.effect, self.plot)

    def take(self, state: Earth, answer: Picked) -> list[Task]:
        if answer.options[0] == USE_ALL:
            state.players[self.seat].eager = True
        if answer.options[0] == SKIP:
            if not can_pay(state.players[self.seat], self.effect.pay):
                state.news.append(ability("unpaid", self.seat, self.card))
            return []
        state.news.append(ability("used", self.seat, self.card))
        asks = pay(state, self.seat, self.effect.pay)
        if asks:
            return [*asks, Gain(self.seat, self.effect, self.plot, card=self.card)]
        return gain(state, self.seat, self.effect, self.plot, card=self.card)


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
        lies = sorted(range(len(player.cards)), key=player.cells.__getitem__)
        cards = [CARD[player.cards[plot]] for plot in lies if copied(player, self.colour, player.cards[plot])]
        return Pick("copy" if cards else "uncopied", (*cards, SKIP), about=CARD[self.card])

    def hint(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        found = copied(state.players[self.seat], self.colour, option.id) if option.kind == "card" else None
        return losing(does(found), losses(state, self.seat, found, self.plot)) if found else None

    def ahead(self, state: Earth, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return following(state, agenda, self.seat)

    def coming(self, state: Earth) -> tuple[Text, ...]:
        return (used(self.card, Copy(self.colour)),)

    def terms(self, state: Earth) -> Args:
        return (("colour", card_text.COLOUR[self.colour]),)

    def call(self, state: Earth) -> Text:
        return in_turn(state, self.seat)

    def barred(self, state: Earth, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        player = state.players[self.seat]
        shown = {option.id for option in choices(prompt)}
        return (*[self.refused(player, card) for card in player.cards if card not in shown], *anytime(player))

    def refused(self, player: Player, card: int) -> Barred:
        found = copyable(self.colour, card)
        if found:
            return Barred(CARD[card], unpaid(player, found.pay), "3.4")
        if card in ACTIVE[self.colour]:
            return Barred(CARD[card], Text("earth-bar-copies"), "3.6")
        return Barred(CARD[card], text("earth-bar-colour", colour=card_text.COLOUR[self.colour]), "3.6")

    def waste(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, answer: Answer) -> Text | None:
        card = answer.options[0].id if isinstance(answer, Picked) else 0
        found = copied(state.players[self.seat], self.colour, card)
        return wasted(state, self.seat, found, self.plot) if found else None

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
            return [*asks, Gain(seat, effect, self.plot, card=self.card)]
        return gain(state, seat, effect, self.plot, card=self.card)


@lru_cache(maxsize=4096)  # a task never changes, and those of a place come up again and again
def alone(seat: int, active: Active) -> Use | Offer | CopyOf:
    card, rule, plot = active.card, active.rule, active.plot
    if isinstance(rule, Effect):
        return Offer(seat, rule, card, plot) if rule.pay and not rule.when else Use(seat, rule, card, plot)
    if plot is None:
        raise ValueError(f"card {card} lies beside the tableau and copies")
    return CopyOf(seat, rule.colour, card, plot)


@lru_cache(maxsize=4096)
def followed(seat: int, active: Active) -> Use | Offer | CopyOf:
    """The same before others that have a price."""
    found = alone(seat, active)
    return replace(found, more=True) if isinstance(found, Offer) else found


def tasks(seat: int, abilities: Sequence[Active], *, asking: bool) -> list[Use | Offer | CopyOf]:
    """One after another; where `asking` tells step by step, none can be used together."""
    found: list[Use | Offer | CopyOf] = []
    more = False
    for each in reversed(abilities):
        found.append(followed(seat, each) if more else alone(seat, each))
        more = more or (not asking and isinstance(found[-1], Offer))
    found.reverse()
    return found


@record
class Activate(Step[Earth]):
    """Rules 3.2: reading order; rules 3.3: island, then climate, both before or both after the tableau."""

    seat: int
    kind: Literal["activate"] = "activate"

    def run(self, state: Earth) -> Sequence["Use | Offer | CopyOf | Sides"]:
        seat, player, colour = self.seat, state.players[self.seat], state.colour
        if not colour:
            return []
        tableau, edge = in_tableau(player, colour), beside(player, colour, chosen=state.active == seat)
        asking = state.everything
        if not edge or not tableau:
            return tasks(seat, edge or tableau, asking=asking) if edge or tableau else []
        first = None if asking else order(player, edge, tableau) or (BEFORE if player.eager else None)
        if first is None:
            return [Sides(seat, tuple(tasks(seat, edge, asking=asking)), tuple(tasks(seat, tableau, asking=asking)))]
        return tasks(seat, [*edge, *tableau] if first == BEFORE else [*tableau, *edge], asking=asking)

    def coming(self, state: Earth) -> tuple[Text, ...]:
        return tuple([line for task in self.run(state) for line in task.coming(state)])


SIDES = Pick("order", (BEFORE, AFTER))


@record
class Sides(Question[Earth]):
    """Island and climate before the tableau, or after it."""

    between = True
    seat: int
    edge: tuple[Use | Offer | CopyOf, ...]
    tableau: tuple[Use | Offer | CopyOf, ...]
    kind: Literal["sides"] = "sides"

    def prompt(self, state: Earth) -> Pick:
        return SIDES

    def hint(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text:
        """What island and climate would bring at that moment is seen in what all of it comes to."""
        return in_all(self.forecast(state, option), "order")

    def forecast(self, state: Earth, option: Option) -> Forecast:
        tasks = self.edge + self.tableau if option == BEFORE else self.tableau + self.edge
        abilities = [Active(task.card, task.effect, task.plot) for task in tasks if not isinstance(task, CopyOf)]
        return of_abilities(state.players[self.seat], abilities, chosen=state.active == self.seat)

    def terms(self, state: Earth) -> Args:
        before, after = [self.forecast(state, option) for option in SIDES.options]
        return (("same", int((before.total, before.lost) == (after.total, after.lost))),)

    def ahead(self, state: Earth, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return self.coming(state) + following(state, agenda, self.seat)

    def coming(self, state: Earth) -> tuple[Text, ...]:
        return tuple([line for task in (*self.edge, *self.tableau) for line in task.coming(state)])

    def call(self, state: Earth) -> Text:
        return in_turn(state, self.seat)

    def barred(self, state: Earth, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        return anytime(state.players[self.seat])

    def take(self, state: Earth, answer: Picked) -> tuple[Task, ...]:
        return self.edge + self.tableau if answer.options[0] == BEFORE else self.tableau + self.edge
