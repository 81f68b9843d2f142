"""What Discord offers while somebody types a command: choices and their words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from bot.speech import clip

from .nearest import folded, meant
from .translation import told

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

CHOICES, VALUE = 25, 100  # what Discord takes


def choice(prefix: str, value: str) -> app_commands.Choice[str]:
    return app_commands.Choice(name=told(f"{prefix}-{value}"), value=value)


def offered(named: Iterable[tuple[str, str]], current: str) -> list[app_commands.Choice[str]]:
    return matching([(name, value, ()) for name, value in named], current)


def matching(named: Iterable[tuple[str, str, Sequence[str]]], current: str) -> list[app_commands.Choice[str]]:
    """Those that have what is typed in their name, or in another that they are known by."""
    known = [(name, value, [folded(each) for each in (name, *also)]) for name, value, also in named]
    fitting = [(name, value) for name, value, names in known if meant(current, names) and len(value) <= VALUE]
    return [app_commands.Choice(name=clip(name, VALUE), value=value) for name, value in fitting[:CHOICES]]
