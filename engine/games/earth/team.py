"""Two against two: what partners lay between them and take from there, within a turn."""

from typing import Any, Literal

from engine.agenda import Agenda, Question, Task
from engine.event import tell, whisper
from engine.prompt import Barred, Option, Prompt, Share, Shared
from engine.record import record
from engine.text import Text, text

from .barring import unfinished
from .calls import in_turn
from .fauna import look
from .goods import scatter
from .hints import following
from .options import CARD, FETCH, GIVE, GOOD
from .state import Earth
from .telling import known, readers
from .terms import Good

SOIL, COMPOST, SPROUT, GROWTH = GOOD["soil"], GOOD["compost"], GOOD["sprout"], GOOD["growth"]


def to_give(state: Earth, seat: int) -> list[tuple[Option, int]]:
    """Rules 9.2: what the seat has gained in this turn and still holds."""
    player = state.players[seat]
    goods = [(SOIL, min(player.soil, player.soil_gained)), (COMPOST, min(len(player.compost), player.compost_gained))]
    return [(good, n) for good, n in goods if n > 0] + [(CARD[card], 1) for card in player.drawn if card in player.hand]


def to_fetch(state: Earth, seat: int) -> list[tuple[Option, int]]:
    side = state.side(seat)
    goods = [(SOIL, side.soil), (COMPOST, len(side.compost)), (SPROUT, side.sprouts), (GROWTH, side.growth)]
    return [(good, n) for good, n in goods if n] + [(CARD[card], 1) for card in side.cards]


def between_partners(state: Earth, seat: int) -> list[Option]:
    found = [GIVE] if to_give(state, seat) else []
    return [*found, FETCH] if to_fetch(state, seat) else found


def share(ask: str, parts: list[tuple[Option, int]]) -> Share:
    options, caps = tuple([option for option, _ in parts]), tuple([n for _, n in parts])
    return Share(ask, options, caps, 0, sum(caps))


@record
class Give(Question[Earth]):
    seat: int
    kind: Literal["give"] = "give"

    def prompt(self, state: Earth) -> Share:
        return share("give", to_give(state, self.seat))

    def hint(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, option: Option) -> None:
        return None

    def ahead(self, state: Earth, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return following(state, agenda, self.seat)

    def call(self, state: Earth) -> Text:
        return in_turn(state, self.seat)

    def barred(self, state: Earth, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        return unfinished(state.players[self.seat])

    def take(self, state: Earth, answer: Shared) -> list[Task]:
        player, side = state.players[self.seat], state.side(self.seat)
        player.firm = True
        look(state, self.seat)
        given = dict(answer.parts)
        soil, compost = given.pop(SOIL, 0), given.pop(COMPOST, 0)
        player.soil -= soil
        player.soil_gained -= soil
        side.soil += soil
        player.compost_gained -= compost
        side.compost += player.compost[len(player.compost) - compost :]
        del player.compost[len(player.compost) - compost :]
        cards = [option.id for option in given]
        for card in cards:
            player.hand.remove(card)
            player.drawn.remove(card)
        side.cards += cards
        moved(state, "gave", self.seat, cards, [("soil", soil), ("compost", compost)])
        return []


@record
class Fetch(Question[Earth]):
    """Rules 9.3: pieces must find a place at once, like any that are gained."""

    seat: int
    kind: Literal["fetch"] = "fetch"

    def prompt(self, state: Earth) -> Share:
        return share("fetch", to_fetch(state, self.seat))

    def hint(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, option: Option) -> None:
        return None

    def ahead(self, state: Earth, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return following(state, agenda, self.seat)

    def call(self, state: Earth) -> Text:
        return in_turn(state, self.seat)

    def barred(self, state: Earth, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        return unfinished(state.players[self.seat])

    def take(self, state: Earth, answer: Shared) -> list[Task]:
        player, side = state.players[self.seat], state.side(self.seat)
        player.firm = True
        taken = dict(answer.parts)
        soil, compost = taken.pop(SOIL, 0), taken.pop(COMPOST, 0)
        sprouts, growth = taken.pop(SPROUT, 0), taken.pop(GROWTH, 0)
        player.soil += soil
        side.soil -= soil
        player.compost += side.compost[len(side.compost) - compost :]
        del side.compost[len(side.compost) - compost :]
        side.sprouts -= sprouts
        side.growth -= growth
        cards = [option.id for option in taken]
        for card in cards:
            side.cards.remove(card)
        player.hand += cards
        goods: list[tuple[Good, int]] = [("soil", soil), ("compost", compost), ("sprout", sprouts), ("growth", growth)]
        moved(state, "fetched", self.seat, cards, goods)
        tasks = scatter(state, self.seat, "sprout", sprouts) if sprouts else []
        return [*tasks, *(scatter(state, self.seat, "growth", growth) if growth else [])]


def moved(state: Earth, kind: str, seat: int, cards: list[int], goods: list[tuple[Good, int]]) -> None:
    some = tuple([text(f"earth-goods-{good}", n=n) for good, n in goods if n])
    if some:
        tell(state, kind, seat, goods=some)
    if cards:
        whisper(state, f"{kind}-cards", seat, readers(state, seat), known(cards), n=len(cards))
