"""How long a part may take at a table, who is late, and what the clock does while a match is paused. Rules for the
store, as in `needs`. Nothing happens to who is late but that the others are asked. Knows no Discord.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.store import Calls

from .needs import back, deadline, overdue, planned
from .posts import Question, Turn, written
from .votes import Late, asked

if TYPE_CHECKING:
    from bot.store import NeedRow, Rule, Waiting


PACES = (6, 24, 72, 168)  # hours for one part that a table can declare; or none


def struck(waiting: Waiting) -> Calls:
    """Time has passed: somebody is to be called, or is late. Who plays alone is late for nobody."""
    found = overdue(waiting)
    late = [need for need in found.needs if need.due is not None and need.due <= waiting.now and not need.late]
    if not late:
        return found
    if len(waiting.people) < 2:
        needs = tuple([replace(need, due=None) if need in late else need for need in found.needs])
        return replace(found, needs=needs)
    needs = tuple([replace(need, late=True) if need in late else need for need in found.needs])
    questions = [(asked(Late(need.seat, need.since, need.user)), written(Question(0))) for need in late]
    return Calls(needs, (*found.posts, written(Turn())), tuple(questions))


def waited(seat: int, pace: float | None) -> Rule:
    """The table waits for the seat as long again."""

    def rule(waiting: Waiting) -> Calls:
        needs = [
            replace(need, late=False, due=deadline(waiting.people[need.user], waiting.now, pace))
            if need.seat == seat else need
            for need in waiting.needs.values()
        ]
        return Calls(tuple(needs))

    return rule


def resumed(paused: float) -> Rule:
    """The clocks have stood still since then. That of who was away did so anyway."""

    def moved(need: NeedRow, waiting: Waiting) -> NeedRow:
        person, stood = waiting.people[need.user], max(paused, need.since)
        still = back(person, waiting.now) - back(person, stood)
        due = need.due if need.due is None or need.late else need.due + still
        called = None if need.called is None else need.called + waiting.now - stood
        found = replace(need, due=due, called=called, began=need.began + still)
        return planned(found, person, waiting.now)

    def rule(waiting: Waiting) -> Calls:
        return Calls(tuple([moved(need, waiting) for need in waiting.needs.values()]))

    return rule
