"""Sprouts and growth: where there is room, putting them there, taking them back."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import compress
from operator import getitem
from typing import Any, Literal

from engine.agenda import Agenda, Question, Task
from engine.event import Args, Event, tell
from engine.prompt import Answer, Barred, Option, Prompt, Share, Shared, choices
from engine.record import record
from engine.text import Text, text

from . import card_text
from .barring import places, returns, unfinished
from .calls import in_turn
from .card_files import MOST
from .catalogue import NAME, SLOTS, TRUNKS
from .effects import Effect
from .fauna import look
from .hints import following
from .options import TEAM, of_cards
from .state import PLOTS, Earth, Player
from .telling import pieces
from .terms import Piece

ROOM: dict[Piece, dict[int, int]] = {"sprout": SLOTS, "growth": TRUNKS}
# By card and by how many lie on it already: none are left where a card was corrected since, and holds too many.
LEFT = {
    piece: {card: (*range(most, 0, -1), *[0] * (MOST + 1 - most)) for card, most in room.items()}
    for piece, room in ROOM.items()
}
MANY = 99  # more than any card holds


def room(player: Player, piece: Piece, plots: tuple[int, ...] | None = None, each: int = MANY) -> list[int]:
    """How many more each plot takes. Nothing lies on a card that is face down."""
    held = player.sprouts if piece == "sprout" else player.growth
    free = [*map(getitem, map(LEFT[piece].__getitem__, player.cards), held)]
    for hidden in player.sealed:
        free[hidden.plot] = 0
    if plots is not None or each < MANY:
        return [min(n, each) if plots is None or plot in plots else 0 for plot, n in enumerate(free)]
    return free


def reading(player: Player, amounts: Sequence[int]) -> list[int]:
    """The plots that have any, in the order in which the tableau is read, so that letters follow it on a picture."""
    return sorted(compress(PLOTS, amounts), key=player.cells.__getitem__)


def filled(plots: Iterable[int], amounts: Sequence[int], n: int) -> list[tuple[int, int]]:
    """So many over the plots, each filled before the next."""
    found = []
    for plot in plots:
        if not n:
            break
        some = min(amounts[plot], n)
        found.append((plot, some))
        n -= some
    return found


def shares(
    player: Player, plots: Collection[int], amounts: Sequence[int] | Mapping[int, int]
) -> tuple[tuple[Option, ...], tuple[int, ...]]:
    """What a question about pieces offers: the cards, and how many on each."""
    return of_cards(map(player.cards.__getitem__, plots)), tuple(map(amounts.__getitem__, plots))


def put(state: Earth, seat: int, piece: Piece, parts: Iterable[tuple[int, int]]) -> None:
    look(state, seat)
    player = state.players[seat]
    held, total, where = player.sprouts if piece == "sprout" else player.growth, 0, []
    for plot, n in parts:
        held[plot] += n
        total += n
        where.append(NAME[player.cards[plot]])
    state.news.append(Event("placed", seat, (("pieces", pieces(piece, total)), ("where", tuple(where)))))


@record
class Spread(Question[Earth]):
    """Put up to `n` pieces on `plots` (all when not named), no more than `each` on one."""

    seat: int
    piece: Piece
    n: int
    plots: tuple[int, ...] | None = None
    each: int = MANY
    card: int | None = None  # from which they come; None: from the action, or from a partner
    kind: Literal["spread"] = "spread"

    def prompt(self, state: Earth) -> Share:
        player = state.players[self.seat]
        free = room(player, self.piece, self.plots, self.each)
        options, caps = shares(player, reading(player, free), free)
        if state.teams:
            options, caps = (*options, TEAM), (*caps, self.n)
        return Share(self.piece, options, caps, 0, min(self.n, sum(caps)))

    def hint(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        if option == TEAM:
            return None
        player = state.players[self.seat]
        plot = player.cards.index(option.id)
        room_ = ROOM[self.piece][option.id]
        return text("earth-hint-holds", held=player.pieces(self.piece)[plot], room=room_)

    def ahead(self, state: Earth, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return following(state, agenda, self.seat)

    def coming(self, state: Earth) -> tuple[Text, ...]:
        return (text("earth-ahead-gain", what=card_text.effect(Effect(gain=((self.piece, self.n),)))),)

    def terms(self, state: Earth) -> Args:
        found: Args = (("n", self.n), ("each", self.each if self.each < MANY else 0))
        if self.card:
            return (*found, ("source", "card"), ("card", NAME[self.card]))
        if state.colour and not state.teams:  # between partners they may come from the other one
            return (*found, ("source", "action"), ("action", Text(f"earth-action-{state.colour}")))
        return (*found, ("source", "none"))

    def call(self, state: Earth) -> Text:
        return in_turn(state, self.seat)

    def barred(self, state: Earth, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        player = state.players[self.seat]
        return (*places(player, self.piece, self.plots, choices(prompt)), *unfinished(player))

    def waste(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, answer: Answer) -> Text | None:
        if not isinstance(answer, Shared) or not isinstance(prompt, Share):
            return None
        left = prompt.most - sum([n for _, n in answer.parts])
        return text("earth-waste-unplaced", pieces=pieces(self.piece, left)) if left else None

    def take(self, state: Earth, answer: Shared) -> tuple[Task, ...]:
        cards, parts = state.players[self.seat].cards, []
        for option, n in answer.parts:
            if option == TEAM:
                lay(state, self.seat, self.piece, n)
            else:
                parts.append((cards.index(option.id), n))
        if parts:
            put(state, self.seat, self.piece, parts)
        return ()


def lay(state: Earth, seat: int, piece: Piece, n: int) -> None:
    """Rules 9.2: pieces for the team's side."""
    side = state.side(seat)
    if piece == "sprout":
        side.sprouts += n
    else:
        side.growth += n
    tell(state, "laid", seat, pieces=pieces(piece, n))


@record
class TakeBack(Question[Earth]):
    """Return exactly `n` pieces from the tableau; whoever wants all at once takes them from the first card on."""

    seat: int
    piece: Piece
    n: int
    kind: Literal["take_back"] = "take_back"

    def always(self, state: Earth) -> bool:
        return state.everything

    def prompt(self, state: Earth) -> Share:
        player = state.players[self.seat]
        held = player.sprouts if self.piece == "sprout" else player.growth
        plots = reading(player, held)
        if player.eager:
            some = dict(filled(plots, held, self.n))
            options, caps = shares(player, some, some)
        else:
            options, caps = shares(player, plots, held)
        return Share(f"return-{self.piece}", options, caps, self.n, self.n)

    def hint(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text:
        player = state.players[self.seat]
        plot = player.cards.index(option.id)
        return text("earth-hint-holds", held=player.pieces(self.piece)[plot], room=ROOM[self.piece][option.id])

    def ahead(self, state: Earth, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return following(state, agenda, self.seat)

    def call(self, state: Earth) -> Text:
        return in_turn(state, self.seat)

    def barred(self, state: Earth, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        player = state.players[self.seat]
        return (*returns(player, self.piece, "3.4"), *unfinished(player))

    def take(self, state: Earth, answer: Shared) -> tuple[Task, ...]:
        player, where = state.players[self.seat], []
        held = player.sprouts if self.piece == "sprout" else player.growth
        for option, n in answer.parts:
            held[player.cards.index(option.id)] -= n
            where.append(NAME[option.id])
        told = (("pieces", pieces(self.piece, self.n)), ("where", tuple(where)))
        state.news.append(Event("returned", self.seat, told))
        return ()
