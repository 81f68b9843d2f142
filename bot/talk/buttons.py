"""Buttons and menus that work after any restart: everything they need stands in their ids.

`t:{match}:{seat}:{count}:{what}`, with `-` for a seat or a count that does not matter. What they do is in `clicks`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Self

import discord
from discord import ui

from engine.record import record

from .controls import Menu

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from .controls import Button

    Handler = Callable[[discord.Interaction[Any], "Click"], Awaitable[None]]

HEAD = r"t:(?P<match>\d{1,18}):(?P<seat>\d{1,3}|-):(?P<count>\d{1,9}|-):"
STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


@record
class Click:
    """What was pressed, and what was chosen in a menu. `what` is a verb and, behind a colon, its object."""

    match: int
    seat: int | None
    count: int | None
    what: str
    values: tuple[str, ...] = ()

    @property
    def verb(self) -> str:
        return self.what.partition(":")[0]

    @property
    def object(self) -> str:
        return self.what.partition(":")[2]


def tag(match: int, seat: int | None = None, count: int | None = None) -> str:
    return f"t:{match}:{'-' if seat is None else seat}:{'-' if count is None else count}"


def click(found: re.Match[str], values: tuple[str, ...] = ()) -> Click:
    seat, count = (None if found[part] == "-" else int(found[part]) for part in ("seat", "count"))
    return Click(int(found["match"]), seat, count, found["what"], values)


class ButtonItem(ui.DynamicItem[ui.Button[Any]], template=HEAD + r"(?P<what>[^#].*)"):
    def __init__(self, item: ui.Button[Any], found: re.Match[str]) -> None:
        super().__init__(item)
        self.found = found

    @classmethod
    def of(cls, button: Button) -> Self:
        item: ui.Button[Any] = ui.Button(
            label=button.label, style=STYLES[button.style], custom_id=button.id, disabled=button.disabled
        )
        return cls(item, read(button.id, cls))

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]) -> Self:
        if not isinstance(item, ui.Button):
            raise TypeError(f"{match.string} is not on a button")
        return cls(item, match)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.client.clicked(interaction, click(self.found))


class MenuItem(ui.DynamicItem[ui.Select[Any]], template=HEAD + r"#(?P<what>.+)"):
    """A menu's `what` begins with a #, so that a button can't be taken for one."""

    def __init__(self, item: ui.Select[Any], found: re.Match[str]) -> None:
        super().__init__(item)
        self.found = found

    @classmethod
    def of(cls, menu: Menu) -> Self:
        head, what = split(menu.id)
        options = [
            discord.SelectOption(label=choice.label or "…", value=choice.value, description=choice.hint or None)
            for choice in menu.choices
        ]
        item: ui.Select[Any] = ui.Select(
            custom_id=f"{head}#{what}", placeholder=menu.placeholder or None, min_values=menu.least,
            max_values=menu.most, options=options,
        )
        return cls(item, read(item.custom_id, cls))

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]) -> Self:
        if not isinstance(item, ui.Select):
            raise TypeError(f"{match.string} is not on a menu")
        return cls(item, match)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.client.clicked(interaction, click(self.found, tuple(self.item.values)))


def split(custom_id: str) -> tuple[str, str]:
    found = re.match(HEAD, custom_id)
    if found is None:
        raise ValueError(f"not an id of ours: {custom_id}")
    return found[0], custom_id[found.end() :]


def read(custom_id: str, item: type[ui.DynamicItem[Any]]) -> re.Match[str]:
    found = item.__discord_ui_compiled_template__.fullmatch(custom_id)
    if found is None:
        raise ValueError(f"not an id of ours: {custom_id}")
    return found


def row(parts: tuple[Button, ...] | Menu) -> ui.ActionRow[Any]:
    if isinstance(parts, Menu):
        return ui.ActionRow(MenuItem.of(parts))
    return ui.ActionRow(*[ButtonItem.of(button) for button in parts])
