"""Gaia, the rival of a single player: what she gets, and what her cards do."""

from typing import Any, Literal, assert_never

from engine.agenda import Agenda, Question, Step, Task
from engine.event import tell
from engine.prompt import Barred, Option, Pick, Picked, Prompt, choices
from engine.record import record
from engine.text import Text, text

from . import card_text
from .barring import anytime
from .calls import in_turn
from .catalogue import GAIA_CARD, NAME, REACTION, TRAITS, GaiaCard
from .counting import board
from .fauna import steps
from .gifts import Gift, Gifts
from .hints import following
from .options import CARD
from .state import Earth, Gaia, Leaf, Player

SOIL, COMPOST = 10, 5


def hers(state: Earth) -> Gaia:
    if state.gaia is None:
        raise ValueError("only a single player meets Gaia")
    return state.gaia


def amount(player: Player, gift: Gift) -> int:
    """Rules 8.5: what events bring is not counted; soil from converted sprouts is."""
    match gift.per:
        case "":
            return gift.n
        case "soil gained":
            return player.soil_gained // gift.each * gift.n
        case "card drawn":
            return player.cards_drawn // gift.each * gift.n
        case "blue card":
            cards = (*player.cards, *board(player))
            return sum("blue" in TRAITS[card] for card in cards) // gift.each * gift.n
        case _:
            assert_never(gift.per)


def give(state: Earth, gifts: Gifts) -> None:
    gaia, player = hers(state), state.players[0]
    for gift in gifts:
        n = amount(player, gift)
        if not n:
            continue
        match gift.good:
            case "soil":
                gaia.soil += n
            case "sprout":
                gaia.sprouts += n
            case "growth":
                gaia.growth += n
            case "compost":
                gaia.compost += state.draw(n)
            case "card":
                cards = state.draw(n)
                gaia.pile += cards
                tell(state, "gaia-pile", None, reveals=True, cards=tuple([NAME[card] for card in cards]))
                continue
            case _:
                assert_never(gift.good)
        tell(state, "gaia-gains", None, goods=text(f"earth-gift-{gift.good}", n=n))
    while gaia.soil >= SOIL:
        # Rules 8.7: ten soil become five composted cards.
        gaia.soil -= SOIL
        gaia.compost += state.draw(COMPOST)
        tell(state, "gaia-turns", None, soil=SOIL, compost=COMPOST)


@record
class React(Step[Earth]):
    """Rules 8.4: after the player's own action she gets something, by the level."""

    seat: None = None
    kind: Literal["react"] = "react"

    def run(self, state: Earth) -> list[Task]:
        if state.colour and state.colour != "green":
            give(state, REACTION[state.colour, hers(state).level])
        return []


def next_card(state: Earth) -> GaiaCard:
    """Rules 8.6: her six cards are gone through twice."""
    gaia = hers(state)
    if not gaia.deck:
        gaia.deck, gaia.shown, gaia.passes = gaia.shown, [], 2
        state.rng.shuffle(gaia.deck)
    gaia.shown.append(gaia.deck.pop())
    return GAIA_CARD[gaia.shown[-1]]


@record
class GaiaActs(Step[Earth]):
    card: int
    seat: None = None
    kind: Literal["gaia_acts"] = "gaia_acts"

    def run(self, state: Earth) -> list[Task]:
        card = GAIA_CARD[self.card]
        if card.fauna is None:
            give(state, card.gift)
            return []
        return [GaiaLeaf(0, self.card)]


@record
class GaiaLeaf(Question[Earth]):
    """Rules 8.8: a leaf of hers beside one of two fauna where she has none; the player picks which."""

    between = True
    seat: int
    card: int
    kind: Literal["gaia_leaf"] = "gaia_leaf"

    def prompt(self, state: Earth) -> Pick:
        held = [leaf.fauna for leaf in hers(state).leaves]
        pair = GAIA_CARD[self.card].fauna or ()
        free = tuple([CARD[state.fauna[place]] for place in pair if state.fauna[place] not in held])
        return Pick("fauna", free, min(1, len(free)), min(1, len(free)), CARD[self.card])

    def hint(self, state: Earth, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text:
        """Rules 8.8: her points, and on expert what she gets besides."""
        card = GAIA_CARD[self.card]
        more = card.right if state.fauna.index(option.id) % 2 else card.left
        expert = hers(state).level == "expert"
        gets = card_text.gifts(more) if expert else ""
        return text("earth-hint-leaf", points=steps(state, option.id), gets=gets, more=int(expert))

    def ahead(self, state: Earth, agenda: Agenda[Any]) -> tuple[Text, ...]:
        return following(state, agenda, self.seat)

    def call(self, state: Earth) -> Text:
        return in_turn(state, self.seat)

    def barred(self, state: Earth, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        shown = {option.id for option in choices(prompt)}
        held = [leaf.fauna for leaf in hers(state).leaves]
        taken, other = Text("earth-bar-leaf"), Text("earth-bar-row")
        found = [Barred(CARD[fauna], taken if fauna in held else other, "8.8") for fauna in state.fauna]
        return (*[each for each in found if each.option.id not in shown], *anytime(state.players[self.seat]))

    def take(self, state: Earth, answer: Picked) -> list[Task]:
        gaia, card = hers(state), GAIA_CARD[self.card]
        for option in answer.options:
            points = steps(state, option.id)
            gaia.leaves.append(Leaf(option.id, points))
            tell(state, "gaia-leaf", None, fauna=NAME[option.id], points=points)
            if gaia.level == "expert":
                give(state, card.right if state.fauna.index(option.id) % 2 else card.left)
        if gaia.level == "easy":
            gaia.skips += 1
        return []
