"""Earth as the engine sees it: its settings, its commands, its tasks, and where each of its rules is kept."""

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from engine.achievements import load
from engine.agenda import Agenda, Task
from engine.game import Game, Meta, Result, Setting, Sheet, Verb
from engine.prompt import Option, Prompt
from engine.rng import Rng
from engine.save import Save
from engine.text import Text

from . import (
    anytime,
    event_cards,
    goods,
    hand,
    keeping,
    legacy,
    opening,
    parts,
    pieces,
    planting,
    position,
    rival,
    scoring,
    sealing,
    setup,
    team,
    turn,
    using,
    words,
)
from .census import census
from .lessons import LESSONS, taught
from .options import CARD
from .redeal import redeal
from .soundness import check
from .state import Earth
from .tableau import BOARD
from .view import EarthView, standing, view

AnyTask = Annotated[
    opening.ChooseBoard | opening.Deal | sealing.Ready | sealing.Reveal
    | turn.Turn | turn.ChooseAction | turn.Act | turn.Then | turn.Close | turn.GaiaTurn
    | parts.Either | parts.Finish | parts.Done
    | planting.MayPlant | planting.Plant | planting.Site | planting.Payment | keeping.Look | keeping.Keep
    | using.Use | using.Offer | using.CopyOf | using.Activate | using.Sides | goods.Gain
    | pieces.Spread | pieces.TakeBack | hand.Bury | hand.Dig | goods.Take
    | event_cards.ChooseEvent | team.Give | team.Fetch
    | rival.React | rival.GaiaActs | rival.GaiaLeaf,
    Field(discriminator="kind"),
]


class EarthGame(Game[Earth, EarthView]):
    meta = Meta(
        name="earth",
        seats=(1, 2, 3, 4, 5),
        rules=3,
        settings=(
            Setting(
                "mode", ("beginner", "standard", "advanced"), "standard", only=(("beginner", (2, 3, 4, 5)),)
            ),
            Setting("planting", ("open", "sealed"), "open", seats=(2, 3, 4, 5)),
            Setting("level", ("easy", "medium", "hard", "expert"), "medium", seats=(1,)),
            Setting("teams", ("no", "yes"), "no", seats=(4,)),
            Setting("automatic", ("on", "off"), "on"),
        ),
        verbs=(
            Verb("plant", ("card", "at", "pay", "keep")),
            Verb("compost", ("take", "bury")),
            Verb("water", ("take", "sprout")),
            Verb("grow", ("take", "growth")),
            Verb("event", ("event", "return-sprout", "return-growth")),
            Verb("convert", ("return-sprout",)),
            Verb("ask-me"),
            Verb("ask-me-not"),
            Verb("setup", ("island", "climate", "ecosystem", "bury")),
            Verb("activate", ("order", "use", "copy", "return-sprout", "return-growth", "bury", "sprout", "growth")),
        ),
        width=BOARD.width,
        first=(("mode", "beginner"),),
        help=tuple(Text(f"earth-help-{topic}") for topic in ("automatic", "close", "gaia", "teams", "names")),
        closing=("over", "leaf", "full", "full-alone", "run-out", "gaia-leaf", "gaia-ends"),
        leading=("chose", "gaia-turn"),
        idle=("unpaid", "uncopied", "no-room"),
    )
    save = TypeAdapter(Save[Earth, AnyTask])
    lessons = LESSONS
    counts, choices, traces = legacy.COUNTS, legacy.CHOICES, staticmethod(legacy.traces)
    achievements = load(Path(__file__).parent / "data" / "achievements.toml")
    taught = staticmethod(taught)

    def setup(self, rng: Rng, seats: int, options: Mapping[str, str]) -> tuple[Earth, Sequence[Task]]:
        state = setup.table(rng, seats, options)
        choices = [task for seat in range(seats) for task in opening.choosing(state, seat)]
        return state, [*choices, opening.Deal(), turn.Turn(state.first)]

    def apart(self, options: Mapping[str, str]) -> bool:
        """Partners give each other what they have."""
        return options.get("teams") != "yes"

    def before(self, state: Earth, seat: int) -> None:
        state.players[seat].asked = True

    asides = staticmethod(anytime.asides)

    def pressable(self, option: Option, prompt: Prompt | None) -> bool:
        return anytime.pressable(option, prompt)

    def aside(self, state: Earth, seat: int, option: Option) -> Sequence[Task]:
        return anytime.ASIDE[option](state, seat)

    def view(self, state: Earth, seat: int | None) -> EarthView:
        found = self.result(state)
        return view(state, seat, found.sheets if found else None, found.winners if found else ())

    def scores(self, view: EarthView) -> tuple[Sheet, ...]:
        return standing(view)

    def result(self, state: Earth) -> Result | None:
        if not state.over:
            return None
        sheets = scoring.sheets(state.players, state.shared, state.gaia)
        return Result(sheets, scoring.winners(sheets, state.players, state.gaia, teams=state.teams))

    def sides(self, seats: int, options: Mapping[str, str]) -> tuple[tuple[int, ...], ...]:
        """Rules 9.1: who sits opposite is a partner."""
        return ((0, 2), (1, 3)) if options.get("teams") == "yes" else super().sides(seats, options)

    def label(self, option: Option) -> Text:
        return words.label(option)

    def redeal(self, state: Earth, agenda: Agenda[Any], seat: int | None, rng: Rng) -> None:
        redeal(state, agenda, seat, rng)

    def census(self, state: Earth, agenda: Agenda[Any]) -> Counter[str]:
        return census(state, agenda)

    def upgrade(self, part: dict[str, Any], rules: int) -> None:
        """Before rules 3 a question kept whether it had to be asked, and a flora that copies came up in two tasks."""
        if rules < 3:
            part.pop("must", None)
            if part.get("kind") == "copying":
                part["kind"] = "copy"

    check = staticmethod(check)

    def cards(self) -> tuple[Option, ...]:
        return tuple(CARD.values())

    def score(self, position_: bytes) -> dict[str, Any]:
        return position.score(position_)


GAME = EarthGame()
