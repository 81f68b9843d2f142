"""What may be done at any time: playing an event, turning three sprouts into two soil."""

from typing import Any, Literal

from engine.agenda import Agenda, Question, Task
from engine.event import tell
from engine.prompt import Option, Pick, Picked, Prompt
from engine.record import record
from engine.text import Text

from .catalogue import EVENTS, INSTANT, NAME, REWARD
from .effects import Effect, Goods, effect
from .fauna import CONVERTED, look
from .goods import Gain, area, can_pay, pay
from .hints import following, printed
from .options import CARD, CONVERT, EVENT, NEVER_MIND
from .questions import MANY, TakeBack, room
from .state import SIZE, Earth, Player

SPROUTS = 3
SOIL = 2
TWO_SOIL = effect(f"{SOIL} soil")


def playable(player: Player) -> list[int]:
    """Rules 5.2: an event whose price cannot be paid cannot be played."""
    held = EVENTS.intersection(player.hand)
    return sorted([card for card in held if can_pay(player, INSTANT[card][0].pay)]) if held else []


def can_play(player: Player) -> bool:
    held = EVENTS.intersection(player.hand)
    return bool(held) and any(can_pay(player, INSTANT[card][0].pay) for card in held)


def anytime(player: Player) -> list[Option]:
    found = [EVENT] if can_play(player) else []
    if sum(player.sprouts) >= SPROUTS:
        found.append(CONVERT)
    return found


def matters(state: Earth, seat: int) -> bool:
    """Rules 5.5: whether something could be done before the turn closes that would come too late a moment after.

    Three sprouts can be turned into soil in the next turn as well, unless a fauna waits for it.
    """
    player = state.players[seat]
    prices = [INSTANT[card][0].pay for card in EVENTS.intersection(player.hand)]
    if any(can_pay(player, price) or soil_in_sight(player, price) for price in prices):
        return True
    if sum(player.sprouts) < SPROUTS:
        return False
    held = [leaf.fauna for leaf in player.leaves]
    return any(fauna in CONVERTED and fauna not in held and fauna not in player.met for fauna in state.fauna)


def ending(state: Earth) -> bool:
    """Whether the match may be over with this turn."""
    gaia = state.gaia
    if gaia is not None and not gaia.deck and gaia.passes == 2:
        return True
    if state.still and (state.active + 1) % len(state.players) == state.first:
        return gaia is None
    return state.last or any(len(player.cards) == SIZE for player in state.players)


def soil_in_sight(player: Player, price: Goods) -> bool:
    """Rules 5.4: sprouts turned in just before would bring the soil that is missing."""
    missing = dict(price).get("soil", 0) - player.soil
    if missing <= 0 or sum(player.sprouts) < SPROUTS:
        return False
    turned_in = -(-missing // SOIL) * SPROUTS
    rest = tuple([each for each in price if each[0] not in ("soil", "sprout")])
    return turned_in + dict(price).get("sprout", 0) <= sum(player.sprouts) and can_pay(player, rest)


def crowded(player: Player, effect: Effect, plot: int | None, n: int) -> bool:
    """Rules 5.4: sprouts turned in just before would make room for some that would be lost."""
    sprouts = dict(effect.gain).get("sprout", 0) * n
    if not sprouts or sum(player.sprouts) < SPROUTS:
        return False
    if not effect.area or plot is None:
        return sum([cap for _, cap in room(player, "sprout", None, MANY)]) < sprouts
    plots = area(player, effect, plot)
    whole, each = (sprouts * len(plots), sprouts) if effect.flora else (sprouts, MANY)
    free = sum([cap for _, cap in room(player, "sprout", plots, each)])
    return free < whole and any(player.sprouts[each] for each in plots)


def convert(state: Earth, seat: int) -> list[Task]:
    state.players[seat].firm = True
    look(state, seat)
    return [TakeBack(seat, "sprout", SPROUTS), Gain(seat, TWO_SOIL)]


@record
class ChooseEvent(Question[Earth]):
    seat: int
    kind: Literal["event"] = "event"

    def always(self, state: Earth) -> bool:
        return True

    def prompt(self, state: Earth) -> Pick:
        return Pick("event", (*[CARD[card] for card in playable(state.players[self.seat])], NEVER_MIND))

    def hint(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        return printed(option.id) if option.kind == "card" else None

    def ahead(self, state: Earth, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return following(state, agenda, self.seat)

    def take(self, state: Earth, answer: Picked) -> list[Task]:
        if answer.options[0] == NEVER_MIND:
            return []
        return play(state, self.seat, answer.options[0].id)


def play(state: Earth, seat: int, card: int) -> list[Task]:
    """Rules 5.3: pay, gain, and then what the island gives for an event."""
    player = state.players[seat]
    player.firm = True
    look(state, seat)
    player.hand.remove(card)
    player.events.append(card)
    tell(state, "event", seat, card=NAME[card])
    printed = INSTANT[card][0]
    rewards: list[Task] = [Gain(seat, each, event=True) for each in REWARD[player.island]]
    return [*pay(state, seat, printed.pay), Gain(seat, printed, event=True), *rewards]
