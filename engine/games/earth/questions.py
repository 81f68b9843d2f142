"""The questions that goods ask: where pieces go, which come back, which cards leave the hand."""

from typing import Any, Literal

from engine.agenda import Agenda, Question, Task
from engine.event import tell, whisper
from engine.prompt import Amount, Counted, Option, Pick, Picked, Prompt, Share, Shared
from engine.record import record
from engine.text import Text, text

from . import texts
from .catalogue import NAME, SLOTS, TRUNKS
from .effects import Effect
from .facts import amount, pieces
from .fauna import look
from .hints import following
from .options import CARD, TEAM
from .state import Earth, Player
from .terms import Good, Piece

ROOM: dict[Piece, dict[int, int]] = {"sprout": SLOTS, "growth": TRUNKS}
MANY = 99  # more than any card holds


def known(cards: list[int]) -> tuple[tuple[str, Any], ...]:
    return (("cards", tuple([NAME[card] for card in cards])),)


def readers(state: Earth, seat: int) -> tuple[int, ...]:
    """Rules 9.4: partners see each other's cards."""
    return (seat, (seat + 2) % 4) if state.teams else (seat,)


def room(player: Player, piece: Piece, plots: tuple[int, ...] | None, each: int) -> list[tuple[int, int]]:
    """Plots with room, and how many more they take. Nothing lies on a card that is face down."""
    held, limit, cards = player.sprouts if piece == "sprout" else player.growth, ROOM[piece], player.cards
    if player.sealed:
        hidden = [each.plot for each in player.sealed]
        plots = tuple([plot for plot in (range(len(cards)) if plots is None else plots) if plot not in hidden])
    if plots is None and each >= MANY:
        rows = enumerate(zip(cards, held, strict=True))
        return [(plot, limit[card] - n) for plot, (card, n) in rows if n < limit[card]]
    return [
        (plot, min(limit[cards[plot]] - held[plot], each))
        for plot in (range(len(cards)) if plots is None else plots)
        if held[plot] < limit[cards[plot]]
    ]


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
    kind: Literal["spread"] = "spread"

    def prompt(self, state: Earth) -> Share:
        player = state.players[self.seat]
        free = room(player, self.piece, self.plots, self.each)
        options, caps = [CARD[player.cards[plot]] for plot, _ in free], [cap for _, cap in free]
        if state.teams:
            options, caps = [*options, TEAM], [*caps, self.n]
        return Share(self.piece, tuple(options), tuple(caps), 0, min(self.n, sum(caps)))

    def hint(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, option: Option) -> None:
        return None

    def ahead(self, state: Earth, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return following(state, agenda, self.seat)

    def coming(self, state: Earth) -> tuple[Text, ...]:
        return (text("earth-ahead-gain", what=texts.effect(Effect(gain=((self.piece, self.n),)))),)

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
    """Return exactly `n` pieces from the tableau."""

    seat: int
    piece: Piece
    n: int
    kind: Literal["take_back"] = "take_back"

    def always(self, state: Earth) -> bool:
        return state.everything

    def prompt(self, state: Earth) -> Share:
        player = state.players[self.seat]
        full = [(CARD[card], n) for card, n in zip(player.cards, player.pieces(self.piece), strict=True) if n]
        return Share(
            f"return-{self.piece}", tuple([option for option, _ in full]), tuple([n for _, n in full]), self.n, self.n
        )

    def hint(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, option: Option) -> None:
        return None

    def ahead(self, state: Earth, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return following(state, agenda, self.seat)

    def take(self, state: Earth, answer: Shared) -> tuple[Task, ...]:
        player = state.players[self.seat]
        held = player.pieces(self.piece)
        for option, n in answer.parts:
            held[player.cards.index(option.id)] -= n
        where = tuple([NAME[option.id] for option, _ in answer.parts])
        tell(state, "returned", self.seat, pieces=pieces(self.piece, self.n), where=where)
        return ()


def bury(state: Earth, seat: int, cards: list[int]) -> None:
    look(state, seat)
    player = state.players[seat]
    for card in cards:
        player.hand.remove(card)
    player.compost += cards
    player.compost_gained += len(cards)
    whisper(state, "buried", seat, readers(state, seat), known(cards), n=len(cards))


@record
class Bury(Question[Earth]):
    """Compost from `least` to `most` cards of the hand."""

    seat: int
    least: int
    most: int
    kind: Literal["bury"] = "bury"

    def always(self, state: Earth) -> bool:
        """What may be left undone altogether is no question to an empty hand."""
        return state.everything and self.least > 0

    def prompt(self, state: Earth) -> Pick:
        hand = state.players[self.seat].hand
        options = tuple([CARD[card] for card in hand])
        return Pick("bury", options, min(self.least, len(hand)), min(self.most, len(hand)))

    def hint(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, option: Option) -> None:
        return None

    def ahead(self, state: Earth, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return following(state, agenda, self.seat)

    def take(self, state: Earth, answer: Picked) -> tuple[Task, ...]:
        if answer.options:
            bury(state, self.seat, [option.id for option in answer.options])
        return ()


@record
class Dig(Question[Earth]):
    """Look at the top `n` cards of the own compost and take one."""

    seat: int
    n: int
    kind: Literal["dig"] = "dig"

    def always(self, state: Earth) -> bool:
        return True

    def prompt(self, state: Earth) -> Pick:
        cards = state.players[self.seat].compost[-self.n :]
        return Pick("dig", tuple([CARD[card] for card in cards]))

    def hint(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, option: Option) -> None:
        return None

    def ahead(self, state: Earth, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return following(state, agenda, self.seat)

    def take(self, state: Earth, answer: Picked) -> tuple[Task, ...]:
        player, card = state.players[self.seat], answer.options[0].id
        look(state, self.seat)
        player.compost.remove(card)
        player.hand.append(card)
        whisper(state, "dug", self.seat, readers(state, self.seat), (("card", NAME[card]),))
        return ()


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

    def take(self, state: Earth, answer: Counted) -> tuple[Task, ...]:
        receive(state, self.seat, self.good, answer.n, event=self.event)
        return ()


def receive(state: Earth, seat: int, good: Good, n: int, *, event: bool = False) -> None:
    """Goods that need no decision. What events bring is not counted where Gaia counts (rules 8.5)."""
    player = state.players[seat]
    counted = n if not event or state.teams else 0
    match good:
        case "soil":
            player.soil += n
            player.soil_gained += counted
            state.news.append(amount("soil", seat, n))
        case "card":
            draw(state, seat, n, counted=bool(counted))
        case _:
            cards = state.draw(n)
            player.compost += cards
            player.compost_gained += len(cards)
            tell(state, "composted", seat, reveals=state.scarce, n=len(cards))


def draw(state: Earth, seat: int, n: int, *, counted: bool) -> None:
    player, cards = state.players[seat], state.draw(n)
    if not cards:
        tell(state, "no-cards", seat, reveals=True)
        return
    player.hand += cards
    if counted:
        player.cards_drawn += len(cards)
    if state.teams:
        player.drawn += cards
    whisper(state, "drew", seat, readers(state, seat), known(cards), reveals=True, n=len(cards))


