"""What Discord offers while somebody types a command: choices and their words."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.fault import fault
from bot.speech import clip

from .nearest import folded, meant
from .refusals import SETTLED
from .translation import told

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

log = logging.getLogger(__name__)
CHOICES, VALUE = 25, 100  # what Discord takes
LIBRARY = logging.getLogger("discord.app_commands.tree")


class Unnamed(logging.Filter):
    """The library logs what fails while somebody types, with a trace and with who it was. For who types fast, choices
    come too late, which is no fault; any other gets its id; and nobody's account stands in the log.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if error is None or "autocomplete" not in str(record.msg):
            return True
        if isinstance(error, discord.HTTPException) and error.code in SETTLED:
            log.info("choices came twice or too late: %s", error)
        else:
            fault(error, "nothing could be offered")
        return False


UNNAMED = Unnamed()


def choice(prefix: str, value: str) -> app_commands.Choice[str]:
    return app_commands.Choice(name=told(f"{prefix}-{value}"), value=value)


def offered(named: Iterable[tuple[str, str]], current: str) -> list[app_commands.Choice[str]]:
    return matching([(name, value, ()) for name, value in named], current)


def matching(named: Iterable[tuple[str, str, Sequence[str]]], current: str) -> list[app_commands.Choice[str]]:
    """Those that have what is typed in their name, or in another that they are known by."""
    known = [(name, value, [folded(each) for each in (name, *also)]) for name, value, also in named]
    fitting = [(name, value) for name, value, names in known if meant(current, names) and len(value) <= VALUE]
    return [app_commands.Choice(name=clip(name, VALUE), value=value) for name, value in fitting[:CHOICES]]
