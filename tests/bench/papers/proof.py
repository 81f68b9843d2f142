"""docs/proof.md: what was tried with the long forms of the tests; from `outage`, `matches`, `deliveries`, `secrets`,
`damage`, `mishaps`, `trouble` and `lag`. One ends with an error where something does not hold, so what has printed its
figures has held.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import games
from tests.contract.damage import BEARS

from .figures import row, short

if TYPE_CHECKING:
    from .figures import Figures

MANNERS = {
    "rightful": "as it is meant", "twice": "twice", "late": "late: answered since, over, or after a restart",
    "reversed": "out of order", "forged": "forged", "stranger": "by somebody else", "elsewhere": "from another server",
    "completion": "suggestions asked for by anybody",
}
MISHAPS = {
    "full": "a full disk", "read_only": "a file that can only be read", "rows": "a damaged row",
    "pages": "damaged pages of the file", "clock": "a clock that jumps by an hour, a day or a year, forward or back",
}
TROUBLES = {"limited": "429 to everything", "failing": "503 to everything", "silent": "no answer at all"}


def told(found: Figures) -> dict[str, str]:
    """What the page leaves open, by name."""
    played = [(name, seats) for name, game in games().items() for seats in game.meta.seats]
    return dict(
        **{what: short(found[f"outage.{what}"]) for what in ("survived", "acknowledged", "kept", "missed")},
        matches="\n".join([
            row(name.capitalize(), str(seats), *found.cells(f"matches.{name}.{seats}", "played", "ways", "moves",
                                                            "longest"))
            for name, seats in played
        ]),
        verbs=short(found["deliveries.verbs"]), commands=short(found["deliveries.commands"]),
        deliveries="\n".join([row(said, short(found[f"deliveries.{manner}"])) for manner, said in MANNERS.items()]),
        searched=short(sum(found[f"secrets.{name}.matches"] for name in games())),
        secrets="\n".join([
            row(name.capitalize(), *found.cells(f"secrets.{name}", "matches", "answers", "compared", "searched"))
            for name in games()
        ]),
        damage="\n".join([
            row(name.capitalize(), *[cell for kind in BEARS for cell in found.cells(f"damage.{name}.{kind}", "tried",
                                                                                   "used")])
            for name in games()
        ]),
        mishaps="\n".join([row(said, short(found[f"mishaps.{kind}"])) for kind, said in MISHAPS.items()]),
        mishaps_kept=short(found["mishaps.kept"]),
        trouble="\n".join([
            row(said, *found.cells(f"trouble.{kind}", "seconds", "presses", "kept", "owed", "caught_up"))
            for kind, said in TROUBLES.items()
        ]),
        **{f"lag_{what}": short(found[f"lag.{what}"]) for what in ("matches", "longest", "presses", "p50", "p99")},
    )
