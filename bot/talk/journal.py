"""A line of the log for every press and every command: what it was, at which match, how long it took, how it ended.

It names the interaction, never who sent it, and nothing that was typed.
"""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING

from bot.logs import FIELDS

from . import ids
from .interaction import Interaction, services

if TYPE_CHECKING:
    from .refusals import Outcome

log = logging.getLogger(__name__)
BEGAN, MATCH = "began", "match"  # what an interaction remembers until then


def begun(interaction: Interaction) -> None:
    interaction.extras.setdefault(BEGAN, time.perf_counter())


def at(interaction: Interaction, match: int) -> None:
    """It is about this match."""
    interaction.extras[MATCH] = match


def ended(interaction: Interaction, outcome: Outcome, custom_id: str | None = None) -> None:
    """`custom_id`: of what was pressed."""
    seconds = time.perf_counter() - interaction.extras.get(BEGAN, time.perf_counter())
    kind = "command" if custom_id is None else "press"
    services(interaction).vitals.ended(kind, outcome.kind, seconds)
    fields = {
        "interaction": interaction.id, kind: named(interaction, custom_id), "match": interaction.extras.get(MATCH),
        "ms": round(seconds * 1000), "outcome": outcome.kind, "detail": outcome.detail,
    }
    told = {name: value for name, value in fields.items() if value not in (None, "")}
    log.info("%s", " ".join([f"{name}={value}" for name, value in told.items()]), extra={FIELDS: told})


def named(interaction: Interaction, custom_id: str | None) -> str:
    if custom_id is None:
        return interaction.command.qualified_name if interaction.command else "?"
    press = ids.read(custom_id, ())
    if press is None:
        return "?"
    if press.match:
        interaction.extras.setdefault(MATCH, press.match)
    return press.act.word
