"""Cards of the hand that a player can best do without; and a small benefit with all that follows, those cards included,
as one choice.
"""

from collections.abc import Mapping, Sequence

from engine.agenda import Agenda, Task, settle
from engine.prompt import Answer, Option, Pick, Picked, Shortcut
from engine.text import text

from .catalogue import NAME
from .hand import Bury
from .options import ALL
from .state import Earth
from .using import Activate
from .worth import eye

FEW = 3  # names on a button


def spared(prompt: Pick, wants: Mapping[int, float], useless: float) -> list[Option]:
    """Those of least use, as few as must be, but all that are of none."""
    order = sorted(prompt.options, key=lambda option: wants[option.id])
    return order[: max(prompt.least, min(prompt.most, sum([wants[option.id] < useless for option in order])))]


def whole(state: Earth, seat: int, chosen: Option, tasks: Sequence[Task]) -> Shortcut | None:
    """A benefit that is `chosen`, what comes of it, and the cards that are composted on the way. Nothing where none is
    asked for, or where something new is seen before.
    """
    answers: list[Answer] = [Picked((chosen,))]
    cards: list[int] = []
    by = eye(state)
    agenda: Agenda[Task] = Agenda([], [[] for _ in state.players], [0] * len(state.players))
    agenda.push([*tasks, Activate(seat)], seat)
    while True:
        prompt = settle(state, agenda, seat, [])
        stack = agenda.seats[seat]
        asking = stack[-1] if stack and not any(event.reveals for event in state.news) else None
        if not isinstance(asking, Bury) or not isinstance(prompt, Pick):
            break
        given = Picked(tuple(spared(prompt, by.wants(state, seat), by.temper.useless)))
        answers.append(given)
        cards += [option.id for option in given.options]
        stack.pop()
        agenda.push(asking.take(state, given), seat)
    if len(answers) == 1 or len(cards) > FEW:
        return None
    good, all_, _ = chosen.word.partition(ALL)
    named = tuple([NAME[card] for card in cards])
    said = text("earth-shortcut-take", good=good, all=int(bool(all_)), cards=named, n=len(cards))
    return Shortcut(tuple(answers), said)
