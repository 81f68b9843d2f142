"""A game being played: the state, what is still to do, who is asked what. Checks first, then changes."""

from __future__ import annotations

from dataclasses import replace
from itertools import compress
from typing import TYPE_CHECKING, Any

from .agenda import Agenda, advance, settle
from .prompt import Option, Picked
from .rng import Rng
from .save import Save

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from .agenda import Seat
    from .event import Args, Event
    from .game import Game, Result, Sheet
    from .prompt import Answer, Barred, Prompt, Shortcut, Standing, Tone
    from .text import Text
    from .traces import Trace


SEATS = range(99)  # more than any game has


class Refused(ValueError):
    """An answer that is not taken; the match is as it was."""


class NotYourDecision(Refused):
    """The seat is not asked anything."""


class IllegalAnswer(Refused):
    """The seat is asked, but may not answer so."""


class StaleVersion(Refused):
    """The answer is to an older question."""


class MatchOver(Refused):
    """Nothing is asked any more."""


class Match:
    __slots__ = ("agenda", "apart", "asked", "game", "options", "state")

    def __init__(self, game: Game[Any, Any], options: dict[str, str], state: Any, agenda: Agenda[Any]) -> None:
        self.game, self.options, self.state, self.agenda = game, options, state, agenda
        self.apart = game.apart(options)
        self.asked: list[Prompt | None] = [None] * len(agenda.seats)

    @classmethod
    def new(cls, game: Game[Any, Any], seats: int, seed: str, options: Mapping[str, str] | None = None) -> Match:
        chosen = game.meta.options(seats, options or {})
        state, tasks = game.setup(Rng(seed), seats, chosen)
        match = cls(game, chosen, state, Agenda([], [[] for _ in range(seats)], [0] * seats))
        match.agenda.push(tasks)
        advance(state, match.agenda, match.asked, range(seats))
        # No move turned this up, so the first move can be taken back like any other.
        state.news = [replace(event, reveals=False) if event.reveals else event for event in state.news]
        return match

    @classmethod
    def load(cls, game: Game[Any, Any], data: bytes) -> Match:
        """Checked field by field; ValueError says where a save is broken."""
        save = Save.read(game, data)
        return cls(game, save.options, save.state, save.agenda)

    def save(self) -> bytes:
        return Save(self.game.meta.name, self.game.meta.rules, self.options, self.state, self.agenda).write(self.game)

    @property
    def seats(self) -> int:
        return len(self.agenda.seats)

    @property
    def waiting(self) -> list[Seat]:
        return [*compress(SEATS, self.agenda.seats)]

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state)

    @property
    def outcome(self) -> Text | None:
        """When it is over: what has decided, where points alone do not tell."""
        return self.game.outcome(self.state)

    def count(self, seat: Seat) -> int:
        """How often the seat's question has changed: what a button remembers."""
        return self.agenda.counts[seat]

    def prompt(self, seat: Seat) -> Prompt | None:
        """Built when someone looks, kept until someone moves; see also `Game.apart`."""
        found = self.asked[seat]
        if found is None and (stack := self.agenda.seats[seat]):
            found = self.asked[seat] = stack[-1].prompt(self.state)
        return found

    def asides(self, seat: Seat) -> Sequence[Option]:
        """What the seat may do besides answering, or while it waits for the others."""
        stack = self.agenda.seats[seat]
        if stack:
            return self.game.asides(self.state, seat) if stack[-1].between else ()
        return self.game.asides(self.state, seat) if any(self.agenda.seats) else ()

    def play(self, seat: Seat, answer: Answer, count: int | None = None) -> list[Event]:
        """Take the answer and run on to the next questions.

        On an unexpected error the match is half changed: play on a copy, or throw it away.
        """
        state, agenda, asked = self.state, self.agenda, self.asked
        if not 0 <= seat < len(asked):
            raise NotYourDecision(f"there is no seat {seat}")
        if count is not None and count != agenda.counts[seat]:
            raise StaleVersion(f"seat {seat} is at {agenda.counts[seat]}, the answer is for {count}")
        prompt = asked[seat] or self.prompt(seat)
        if prompt is not None and prompt.allows(answer):
            self.game.before(state, seat)
            tasks = agenda.seats[seat].pop().take(state, answer)
        elif (option := single(answer)) and option in self.asides(seat):
            self.game.before(state, seat)
            tasks = self.game.aside(state, seat, option)
        else:
            raise self.refusal(seat, prompt)
        if not self.apart:
            self.asked = asked = [None] * len(asked)
        woken: list[Seat] = []
        agenda.counts[seat] += 1
        prompt = asked[seat] = settle(state, agenda, seat, woken, tasks)
        if woken or prompt is None:
            advance(state, agenda, asked, woken)
        news: list[Event] = state.news
        state.news = []
        return news

    def refusal(self, seat: Seat, prompt: Prompt | None) -> Refused:
        if prompt is not None:
            return IllegalAnswer(f"seat {seat}: not an answer to {prompt.ask!r}")
        if any(self.agenda.seats):
            return NotYourDecision(f"seat {seat} is not asked anything")
        return MatchOver("the match is over")

    @property
    def beats(self) -> int:
        """How often the table has moved on: with each time everybody's part is over."""
        return self.agenda.beats

    def opening(self) -> list[Event]:
        """What the setup tells, once. It belongs to no move: nobody should seem to take it back with his first one."""
        news: list[Event] = self.state.news
        self.state.news = []
        return news

    def hint(self, seat: Seat, option: Option) -> Text | None:
        """What taking the option would bring, in words for the seat alone."""
        prompt = self.prompt(seat)
        if prompt is None:
            return None
        task = self.agenda.seats[seat][-1]
        found: Text | None = task.hint(self.state, self.agenda, prompt, option)
        return found

    def ahead(self, seat: Seat) -> tuple[Text, ...]:
        """What is still to come in the seat's part after the question it is asked."""
        stack = self.agenda.seats[seat]
        if not stack:
            return ()
        found: tuple[Text, ...] = stack[-1].ahead(self.state, self.agenda)
        return found

    def terms(self, seat: Seat) -> Args:
        """Further arguments of the seat's question, in words for the seat alone."""
        stack = self.agenda.seats[seat]
        found: Args = stack[-1].terms(self.state) if stack else ()
        return found

    def taught(self, seat: Seat) -> str | None:
        """The kind of the seat's question, by which `game.lessons` has what a coach says of it."""
        prompt = self.prompt(seat)
        return None if prompt is None else self.game.taught(prompt.ask, self.terms(seat))

    def call(self, seat: Seat) -> Text | None:
        """Why the seat is needed, for the whole table to read."""
        stack = self.agenda.seats[seat]
        found: Text | None = stack[-1].call(self.state) if stack else None
        return found

    def waste(self, seat: Seat, answer: Answer) -> Text | None:
        """What the answer would throw away; for the seat alone. Nothing is said of what is no answer."""
        prompt = self.prompt(seat)
        if prompt is None or not prompt.allows(answer):
            return None
        found: Text | None = self.agenda.seats[seat][-1].waste(self.state, self.agenda, prompt, answer)
        return found

    def implied(self, seat: Seat, answer: Answer) -> list[tuple[Prompt, Answer]]:
        """What the answer settles with it: the questions after it that leave the seat only one answer, and that."""
        twin, asked = self.copy(), self.prompt(seat)
        if asked is None or not asked.allows(answer):
            return []
        state, agenda, found = twin.state, twin.agenda, []
        stack = agenda.seats[seat]
        agenda.push(stack.pop().take(state, answer), seat)
        while stack:
            task = stack.pop()
            prompt = task.prompt(state) if task.asks else None
            only = prompt and prompt.only()
            if prompt is None:
                agenda.push(task.run(state), seat)
            elif only is None or task.always(state):
                break
            else:
                found.append((prompt, only))
                agenda.push(task.take(state, only), seat)
        return found

    def barred(self, seat: Seat) -> tuple[Barred, ...]:
        """What the seat may look for in vain among its choices."""
        prompt = self.prompt(seat)
        if prompt is None:
            return ()
        found: tuple[Barred, ...] = self.agenda.seats[seat][-1].barred(self.state, self.agenda, prompt)
        return found

    def standing(self, seat: Seat) -> Standing | None:
        """On which terms the seat could answer for every time that it is asked this; for the seat alone."""
        prompt = self.prompt(seat)
        if prompt is None:
            return None
        found: Standing | None = self.agenda.seats[seat][-1].standing(self.state, prompt)
        return found

    def shortcuts(self, seat: Seat) -> tuple[Shortcut, ...]:
        """What the seat can choose together with what it is asked right afterwards; for the seat alone."""
        prompt = self.prompt(seat)
        if prompt is None:
            return ()
        found: tuple[Shortcut, ...] = self.agenda.seats[seat][-1].shortcuts(self.state, prompt)
        return found

    def tempting(self, seat: Seat, answers: Sequence[Answer]) -> Text | None:
        """What seems better than these answers by its hint, and why it need not be; for the seat alone."""
        stack = self.agenda.seats[seat]
        found: Text | None = stack[-1].tempting(self.state, self.agenda, answers) if stack else None
        return found

    def tone(self, seat: Seat, option: Option) -> Tone:
        stack = self.agenda.seats[seat]
        found: Tone = stack[-1].tone(self.state, option) if stack else "plain"
        return found

    def renew(self, left: Match, seat: Seat) -> None:
        """Taking the place of a match that an undo has left: counts never go back, because a button for a question that
        was withdrawn must not fit a later one.
        """
        counts = self.agenda.counts
        for other, now in enumerate(left.agenda.counts):
            if other == seat or counts[other] != now:
                counts[other] = now + 1

    def view(self, seat: Seat | None) -> Any:
        return self.game.view(self.state, seat)

    def scores(self, seat: Seat | None) -> tuple[Sheet, ...]:
        return self.game.scores(self.view(seat))

    def traces(self, seat: Seat, events: Sequence[Event]) -> Sequence[Trace]:
        """What it leaves behind of the seat when it is over; `events`: all that was told in it."""
        return self.game.traces(self.state, seat, events)

    def copy(self) -> Match:
        """For looking ahead. Prompts and tasks never change, so twins share them."""
        twin = object.__new__(Match)
        twin.game, twin.options, twin.state = self.game, self.options, self.state.copy()
        twin.agenda, twin.asked, twin.apart = self.agenda.copy(), self.asked[:], self.apart
        return twin

    def redealt(self, seat: Seat | None, seed: str) -> Match:
        """A match that looks the same to `seat`: what it cannot know is dealt anew, chance to come included."""
        twin, rng = self.copy(), Rng(seed)
        twin.asked = [None] * len(twin.asked)
        twin.game.redeal(twin.state, twin.agenda, seat, rng)
        twin.state.rng = rng
        return twin


def single(answer: Answer) -> Option | None:
    return answer.options[0] if isinstance(answer, Picked) and len(answer.options) == 1 else None
