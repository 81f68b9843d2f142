"""What options are called, what they would bring, and what is still to come in a seat's part."""

from collections.abc import Sequence
from typing import Any

from engine.prompt import Option, Place, Prompt, Share
from engine.text import Text, text

from . import texts
from .abilities import Copy
from .catalogue import ACTIVE, CARDS, COST, NAME, POINTS
from .effects import Effect
from .goods import Gain
from .keeping import Look
from .options import COLOUR_OF, USE
from .parts import Either
from .planting import MayPlant, Plant, discounts, price, put_down
from .questions import Spread
from .scoring import points
from .state import Earth, Player
from .tableau import CELL
from .terms import Action
from .using import Activate, CopyOf, Offer, Sides, Use, copied


def label(option: Option) -> Text:
    match option.kind:
        case "card":
            return NAME[option.id]
        case "cell":
            return text("cell", name=CELL[option.id])
        case "number":
            return text("earth-number", n=option.id)
        case _:
            return Text(f"earth-{option.kind}-{option.word}")


def hint(state: Earth, task: Any, seat: int, prompt: Prompt, option: Option) -> Text | None:
    player = state.players[seat]
    if isinstance(prompt, Place):
        return at(player, prompt.piece.id, option.id, state.shared)
    if prompt.ask == "action" and option.word in COLOUR_OF:
        return text("earth-hint-action", n=activations(player, COLOUR_OF[option.word]))
    if option == USE and isinstance(task, Offer):
        return text("earth-hint-text", text=(texts.effect(task.effect),))
    if isinstance(task, CopyOf) and option.kind == "card" and (found := copied(player, task.colour, option.id)):
        return text("earth-hint-text", text=(texts.effect(found),))
    if isinstance(prompt, Share) or option.kind != "card":
        return None
    return picked(player, prompt, option.id)


def activations(player: Player, colour: Action) -> int:
    return sum(len(ACTIVE[colour].get(card, ())) for card in (*player.cards, player.island, player.climate))


def picked(player: Player, prompt: Prompt, card: int) -> Text | None:
    match prompt.ask:
        case "card":
            return text("earth-hint-plant", soil=price(discounts(player), card), points=POINTS[card])
        case "island" | "climate" | "ecosystem" | "event":
            return text("earth-hint-text", text=texts.lines(CARDS[card]))
        case "keep" if card in COST:
            return text("earth-hint-plant", soil=price(discounts(player), card), points=POINTS[card])
        case _:
            return None


def at(player: Player, card: int, cell: int, shared: Sequence[int]) -> Text:
    """The points that the own tableau would gain at once: base, terrains, ecosystems. Others are left out of it."""
    after = player.copy()
    put_down(after, card, cell)
    gained = points([after], 0, shared).total - points([player], 0, shared).total
    return text("earth-hint-points", points=gained)


def ahead(state: Earth, stack: Sequence[Any]) -> tuple[Text, ...]:
    """The checklist: every task of the seat below the one that asks, in order."""
    found: list[Text] = []
    for number, task in enumerate(reversed(stack)):
        if number or isinstance(task, Sides):
            found += listed(state, task)
    return tuple(found)


def listed(state: Earth, task: Any) -> list[Text]:  # noqa: PLR0911 - one for each kind of task
    match task:
        case Use() | Offer():
            return [text("earth-ahead-use", card=NAME[task.card], what=texts.effect(task.effect))]
        case CopyOf():
            return [text("earth-ahead-use", card=NAME[task.card], what=texts.rule(Copy(task.colour)))]
        case Gain():
            return [text("earth-ahead-gain", what=texts.effect(task.effect))]
        case Spread():
            return [text("earth-ahead-gain", what=texts.effect(Effect(gain=((task.piece, task.n),))))]
        case Plant():
            return [text("earth-ahead-plant", n=task.left)]
        case Look():
            return [text("earth-ahead-look", n=task.n)]
        case Either():
            return [Text(f"earth-ahead-either-{task.colour}")]
        case Sides():
            return [line for each in (*task.edge, *task.tableau) for line in listed(state, each)]
        case Activate() | MayPlant():
            return [line for each in task.run(state) for line in listed(state, each)]
        case _:
            return []

