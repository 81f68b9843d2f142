"""Buttons and menus that work after any restart: everything they need stands in their ids.

What they do is in `clicks`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

import discord
from discord import ui

from . import ids
from .controls import Menu, Places

if TYPE_CHECKING:
    import re

    from .controls import Button, Row

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


class ButtonItem(ui.DynamicItem[ui.Button[Any]], template=ids.BUTTON):
    @classmethod
    def of(cls, button: Button) -> Self:
        item: ui.Button[Any] = ui.Button(
            label=button.label, style=STYLES[button.style], custom_id=button.id, disabled=button.disabled,
            emoji=button.mark or None,
        )
        return cls(item)

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]) -> Self:
        if not isinstance(item, ui.Button):
            raise TypeError(f"{match.string} is not on a button")
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.client.pressed(interaction, self.custom_id)


class MenuItem(ui.DynamicItem[ui.Select[Any]], template=ids.MENU):
    @classmethod
    def of(cls, menu: Menu) -> Self:
        options = [
            discord.SelectOption(
                label=choice.label or "…", value=choice.value, description=choice.hint or None,
                emoji=choice.mark or None,
            )
            for choice in menu.choices
        ]
        item: ui.Select[Any] = ui.Select(
            custom_id=menu.id, placeholder=menu.placeholder or None, min_values=menu.least, max_values=menu.most,
            options=options,
        )
        return cls(item)

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]) -> Self:
        if not isinstance(item, ui.Select):
            raise TypeError(f"{match.string} is not on a menu")
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.client.pressed(interaction, self.custom_id, tuple(self.item.values))


class PlacesItem(ui.DynamicItem[ui.ChannelSelect[Any]], template=ids.PLACE):
    @classmethod
    def of(cls, menu: Places) -> Self:
        item: ui.ChannelSelect[Any] = ui.ChannelSelect(
            custom_id=menu.id, placeholder=menu.placeholder or None, min_values=menu.least, max_values=menu.most,
            channel_types=[discord.ChannelType.text],
            default_values=[discord.SelectDefaultValue.from_channel(discord.Object(id_)) for id_ in menu.chosen],
        )
        return cls(item)

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]) -> Self:
        if not isinstance(item, ui.ChannelSelect):
            raise TypeError(f"{match.string} is not on a menu of channels")
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        chosen = tuple([str(channel.id) for channel in self.item.values])
        await interaction.client.pressed(interaction, self.custom_id, chosen)


def row(parts: Row | Places) -> ui.ActionRow[Any]:
    match parts:
        case Menu():
            return ui.ActionRow(MenuItem.of(parts))
        case Places():
            return ui.ActionRow(PlacesItem.of(parts))
        case _:
            return ui.ActionRow(*[ButtonItem.of(button) for button in parts])
