"""Match with a game made for the purpose: two pick berries from one bush at the same time, and may sing at any time."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, Literal

import pytest
from pydantic import Field, TypeAdapter

from engine import Event, Game, IllegalAnswer, Match, MatchOver, Meta, NotYourDecision, Option, Pick, Picked, Result
from engine.agenda import Agenda, Question, Step, Task
from engine.event import tell
from engine.record import record
from engine.rng import Rng
from engine.save import Save

BERRIES = tuple(Option("berry", number) for number in range(4))
SING = Option("word", word="sing")


@dataclass(slots=True)
class Bush:
    rng: Rng
    left: list[int]
    acted: list[int] = field(default_factory=list)
    songs: int = 0
    over: bool = False
    news: list[Event] = field(default_factory=list)

    def copy(self) -> "Bush":
        return Bush(self.rng.copy(), self.left[:], self.acted[:], self.songs, self.over, self.news[:])


@record
class Take(Question[Bush]):
    between: ClassVar[bool] = True
    seat: int
    kind: Literal["take"] = "take"

    def prompt(self, state: Bush) -> Pick:
        return Pick("berry", tuple(BERRIES[number] for number in state.left))

    def take(self, state: Bush, answer: Picked) -> list[Task]:
        state.left.remove(answer.options[0].id)
        tell(state, "took", self.seat)
        return []


@record
class Close(Step[Bush]):
    seat: None = None
    kind: Literal["close"] = "close"

    def run(self, state: Bush) -> list[Task]:
        state.over = True
        return []


AnyTask = Annotated[Take | Close, Field(discriminator="kind")]


class Berries(Game[Bush, Any]):
    meta = Meta(name="berries", seats=(2,), rules=1)
    save = TypeAdapter(Save[Bush, AnyTask])

    def setup(self, rng: Rng, seats: int, options: Mapping[str, str]) -> tuple[Bush, Sequence[Task]]:
        state = Bush(rng, list(range(len(BERRIES))))
        tell(state, "dawn", None, reveals=True)
        return state, [Take(0), Take(1), Close()]

    def apart(self, options: Mapping[str, str]) -> bool:
        return False

    def before(self, state: Bush, seat: int) -> None:
        state.acted.append(seat)

    def asides(self, state: Bush, seat: int) -> tuple[Option, ...]:
        return (SING,) if state.songs < 2 else ()

    def aside(self, state: Bush, seat: int, option: Option) -> list[Task]:
        state.songs += 1
        tell(state, "sang", seat)
        return []

    def result(self, state: Bush) -> Result | None:
        return Result((), ()) if state.over else None

    def census(self, state: Bush, agenda: Agenda[Any]) -> Counter[str]:
        return Counter({"berry": len(BERRIES)})


def new() -> Match:
    return Match.new(Berries(), 2, "bush")


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def test_what_happened_in_the_setup_is_told_with_the_first_move() -> None:
    match = new()
    assert kinds(Match.load(match.game, match.save()).play(0, Picked(BERRIES[:1]))) == ["dawn", "took"]
    events = match.play(0, Picked(BERRIES[:1]))
    assert kinds(events) == ["dawn", "took"]
    assert not any(event.reveals for event in events), "no move turned it up"
    assert kinds(match.play(1, Picked(BERRIES[1:2]))) == ["took"]


def test_what_one_takes_the_other_is_not_offered_any_more() -> None:
    match = new()
    before = match.prompt(1)
    assert before is not None
    assert before.allows(Picked(BERRIES[:1]))
    match.play(0, Picked(BERRIES[:1]))
    assert match.prompt(1) == Pick("berry", BERRIES[1:])
    with pytest.raises(IllegalAnswer):
        match.play(1, Picked(BERRIES[:1]))


def test_anytime_actions_leave_the_question_standing() -> None:
    match = new()
    asked = match.prompt(0)
    assert kinds(match.play(0, Picked((SING,)))) == ["dawn", "sang"]
    assert match.prompt(0) == asked
    assert match.waiting == [0, 1]


def test_who_has_answered_may_still_act_while_others_think_and_not_after() -> None:
    match = new()
    match.play(0, Picked(BERRIES[:1]))
    assert match.asides(0) == (SING,)
    match.play(0, Picked((SING,)))
    with pytest.raises(NotYourDecision):
        match.play(0, Picked(BERRIES[1:2]))
    match.play(1, Picked((SING,)))
    assert match.asides(0) == ()
    with pytest.raises(NotYourDecision):
        match.play(0, Picked((SING,)))
    match.play(1, Picked(BERRIES[1:2]))
    assert match.result is not None
    with pytest.raises(MatchOver):
        match.play(0, Picked((SING,)))


def test_the_game_is_told_before_anyone_acts_and_not_when_refused() -> None:
    match = new()
    with pytest.raises(IllegalAnswer):
        match.play(1, Picked(()))
    assert match.state.acted == []
    match.play(1, Picked((SING,)))
    match.play(0, Picked(BERRIES[:1]))
    assert match.state.acted == [1, 0]
