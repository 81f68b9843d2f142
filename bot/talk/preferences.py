"""`/settings`: what a person has chosen for what only they read, in words."""

from __future__ import annotations

from contextlib import nullcontext
from typing import TYPE_CHECKING

from discord import app_commands

from bot.speech import language as spoken
from bot.speech import languages, speaker
from engine import text
from render import THEMES

from .completion import choice, offered
from .interaction import Interaction, acknowledge, reader_of, services, show
from .message import Message
from .refusals import Refusal, standing

if TYPE_CHECKING:
    from bot.store.rows import UserChanges


def own_name(language: str) -> str:
    """What the language calls itself."""
    return speaker(language)(text("language-name"))


async def complete_language(_: Interaction, current: str) -> list[app_commands.Choice[str]]:
    return offered([(own_name(language), language) for language in sorted(languages())], current)


@app_commands.choices(theme=[choice("theme", name) for name in THEMES])
@app_commands.autocomplete(language=complete_language)
async def settings(
    interaction: Interaction, theme: str | None = None, pings: bool | None = None,  # noqa: FBT001
    language: str | None = None,
) -> None:
    await acknowledge(interaction, new=True)
    given, user = services(interaction), interaction.user.id
    changes: UserChanges = {}
    if theme is not None:
        changes["theme"] = theme
    if pings is not None:
        changes["pings"] = pings
    if language is not None:
        changes["locale"] = meant(language)
    if changes:
        await given.store.set_user(user, **changes)
    with standing() if changes else nullcontext():
        now, reader = await given.store.user(user), await reader_of(interaction)
        await show(interaction, Message(reader.say(
            "settings", theme=text(f"theme-{reader.theme}"), pings=text("pings-on" if now.pings else "pings-off"),
            language=own_name(spoken(reader.locale)),
        )))


def meant(language: str) -> str:
    """By its name or by its code."""
    known = {name.casefold(): code for code in languages() for name in (code, own_name(code))}
    if (found := known.get(language.strip().casefold())) is None:
        raise Refusal(text("refused-language", languages=", ".join(sorted(map(own_name, languages())))))
    return found
