"""Earth as the engine sees it: setup, what may be done at any time, words, and what may be dealt anew."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from engine.agenda import Agenda, Task
from engine.event import tell
from engine.game import Game, Meta, Result, Setting, Sheet, Verb
from engine.prompt import Option
from engine.rng import Rng
from engine.save import Save
from engine.text import Text

from . import (
    events,
    gaia,
    goods,
    keeping,
    opening,
    parts,
    planting,
    position,
    questions,
    scoring,
    sealing,
    team,
    turns,
    using,
    words,
)
from .census import census
from .options import ASK_ME, ASK_ME_NOT, CARD, CHANGE, CONVERT, EVENT, FETCH, GIVE
from .redeal import redeal
from .soundness import check
from .state import Earth
from .view import EarthView, standing, view

AnyTask = Annotated[
    opening.ChooseBoard | opening.Deal | sealing.Ready | sealing.Reveal
    | turns.Turn | turns.ChooseAction | turns.Act | turns.Then | turns.Close | turns.GaiaTurn
    | parts.Either | parts.Finish | parts.Done
    | planting.MayPlant | planting.Plant | planting.Site | planting.Payment | keeping.Look | keeping.Keep
    | using.Use | using.Offer | using.CopyOf | using.Activate | using.Sides | goods.Gain
    | questions.Spread | questions.TakeBack | questions.Bury | questions.Dig | questions.Take
    | events.ChooseEvent | team.Give | team.Fetch
    | gaia.React | gaia.GaiaActs | gaia.GaiaLeaf,
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
        help=tuple(Text(f"earth-help-{topic}") for topic in ("automatic", "close", "gaia", "teams", "names")),
    )
    save = TypeAdapter(Save[Earth, AnyTask])

    def setup(self, rng: Rng, seats: int, options: Mapping[str, str]) -> tuple[Earth, Sequence[Task]]:
        state = opening.table(rng, seats, options)
        choices = [task for seat in range(seats) for task in opening.choosing(state, seat)]
        return state, [*choices, opening.Deal(), turns.Turn(state.first)]

    def before(self, state: Earth, seat: int) -> None:
        state.players[seat].asked = True

    def asides(self, state: Earth, seat: int) -> list[Option]:
        """Rules 5: events, conversions, being asked; rules 4.8: second thoughts; rules 9: the team's side."""
        player = state.players[seat]
        if state.over:
            return []
        open_ = player.ready and not player.firm and (player.hand or player.sealed or not state.dealt)
        change = [CHANGE] if open_ else []
        if not state.turn:
            return change
        found = events.anytime(player) + change + (team.anytime(state, seat) if state.teams else [])
        return found if state.everything else [*found, ASK_ME_NOT if player.asks else ASK_ME]

    def aside(self, state: Earth, seat: int, option: Option) -> Sequence[Task]:
        return ASIDE[option](state, seat)

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


def change(state: Earth, seat: int) -> list[Task]:
    """Rules 1.4 and 4.8: what is sealed can be chosen anew until the last has chosen."""
    player = state.players[seat]
    player.ready = False
    tell(state, "reopened", seat, quiet=True)
    if not state.dealt:
        return opening.reopened(state, seat)
    sealing.take_back(player)
    return [planting.Plant(seat, 2 if seat == state.active else 1), sealing.Ready(seat)]


ASIDE: dict[Option, Callable[[Earth, int], Sequence[Task]]] = {
    EVENT: lambda _, seat: [events.ChooseEvent(seat)],
    CONVERT: events.convert,
    GIVE: lambda _, seat: [team.Give(seat)],
    FETCH: lambda _, seat: [team.Fetch(seat)],
    CHANGE: change,
    ASK_ME: parts.ask_me,
    ASK_ME_NOT: parts.ask_me_not,
}
GAME = EarthGame()
