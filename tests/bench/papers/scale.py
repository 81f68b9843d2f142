"""docs/scale.md: what a match takes, and how far that goes; from `upkeep`, `packing`, `pictures` and `fleet`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import games

from .figures import row, short

if TYPE_CHECKING:
    from .figures import Figures

MILLION = 1_000_000
GLOBAL = 50  # requests a second that Discord takes of one bot; replies to presses are counted for themselves
DAY, HOUR = 86_400, 3_600
MEANWHILE = {
    "quiet": "nothing", "killed": "one process is killed and begun again",
    "stopped": "one process is stopped for a while", "restarted": "PostgreSQL is begun again",
}


def limits(found: Figures) -> dict[str, float]:
    """Matches a day, as far as each goes."""
    drawn = found.average("upkeep", "drawings") * found.drawing()
    return {
        f"Discord’s {GLOBAL} requests a second": GLOBAL * DAY / found.average("upkeep", "requests"),
        "one core that draws": DAY * 1000 / drawn,
        "one process, as above": found["fleet.1.clicks"] * DAY / found.average("upkeep", "presses"),
    }


def told(found: Figures) -> dict[str, str]:
    """What the page leaves open, by name."""
    upkeep = {what: found.average("upkeep", what) * MILLION for what in ("kept", "requests", "replies", "drawings")}
    counted = ("presses", "answers", "replies", "requests", "drawings", "rows", "kept")
    trial = {what: short(found[f"fleet.trial.{what}"]) for what in (
        "guilds", "matches", "seconds", "acknowledged", "kept", "missed")}
    return dict(
        per_match="\n".join([
            row(game.capitalize(), *found.cells(f"upkeep.{game}", *counted),
                *found.cells(f"packing.{game}", "played", "packed"))
            for game in games()
        ]),
        rows=short(upkeep["kept"]), gigabytes=short(found.average("packing", "packed") * MILLION / 1e9),
        requests=short(upkeep["requests"]), replies=short(upkeep["replies"]), drawings=short(upkeep["drawings"]),
        days=short(upkeep["requests"] / GLOBAL / DAY), drawing=short(found.drawing()),
        hours=short(upkeep["drawings"] * found.drawing() / 1000 / HOUR),
        clicks="\n".join([row(str(n), *found.cells(f"fleet.{n}", "clicks", "p50", "p99")) for n in (1, 2, 3)]),
        limits="\n".join([
            f"- {name}: {short(limit)} matches a day"
            for name, limit in sorted(limits(found).items(), key=lambda entry: entry[1])
        ]),
        trial="\n".join([
            row(what, *found.cells(f"fleet.trial.{part}", "clicks", "answers", "p50", "p99"))
            for part, what in MEANWHILE.items()
        ]),
        **trial,
    )
