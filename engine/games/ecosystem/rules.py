"""Ecosystem as the engine sees it: setup, changing a sealed choice, words, and what may be dealt anew."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from engine.agenda import Agenda, Task
from engine.event import tell
from engine.game import Game, Meta, Setting, Sheet, Verb
from engine.prompt import Option
from engine.rng import Rng
from engine.save import Save
from engine.text import Text, text

from . import draft, position
from .cards import CARD, DECK, NAME, Card
from .scoring import BOARD
from .secrets import redeal
from .soundness import check
from .state import CARDS_A_ROUND, Ecosystem
from .view import EcosystemView, result, standing, view

AnyTask = Annotated[
    draft.ChooseCard | draft.ChooseCell | draft.ChooseSwap | draft.ChooseOther
    | draft.Reveal | draft.Round | draft.Show | draft.Discard | draft.Draw,
    Field(discriminator="kind"),
]
MARGIN = {"easy": 30, "medium": 50, "hard": 70}


class EcosystemGame(Game[Ecosystem, EcosystemView]):
    meta = Meta(
        name="ecosystem",
        seats=(1, 2, 3, 4, 5, 6),
        rules=1,
        settings=(Setting("level", ("easy", "medium", "hard"), "medium", seats=(1,)),),
        verbs=(Verb("place", ("card", "at", "swap", "with"), required=1), Verb("give", ("discard",), required=1)),
        help=(Text("ecosystem-help-deck"), Text("ecosystem-help-ties"), Text("ecosystem-help-hints")),
    )
    save = TypeAdapter(Save[Ecosystem, AnyTask])

    def setup(self, rng: Rng, seats: int, options: Mapping[str, str]) -> tuple[Ecosystem, Sequence[Task]]:
        deck = list(DECK)
        rng.shuffle(deck)
        hands: list[list[Card]] = [[] for _ in range(3 if seats == 2 else seats)]
        state = Ecosystem(rng, deck, hands, [{} for _ in range(seats)], [None] * seats, [None] * seats)
        if seats == 1:
            state.rival, state.margin = [], MARGIN[options["level"]]
            state.hands = [[deck.pop() for _ in range(CARDS_A_ROUND)]]
            return state, [draft.ChooseCard(0)]
        if seats == 2:
            state.neutral = []
        return state, [draft.Round(1)]

    def asides(self, state: Ecosystem, seat: int) -> tuple[Option, ...]:
        """Rules 3.2: a sealed choice can be changed until the last player has chosen."""
        return (draft.CHANGE,) if state.choices[seat] is not None and draft.can_choose(state, seat) else ()

    def aside(self, state: Ecosystem, seat: int, option: Option) -> list[Task]:
        state.choices[seat] = None
        tell(state, "reopened", seat, quiet=True)
        return [draft.ChooseCard(seat)]

    def view(self, state: Ecosystem, seat: int | None) -> EcosystemView:
        return view(state, seat)

    def scores(self, view: EcosystemView) -> tuple[Sheet, ...]:
        grids = [dict(grid) for grid in view.grids]
        return tuple([score.sheet() for score in standing(grids, view.neutral, view.rival)])

    result = staticmethod(result)

    def label(self, option: Option) -> Text:
        match option.kind:
            case "card":
                return NAME[option.word]  # type: ignore[index]
            case "cell":
                return text("cell", name=BOARD.name(option.id))
            case _:
                return Text(f"ecosystem-word-{option.word}")

    redeal = staticmethod(redeal)

    def census(self, state: Ecosystem, agenda: Agenda[Any]) -> Counter[str]:
        piles = [state.deck, *state.hands, *[list(grid.values()) for grid in state.grids], state.neutral, state.rival]
        return Counter(card for pile in piles for card in pile or ())

    check = staticmethod(check)

    def cards(self) -> tuple[Option, ...]:
        return tuple(CARD.values())

    def score(self, position_: bytes) -> dict[str, Any]:
        return position.score(position_)


GAME = EcosystemGame()
