"""Standing orders: answers that a seat has given once for all. They act only where the question comes up just as it was
when they were given; where something has changed that they did not know, they stop and the seat is asked. No Discord.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from pydantic import TypeAdapter

from bot.store import NewMove, NewOrder
from engine import ANSWER, Option, Pick, Text

from .moves import ORDER, UNSEEN, step

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.store import OrderRow
    from engine import Answer, Event, Match

    from .session import Session

ENOUGH = 200  # answers by order in one move of somebody
TEXT = TypeAdapter(Text)
OPTIONS: TypeAdapter[tuple[Option, ...]] = TypeAdapter(tuple[Option, ...])


class NoOrder(ValueError):
    """The question is none that can be answered once for all."""


@dataclass(slots=True)
class Acted:
    """What orders have done: moves, and which of them have stopped."""

    moves: list[NewMove] = field(default_factory=list)
    stopped: list[int] = field(default_factory=list)


def given(match: Match, seat: int, user: int, answer: Answer) -> NewOrder:
    """The order to answer so whenever the seat is asked what it is asked now."""
    terms, prompt = match.standing(seat), match.prompt(seat)
    if terms is None or not isinstance(prompt, Pick) or prompt.most > 1 or not prompt.allows(answer):
        raise NoOrder(f"seat {seat} is asked nothing that can be answered so once for all")
    said, offered = TEXT.dump_json(terms.when).decode(), OPTIONS.dump_json(prompt.options).decode()
    return NewOrder(seat, user, terms.key, terms.knows, said, offered, ANSWER.dump_json(answer))


def condition(order: OrderRow) -> Text:
    """When it acts, in words."""
    return TEXT.validate_json(order.said)


def answer_of(order: OrderRow) -> Answer:
    return ANSWER.validate_json(order.answer)


def options_of(order: OrderRow) -> tuple[Option, ...]:
    """What could be ordered instead, the answer itself included."""
    return OPTIONS.validate_json(order.offered)


def held(session: Session, seat: int) -> list[OrderRow]:
    """All orders of the seat, those that have stopped too."""
    return [order for order in session.orders if order.seat == seat and session.users.get(seat) == order.user]


def revoked(session: Session, match: Match, seat: int) -> tuple[int, ...]:
    """Orders that have answered what is asked of the seat in `match`: who takes that back wants to answer himself."""
    terms = match.standing(seat)
    return tuple([order.id for order in held(session, seat) if terms is not None and order.key == terms.key])


def act(match: Match, orders: Sequence[OrderRow], events: list[Event]) -> Acted:
    """On a match that may be thrown away: every order that has its question now, until none has."""
    acted = Acted()
    standing = {(order.seat, order.key): order for order in orders if order.stopped is None}
    while standing and len(acted.moves) < ENOUGH:
        found = next((order for seat in match.waiting if (order := due(match, seat, standing))), None)
        if found is None:
            break
        answer = answer_of(found)
        if stale(match, found):
            acted.stopped.append(found.id)
        elif allowed(match, found.seat, answer):
            made = UNSEEN if unseen(match, found.seat) else ORDER
            acted.moves.append(replace(step(match, found.seat, answer, None, events), made=made))
            continue
        del standing[found.seat, found.key]  # the seat is asked
    return acted


def due(match: Match, seat: int, standing: dict[tuple[int, str], OrderRow]) -> OrderRow | None:
    if not any(owner == seat for owner, _ in standing):
        return None
    terms = match.standing(seat)
    return None if terms is None else standing.get((seat, terms.key))


def unseen(match: Match, seat: int) -> bool:
    terms = match.standing(seat)
    return terms is not None and terms.unseen


def stale(match: Match, order: OrderRow) -> bool:
    """Whether something has changed that it did not know."""
    terms = match.standing(order.seat)
    return terms is None or terms.knows != order.knows


def allowed(match: Match, seat: int, answer: Answer) -> bool:
    """Whether it can be answered so this time, and nothing is lost by it: that should be decided by hand."""
    prompt = match.prompt(seat)
    return prompt is not None and prompt.allows(answer) and match.waste(seat, answer) is None
