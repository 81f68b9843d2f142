"""Application commands: what Discord accepts, and how they are kept."""

import re
from copy import deepcopy
from typing import ClassVar

from .form import Form, Path
from .wire import Payload, Refused
from .world import World

SUB, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)
NAME = re.compile(r"[-_'\w]{1,32}")
MOST_TEXT = 8000


def check_command(form: Form, command: Payload, path: Path) -> None:
    if command.get("type", 1) != 1:
        form.length((*path, "name"), command.get("name"), 1, 32)
        form.length((*path, "description"), command.get("description"), 0, 0)
        return
    check_names(form, command, path)
    check_options(form, command.get("options") or [], (*path, "options"), SUB, GROUP)
    if letters(command) > MOST_TEXT:
        form.wrong(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({MOST_TEXT})")


def check_names(form: Form, thing: Payload, path: Path) -> None:
    names = {"name": thing.get("name") or "", **(thing.get("name_localizations") or {})}
    for locale, name in names.items():
        if not NAME.fullmatch(name) or name != name.lower():
            where = (*path, "name") if locale == "name" else (*path, "name_localizations", locale)
            form.wrong(where, "APPLICATION_COMMAND_INVALID_NAME", f"Command name is invalid: {name!r}")
    form.length((*path, "description"), thing.get("description"), 1, 100)
    for locale, text in (thing.get("description_localizations") or {}).items():
        form.length((*path, "description_localizations", locale), text, 1, 100)


def check_options(form: Form, options: list[Payload], path: Path, *nested: int) -> None:
    form.length(path, options, 0, 25)
    names = [option.get("name") for option in options]
    kinds = {option.get("type") in (SUB, GROUP) for option in options}
    if len(kinds) > 1:
        form.wrong(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                   "Sub-command and sub-command group option types are mutually exclusive to all other types")
    late = False
    for i, option in enumerate(options):
        here = (*path, i)
        check_names(form, option, here)
        if names.index(option.get("name")) != i:
            form.wrong((*here, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists")
        kind = option.get("type")
        if not form.among((*here, "type"), kind, {*nested, *range(STRING, ATTACHMENT + 1)}):
            continue
        if kind in (SUB, GROUP):
            check_options(form, option.get("options") or [], (*here, "options"), *((SUB,) if kind == GROUP else ()))
            continue
        if option.get("required") and late:
            form.wrong(path, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                       "Required options must be placed before non-required options")
        late = late or not option.get("required")
        check_choices(form, option, here)


def check_choices(form: Form, option: Payload, path: Path) -> None:
    choices = option.get("choices") or []
    form.length((*path, "choices"), choices, 0, 25)
    if choices and option.get("autocomplete"):
        form.wrong((*path, "choices"), "APPLICATION_COMMAND_OPTIONS_CHOICES_AND_AUTOCOMPLETE",
                   "choices and autocomplete are mutually exclusive")
    for i, choice in enumerate(choices):
        for text in (choice.get("name"), *(choice.get("name_localizations") or {}).values()):
            form.length((*path, "choices", i, "name"), text, 1, 100)
        if isinstance(choice.get("value"), str):
            form.length((*path, "choices", i, "value"), choice["value"], 1, 100)


def letters(thing: Payload) -> int:
    """Of each name and description the longest translation counts."""
    total = 0
    for key in ("name", "description"):
        total += max(map(len, (thing.get(key) or "", *(thing.get(f"{key}_localizations") or {}).values())))
    total += len(str(thing["value"])) if isinstance(thing.get("value"), str) else 0
    parts: list[Payload] = [*(thing.get("options") or []), *(thing.get("choices") or [])]
    return total + sum(letters(part) for part in parts)


class Commands:
    sound: ClassVar[list[Payload]] = []  # what was accepted last: a bot that starts again registers the same

    def __init__(self, world: World) -> None:
        self.world = world

    def of(self, guild_id: str | None) -> list[Payload]:
        return [command for command in self.world.commands.values() if command.get("guild_id") == guild_id]

    def replace(self, bodies: list[Payload], guild_id: str | None) -> list[Payload]:
        if sum(body.get("type", 1) == 1 for body in bodies) > 100:
            raise Refused(400, 30032, "Maximum number of application commands reached (100).")
        if bodies != Commands.sound:
            self.check(bodies)
            Commands.sound = deepcopy(bodies)
        fresh = [self.kept(body, guild_id) for body in bodies]
        others = {key: command for key, command in self.world.commands.items() if command.get("guild_id") != guild_id}
        self.world.put_commands(others | {command["id"]: command for command in fresh})
        return fresh

    def check(self, bodies: list[Payload]) -> None:
        form = Form()
        names = [(body.get("name"), body.get("type", 1)) for body in bodies]
        for i, body in enumerate(bodies):
            check_command(form, body, (i,))
            if names.index(names[i]) != i:
                form.wrong((i,), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
        form.close()

    def kept(self, body: Payload, guild_id: str | None) -> Payload:
        same = (body["name"], body.get("type", 1))
        old = next((command for command in self.of(guild_id) if (command["name"], command["type"]) == same), None)
        permissions = body.get("default_member_permissions")
        return {"description": "", "type": 1, "options": [], "nsfw": False, **body,
                "id": old["id"] if old else self.world.ids.next(), "version": self.world.ids.next(),
                "application_id": self.world.bot.id, "contexts": body.get("contexts"),
                "integration_types": body.get("integration_types") or [0],
                "default_member_permissions": None if permissions is None else str(permissions),
                **({"guild_id": guild_id} if guild_id else {})}
