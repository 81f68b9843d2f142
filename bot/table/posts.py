"""What a move owes to Discord, worked out before it is saved, so that both are one transaction. Pure."""

from collections.abc import Sequence

from bot.store import NewPost
from engine import EVENTS, Event
from engine.record import record


@record
class Needed:
    """Whom the match waited for before the move, and whom it waits for now; of the people, not of bots."""

    people: frozenset[int]
    before: frozenset[int]
    after: frozenset[int]


def posts(told: Sequence[Event], needed: Needed, mover: int | None, *, over: bool) -> list[NewPost]:
    """One post tells what is complete; then stale pings go, the standing message follows, and new pings come.

    The mover has the next question in front of him already. The last of several who were waited for is told so.
    """
    found = []
    loud = [event for event in told if not event.quiet]
    if loud:
        found.append(NewPost("news", {"events": EVENTS.dump_python(loud, mode="json"), "mover": mover}))
    # When what he did is told, the mover's ping has done its work, even if the next turn needs him again.
    stale = needed.before - (needed.after - {mover} if loud else needed.after)
    found += [NewPost("unping", {"seat": seat}) for seat in sorted(stale)]
    if over:
        return [*found, NewPost("turn", {}), NewPost("over", {})]
    fresh = sorted(needed.after - needed.before - {mover})
    found += [NewPost("turn", {}), *[NewPost("ping", {"seat": seat}) for seat in fresh]]
    if len(needed.before) > len(needed.after) == 1 and needed.after <= needed.before and len(needed.people) > 2:
        found.append(NewPost("last", {"seat": min(needed.after)}))
    return found


def undone(events: Sequence[Event], mover: int) -> NewPost:
    """What was told and is taken back."""
    loud = [event for event in events if not event.quiet]
    return NewPost("undone", {"events": EVENTS.dump_python(loud, mode="json"), "mover": mover})
