"""One position of a match, with what has been worked out about it for those who look: once, however many they are.

A match is never changed in place while people look at it, so what is known of it stays true. Knows no Discord.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine import Amount, Barred, Idea, Match, Option, Pick, Place, Refused, Sheet, Text, answer, choices

if TYPE_CHECKING:
    from engine import Prompt

log = logging.getLogger(__name__)
TRIED = 30  # answers looked at for whether they reveal something


@dataclass(slots=True)
class Position:
    match: Match
    views: dict[int | None, Any] = field(default_factory=dict)
    sheets: dict[int | None, tuple[Sheet, ...]] = field(default_factory=dict)
    hints: dict[tuple[int, Option], Text | None] = field(default_factory=dict)
    final: dict[int, str] = field(default_factory=dict)
    missing: dict[int, tuple[Barred, ...]] = field(default_factory=dict)
    ideas: dict[int, tuple[Idea, ...]] = field(default_factory=dict)

    def view(self, seat: int | None) -> Any:
        if seat not in self.views:
            self.views[seat] = self.match.view(seat)
        return self.views[seat]

    def scores(self, seat: int | None) -> tuple[Sheet, ...]:
        if seat not in self.sheets:
            self.sheets[seat] = self.match.game.scores(self.view(seat))
        return self.sheets[seat]

    def hint(self, seat: int, option: Option) -> Text | None:
        """Of the question that the seat is asked."""
        if (seat, option) not in self.hints:
            self.hints[seat, option] = self.match.hint(seat, option)
        return self.hints[seat, option]

    def barred(self, seat: int) -> tuple[Barred, ...]:
        """What the seat may look for in vain."""
        if seat not in self.missing:
            self.missing[seat] = self.match.barred(seat)
        return self.missing[seat]

    def reveals(self, seat: int) -> str:
        """What some answer shows or draws, after which only the table can take it back: the kind of its event.

        Of the first alone: whether more follows may hang on what the seat does not know. Empty where nothing is.
        """
        if seat not in self.final:
            prompt = self.match.prompt(seat)
            self.final[seat] = revealing(self.match, seat, prompt) if prompt is not None else ""
        return self.final[seat]


def revealing(match: Match, seat: int, prompt: Prompt) -> str:
    if not isinstance(prompt, (Pick, Place, Amount)):
        return ""
    for option in choices(prompt)[:TRIED]:
        given = answer(prompt, (option,))
        if given is None or not prompt.allows(given):
            return ""
        try:
            news = match.copy().play(seat, given)
        except Refused:
            return ""
        except Exception:
            log.exception("looking ahead to %s in a match of %s failed", option.key, match.game.meta.name)
            continue
        if found := [event.kind for event in news if event.reveals]:
            return found[0]
    return ""
