"""The green action: what to plant, where, how it is paid for, and what the planted card does at once."""

from collections.abc import Sequence
from typing import Any, Literal

from engine.agenda import Agenda, Question, Step, Task
from engine.event import Args, Event, tell, whisper
from engine.prompt import (
    Answer,
    Barred,
    Option,
    Pick,
    Picked,
    Place,
    Placed,
    Prompt,
    Share,
    Shared,
    Shortcut,
    Tone,
    choices,
    letter,
)
from engine.record import record
from engine.text import Text, text

from .barring import anytime, plantings, returns, sites, unfinished
from .calls import sharing, whose
from .catalogue import COST, INSTANT, NAME, PAYABLE, REPLACE
from .effects import Effect
from .event_cards import can_play
from .fauna import look
from .goods import Gain
from .hints import following, instant, planted, planted_at
from .options import CARD, PASS, of_cards
from .pieces import reading, shares
from .prices import SPROUTS, discounts, open_cells, other_goods, plantable, price
from .shortcuts import bests, shortcut
from .state import SIZE, Earth, Sealed
from .tableau import CELL
from .telling import readers
from .temptation import larger
from .using import Use


def may_plant(state: Earth, seat: int) -> bool:
    """Whether the seat is asked. Only what everyone can see decides, so that nobody learns what a hand holds.

    Where nobody could learn it, there is no question without anything to choose.
    """
    player = state.players[seat]
    if len(player.cards) == SIZE and REPLACE.keys().isdisjoint(player.cards):
        return False
    if state.teams or not player.hand:
        return state.teams
    if state.everything or state.sealing or not (state.gaia or asked_next(state, seat)):
        return True
    return sum(player.sprouts) >= SPROUTS or can_play(player) or bool(plantable(player))


def asked_next(state: Earth, seat: int) -> bool:
    """Rules 2.4: the active player has cards to choose from after planting, whatever was planted."""
    return seat == state.active and len(state.deck) + len(state.discard) > 1


@record
class MayPlant(Step[Earth]):
    """Rules 4.9: whether there is anything to plant and room for it is seen when the planting comes up, not before."""

    seat: int
    left: int
    kind: Literal["may_plant"] = "may_plant"

    def run(self, state: Earth) -> list["Plant"]:
        return [Plant(self.seat, self.left)] if may_plant(state, self.seat) else []

    def coming(self, state: Earth) -> tuple[Text, ...]:
        return tuple([line for task in self.run(state) for line in task.coming(state)])


@record
class Plant(Question[Earth]):
    between = True
    seat: int
    left: int
    kind: Literal["plant"] = "plant"

    def always(self, state: Earth) -> bool:
        return True

    def prompt(self, state: Earth) -> Pick:
        return Pick("card", (*of_cards(plantable(state.players[self.seat])), PASS))

    def hint(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        return planted(state.players[self.seat], option.id) if option.kind == "card" else None

    def tempting(self, state: Earth, agenda: Agenda[Any], answers: Sequence[Answer]) -> Text | None:
        return larger(state, self.seat, tuple(answers))

    def ahead(self, state: Earth, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return following(state, agenda, self.seat)

    def coming(self, state: Earth) -> tuple[Text, ...]:
        return (text("earth-ahead-plant", n=self.left, more=len(state.players[self.seat].planted)),)

    def terms(self, state: Earth) -> Args:
        player = state.players[self.seat]
        cards, off = plantable(player), discounts(player)
        less = any(price(off, card) < COST[card] for card in cards)
        first = bool(cards) and not player.cards
        found = (("left", self.left), ("soil", player.soil), ("cards", len(cards)), ("off", int(less)))
        return (*found, ("first", int(first)), *whose(state, self.seat))

    def call(self, state: Earth) -> Text:
        return sharing(state, self.seat)

    def shortcuts(self, state: Earth, prompt: Prompt) -> tuple[Shortcut, ...]:
        player = state.players[self.seat]
        named = {option.id: letter(number) for number, option in enumerate(choices(prompt))}
        return tuple([shortcut(best, named[best.card]) for best in bests(player, state.shared, plantable(player))])

    def tone(self, state: Earth, option: Option) -> Tone:
        return "main" if option == PASS and not plantable(state.players[self.seat]) else "plain"

    def barred(self, state: Earth, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        player = state.players[self.seat]
        return (*plantings(player, choices(prompt)), *anytime(player))

    def take(self, state: Earth, answer: Picked) -> list[Task]:
        if answer.options[0] == PASS:
            return []
        return [Site(self.seat, answer.options[0].id, self.left - 1)]


@record
class Site(Question[Earth]):
    """Where the card goes; on a terrain that can be replaced it costs nothing."""

    seat: int
    card: int
    left: int
    kind: Literal["site"] = "site"

    def always(self, state: Earth) -> bool:
        return state.everything

    def prompt(self, state: Earth) -> Place:
        return Place("at", CARD[self.card], tuple(open_cells(state.players[self.seat], self.card)))

    def hint(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text:
        return planted_at(state, self.seat, self.card, option.id)

    def tempting(self, state: Earth, agenda: Agenda[Any], answers: Sequence[Answer]) -> Text | None:
        return larger(state, self.seat, (Picked((CARD[self.card],)), *answers))

    def ahead(self, state: Earth, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return following(state, agenda, self.seat)

    def terms(self, state: Earth) -> Args:
        player = state.players[self.seat]
        cost, printed = price(discounts(player), self.card), COST[self.card]
        found: Args = (("cost", cost), ("soil", player.soil), ("printed", printed), ("off", printed - cost))
        return (*found, *instant(self.card))

    def call(self, state: Earth) -> Text:
        return sharing(state, self.seat)

    def barred(self, state: Earth, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        player = state.players[self.seat]
        return (*sites(player, self.card, [option.id for option in choices(prompt)]), *unfinished(player))

    def take(self, state: Earth, answer: Placed) -> list[Task]:
        player, card = state.players[self.seat], self.card
        if answer.spot in player.cells:
            return plant(state, self.seat, Planting(card, answer.spot), self.left)
        cost = price(discounts(player), card)
        if cost and card in PAYABLE and other_goods(player, card):
            return [Payment(self.seat, card, answer.spot, self.left)]
        return plant(state, self.seat, Planting(card, answer.spot, cost), self.left)


@record
class Payment(Question[Earth]):
    """Rules 4.5: what the planted flora takes instead of soil; the rest is paid with soil."""

    seat: int
    card: int
    cell: int
    left: int
    kind: Literal["payment"] = "payment"

    def always(self, state: Earth) -> bool:
        return state.everything

    def prompt(self, state: Earth) -> Share | Pick:
        player = state.players[self.seat]
        cost = price(discounts(player), self.card)
        least = max(0, cost - player.soil)
        if PAYABLE[self.card] == "bury":
            hand = tuple([CARD[card] for card in player.hand if card != self.card])
            return Pick("pay", hand, least, min(cost, len(hand)), CARD[self.card])
        held = player.sprouts if PAYABLE[self.card] == "sprout" else player.growth
        options, caps = shares(player, reading(player, held), held)
        return Share("pay", options, caps, least, min(cost, sum(caps)), CARD[self.card])

    def hint(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, option: Option) -> None:
        return None

    def ahead(self, state: Earth, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return following(state, agenda, self.seat)

    def terms(self, state: Earth) -> Args:
        player = state.players[self.seat]
        good = Text(f"earth-payable-{PAYABLE[self.card]}")
        cost, buried = price(discounts(player), self.card), PAYABLE[self.card] == "bury"
        prompt = self.prompt(state)
        exact = int(prompt.least == prompt.most)
        return (("cost", cost), ("soil", player.soil), ("good", good), ("buried", int(buried)), ("exact", exact))

    def call(self, state: Earth) -> Text:
        return sharing(state, self.seat)

    def barred(self, state: Earth, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        player, good = state.players[self.seat], PAYABLE[self.card]
        if good == "bury":
            return (Barred(CARD[self.card], Text("earth-bar-itself"), "4.5"), *unfinished(player))
        return (*returns(player, good, "4.5"), *unfinished(player))

    def take(self, state: Earth, answer: Shared | Picked) -> list[Task]:
        player = state.players[self.seat]
        cost = price(discounts(player), self.card)
        if isinstance(answer, Picked):
            buried = tuple([option.id for option in answer.options])
            return plant(state, self.seat, Planting(self.card, self.cell, cost - len(buried), buried=buried), self.left)
        parts = tuple([(player.cards.index(option.id), n) for option, n in answer.parts])
        soil = cost - sum([n for _, n in parts])
        return plant(state, self.seat, Planting(self.card, self.cell, soil, parts), self.left)


@record
class Planting:
    """A card, its cell, and what is paid: soil, pieces by plot, cards of the hand."""

    card: int
    cell: int
    soil: int = 0
    pieces: tuple[tuple[int, int], ...] = ()
    buried: tuple[int, ...] = ()


def plant(state: Earth, seat: int, done: Planting, left: int) -> list[Task]:
    player = state.players[seat]
    look(state, seat, leaving=done.cell in player.cells)
    player.soil -= done.soil
    held = player.growth if PAYABLE.get(done.card) == "growth" else player.sprouts
    for plot, n in done.pieces:
        held[plot] -= n
    for card in (done.card, *done.buried):
        player.hand.remove(card)
    player.compost += done.buried
    player.compost_gained += len(done.buried)
    plot, under = player.put_down(done.card, done.cell)
    if plot in player.planted:
        player.outgrown.append(under)
    player.planted.append(plot)
    again: list[Task] = [MayPlant(seat, left)] if left else []
    if state.sealing:
        player.sealed.append(Sealed(done.card, plot, done.soil, done.pieces, done.buried, under))
        secret = (("card", NAME[done.card]),)
        whisper(state, "sealed", seat, readers(state, seat), secret, quiet=True, cell=CELL[done.cell])
        return again
    told(state, seat, done, under)
    return [*at_once(seat, done.card, plot, under), *again]


def told(state: Earth, seat: int, done: Planting, under: int, *, reveals: bool = False) -> None:
    card, cell = NAME[done.card], CELL[done.cell]
    if under:
        tell(state, "replaced", seat, reveals=reveals, card=card, cell=cell, under=NAME[under])
        return
    others = sum([n for _, n in done.pieces]) + len(done.buried)
    kind = "planted" if not others else f"planted-with-{PAYABLE[done.card]}"
    args = (("card", card), ("cell", cell), ("soil", done.soil), ("n", others))
    state.news.append(Event(kind, seat, args, reveals=reveals))


def at_once(seat: int, card: int, plot: int, under: int) -> list[Task]:
    """Rules 4.7: black abilities before anything else; rules 4.6: then what a replaced terrain gives."""
    tasks: list[Task] = [Use(seat, effect, card, plot, black=True) for effect in INSTANT[card]]
    if under:
        tasks.append(Gain(seat, Effect(gain=REPLACE[under].gain), card=under))
    return tasks
