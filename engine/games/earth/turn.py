"""The round of turns: choose an action, everyone acts at once, close the turn."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Literal

from engine.agenda import Agenda, Question, Step, Task
from engine.event import Args, Event, tell
from engine.prompt import Answer, Barred, Option, Pick, Picked, Prompt, Tone
from engine.record import record
from engine.text import Text, text

from .barring import anytime
from .benefits import LARGE
from .calls import choosing
from .catalogue import FORBIDS, NAME
from .fauna import place_leaves
from .forecast import of_action
from .hints import following
from .options import ACTION, COLOUR_OF, WORD_OF
from .outlook import action, of_losses
from .parts import Finish, everyone, part
from .places import lost
from .planting import MayPlant, may_plant
from .prices import plantable
from .rival import GaiaActs, React, next_card
from .sealing import Ready, Reveal, turned_up
from .state import SIZE, Earth, Gaia, Side
from .terms import ACTIONS, Action

BONUS = 7
# A button has three colours and grey, which looks like one that cannot be pressed: two share one, and have their marks.
TONES: dict[str, Tone] = {"green": "good", "red": "grave", "blue": "main", "yellow": "main"}
ANY_ACTION = Pick("action", tuple(ACTION.values()))


@record
class Turn(Step[Earth]):
    active: int
    seat: None = None
    kind: Literal["turn"] = "turn"

    def run(self, state: Earth) -> tuple[Task, ...]:
        begin(state, self.active)
        state.news.append(Event("turn", self.active, (("number", state.turn),), quiet=True))
        return steps(self.active)


@cache  # a task never changes, so those of a turn are made once
def steps(active: int) -> tuple[Task, ...]:
    return ChooseAction(active), Act(), Close()


@cache
def plantings(seats: int, active: int) -> tuple[Task, ...]:
    return tuple([MayPlant(seat, 2 if seat == active else 1) for seat in range(seats)])


def begin(state: Earth, active: int) -> None:
    state.active, state.colour, state.turn = active, "", state.turn + 1
    for player in state.players:
        player.age()
        player.planted.clear()
        player.outgrown.clear()
        player.firm = player.finished = player.eager = False
        player.soil_gained = player.cards_drawn = player.compost_gained = 0
        player.drawn.clear()


def begin_parts(state: Earth) -> None:
    """Nobody has been asked anything yet; alone there is nobody who could learn something from it."""
    for player in state.players:
        player.asked = state.gaia is not None


@cache
def chosen(seat: int, colour: Action) -> Event:
    return Event("chose", seat, (("action", Text(f"earth-word-{WORD_OF[colour]}")),))


@record
class ChooseAction(Question[Earth]):
    between = True
    seat: int
    kind: Literal["choose"] = "choose"

    def prompt(self, state: Earth) -> Pick:
        forbidden = [FORBIDS[card] for card in state.players[self.seat].cards if card in FORBIDS]
        if not forbidden:
            return ANY_ACTION
        return Pick("action", tuple([ACTION[colour] for colour in ACTIONS if colour not in forbidden]))

    def hint(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        colour = COLOUR_OF.get(option.word)
        return action(state.players[self.seat], colour, alone=state.gaia is not None) if colour else None

    def ahead(self, state: Earth, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return (*following(state, agenda, self.seat), text("earth-ahead-action", alone=int(state.gaia is not None)))

    def terms(self, state: Earth) -> Args:
        return (("turn", state.turn), ("cards", len(state.players[self.seat].cards)), ("last", int(state.last)))

    def call(self, state: Earth) -> Text:
        return choosing(state)

    def tone(self, state: Earth, option: Option) -> Tone:
        return TONES.get(COLOUR_OF.get(option.word, ""), "plain")

    def barred(self, state: Earth, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        player = state.players[self.seat]
        forbidden = [
            Barred(ACTION[FORBIDS[card]], text("earth-bar-forbidden", card=NAME[card]), "2.3")
            for card in player.cards
            if card in FORBIDS
        ]
        return (*forbidden, *anytime(player))

    def waste(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, answer: Answer) -> Text | None:
        """What would be lost without another word: sprouts of an ability are asked about when they come, because some
        can be turned in first. That nothing can be planted is asked there, or else here.
        """
        player = state.players[self.seat]
        colour = COLOUR_OF.get(answer.options[0].word) if isinstance(answer, Picked) else None
        if colour is None or state.teams:
            return None
        if colour == "green":
            return None if plantable(player) or may_plant(state, self.seat) else Text("earth-waste-planting")
        sprouts = [each for each in lost(player, LARGE[colour], None) if each[0] == "sprout"]
        spilled = (*sprouts, *[each for each in of_action(player, colour).lost if each[0] == "growth"])
        return text("earth-waste-room", pieces=of_losses(spilled)) if spilled else None

    def take(self, state: Earth, answer: Picked) -> list[Task]:
        state.colour = COLOUR_OF[answer.options[0].word]
        state.news.append(chosen(self.seat, state.colour))
        return []


@record
class Act(Step[Earth]):
    """Rules 2.2: the large benefit for the active player, the small one for the others, and everyone activates."""

    seat: None = None
    kind: Literal["act"] = "act"

    def run(self, state: Earth) -> Sequence[Task]:
        seats = len(state.players)
        planting = plantings(seats, state.active) if state.colour == "green" else ()
        if planting and state.sealing:
            return [*planting, *[Ready(seat) for seat in range(seats)], Reveal(), Then()]
        if state.gaia:
            return [*planting, *parts(state), React()]
        return planting + parts(state)


@record
class Then(Step[Earth]):
    """What follows when sealed plantings lie open: they act, and every part goes on without waiting for another."""

    seat: None = None
    kind: Literal["then"] = "then"

    def run(self, state: Earth) -> list[Task]:
        return [*turned_up(state), *parts(state)]


def parts(state: Earth) -> tuple[Task, ...]:
    begin_parts(state)
    return everyone(len(state.players), state.colour, state.active)


@record
class Close(Step[Earth]):
    """Rules 6.2: leaves in turn order; rules 6.5: the 16th card ends the match with the round."""

    seat: None = None
    kind: Literal["close"] = "close"

    def run(self, state: Earth) -> list[Task]:
        seats = len(state.players)
        order = [(state.active + i) % seats for i in range(seats)]
        for seat in order:
            place_leaves(state, seat)
        if state.gaia:
            return alone(state, state.gaia)
        full = [seat for seat in order if len(state.players[seat].cards) == SIZE]
        if full and not state.last:
            state.last, state.players[full[0]].bonus = True, BONUS
            tell(state, "full", full[0], points=BONUS)
        clear_sides(state)
        following = (state.active + 1) % seats
        state.stirred = not state.still
        if following == state.first:
            if not state.stirred and not state.last:
                tell(state, "run-out", None)
            if state.last or not state.stirred:
                return over(state)
            state.stirred = False
        return [Turn(following)]


def over(state: Earth) -> list[Task]:
    state.over = True
    tell(state, "over", None, reveals=True)
    return []


def clear_sides(state: Earth) -> None:
    """Rules 9.3: what nobody took goes."""
    for team, side in enumerate(state.sides):
        if side != Side():
            state.discard += side.cards + side.compost
            state.sides[team] = Side()
            tell(state, "side-cleared", None)


def alone(state: Earth, gaia: Gaia) -> list[Task]:
    """Rules 8.2 and 8.9: turn about with Gaia, until her deck has been gone through twice or the tableau is full."""
    if state.active == 1 and not gaia.deck and gaia.passes == 2:
        gaia.bonus = BONUS
        tell(state, "gaia-ends", None, points=BONUS)
        return over(state)
    if len(state.players[0].cards) == SIZE:
        state.last, state.players[0].bonus = True, BONUS
        tell(state, "full-alone", 0, points=BONUS)
        return over(state)
    if state.active == 0:
        if gaia.skips:
            gaia.skips -= 1
            tell(state, "gaia-skips", None)
            return [Turn(0)]
        return [GaiaTurn()]
    return [Turn(0)]


@record
class GaiaTurn(Step[Earth]):
    """Rules 8.6: her card is turned up; the player gets the small benefit and activates, then she acts."""

    seat: None = None
    kind: Literal["gaia_turn"] = "gaia_turn"

    def run(self, state: Earth) -> list[Task]:
        begin(state, 1)
        card = next_card(state)
        tell(state, "gaia-turn", None, reveals=True, card=NAME[card.id])
        if card.colour == "brown":
            return [Finish(0), GaiaActs(card.id), Close()]
        state.colour = card.colour
        begin_parts(state)
        first: list[Task] = [MayPlant(0, 1)] if state.colour == "green" else []
        return [*first, *part(0, state.colour, large=False), GaiaActs(card.id), Close()]
