"""`/settings`: a panel with a menu for each wish, and the same typed. Whatever is changed shows the panel anew."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import replace
from typing import TYPE_CHECKING, Any, assert_never

from discord import app_commands, ui

from bot.speech import clip, languages
from bot.table.needs import resettled
from bot.table.posts import Homecoming, written
from engine import Text, text
from render import THEMES

from . import ids, preferences, verbs
from .completion import choice, offered
from .controls import LABEL, PAGE, PLACEHOLDER, Button, Choice, Menu
from .forms import LABEL as CAPTION
from .forms import PATIENCE, TITLE
from .interaction import Interaction, acknowledge, reader_of, services, show
from .message import Message
from .refusals import Refusal, standing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.services import Services
    from bot.store import UserRow
    from bot.store.rows import UserChanges

    from .controls import Row
    from .reader import Reader

TAG = ids.Tag(0)
OFF, AUTO, BACK = "off", "auto", "back"
DESCRIPTION = 100


async def complete_language(_: Interaction, current: str) -> list[app_commands.Choice[str]]:
    return offered([(preferences.own_name(language), language) for language in sorted(languages())], current)


async def complete_zone(_: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """As people write them: with spaces."""
    named = [(zone.replace("_", " "), zone) for zone in preferences.zones().values()]
    return offered(named, current.replace("_", " "))


@app_commands.choices(
    theme=[choice("theme", name) for name in THEMES],
    pings=[choice("pings", name) for name in preferences.PINGS],
    reminders=[choice("reminders", str(hours)) for hours in preferences.REMINDERS],
)
@app_commands.autocomplete(language=complete_language, zone=complete_zone)
async def settings(
    interaction: Interaction, theme: str | None = None, pings: str | None = None, language: str | None = None,
    reminders: str | None = None, quiet: str | None = None, zone: str | None = None, away: str | None = None,
) -> None:
    """All of what is typed, or nothing of it."""
    await acknowledge(interaction, new=True)
    typed = (
        (theme, preferences.meant_theme), (pings, preferences.meant_pings), (language, preferences.meant_language),
        (reminders, preferences.meant_reminders), (quiet, preferences.meant_quiet), (zone, preferences.meant_zone),
    )
    changes: UserChanges = {}
    for wish, meant in typed:
        if wish is not None:
            changes |= meant(wish)
    if away is not None:
        person = replace(await services(interaction).store.user(interaction.user.id), **changes)
        changes |= returning(interaction, person, away)
    await change(interaction, changes)


async def handle(interaction: Interaction, press: ids.Press, act: verbs.Preferring) -> None:
    person = await services(interaction).store.user(interaction.user.id)
    reader, value = await reader_of(interaction), press.values[0] if press.values else ""
    match act:
        case verbs.AskZone():
            asked = form(reader, "zone", verbs.ZoneForm(), person.time_zone)
            await interaction.response.send_modal(asked)
            return
        case verbs.AskAway():
            await interaction.response.send_modal(form(reader, "away", verbs.AwayForm()))
            return
        case verbs.ZoneForm():
            changes = preferences.meant_zone(value.partition("=")[2])
        case verbs.AwayForm():
            changes = returning(interaction, person, value.partition("=")[2])
        case verbs.Return():
            changes = {"away_until": None}
        case verbs.Switch():
            changes = switched(person, act.setting)
        case verbs.Prefer():
            changes = preferred(person, act.setting, value)
        case _:
            assert_never(act)
    await acknowledge(interaction)
    await change(interaction, changes)


def preferred(person: UserRow, setting: str, value: str) -> UserChanges:
    """What is chosen from a menu."""
    match setting:
        case "language":
            return preferences.meant_language(value)
        case "theme":
            return preferences.meant_theme(value)
        case "pings":
            return preferences.meant_pings(value)
        case "reminders":
            return preferences.meant_reminders(value)
        case "from":
            return preferences.begun_at(person, value)
        case "to":
            return preferences.ended_at(person, value)
        case _:
            raise Refusal(text("refused-unknown"))


def switched(person: UserRow, setting: str) -> UserChanges:
    match setting:
        case "careful":
            return {"careful": not person.careful}
        case "orders":
            return {"orders": not person.orders}
        case _:
            raise Refusal(text("refused-unknown"))


def returning(interaction: Interaction, person: UserRow, given: str) -> UserChanges:
    if given.strip().casefold() == BACK:
        return {"away_until": None}
    locale = person.locale or str(interaction.locale)
    return preferences.meant_day(person, given, services(interaction).clock.now(), locale)


async def change(interaction: Interaction, changes: UserChanges) -> None:
    """Saved with what it means for the matches that wait for this person; then the panel as things are now."""
    given, user = services(interaction), interaction.user.id
    if changes:
        until = changes.get("away_until")
        owed = [] if until is None else [replace(written(Homecoming(user)), due=until)]
        changes |= {"spoken": str(interaction.locale)}
        await given.store.set_user(user, resettled, owed, **changes)
    with standing() if changes else nullcontext():
        await show(interaction, panel(given, await given.store.user(user), await reader_of(interaction)))


def panel(services: Services, person: UserRow, reader: Reader) -> Message:
    found = preferences.chosen(services, person, reader)
    lines = [
        reader.say("settings-line-own", setting=text(f"settings-{name}"), value=value) if by == "you"
        else reader.say("settings-line", setting=text(f"settings-{name}"), value=value, by=text(f"settings-by-{by}"))
        for name, (value, by) in found.items()
    ]
    hours = [Choice(str(hour), preferences.clock(hour * 60)) for hour in range(24)]
    off = Choice(OFF, reader.say("quiet-off"))
    languages_ = [Choice(code, preferences.own_name(code)) for code in sorted(languages())]
    menus: list[Row] = [
        menu(reader, "language", found["language"][0], [Choice(AUTO, reader.say("language-auto")), *languages_]),
        menu(reader, "theme", found["theme"][0], [Choice(name, reader.say(f"theme-{name}")) for name in THEMES]),
        menu(reader, "pings", found["pings"][0], [
            Choice(name, reader.say(f"pings-{name}")) for name in preferences.PINGS
        ]),
        menu(reader, "reminders", found["reminders"][0], [
            Choice(str(hours), reader.say(f"reminders-{hours}")) for hours in preferences.REMINDERS
        ]),
        menu(reader, "from", at(person.quiet_from), [off, *hours]),
        menu(reader, "to", at(person.quiet_to), hours),
    ]
    back = person.away_until is not None and person.away_until > services.clock.now()
    buttons = (
        Button(TAG.id(verbs.AskZone()), clip(reader.say("settings-button-zone"), LABEL)),
        Button(TAG.id(verbs.Return()), clip(reader.say("settings-button-back"), LABEL), "success") if back
        else Button(TAG.id(verbs.AskAway()), clip(reader.say("settings-button-away"), LABEL)),
    )
    switches = (switch(reader, "careful", on=person.careful), switch(reader, "orders", on=person.orders))
    return Message("\n".join([reader.say("settings-title"), *lines]), rows=[*menus, buttons, switches])


def switch(reader: Reader, setting: str, *, on: bool) -> Button:
    """Says what pressing it does."""
    said = clip(reader.say(f"settings-{setting}-{'off' if on else 'on'}"), LABEL)
    return Button(TAG.id(verbs.Switch(setting)), said)


def at(minutes: int | None) -> Text | str:
    return text("quiet-off") if minutes is None else preferences.clock(minutes)


def menu(reader: Reader, setting: str, value: Text | str, choices: Sequence[Choice]) -> Menu:
    now = reader.say("settings-now", setting=text(f"settings-{setting}"), value=value)
    return Menu(TAG.id(verbs.Prefer(setting)), clip(now, PLACEHOLDER), 1, 1, tuple(choices[:PAGE]))


def form(reader: Reader, setting: str, act: verbs.ZoneForm | verbs.AwayForm, default: str | None = None) -> ui.Modal:
    found = ui.Modal(title=clip(reader.say(f"settings-{setting}"), TITLE), custom_id=TAG.id(act), timeout=PATIENCE)
    how = clip(reader.say(f"settings-how-{setting}"), DESCRIPTION)
    field: ui.TextInput[Any] = ui.TextInput(custom_id="answer", max_length=60, default=default)
    found.add_item(ui.Label(text=clip(reader.say(f"settings-{setting}"), CAPTION), description=how, component=field))
    return found
