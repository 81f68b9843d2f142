"""What a position of Renature is worth: the track, areas as they stand, clouds, tokens, and plants still at home."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from engine.bots.weighing import Weighed, weights
from engine.prompt import Picked, Placed

from .habits import habit, worth
from .lean import likely, openness, sure
from .options import JOKER
from .pieces import SLOT_VALUE
from .state import BACKS, CLOUDS, LEFT, TRACK, UNFINISHED, Renature
from .turn import ChooseCell, ChooseDomino, ChoosePlant

if TYPE_CHECKING:
    from random import Random

    from engine.match import Match
    from engine.prompt import Answer

SIGHTS = ("points", "clouds", "backs", "areas", "hopes", "seeds", "tall", "rest", "turns")
PLANTS = 4  # kinds that are tried with a domino


class RenatureJudgement(Weighed[Renature]):
    width = 24
    pace = 1.5
    breadth = 2.0
    notices = 0.2
    sees = 0.4
    fine = 14
    promises: ClassVar = {"areas": ("points",)}
    facts: ClassVar = {"points": 1.0}
    sights = SIGHTS
    tables = weights(Path(__file__).parent / "data" / "judgement.toml", SIGHTS)

    def table(self, state: Renature) -> str:
        return "two" if len(state.hands) == 2 else "several"

    def left(self, state: Renature) -> float:
        seats = len(state.hands)
        dominoes = sum(map(len, state.hands)) + sum(map(len, state.stocks))
        return min(1.0, dominoes / (dominoes + len(state.laid) + len(state.away) + seats))

    def seats(self, state: Renature) -> int:
        return len(state.hands)

    def reach(self, state: Renature) -> int:
        """Everybody's next three turns."""
        return 3 * len(state.hands)

    def final(self, state: Renature) -> list[float] | None:
        """Rules 9.5: equal points are parted by tokens."""
        if not state.over:
            return None
        return [sum(tally) + 0.01 * len(state.taken[seat]) for seat, tally in enumerate(state.tally)]

    def seen(self, state: Renature, seat: int) -> tuple[float, ...]:
        land = state.land
        turns = len(state.hands[seat]) + len(state.stocks[seat])
        areas, hopes, still = 0.0, 0.0, state.waters.open()
        for area, token in enumerate(state.flowers):
            if token >= 0 and (strength := state.groves[area].strengths)[seat]:
                flower, open_ = land.sunflowers[token], openness(state, area, still)
                areas += (1 - open_) * sure(state, area, flower).get(seat, 0)
                hopes += open_ * likely(strength, seat, flower)
        planted, tall, rest = at_home(state.slots[seat], turns)
        return (
            float(sum(state.tally[seat])), float(state.purse[seat]),
            float(sum([land.sunflowers[token].back for token in state.taken[seat]])), areas, hopes,
            float(planted), float(tall), -float(rest), float(turns),
        )  # fmt: skip

    def gain(self, state: Renature, seat: int) -> float:
        return sum(state.tally[seat]) + state.purse[seat] + 2.5 * len(state.taken[seat])

    def terms(self, state: Renature, seat: int, clock: Renature | None = None) -> dict[str, float]:
        """An area counts as it stands the more, the nearer it is to its end: for a person that is one thing. What only
        the end counts is what was hoped for, and not on the track.
        """
        found = super().terms(state, seat, clock)
        found["areas"] += found.pop("hopes")
        return {**found, **scored(state.tally[seat])} if state.over else found

    def counts(self, state: Renature, seat: int) -> dict[str, float]:
        """Of areas there are the points."""
        found = super().counts(state, seat)
        del found["areas"]
        return {**found, "points": float(sum(state.tally[seat][:TRACK]))}

    def goes_on(self, began: Match, match: Match, seat: int) -> bool:
        """Domino, place, plant and cell, with what clouds buy on the way; not another turn."""
        return match.state.phase != "end" and match.beats == began.beats

    def answers(self, match: Match, seat: int) -> list[Answer]:
        state, task, found = match.state, match.agenda.seats[seat][-1], super().answers(match, seat)
        match task:
            case ChooseDomino():
                if len(found) > 1:
                    return found[:-1]  # a domino that fits is never worse than a discard
                return [*found, Picked((JOKER,))] if JOKER in match.asides(seat) else found
            case ChoosePlant() if len(found) > PLANTS + 1 and state.fresh is not None:
                worths = {answer: slot_worth(state, seat, answer) for answer in found[:-1]}
                return [*sorted(worths, key=lambda answer: -worths[answer])[:PLANTS], found[-1]]
            case ChooseCell():
                return one_an_area(state, found)
            case _:
                return found

    def promise(self, match: Match, seat: int) -> float:
        """With what the plant still to come may bring."""
        state, task = match.state, match.agenda.seats[seat][-1]
        found = self.value(state, seat)
        if isinstance(task, (ChoosePlant, ChooseCell)):
            slots = [task.slot] if isinstance(task, ChooseCell) else None
            found += worth(state, seat, state.fresh, slots)[0]
        return found

    def habit(self, match: Match, seat: int, chance: Random) -> Answer:
        return habit(match, seat, chance) or super().habit(match, seat, chance)


def slot_worth(state: Renature, seat: int, answer: Answer) -> float:
    return worth(state, seat, state.fresh, [answer.options[0].id])[0] if isinstance(answer, Picked) else 0.0


def one_an_area(state: Renature, found: list[Answer]) -> list[Answer]:
    """In the same area a plant is the same: only clouds tell its cells apart."""
    best: dict[int, tuple[int, Answer]] = {}
    for answer in found:
        if isinstance(answer, Placed):
            area, clouds = state.land.area[answer.spot], state.clouds.get(answer.spot, 0)
            if area not in best or clouds > best[area][0]:
                best[area] = clouds, answer
    return [answer for _, answer in best.values()]


def scored(tally: list[int]) -> dict[str, float]:
    """Rules 9: what the terms have become."""
    lines = {"areas": UNFINISHED, "clouds": CLOUDS, "backs": BACKS, "rest": LEFT}
    return {"points": float(sum(tally[:TRACK])), **{name: float(tally[line]) for name, line in lines.items()}}


def at_home(slots: list[int], turns: int) -> tuple[int, int, int]:
    """Of the plants on a board, the tallest first: how many find a turn, their height, and the height of the rest."""
    planted = tall = rest = 0
    for slot in sorted(range(len(slots)), key=lambda slot: -SLOT_VALUE[slot]):
        now = min(slots[slot], turns - planted)
        planted += now
        tall += now * SLOT_VALUE[slot]
        rest += (slots[slot] - now) * SLOT_VALUE[slot]
    return planted, tall, rest


JUDGEMENT = RenatureJudgement()
