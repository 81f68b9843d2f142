"""Sprouts and growth: where there is room, putting them there, taking them back."""

from collections.abc import Sequence
from operator import sub
from typing import Any, Literal

from engine.agenda import Agenda, Question, Task
from engine.event import Args, tell
from engine.prompt import Answer, Barred, Option, Prompt, Share, Shared, choices
from engine.record import record
from engine.text import Text, text

from . import card_text
from .barring import places, returns, unfinished
from .calls import in_turn
from .catalogue import NAME, SLOTS, TRUNKS
from .effects import Effect
from .fauna import look
from .hints import following
from .options import CARD, TEAM
from .state import Earth, Player
from .telling import pieces
from .terms import Piece

ROOM: dict[Piece, dict[int, int]] = {"sprout": SLOTS, "growth": TRUNKS}
MANY = 99  # more than any card holds


def room(
    player: Player, piece: Piece, plots: tuple[int, ...] | None = None, each: int = MANY
) -> list[tuple[int, int]]:
    """Plots with room, and how many more they take. Nothing lies on a card that is face down."""
    held, limit, cards = player.sprouts if piece == "sprout" else player.growth, ROOM[piece], player.cards
    if player.sealed:
        hidden = [each.plot for each in player.sealed]
        plots = tuple([plot for plot in (range(len(cards)) if plots is None else plots) if plot not in hidden])
    if plots is None and each >= MANY:
        left = map(sub, map(limit.__getitem__, cards), held)
        return [(plot, n) for plot, n in enumerate(left) if n > 0]
    return [
        (plot, min(limit[cards[plot]] - held[plot], each))
        for plot in (range(len(cards)) if plots is None else plots)
        if held[plot] < limit[cards[plot]]
    ]


def space(player: Player, piece: Piece) -> int:
    """For how many more there is room in all."""
    if player.sealed:
        return sum([cap for _, cap in room(player, piece)])
    held, limit = player.sprouts if piece == "sprout" else player.growth, ROOM[piece]
    return sum([n for n in map(sub, map(limit.__getitem__, player.cards), held) if n > 0])


def reading(player: Player, plots: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """In the order in which the tableau is read, so that letters follow it on a picture too."""
    amounts = dict(plots)
    return [(plot, amounts[plot]) for plot in sorted(amounts, key=player.cells.__getitem__)]


def filled(caps: Sequence[tuple[int, int]], n: int) -> list[tuple[int, int]]:
    """So many over the plots, each filled before the next."""
    found = []
    for plot, cap in caps:
        if n:
            found.append((plot, min(cap, n)))
            n -= found[-1][1]
    return found


def put(state: Earth, seat: int, piece: Piece, parts: list[tuple[int, int]]) -> None:
    look(state, seat)
    player = state.players[seat]
    held = player.pieces(piece)
    for plot, n in parts:
        held[plot] += n
    where = tuple([NAME[player.cards[plot]] for plot, _ in parts])
    tell(state, "placed", seat, pieces=pieces(piece, sum([n for _, n in parts])), where=where)


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
        free = reading(player, room(player, self.piece, self.plots, self.each))
        options, caps = [CARD[player.cards[plot]] for plot, _ in free], [cap for _, cap in free]
        if state.teams:
            options, caps = [*options, TEAM], [*caps, self.n]
        return Share(self.piece, tuple(options), tuple(caps), 0, min(self.n, sum(caps)))

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
        full = reading(player, [(plot, n) for plot, n in enumerate(player.pieces(self.piece)) if n])
        if player.eager:
            full = filled(full, self.n)
        options = tuple([CARD[player.cards[plot]] for plot, _ in full])
        return Share(f"return-{self.piece}", options, tuple([n for _, n in full]), self.n, self.n)

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
        player = state.players[self.seat]
        held = player.pieces(self.piece)
        for option, n in answer.parts:
            held[player.cards.index(option.id)] -= n
        where = tuple([NAME[option.id] for option, _ in answer.parts])
        tell(state, "returned", self.seat, pieces=pieces(self.piece, self.n), where=where)
        return ()
