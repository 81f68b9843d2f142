"""Cards of a hand that cannot be chosen: what they lack and why, and which of them are not idle all the same."""

from PIL import Image

from engine import Prompt, Text, record
from engine.games.earth.barring import planting
from engine.games.earth.catalogue import COST, EVENTS, INSTANT
from engine.games.earth.prices import can_pay, discounts, held, other_goods, price
from engine.games.earth.state import SIZE
from engine.games.earth.view import EarthView, seen
from render.canvas import lay, rounded
from render.icons import badge_for
from render.labels import length, write
from render.memory import kept
from render.palette import readable
from render.theme import Theme

from .asked import asked
from .signs.formula import PAID
from .signs.icon import icon


@record
class Lack:
    """A good, and what there is of what is needed."""

    good: str
    held: int
    needed: int


def lacking(view: EarthView, who: int, prompt: Prompt | None) -> dict[int, Lack]:
    """By card of the hand, where one is to be planted: the price that it cannot be planted or played for."""
    player, found = seen(view.players[who]), {}
    if prompt is None or prompt.ask != "card":
        return {}
    off = discounts(player)
    for card in view.players[who].hand:
        if card in EVENTS:
            lacks = [(good, n) for good, n in INSTANT[card][0].pay if held(player, good) < n]
            if lacks:
                [(good, n), *_] = lacks
                found[card] = Lack(PAID.get(good, good), held(player, good), n)
        elif card not in asked(prompt).cards and len(player.cards) < SIZE:
            found[card] = Lack("soil", player.soil + other_goods(player, card), price(off, card))
    return found


def reasons(view: EarthView, who: int, prompt: Prompt | None) -> dict[int, Text]:
    """The same in words, whatever it is that stands against planting."""
    player, shown = seen(view.players[who]), view.players[who]
    if prompt is None or prompt.ask != "card":
        return {}
    out = [card for card in shown.hand if card in COST and card not in asked(prompt).cards]
    return {card: planting(player, card).why for card in out}


def playable(view: EarthView, who: int, prompt: Prompt | None) -> frozenset[int]:
    """Events that are no answer to what is asked, and can be played beside it all the same."""
    player, hand = seen(view.players[who]), view.players[who].hand
    if prompt is None or prompt.ask != "card":
        return frozenset()
    return frozenset([card for card in hand if card in EVENTS and can_pay(player, INSTANT[card][0].pay)])


@kept
def pill(lack: Lack, letters: int, theme: Theme) -> Image.Image:
    """The good, and `4/5`."""
    high, ink, words = badge_for(letters), readable(theme.bad), f"{lack.held}/{lack.needed}"
    side = round(high * 0.7)
    wide = round(length(words, letters, "Black") + side + high * 0.7)
    out = rounded(wide, high, high // 2, theme.bad, ink, 3).copy()
    lay(out, icon(lack.good, side), high * 0.24, (high - side) / 2)
    write(out, (high * 0.34 + side, high / 2), words, letters, ink, "Black", "lm")
    return out
