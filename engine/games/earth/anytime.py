"""What a seat may do besides answering: events, sprouts for soil, second thoughts, the team's side, being asked."""

from collections.abc import Callable, Sequence

from engine.agenda import Task
from engine.event import tell
from engine.prompt import CHANGE, Option, Prompt

from . import opening, parts, planting, sealing, team
from .conversion import convert
from .event_cards import ChooseEvent, can_play
from .options import ASK_ME, ASK_ME_NOT, CONVERT, EVENT, FETCH, GIVE
from .prices import SPROUTS
from .state import Earth


def asides(state: Earth, seat: int) -> list[Option]:
    """Rules 5: events, conversions, being asked; rules 4.8: second thoughts; rules 9: the team's side."""
    player = state.players[seat]
    if state.over:
        return []
    open_ = player.ready and not player.firm and (player.hand or player.sealed or not state.dealt)
    change = [CHANGE] if open_ else []
    if not state.turn:
        return change
    found = [EVENT] if can_play(player) else []
    if sum(player.sprouts) >= SPROUTS:
        found.append(CONVERT)
    found += change + (team.between_partners(state, seat) if state.teams else [])
    return found if state.everything else [*found, ASK_ME_NOT if player.asks else ASK_ME]


def pressable(option: Option, prompt: Prompt | None) -> bool:
    """The wish to be asked is no part of a decision: it has its button where a part is over, or about to be."""
    return option not in (ASK_ME, ASK_ME_NOT) or prompt is None or prompt.ask == "done"


def change(state: Earth, seat: int) -> list[Task]:
    """Rules 1.4 and 4.8: what is sealed can be chosen anew until the last has chosen."""
    player = state.players[seat]
    player.ready = False
    tell(state, "reopened", seat, quiet=True)
    if not state.dealt:
        return opening.reopened(state, seat)
    sealing.take_back(player)
    return [planting.Plant(seat, 2 if seat == state.active else 1), sealing.Ready(seat)]


ASIDE: dict[Option, Callable[[Earth, int], Sequence[Task]]] = {
    EVENT: lambda _, seat: [ChooseEvent(seat)],
    CONVERT: convert,
    GIVE: lambda _, seat: [team.Give(seat)],
    FETCH: lambda _, seat: [team.Fetch(seat)],
    CHANGE: change,
    ASK_ME: parts.ask_me,
    ASK_ME_NOT: parts.ask_me_not,
}
