"""What a seat does in its part of a turn, after planting: the benefit, the abilities, the end of the part."""

from typing import Any, Literal

from engine.agenda import Agenda, Question, Step, Task
from engine.event import tell
from engine.prompt import Option, Pick, Picked, Prompt
from engine.record import record
from engine.text import Text

from .catalogue import EVENTS, INSTANT
from .conversion import SPROUTS, soil_in_sight
from .effects import Effect, effect
from .fauna import CONVERTED
from .goods import Gain, can_pay, gain
from .hints import following
from .keeping import Look
from .options import DONE, TAKE
from .pieces import room
from .state import SIZE, Earth
from .team import anytime
from .terms import Action, Good, Piece
from .using import Activate

# Rules 2.4 to 2.8.
LARGE: dict[str, Effect] = {
    "red": effect("5 soil, 2 compost"), "blue": effect("6 sprout, 2 soil"), "yellow": effect("4 card, 2 growth"),
}
SMALL: dict[Action, tuple[Good, ...]] = {
    "red": ("soil", "compost"), "blue": ("sprout", "soil"), "yellow": ("card", "growth"),
}
TWO: dict[str, Effect] = {good: effect(f"2 {good}") for pair in SMALL.values() for good in pair}
ONE_CARD = effect("1 card")
EITHER = {colour: Pick("take", tuple([TAKE[good] for good in goods])) for colour, goods in SMALL.items()}
ONLY = {"blue": Pick("take", (TAKE["soil"],)), "yellow": Pick("take", (TAKE["card"],))}
FINISHED = Pick("done", (DONE,))


def part(state: Earth, seat: int, *, large: bool) -> list[Task]:
    """What a seat does in the turn, after planting."""
    return [benefit(seat, state.colour, large=large), Activate(seat), Finish(seat)]


def benefit(seat: int, colour: Action | Literal[""], *, large: bool) -> Task:
    if colour == "green" or not colour:
        return Look(seat, 4) if large else Gain(seat, ONE_CARD)
    return Gain(seat, LARGE[colour]) if large else Either(seat, colour)


@record
class Either(Question[Earth]):
    """Rules 2.6 to 2.8: one of two small benefits. Pieces are no choice where there is no room, nor any to be made."""

    between = True
    seat: int
    colour: Action
    kind: Literal["either"] = "either"

    def prompt(self, state: Earth) -> Pick:
        colour = self.colour
        if colour == "red" or state.everything or state.teams:
            return EITHER[colour]
        player = state.players[self.seat]
        if colour == "blue" and sum(player.sprouts) >= SPROUTS:
            return EITHER[colour]
        piece: Piece = "sprout" if colour == "blue" else "growth"
        return EITHER[colour] if room(player, piece, None, 1) else ONLY[colour]

    def hint(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, option: Option) -> None:
        return None

    def ahead(self, state: Earth, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return following(state, agenda, self.seat)

    def coming(self, state: Earth) -> tuple[Text, ...]:
        return (Text(f"earth-ahead-either-{self.colour}"),)

    def take(self, state: Earth, answer: Picked) -> list[Task]:
        return gain(state, self.seat, TWO[answer.options[0].word])


@record
class Finish(Step[Earth]):
    """Rules 5.5: whoever could still do something is asked before its part ends.

    But a part in which nothing was asked ends by itself: that somebody is waited for would tell about the hand. When
    it may be the last turn, whoever holds anything is asked, and whoever wants to be is always.
    """

    seat: int
    kind: Literal["finish"] = "finish"

    def run(self, state: Earth) -> list[Task]:
        if waits(state, self.seat):
            return [Done(self.seat)]
        state.players[self.seat].finished = True
        return []


def waits(state: Earth, seat: int) -> bool:
    player = state.players[seat]
    if state.everything or player.asks:
        return True
    if ending(state) and (player.hand or sum(player.sprouts) >= SPROUTS):
        return True
    return player.asked and ((state.teams and bool(anytime(state, seat))) or matters(state, seat))


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


@record
class Done(Question[Earth]):
    between = True
    seat: int
    kind: Literal["done"] = "done"

    def always(self, state: Earth) -> bool:
        return True

    def prompt(self, state: Earth) -> Pick:
        return FINISHED

    def hint(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, option: Option) -> None:
        return None

    def ahead(self, state: Earth, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return following(state, agenda, self.seat)

    def take(self, state: Earth, answer: Picked) -> list[Task]:
        state.players[self.seat].finished = True
        return []


def ask_me(state: Earth, seat: int) -> list[Task]:
    """Rules 5.5: from now on; a part that is already over waits once more, so that this turn counts too."""
    player = state.players[seat]
    player.asks = True
    tell(state, "asks", seat, quiet=True)
    return [Done(seat)] if player.finished else []


def ask_me_not(state: Earth, seat: int) -> list[Task]:
    state.players[seat].asks = False
    tell(state, "asks-not", seat, quiet=True)
    return []
