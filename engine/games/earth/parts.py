"""What a seat does in its part of a turn, after planting: the benefit, the abilities, the end of the part."""

from dataclasses import replace
from functools import cache
from operator import add
from typing import Any, Literal

from engine.agenda import Agenda, Question, Step, Task
from engine.event import Args, tell
from engine.prompt import Answer, Barred, Option, Pick, Picked, Prompt, Shortcut, Standing, Tone, choices
from engine.record import record
from engine.text import Text, text

from .activation import asks
from .barring import anytime
from .benefits import LARGE, ONE_CARD, SMALL, TWO
from .calls import closing, sharing
from .catalogue import NAME, POINTS
from .composting import whole
from .deadline import ending, matters, within_reach
from .event_cards import could_play, playable
from .goods import Gain, gain
from .hints import following
from .keeping import Look
from .options import ACTION, ALL, DONE, TAKE, TAKE_ALL
from .outlook import share, wasted
from .pieces import room
from .places import lost
from .prices import SPROUTS
from .state import Earth, Player
from .team import between_partners
from .terms import Action, Piece
from .using import Activate

EITHER = {
    colour: Pick("take", tuple([TAKE[good] for good in goods]), about=ACTION[colour]) for colour, goods in SMALL.items()
}
AND_ALL = {
    colour: replace(EITHER[colour], options=tuple([each[good] for each in (TAKE_ALL, TAKE) for good in goods]))
    for colour, goods in SMALL.items()
}
NO_ROOM_LEFT: dict[str, Pick] = {
    "blue": replace(EITHER["blue"], options=(TAKE_ALL["soil"], *EITHER["blue"].options)),
    "yellow": replace(EITHER["yellow"], options=(TAKE_ALL["card"], *EITHER["yellow"].options)),
}
ONLY = {"blue": Pick("take", (TAKE["soil"],)), "yellow": Pick("take", (TAKE["card"],))}
ALL_AT_ONCE = frozenset(TAKE_ALL.values())
FINISHED = Pick("done", (DONE,))
PIECES = 2  # of a small benefit
SCORING = frozenset(("compost", "sprout", "growth"))  # rules 6.9: a point for each


@cache  # a task never changes, so those that a part is made of are made once
def part(seat: int, colour: Action | Literal[""], *, large: bool) -> tuple[Task, ...]:
    """What a seat does in the turn, after planting."""
    return benefit(seat, colour, large=large), Activate(seat), Finish(seat)


@cache
def everyone(seats: int, colour: Action | Literal[""], active: int) -> tuple[Task, ...]:
    return tuple([task for seat in range(seats) for task in part(seat, colour, large=seat == active)])


def benefit(seat: int, colour: Action | Literal[""], *, large: bool) -> Task:
    if colour == "green" or not colour:
        return Look(seat, 4) if large else Gain(seat, ONE_CARD)
    return Gain(seat, LARGE[colour]) if large else Either(seat, colour)


@record
class Either(Question[Earth]):
    """Rules 2.6 to 2.8: one of two small benefits. Pieces are no choice where there is no room, nor any to be made.

    Where abilities with a price follow, they can all be used with the same answer.
    """

    between = True
    seat: int
    colour: Action
    kind: Literal["either"] = "either"

    def prompt(self, state: Earth) -> Pick:
        colour, player = self.colour, state.players[self.seat]
        if state.everything:
            return EITHER[colour]
        both = AND_ALL if asks(player, colour) else EITHER
        if colour == "red" or state.teams or (colour == "blue" and sum(player.sprouts) >= SPROUTS):
            return both[colour]
        piece: Piece = "sprout" if colour == "blue" else "growth"
        free = sum(room(player, piece))
        if both is AND_ALL and free <= PIECES and not asks(full(player, piece), colour):
            return NO_ROOM_LEFT[colour] if free else ONLY[colour]
        return both[colour] if free else ONLY[colour]

    def hint(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        good, all_, _ = option.word.partition(ALL)
        if all_:
            return share(state.players[self.seat], self.colour, good)
        found = {} if state.teams else dict(lost(state.players[self.seat], TWO[good], None))
        if found:
            return text("earth-hint-no-room", n=sum(found.values()))
        return Text("earth-hint-points-each") if good in SCORING else None

    def ahead(self, state: Earth, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return following(state, agenda, self.seat)

    def coming(self, state: Earth) -> tuple[Text, ...]:
        return (Text(f"earth-ahead-either-{self.colour}"),)

    def terms(self, state: Earth) -> Args:
        action = Text(f"earth-action-{self.colour}")
        if state.gaia is not None:
            return (("action", action), ("card", NAME[state.gaia.shown[-1]]), ("gaia", 1))
        return (("action", action), ("active_seat", state.active), ("gaia", 0))

    def call(self, state: Earth) -> Text:
        return sharing(state, self.seat)

    def standing(self, state: Earth, prompt: Prompt) -> Standing:
        return Standing(f"either.{self.colour}", Text(f"earth-order-either-{self.colour}"))

    def shortcuts(self, state: Earth, prompt: Prompt) -> tuple[Shortcut, ...]:
        """With the cards that would be composted on the way."""
        if state.everything:
            return ()
        options = [option for option in choices(prompt) if option in ALL_AT_ONCE] or choices(prompt)
        found = []
        for option in options:
            twin = state.copy()
            twin.news = []
            found.append(whole(twin, self.seat, option, self.take(twin, Picked((option,)))))
        return tuple([each for each in found if each])

    def tone(self, state: Earth, option: Option) -> Tone:
        return "main" if option in ALL_AT_ONCE else "plain"

    def barred(self, state: Earth, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        return anytime(state.players[self.seat])

    def waste(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, answer: Answer) -> Text | None:
        word = answer.options[0].word if isinstance(answer, Picked) else ""
        return wasted(state, self.seat, TWO[word.partition(ALL)[0]])

    def take(self, state: Earth, answer: Picked) -> list[Task]:
        good, all_, _ = answer.options[0].word.partition(ALL)
        state.players[self.seat].eager = bool(all_)
        return gain(state, self.seat, TWO[good])


def full(player: Player, piece: Piece) -> Player:
    """The same with no room for more of that piece."""
    twin = player.copy()
    held = twin.sprouts if piece == "sprout" else twin.growth
    held[:] = map(add, held, room(player, piece))
    return twin


@record
class Finish(Step[Earth]):
    """Rules 5.5: whoever could still do something is asked before its part ends.

    But a part in which nothing was asked ends by itself: that somebody is waited for would tell about the hand. When
    it may be the last turn, then whoever holds anything is asked; whoever wants to be is always.
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
    if not player.asked:
        return ending(state) and (bool(player.hand) or sum(player.sprouts) >= SPROUTS)
    if (state.teams and between_partners(state, seat)) or matters(state, seat):
        return True
    return ending(state) and could_play(player)


def worth_playing(state: Earth, seat: int) -> tuple[Text, ...]:
    """Rules 6.9: an event that is worth points is worth nothing in the hand."""
    return tuple([NAME[card] for card in playable(state.players[seat]) if POINTS[card] > 0]) if ending(state) else ()


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

    def terms(self, state: Earth) -> Args:
        cards = worth_playing(state, self.seat)
        why = "last" if ending(state) else "fauna" if within_reach(state, self.seat) else "wish"
        return (("why", why), ("cards", cards), ("n", len(cards)))

    def call(self, state: Earth) -> Text:
        return closing(state)

    def tone(self, state: Earth, option: Option) -> Tone:
        return "main"

    def barred(self, state: Earth, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        return anytime(state.players[self.seat])

    def waste(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, answer: Answer) -> Text | None:
        """Where the question is asked for this alone, it is the second asking itself."""
        player, worth = state.players[self.seat], worth_playing(state, self.seat)
        if not worth or not (state.everything or player.asks or not player.asked):
            return None
        return text("earth-waste-events", cards=worth)

    def take(self, state: Earth, answer: Picked) -> list[Task]:
        player = state.players[self.seat]
        player.declined, player.finished = within_reach(state, self.seat), True
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
