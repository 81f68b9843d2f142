"""Gaïa as the engine sees it: what it is called and made of, and where its rules are found."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from engine.achievements import load
from engine.agenda import Agenda, Task
from engine.game import Game, Meta, Setting, Verb
from engine.prompt import Option
from engine.rng import Rng
from engine.save import Save
from engine.text import Text

from . import action, aim, box, claiming, effects, feeding, hand, legacy, play, protection, settling, turn
from .cards import ELEMENT_CARDS, NATURE_CARDS
from .census import census
from .chart import BOARD, OLD_START
from .lessons import LESSONS, taught
from .options import CARD, goal_option
from .position import score
from .redeal import redeal
from .scoring import result
from .setup import setup
from .soundness import check
from .state import Gaia
from .view import GaiaView, standing, view
from .words import label

AnyTask = Annotated[
    turn.Turn | turn.Next | turn.Again | feeding.Feed | feeding.FeedWhich | feeding.FeedFrom
    | action.Choose | action.TakeCard | action.ConfirmEnd | hand.Discard
    | play.PlaceCard | aim.Shift | aim.Rob
    | protection.Window | protection.Protect | protection.Resolve | protection.ThenReach | effects.Keep
    | settling.Capture | settling.Second | claiming.Reach | claiming.Claim,
    Field(discriminator="kind"),
]


class GaiaGame(Game[Gaia, GaiaView]):
    meta = Meta(
        name="gaia",
        seats=(2, 3, 4, 5),
        rules=2,
        settings=(
            *[Setting(name, ("off", "on"), "off") for name in ("capture", "four", "elements")],
            Setting("disasters", ("off", "on", "4", "3", "2", "1"), "off"),
        ),
        touching=("settled", "weakened", "fed", "left", "lost", "won"),
        closing=("claimed", "abandoned", "turned", "scattered", "ended", "won"),
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
        lettered=("card", "deck", "end", "goal"),
        width=BOARD.width,
        help=(
            Text("gaia-help-reconstructed"), Text("gaia-help-map"), Text("gaia-help-options"),
            Text("gaia-help-protection"), Text("gaia-help-end"),
        ),
    )  # fmt: skip
    save = TypeAdapter(Save[Gaia, AnyTask])
    lessons = LESSONS
    counts, choices, traces = legacy.COUNTS, legacy.CHOICES, staticmethod(legacy.traces)
    achievements = load(Path(__file__).parent / "data" / "achievements.toml")
    taught = staticmethod(taught)

    def __init__(self) -> None:
        self.box = box.load(box.OWN)

    def use(self, path: Path) -> None:
        self.box = box.load(path)

    def setup(self, rng: Rng, seats: int, options: Mapping[str, str]) -> tuple[Gaia, list[Task]]:
        return setup(self.box, rng, seats, options)

    def upgrade(self, part: dict[str, Any], rules: int) -> None:
        """Before rules 2 the first tile lay on M50, and no field said so of an empty map."""
        if rules < 2 and part.get("lands") == {}:
            part["shore"] = [OLD_START]

    asides = staticmethod(protection.asides)
    aside = staticmethod(protection.aside)
    view = staticmethod(view)
    scores = staticmethod(standing)
    result = staticmethod(result)
    label = staticmethod(label)
    redeal = staticmethod(redeal)
    check = staticmethod(check)
    score = staticmethod(score)

    def census(self, state: Gaia, agenda: Agenda[Any]) -> Counter[str]:
        return census(state)

    def cards(self) -> tuple[Option, ...]:
        goal_cards = dict.fromkeys(self.box.nature_goals + self.box.element_goals)
        return (
            *[CARD[card] for card in dict.fromkeys((*NATURE_CARDS, *self.box.life, *ELEMENT_CARDS))],
            *[goal_option(0, cards) for cards in goal_cards],
        )


GAME = GaiaGame()
