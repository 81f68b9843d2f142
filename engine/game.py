"""What a game is: its description, and what it adds to its tasks. Knows neither matches nor players' names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, Protocol, TypeAlias, TypeVar

from .prompt import Place
from .record import record
from .text import Text, text

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from pydantic import TypeAdapter

    from .achievements import Achievement
    from .agenda import Agenda, Seat, Task
    from .event import Args, Event
    from .prompt import Option, Prompt
    from .rng import Rng
    from .traces import Trace

GIVEN = 40  # characters of a value that a sentence can say


class IllegalSetup(ValueError):
    """So many seats, or such an option, is not in the game. The text says which."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.id)
        self.reason = reason


@record
class Setting:
    """An option of the table: one of `values`. `seats` are the player counts it means anything for; none: all.

    `only` names values that exist for some of these counts alone, and for which.
    """

    name: str
    values: tuple[str, ...]
    default: str
    seats: tuple[int, ...] = ()
    only: tuple[tuple[str, tuple[int, ...]], ...] = ()

    def offered(self, seats: int) -> tuple[str, ...]:
        only = dict(self.only)
        return tuple([value for value in self.values if value not in only or seats in only[value]])


@record
class Verb:
    """A typed command. Its name may itself be an option of the current prompt or an anytime action, and is taken first;
    each parameter then answers the prompt whose `ask` it is named after. The first `required` must be given.
    """

    name: str
    asks: tuple[str, ...] = ()
    required: int = 0


About: TypeAlias = Literal["question", "hand", "seat", "table"]


@record
class Lesson:
    """What a coach explains when a kind of question first comes up: the number of the rule that it is about. `about`:
    what of the match is shown large beside it; a question shows itself.
    """

    rule: str
    about: About = "question"


@record
class Meta:
    name: str
    seats: tuple[int, ...]
    rules: int
    settings: tuple[Setting, ...] = ()
    verbs: tuple[Verb, ...] = ()
    help: tuple[Text, ...] = ()  # what a player should know beforehand: house rules, reconstructed parts
    lettered: tuple[str, ...] = ("card",)  # kinds of options that have a letter, in pictures and for typing
    touching: tuple[str, ...] = ()  # kinds of events that give or take something of their seat, whoever has moved
    closing: tuple[str, ...] = ("over",)  # kinds of events that say of something that it ends or is taken
    leading: tuple[str, ...] = ()  # kinds of events that begin all that follows until the next of them
    once: tuple[str, ...] = ()  # kinds of events that every seat has once a turn, where none begins it
    idle: tuple[str, ...] = ()  # kinds of events that say of something that nothing came of it
    width: int = 0  # of the board on which options of the kind "cell" are counted, row by row; 0: there is none
    first: tuple[tuple[str, str], ...] = ()  # settings that suit somebody's first match, where the usual ones do not

    def has_letter(self, prompt: Prompt, option: Option) -> bool:
        """A cell has its own name, unless there are several ways to lie there; numbers and words say it themselves."""
        if option.kind == "cell":
            return isinstance(prompt, Place) and bool(prompt.turns)
        return option.kind in self.lettered

    def options(self, seats: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """Every setting with its value; refuses what is not in the game, or not for so many."""
        found = self.complete(seats, chosen)
        for setting in self.settings:
            name, value = setting.name, found[setting.name]
            if value not in setting.offered(seats):
                counts = dict(setting.only)[value]
                said = Text(f"{self.name}-setting-{name}"), Text(f"{self.name}-setting-{name}-{value}")
                least, most = counts[0], counts[-1]
                raise IllegalSetup(text("setup-value-seats", name=said[0], value=said[1], least=least, most=most))
        return found

    def complete(self, seats: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """The same for a match that was begun: what no longer exists for so many goes on there."""
        if seats not in self.seats:
            raise IllegalSetup(text("setup-seats", least=self.seats[0], most=self.seats[-1]))
        known = {setting.name: setting for setting in self.settings}
        for name, value in chosen.items():
            if name not in known:
                raise IllegalSetup(text("setup-option", name=name))
            if value not in known[name].values:
                values = ", ".join(known[name].values)
                raise IllegalSetup(text("setup-value", name=name, value=value[:GIVEN], values=values))
        return {name: chosen.get(name, setting.default) for name, setting in known.items()}


def figure(points: int) -> str:
    """With a true minus sign."""
    return str(points).replace("-", "−")


@record
class Line:
    text: Text
    points: int

    @property
    def figure(self) -> str:
        return figure(self.points)


@record
class HiddenLine(Line):
    """There may be points that the reader may not know yet: they are in no total."""

    points: int = 0

    @property
    def figure(self) -> str:
        return "?"


@record
class Sheet:
    """One player's score, line by line."""

    lines: tuple[Line, ...]
    total: int

    @property
    def figure(self) -> str:
        return figure(self.total)


@record
class Result:
    """`sheets` by seat, then whoever else is scored (a rival); nobody in `winners`: the table lost."""

    sheets: tuple[Sheet, ...]
    winners: tuple[int, ...]


class State(Protocol):
    rng: Rng
    news: list[Event]

    def copy(self) -> Any: ...


class View(Protocol):
    """What one reader may know; `seat` None is the table."""

    @property
    def game(self) -> str: ...
    @property
    def seat(self) -> int | None: ...
    @property
    def sheets(self) -> tuple[Sheet, ...] | None:
        """None while the reader cannot know the score, or nobody has worked it out."""
    @property
    def winners(self) -> tuple[int, ...]:
        """Nobody while the match goes on, or if the table lost."""


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Game(Generic[S, V]):
    """One instance per game, without state of its own."""

    meta: ClassVar[Meta]
    save: ClassVar[TypeAdapter[Any]]  # of Save[state, agenda of the game's tasks]
    at_end: ClassVar[frozenset[str]] = frozenset()  # the lines of a score, by their texts, that only the end counts
    lessons: ClassVar[Mapping[str, Lesson]] = {}  # by the kind of question; the words are `<game>-coach-<kind>`
    counts: ClassVar[tuple[str, ...]] = ()  # the names of traces that are counted; the words are `<game>-trace-<name>`
    choices: ClassVar[tuple[str, ...]] = ()  # and of those that say which of several was chosen, how often
    achievements: ClassVar[tuple[Achievement, ...]] = ()

    def setup(self, rng: Rng, seats: int, options: Mapping[str, str]) -> tuple[S, Sequence[Task]]:
        """The state before the first task, and the first tasks."""
        raise NotImplementedError

    def apart(self, options: Mapping[str, str]) -> bool:
        """Whether what a seat is asked never changes by what others do meanwhile, so that a question can be kept."""
        return True

    def before(self, state: S, seat: Seat) -> None:
        """Called when `seat` is about to act."""

    def asides(self, state: S, seat: Seat) -> Sequence[Option]:
        """What the seat may do at any time."""
        return ()

    def pressable(self, option: Option, prompt: Prompt | None) -> bool:
        """Whether a panel has a button for the anytime action beside the question; it can be typed at any time."""
        return True

    def aside(self, state: S, seat: Seat, option: Option) -> Sequence[Task]:
        """The tasks of such an action; they go above whatever the seat is asked."""
        raise NotImplementedError

    def view(self, state: S, seat: Seat | None) -> V:
        raise NotImplementedError

    def scores(self, view: V) -> tuple[Sheet, ...]:
        """The standing as the reader of the view can work it out now."""
        raise NotImplementedError

    def line(self, name: str) -> Text:
        """What a line of the sheet is called when it is of many matches; `name` as among the figures."""
        return Text(f"{self.meta.name}-{name}")

    def gained(self, sheet: Sheet) -> Sheet:
        """Without what only the end of a match counts."""
        lines = tuple([line for line in sheet.lines if line.text.id not in self.at_end])
        return Sheet(lines, sum([line.points for line in lines]))

    def result(self, state: S) -> Result | None:
        """None while the match goes on."""
        raise NotImplementedError

    def outcome(self, state: S) -> Text | None:
        """Of a match that is over: what has decided, where points alone do not tell."""
        return None

    def sides(self, seats: int, options: Mapping[str, str]) -> tuple[tuple[Seat, ...], ...]:
        """Who wins and loses together."""
        return tuple([(seat,) for seat in range(seats)])

    def traces(self, state: S, seat: Seat, events: Sequence[Event]) -> Sequence[Trace]:
        """What a match that is over leaves behind of the seat; `events`: all that was told in it."""
        return ()

    def label(self, option: Option) -> Text:
        """What the option is called."""
        raise NotImplementedError

    def taught(self, ask: str, terms: Args) -> str:
        """The kind of question, as a coach parts them: mostly by what is asked."""
        return ask

    def redeal(self, state: S, agenda: Agenda[Any], seat: Seat | None, rng: Rng) -> None:
        """Change in place whatever the reader cannot know, for something just as possible.

        Bots think ahead on it, and tests see by it that nothing leaks.
        """
        raise NotImplementedError

    def census(self, state: S, agenda: Agenda[Any]) -> Counter[str]:
        """Every piece of the box by name, wherever it lies: the same from the first move to the last."""
        raise NotImplementedError

    def upgrade(self, part: dict[str, Any], rules: int) -> None:
        """Change in place what saves of older `rules` write otherwise: called with every JSON object in one, inner
        ones first, before anything is checked.
        """

    def check(self, state: S, agenda: Agenda[Any]) -> None:
        """Of a match that was loaded: ValueError names the field that does not fit the others."""

    def cards(self) -> Sequence[Option]:
        """What `/card` can show."""
        return ()

    def use(self, path: Path) -> None:
        """Take the components of new matches from another file; ValueError names what is wrong with it.

        Running matches keep theirs: whatever such a file decides is part of the save.
        """
        raise ValueError(f"{self.meta.name} has no components that could be replaced")

    def score(self, position: bytes) -> dict[str, Any]:
        """A score sheet for a described position; ValueError with one sentence if it is none."""
        raise ValueError(f"{self.meta.name} knows no way to describe a position")
