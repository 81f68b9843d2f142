"""Ecosystem as the engine sees it: what it is called and made of, and where its rules are found."""

from collections import Counter
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from engine.achievements import load
from engine.agenda import Agenda
from engine.game import Game, Meta, Setting, Verb
from engine.prompt import Option
from engine.save import Save
from engine.text import Text

from . import draft, legacy, rounds
from .board import BOARD
from .census import census
from .lessons import LESSONS
from .options import CARD
from .position import score
from .redeal import redeal
from .scoring import outcome, result
from .setup import setup
from .soundness import check
from .state import Ecosystem
from .view import EcosystemView, standing, view
from .words import label

AnyTask = Annotated[
    draft.ChooseCard | draft.ChooseCell | draft.ChooseSwap | draft.ChooseOther
    | rounds.Reveal | rounds.Round | draft.Show | draft.Discard | draft.Draw,
    Field(discriminator="kind"),
]


class EcosystemGame(Game[Ecosystem, EcosystemView]):
    meta = Meta(
        name="ecosystem",
        seats=(1, 2, 3, 4, 5, 6),
        rules=1,
        settings=(Setting("level", ("easy", "medium", "hard"), "medium", seats=(1,)),),
        verbs=(Verb("place", ("card", "at", "swap", "with")), Verb("give", ("discard",), required=1)),
        width=BOARD.width,
        closing=("over", "round", "round-of-two"),
        once=("placed", "swapped"),
        help=(Text("ecosystem-help-deck"), Text("ecosystem-help-ties"), Text("ecosystem-help-hints")),
    )
    save = TypeAdapter(Save[Ecosystem, AnyTask])
    at_end = frozenset({"ecosystem-biodiversity"})
    lessons = LESSONS
    counts, choices, traces = legacy.COUNTS, legacy.CHOICES, staticmethod(legacy.traces)
    achievements = load(Path(__file__).parent / "data" / "achievements.toml")

    setup = staticmethod(setup)
    view = staticmethod(view)
    scores = staticmethod(standing)
    result = staticmethod(result)
    outcome = staticmethod(outcome)
    label = staticmethod(label)
    redeal = staticmethod(redeal)
    check = staticmethod(check)
    score = staticmethod(score)

    def line(self, name: str) -> Text:
        """Biodiversity is told with the gaps of one match."""
        return Text("ecosystem-variety") if name == "biodiversity" else super().line(name)

    def census(self, state: Ecosystem, agenda: Agenda[Any]) -> Counter[str]:
        return census(state)

    def cards(self) -> tuple[Option, ...]:
        return tuple(CARD.values())


GAME = EcosystemGame()
