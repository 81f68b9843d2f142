"""Events: which of the hand can be played now, and playing one."""

from typing import Any, Literal

from engine.agenda import Agenda, Question, Task
from engine.event import tell
from engine.prompt import Answer, Barred, Option, Pick, Picked, Prompt
from engine.record import record
from engine.text import Text

from .barring import events
from .calls import in_turn
from .catalogue import EVENTS, INSTANT, NAME, REWARD
from .conversion import soil_in_sight
from .fauna import look
from .goods import Gain, pay
from .hints import following, played
from .options import NEVER_MIND, of_cards
from .outlook import losing, losses, wasted
from .prices import can_pay
from .state import Earth, Player

PRICE = {card: INSTANT[card][0].pay for card in EVENTS}


def playable(player: Player) -> list[int]:
    """Rules 5.2: an event whose price cannot be paid cannot be played."""
    held = EVENTS.intersection(player.hand)
    return sorted([card for card in held if can_pay(player, PRICE[card])]) if held else []


def can_play(player: Player) -> bool:
    for card in EVENTS.intersection(player.hand):  # noqa: SIM110 - asked of every part
        if can_pay(player, PRICE[card]):
            return True
    return False


def could_play(player: Player) -> bool:
    """Now, or after turning in sprouts for what it costs."""
    prices = [PRICE[card] for card in EVENTS.intersection(player.hand)]
    return any(can_pay(player, price) or soil_in_sight(player, price) for price in prices)


@record
class ChooseEvent(Question[Earth]):
    seat: int
    kind: Literal["event"] = "event"

    def always(self, state: Earth) -> bool:
        return True

    def prompt(self, state: Earth) -> Pick:
        return Pick("event", (*of_cards(playable(state.players[self.seat])), NEVER_MIND))

    def hint(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        if option.kind != "card":
            return None
        return losing(played(option.id), losses(state, self.seat, INSTANT[option.id][0]))

    def ahead(self, state: Earth, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return following(state, agenda, self.seat)

    def call(self, state: Earth) -> Text:
        return in_turn(state, self.seat)

    def barred(self, state: Earth, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        return tuple(events(state.players[self.seat]))

    def waste(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, answer: Answer) -> Text | None:
        card = answer.options[0].id if isinstance(answer, Picked) else 0
        return wasted(state, self.seat, INSTANT[card][0]) if card else None

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
    rewards: list[Task] = [Gain(seat, each, event=True, card=player.island) for each in REWARD[player.island]]
    return [*pay(state, seat, printed.pay), Gain(seat, printed, event=True, card=card), *rewards]
