"""What Discord itself shows of commands, in the languages that we have: descriptions and choices. Names stay English,
so that everybody can tell everybody what to type.
"""

from typing import Any

import discord
from discord import app_commands

from bot.speech import DEFAULT, clip, language, speaker
from engine import Text

LONGEST = 100  # characters that Discord takes


def told(id_: str) -> app_commands.locale_str:
    """In English, for who has no language that we have; with what it takes to say it in another."""
    return app_commands.locale_str(clip(speaker(DEFAULT)(Text(id_)), LONGEST), id=id_)


class Translator(app_commands.Translator):
    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """None: as it is in English."""
        id_: Any = string.extras.get("id")
        if id_ is None or (own := language(locale.value)) == DEFAULT:
            return None
        return clip(speaker(own)(Text(id_)), LONGEST)


TRANSLATOR = Translator()
KEPT: dict[tuple[object, ...], list[dict[str, Any]]] = {}


async def payload(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """All that Discord is told of the commands, made once: the library asks for each sentence in thirty languages."""
    commands = tuple(tree.get_commands())
    if commands not in KEPT:
        KEPT[commands] = [await command.get_translated_payload(tree, TRANSLATOR) for command in commands]
    return KEPT[commands]
