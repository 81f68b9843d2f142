"""Paying and gaining. What asks nothing happens at once; what asks comes back as a question."""

from dataclasses import replace
from typing import Any, Literal

from engine.agenda import Agenda, Question, Step, Task
from engine.event import tell
from engine.prompt import Amount, Answer, Barred, Counted, Option, Prompt
from engine.record import record
from engine.text import Text, text

from . import card_text
from .barring import unfinished
from .calls import in_turn
from .effects import Effect, EffectLine, Goods
from .fauna import look
from .hand import Bury, Dig, draw
from .hints import following
from .pieces import MANY, Spread, TakeBack, filled, put, reading, room
from .places import aimed
from .state import Earth
from .telling import amount, composted, no_room
from .terms import Good, Piece


def pay(state: Earth, seat: int, goods: Goods) -> list[Task]:
    """Rules 3.4: in full."""
    look(state, seat)
    player = state.players[seat]
    asks: list[Task] = []
    for good, n in goods:
        match good:
            case "soil":
                player.soil -= n
                state.news.append(amount("paid", seat, n))
            case "sprout" | "growth":
                asks.append(TakeBack(seat, good, n))
            case "bury":
                asks.append(Bury(seat, n, n))
            case _:
                state.discard += player.compost[-n:]
                del player.compost[-n:]
                state.news.append(amount("spilled", seat, n))
    return asks


def receive(state: Earth, seat: int, good: Good, n: int, *, event: bool = False) -> None:
    """Goods that need no decision. What events bring is not counted where Gaia counts (rules 8.5)."""
    player = state.players[seat]
    match good:
        case "soil":
            player.soil += n
            if not event or state.teams:
                player.soil_gained += n
            state.news.append(amount("soil", seat, n))
        case "card":
            draw(state, seat, n, counted=n > 0 and (not event or state.teams))
        case _:
            cards = state.draw(n)
            player.compost += cards
            player.compost_gained += len(cards)
            state.news.append(composted(seat, len(cards), scarce=state.scarce))


@record
class Take(Question[Earth]):
    """How much of a gain is taken, where the table wants to be asked everything."""

    seat: int
    good: Good
    n: int
    event: bool = False
    kind: Literal["take"] = "take"

    def prompt(self, state: Earth) -> Amount:
        return Amount(f"take-{self.good}", 0, self.n)

    def hint(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, option: Option) -> None:
        return None

    def ahead(self, state: Earth, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return following(state, agenda, self.seat)

    def call(self, state: Earth) -> Text:
        return in_turn(state, self.seat)

    def barred(self, state: Earth, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        return unfinished(state.players[self.seat])

    def waste(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, answer: Answer) -> Text | None:
        left = self.n - answer.n if isinstance(answer, Counted) else 0
        return text("earth-waste-left", goods=text(f"earth-goods-{self.good}", n=left)) if left else None

    def take(self, state: Earth, answer: Counted) -> tuple[Task, ...]:
        receive(state, self.seat, self.good, answer.n, event=self.event)
        return ()


@record
class Gain(Step[Earth]):
    """`event`: it comes from an event, or from what rewards one. `card` is what gives it; None: the action."""

    seat: int
    effect: EffectLine
    plot: int | None = None
    event: bool = False
    card: int | None = None
    kind: Literal["gain"] = "gain"

    def run(self, state: Earth) -> list[Task]:
        return gain(state, self.seat, self.effect, self.plot, event=self.event, card=self.card)

    def coming(self, state: Earth) -> tuple[Text, ...]:
        """What is paid for it has its own question before."""
        return (text("earth-ahead-gain", what=card_text.effect(replace(self.effect, pay=()))),)


def gain(
    state: Earth, seat: int, effect: Effect, plot: int | None = None, times: int = 1, *, event: bool = False,
    card: int | None = None,
) -> list[Task]:
    """Good by good as printed; what comes after a question waits for its answer."""
    goods = effect.gain
    for number, (good, one) in enumerate(goods):
        asks: list[Task]
        match good:
            case "soil" | "card" | "compost":
                if not state.everything:
                    receive(state, seat, good, one * times, event=event)
                    continue
                asks = [Take(seat, good, one * times, event)]
            case "sprout" | "growth":
                if effect.area:
                    total, plots, each = aimed(state.players[seat], one * times, effect, plot)
                    asks = scatter(state, seat, good, total, plots, each, card=card)
                else:
                    asks = scatter(state, seat, good, one * times, card=card)
            case "bury":
                asks = [Bury(seat, 0, one * times)]
            case _:
                asks = dig(state, seat, one * times)
        if asks and number + 1 < len(goods):
            rest = tuple([(later, each * times) for later, each in goods[number + 1 :]])
            return [*asks, Gain(seat, Effect(gain=rest), plot, event, card)]
        if asks:
            return asks
    return []


def dig(state: Earth, seat: int, n: int) -> list[Task]:
    """Looking is learning: it cannot be taken back."""
    if not state.players[seat].compost:
        return []
    tell(state, "looked", seat, reveals=True, n=min(n, len(state.players[seat].compost)))
    return [Dig(seat, n)]


def scatter(
    state: Earth, seat: int, piece: Piece, n: int, plots: tuple[int, ...] | None = None, each: int = MANY,
    card: int | None = None,
) -> list[Task]:
    """Rules 3.8: pieces that fill all the room there is, or have one place to go, are placed without asking."""
    if not state.teams:
        player = state.players[seat]
        free = room(player, piece, plots, each)
        total = sum(free)
        if not total:
            state.news.append(no_room(seat, piece, n))
            return []
        if not state.everything:
            if total <= n:
                put(state, seat, piece, [(plot, cap) for plot, cap in enumerate(free) if cap])
                return []
            if player.eager or max(free) == total:
                put(state, seat, piece, filled(reading(player, free), free, n))
                return []
    return [Spread(seat, piece, n, plots, each, card)]
