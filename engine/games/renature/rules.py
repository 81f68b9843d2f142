"""Renature as the engine sees it, and which valley new matches get."""

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from engine.achievements import load
from engine.agenda import Agenda, Task
from engine.game import Game, Meta, Result, Sheet, Verb
from engine.prompt import Option
from engine.rng import Rng
from engine.save import Save
from engine.text import Text

from . import clouds, legacy, order, position, turn
from .board import BOARD
from .census import census
from .lessons import LESSONS, taught
from .options import PLANT
from .redeal import redeal
from .setup import deal_out
from .soundness import check
from .state import Renature
from .survey import DEFAULT, Survey, survey
from .valley import land
from .view import RenatureView, result, view
from .words import label

AnyTask = Annotated[
    turn.ChooseDomino | turn.ChoosePlace | turn.ChooseDiscard | turn.ChoosePlant | turn.ChooseCell | turn.MakeRoom
    | turn.ChooseScore | turn.EndTurn | order.NextTurn | clouds.ChooseJoker | clouds.ChooseReturn,
    Field(discriminator="kind"),
]


def about(found: Survey) -> Meta:
    return Meta(
        name="renature",
        seats=(2, 3, 4),
        rules=1,
        touching=("both", "main", "second", "token"),
        closing=("over", "both", "main", "second", "cancelled", "nobody", "token", "joker"),
        verbs=(
            Verb("play", ("domino", "at", "plant", "in", "end"), required=1),
            Verb("discard", ("discard", "end"), required=1),
            Verb("joker", ("animal",), required=1),
            Verb("return", ("from",), required=1),
            Verb("again"),
        ),
        width=BOARD.width,
        help=(
            *([Text("renature-help-reconstructed")] if found.reconstructed else []),
            *[Text(f"renature-help-{part}") for part in found.reconstructed],
            Text("renature-help-readings"),
        ),
    )


class RenatureGame(Game[Renature, RenatureView]):
    survey = survey(DEFAULT)
    meta = about(survey)
    save = TypeAdapter(Save[Renature, AnyTask])
    at_end = frozenset({f"renature-line-{name}" for name in ("unfinished", "clouds", "left", "backs")})
    lessons = LESSONS
    counts, choices, traces = legacy.COUNTS, legacy.CHOICES, staticmethod(legacy.traces)
    achievements = load(Path(__file__).parent / "data" / "achievements.toml")
    taught = staticmethod(taught)
    asides, aside = staticmethod(clouds.actions), staticmethod(clouds.act)

    def use(self, path: Path) -> None:
        """For matches to come; those that run have their valley in their save."""
        RenatureGame.survey = survey(path)
        RenatureGame.meta = about(self.survey)

    def setup(self, rng: Rng, seats: int, options: Mapping[str, str]) -> tuple[Renature, Sequence[Task]]:
        state = deal_out(rng, self.survey.valley(seats), seats)
        return state, [turn.begin(state, state.turn), order.NextTurn()]

    def view(self, state: Renature, seat: int | None) -> RenatureView:
        return view(state, seat)

    def scores(self, view: RenatureView) -> tuple[Sheet, ...]:
        return view.sheets

    def result(self, state: Renature) -> Result | None:
        return result(state)

    def label(self, option: Option) -> Text:
        return label(option)

    def redeal(self, state: Renature, agenda: Agenda[Any], seat: int | None, rng: Rng) -> None:
        redeal(state, agenda, seat, rng)

    def census(self, state: Renature, agenda: Agenda[Any]) -> Counter[str]:
        return census(state)

    def check(self, state: Renature, agenda: Agenda[Any]) -> None:
        check(state, agenda)

    def cards(self) -> tuple[Option, ...]:
        return (*PLANT, *land(self.survey.valley(2)).jokers)

    def score(self, position_: bytes) -> dict[str, Any]:
        return position.score(position_)


GAME = RenatureGame()
