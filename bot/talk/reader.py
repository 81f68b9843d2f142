"""Somebody who reads: the language, the theme, and the words for options, events and whoever is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import Option, Prompt, Text
from engine.record import record
from engine.text import text

from .controls import Words
from .message import plain
from .speech import clip, named, speaker

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.table.session import Session
    from engine import Event

NEWS = 1800  # characters of a post; the rest is in the log


@record
class Reader:
    """`seat` None: the table, or somebody who has no seat."""

    locale: str
    theme: str
    seat: int | None = None

    def say(self, id_: str, **args: int | str | Text | tuple[Text, ...]) -> str:
        return speaker(self.locale)(text(id_, **args))

    def word(self, said: Text) -> str:
        return speaker(self.locale)(said)

    def label(self, session: Session, option: Option) -> str:
        """Seats and numbers are called the same in every game."""
        match option.kind:
            case "seat":
                return session.names[option.id]
            case "number":
                return str(option.id)
            case _:
                return self.word(session.match.game.label(option))

    def hint(self, session: Session, seat: int, prompt: Prompt, option: Option) -> str:
        found = session.match.game.hint(session.match.state, session.match.agenda, seat, prompt, option)
        return self.word(named(found, session.names)) if found else ""

    def words(self, session: Session, seat: int, prompt: Prompt | None) -> Words:
        """For `controls`."""
        return Words(
            label=lambda option: self.label(session, option),
            hint=lambda option: self.hint(session, seat, prompt, option) if prompt else "",
            placeholder=self.ask(session, prompt) if prompt else self.say("panel-besides"),
            nothing=self.say("panel-nothing"),
            fill=self.say("panel-fill"),
            write=self.say("panel-write"),
            earlier=self.say("panel-earlier"),
            later=self.say("panel-later"),
        )

    def ask(self, session: Session, prompt: Prompt) -> str:
        args: dict[str, int | str] = {}
        for name in ("about", "piece"):
            if (option := getattr(prompt, name, None)) is not None:
                label = self.label(session, option)
                args[name] = plain(label) if option.kind == "seat" else label
        for name in ("least", "most"):
            if (number := getattr(prompt, name, None)) is not None:
                args[name] = number
        return self.say(f"{session.row.game}-ask-{prompt.ask}", **args)

    def event(self, session: Session, event: Event) -> str:
        names = [f"**{plain(name)}**" for name in session.names]
        said = named(event.text(session.row.game, self.seat), names)
        if event.seat is not None:
            said = Text(said.id, (*said.args, ("player", names[event.seat])))
        return self.word(said)

    def events(self, session: Session, events: Iterable[Event]) -> str:
        return clip("\n".join([self.event(session, event) for event in events]), NEWS)

    def people(self, session: Session, seats: Sequence[int]) -> str:
        return ", ".join([f"**{plain(session.names[seat])}**" for seat in seats])

    def needed(self, session: Session) -> str:
        """Whom the table waits for."""
        if session.match.result:
            return self.say("turn-over")
        return self.say("turn-waiting", people=self.people(session, session.match.waiting))
