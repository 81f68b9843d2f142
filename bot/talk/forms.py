"""Answers that are written: a form with a line for each thing, or one field for all. Works after a restart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.speech import clip
from engine import Share

from . import ids, verbs, wording

if TYPE_CHECKING:
    from bot.table.session import Session
    from engine import Prompt

    from .interaction import Interaction
    from .reader import Reader

FIELDS, TITLE, LABEL = 5, 45, 45
PATIENCE = 900.0  # discord.py forgets its half of an abandoned form; ours is in the id


def form(session: Session, reader: Reader, prompt: Prompt) -> ui.Modal:
    seat = reader.seat or 0
    tag = ids.Tag(session.row.id, seat, session.match.count(seat))
    title = clip(wording.ask(session, reader, prompt), TITLE)
    found = ui.Modal(title=title, custom_id=tag.id(verbs.Form()), timeout=PATIENCE)
    if isinstance(prompt, Share) and len(prompt.options) <= FIELDS:
        for option, cap in zip(prompt.options, prompt.caps, strict=True):
            label = clip(f"{wording.label(session, reader, option)} (0–{cap})", LABEL)
            found.add_item(ui.Label(text=label, component=ui.TextInput(
                custom_id=f"f:{option.key}", required=False, max_length=3, default="0",
            )))
        return found
    options = prompt.options if isinstance(prompt, Share) else ()
    lines = [f"{wording.label(session, reader, option)}: 0" for option in options]
    default = clip("\n".join(lines), 2000) or None
    found.add_item(ui.Label(
        text=clip(reader.say("form-answer"), LABEL), description=clip(reader.say("form-how"), 100),
        component=ui.TextInput(
            custom_id="answer", style=discord.TextStyle.paragraph, max_length=2000, default=default,
        ),
    ))
    return found


def submitted(interaction: Interaction) -> tuple[str, tuple[str, ...]] | None:
    """The id of a form of ours, and one value for each field: `key=text`."""
    data: Any = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    press = ids.read(custom_id)
    ours = press is not None and isinstance(press.act, verbs.FORMS)
    return (custom_id, tuple(fields(data.get("components", [])))) if ours else None


def fields(components: list[dict[str, Any]]) -> list[str]:
    found = []
    for component in components:
        inner = [component["component"]] if "component" in component else component.get("components", [])
        found += [f"{part['custom_id']}={part.get('value') or ''}" for part in inner if "custom_id" in part]
    return found


def written(prompt: Prompt, values: tuple[str, ...]) -> str:
    """What the fields say, as if it had been typed."""
    pairs = [value.partition("=") for value in values]
    if isinstance(prompt, Share) and all(name.startswith("f:") for name, _, _ in pairs):
        keys = {option.key for option in prompt.options}
        given = [(name[2:], number.strip()) for name, _, number in pairs]
        return "\n".join([f"{key} {number}" for key, number in given if key in keys and number not in ("", "0")])
    return "\n".join([value for _, _, value in pairs])
