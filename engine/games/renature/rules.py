"""Renature as the engine sees it: setup, words, what may be dealt anew, and which valley new matches get."""

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from engine.agenda import Agenda, Task
from engine.game import Game, Meta, Result, Sheet, Verb
from engine.prompt import Option
from engine.rng import Rng
from engine.save import Save
from engine.text import Text, text

from . import clouds, position, turn
from .pieces import (
    CLOUD_SPACES,
    CLOUDS,
    COLOURS,
    DEAL,
    KINDS,
    PAIRS,
    PLANT,
    PLANT_NAME,
    animal_name,
    domino_name,
    planted,
)
from .soundness import check
from .state import LINES, START, Renature
from .survey import DEFAULT, Survey, survey
from .valley import NAMES, STEP, land
from .view import RenatureView, result, view

AnyTask = Annotated[
    turn.ChooseDomino | turn.ChoosePlace | turn.ChooseDiscard | turn.ChoosePlant | turn.ChooseCell | turn.MakeRoom
    | turn.ChooseScore | turn.EndTurn | turn.NextTurn | clouds.ChooseJoker | clouds.ChooseReturn,
    Field(discriminator="kind"),
]
HAND = 3


def about(found: Survey) -> Meta:
    return Meta(
        name="renature",
        seats=(2, 3, 4),
        rules=1,
        verbs=(
            Verb("play", ("domino", "at", "plant", "in"), required=1, rest=("score", "done")),
            Verb("discard", ("discard",), required=1, rest=("done",)),
            Verb("joker", ("animal",), required=1),
            Verb("return", ("from",), required=1),
            Verb("again"),
        ),
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

    def use(self, path: Path) -> None:
        """For matches to come; those that run have their valley in their save."""
        RenatureGame.survey = survey(path)
        RenatureGame.meta = about(self.survey)

    def setup(self, rng: Rng, seats: int, options: Mapping[str, str]) -> tuple[Renature, Sequence[Task]]:
        valley = self.survey.valley(seats)
        ground = land(valley)
        tokens = list(range(len(ground.sunflowers)))
        rng.shuffle(tokens)
        flowers = []
        for cells in ground.areas:
            token = next(t for t in tokens if ground.sunflowers[t].main == len(cells))
            tokens.remove(token)
            flowers.append(token)
        dominoes = list(range(len(PAIRS)))
        rng.shuffle(dominoes)
        stocks = [[dominoes.pop() for _ in range(DEAL[seats])] for _ in range(seats)]
        hands = [[stock.pop() for _ in range(HAND)] for stock in stocks]
        first = rng.below(seats)
        tally = [[0] * len(LINES) for _ in range(seats)]
        for place in range(seats):
            tally[(first + place) % seats][START] = 4 - place
        state = Renature(
            rng, valley, hands, stocks, dominoes, flowers, tokens,
            slots=[list(ground.slots) for _ in range(seats)],
            turn=first,
            tally=tally,
            purse=[CLOUD_SPACES] * seats,
            clouds=dict(ground.clouds),
            sky=CLOUDS - seats * CLOUD_SPACES - sum(count for _, count in ground.clouds),
            taken=[[] for _ in range(seats)],
        )  # fmt: skip
        return state, [*turn.begin(state, first), turn.NextTurn()]

    def asides(self, state: Renature, seat: int) -> tuple[Option, ...]:
        return clouds.actions(state, seat)

    def aside(self, state: Renature, seat: int, option: Option) -> list[Task]:
        return clouds.act(state, seat, option)

    def view(self, state: Renature, seat: int | None) -> RenatureView:
        return view(state, seat)

    def scores(self, view: RenatureView) -> tuple[Sheet, ...]:
        return view.sheets

    def result(self, state: Renature) -> Result | None:
        return result(state)

    def label(self, option: Option) -> Text:
        match option.kind:
            case "card":
                return domino_name(option.word)
            case "animal":
                return animal_name(option.word)
            case "plant":
                return PLANT_NAME[option.id]
            case "cell" if option.word:  # a domino's first half lies on the first cell
                other = option.id + STEP[int(option.word)]
                return text("renature-at", first=NAMES[option.id], second=NAMES[other])
            case "cell":
                return text("cell", name=NAMES[option.id])
            case _:
                return Text(f"renature-word-{option.word}")

    def redeal(self, state: Renature, agenda: Agenda[Any], seat: int | None, rng: Rng) -> None:
        """Dominoes nobody has shown, and the backs of tokens among those with the same face."""
        seats = range(len(state.hands))
        piles = [state.hands[other] for other in seats if other != seat] + state.stocks + [state.box]
        deal(piles, rng)
        for other in seats:
            if other != seat:  # the domino chosen may lie below what clouds are being spent on
                tasks = agenda.seats[other]
                tasks[:] = [turn.ChooseDomino(other) if isinstance(t, turn.ChoosePlace) else t for t in tasks]
        if state.over:  # Rules 9.4: all backs are turned up
            return
        tokens = state.land.sunflowers
        places = [state.flowers, state.spare, *[state.taken[other] for other in seats if other != seat]]
        for face in dict.fromkeys(token.face for token in tokens):
            spots = [(pile, at) for pile in places for at, t in enumerate(pile) if t >= 0 and tokens[t].face == face]
            hidden = [pile[at] for pile, at in spots]
            rng.shuffle(hidden)
            for (pile, at), token in zip(spots, hidden, strict=True):
                pile[at] = token

    def census(self, state: Renature, agenda: Agenda[Any]) -> Counter[str]:
        words, found = state.land.dominoes, Counter[str]()
        found["cloud"] = state.sky + sum(state.purse) + sum(state.clouds.values())
        for pile in (*state.hands, *state.stocks, state.box, state.away, state.laid):
            found.update([words[domino].word for domino in pile])
        for pile in (state.flowers, state.spare, *state.taken):
            found.update([f"sunflower-{token}" for token in pile if token >= 0])
        found.update([plant_word(plant) for plant in state.plants.values()])
        for seat, slots in enumerate(state.slots):
            for slot, count in enumerate(slots):
                found[plant_word(planted(seat, slot))] += count
        return found

    check = staticmethod(check)

    def cards(self) -> tuple[Option, ...]:
        return (*PLANT, *land(self.survey.valley(2)).jokers)

    def score(self, position_: bytes) -> dict[str, Any]:
        return position.score(position_)


def plant_word(plant: int) -> str:
    return f"{COLOURS[plant // 4]}-{KINDS[plant % 4]}"


def deal(piles: Sequence[list[int]], rng: Rng) -> None:
    pool = [piece for pile in piles for piece in pile]
    rng.shuffle(pool)
    for pile in piles:
        pile[:] = [pool.pop() for _ in pile]


GAME = RenatureGame()
