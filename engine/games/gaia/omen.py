"""What either answer to an element brings: the changes if it passes, and who can claim a goal in either case."""

from engine.text import Text, text

from .cards import back
from .goals import free
from .hints import NOTHING, changes, person
from .state import Cast, Gaia, Goal
from .trial import Trial
from .words import name


def passing(state: Gaia, played: Cast, trial: Trial, reader: int, others: int) -> Text:
    """`trial`: the element has taken effect. `others` are asked besides the reader and may still cancel it."""
    found = robbed(state, played, reader) if played.backs else changes(state, trial, played.seat, reader)
    found, others = (found, others) if found else ([NOTHING], 0)
    claim = [] if trial.state.over else rival(trial.state, played, reader)
    return text("gaia-hint-passes", parts=tuple(found), others=others, count=len(claim), claims=tuple(claim))


def robbed(state: Gaia, played: Cast, reader: int) -> list[Text]:
    """What a tornado takes from everyone; which card it is, is chance."""
    parts = []
    for seat, kind in played.backs:
        held = sum([back(card) == kind for card in state.hands[seat]])
        parts.append(text("gaia-hint-robbed", player=person(seat, reader), back=Text(f"gaia-back-{kind}"), count=held))
    return [*parts, text("gaia-hint-robber", player=person(played.seat, reader), count=len(parts))]


def rival(state: Gaia, played: Cast, reader: int) -> list[Text]:
    """Rules 10.14: who played the element can claim with it, cancelled or not."""
    return claiming(state, played.seat, reader) if free(state, played.seat) else []


def claiming(state: Gaia, seat: int, reader: int) -> list[Text]:
    return [text("gaia-hint-can-claim", player=person(seat, reader), home=state.meeples[seat])]


def cancelling(state: Gaia, played: Cast, reader: int) -> Text:
    """Rules 10.13 to 10.15: the Protection counts for the reader's goals, and who is cancelled claims first."""
    claims = rival(state, played, reader)
    after = state.copy()
    after.played[reader].append("protection")
    for goal in free(state, played.seat):
        after.goals[goal.id] = Goal(goal.word, played.seat)
    if free(after, reader):
        claims += claiming(state, reader, reader)
    return text("gaia-hint-cancels", card=name(played.card), count=len(claims), claims=tuple(claims))
