"""A command written out as one line, `/game verb name:value …` or `/card Oak`, as one may paste it: read as if it had
been typed into the slash bar. A line that is none is refused with what it could have been, and never becomes a message:
it may name what nobody else should know.
"""

import re
from difflib import get_close_matches
from typing import Any

from . import commands as kinds
from .channel import Channel
from .person import Person
from .typed import may_use, no_option
from .wire import Impossible, Payload
from .world import World

NAMED = re.compile(r"(?<!\S)[a-z-]+:(?!//)")  # what looks like an option's name
TRUTHS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def read(world: World, person: Person, channel: Channel, line: str) -> tuple[str, dict[str, Any]]:
    """The command's whole name, and its options."""
    here = [command for command in world.commands.values() if command.get("guild_id") in (None, channel.guild_id)]
    known = [command for command in here if command["type"] == 1]
    word, rest = first(line.strip().removeprefix("/"))
    step = named(word, [command for command in known if may_use(person, command) or command["name"] == word], "/")
    name = step["name"]
    while subs := [option for option in step.get("options") or [] if option["type"] in (kinds.SUB, kinds.GROUP)]:
        word, rest = first(rest)
        step = named(word, subs, f"/{name} ")
        name = f"{name} {step['name']}"
    return name, options(name, step.get("options") or [], rest)


def first(line: str) -> tuple[str, str]:
    word, rest = [*line.split(maxsplit=1), "", ""][:2]
    return word, rest


def named(word: str, known: list[Payload], before: str) -> Payload:
    found = next((spec for spec in known if spec["name"] == word.casefold()), None)
    if found is None:
        names = [spec["name"] for spec in known]
        near = get_close_matches(word.casefold(), names, 3, 0.5)
        offered, said = ", ".join([f"{before}{name}" for name in near or names]), f"{before}{word[:40]}".strip()
        if near:
            raise Impossible("page-cannot-command-near", name=said, near=offered)
        raise Impossible("page-cannot-command-known" if word else "page-cannot-command-more", name=said, known=offered)
    return found


def options(name: str, specs: list[Payload], given: str) -> dict[str, Any]:
    """`name:value`, each up to the next name; a value without a name, before all others, is the first option's."""
    wanted = "|".join([re.escape(spec["name"]) for spec in specs]) or r"(?!)"
    head, *parts = re.split(rf"(?:^|\s)({wanted}):", given.strip())
    if bare := head.strip():
        names = [spec["name"] for spec in specs]
        if not names or names[0] in parts[::2] or NAMED.match(bare):
            raise strange(name, names, bare)
        parts = [names[0], bare, *parts]
    for said in parts[1::2]:
        if unknown := NAMED.search(said):
            raise strange(name, [spec["name"] for spec in specs], unknown[0])
    known = {spec["name"]: spec for spec in specs}
    if twice := [part for at, part in enumerate(parts[::2]) if part in parts[::2][:at]]:
        raise Impossible("page-cannot-twice", name=f"/{name}", option=twice[0])
    return {part: value(known[part], said.strip()) for part, said in zip(parts[::2], parts[1::2], strict=True)}


def strange(name: str, known: list[str], said: str) -> Impossible:
    return no_option(f"/{name}", known, said.split(":", maxsplit=1)[0][:40])


def value(spec: Payload, said: str) -> Any:
    match spec["type"]:
        case kinds.INTEGER if re.fullmatch(r"-?\d{1,15}", said):
            return int(said)
        case kinds.NUMBER if re.fullmatch(r"-?\d{1,15}(\.\d{1,15})?", said):
            return float(said)
        case kinds.BOOLEAN:
            return TRUTHS.get(said.casefold(), said)
        case kinds.USER | kinds.MENTIONABLE | kinds.CHANNEL:
            return said.lstrip("@#")
        case _:
            return said
