"""Gaïa as the engine sees it: setup, changing a sealed answer, words, and what may be dealt anew."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from engine.agenda import Agenda, Task
from engine.event import tell
from engine.game import Game, Meta, Setting, Sheet, Verb
from engine.prompt import Option, Prompt
from engine.rng import Rng
from engine.save import Save
from engine.text import Text, text

from . import action, aim, box, cities, effects, goals, hand, hints, play, position, protection, turn
from .cards import CARD, ELEMENT_CARDS, NATURE_CARDS, Card, back, goal_name, name
from .chart import NAMES
from .pieces import ANIMALS, BACKS, DEALT, DISASTERS, ELEMENT, NATURE, SHOWN, TILES, Back, Element
from .soundness import check
from .state import Gaia, Goal
from .view import GaiaView, result, standing, view

AnyTask = Annotated[
    turn.Turn | turn.Next | turn.Again | turn.Feed | turn.FeedWhich | turn.FeedFrom
    | action.Choose | action.TakeCard | action.ConfirmEnd | hand.Discard
    | play.PlayCard | play.PlaceCard | aim.Shift | aim.Rob
    | protection.Window | protection.Protect | protection.Resolve | protection.ThenReach | effects.Keep
    | cities.Capture | cities.Second | goals.Reach | goals.Claim,
    Field(discriminator="kind"),
]
SECRET = (action.Choose, action.TakeCard, play.PlayCard, play.PlaceCard, aim.Shift, aim.Rob)
MEEPLES = {2: 6}


LABEL: dict[str, Callable[[Option], Text]] = {
    "card": lambda option: name(option.word),
    "cell": lambda option: text("cell", name=NAMES[option.id]),
    "goal": lambda option: goal_name(option.word),
    "seat": lambda option: text("gaia-player", seat=option.id),
    "deck": lambda option: text("gaia-deck", back=Text(f"gaia-back-{option.word}")),
    "end": lambda option: text("gaia-end", back=Text(f"gaia-back-{option.word}")),
    "back": lambda option: Text(f"gaia-back-{option.word}"),
}


def joining(disasters: str) -> dict[Element, int]:
    """Rules 8.5 to 8.7: how many of each Element the deck gets; a number is that of the lightnings."""
    if disasters == "off":
        return {element: count for element, count in ELEMENT.items() if element not in DISASTERS}
    return ELEMENT if disasters == "on" else ELEMENT | {"lightning": int(disasters)}


def word(option: Option) -> Text:
    return Text(f"gaia-word-{option.word}")


class GaiaGame(Game[Gaia, GaiaView]):
    meta = Meta(
        name="gaia",
        seats=(2, 3, 4, 5),
        rules=1,
        settings=(
            *[Setting(name, ("off", "on"), "off") for name in ("capture", "four", "elements")],
            Setting("disasters", ("off", "on", "4", "3", "2", "1"), "off"),
        ),
        verbs=(
            Verb("take", ("card",), required=1),
            Verb("play", ("card", "at", "with", "goal"), required=1),
            Verb("feed", ("city", "from")),
            Verb("discard", ("discard",), required=1),
            Verb("claim", ("goal",), required=1),
            Verb("capture", ("capture",), required=1),
            Verb("settle", ("second",), required=1),
            Verb("tornado", ("back",), required=1),
            Verb("keep", ("keep",), required=1),
            Verb("protect"),
            Verb("pass"),
        ),
        help=(
            Text("gaia-help-reconstructed"), Text("gaia-help-map"), Text("gaia-help-options"),
            Text("gaia-help-protection"), Text("gaia-help-end"),
        ),
    )  # fmt: skip
    save = TypeAdapter(Save[Gaia, AnyTask])

    def __init__(self) -> None:
        self.box = box.load(box.OWN)

    def use(self, path: Path) -> None:
        self.box = box.load(path)

    def setup(self, rng: Rng, seats: int, options: Mapping[str, str]) -> tuple[Gaia, Sequence[Task]]:
        chosen = {name for name, value in options.items() if value == "on"}
        disasters = options.get("disasters", "off")
        elements = "elements" in chosen or disasters != "off"  # Rules 8.6: disasters bring the elements with them
        decks: dict[Back, list[Card]] = {
            "nature": [land for land, count in NATURE.items() for _ in range(count)],
            "life": list(self.box.life),
        }
        if elements:
            decks["element"] = [element for element, count in joining(disasters).items() for _ in range(count)]
        for deck in decks.values():
            rng.shuffle(deck)
        laid = list(self.box.nature_goals + (self.box.element_goals if elements else ()))
        rng.shuffle(laid)
        hands = [[deck.pop() for kind, deck in decks.items() for _ in range(DEALT[kind])] for _ in range(seats)]
        state = Gaia(
            rng,
            decks,
            {kind: [deck.pop() for _ in range(SHOWN[kind])] for kind, deck in decks.items()},
            hands,
            [[] for _ in range(seats)],
            [MEEPLES.get(seats, 5)] * seats,
            dict(TILES),
            [Goal(cards) for cards in laid[: seats + 2]],
            ANIMALS,
            "capture" in chosen,
            "four" in chosen,
        )
        return state, [turn.Turn(0)]

    def asides(self, state: Gaia, seat: int) -> tuple[Option, ...]:
        """Rules 10.12 and 10.17: a sealed answer can be changed until the last one is given; one can be given ahead."""
        change = (protection.CHANGE,) if seat in state.sealed else ()
        if state.over or "element" not in state.decks:
            return change
        return (*change, protection.HEED if seat in state.waived else protection.WAIVE)

    def aside(self, state: Gaia, seat: int, option: Option) -> list[Task]:
        if option == protection.CHANGE:
            del state.sealed[seat]
            tell(state, "reopened", seat, quiet=True)
            return [protection.Protect(seat)]
        if option == protection.WAIVE:
            state.waived.append(seat)
        else:
            state.waived.remove(seat)
        return []

    def view(self, state: Gaia, seat: int | None) -> GaiaView:
        return view(state, seat)

    def scores(self, view: GaiaView) -> tuple[Sheet, ...]:
        return standing(view)

    result = staticmethod(result)

    def label(self, option: Option) -> Text:
        return LABEL.get(option.kind, word)(option)

    def hint(self, state: Gaia, agenda: Agenda[Any], seat: int, prompt: Prompt, option: Option) -> Text | None:
        return hints.hint(state, agenda.seats[seat], seat, prompt, option)

    def ahead(self, state: Gaia, agenda: Agenda[Any], seat: int) -> tuple[Text, ...]:
        """Feeding and actions that follow the question; to who answers an element, what it would do."""
        if state.cast and agenda.seats[seat]:
            return (hints.looming(state, seat, state.cast),)
        if seat != state.turn or not agenda.seats[seat]:
            return ()
        choosing = any(isinstance(task, action.Choose) for task in agenda.seats[seat][:-1])
        count = state.left if choosing else state.left - 1
        hungry = turn.hungry(agenda.seats[seat])
        found = (text("gaia-ahead-feed", count=hungry),) if hungry else ()
        return (*found, text("gaia-ahead-actions", count=count)) if count else found

    def redeal(self, state: Gaia, agenda: Agenda[Any], seat: int | None, rng: Rng) -> None:
        others = [number for number in range(len(state.hands)) if number != seat]
        hidden = [state.hands[number] for number in others]
        if seat != state.turn:
            hidden.append(state.taken)
        for kind in BACKS:
            piles = [(pile, place) for pile in hidden for place, card in enumerate(pile) if back(card) == kind]
            deck = state.decks.get(kind, [])
            pool = [pile[place] for pile, place in piles] + deck
            rng.shuffle(pool)
            for pile, place in piles:
                pile[place] = pool.pop()
            deck[:] = pool
        state.waived = [number for number in state.waived if number == seat]
        for number in others:
            if number in state.sealed:
                state.sealed[number] = "protection" in state.hands[number] and bool(rng.below(2))
            stack = agenda.seats[number]
            if stack and isinstance(stack[-1], SECRET):
                stack[-1] = action.Choose(number)

    def census(self, state: Gaia, agenda: Agenda[Any]) -> Counter[str]:
        piles = [*state.decks.values(), *state.shown.values(), *state.hands, *state.played, state.discards, state.taken]
        found = Counter(card for pile in piles for card in pile)
        found.update(city.card for city in state.cities.values())
        found.update({f"tile {land}": count for land, count in state.supply.items()})
        found.update(f"tile {land}" for land in state.lands.values())
        found["animal"] = state.animals + sum(state.herds.values())
        found.update({f"meeple {seat}": count for seat, count in enumerate(state.meeples)})
        found.update(f"meeple {seat}" for city in state.cities.values() for seat in city.meeples)
        found.update(f"meeple {goal.owner}" for goal in state.goals if goal.owner is not None)
        found.update(f"goal {goal.cards}" for goal in state.goals)
        return found

    check = staticmethod(check)

    def cards(self) -> tuple[Option, ...]:
        goal_cards = dict.fromkeys(self.box.nature_goals + self.box.element_goals)
        return (
            *[CARD[card] for card in dict.fromkeys((*NATURE_CARDS, *self.box.life, *ELEMENT_CARDS))],
            *[Option("goal", 0, cards) for cards in goal_cards],
        )

    def score(self, position_: bytes) -> dict[str, Any]:
        return position.score(position_)


GAME = GaiaGame()
