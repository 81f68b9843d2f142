"""The moment after an element is played in which everyone who might hold a Protection answers under seal."""

from typing import Any, Literal

from engine.agenda import Agenda, Question, Step, Task
from engine.event import Args, tell, whisper
from engine.prompt import CHANGE, Barred, Option, Pick, Picked, Prompt, Standing, Tone
from engine.record import record
from engine.text import Text, text

from .calls import element_call, people, target
from .cards import back
from .claiming import Reach
from .effects import effect
from .hints import balance, person
from .omen import cancelling, passing
from .options import CARD, HEED, PASS, PROTECT
from .state import Cast, Gaia
from .trial import Trial
from .words import aim_name, name


def cast(state: Gaia, played: Cast) -> None:
    """Rules 10.3: the card lies in front of its player; its effect waits until all have answered."""
    state.hands[played.seat].remove(played.card)
    state.played[played.seat].append(played.card)
    state.cast = played
    card = name(played.card)
    # Who is then not asked has let it pass ahead (Rules 10.17), and that nobody may try out.
    asked = bool(holders(state))
    if played.cells:
        tell(state, "cast-at", played.seat, reveals=asked, card=card, cell=aim_name(played.cells))
    else:
        backs = tuple([text("gaia-back-of", back=Text(f"gaia-back-{kind}"), seat=seat) for seat, kind in played.backs])
        tell(state, "cast-from", played.seat, reveals=asked, card=card, backs=backs)


def holders(state: Gaia) -> list[int]:
    """Rules 10.12: who holds an Element by its back and so might cancel the one that was played, in turn order."""
    others = clockwise(state, waiting(state).seat)
    return [seat for seat in others if any(back(card) == "element" for card in state.hands[seat])]


def clockwise(state: Gaia, seat: int) -> list[int]:
    """The opponents, in turn order."""
    seats = len(state.hands)
    return [(seat + step) % seats for step in range(1, seats)]


@record
class Window(Step[Gaia]):
    """Rules 10.12: all who hold an Element by its back are asked, whatever it is."""

    seat: None = None
    kind: Literal["window"] = "window"

    def run(self, state: Gaia) -> list[Task]:
        found = holders(state)
        asked = []
        for seat in found:
            if seat in state.waived:
                seal(state, seat, PASS)  # as older matches let one say ahead; shown and changed like any other answer
            else:
                asked.append(Protect(seat))
        return [*asked, Resolve(asked=bool(found))]


def seal(state: Gaia, seat: int, answer: Option) -> None:
    state.sealed[seat] = answer == PROTECT
    whisper(state, "sealed", seat, (seat,), (("answer", Text(f"gaia-word-{answer.word}")),), quiet=True)


def waiting(state: Gaia) -> Cast:
    if state.cast is None:
        raise ValueError("no element waits for its effect")
    return state.cast


def unopposed(trial: Trial) -> Trial:
    """The trial goes on as if nobody cancelled the element that it has played. What a tornado takes is chance."""
    played = trial.state.cast
    if trial.question is None and played is not None and played.card != "tornado":
        trial.follow(effect(trial.state, played))
    return trial


def victims(state: Gaia, played: Cast, reader: int) -> tuple[Text, ...]:
    """Who would lose meeples by it, of those that what it aims at does not name."""
    trial = unopposed(Trial(state.copy()))
    losing = [seat for seat in range(len(state.meeples)) if balance(state, trial, seat) < 0]
    return tuple([person(seat, reader) for seat in losing if seat not in people(state, played)])


@record
class Protect(Question[Gaia]):
    """Rules 10.12: asked even if there is nothing to choose, or the table would know who holds no Protection."""

    seat: int
    kind: Literal["protect"] = "protect"

    def always(self, state: Gaia) -> bool:
        return True

    def prompt(self, state: Gaia) -> Pick:
        able = "protection" in state.hands[self.seat]
        return Pick("protect", (PASS, PROTECT) if able else (PASS,), about=CARD[waiting(state).card])

    def hint(self, state: Gaia, agenda: Agenda[Any], prompt: Prompt, option: Option) -> Text | None:
        played = waiting(state)
        if option == PROTECT:
            return cancelling(state, played, self.seat)
        return passing(state, played, unopposed(Trial(state.copy())), self.seat, len(holders(state)) - 1)

    def ahead(self, state: Gaia, agenda: Agenda[Any]) -> tuple[Text, ...]:
        """Each answer tells for itself what follows."""
        return ()

    def terms(self, state: Gaia) -> Args:
        played, able = waiting(state), ("able", int("protection" in state.hands[self.seat]))
        if played.backs:
            back_ = Text(f"gaia-back-{dict(played.backs)[self.seat]}")
            return (("seat", played.seat), ("what", "tornado"), ("target", back_), able)
        against = victims(state, played, self.seat)
        hit = (("hit", len(against)), ("against", against))
        return (("seat", played.seat), ("what", "element"), ("target", target(state, played)), *hit, able)

    def call(self, state: Gaia) -> Text | None:
        return element_call(state, waiting(state), self.seat)

    def barred(self, state: Gaia, agenda: Agenda[Any], prompt: Prompt) -> tuple[Barred, ...]:
        if "protection" in state.hands[self.seat]:
            return ()
        return (Barred(PROTECT, Text("gaia-why-unprotected"), "10.12"),)

    def standing(self, state: Gaia, prompt: Prompt) -> Standing:
        """Rules 10.17: given for Elements that hurt others, it does not hold for one that hurts oneself."""
        return Standing("protect", Text("gaia-order-protect"), "own" if self.hurts(state) else "", unseen=True)

    def hurts(self, state: Gaia) -> bool:
        """Whether something of the own would go; which card a tornado takes nobody knows."""
        return not waiting(state).backs and balance(state, unopposed(Trial(state.copy())), self.seat) < 0

    def tone(self, state: Gaia, option: Option) -> Tone:
        """A Protection stands out where something of the own would go."""
        if option == PASS:
            return "main"
        return "good" if self.hurts(state) else "plain"

    def take(self, state: Gaia, answer: Picked) -> list[Task]:
        seal(state, self.seat, answer.options[0])
        return []


@record
class Resolve(Step[Gaia]):
    """Rules 10.13 and 10.14: the first protector in turn order pays; otherwise the element takes effect."""

    asked: bool
    seat: None = None
    kind: Literal["resolve"] = "resolve"

    def run(self, state: Gaia) -> list[Task]:
        played = waiting(state)
        sealed, state.sealed, state.cast = state.sealed, {}, None
        for seat in clockwise(state, played.seat):
            if sealed.get(seat):
                state.hands[seat].remove("protection")
                state.played[seat].append("protection")
                state.last = ()
                tell(state, "protected", seat, reveals=True, card=name(played.card))
                return [Reach(played.seat), ThenReach(seat)]
        if self.asked:
            tell(state, "unopposed", None, reveals=True, card=name(played.card))
        state.last = played.cells
        return [*effect(state, played), Reach(played.seat)]


@record
class ThenReach(Step[Gaia]):
    """Rules 10.15: who was cancelled claims first."""

    player: int
    seat: None = None
    kind: Literal["then_reach"] = "then_reach"

    def run(self, state: Gaia) -> list[Task]:
        return [Reach(self.player)]


def asides(state: Gaia, seat: int) -> tuple[Option, ...]:
    """Rules 10.12: a sealed answer can be changed until the last one is given. Who has said in an older match that
    every Element may pass can take that back.
    """
    change = (CHANGE,) if seat in state.sealed else ()
    return (*change, HEED) if seat in state.waived and not state.over else change


def aside(state: Gaia, seat: int, option: Option) -> list[Task]:
    if option == CHANGE:
        del state.sealed[seat]
        tell(state, "reopened", seat, quiet=True)
        return [Protect(seat)]
    state.waived.remove(seat)
    return []
